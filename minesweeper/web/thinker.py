"""Lets the program think about its move while the page lives on."""

from __future__ import annotations

import os

from minesweeper.gomoku.effort import Effort
from minesweeper.gomoku.opponent import LEVELS, choose
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.gomoku.opponent import Choice
    from minesweeper.play.five import Table
    from minesweeper.rules.grid import Cell

LONGEST_THOUGHT = 700
"""Milliseconds after which the program plays the best it has found."""


class Thinker:
    """Thinks about one move at a time."""

    def __init__(self) -> None:
        self._give_up: bridge.Undo | None = None

    def think(
        self,
        table: Table,
        found: Callable[[Cell], object],
        slow: Callable[[], object],
    ) -> None:
        """Thinks about the move of a table, unless it is doing so already.

        Args:
            table: It is left alone.
            found: Gets the crossing.
            slow: Called once if that takes its time.
        """
        if self._give_up is not None:
            return
        level = LEVELS[table.opponent]
        effort = Effort(level.stones)
        work = choose(table.game, level, os.urandom(4).hex(), effort)
        hurry = bridge.later(LONGEST_THOUGHT, effort.stop)

        def done(choice: Choice) -> None:
            self._give_up = None
            hurry()
            found(choice.cell)

        stop = bridge.run(work, done, slow)

        def give_up() -> None:
            self._give_up = None
            hurry()
            stop()

        self._give_up = give_up

    def stop(self) -> None:
        """Gives up what it is thinking about, if anything."""
        if self._give_up is not None:
            self._give_up()
