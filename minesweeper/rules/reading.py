"""The strict reader of records: line by line, and every complaint names its line."""

from __future__ import annotations

import re

from minesweeper.rules.errors import RecordError, quote
from minesweeper.rules.laying import check_seed
from minesweeper.rules.level import Level, parse_start
from minesweeper.rules.links import from_link
from minesweeper.rules.record import (
    HEADER,
    LONGEST,
    MOST_STEPS,
    STEP,
    End,
    Record,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from minesweeper.rules.field import Field
    from minesweeper.rules.record import Step

    T = TypeVar("T")


def read_record(text: str) -> Record:
    """Read a record's text.

    Raises:
        RecordError: the text is no record; it quotes what it could not read.
    """
    if len(text) > LONGEST:
        raise RecordError("length", most=LONGEST, length=len(text))
    lines = _Lines(text)
    if lines.next != HEADER:
        raise RecordError("version", known=HEADER, value=quote(lines.next))
    lines.take()
    level, field = _read_board(lines)
    seed = lines.read("seed", check_seed)
    marks = lines.read("marks", _is_three)
    steps = _read_steps(lines)
    helped = lines.read("helped", _word) if lines.next.startswith("helped ") else None
    end = lines.read("result", _end) if lines.next.startswith("result ") else None
    if lines.next != "end":
        raise lines.bad()
    lines.take()
    if lines.next or not lines.is_last:
        raise lines.bad()
    return Record(level, seed, field, marks, steps, helped, end)


def _read_board(lines: _Lines) -> tuple[Level, Field | None]:
    if not lines.next.startswith("field "):
        return lines.read("level", Level.parse), None
    field = lines.read("field", _field)
    return Level.of(field, lines.read("start", parse_start)), field


def _read_steps(lines: _Lines) -> tuple[Step, ...]:
    count = lines.read("moves", _count)
    if count > MOST_STEPS:
        raise RecordError("steps", most=MOST_STEPS, count=count)
    steps = []
    for _ in range(count):
        step = _TIMED.fullmatch(lines.next)
        if step is None:
            raise lines.bad()
        lines.take()
        steps.append((float(step[1]), step[2]))
    return tuple(steps)


class _Lines:
    """The lines of a text, taken one after the other."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._at = 0

    @property
    def next(self) -> str:
        """The line to be taken next."""
        return self._lines[self._at]

    @property
    def is_last(self) -> bool:
        """Whether no line follows that one."""
        return self._at + 1 == len(self._lines)

    def take(self) -> None:
        """Go on to the next line; the last one, after a line break, is never taken."""
        if self.is_last:
            raise RecordError("end", line=self._at + 1, value=quote(self.next))
        self._at += 1

    def read(self, name: str, reader: Callable[[str], T]) -> T:
        """Return what a line says after its name, as a reader of texts gives it."""
        word, _, value = self.next.partition(" ")
        if word != name:
            raise self.bad()
        try:
            found = reader(value)
        except ValueError as error:
            raise self.bad() from error
        self.take()
        return found

    def bad(self) -> RecordError:
        """Return the complaint about the line to be taken next."""
        return RecordError("line", line=self._at + 1, value=quote(self.next))


def _field(text: str) -> Field:
    b, m = _groups(_LINK, text)
    return from_link(b, m)


def _is_three(text: str) -> bool:
    return _groups(_MARKS, text) == ("3",)


def _count(text: str) -> int:
    return int(_groups(_COUNT, text)[0])


def _word(text: str) -> str:
    return _groups(_HELPED, text)[0]


def _end(text: str) -> End:
    word, seconds = _groups(_END, text)
    return End(word == "won", float(seconds))


def _groups(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return match.groups()


_TIME = r"((?:0|[1-9][0-9]{0,6})\.[0-9]{3})"
_TIMED = re.compile(rf"{_TIME} ({STEP.pattern})")
_END = re.compile(rf"(won|lost) {_TIME}")
_COUNT = re.compile(r"(0|[1-9][0-9]{0,6})")
_MARKS = re.compile(r"([23])")
_LINK = re.compile(r"b=([0-9]{1,12})&m=([0-9a-v]*)")
_HELPED = re.compile(r"([a-z]{1,20})")
