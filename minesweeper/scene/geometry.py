"""Where each cell lies, in whole device pixels, and which cell a position is in."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell, Grid

CELL = 25
"""The size of a cell in CSS pixels at zoom 1, at any ratio."""

LONGEST_PERIOD = 8
"""Cells after which the pattern of cell sizes repeats at the latest."""

LIMITS = (0.2, 8.0)
"""The device pixel ratios drawn for; others are drawn at the nearer end."""

CLOSE = 0.005
"""Device pixels a cell may be off on average for a shorter period to be taken."""


class Geometry:
    """The cells of a grid in whole device pixels, so that every edge is crisp.

    A cell is 25 CSS pixels times the zoom, which is 31.25 device pixels at ratio 1.25
    and zoom 1, as it is at ratio 1 and zoom 1.25: there, three
    cells of 31 and one of 32 follow each other. Cells never differ by more than one
    device pixel, and the pattern repeats every `period` cells, `span` device pixels,
    in both directions. One canvas pixel is one device pixel; the board is as many CSS
    pixels as the published design says, to within half a device pixel a period at
    ratios that no browser's zoom gives, and exactly at those it gives.

    Attributes:
        grid: The grid drawn.
        ratio: Device pixels to a CSS pixel.
        scale: Device pixels to a CSS pixel of a board that isn't zoomed.
        period: Cells after which sizes repeat, 1 where all cells are alike.
        span: Device pixels to a period.
        edges: The first device pixel of each row or column, and the end of the last.
        width: Device pixels of all columns.
        height: Device pixels of all rows.
        css_width: CSS pixels of all columns.
        css_height: CSS pixels of all rows.
    """

    __slots__ = (
        "css_height",
        "css_width",
        "edges",
        "grid",
        "height",
        "period",
        "ratio",
        "scale",
        "span",
        "width",
    )

    def __init__(self, grid: Grid, ratio: float, zoom: float = 1) -> None:
        low, high = LIMITS
        self.grid = grid
        self.ratio = min(max(ratio, low), high)
        self.scale = self.ratio * zoom
        self.period, self.span = _period(CELL * self.scale)
        longest = max(grid.rows, grid.cols, self.period)
        self.edges = tuple(self._edge(i) for i in range(longest + 1))
        self.width = self.edges[grid.cols]
        self.height = self.edges[grid.rows]
        self.css_width = self.width / self.ratio
        self.css_height = self.height / self.ratio

    def box(self, cell: Cell) -> tuple[int, int, int, int]:
        """Gives left, top, width and height of a cell in device pixels."""
        row, col = cell
        left, top = self.edges[col], self.edges[row]
        return left, top, self.edges[col + 1] - left, self.edges[row + 1] - top

    def cell_at(self, x: float, y: float, width: float, height: float) -> Cell | None:
        """Gives the cell at a position in a box of any size that shows the board.

        Args:
            x: Distance from the box's left edge.
            y: Distance from the box's top edge.
            width: Width of the box, in the same unit, whatever that is.
            height: Height of the box.
        """
        if not (0 <= x < width and 0 <= y < height):
            return None
        return (
            self._line(y / height * self.height, self.grid.rows),
            self._line(x / width * self.width, self.grid.cols),
        )

    def _edge(self, line: int) -> int:
        """Gives the device pixel a row or column begins at."""
        return (2 * line * self.span + self.period) // (2 * self.period)

    def _line(self, pixel: float, lines: int) -> int:
        """Gives the row or column that a device pixel is in."""
        line = min(int(pixel * self.period / self.span), lines - 1)
        if pixel < self.edges[line]:
            return line - 1
        if pixel >= self.edges[line + 1] and line + 1 < lines:
            return line + 1
        return line


def _period(size: float) -> tuple[int, int]:
    """Gives the cells and device pixels of the best period for a cell that size."""
    best = (1, max(round(size), 1))
    least = abs(best[1] - size)
    for cells in range(2, LONGEST_PERIOD + 1):
        if least <= CLOSE:
            break
        pixels = round(size * cells)
        error = abs(pixels - size * cells) / cells
        if error < least:
            best, least = (cells, pixels), error
    return best
