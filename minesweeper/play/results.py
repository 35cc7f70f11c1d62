"""Results: one line a finished game, each once, merged by their ids.

A book of results is a text: a heading line, then one line a result, `end` after the
last one in a file. A line's words are: id, time of day in seconds since 1970, level,
`won` or `lost`, seconds, moves, `ranked` or why not, the short record or `-`, and the
player's name, which may be left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from minesweeper.rules.errors import RulesError, quote
from minesweeper.rules.level import Level

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import ClassVar

HEADING = "minesweeper results 1"
"""The first line of a book or file."""

LONGEST_FILE = 20_000_000
"""The most characters of a file that is read."""

LONGEST_NAME = 40
"""The most characters of a player's name."""

WITH_RECORD = 60
"""How many of the last games keep their record when there is little room."""


class ResultsError(RulesError):
    """A text that is no results; it names the line."""

    sentences: ClassVar[Mapping[str, str]] = {
        "heading": "A file of results begins with {known}, not with {value}.",
        "line": "Line {line} of the results is not as it should be: {value}.",
        "end": "The file of results breaks off after line {line}.",
        "length": "A file of results has at most {most} characters, not {length}.",
    }


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


class Book:
    """All results, by id, in the order they came in; lines are read when asked for.

    Lines that cannot be read are kept as they are and counted in `unreadable`.
    """

    def __init__(self, text: str = "") -> None:
        self._lines: dict[str, str] = {}
        self.take(text)

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, key: object) -> bool:
        return key in self._lines

    def __str__(self) -> str:
        return "\n".join((HEADING, *self._lines.values(), ""))

    @property
    def file(self) -> str:
        """The text of all results for a file."""
        return f"{self}end\n"

    @property
    def unreadable(self) -> int:
        """How many lines are no results."""
        return len(self._lines) - len(self.results())

    def take(self, text: str) -> None:
        """Adds what a kept text has that is not here yet, without reading it closely.

        Of two lines of one id the one that is here stays, unless it lost its record.
        """
        for line in text.split("\n"):
            key = line.partition(" ")[0]
            if line in ("", HEADING):
                continue
            kept = self._lines.get(key)
            bare = kept is not None and kept.split(" ")[7:8] == ["-"]
            if kept is None or (bare and len(line) > len(kept)):
                self._lines[key] = line

    def add(self, result: Result) -> bool:
        """Adds a result, once; tells whether it was not here yet."""
        if result.id in self._lines:
            return False
        self._lines[result.id] = str(result)
        return True

    def results(self) -> list[Result]:
        """Gives all that can be read, the oldest first."""
        found = []
        for line in self._lines.values():
            try:
                found.append(Result.parse(line))
            except ResultsError:
                continue
        return sorted(found, key=lambda result: result.when)

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


def read_file(text: str) -> list[Result]:
    """Reads a file of results, all of it or nothing.

    Raises:
        ResultsError: a line is none; it names and quotes the line.
    """
    if len(text) > LONGEST_FILE:
        raise ResultsError("length", most=LONGEST_FILE, length=len(text))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != HEADING:
        raise ResultsError("heading", known=HEADING, value=quote(lines[0]))
    while lines[-1] == "" and len(lines) > 1:
        lines.pop()
    if lines[-1] != "end":
        raise ResultsError("end", line=len(lines))
    results = []
    for number, line in enumerate(lines[1:-1], 2):
        try:
            results.append(Result.parse(line))
        except ResultsError:
            raise ResultsError("line", line=number, value=quote(line)) from None
    return results


def merge(book: Book, results: Iterable[Result]) -> int:
    """Adds results to a book; gives how many were not there yet."""
    fresh = 0
    for result in results:
        fresh += result.id not in book
        book.take(str(result))
    return fresh


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
