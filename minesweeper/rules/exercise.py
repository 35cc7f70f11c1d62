"""LeetCode's exercise 529: one click on a board of letters."""

from __future__ import annotations

from minesweeper.rules.errors import MoveError, NotationError, quote
from minesweeper.rules.faces import COVERED, GUARD
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from minesweeper.rules.opening import uncover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_KNOWN = tuple("EMB12345678X")


def update_board(
    board: Sequence[Sequence[str]], click: Sequence[int]
) -> list[list[str]]:
    """Return a new board after a click on a covered cell, as the exercise asks.

    A covered mine `M` becomes `X`. A covered safe cell `E` becomes the number of mines
    touching it, or `B` if there is none, which then opens the covered cells around it
    in the same way. A click on an open cell changes nothing; neither do letters that
    are there already have to be true.

    >>> update_board([["E", "E", "E"], ["E", "E", "E"], ["E", "E", "M"]], [0, 0])
    [['B', 'B', 'B'], ['B', '1', '1'], ['B', '1', 'M']]

    Raises:
        NotationError: the board is not a rectangle of the exercise's letters.
        MoveError: the click is outside the board.
    """
    result = [list(row) for row in board]
    grid = _check(result)
    row, col = click
    if (row, col) not in grid:
        raise MoveError("outside", row=row, col=col, rows=grid.rows, cols=grid.cols)
    if result[row][col] == "M":
        result[row][col] = "X"
    elif result[row][col] == "E":
        _open(result, grid, grid.index((row, col)))
    return result


def _check(board: list[list[str]]) -> Grid:
    if not board or not board[0]:
        raise NotationError("empty")
    cols = len(board[0])
    for row, line in enumerate(board):
        if len(line) != cols:
            shown = quote("".join(map(str, line)))
            raise NotationError(
                "ragged", row=row, length=len(line), cols=cols, value=shown
            )
        for col, letter in enumerate(line):
            if letter not in _KNOWN:
                shown, known = quote(letter), "".join(_KNOWN)
                raise NotationError(
                    "letter", value=shown, row=row, col=col, known=known
                )
    return Grid(len(board), cols)


def _open(board: list[list[str]], grid: Grid, index: int) -> None:
    """Open a safe cell of a board in place."""
    letters = [letter for line in board for letter in line]
    mines = bytearray(grid.length)
    faces = bytearray(grid.filled(0, GUARD))
    for position, letter in zip(grid.indices, letters, strict=True):
        mines[position] = letter in "MX"
        if letter in "EM":
            faces[position] = COVERED
    before = bytes(faces)
    field = Field(grid, int.from_bytes(mines, "little"))
    _, start, end = uncover(field, faces, [index])
    for position in range(start, end):
        if before[position] == COVERED != faces[position]:
            row, col = grid.cell(position)
            board[row][col] = str(faces[position] or "B")
