"""A game in the middle, as a text to go on with later.

    minesweeper save 1
    clock 12.345
    board new                    or: seeded, given
    address ?level=expert        the query of the page it was played on; may be nothing
    minesweeper record 1
    …

What follows the fourth line is the record of the game: see `rules.record`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.recording import record_of
from minesweeper.play.rounds import OVER, Round
from minesweeper.rules.errors import quote
from minesweeper.rules.record import Record, play_through

if TYPE_CHECKING:
    from collections.abc import Callable

HEADER = "minesweeper save 1"
"""The first line of every save."""

BOARDS = ("new", "seeded", "given")
"""Where a board came from: chance, a seed that was asked for, or a given field."""


class SaveError(ValueError):
    """A text that is no save; it quotes what could not be read."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game to go on with.

    Attributes:
        seconds: The time played.
        board: One of `BOARDS`.
        query: The query of the address it was played on, with its `?`.
        record: The game.
    """

    seconds: float
    board: str
    query: str
    record: Record

    def __str__(self) -> str:
        lines = (
            HEADER,
            f"clock {self.seconds:.3f}",
            f"board {self.board}",
            f"address {self.query}",
            str(self.record),
        )
        return "\n".join(lines)

    @classmethod
    def parse(cls, text: str) -> Save:
        """Reads a save's text.

        Raises:
            SaveError: it is not what `str` writes.
            RecordError: the record in it is none.
        """
        parts = text.split("\n", 4)
        if len(parts) != 5 or parts[0] != HEADER:
            raise SaveError(f"A save begins with {HEADER}, not with {quote(parts[0])}.")
        clock, board, query, rest = parts[1:]
        seconds = _after("clock ", clock)
        whole, _, part = seconds.partition(".")
        if not (f"{whole}{part}".isascii() and whole.isdigit() and part.isdigit()):
            raise SaveError(f"A save has no clock like {quote(clock)}.")
        if _after("board ", board) not in BOARDS:
            raise SaveError(f"A save has no board like {quote(board)}.")
        asked = _after("address ", query)
        return cls(float(seconds), board[len("board ") :], asked, Record.parse(rest))

    def resume(self, now: float) -> Round:
        """Gives the game as it was left, its clock going on from now.

        Raises:
            RulesError: the moves of the record cannot be made.
            SaveError: the game is over.
        """
        game = play_through(self.record)
        if game.status in OVER:
            raise SaveError("A save holds a game that is over.")
        begun = Round(game, self.board == "given", self.board == "seeded")
        begun.log = list(self.record.steps)
        begun.helped = self.record.helped
        begun.clock.resume(self.seconds, now)
        return begun


def save_of(played: Round, query: str, now: float) -> Save | None:
    """Gives the save of a game; none if there is nothing to lose: no move, or an end.

    Raises:
        RecordError: there are too many moves.
    """
    if not played.log or played.over:
        return None
    board = "given" if played.given else "seeded" if played.seeded else "new"
    return Save(played.moment(now), board, query, record_of(played.as_of(now)))


def is_asked(save: Save, query: str, names_board: Callable[[str], bool]) -> bool:
    """Tells whether a page with that query goes on with the save.

    The address wins: one that names another board, level or seed begins that.
    """
    return save.query == query or not names_board(query)


def _after(word: str, line: str) -> str:
    if not line.startswith(word):
        raise SaveError(f"A save has {word.strip()} where it has {quote(line)}.")
    return line[len(word) :]
