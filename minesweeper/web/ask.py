"""The question before a long game is given up."""

from __future__ import annotations

from minesweeper.rules.moves import Status
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.dialog import Dialog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.web.shell import Shell

LONG = 60.0
"""Seconds after which a ranked game is worth a question."""


def is_worth_asking(shell: Shell, now: float) -> bool:
    """Tells whether a new game would lose a long one that counts."""
    session = shell.session
    return (
        shell.choices.on("ask")
        and session.game.status is Status.PLAYING
        and session.unranked is None
        and session.clock.seconds(now) >= LONG
    )


class Question:
    """Asks whether the running game may be given up.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._dialog = Dialog(shell.page, "ask.title", "ask-dialog", "ask.no")
        self._dialog.body.append(make("p", text="ask.text"))
        begin = make("button", text="restart", id="ask-yes")
        self._dialog.foot.prepend(begin)
        self._begin: Callable[[], object] = self._dialog.close
        bridge.listen(begin, "click", lambda _event: self._agree())

    def ask(self, begin: Callable[[], object]) -> None:
        """Opens; begins the new game if the player agrees."""
        self._begin = begin
        self._dialog.show()

    def _agree(self) -> None:
        self._dialog.close()
        self._begin()
