"""What a player sees: numbers, covered cells, the mines on the whole board.

Flags and question marks are opinions, never facts: to the solver a marked cell is a
covered one. A finished game is seen as it was before its end was shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.rules.faces import COVERED, FLAG, GUARD
from minesweeper.rules.grid import Grid
from minesweeper.solver.masks import Planes, around, positions

if TYPE_CHECKING:
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell


class ViewError(ValueError):
    """A position that cannot be read; the message quotes the offending text."""


def _digits(test: range) -> bytes:
    """A table for `bytes.translate`: faces in the range become '1', others '0'."""
    return bytes(49 if face in test else 48 for face in range(256))


_COVERED = _digits(range(COVERED, GUARD))
_OPEN = _digits(range(9))
_BITS = tuple(
    bytes(49 if face <= 8 and face >> k & 1 else 48 for face in range(256))
    for k in range(4)
)
_LETTERS = {"#": COVERED, "F": COVERED, "?": COVERED} | {str(n): n for n in range(9)}
_TEXT = "012345678" + "#" * 247


@dataclass(frozen=True, slots=True)
class View:
    """A position: grid, mines on the whole board, faces (padded, one byte a cell).

    >>> View.parse("1# ##", 1).covered_cells
    3
    """

    grid: Grid
    mines: int
    faces: bytes

    @classmethod
    def parse(cls, text: str, mines: int) -> View:
        """Reads rows of `#` (covered), `F`, `?` and `0`–`8`, split by white space.

        Raises:
            ViewError: the text is anything else.
        """
        rows = text.split()
        if not rows:
            raise ViewError("a position needs at least one row")
        grid = Grid(len(rows), len(rows[0]))
        faces = bytearray([GUARD]) * grid.length
        for number, row in enumerate(rows):
            if len(row) != grid.cols:
                raise ViewError(f"row {number} is not {grid.cols} cells wide: {row!r}")
            for column, letter in enumerate(row):
                if letter not in _LETTERS:
                    raise ViewError(f"row {number} has an unknown letter: {letter!r}")
                faces[grid.index((number, column))] = _LETTERS[letter]
        if mines < 0:
            raise ViewError(f"a board cannot hold {mines} mines")
        return cls(grid, mines, bytes(faces))

    @classmethod
    def of(cls, game: Game) -> View:
        """What the player of a running game sees; the counter tells the mines."""
        faces = bytes(game.faces)
        return cls(game.grid, game.mines_left + faces.count(FLAG), faces)

    def __str__(self) -> str:
        grid, faces = self.grid, self.faces
        return "\n".join(
            "".join(_TEXT[faces[grid.index((r, c))]] for c in range(grid.cols))
            for r in range(grid.rows)
        )

    @property
    def stride(self) -> int:
        """Positions from one row to the next."""
        return self.grid.stride

    @property
    def covered(self) -> int:
        """The set of covered cells."""
        return int(self.faces[::-1].translate(_COVERED), 2)

    @property
    def opened(self) -> int:
        """The set of open cells."""
        return int(self.faces[::-1].translate(_OPEN), 2)

    @property
    def numbers(self) -> Planes:
        """The numbers of all open cells (0 elsewhere), bit-sliced."""
        back = self.faces[::-1]
        low, middle, high, top = (int(back.translate(table), 2) for table in _BITS)
        return low, middle, high, top

    @property
    def covered_cells(self) -> int:
        """How many cells are covered."""
        return self.covered.bit_count()

    def cells(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a set, row by row."""
        return tuple(map(self.grid.cell, positions(mask)))

    def touching(self, position: int) -> int:
        """The covered neighbours of a padded position, as a set."""
        return around(position, self.stride) & self.covered
