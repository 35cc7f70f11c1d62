"""Board links: the b and m the community's tools share, such as `b=1&m=…`.

`b` is 1, 2 or 3 for 9 × 9, 16 × 16 and 16 rows × 30 columns, else width and height as
two equally long decimal numbers, joined. `m` holds the mines row by row from the top
left, five cells a letter of 0-9a-v, the first cell in the highest bit, 1 for a mine;
the last letter is padded with zero bits.
"""

from __future__ import annotations

from minesweeper.rules.errors import NotationError, quote
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid

_LETTERS = "0123456789abcdefghijklmnopqrstuv"
_SIZES = {"1": (9, 9), "2": (16, 16), "3": (16, 30)}


def to_link(field: Field) -> str:
    """Return a field as the query text of a link.

    >>> to_link(Field.of(Grid(1, 6), [(0, 0), (0, 5)]))
    'b=61&m=gg'
    """
    grid = field.grid
    size = (grid.rows, grid.cols)
    digits = max(len(str(grid.rows)), len(str(grid.cols)))
    b = f"{grid.cols:0{digits}}{grid.rows:0{digits}}"
    b = next((code for code, known in _SIZES.items() if known == size), b)
    mines = field.mines
    bits = "".join("01"[mines[index]] for index in grid.indices)
    groups = (bits[i : i + 5].ljust(5, "0") for i in range(0, len(bits), 5))
    return f"b={b}&m={''.join(_LETTERS[int(group, 2)] for group in groups)}"


def from_link(b: str, m: str) -> Field:
    """Return the field a link's b and m stand for.

    >>> from_link("61", "gg") == Field.of(Grid(1, 6), [(0, 0), (0, 5)])
    True

    Raises:
        NotationError: b is no size, m has another length than b asks for, holds
            another letter than 0-9 and a-v, or sets a padding bit.
    """
    rows, cols = _read_size(b)
    need = -(-rows * cols // 5)
    if len(m) != need:
        raise NotationError(
            "length", rows=rows, cols=cols, need=need, value=quote(m), length=len(m)
        )
    for place, letter in enumerate(m):
        if letter not in _LETTERS:
            raise NotationError("digit", value=quote(letter), place=place)
    bits = "".join(f"{_LETTERS.index(letter):05b}" for letter in m)
    if "1" in bits[rows * cols :]:
        raise NotationError("padding", value=quote(m[-1]))
    grid = Grid(rows, cols)
    laid = bytearray(grid.length)
    for index, bit in zip(grid.indices, bits, strict=False):
        laid[index] = bit == "1"
    return Field(grid, int.from_bytes(laid, "little"))


def _read_size(b: str) -> tuple[int, int]:
    if b in _SIZES:
        return _SIZES[b]
    half = len(b) // 2
    if not (b.isascii() and b.isdigit()) or len(b) % 2 or half > 6:
        raise NotationError("size", value=quote(b))
    cols, rows = int(b[:half]), int(b[half:])
    if rows == 0 or cols == 0:
        raise NotationError("size", value=quote(b))
    return rows, cols
