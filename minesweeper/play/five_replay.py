"""A record of five in a row as something to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.gomoku.game import Game
from minesweeper.play.playback import Playback

if TYPE_CHECKING:
    from minesweeper.gomoku.record import Record


class FiveReplay(Playback):
    """A game that is laid again, stone by stone, on a board of its own.

    Raises:
        StoneError: a move is against the rules.

    Attributes:
        record: The record.
        game: The game as it was after the stones that are laid.
    """

    def __init__(self, record: Record) -> None:
        for _ in record.replay():
            pass
        super().__init__(record.times)
        self.record = record
        self.game = Game(record.exact)

    def _make(self, at: int) -> None:
        """Brings the game to the state after so many stones."""
        while self.at > at:
            self.game.undo()
            self.at -= 1
        while self.at < at:
            self.game.play(self.record.moves[self.at])
            self.at += 1
