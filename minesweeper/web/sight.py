"""How large the board is seen, and what helps to see it, which comes when needed."""

from __future__ import annotations

from functools import partial

from minesweeper.play.zoom import STEPS, next_step, wheeled
from minesweeper.scene.geometry import CELL
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.web.minimap import MiniMap
    from minesweeper.web.pinching import Pinching
    from minesweeper.web.shell import Shell

LINE = 40
"""Pixels of a line, for wheels that count lines."""

FEW = 12
"""Cells a move opens at least for a wave to be seen."""


class Sight:
    """The zoom of the board, its overview and its motion.

    Args:
        shell: The page; its choices and its board are there.
        draw: Draws the board anew, in the size it has become.
    """

    def __init__(self, shell: Shell, draw: Callable[[], object]) -> None:
        self._shell = shell
        self._draw = draw
        self._field = shell.page["canvas"].parentElement
        self._port = self._field.parentElement
        self._map: MiniMap | None = None
        self._pinching: Pinching | None = None
        root = bridge.document.documentElement
        self._framed = bool(root.hasAttribute("data-embed"))
        self._still = bridge.window.matchMedia("(prefers-reduced-motion: reduce)")

    @property
    def percent(self) -> int:
        """The size of the cells in percent of the published design."""
        return int(self._shell.choices["zoom"])

    @property
    def zoom(self) -> float:
        """The size of the cells as a factor."""
        return self.percent / 100

    def listen(self) -> None:
        """Answers buttons, wheel and fingers from now on."""
        page, port = self._shell.page, self._port
        for name, direction in (("zoom-out", -1), ("zoom-in", 1)):
            page[name].hidden = False
            page.on(name, "click", partial(self.step, direction))
        page["zoom-reset"].hidden = False
        page.on("zoom-reset", "click", lambda: self.set(100))
        self._shell.choices.watch("zoom", self._changed)
        self._shell.watch(self._updated)
        bridge.listen(port, "wheel", self._wheel, passive=False)
        bridge.listen(port, "touchstart", self._touch, passive=False)
        if self._framed:
            bridge.listen(port, "scroll", lambda _event: bridge.frame(self._fade))
        bridge.watch_size(port, self._check)
        bridge.watch_size(self._field, self._check)
        self._show()

    def step(self, direction: int) -> None:
        """Makes the cells a step larger (1) or smaller (-1)."""
        self.set(next_step(self.percent, direction))

    def set(self, percent: int, at: tuple[float, float] | None = None) -> None:
        """Gives the cells a size; a place in the window stays where it is.

        Args:
            percent: Percent of the published design.
            at: That place in CSS pixels; the middle of what is seen if none.
        """
        if percent == self.percent:
            return
        box, frame = (
            element.getBoundingClientRect() for element in (self._field, self._port)
        )
        x, y = at or (frame.x + frame.width / 2, frame.y + frame.height / 2)
        share = ((x - box.x) / (box.width or 1), (y - box.y) / (box.height or 1))
        self._shell.choices.set("zoom", str(percent))
        self.put(share, x, y)

    def put(self, share: tuple[float, float], x: float, y: float) -> None:
        """Scrolls a place, in shares of the board, to a place of the window."""
        box, port = self._field.getBoundingClientRect(), self._port
        port.scrollLeft += box.x + share[0] * box.width - x
        port.scrollTop += box.y + share[1] * box.height - y
        self._shell.board.moved()

    def size(self) -> None:
        """Tells the style sheet the size of the cells, for the grounds it draws."""
        self._port.style.setProperty("--cell", f"{CELL * self.zoom}px")

    def _changed(self) -> None:
        self._draw()
        self._show()

    def _show(self) -> None:
        """Shows the size between its buttons, and where it can go no further."""
        page, percent = self._shell.page, self.percent
        page["zoom-reset"].textContent = f"{percent} %"
        for name, end in (("zoom-out", STEPS[0]), ("zoom-in", STEPS[-1])):
            page[name].setAttribute("aria-disabled", str(percent == end).lower())

    def _wheel(self, event: Any) -> None:
        """Zooms by Ctrl and the wheel, as a pinch on a trackpad arrives too."""
        if not event.ctrlKey:
            return
        event.preventDefault()
        pixels = event.deltaY * (LINE if event.deltaMode else 1)
        # A pinch comes in many small turns, a wheel in few large ones.
        pixels *= 5 if abs(pixels) < 10 else 1
        self.set(wheeled(self.percent, pixels), (event.clientX, event.clientY))

    def _touch(self, event: Any) -> None:
        """Takes two fingers from the browser, which would zoom the whole page."""
        if event.touches.length >= 2:
            if self._pinching is None:
                from minesweeper.web.pinching import Pinching

                self._pinching = Pinching(self, self._field, self._port)
            self._pinching.begin(event)

    def _check(self) -> None:
        """Shows the overview where the board has no room, and only there."""
        if self._map is None:
            port = self._port
            wide = port.scrollWidth > port.clientWidth + 1
            if self._framed:
                self._fade()
                return
            if not wide and port.scrollHeight <= port.clientHeight + 1:
                return
            from minesweeper.web.minimap import MiniMap

            self._map = MiniMap(self._shell, self._port)
        self._map.check()

    def _fade(self) -> None:
        """Lets the board fade, in a frame, where there is more of it to scroll to."""
        port = self._port
        left, top = port.scrollLeft, port.scrollTop
        room = port.scrollWidth - port.clientWidth - 1
        below = port.scrollHeight - port.clientHeight - 1
        sides = {"left": left > 1, "right": left < room}
        sides |= {"above": top > 1, "below": top < below}
        for side, more in sides.items():
            port.classList.toggle(f"more-{side}", more)

    def _updated(self, _intent: Intent | None, update: Update) -> None:
        """Lets what changed be seen in motion, if that is wanted."""
        if self._map is not None:
            self._map.update(update)
        if not (update.ended or len(update.cells) >= FEW) or update.whole:
            return
        if self._shell.choices.on("motion") and not self._still.matches:
            from minesweeper.web.motion import show_motion

            show_motion(self._shell.session.game, self._field, update)
