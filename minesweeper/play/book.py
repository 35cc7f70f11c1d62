"""Books of results: one line a finished game, each once, merged by their ids.

A book is a text: a heading line, then one line a result that begins with its id, `end`
after the last one in a file. What else a line says is each game's own affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from minesweeper.rules.errors import RulesError, quote

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import ClassVar

LONGEST_FILE = 20_000_000
"""The most characters of a file that is read."""


class ResultsError(RulesError):
    """A text that is no results; it names the line."""

    sentences: ClassVar[Mapping[str, str]] = {
        "heading": "A file of results begins with {known}, not with {value}.",
        "line": "Line {line} of the results is not as it should be: {value}.",
        "end": "The file of results breaks off after line {line}.",
        "length": "A file of results has at most {most} characters, not {length}.",
    }


class Entry(Protocol):
    """A result, as far as a book knows it; `str` gives its line."""

    @property
    def id(self) -> str:
        """What tells it from all others: the first word of its line."""
        ...

    @property
    def when(self) -> int:
        """When its game ended, in seconds since 1970."""
        ...


E = TypeVar("E", bound=Entry)


class Lines(Generic[E]):
    """All results, by id, in the order they came in; lines are read when asked for.

    Lines that cannot be read are kept as they are and counted in `unreadable`.
    """

    heading: ClassVar[str]
    """Its first line."""

    def __init__(self, text: str = "") -> None:
        self._lines: dict[str, str] = {}
        self.take(text)

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, key: object) -> bool:
        return key in self._lines

    def __str__(self) -> str:
        return "\n".join((self.heading, *self._lines.values(), ""))

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
            if line in ("", self.heading):
                continue
            kept = self._lines.get(key)
            bare = kept is not None and kept.split(" ")[7:8] == ["-"]
            if kept is None or (bare and len(line) > len(kept)):
                self._lines[key] = line

    def add(self, result: E) -> bool:
        """Adds a result, once; tells whether it was not here yet."""
        if result.id in self._lines:
            return False
        self._lines[result.id] = str(result)
        return True

    def parse(self, line: str) -> E:
        """Reads a line.

        Raises:
            ResultsError: it is no result.
        """
        raise NotImplementedError

    def thin(self) -> None:
        """Drops what can be missed, where there is little room."""

    def results(self) -> list[E]:
        """Gives all that can be read, the oldest first."""
        found = []
        for line in self._lines.values():
            try:
                found.append(self.parse(line))
            except ResultsError:
                continue
        return sorted(found, key=lambda result: result.when)


def read_file(text: str, book: Lines[E]) -> list[E]:
    """Reads a file of results as a book has them, all of it or nothing.

    Raises:
        ResultsError: a line is none; it names and quotes the line.
    """
    if len(text) > LONGEST_FILE:
        raise ResultsError("length", most=LONGEST_FILE, length=len(text))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != book.heading:
        raise ResultsError("heading", known=book.heading, value=quote(lines[0]))
    while lines[-1] == "" and len(lines) > 1:
        lines.pop()
    if lines[-1] != "end":
        raise ResultsError("end", line=len(lines))
    results = []
    for number, line in enumerate(lines[1:-1], 2):
        try:
            results.append(book.parse(line))
        except ResultsError:
            raise ResultsError("line", line=number, value=quote(line)) from None
    return results


def merge(book: Lines[E], results: Iterable[E]) -> int:
    """Adds results to a book; gives how many were not there yet."""
    fresh = 0
    for result in results:
        fresh += result.id not in book
        book.take(str(result))
    return fresh
