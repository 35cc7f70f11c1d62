"""Two fingers on the board: their events in, the size of the cells out."""

from __future__ import annotations

from minesweeper.play.pinch import Pinch
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.web.sight import Sight


class Pinching:
    """Hears the fingers while there are two, and nothing else.

    Args:
        sight: What zooms.
        field: The whole board.
        port: Where it scrolls; the fingers begin in it.
    """

    def __init__(self, sight: Sight, field: Any, port: Any) -> None:
        self._sight = sight
        self._field = field
        self._port = port
        self._pinch: Pinch | None = None
        self._share = (0.0, 0.0)
        self._latest: dict[int, tuple[float, float]] = {}
        self._undo: list[bridge.Undo] = []

    def begin(self, event: Any) -> None:
        """Begins with the fingers of an event that are on the board's window."""
        event.preventDefault()
        fingers = _fingers(event)
        if self._pinch is not None or len(fingers) < 2:
            return
        self._pinch = Pinch(fingers, self._sight.percent)
        box = self._field.getBoundingClientRect()
        x, y = self._pinch.middle
        self._share = ((x - box.x) / (box.width or 1), (y - box.y) / (box.height or 1))
        port = self._port
        self._undo = [
            bridge.listen(port, "touchmove", self._move, passive=False),
            bridge.listen(port, "touchend", self._end),
            bridge.listen(port, "touchcancel", self._end),
        ]

    def _move(self, event: Any) -> None:
        if event.cancelable:
            event.preventDefault()
        self._latest = _fingers(event)
        bridge.frame(self._follow)

    def _follow(self) -> None:
        """Brings the board to where the fingers are, once a frame."""
        moved = None if self._pinch is None else self._pinch.move(self._latest)
        if moved is not None:
            percent, (x, y) = moved
            self._sight.set(percent)
            self._sight.put(self._share, x, y)

    def _end(self, event: Any) -> None:
        if event.touches.length < 2:
            for undo in self._undo:
                undo()
            self._undo, self._pinch = [], None


def _fingers(event: Any) -> dict[int, tuple[float, float]]:
    """Gives where the fingers on the board's window are, by their numbers."""
    return {
        touch.identifier: (touch.clientX, touch.clientY)
        for touch in event.targetTouches
    }
