"""The pointer event, plain, that gestures are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from minesweeper.rules.grid import Cell

LEFT, RIGHT, MIDDLE = 1, 2, 4
"""Bits of `Pointer.buttons`, as browsers number them."""

BITS = {0: LEFT, 1: MIDDLE, 2: RIGHT}
"""The bit of each button, by the number browsers give it; others play no part."""


class Action(Enum):
    """What happened to a pointer."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"
    CANCEL = "cancel"
    MENU = "menu"


@dataclass(frozen=True, slots=True)
class Pointer:
    """One pointer event.

    Attributes:
        action: What happened.
        cell: The cell under the pointer; none beside the board.
        button: The button that changed: 0 left, 1 middle, 2 right, -1 none.
        buttons: Bits of the buttons held after the event.
        touch: Whether it is a finger or a pen.
        marks: Whether a left press means a mark, as Ctrl-click does on a Mac.
        primary: Whether no other finger was down before this one.
        id: Tells pointers that are down together apart.
        x: Position in CSS pixels from the left, to measure straying by.
        y: The same from the top.
        time: When it happened, in seconds on any steady clock.
    """

    action: Action
    cell: Cell | None = None
    button: int = -1
    buttons: int = 0
    touch: bool = False
    marks: bool = False
    primary: bool = True
    id: int = 0
    x: float = 0.0
    y: float = 0.0
    time: float = 0.0
