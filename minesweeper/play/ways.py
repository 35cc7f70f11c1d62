"""How a player wants presses to be meant: which of them chord, mark and open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.intents import MarkAt, TapAt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from minesweeper.rules.grid import Cell

NAMES = (
    "primary",
    "chord-click",
    "chord-middle",
    "chord-both",
    "chord-slide",
    "flag-all",
    "hold",
)
"""The options that say so."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What the presses of mouse and finger mean.

    Attributes:
        flagging: Whether a plain press on a covered cell marks it; the right button
            opens then.
        chord_click: Whether a plain press on a number chords.
        chord_middle: Whether the middle button chords.
        chord_both: Whether a second button on the same cell makes the press a chord.
        chord_slide: Whether a right press that has marked becomes a chord on another
            cell when the left button joins it: the click and a half of fast players.
        flag_all: Whether a right press on a number flags its neighbours, if all that
            are covered must be mines.
        hold: How many seconds a finger rests to mark.
    """

    flagging: bool = False
    chord_click: bool = True
    chord_middle: bool = True
    chord_both: bool = True
    chord_slide: bool = True
    flag_all: bool = False
    hold: float = 0.4

    def tap(self, cell: Cell) -> TapAt:
        """Gives what a plain press on a cell asks for."""
        return TapAt(cell, self.flagging, self.chord_click)

    def mark(self, cell: Cell) -> MarkAt:
        """Gives what a press of the right button asks for, where it marks."""
        return MarkAt(cell, around=self.flag_all)

    @classmethod
    def of(cls, options: Mapping[str, str]) -> Ways:
        """Gives the ways that options tell."""
        on = {name: options[name] == "on" for name in NAMES}
        return cls(
            flagging=options["primary"] == "flag",
            chord_click=on["chord-click"],
            chord_middle=on["chord-middle"],
            chord_both=on["chord-both"],
            chord_slide=on["chord-slide"],
            flag_all=on["flag-all"],
            hold=int(options["hold"]) / 1000,
        )
