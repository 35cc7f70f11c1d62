"""What the buttons of a mouse mean.

A move counts at the release, for the cell under the pointer then, if the press began
on the board; a mark counts at once. A second button, or the middle one, makes the
press a chord, played when the first button goes up; nothing else comes of it then.
"""

from __future__ import annotations

from enum import Enum

from minesweeper.play.intents import ChordAt, Intent, MarkAt, Press, TapAt
from minesweeper.play.pointers import BITS, LEFT, MIDDLE, RIGHT, Action, Pointer
from minesweeper.rules.grid import Cell


class Mode(Enum):
    """What the press that is going on will come to."""

    IDLE = "idle"
    TAP = "tap"
    MARKED = "marked"
    CHORD = "chord"
    SPENT = "spent"


class Mouse:
    """The state of the mouse over one board.

    Attributes:
        menu_owed: Cell and time of the last press whose context menu event may still
            come; none if it was no press that opens a menu.
    """

    def __init__(self) -> None:
        self.menu_owed: tuple[Cell | None, float] | None = None
        self._mode = Mode.IDLE
        self._held = 0
        self._menu = False

    @property
    def pressed(self) -> bool:
        """Whether a press is going on, also one that began beside the board."""
        return self._mode is not Mode.IDLE

    def cancel(self) -> list[Intent]:
        """Gives up the press that is going on; what looked held is let go."""
        was, self._mode, self._held = self._mode, Mode.IDLE, 0
        return [Press(None)] if was in (Mode.TAP, Mode.CHORD) else []

    def feed(self, pointer: Pointer) -> list[Intent]:
        """Takes one event and gives what the player wants by it."""
        if pointer.action is Action.CANCEL:
            return self.cancel()
        bit = BITS.get(pointer.button, 0)
        held = pointer.buttons & (LEFT | MIDDLE | RIGHT)
        if pointer.action is Action.DOWN:
            held |= bit
            if held == bit:
                return [*self.cancel(), *self._begin(pointer, bit)]
        elif pointer.action is Action.UP:
            held &= ~bit
        if not self.pressed:
            return []
        lost, gained = self._held & ~held, held & ~self._held
        self._held = held
        if lost and not bit:
            return self.cancel()  # released where the page could not see it
        self._menu = self._menu or bool(gained & RIGHT)
        if gained and self._mode is not Mode.SPENT:
            self._mode = Mode.CHORD
        wanted = self._release(pointer.cell) if lost else self._show(pointer.cell)
        if not held:
            self._mode = Mode.IDLE
            self.menu_owed = (pointer.cell, pointer.time) if self._menu else None
        return wanted

    def _begin(self, pointer: Pointer, bit: int) -> list[Intent]:
        """Starts a press with one button, anywhere on the page."""
        marks = bit == RIGHT or (bit == LEFT and pointer.marks)
        self._held = bit
        self._menu = marks
        self.menu_owed = None
        if pointer.cell is None or not bit:
            self._mode = Mode.SPENT
            return []
        if marks:
            self._mode = Mode.MARKED
            return [MarkAt(pointer.cell)]
        self._mode = Mode.CHORD if bit == MIDDLE else Mode.TAP
        return self._show(pointer.cell)

    def _show(self, cell: Cell | None) -> list[Intent]:
        """Shows what a release would act on."""
        if self._mode in (Mode.TAP, Mode.CHORD):
            return [Press(cell, wide=self._mode is Mode.CHORD)]
        return []

    def _release(self, cell: Cell | None) -> list[Intent]:
        """Plays what the press came to, at the first button that goes up."""
        was, self._mode = self._mode, Mode.SPENT
        if was not in (Mode.TAP, Mode.CHORD):
            return []
        if cell is None:
            return [Press(None)]
        return [Press(None), TapAt(cell) if was is Mode.TAP else ChordAt(cell)]
