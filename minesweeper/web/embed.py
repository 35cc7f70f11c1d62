"""What the outside hears: window events, and messages to the page that frames us."""

from __future__ import annotations

from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SOURCE = "minesweeper"
"""How a framing page tells our messages from others'."""


class Outside:
    """The window the game runs in, and the page around it, if there is one.

    Args:
        content: The element whose size the framing page is told. Its `.viewport` may
            show a part of the board only; the size told has room for all of it.
    """

    def __init__(self, content: Any) -> None:
        self._content = content
        self._port = content.querySelector(".viewport")
        window = bridge.window
        self.framed = window.parent != window
        self._size = (0, 0)
        if self.framed:
            bridge.watch_size(content, self.tell_size)
            bridge.watch_size(self._port.firstElementChild, self.tell_size)

    def tell(self, kind: str, **detail: Any) -> None:
        """Fires the event `minesweeper:<kind>`; the framing page is posted the same."""
        event = bridge.options(detail=detail)
        made = bridge.window.CustomEvent.new(f"{SOURCE}:{kind}", event)
        bridge.window.dispatchEvent(made)
        self._post(kind, **detail)

    def tell_size(self) -> None:
        """Posts the size a frame needs to show all of the game, in CSS pixels."""
        box = self._content.getBoundingClientRect()
        style = bridge.window.getComputedStyle(bridge.document.body)
        sides = ("Top", "Bottom", "Left", "Right")
        rims = [float(getattr(style, f"padding{side}")[:-2]) for side in sides]
        port = self._port
        width = self._content.scrollWidth + port.scrollWidth - port.clientWidth
        height = box.height + port.scrollHeight - port.clientHeight
        size = (_up(width + rims[2] + rims[3]), _up(height + rims[0] + rims[1]))
        if size != self._size:
            self._size = size
            self._post("size", width=size[0], height=size[1])

    def _post(self, kind: str, **detail: Any) -> None:
        if self.framed:
            message = bridge.options(source=SOURCE, type=kind, **detail)
            bridge.window.parent.postMessage(message, "*")


def _up(length: float) -> int:
    """Gives the whole number of pixels that holds a length."""
    return int(-(-length // 1))
