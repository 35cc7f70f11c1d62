"""The field: where the mines are, and the number of every other cell."""

from __future__ import annotations

from minesweeper.rules.faces import GUARD, MINE
from minesweeper.rules.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.rules.grid import Cell

_NUMBERS = bytes(
    GUARD if block & 128 else MINE if block & 16 else block % 16 for block in range(256)
)
_ARE_MINES = bytes(value == MINE for value in range(256))


class Field:
    """A laid board: its grid, and its mines *packed* into one integer.

    Packed is one byte a padded position, lowest first: 1 for a mine, 0 elsewhere. The
    numbers of all cells are then eight shifted copies of that integer, added at once.

    >>> field = Field.of(Grid(2, 3), [(0, 0)])
    >>> [field.numbers[index] for index in field.grid.indices]
    [12, 1, 0, 1, 1, 0]

    Fields with the same mines on the same grid are equal. They are not to be changed.

    Raises:
        ValueError: a mine in the padding, or another byte than 0 and 1.
    """

    __slots__ = ("_mines", "grid", "mine_count", "numbers", "packed")

    grid: Grid
    """The grid the field lies on."""
    packed: int
    """The mines as an integer of one byte a padded position."""
    numbers: bytes
    """Padded bytes: 0–8 for a safe cell, `MINE` for a mine, `GUARD` in the padding.

    So each byte is the face its cell would show if the whole board were open.
    """
    mine_count: int
    """Number of mines."""

    def __init__(self, grid: Grid, packed: int) -> None:
        if packed | grid.cells != grid.cells:
            raise ValueError("packed mines are 0 or 1 in cells and 0 in the padding")
        row = 8 * grid.stride
        column = packed + (packed << row) + (packed >> row)
        block = column + (column << 8) + (column >> 8)
        block += (packed << 4) + grid.guards
        self.grid = grid
        self.packed = packed
        self.numbers = block.to_bytes(grid.length, "little").translate(_NUMBERS)
        self.mine_count = self.numbers.count(MINE)
        self._mines: bytes | None = None

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
        if self._mines is None:
            self._mines = self.numbers.translate(_ARE_MINES)
        return self._mines

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Field):
            return NotImplemented
        return self.grid == other.grid and self.packed == other.packed

    def __hash__(self) -> int:
        return hash((self.grid, self.packed))

    def __repr__(self) -> str:
        return f"Field({self.grid!r}, {self.packed:#x})"
