"""Draws the board on its canvas: changed cells only, once a frame.

Each tile is drawn once and kept as a repeating pattern laid out like the board, so
that all changed cells of one tile are one call: a path of their outlines, filled.
That takes a third of the time of copying them one by one.

A board too large for one canvas is drawn where it is seen and some way round that:
margins put the canvas in its place in the `.viewport` that scrolls. Where it goes on
from there, what it shows already is moved on it, and only the rest is drawn.
"""

from __future__ import annotations

from minesweeper.scene.geometry import Geometry
from minesweeper.scene.minefield import runs, tiles
from minesweeper.scene.view import around, fresh, is_small, seen, whole
from minesweeper.web import bridge
from minesweeper.web.sheet import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from minesweeper.rules.grid import Cell, Grid
    from minesweeper.scene.minefield import Shown
    from minesweeper.scene.skins import Skin
    from minesweeper.scene.view import View


class Outlines(dict[int, str]):
    """The outline of each padded position as a path text, made when first asked for.

    All are measured in device pixels from the board's first corner.
    """

    def __init__(self, geometry: Geometry) -> None:
        self._edges = geometry.edges
        self._stride = geometry.grid.stride

    def __missing__(self, index: int) -> str:
        outline = self[index] = self.run(index, 1)
        return outline

    def run(self, index: int, length: int) -> str:
        """Gives the outline of some cells side by side, from a padded position on."""
        row, col = divmod(index, self._stride)
        edges = self._edges
        left, top = edges[col], edges[row - 1]
        width, height = edges[col + length] - left, edges[row] - top
        return f"M{left} {top}h{width}v{height}h-{width}z"


