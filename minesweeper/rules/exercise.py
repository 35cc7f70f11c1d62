"""LeetCode's exercise 529: one click on a board of letters."""

from __future__ import annotations

from minesweeper.rules.errors import MoveError
from minesweeper.rules.faces import COVERED, MINE
from minesweeper.rules.notation import format_grid, parse_grid
from minesweeper.rules.opening import uncover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def update_board(
    board: Sequence[Sequence[str]], click: Sequence[int]
) -> list[list[str]]:
    """Return a new board after a click on a covered cell, as the exercise asks.

    A mine `M` becomes `X`. A safe cell `E` becomes its number, or `B` for zero, which
    opens its neighbours in turn. A click on an open cell changes nothing.

    >>> update_board(["EEE", "EEE", "EEM"], (0, 0))
    [['B', 'B', 'B'], ['B', '1', '1'], ['B', '1', 'M']]

    Raises:
        NotationError: the board is not a rectangle of the exercise's letters.
        MoveError: the click is outside the board.
    """
    field, faces = parse_grid("\n".join("".join(row) for row in board))
    row, col = click
    if (row, col) not in field.grid:
        rows, cols = field.grid.rows, field.grid.cols
        raise MoveError("outside", row=row, col=col, rows=rows, cols=cols)
    index = field.grid.index((row, col))
    changed = [list(line) for line in board]
    if faces[index] != COVERED:
        return changed
    if field.numbers[index] == MINE:
        changed[row][col] = "X"
        return changed
    uncover(field, faces, index)
    return [list(line) for line in format_grid(field, faces).split("\n")]
