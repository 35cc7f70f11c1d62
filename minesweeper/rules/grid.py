"""The grid: rows × columns of cells, and how they lie in a padded row of bytes."""

from __future__ import annotations

from functools import cached_property, lru_cache

from minesweeper.rules.faces import COVERED, GUARD

Cell = tuple[int, int]
"""A cell as (row, column), counted from 0 at the top left."""


class Grid:
    """The geometry of rows × cols cells, worked out once for a size and shared.

    A board is kept as one byte a cell, row after row, in a *padded* row of bytes: one
    guard row above and below and one guard column at the right. So a cell's eight
    neighbours are always at the same eight `offsets`, with no test for the edges: the
    guard column ends one row and begins the next, and −1 is the last guard of all.

    >>> grid = Grid(2, 3)
    >>> grid.size, grid.stride, grid.length
    (6, 4, 16)
    >>> grid.indices
    (4, 5, 6, 8, 9, 10)
    >>> (1, 2) in grid, (2, 0) in grid
    (True, False)

    Grids of one size are equal. They cannot be changed.

    Raises:
        ValueError: rows or cols is less than 1.
    """

    rows: int
    """Number of rows."""
    cols: int
    """Number of columns."""
    size: int
    """Number of cells."""
    stride: int
    """Distance in positions from a cell to the one below: cols + 1."""
    length: int
    """Number of positions, padding included: (rows + 2) × stride."""
    offsets: tuple[int, ...]
    """Distances in positions to the eight neighbours, in ascending order."""

    def __new__(cls, rows: int, cols: int) -> Grid:
        """Return the grid of this size, the same object as last time if kept."""
        return _shared(rows, cols)

    @cached_property
    def indices(self) -> tuple[int, ...]:
        """The positions of all cells, row by row."""
        starts = range(self.stride, self.stride * (self.rows + 1), self.stride)
        return tuple(i for start in starts for i in range(start, start + self.cols))

    @cached_property
    def covered(self) -> bytes:
        """A board with every cell covered, as padded bytes of faces."""
        return self.filled(COVERED, GUARD)

    @cached_property
    def cells(self) -> int:
        """An integer of one byte a position: 1 for a cell, 0 for a guard."""
        return int.from_bytes(self.filled(1, 0), "little")

    @cached_property
    def guards(self) -> int:
        """The same for guards: 128 for a guard, 0 for a cell."""
        return int.from_bytes(self.filled(0, 128), "little")

    def filled(self, cell: int, guard: int) -> bytes:
        """Return padded bytes with one value in every cell, another in every guard."""
        edge = bytes([guard])
        row = bytes([cell]) * self.cols + edge
        return edge * self.stride + row * self.rows + edge * self.stride

    def index(self, cell: Cell) -> int:
        """Return the position of a cell in padded bytes.

        >>> Grid(2, 3).index((1, 2))
        10
        """
        return (cell[0] + 1) * self.stride + cell[1]

    def cell(self, index: int) -> Cell:
        """Return the cell at a position, the inverse of `index`.

        >>> Grid(2, 3).cell(10)
        (1, 2)
        """
        row, col = divmod(index, self.stride)
        return row - 1, col

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the up to eight cells that touch a cell, row by row.

        >>> Grid(2, 3).neighbours((0, 0))
        ((0, 1), (1, 0), (1, 1))
        """
        row, col = cell
        return tuple(
            (r, c)
            for r in range(max(row - 1, 0), min(row + 2, self.rows))
            for c in range(max(col - 1, 0), min(col + 2, self.cols))
            if (r, c) != cell
        )

    def __contains__(self, cell: object) -> bool:
        if not isinstance(cell, tuple) or len(cell) != 2:
            return False
        row, col = cell
        return bool(0 <= row < self.rows and 0 <= col < self.cols)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a grid cannot be changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a grid cannot be changed: {name}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (self.rows, self.cols) == (other.rows, other.cols)

    def __hash__(self) -> int:
        return hash((self.rows, self.cols))

    def __reduce__(self) -> tuple[type[Grid], Cell]:
        return Grid, (self.rows, self.cols)

    def __repr__(self) -> str:
        return f"Grid({self.rows}, {self.cols})"


@lru_cache(maxsize=32)
def _shared(rows: int, cols: int) -> Grid:
    if rows < 1 or cols < 1:
        raise ValueError(f"a grid has at least 1 row and 1 column, not {rows} × {cols}")
    grid = object.__new__(Grid)
    stride = cols + 1
    above = (-stride - 1, -stride, -stride + 1)
    below = (stride - 1, stride, stride + 1)
    vars(grid).update(
        rows=rows,
        cols=cols,
        size=rows * cols,
        stride=stride,
        length=(rows + 2) * stride,
        offsets=(*above, -1, 1, *below),
    )
    return grid
