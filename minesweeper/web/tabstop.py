"""The board's place in the order of Tab.

What answers the keyboard there comes when it is first needed, or in an idle moment
after the start, with the grid that screen readers read: no first board waits for it.
"""

from __future__ import annotations

from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.rules.grid import Cell
    from minesweeper.web.grid import Remark
    from minesweeper.web.keyboard import Keyboard
    from minesweeper.web.shell import Shell


class TabStop:
    """Lets the board be reached by the keyboard.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._field = bridge.elements(".field")[0]
        self._keyboard: Keyboard | None = None
        self._hidden = False
        self._last: Cell | None = None
        self._remarks: list[Remark] = []
        self._forget = shell.watch(self._notice)
        self._field.tabIndex = 0
        bridge.listen(self._field, "keydown", self._key)
        bridge.listen(self._field, "focusin", self._enter)
        self._coming = self._come()
        bridge.idle(self._go_on)

    def hide(self, hidden: bool) -> None:
        """Has the keyboard and screen readers find nothing out about the cells.

        For as long as the board is covered from the eyes too.
        """
        self._hidden = hidden
        if self._keyboard is not None:
            self._keyboard.hide(hidden)

    @property
    def cell(self) -> Cell | None:
        """Where the player was last; none if nowhere yet."""
        return self._last if self._keyboard is None else self._keyboard.cell

    def add(self, remark: Remark) -> None:
        """Has screen readers told more of the cells."""
        self._remarks.append(remark)
        self.refresh()

    def refresh(self) -> None:
        """Has all cells say their words again, as what is told of them is new."""
        if self._keyboard is not None:
            self._keyboard.refresh()

    def _come(self) -> Generator[None, None, None]:
        """Loads the parts one at a time, so that no click in between waits for all."""
        from minesweeper.play import cursor, keys  # noqa: F401

        yield
        from minesweeper.web import grid, reader  # noqa: F401

        yield
        from minesweeper.web import keyboard  # noqa: F401

        yield
        self._keys()

    def _go_on(self) -> None:
        if next(self._coming, self) is not self:
            bridge.idle(self._go_on)

    def _keys(self) -> Keyboard:
        """Gives what answers the keyboard, made when first asked for."""
        if self._keyboard is None:
            from minesweeper.web.keyboard import Keyboard

            self._forget()
            self._keyboard = Keyboard(
                self._shell, self._field, self._last, self._remarks
            )
            self._keyboard.hide(self._hidden)
        return self._keyboard

    def _notice(self, intent: Intent | None, update: Update) -> None:
        """Keeps where the player was last, for the keyboard to go on from."""
        if update.whole:
            self._last = None
        else:
            self._last = getattr(intent, "cell", self._last)

    def _enter(self, event: Any) -> None:
        """Hands the focus on, at once where the keyboard brought it."""
        if self._keyboard is not None or self._field.matches(":focus-visible"):
            self._keys().enter(event)

    def _key(self, event: Any) -> None:
        self._keys().key(event)
