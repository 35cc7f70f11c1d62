"""The ring round a finger whose hold has marked: the flag itself lies under it."""

from __future__ import annotations

from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SHOWN = 450
"""Milliseconds the ring is there; the style sheet fades it in that time."""


def show_ring(field: Any, left: float, top: float) -> None:
    """Shows the ring round a place of the window for a moment.

    Args:
        field: The element of the whole board, which it scrolls with.
        left: CSS pixels from the window's left edge.
        top: The same from its top.
    """
    box = field.getBoundingClientRect()
    ring = make("div", class_="ring", aria_hidden="true")
    ring.style.left = f"{left - box.x}px"
    ring.style.top = f"{top - box.y}px"
    field.append(ring)
    bridge.later(SHOWN, ring.remove)
