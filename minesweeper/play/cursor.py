"""Where the keyboard is on the board, and where a move of the cursor takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.rules.faces import COVERED, QUESTION

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell, Grid

WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The steps of a row and a column each way is."""

PAGE = 10
"""The most rows a page up or down goes."""

UNDECIDED = (COVERED, QUESTION)
"""The faces of a cell that is neither open nor flagged."""


def start(grid: Grid, faces: bytes | bytearray) -> Cell:
    """Gives the cell to begin at: the open one nearest to the middle, or the middle.

    >>> from minesweeper.rules.grid import Grid
    >>> start(Grid(9, 9), Grid(9, 9).covered)
    (4, 4)
    """
    middle = ((grid.rows - 1) // 2, (grid.cols - 1) // 2)
    opened = [grid.cell(index) for index in grid.indices if faces[index] <= 8]

    def distance(cell: Cell) -> int:
        return (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2

    return min(opened, key=distance, default=middle)


def inside(grid: Grid, cell: Cell) -> Cell:
    """Gives the nearest cell of the grid.

    >>> from minesweeper.rules.grid import Grid
    >>> inside(Grid(2, 3), (5, 1))
    (1, 1)
    """
    row, col = cell
    return min(max(row, 0), grid.rows - 1), min(max(col, 0), grid.cols - 1)


def moved(grid: Grid, faces: bytes | bytearray, cell: Cell, command: str) -> Cell:
    """Gives the cell that a command of `keys.MOVES` takes the cursor to.

    The edges of the board stop it. On the way to the next covered cell open and
    flagged ones are passed; where none is left that way, the cursor stays.

    >>> from minesweeper.rules.grid import Grid
    >>> moved(Grid(3, 3), Grid(3, 3).covered, (1, 1), "row-end")
    (1, 2)

    Raises:
        KeyError: there is no such command.
    """
    row, col = cell
    if command in WAYS:
        down, right = WAYS[command]
        return inside(grid, (row + down, col + right))
    if command.startswith("covered-"):
        return _next_covered(grid, faces, cell, WAYS[command.removeprefix("covered-")])
    return inside(
        grid,
        {
            "row-start": (row, 0),
            "row-end": (row, grid.cols),
            "first": (0, 0),
            "last": (grid.rows, grid.cols),
            "page-up": (row - PAGE, col),
            "page-down": (row + PAGE, col),
        }[command],
    )


def _next_covered(
    grid: Grid, faces: bytes | bytearray, cell: Cell, way: tuple[int, int]
) -> Cell:
    row, col = cell[0] + way[0], cell[1] + way[1]
    while (row, col) in grid:
        if faces[grid.index((row, col))] in UNDECIDED:
            return row, col
        row, col = row + way[0], col + way[1]
    return cell
