"""Finished games of five in a row, one line a game, to be listed and watched again.

A line's words are: id, time of day in seconds since 1970, `black`, `white` or `drawn`,
and the short record.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from minesweeper.gomoku.record import PLAYERS, SHORT_RULES
from minesweeper.play.book import Lines, ResultsError
from minesweeper.play.five import NONE
from minesweeper.rules.errors import quote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.gomoku.record import Record

DRAWN = "drawn"
"""How a game ended that nobody won."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game that ended.

    Attributes:
        id: What tells it from all others: 16 digits to the base of 16.
        when: When it ended, in seconds since 1970.
        winner: `black`, `white` or `drawn`.
        short: Its short record.
    """

    id: str
    when: int
    winner: str
    short: str

    @classmethod
    def parse(cls, line: str) -> Match:
        """Reads a line; whether the moves can be made is seen when it is watched.

        Raises:
            ResultsError: it is none.
        """
        match = _LINE.fullmatch(line)
        if match is None:
            raise ResultsError("line", line=1, value=quote(line))
        key, when, winner, short = match.groups()
        return cls(key, int(when), winner, short)

    def __str__(self) -> str:
        return f"{self.id} {self.when} {self.winner} {self.short}"

    @property
    def opponent(self) -> str:
        """Whom a person played against: the program's level, or `none` for a person."""
        _, black, white, *_ = self.short.split("~")
        levels = [player for player in (black, white) if player != "person"]
        return levels[0] if levels else NONE

    @property
    def result(self) -> str:
        """How it ended: `won`, `lost` or `drawn` for the person; else the winner."""
        if self.opponent == NONE or self.winner == DRAWN:
            return self.winner
        black = self.short.split("~")[1] == "person"
        return "won" if black == (self.winner == "black") else "lost"

    @property
    def stones(self) -> int:
        """How many stones were laid."""
        return self.short.count("~") - 2

    @property
    def seconds(self) -> float:
        """When the last one was laid, in seconds from the first."""
        return int(self.short.rpartition(".")[2]) / 1000


class MatchBook(Lines[Match]):
    """All games of five in a row that ended."""

    heading = "gomoku results 1"

    def parse(self, line: str) -> Match:
        """Reads a line."""
        return Match.parse(line)


def match_of(record: Record, winner: str, when: int) -> Match:
    """Gives the line of a game; the same game has the same id.

    Args:
        record: The game.
        winner: `black`, `white` or `drawn`.
        when: When it ended, in seconds since 1970.
    """
    short = record.short
    return Match(f"{Random(short).getrandbits(64):016x}", when, winner, short)


@dataclass(frozen=True, slots=True)
class Tally:
    """What the games against one opponent come to.

    Attributes:
        opponent: As `Match.opponent`.
        played: How many games ended.
        counts: How many of them ended in each way, by `Match.result`.
    """

    opponent: str
    played: int
    counts: dict[str, int]


def tallies(matches: Iterable[Match]) -> list[Tally]:
    """Gives what the games come to, two people first, then by level."""
    groups: dict[str, list[str]] = {name: [] for name in (NONE, *PLAYERS[1:])}
    for match in matches:
        groups[match.opponent].append(match.result)
    return [
        Tally(
            name,
            len(ends),
            {end: ends.count(end) for end in ("black", "white", "won", "lost", DRAWN)},
        )
        for name, ends in groups.items()
        if ends
    ]


_PLAYER = "|".join(PLAYERS)
_LINE = re.compile(
    rf"([0-9a-f]{{16}}) ([0-9]{{1,12}}) (black|white|drawn) "
    rf"((?:{'|'.join(SHORT_RULES)})(?:~person~(?:{_PLAYER})|~(?:{_PLAYER})~person)"
    r"(?:~[a-o][0-9]{1,2}\.[0-9]{1,12}){9,225})"
)
