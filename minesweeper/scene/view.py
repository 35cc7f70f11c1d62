"""Which part of a board is drawn: all of it, or what is seen and some way round it."""

from __future__ import annotations

from dataclasses import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from minesweeper.rules.grid import Cell
    from minesweeper.scene.geometry import Geometry

MOST_PIXELS = 6_000_000
"""Device pixels of the largest board that is drawn whole."""

ROOM = 6
"""The part of what is seen that is drawn beyond it, on each side, once more."""


@dataclass(frozen=True, slots=True)
class View:
    """A block of cells of a board, `rows` by `cols`, the first at `(top, left)`."""

    geometry: Geometry
    top: int
    left: int
    rows: int
    cols: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height on the board, in device pixels."""
        edges = self.geometry.edges
        x, y = edges[self.left], edges[self.top]
        return x, y, edges[self.left + self.cols] - x, edges[self.top + self.rows] - y

    @property
    def is_whole(self) -> bool:
        """Whether it is all of the board."""
        grid = self.geometry.grid
        return self.rows == grid.rows and self.cols == grid.cols

    @property
    def indices(self) -> Iterable[int]:
        """The padded positions of its cells."""
        return self.geometry.grid.indices if self.is_whole else self._indices()

    def _indices(self) -> Iterator[int]:
        for row in range(self.top, self.top + self.rows):
            first = self.geometry.grid.index((row, self.left))
            yield from range(first, first + self.cols)

    def holds(self, cell: Cell) -> bool:
        """Tells whether a cell lies in the view."""
        row, col = cell[0] - self.top, cell[1] - self.left
        return 0 <= row < self.rows and 0 <= col < self.cols

    def covers(self, other: View) -> bool:
        """Tells whether all of another view lies in this one."""
        last = (other.top + other.rows - 1, other.left + other.cols - 1)
        return self.holds((other.top, other.left)) and self.holds(last)

    def cell_at(self, x: float, y: float, width: float, height: float) -> Cell | None:
        """Gives the cell at a position in a box of any size that shows the view."""
        if not (0 <= x < width and 0 <= y < height):
            return None
        left, top, own_width, own_height = self.box
        across, down = width / own_width, height / own_height
        return self.geometry.cell_at(
            x + left * across,
            y + top * down,
            self.geometry.width * across,
            self.geometry.height * down,
        )


def whole(geometry: Geometry) -> View:
    """Gives the view of all cells."""
    return View(geometry, 0, 0, geometry.grid.rows, geometry.grid.cols)


def is_small(geometry: Geometry) -> bool:
    """Tells whether a board is drawn whole, wherever it is scrolled to."""
    return geometry.width * geometry.height <= MOST_PIXELS


def seen(
    geometry: Geometry, left: float, top: float, right: float, bottom: float
) -> View:
    """Gives the cells that lie, even in part, between these CSS pixels of the board.

    There is always at least one, the nearest to what is seen.
    """

    def along(first: float, end: float, lines: int, size: float) -> tuple[int, int]:
        low = min(max(int(first / size), 0), lines - 1)
        high = min(max(int(-(-end // size)), low + 1), lines)
        return low, high - low

    grid = geometry.grid
    row, rows = along(top, bottom, grid.rows, geometry.css_height / grid.rows)
    col, cols = along(left, right, grid.cols, geometry.css_width / grid.cols)
    return View(geometry, row, col, rows, cols)


def around(inner: View, before: View | None = None) -> View:
    """Gives a view that holds another and some cells more on every side.

    It has the size of the one before where that will do, so that what both show need
    not be drawn again.
    """

    def along(first: int, count: int, lines: int, old: int) -> tuple[int, int]:
        room = count // ROOM + 1
        size = old if 0 <= old - count - room <= 2 * room else count + 2 * room
        size = min(size, lines)
        return min(max(first - (size - count) // 2, 0), lines - size), size

    grid = inner.geometry.grid
    old = (0, 0) if before is None else (before.rows, before.cols)
    top, rows = along(inner.top, inner.rows, grid.rows, old[0])
    left, cols = along(inner.left, inner.cols, grid.cols, old[1])
    return View(inner.geometry, top, left, rows, cols)


def fresh(view: View, old: View) -> list[View]:
    """Gives the blocks of a view that an old one of the same board does not hold."""
    bottom, right = view.top + view.rows, view.left + view.cols
    low, high = max(view.top, old.top), min(bottom, old.top + old.rows)
    first, end = max(view.left, old.left), min(right, old.left + old.cols)
    if low >= high or first >= end:
        return [view]
    blocks = (
        (view.top, view.left, low - view.top, view.cols),
        (high, view.left, bottom - high, view.cols),
        (low, view.left, high - low, first - view.left),
        (low, end, high - low, right - end),
    )
    return [View(view.geometry, *block) for block in blocks if block[2] and block[3]]
