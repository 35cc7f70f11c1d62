"""A record of a game as something to watch.

It has a game of its own and nothing else: no session, no storage, so that whatever is
watched can never become a result. The time of every call is an argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.playback import Playback
from minesweeper.rules.record import fork, make, play_through

if TYPE_CHECKING:
    from minesweeper.rules.game import Game
    from minesweeper.rules.record import Record

FEWEST_BETWEEN = 32
"""How few moves lie between two states that are kept to go back to."""

MOST_KEPT = 16
"""How many states are kept, about."""


class Replay(Playback):
    """A record that is being watched.

    Raises:
        RecordError: the moves cannot be played.
        LevelError: the level and the field do not make a game.

    Attributes:
        record: The record.
    """

    def __init__(self, record: Record) -> None:
        play_through(record)
        super().__init__(_timeline(record))
        self.record = record
        self._between = max(FEWEST_BETWEEN, len(record.steps) // MOST_KEPT)
        self._game = record.begin()
        self._kept = {0: fork(self._game)}

    @property
    def game(self) -> Game:
        """The game as it was after the steps that are made."""
        return self._game

    @property
    def step(self) -> str | None:
        """The step that was made last."""
        return self.record.steps[self.at - 1][1] if self.at else None

    def _make(self, at: int) -> None:
        """Brings the game to the state after so many steps."""
        if at < self.at:
            start = max(kept for kept in self._kept if kept <= at)
            self._game = fork(self._kept[start])
            self.at = start
        while self.at < at:
            make(self._game, self.record.steps[self.at][1])
            self.at += 1
            if self.at % self._between == 0 and self.at not in self._kept:
                self._kept[self.at] = fork(self._game)


def _timeline(record: Record) -> list[float]:
    """Gives when each step is due, in seconds from the start.

    Where the game's clock was put back to 0, time goes on from there; so it never
    runs backwards.
    """
    due, before, times = 0.0, 0.0, []
    for seconds, _ in record.steps:
        due += max(0.0, seconds - before)
        before = seconds
        times.append(round(due, 3))
    return times
