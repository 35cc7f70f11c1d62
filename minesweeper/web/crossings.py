"""The board for keyboard and screen reader: a grid of crossings that can be focused."""

from __future__ import annotations

from minesweeper.gomoku.game import BLACK, EMPTY, GRID, SIZE, Game
from minesweeper.gomoku.notation import name
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from minesweeper.play.i18n import Texts
    from minesweeper.rules.grid import Cell

STEPS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}
"""What each arrow key adds to row and column."""


class Crossings:
    """The grid over the picture; one crossing at a time is in the order of focus.

    Args:
        field: The element the picture lies in.
        play: Is told the crossing that was chosen.
    """

    def __init__(self, field: Any, play: Callable[[Cell], object]) -> None:
        self._play = play
        self._at: Cell = (SIZE // 2, SIZE // 2)
        self._cells: dict[Cell, Any] = {}
        rows = []
        for row in range(SIZE):
            made = []
            for col in range(SIZE):
                cell = make("span", role="gridcell", tabindex="-1")
                cell.id = name((row, col))
                self._cells[row, col] = cell
                made.append(cell)
            rows.append(make("div", *made, role="row"))
        self._grid = make("div", *rows, role="grid", class_="crossings")
        self._cells[self._at].tabIndex = 0
        field.append(self._grid)
        bridge.listen(self._grid, "keydown", self._key)
        bridge.listen(self._grid, "click", self._click)
        bridge.listen(self._grid, "focusin", self._focused)
        bridge.listen(bridge.window, "keydown", self._key_outside)

    def tell(
        self, game: Game, texts: Texts, cells: Iterable[Cell] | None = None
    ) -> None:
        """Names crossings anew: those that changed, or all with the grid itself."""
        if cells is None:
            self._grid.setAttribute("aria-label", texts.say("gomoku.board"))
            cells = self._cells
        for cell in cells:
            held = game.at(cell)
            key = "empty" if held == EMPTY else "black" if held == BLACK else "white"
            crossing = name(cell).upper()
            label = texts.say(f"gomoku.cell.{key}", crossing=crossing)
            self._cells[cell].setAttribute("aria-label", label)

    def focus(self) -> None:
        """Gives the keyboard to the crossing it was on last."""
        self._cells[self._at].focus(bridge.options(preventScroll=True))

    def _go(self, cell: Cell) -> None:
        if cell in GRID:
            self._cells[self._at].tabIndex = -1
            self._at = cell
            self._cells[cell].tabIndex = 0
            self.focus()

    def _key(self, event: Any) -> None:
        if event.ctrlKey or event.metaKey or event.altKey:
            return
        row, col = self._at
        if event.key in STEPS:
            down, right = STEPS[event.key]
            self._go((row + down, col + right))
        elif event.key == "Home":
            self._go((row, 0))
        elif event.key == "End":
            self._go((row, SIZE - 1))
        elif event.key in ("Enter", " "):
            if not event.repeat:
                self._play(self._at)
        else:
            return
        event.preventDefault()
        event.stopPropagation()

    def _key_outside(self, event: Any) -> None:
        """Brings an arrow key to the board that was meant for nothing else."""
        if event.key in STEPS and event.target == bridge.document.body:
            self.focus()
            event.preventDefault()

    def _click(self, event: Any) -> None:
        """Takes the press that a screen reader makes."""
        cell = self._cell(event.target)
        if cell is not None:
            self._play(cell)

    def _focused(self, event: Any) -> None:
        cell = self._cell(event.target)
        if cell is not None and cell != self._at:
            self._go(cell)

    def _cell(self, target: Any) -> Cell | None:
        return next(
            (cell for cell, element in self._cells.items() if element == target), None
        )
