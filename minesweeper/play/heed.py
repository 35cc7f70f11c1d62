"""When something that has come up unasked may be answered.

The mask appears under a pointer that is busy, and takes the keyboard while a key may
still be held. For half a second nothing answers it, and after that only what was
begun there: the second press of a double click starts no new game.
"""

from __future__ import annotations

DEAF_FOR = 0.5
"""Seconds for which nothing that is pressed counts."""


class Heed:
    """Tells which presses and clicks were meant; every time is an argument."""

    def __init__(self) -> None:
        self._since = 0.0
        self._pressed = False

    def come_up(self, now: float) -> None:
        """Takes note that there is something new to answer."""
        self._since = now
        self._pressed = False

    def press(self, now: float) -> None:
        """Takes note of a pointer pressed on it."""
        self._pressed = self._awake(now)

    def key(self, repeated: bool, now: float) -> bool:
        """Tells whether a key may act: one held down since before may not."""
        return not repeated and self._awake(now)

    def click(self, by_pointer: bool, now: float) -> bool:
        """Tells whether a click counts.

        That of a pointer does if its press did; one without a pointer, made by a key
        or a screen reader, if it comes late enough.
        """
        return self._pressed if by_pointer else self._awake(now)

    def _awake(self, now: float) -> bool:
        return now - self._since >= DEAF_FOR
