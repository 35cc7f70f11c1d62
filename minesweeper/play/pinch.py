"""What two fingers on the board mean: how large it becomes, and round which place."""

from __future__ import annotations

from math import hypot

from minesweeper.play.zoom import held

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias

    Place: TypeAlias = tuple[float, float]

LEAST_PIXELS = 24.0
"""Fingers nearer than that count as this far apart: they tremble."""

SLACK = 0.08
"""The share by which their distance must change before the board does."""


class Pinch:
    """Two fingers from when the second came down.

    The board grows as the distance between them does, and the place that was between
    them follows the middle of the two.

    >>> pinch = Pinch({1: (0, 0), 2: (100, 0)}, 100)
    >>> pinch.move({1: (0, 0), 2: (150, 0)})
    (150, (75.0, 0.0))

    Args:
        fingers: Where they are, in CSS pixels of the window, by their numbers.
        percent: The size of the cells.

    Attributes:
        middle: What was between them when they began.
    """

    def __init__(self, fingers: Mapping[int, Place], percent: int) -> None:
        self._fingers = tuple(fingers)[:2]
        self._percent = percent
        self._moved = False
        self.middle, self._distance = self._measure(fingers)

    def move(self, fingers: Mapping[int, Place]) -> tuple[int, Place] | None:
        """Gives the size and the middle now; none where a finger is up."""
        if any(finger not in fingers for finger in self._fingers):
            return None
        middle, distance = self._measure(fingers)
        share = distance / self._distance
        self._moved = self._moved or abs(share - 1) >= SLACK
        return held(self._percent * share) if self._moved else self._percent, middle

    def _measure(self, fingers: Mapping[int, Place]) -> tuple[Place, float]:
        """Gives the middle of the two fingers and their distance."""
        (x, y), (u, v) = (fingers[finger] for finger in self._fingers)
        return ((x + u) / 2, (y + v) / 2), max(hypot(u - x, v - y), LEAST_PIXELS)
