"""What the buttons of a mouse mean.

A move counts at the release, for the cell under the pointer then, if the press began
on the board; a mark counts at once. A second button, or the middle one, makes the
press a chord, played when the first button goes up; nothing else comes of it then.
"""

from __future__ import annotations

from enum import Enum

from minesweeper.play.intents import ChordAt, Intent, OpenAt, Press
from minesweeper.play.pointers import BITS, LEFT, MIDDLE, RIGHT, Action, Pointer
from minesweeper.play.ways import Ways
from minesweeper.rules.grid import Cell


class Mode(Enum):
    """What the press that is going on will come to."""

    IDLE = "idle"
    TAP = "tap"
    OPEN = "open"
    MARKED = "marked"
    CHORD = "chord"
    SPENT = "spent"


SHOWN = (Mode.TAP, Mode.OPEN, Mode.CHORD)
"""The presses that are played at the release, and show what they would act on."""


class Mouse:
    """The state of the mouse over one board.

    Attributes:
        menu_owed: Cell and time of the last press whose context menu event may still
            come; none if it was no press that opens a menu.
        ways: What presses mean.
    """

    def __init__(self) -> None:
        self.menu_owed: tuple[Cell | None, float] | None = None
        self.ways = Ways()
        self._mode = Mode.IDLE
        self._held = 0
        self._menu = False
        self._first: Cell | None = None

    @property
    def pressed(self) -> bool:
        """Whether a press is going on, also one that began beside the board."""
        return self._mode is not Mode.IDLE

    def cancel(self) -> list[Intent]:
        """Gives up the press that is going on; what looked held is let go."""
        was, self._mode, self._held = self._mode, Mode.IDLE, 0
        return [Press(None)] if was in SHOWN else []

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
        if gained:
            self._join(gained, pointer.cell)
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
        self._first = pointer.cell
        if bit == MIDDLE:
            self._mode = Mode.CHORD if self.ways.chord_middle else Mode.SPENT
        elif not marks:
            self._mode = Mode.TAP
        elif self.ways.flagging:
            self._mode = Mode.OPEN
        else:
            self._mode = Mode.MARKED
            return [self.ways.mark(pointer.cell)]
        return self._show(pointer.cell)

    def _join(self, gained: int, cell: Cell | None) -> None:
        """Makes the press a chord, if the button that joins it may."""
        ways = self.ways
        if self._mode is Mode.SPENT:
            return
        if gained & MIDDLE:
            chords = ways.chord_middle
        elif self._mode is Mode.MARKED and cell != self._first:
            chords = ways.chord_slide
        else:
            chords = ways.chord_both
        if chords:
            self._mode = Mode.CHORD
        elif self._mode is Mode.CHORD:
            self._mode = Mode.SPENT

    def _show(self, cell: Cell | None) -> list[Intent]:
        """Shows what a release would act on."""
        if self._mode in SHOWN:
            return [Press(cell, wide=self._mode is Mode.CHORD)]
        return []

    def _release(self, cell: Cell | None) -> list[Intent]:
        """Plays what the press came to, at the first button that goes up."""
        was, self._mode = self._mode, Mode.SPENT
        if was not in SHOWN:
            return []
        if cell is None:
            return [Press(None)]
        if was is Mode.TAP:
            return [Press(None), self.ways.tap(cell)]
        return [Press(None), OpenAt(cell) if was is Mode.OPEN else ChordAt(cell)]
