"""What fingers and pens mean.

A short tap acts on its cell and a hold marks it; a finger that strays is panning, two
fingers are zooming, and nothing comes of either. Exactly one move comes of a press,
whichever menu and click events a system sends beside it.
"""

from __future__ import annotations

from minesweeper.play.intents import Intent, MarkAt, Press
from minesweeper.play.pointers import Action, Pointer
from minesweeper.play.ways import Ways
from minesweeper.rules.grid import Cell

STRAY_PIXELS = 12.0
"""How far a resting finger may wander and still be no pan."""


class Fingers:
    """The state of all fingers and pens on the page.

    Attributes:
        due: When the resting finger will have marked, in the clock of the events.
        menu_owed: Cell and time of the last press whose menu event may still come.
        ways: What presses mean.
    """

    def __init__(self) -> None:
        self.due: float | None = None
        self.menu_owed: tuple[Cell | None, float] | None = None
        self.ways = Ways()
        self._down: set[int] = set()
        self._resting: Pointer | None = None

    @property
    def pressed(self) -> bool:
        """Whether any finger is down, also one beside the board."""
        return bool(self._down)

    def cancel(self) -> list[Intent]:
        """Forgets every finger; nothing comes of what they were doing."""
        self._down.clear()
        return self._give_up()

    def hold(self, time: float) -> list[Intent]:
        """Marks the cell the one finger rests on, if it still may."""
        pointer = self._resting
        if pointer is None or pointer.cell is None:
            return []
        self.menu_owed = (pointer.cell, time)
        return [*self._give_up(), MarkAt(pointer.cell, held=True)]

    def wake(self, now: float) -> list[Intent]:
        """Marks, if the finger has rested long enough by now."""
        return self.hold(now) if self.due is not None and now >= self.due else []

    def feed(self, pointer: Pointer) -> list[Intent]:
        """Takes one event and gives what the player wants by it."""
        if pointer.action is Action.DOWN:
            return self._begin(pointer)
        if pointer.action is Action.MOVE:
            return self._give_up() if self._strayed(pointer) else []
        self._down.discard(pointer.id)
        resting = self._resting
        if resting is None or resting.id != pointer.id:
            if self.menu_owed is not None:
                self.menu_owed = (self.menu_owed[0], pointer.time)
            return []
        if pointer.action is Action.CANCEL or self._strayed(pointer):
            return self._give_up()
        if pointer.time - resting.time >= self.ways.hold:
            return self.hold(pointer.time)
        tap = [] if resting.cell is None else [self.ways.tap(resting.cell)]
        return [*self._give_up(), *tap]

    def _begin(self, pointer: Pointer) -> list[Intent]:
        """Starts a press, or spoils the one that another finger has begun."""
        wanted = self.cancel() if pointer.primary else self._give_up()
        alone = not self._down
        self._down.add(pointer.id)
        self.menu_owed = None
        if not alone or pointer.cell is None:
            return wanted
        if pointer.button > 0:
            self.menu_owed = (pointer.cell, pointer.time)
            return [*wanted, self.ways.mark(pointer.cell)]
        self._resting = pointer
        self.due = pointer.time + self.ways.hold
        return [*wanted, Press(pointer.cell)]

    def _strayed(self, pointer: Pointer) -> bool:
        """Tells whether the resting finger is this one and has left its place."""
        first = self._resting
        if first is None or first.id != pointer.id:
            return False
        return max(abs(pointer.x - first.x), abs(pointer.y - first.y)) > STRAY_PIXELS

    def _give_up(self) -> list[Intent]:
        """Lets go of the resting finger's cell without a move."""
        was, self._resting, self.due = self._resting, None, None
        return [] if was is None else [Press(None)]
