"""When a choice in the level menu is meant, and when it is only passed by.

A closed menu changes with every arrow key. In the middle of a game that must not begin
another one: what was come to by keys waits for the Enter key.
"""

from __future__ import annotations

MEANT = ("Enter", " ", "Tab")
"""The keys that choose, or leave, and never go through a menu."""


class Choosing:
    """Tells the choices that were meant from those that were passed by."""

    def __init__(self) -> None:
        self._passing = False
        self._waiting: str | None = None

    def key(self, key: str) -> str | None:
        """Takes a key pressed in the menu; gives the choice it confirms, if any."""
        self._passing = key not in MEANT
        if key == "Enter":
            chosen, self._waiting = self._waiting, None
            return chosen
        return None

    def pointer(self) -> None:
        """Takes a press of the mouse or a finger on the menu."""
        self._passing = False

    def changed(self, value: str, confirm: bool) -> str | None:
        """Takes the menu's new value; gives it if it is to be played at once.

        Args:
            value: What the menu shows now.
            confirm: Whether a choice made by passing keys needs the Enter key.
        """
        if self._passing and confirm:
            self._waiting = value
            return None
        self._waiting = None
        return value

    def drop(self) -> bool:
        """Forgets a choice that waits, as the menu is left; tells if there was one."""
        waited = self._waiting is not None
        self._waiting = None
        self._passing = False
        return waited
