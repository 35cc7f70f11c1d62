"""Results of Minesweeper, one line a finished game.

A line's words are: id, time of day in seconds since 1970, level, `won` or `lost`,
seconds, moves, `ranked` or why not, the short record or `-`, and the player's name,
which may be left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from minesweeper.play.book import Lines, ResultsError
from minesweeper.rules.errors import RulesError, quote
from minesweeper.rules.level import Level

HEADING = "minesweeper results 1"
"""The first line of a book or file."""

LONGEST_NAME = 40
"""The most characters of a player's name."""

WITH_RECORD = 60
"""How many of the last games keep their record when there is little room."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended.

    Attributes:
        id: What tells it from all others: 16 digits to the base of 16.
        when: When it ended, in seconds since 1970.
        level: The text of its level, start rule included.
        won: Whether it was won.
        seconds: The time played.
        moves: Opens, marks and chords that changed something.
        unranked: Why it is not ranked, if it is not.
        record: The short record, or nothing where there was no room for it.
        name: Who played, if they said so.
    """

    id: str
    when: int
    level: str
    won: bool
    seconds: float
    moves: int
    unranked: str | None = None
    record: str = ""
    name: str = ""

    @classmethod
    def parse(cls, line: str) -> Result:
        """Reads a line of a book.

        Raises:
            ResultsError: it is none.
        """
        match = _LINE.fullmatch(line)
        if match is None:
            raise ResultsError("line", line=1, value=quote(line))
        key, when, level, word, seconds, moves, rank, record, name = match.groups()
        if not _is_level(level) or (
            name and (not name.isprintable() or tidy(name) != name)
        ):
            raise ResultsError("line", line=1, value=quote(line))
        return cls(
            key,
            int(when),
            level,
            word == "won",
            float(seconds),
            int(moves),
            None if rank == "ranked" else rank,
            "" if record == "-" else record,
            name or "",
        )

    def __str__(self) -> str:
        words = (
            self.id,
            str(self.when),
            self.level,
            "won" if self.won else "lost",
            f"{self.seconds:.3f}",
            str(self.moves),
            self.unranked or "ranked",
            self.record or "-",
        )
        return " ".join((*words, self.name) if self.name else words)

    @property
    def ranked(self) -> bool:
        """Whether it may be compared with others."""
        return self.unranked is None


def tidy(name: str) -> str:
    r"""Gives a name as it is kept: printable, single blanks, up to 40 characters.

    >>> tidy("  Ada   <b>\n ")
    'Ada <b>'
    """
    words = "".join(c if c.isprintable() else " " for c in name).split()
    return " ".join(words)[:LONGEST_NAME].rstrip()


class Book(Lines[Result]):
    """All results of Minesweeper."""

    heading = HEADING

    def parse(self, line: str) -> Result:
        """Reads a line."""
        return Result.parse(line)

    def thin(self) -> None:
        """Drops the records of all but the last games and the best of each level."""
        results = self.results()
        kept = {result.id for result in results[-WITH_RECORD:]}
        best: dict[str, Result] = {}
        for result in results:
            if result.won and result.ranked:
                first = best.get(result.level)
                if first is None or result.seconds < first.seconds:
                    best[result.level] = result
        kept |= {result.id for result in best.values()}
        for result in results:
            if result.id not in kept and result.record:
                self._lines[result.id] = str(replace(result, record=""))


def _is_level(text: str) -> bool:
    """Tells whether a word names a level; those of given fields may be any size."""
    try:
        Level.parse(text)
    except RulesError:
        return _GIVEN.fullmatch(text) is not None
    return True


_GIVEN = re.compile(r"[1-9][0-9]{0,5}x[1-9][0-9]{0,5}/[0-9]{1,9}/(?:none|opening)")
_LINE = re.compile(
    r"([0-9a-f]{16}) ([0-9]{1,12}) ([0-9a-z/.e-]{1,60}) (won|lost) "
    r"((?:0|[1-9][0-9]{0,6})\.[0-9]{3}) (0|[1-9][0-9]{0,6}) ([a-z]{1,20}) "
    r"(-|1~[-./%~0-9A-Za-z]{1,500000})(?: (.{1,40}))?"
)
