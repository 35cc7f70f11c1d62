"""Turns what a mouse, a finger or a pen does into what the player wants.

State machines without a page: the web hands them `Pointer` values, and wakes them when
`due` says so. They decide which gesture was made; whether the move is legal is the
rules' business, and what a tap on a cell means is the session's.
"""

from __future__ import annotations

from minesweeper.play.fingers import Fingers
from minesweeper.play.intents import Intent
from minesweeper.play.mouse import Mouse
from minesweeper.play.pointers import Action, Pointer
from minesweeper.play.ways import Ways

MENU_SECONDS = 0.5
"""How long after a press its own context menu event may still come."""


class Gestures:
    """All pointers of one board: the mouse, the fingers and the menu events of both."""

    def __init__(self) -> None:
        self._mouse = Mouse()
        self._fingers = Fingers()

    @property
    def ways(self) -> Ways:
        """What presses mean, from the next one on."""
        return self._mouse.ways

    @ways.setter
    def ways(self, ways: Ways) -> None:
        self._mouse.ways = self._fingers.ways = ways

    @property
    def pressed(self) -> bool:
        """Whether any press is going on, also one that began beside the board."""
        return self._mouse.pressed or self._fingers.pressed

    @property
    def due(self) -> float | None:
        """When `wake` is to be called, in the clock of the events; none if never."""
        return self._fingers.due

    def feed(self, pointer: Pointer) -> list[Intent]:
        """Takes one event and gives what the player wants by it, mostly nothing."""
        if pointer.action is Action.MENU:
            return self._menu(pointer)
        if pointer.touch:
            return self._fingers.feed(pointer)
        return self._mouse.feed(pointer)

    def wake(self, now: float) -> list[Intent]:
        """Marks, if a finger has rested on its cell long enough by now."""
        return self._fingers.wake(now)

    def cancel(self) -> list[Intent]:
        """Gives up every press, as when the window loses the focus."""
        return [*self._mouse.cancel(), *self._fingers.cancel()]

    def _menu(self, pointer: Pointer) -> list[Intent]:
        """Makes a mark of a menu event, unless a press has seen to it already."""
        if self._fingers.pressed:
            return self._fingers.hold(pointer.time)
        if self._mouse.pressed or pointer.cell is None:
            return []
        for owed in (self._mouse.menu_owed, self._fingers.menu_owed):
            if owed is not None:
                cell, time = owed
                if cell == pointer.cell and pointer.time - time <= MENU_SECONDS:
                    return []
        return [self.ways.mark(pointer.cell)]
