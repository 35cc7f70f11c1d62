"""Levels: the size of a board, how its mines are laid, how it starts."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from minesweeper.rules.errors import LevelError, quote
from minesweeper.rules.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.field import Field

LARGEST_SIDE = 500
"""The most rows or columns a level has, in cells."""

HIGHEST_DENSITY = 0.9
"""The highest chance of a cell to be a mine."""


class Start(Enum):
    """What a level promises about its first open."""

    OPENING = "opening"
    """The game itself opens a random zero cell's opening."""
    ZONE = "zone"
    """The first opened cell and its neighbours hold no mine."""
    CELL = "cell"
    """The first opened cell holds no mine."""
    NONE = "none"
    """Nothing: the first open may lose."""


@dataclass(frozen=True, slots=True)
class Level:
    """A board size in cells, a number of mines or a density, and a start rule.

    >>> Level(16, 30, mines=99) == LEVELS["expert"]
    True
    >>> str(Level(16, 30, mines=99, start=Start.NONE))
    '16x30/99/none'

    Raises:
        LevelError: rows or cols outside 1–500, fewer than 2 cells, mines outside
            1 to cells − 1, density outside 0 < p ≤ 0.9, or not exactly one of the two.
    """

    rows: int
    cols: int
    mines: int | None = None
    density: float | None = None
    start: Start = Start.ZONE

    def __post_init__(self) -> None:
        for reason, side in (("rows", self.rows), ("cols", self.cols)):
            if not _is_count(side, 1, LARGEST_SIDE):
                raise LevelError(reason, least=1, most=LARGEST_SIDE, value=quote(side))
        cells = self.rows * self.cols
        if cells < 2:
            raise LevelError("cells")
        if (self.mines is None) == (self.density is None):
            raise LevelError("fill")
        if self.mines is not None and not _is_count(self.mines, 1, cells - 1):
            raise LevelError("mines", least=1, most=cells - 1, value=quote(self.mines))
        if self.density is not None and not _is_density(self.density):
            raise LevelError("density", most=HIGHEST_DENSITY, value=quote(self.density))
        if not isinstance(self.start, Start):
            raise LevelError("start", value=quote(self.start), known=_STARTS)

    @classmethod
    def of(cls, field: Field, start: Start = Start.NONE) -> Level:
        """Return the level a given field belongs to.

        The limits bind what is laid, not what is given: such a level may be larger
        than 500 × 500 or have no mine.
        """
        return _given(field.grid.rows, field.grid.cols, field.mine_count, start)

    @classmethod
    def parse(cls, text: str) -> Level:
        """Read a level's name or its text: rows x cols / mines or density / start rule.

        The start rule may be left out; it is then `zone`.

        >>> Level.parse("8x8/10/cell") == LEVELS["beginner8"]
        True

        Raises:
            LevelError: the text is no level, or a level outside the limits.
        """
        if text in LEVELS:
            return LEVELS[text]
        match = _TEXT.fullmatch(text)
        if match is None:
            if text.isalnum() and not text[:1].isdigit():
                raise LevelError("name", value=quote(text), known=", ".join(LEVELS))
            raise LevelError("text", value=quote(text))
        rows, cols, fill, word = match.groups(default="zone")
        start = parse_start(word)
        if fill.isdigit():
            return cls(int(rows), int(cols), mines=int(fill), start=start)
        try:
            density = float(fill)
        except ValueError:
            raise LevelError("text", value=quote(text)) from None
        return cls(int(rows), int(cols), density=density, start=start)

    def __str__(self) -> str:
        fill = repr(self.density) if self.mines is None else str(self.mines)
        return self.name or f"{self.rows}x{self.cols}/{fill}/{self.start.value}"

    @property
    def grid(self) -> Grid:
        """The grid of this level's boards."""
        return Grid(self.rows, self.cols)

    @property
    def name(self) -> str | None:
        """The name of this level among `LEVELS`, or None for any other."""
        return _NAMES.get(self)

    @property
    def expected_mines(self) -> int:
        """The number of mines, or for a density the rounded expectation, at least 1."""
        if self.mines is not None:
            return self.mines
        return max(1, round(self.rows * self.cols * (self.density or 0)))

    def with_start(self, start: Start) -> Level:
        """Return this level with another start rule."""
        return replace(self, start=start)


def parse_start(word: str) -> Start:
    """Read a start rule: opening, zone, cell or none.

    Raises:
        LevelError: the word is none of the four.
    """
    for start in Start:
        if start.value == word:
            return start
    raise LevelError("start", value=quote(word), known=_STARTS)


@lru_cache(maxsize=256)
def _given(rows: int, cols: int, mines: int, start: Start) -> Level:
    """Return a level that is not held to the limits."""
    level = object.__new__(Level)
    for name, value in (
        ("rows", rows),
        ("cols", cols),
        ("mines", mines),
        ("density", None),
        ("start", start),
    ):
        object.__setattr__(level, name, value)
    return level


def _is_count(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_density(value: object) -> bool:
    return type(value) is float and 0 < value <= HIGHEST_DENSITY


_STARTS = ", ".join(start.value for start in Start)
_TEXT = re.compile(
    r"([1-9][0-9]{0,5})x([1-9][0-9]{0,5})/([0-9][0-9.e-]{0,30})(?:/([a-z]{1,10}))?"
)

LEVELS = {
    "classic": Level(20, 30, density=0.2, start=Start.OPENING),
    "beginner": Level(9, 9, mines=10),
    "intermediate": Level(16, 16, mines=40),
    "expert": Level(16, 30, mines=99),
    "beginner8": Level(8, 8, mines=10, start=Start.CELL),
    "easy10": Level(10, 10, mines=10),
    "dense": Level(20, 20, mines=130),
}
"""The levels with a name, the default first."""

_NAMES = {level: name for name, level in LEVELS.items()}
