"""Boards as text, one row a line, a letter a cell, in three alphabets.

- *grid*: what LeetCode's exercise 529 writes, with all mines known.
- *view*: what a player sees.
- *field*: where the mines are, with nothing opened.

A closing line break is no row. Every `parse_…` raises a `NotationError` for a text
without cells, with rows of different lengths or with a letter of no meaning.
"""

from __future__ import annotations

from minesweeper.rules.errors import NotationError, quote
from minesweeper.rules.faces import COVERED, EXPLODED, FLAG, MINE, QUESTION
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Padded = bytes | bytearray
    """One byte a padded position."""

_NUMBERS = "B12345678"
_GRID = "EM" + _NUMBERS + "X"
_SEEN = {
    **{str(number): number for number in range(9)},
    "#": COVERED,
    "F": FLAG,
    "?": QUESTION,
}
_VIEW = "012345678#F?##F"


def format_grid(field: Field, faces: Padded) -> str:
    r"""Return a board in the letters of the exercise.

    `E` is a covered safe cell, `M` a covered mine, `B` an open zero, `1`–`8` an open
    number, `X` an opened mine. Marks have no letter: a marked cell is a covered one.

    >>> format_grid(*parse_grid("B1E\nB1M"))
    'B1E\nB1M'
    """

    def letter(index: int) -> str:
        face = faces[index]
        if face <= 8:
            return _NUMBERS[face]
        if face == EXPLODED:
            return "X"
        return "M" if field.numbers[index] == MINE else "E"

    return _join(field.grid, map(letter, field.grid.indices))


def parse_grid(text: str) -> tuple[Field, bytearray]:
    """Read a board in the letters of `format_grid`: its field, and its padded faces.

    Raises:
        NotationError: also where a number isn't the number of mines touching its cell.
    """
    grid, letters = _read(text, _GRID)
    field = _field(grid, (letter in "MX" for letter in letters))
    faces = bytearray(grid.covered)
    for index, letter in zip(grid.indices, letters, strict=True):
        if letter == "X":
            faces[index] = EXPLODED
        elif letter in _NUMBERS:
            count = field.numbers[index]
            if letter != _NUMBERS[count]:
                row, col = grid.cell(index)
                raise NotationError(
                    "number", row=row, col=col, value=quote(letter), count=count
                )
            faces[index] = count
    return field, faces


def format_view(grid: Grid, faces: Padded) -> str:
    """Return a board as a player sees it, without what only the game knows.

    `#` is a covered cell, `F` a flag, `?` a question mark, `0`–`8` an open number.
    After a loss a mine is written as a covered cell, a wrong flag as a flag.
    """
    return _join(grid, (_VIEW[faces[index]] for index in grid.indices))


def parse_view(text: str) -> tuple[Grid, bytearray]:
    r"""Read a board in the letters of `format_view`: its grid, and its padded faces.

    >>> grid, faces = parse_view("0#\nF?")
    >>> [faces[index] for index in grid.indices]
    [0, 9, 10, 11]
    """
    grid, letters = _read(text, "".join(_SEEN))
    faces = bytearray(grid.covered)
    for index, letter in zip(grid.indices, letters, strict=True):
        faces[index] = _SEEN[letter]
    return grid, faces


def format_field(field: Field) -> str:
    r"""Return where the mines of a field are: `*` is a mine, `.` a safe cell.

    >>> format_field(parse_field("*../.*."))
    '*..\n.*.'
    """
    mines = field.mines
    return _join(field.grid, (".*"[mines[index]] for index in field.grid.indices))


def parse_field(text: str) -> Field:
    """Read a field in the letters of `format_field`; rows may be parted by `/` too."""
    grid, letters = _read(text.replace("/", "\n"), ".*")
    return _field(grid, (letter == "*" for letter in letters))


def _field(grid: Grid, mines: Iterable[bool]) -> Field:
    laid = bytearray(grid.length)
    for index, mine in zip(grid.indices, mines, strict=True):
        laid[index] = mine
    return Field(grid, int.from_bytes(laid, "little"))


def _join(grid: Grid, letters: Iterable[str]) -> str:
    text = "".join(letters)
    starts = range(0, grid.size, grid.cols)
    return "\n".join(text[start : start + grid.cols] for start in starts)


def _read(text: str, known: str) -> tuple[Grid, str]:
    """Return the grid of a text and its letters without the line breaks."""
    lines = text.removesuffix("\n").split("\n")
    cols = len(lines[0])
    if cols == 0:
        raise NotationError("empty")
    for row, line in enumerate(lines):
        if len(line) != cols:
            raise NotationError(
                "ragged", row=row, length=len(line), cols=cols, value=quote(line)
            )
        for col, letter in enumerate(line):
            if letter not in known:
                raise NotationError(
                    "letter", value=quote(letter), row=row, col=col, known=known
                )
    return Grid(len(lines), cols), "".join(lines)
