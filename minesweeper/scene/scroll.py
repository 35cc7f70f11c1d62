"""Where a board that is larger than its window is to be looked at first."""

from __future__ import annotations

from minesweeper.scene.geometry import CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.grid import Grid

OPEN = bytes(face <= 8 for face in range(256))
"""For each face, whether its cell is open: a table to translate faces by."""


def opened(grid: Grid, faces: bytes | bytearray) -> tuple[range, range] | None:
    """Gives the rows and the columns that hold open cells, or none if none is open."""
    rows, firsts, lasts = [], [], []
    for row in range(grid.rows):
        start = (row + 1) * grid.stride
        line = faces[start : start + grid.cols].translate(OPEN)
        first = line.find(1)
        if first >= 0:
            rows.append(row)
            firsts.append(first)
            lasts.append(line.rfind(1))
    if not rows:
        return None
    return range(rows[0], rows[-1] + 1), range(min(firsts), max(lasts) + 1)


def scroll_to(cells: range, count: int, shown: float, cell: float = CELL) -> float:
    """Gives how far to scroll one way so that these rows or columns are seen.

    They come to the middle as far as the board reaches. The far edge of the window
    then cuts a cell in two where it can, so that it is seen that the board goes on.

    >>> scroll_to(range(20, 24), 30, 310)
    402.5
    >>> scroll_to(range(3), 30, 325)
    0.0

    Args:
        cells: The rows, or the columns.
        count: How many the board has.
        shown: The size of the window in CSS pixels.
        cell: The size of a cell in CSS pixels.
    """
    whole = count * cell
    low, high = cells.start * cell, cells.stop * cell
    wanted = min(max((low + high - shown) / 2, 0.0), max(whole - shown, 0.0))
    cut = wanted + (cell / 2 - (wanted + shown)) % cell
    for tried in (cut, cut - cell):
        fits = tried <= low and high <= tried + shown
        if 0 <= tried <= whole - shown and fits:
            return tried
    return wanted
