"""The overview of a board that has no room in its window: seen, clicked and steered."""

from __future__ import annotations

from minesweeper.scene.overview import colours, picture, seen_rows
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.update import Update
    from minesweeper.web.shell import Shell

MOST_CELLS = 1500
"""Changed cells that are drawn one by one; of more the whole is drawn."""

STEP = 0.5
"""How far an arrow key moves the view, in windows."""

KEYS = {
    "ArrowLeft": (-STEP, 0.0),
    "ArrowRight": (STEP, 0.0),
    "ArrowUp": (0.0, -STEP),
    "ArrowDown": (0.0, STEP),
    "PageUp": (0.0, -1.0),
    "PageDown": (0.0, 1.0),
}
"""How far a key moves the view, in windows, across and down."""


class MiniMap:
    """The whole board, small, under its window; shown only if the board has no room.

    Args:
        shell: The running page.
        port: The window the board scrolls in.
    """

    def __init__(self, shell: Shell, port: Any) -> None:
        self._shell = shell
        self._port = port
        self._canvas = make("canvas")
        self._frame = make("div", class_="map-seen")
        self._face = make(
            "div",
            self._canvas,
            self._frame,
            class_="map-face",
            role="slider",
            tabindex="0",
            aria_valuemin="0",
            aria_valuemax="100",
        )
        self._words = make("p", class_="map-words", aria_hidden="true")
        self._element = make("div", self._face, self._words, class_="map", hidden=True)
        port.after(self._element)
        self._context = self._canvas.getContext("2d", bridge.options(alpha=False))
        self._cells: set[int] = set()
        self._whole = True
        self._dragging = False
        self._drawn: tuple[object, ...] = ()
        bridge.listen(port, "scroll", lambda _event: bridge.frame(self._follow))
        shell.page.watch_language(self._follow)
        shell.look.watch(self._redraw)
        face = self._face
        bridge.listen(face, "pointerdown", self._down)
        bridge.listen(face, "pointermove", self._move)
        for kind in ("pointerup", "pointercancel", "lostpointercapture"):
            bridge.listen(face, kind, self._up)
        bridge.listen(face, "keydown", self._key)

    def check(self) -> None:
        """Shows the overview if the board has no room without it, else hides it."""
        port, container = self._port, self._port.parentElement
        container.classList.remove("mapped")
        wide = port.scrollWidth > port.clientWidth + 1
        shown = wide or port.scrollHeight > port.clientHeight + 1
        container.classList.toggle("mapped", shown)
        self._element.hidden = not shown
        if shown:
            self._redraw()

    def update(self, update: Update) -> None:
        """Draws what changed, in the next frame."""
        if self._element.hidden:
            return
        if update.whole or len(update.cells) > MOST_CELLS:
            self._redraw()
        else:
            self._cells.update(update.cells)
            bridge.frame(self._draw)

    def _redraw(self) -> None:
        self._whole = True
        bridge.frame(self._draw)

    def _draw(self) -> None:
        """Brings the small picture up to the game, and the frame to what is seen."""
        shell, context = self._shell, self._context
        game = shell.session.game
        grid, skin = game.grid, SKINS[shell.look.skin]
        looks = (grid, skin.name)
        if self._whole or looks != self._drawn:
            self._drawn = looks
            if (self._canvas.width, self._canvas.height) != (grid.cols, grid.rows):
                self._canvas.width, self._canvas.height = grid.cols, grid.rows
                shape = f"{grid.cols} / {grid.rows}"
                self._face.style.aspectRatio = shape
            made = picture(grid, game.faces, skin)
            rows = len(made) // (4 * grid.stride)
            image = context.createImageData(grid.stride, rows)
            image.data.assign(made)
            context.putImageData(image, 0, -1)
        else:
            palette = colours(skin)
            for index in self._cells:
                row, col = grid.cell(index)
                context.fillStyle = palette[game.faces[index]]
                context.fillRect(col, row, 1, 1)
        self._whole = False
        self._cells.clear()
        self._follow()

    def _follow(self) -> None:
        """Puts the frame round what is seen, and says it."""
        port, style = self._port, self._frame.style
        if self._element.hidden:
            return
        wide, high = port.scrollWidth, port.scrollHeight
        left, top = port.scrollLeft, port.scrollTop
        width, height = port.clientWidth, port.clientHeight
        style.left, style.top = f"{100 * left / wide}%", f"{100 * top / high}%"
        style.width = f"{100 * min(width / wide, 1)}%"
        style.height = f"{100 * min(height / high, 1)}%"
        grid, say = self._shell.session.game.grid, self._shell.page.texts.say
        first, last = seen_rows(top, height, high, grid.rows)
        start, end = seen_rows(left, width, wide, grid.cols)
        words = say(
            "map.seen",
            first=first,
            last=last,
            rows=grid.rows,
            start=start,
            end=end,
            cols=grid.cols,
        )
        self._words.textContent = words
        face = self._face
        face.setAttribute("aria-label", say("map"))
        face.setAttribute("aria-valuetext", words)
        now = round(100 * (first - 1) / max(grid.rows - 1, 1))
        face.setAttribute("aria-valuenow", str(now))

    def _down(self, event: Any) -> None:
        if event.button == 0:
            event.preventDefault()
            self._face.focus(bridge.options(preventScroll=True))
            self._face.setPointerCapture(event.pointerId)
            self._dragging = True
            self._go(event)

    def _move(self, event: Any) -> None:
        if self._dragging:
            self._go(event)

    def _up(self, _event: Any) -> None:
        self._dragging = False

    def _go(self, event: Any) -> None:
        """Brings the place under the pointer to the middle of the view."""
        box, port = self._canvas.getBoundingClientRect(), self._port
        across = (event.clientX - box.x) / (box.width or 1)
        down = (event.clientY - box.y) / (box.height or 1)
        port.scrollLeft = across * port.scrollWidth - port.clientWidth / 2
        port.scrollTop = down * port.scrollHeight - port.clientHeight / 2

    def _key(self, event: Any) -> None:
        """Moves the view by the keys of a slider."""
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        port = self._port
        if event.key in ("Home", "End"):
            share = 0 if event.key == "Home" else 1
            port.scrollLeft = share * port.scrollWidth
            port.scrollTop = share * port.scrollHeight
        elif event.key in KEYS:
            across, down = KEYS[event.key]
            port.scrollLeft += across * port.clientWidth
            port.scrollTop += down * port.clientHeight
        else:
            return
        event.preventDefault()
