"""Boards as text, one row a line: with all mines known, or as a player sees them."""

from __future__ import annotations

from minesweeper.rules.errors import NotationError, quote
from minesweeper.rules.faces import (
    COVERED,
    EXPLODED,
    FLAG,
    GUARD,
    MINE,
    QUESTION,
    WRONG_FLAG,
)
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_VIEW = {
    **{number: str(number) for number in range(9)},
    COVERED: "#",
    FLAG: "F",
    QUESTION: "?",
    MINE: "#",
    EXPLODED: "#",
    WRONG_FLAG: "F",
}
_SEEN = {
    **{str(number): number for number in range(9)},
    "#": COVERED,
    "F": FLAG,
    "?": QUESTION,
}
_GRID_LETTERS = "EMB12345678X"


def format_grid(field: Field, faces: bytes | bytearray) -> str:
    r"""Return a board in the letters of LeetCode's exercise 529.

    `E` covered safe, `M` covered mine, `B` open zero, `1`–`8` open number, `X` opened
    mine. Marks have no letter there: a marked cell is written as a covered one.

    >>> format_grid(*parse_grid("B1E\nB1M"))
    'B1E\nB1M'
    """
    grid, numbers = field.grid, field.numbers

    def letter(index: int) -> str:
        face = faces[index]
        if face <= 8:
            return str(face) if face else "B"
        if face == EXPLODED:
            return "X"
        return "M" if numbers[index] == MINE else "E"

    return _join(grid, [letter(index) for index in grid.indices])


def parse_grid(text: str) -> tuple[Field, bytearray]:
    """Read a board in the letters of `format_grid`: its field and its faces.

    Raises:
        NotationError: no cells, rows of different lengths, an unknown letter, or a
            number that is not the number of mines touching its cell.
    """
    grid = _measure(text)
    letters = dict(_letters(text, _GRID_LETTERS))
    mines = [cell for cell, letter in letters.items() if letter in "MX"]
    field = Field.of(grid, mines)
    faces = bytearray(grid.filled(COVERED, GUARD))
    for (row, col), letter in letters.items():
        index = grid.index((row, col))
        if letter == "X":
            faces[index] = EXPLODED
        elif letter not in "EM":
            number = 0 if letter == "B" else int(letter)
            count = field.numbers[index]
            if number != count:
                raise NotationError(
                    "number", row=row, col=col, value=quote(letter), count=count
                )
            faces[index] = number
    return field, faces


def format_view(grid: Grid, faces: bytes | bytearray) -> str:
    """Return a board as a player sees it, without what only the game knows.

    `#` covered, `F` flag, `?` question mark, `0`–`8` open. After a loss a mine shown is
    written as the covered cell it was, a wrong flag as the flag it was.
    """
    return _join(grid, [_VIEW[faces[index]] for index in grid.indices])


def parse_view(text: str) -> tuple[Grid, bytearray]:
    r"""Read a board in the letters of `format_view`: its grid and its faces.

    >>> grid, faces = parse_view("0#\nF?")
    >>> [faces[index] for index in grid.indices]
    [0, 9, 10, 11]

    Raises:
        NotationError: no cells, rows of different lengths, or an unknown letter.
    """
    grid = _measure(text)
    faces = bytearray(grid.filled(COVERED, GUARD))
    for cell, letter in _letters(text, "".join(_SEEN)):
        faces[grid.index(cell)] = _SEEN[letter]
    return grid, faces


def _join(grid: Grid, letters: list[str]) -> str:
    cols = grid.cols
    starts = range(0, grid.size, cols)
    return "\n".join("".join(letters[start : start + cols]) for start in starts)


def _measure(text: str) -> Grid:
    rows = text.removesuffix("\n").split("\n")
    cols = len(rows[0])
    if cols == 0:
        raise NotationError("empty")
    for number, row in enumerate(rows):
        if len(row) != cols:
            raise NotationError(
                "ragged", row=number, length=len(row), cols=cols, value=quote(row)
            )
    return Grid(len(rows), cols)


def _letters(text: str, known: str) -> Iterator[tuple[tuple[int, int], str]]:
    for row, line in enumerate(text.removesuffix("\n").split("\n")):
        for col, letter in enumerate(line):
            if letter not in known:
                raise NotationError(
                    "letter", value=quote(letter), row=row, col=col, known=known
                )
            yield (row, col), letter
