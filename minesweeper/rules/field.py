"""The field: where the mines are, and the number of every other cell."""

from __future__ import annotations

from minesweeper.rules.faces import GUARD, MINE
from minesweeper.rules.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.rules.grid import Cell

_MINE_BIT = 16
_GUARD_BIT = 64
_FACES = bytes(
    GUARD if value & _GUARD_BIT else MINE if value & _MINE_BIT else value % 16
    for value in range(256)
)
_ARE_MINES = bytes(value == MINE for value in range(256))


class Field:
    """A laid board, as it would look with every cell open.

    `mines` is an integer of one byte a padded position, lowest first: 1 for a mine.

    >>> field = Field.of(Grid(2, 3), [(0, 0)])
    >>> [field.numbers[i] for i in field.grid.indices]
    [12, 1, 0, 1, 1, 0]
    """

    __slots__ = ("_mines", "grid", "mine_count", "numbers")

    grid: Grid
    """The grid the field lies on."""
    numbers: bytes
    """Padded bytes: 0–8 for a safe cell, `MINE` for a mine, `GUARD` in the padding."""
    mine_count: int
    """Number of mines."""

    def __init__(self, grid: Grid, mines: int) -> None:
        if mines & ~grid.cells:
            raise ValueError("mines must be 0 or 1 in cells and 0 in the padding")
        row = 8 * grid.stride
        column = mines + (mines << row) + (mines >> row)
        block = column + (column << 8) + (column >> 8)
        block += mines * _MINE_BIT + grid.guards * _GUARD_BIT
        self.grid = grid
        self.numbers = block.to_bytes(grid.length, "little").translate(_FACES)
        self.mine_count = self.numbers.count(MINE)
        self._mines = mines

    @classmethod
    def of(cls, grid: Grid, mines: Iterable[Cell]) -> Field:
        """Return the field with mines in the given cells.

        Raises:
            ValueError: a cell lies outside the grid.
        """
        laid = bytearray(grid.length)
        for cell in mines:
            if cell not in grid:
                raise ValueError(f"a mine outside the grid: {cell!r}")
            laid[grid.index(cell)] = 1
        return cls(grid, int.from_bytes(laid, "little"))

    @property
    def mines(self) -> bytes:
        """Padded bytes: 1 for a mine, 0 elsewhere."""
        return self.numbers.translate(_ARE_MINES)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Field):
            return NotImplemented
        return self.grid == other.grid and self._mines == other._mines

    def __hash__(self) -> int:
        return hash((self.grid, self._mines))

    def __repr__(self) -> str:
        return f"Field({self.grid!r}, {self._mines:#x})"
