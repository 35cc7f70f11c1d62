"""Draws the board on its canvas: changed cells only, once a frame.

Each tile is drawn once and kept as a repeating pattern laid out like the board, so
that all changed cells of one tile are one call: a path of their outlines, filled.
That takes a third of the time of copying them one by one.

A board too large for one canvas is drawn where it is seen and some way round that:
margins put the canvas in its place in the `.viewport` that scrolls.
"""

from __future__ import annotations

from minesweeper.scene.geometry import Geometry
from minesweeper.scene.minefield import tiles
from minesweeper.scene.view import around, is_small, seen, whole
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
    """The outline of each padded position as a path text, made when first asked for."""

    def __init__(self, view: View) -> None:
        self._edges = view.geometry.edges
        self._stride = view.geometry.grid.stride
        self._left, self._top, *_ = view.box

    def __missing__(self, index: int) -> str:
        row, col = divmod(index, self._stride)
        edges = self._edges
        left, top = edges[col], edges[row - 1]
        width, height = edges[col + 1] - left, edges[row] - top
        corner = f"M{left - self._left} {top - self._top}"
        outline = self[index] = f"{corner}h{width}v{height}h-{width}z"
        return outline


class Board:
    """The picture of a game on a canvas element.

    Calls only note what is to be drawn; one redraw in the next frame does it, and
    without calls no frame is asked for.
    """

    def __init__(self, element: Any) -> None:
        self._element = element
        self._view: View | None = None
        self._placed: list[Callable[[], object]] = []
        self._find: Any = None
        self._sheet: Sheet | None = None
        self._game: Shown | None = None
        self._outlines: dict[int, str] = {}
        self._pressed: frozenset[int] = frozenset()
        self._cells: set[int] = set()
        self._whole = self._unsized = False
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
                self._place(around(inner))

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
        self._outlines = Outlines(view)
        self._insets = None
        self._unsized = True
        self._redraw_all()
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
        if view is None or sheet is None or game is None:
            return
        if self._unsized:
            self._size(view)
        context = self._context
        if self._whole:
            groups = tiles(game, view.indices, self._pressed)
            most = max(groups, key=lambda tile: len(groups[tile]))
            del groups[most]
            context.fillStyle = sheet[most]
            context.fillRect(0, 0, self._element.width, self._element.height)
            self._whole = False
        elif view.is_whole:
            groups = tiles(game, self._cells, self._pressed)
        else:
            cell = view.geometry.grid.cell
            inside = [index for index in self._cells if view.holds(cell(index))]
            groups = tiles(game, inside, self._pressed)
        outline = self._outlines.__getitem__
        for tile, cells in groups.items():
            context.fillStyle = sheet[tile]
            self._fill(self._path("".join(map(outline, cells))))
        self._cells.clear()

    def _size(self, view: View) -> None:
        """Gives the canvas its device pixels; it is empty then."""
        _, _, self._element.width, self._element.height = view.box
        if self._context is None:
            self._context = self._element.getContext("2d", bridge.options(alpha=False))
            self._fill = self._context.fill
        self._unsized = False
