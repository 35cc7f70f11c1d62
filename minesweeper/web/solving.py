"""Lets the solver work on the game that is on the board, while the page lives on."""

from __future__ import annotations

from minesweeper.solver.join import Memory
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import TypeVar

    from minesweeper.play.rounds import Round
    from minesweeper.rules.game import Game
    from minesweeper.web.shell import Shell

    T = TypeVar("T")


class Solving:
    """One piece of work at a time; what was counted on a board is kept for the next.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._round: Round | None = None
        self._memory = Memory(0)
        self._give_up: bridge.Undo | None = None

    @property
    def busy(self) -> bool:
        """Whether it is at work."""
        return self._give_up is not None

    def start(
        self,
        work: Callable[[Game, Memory], Generator[object, None, T]],
        done: Callable[[T], object],
    ) -> None:
        """Begins a piece of work, in place of one that is not done yet.

        Args:
            work: Gives the generator for a game; the memory is that of its board.
            done: Gets what it returns.
        """
        self.stop()
        current, page = self._shell.session.round, self._shell.page
        if current is not self._round:
            self._round = current
            self._memory = Memory(current.game.grid.stride)

        def finish(found: T) -> None:
            self._give_up = None
            done(found)

        self._give_up = bridge.run(
            work(current.game, self._memory), finish, lambda: page.say("hint.thinking")
        )

    def stop(self) -> None:
        """Gives up what it is at, if anything."""
        if self._give_up is not None:
            self._give_up()
            self._give_up = None
