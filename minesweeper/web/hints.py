"""The hint: press by press the kind of situation, the cell, the reason on the board."""

from __future__ import annotations

from functools import partial

from minesweeper.play.hints import find_hint
from minesweeper.play.i18n import Message
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.solving import Solving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.hints import Hint
    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.rules.grid import Cell
    from minesweeper.web.shell import Shell

LOOK, REASON = 1, 2
"""The steps at which the cell is shown, and what proves it."""


class Hints:
    """Tells a hint in three steps; the press after the last takes it away.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._solving = Solving(shell)
        self._hint: Hint | None = None
        self._step = 0
        self._layer = make("div", class_="hints", aria_hidden="true")
        bridge.elements(".field")[0].append(self._layer)
        shell.watch(self._updated)
        shell.tabstop.add(self._remark)

    def press(self) -> None:
        """Goes a step on, or begins with the first."""
        shell = self._shell
        if bridge.document.documentElement.hasAttribute("data-auto"):
            shell.features.press("auto")  # its next move would take the hint away
        if shell.session.over:
            shell.page.say("hint.over")
        elif self._hint is None:
            if not self._solving.busy:
                shell.help("hinted")
                find = partial(find_hint, near=shell.tabstop.cell)
                self._solving.start(find, self._found)
        elif self._step == REASON:
            self._forget(self._hint)
        else:
            self._step += 1
            self._show(self._hint)

    def _found(self, hint: Hint) -> None:
        self._hint, self._step = hint, 0
        self._show(hint)

    def _show(self, hint: Hint) -> None:
        """Says the step, and draws what it is about."""
        page, step = self._shell.page, self._step
        message = hint.steps[step]
        page.say(message.key, **message.values)
        marks = []
        if step >= LOOK:
            kind = "look" if step == LOOK else "safe" if hint.safe else "guess"
            marks.append(self._mark(hint.cell, kind))
        if step == REASON:
            marks += [self._mark(cell, "proof") for cell in hint.numbers]
        self._layer.replaceChildren(*marks)
        if step == LOOK:
            near = bridge.options(block="nearest", inline="nearest")
            marks[0].scrollIntoView(near)
        if marks:
            self._shell.tabstop.refresh()

    def _mark(self, cell: Cell, kind: str) -> Any:
        """Gives the outline of a cell."""
        grid = self._shell.session.game.grid
        mark = make("div", class_=kind)
        style = mark.style
        style.width, style.height = f"{100 / grid.cols}%", f"{100 / grid.rows}%"
        style.left = f"{100 * cell[1] / grid.cols}%"
        style.top = f"{100 * cell[0] / grid.rows}%"
        return mark

    def _remark(self, index: int) -> Message | None:
        """Tells who cannot see the outlines what they are round."""
        hint = self._hint
        if hint is None or self._step < LOOK:
            return None
        cell = self._shell.session.game.grid.cell(index)
        if cell == hint.cell:
            known = self._step == REASON and hint.safe
            return Message("remark.safe" if known else "remark.look")
        if self._step == REASON and cell in hint.numbers:
            return Message("remark.proof")
        return None

    def _updated(self, _intent: Intent | None, _update: Update) -> None:
        """Forgets a hint that may not hold any more."""
        self._solving.stop()
        if self._hint is not None:
            self._forget(self._hint)

    def _forget(self, hint: Hint) -> None:
        """Takes away all that was told of a hint."""
        self._hint = None
        self._shell.page.hush(hint.steps[self._step].key)
        self._layer.replaceChildren()
        self._shell.tabstop.refresh()