class Board:
    """The picture of a game on a canvas element.

    Calls only note what is to be drawn; one redraw in the next frame does it, and
    without calls no frame is asked for.
    """

    def __init__(self, element: Any) -> None:
        self._element = element
        self._view: View | None = None
        self._drawn: View | None = None
        self._placed: list[Callable[[], object]] = []
        self._find: Any = None
        self._sheet: Sheet | None = None
        self._game: Shown | None = None
        self._outlines: Outlines | None = None
        self._pressed: frozenset[int] = frozenset()
        self._cells: set[int] = set()
        self._whole = False
        self._context: Any = None
        self._fill: Any = None
        self._insets: tuple[float, ...] | None = None
        self._rectangle = element.getBoundingClientRect
        self._path = bridge.window.Path2D.new
        self._forget = bridge.listen(element, "contextrestored", self._restored)

    def fit(self, grid: Grid, skin: Skin, ratio: float, zoom: float = 1) -> None:
        """Sizes the canvas for a grid, a skin, a device pixel ratio and a zoom.

        The old picture is forgotten: what `paint` was given last is drawn anew.
        """
        old, geometry, sheet = self._view, Geometry(grid, ratio, zoom), self._sheet
        if sheet is None or skin != sheet.skin or geometry.scale != sheet.scale:
            self._sheet = Sheet(skin, geometry)
        if old is not None and old.geometry.grid != grid:
            self._game = None
        self._pressed = frozenset()
        self._outlines = Outlines(geometry)
        # A box that begins between two device pixels would be smoothed all over.
        between = geometry.ratio < 2 and geometry.ratio != int(geometry.ratio)
        self._element.style.imageRendering = "pixelated" if between else ""
        if is_small(geometry):
            self._place(whole(geometry))
        else:
            self._place(seen(geometry, 0, 0, 1, 1))
            self.moved()

    def paint(self, game: Shown) -> None:
        """Draws every cell of a game in the next frame."""
        self._game = game
        self._redraw_all()

    def repaint(self, game: Shown, cells: Collection[int]) -> None:
        """Draws these padded positions in the next frame."""
        self._game = game
        view = self._view
        if view is not None and len(cells) >= view.rows * view.cols:
            self._whole = True
        else:
            self._cells.update(cells)
        bridge.frame(self._draw)

    def press(self, cells: Iterable[int]) -> None:
        """Shows exactly these padded positions as held down."""
        pressed = frozenset(cells)
        if pressed != self._pressed:
            self._cells |= pressed ^ self._pressed
            self._pressed = pressed
            bridge.frame(self._draw)

    def cell_at(self, client_x: float, client_y: float) -> Cell | None:
        """Gives the cell at a position in the window, `None` beside the board.

        The canvas may be scrolled, scaled by CSS or zoom, bordered and padded. Where it
        is, is asked each time: a stale answer could lose a game.
        """
        if self._view is None:
            return None
        rectangle = self._rectangle()
        width, height = rectangle.width, rectangle.height
        if self._insets is None:
            self._insets = self._measure(width, height)
        left, top, right, bottom = self._insets
        cell: Cell | None = self._find(
            client_x - rectangle.x - left,
            client_y - rectangle.y - top,
            width - left - right,
            height - top - bottom,
        )
        return cell

    def moved(self) -> None:
        """Looks again at how the canvas lies, as after a scroll or a resize."""
        self._insets = None
        view = self._view
        if view is not None and not is_small(view.geometry):
            inner = self._seen(view)
            if not view.covers(inner):
                self._place(around(inner, view))

    @property
    def view(self) -> View | None:
        """The part of the board that the canvas shows just now."""
        return self._view

    def watch(self, told: Callable[[], object]) -> None:
        """Calls back whenever the canvas shows another part, or in another size."""
        self._placed.append(told)

    def close(self) -> None:
        """Lets go of the canvas; nothing is drawn from now on."""
        self._forget()
        self._view = self._game = None

    def _place(self, view: View) -> None:
        """Gives the canvas the size of a view, and its place on the board."""
        geometry, style = view.geometry, self._element.style
        ratio = geometry.ratio
        left, top, width, height = view.box
        style.width, style.height = f"{width / ratio}px", f"{height / ratio}px"
        right = geometry.width - left - width
        bottom = geometry.height - top - height
        sides = (f"{side / ratio}px" for side in (top, right, bottom, left))
        style.margin = "" if view.is_whole else " ".join(sides)
        self._view = view
        self._find = geometry.cell_at if view.is_whole else view.cell_at
        self._insets = None
        bridge.frame(self._draw)
        for told in self._placed:
            told()

    def _seen(self, view: View) -> View:
        """Gives the part of the board that can be seen just now."""
        window = bridge.window
        own, port = self._rectangle(), self._port()
        frame = port.getBoundingClientRect()
        left, top, width, _ = view.box
        scale = own.width / width
        x, y = own.x - left * scale, own.y - top * scale
        scale *= view.geometry.ratio
        return seen(
            view.geometry,
            (max(frame.x, 0) - x) / scale,
            (max(frame.y, 0) - y) / scale,
            (min(frame.right, window.innerWidth) - x) / scale,
            (min(frame.bottom, window.innerHeight) - y) / scale,
        )

    def _port(self) -> Any:
        """Gives the element in which a large board scrolls."""
        port = bridge.plain(self._element.closest(".viewport"))
        return self._element.parentElement if port is None else port

    def _measure(self, width: float, height: float) -> tuple[float, ...]:
        """Gives the border and padding on each side, as scaled on the screen."""
        element = self._element
        style = bridge.window.getComputedStyle(element)
        across = width / (element.offsetWidth or 1)
        down = height / (element.offsetHeight or 1)
        sides = (("Left", across), ("Top", down), ("Right", across), ("Bottom", down))
        return tuple(
            scale
            * (
                float(getattr(style, f"border{side}Width")[:-2])
                + float(getattr(style, f"padding{side}")[:-2])
            )
            for side, scale in sides
        )

    def _redraw_all(self) -> None:
        self._whole = True
        bridge.frame(self._draw)

    def _restored(self, _event: Any) -> None:
        self._redraw_all()

    def _draw(self) -> None:
        """Brings the canvas up to the game."""
        view, sheet, game = self._view, self._sheet, self._game
        outlines = self._outlines
        if view is None or sheet is None or game is None or outlines is None:
            return
        blocks = self._carry(view)
        context = self._context
        for block in blocks:
            found = runs(game, block)
            most = max(found, key=lambda tile: sum(run[1] for run in found[tile]))
            del found[most]
            context.fillStyle = sheet[most]
            context.fillRect(*block.box)
            for tile, some in found.items():
                context.fillStyle = sheet[tile]
                self._fill(self._path("".join(outlines.run(*run) for run in some)))
        cells: Iterable[int] = self._cells
        if blocks:
            cells = self._pressed | self._cells
        if not view.is_whole:
            cell = view.geometry.grid.cell
            cells = [index for index in cells if view.holds(cell(index))]
        outline = outlines.__getitem__
        for tile, group in tiles(game, cells, self._pressed).items():
            context.fillStyle = sheet[tile]
            self._fill(self._path("".join(map(outline, group))))
        self._cells.clear()

    def _carry(self, view: View) -> list[View]:
        """Moves what the canvas shows to its place; gives the blocks left to draw."""
        old, self._drawn = self._drawn, view
        left, top, width, height = view.box
        size = (width, height)
        anew = self._whole or old is None or old.geometry is not view.geometry
        self._whole = False
        if anew or old is None or old.box[2:] != size:
            self._size(*size)
            blocks = [view]
        elif old == view:
            return []
        else:
            blocks = fresh(view, old)
            if blocks != [view]:
                context = self._context
                context.setTransform(1, 0, 0, 1, 0, 0)
                x, y, *_ = old.box
                context.drawImage(self._element, x - left, y - top)
        self._context.setTransform(1, 0, 0, 1, -left, -top)
        return blocks

    def _size(self, width: int, height: int) -> None:
        """Gives the canvas its device pixels, if they are others."""
        element = self._element
        if (element.width, element.height) != (width, height) or self._context is None:
            element.width, element.height = width, height
        if self._context is None:
            self._context = element.getContext("2d", bridge.options(alpha=False))
            self._fill = self._context.fill
