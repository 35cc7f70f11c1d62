"""Short records: a record as one word of an address or of a list.

Eight parts with `~` between them: version, level (for a given field: its start rule),
field as `b.m`, marks 2 or 3, steps, help, end, seed. A step is a letter, the
milliseconds since the step before, a dot and the number of the cell in reading order,
both to the base of 36; a zero time and a step's missing cell are left out. The seed
is written with escapes as in an address.

>>> from minesweeper.rules.level import LEVELS
>>> steps = ((0.0, "open 0,1"), (1.5, "mark 8,8"), (1.5, "undo"))
>>> to_compact(Record(LEVELS["beginner"], "a b", steps=steps))
'1~beginner~~2~O.1M15o.28U~~~a%20b'
"""

from __future__ import annotations

import re

from minesweeper.rules.errors import RecordError, quote
from minesweeper.rules.laying import check_seed
from minesweeper.rules.level import Level, parse_start
from minesweeper.rules.links import from_link, to_link
from minesweeper.rules.record import End, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    from minesweeper.rules.field import Field
    from minesweeper.rules.record import Step

    T = TypeVar("T")

LONGEST_COMPACT = 500_000
"""The most characters of a short record."""

_LETTERS = {
    "open": "O",
    "mark": "M",
    "chord": "C",
    "undo": "U",
    "redo": "R",
    "marks 2": "P",
    "marks 3": "Q",
}
_WORDS = {letter: word for word, letter in _LETTERS.items()}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
_STEP = re.compile(r"([OMCURPQ])(-?[1-9a-z][0-9a-z]{0,6})?(?:\.([0-9a-z]{1,7}))?")
_END = re.compile(r"([wl])([0-9a-z]{1,7})")
_HELPED = re.compile(r"[a-z]{0,20}")
_SEED = re.compile(r"(?:[A-Za-z0-9]|%[0-9A-F]{2})*")


def to_compact(record: Record) -> str:
    """Return a record as one short word of plain letters, digits and `-./%~`.

    Raises:
        RecordError: a step's cell is outside the grid.
    """
    level, field, end = record.level, record.field, record.end
    link = "" if field is None else to_link(field)[2:].replace("&m=", ".")
    steps, before = [], 0
    for number, (seconds, step) in enumerate(record.steps, 1):
        word, _, cell = ("", "", "") if step in _LETTERS else step.partition(" ")
        now = round(seconds * 1000)
        steps.append(_LETTERS[word or step])
        if now != before:
            steps.append(("-" if now < before else "") + _digits(abs(now - before)))
        before = now
        if cell:
            row, col = map(int, cell.split(","))
            if row >= level.rows or col >= level.cols:
                raise RecordError("move", number=number, value=quote(step))
            steps.append("." + _digits(row * level.cols + col))
    parts = [
        "1",
        str(level) if field is None else level.start.value,
        link,
        "3" if record.question_marks else "2",
        "".join(steps),
        record.helped or "",
        "" if end is None else "lw"[end.won] + _digits(round(end.seconds * 1000)),
        "".join(
            chr(byte) if byte in _PLAIN else f"%{byte:02X}"
            for byte in record.seed.encode()
        ),
    ]
    return "~".join(parts)


def from_compact(text: str) -> Record:
    """Read a short record; its text is just what `to_compact` writes.

    Raises:
        RecordError: the text is none; it quotes the part that could not be read.
    """
    if len(text) > LONGEST_COMPACT:
        raise RecordError("length", most=LONGEST_COMPACT, length=len(text))
    parts = text.split("~")
    if parts[0] != "1" or len(parts) != 8:
        raise RecordError("part", number=min(len(parts), 8), value=quote(parts[-1]))
    number = 0
    try:
        number = 2
        field: Field | None = None
        if parts[2]:
            start = parse_start(parts[1])
            number = 3
            b, dot, m = parts[2].partition(".")
            field = _checked(from_link(b, m), dot == ".")
            level = Level.of(field, start)
        else:
            level = Level.parse(parts[1])
        number = 4
        marks = _checked(parts[3] == "3", parts[3] in ("2", "3"))
        number = 5
        steps = _read_steps(parts[4], level)
        number = 6
        helped = _checked(parts[5], _HELPED.fullmatch(parts[5]) is not None)
        number = 7
        end = _read_end(parts[6])
        number = 8
        seed = check_seed(_read_seed(parts[7]))
        return Record(level, seed, field, marks, steps, helped or None, end)
    except RecordError:
        raise
    except ValueError as error:
        value = quote(parts[number - 1])
        raise RecordError("part", number=number, value=value) from error


def _read_steps(text: str, level: Level) -> tuple[Step, ...]:
    steps: list[Step] = []
    now = at = 0
    while at < len(text):
        match = _STEP.match(text, at)
        if match is None:
            raise RecordError("step", value=quote(text[at : at + 12]))
        letter, passed, cell = match.groups()
        now += int(passed or "0", 36)
        word = _WORDS[letter]
        takes_cell = letter in "OMC"
        if takes_cell is not (cell is not None):
            raise RecordError("step", value=quote(match[0]))
        if cell is not None:
            row, col = divmod(int(cell, 36), level.cols)
            if row >= level.rows:
                raise RecordError("step", value=quote(match[0]))
            word = f"{word} {row},{col}"
        steps.append((now / 1000, word))
        at = match.end()
    return tuple(steps)


def _read_end(text: str) -> End | None:
    match = _END.fullmatch(text)
    if match is None:
        return _checked(None, text == "")
    return End(match[1] == "w", int(match[2], 36) / 1000)


def _read_seed(text: str) -> str:
    _checked(None, _SEED.fullmatch(text) is not None)
    first, *pieces = text.split("%")
    escaped = b"".join(bytes([int(p[:2], 16)]) + p[2:].encode() for p in pieces)
    return (first.encode() + escaped).decode()


def _checked(value: T, right: bool) -> T:
    """Return a value that is right.

    Raises:
        ValueError: it is not.
    """
    if not right:
        raise ValueError(value)
    return value


def _digits(number: int) -> str:
    """Return a number to the base of 36."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
