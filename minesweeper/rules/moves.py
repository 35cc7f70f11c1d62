"""Moves a player can make, and what they change."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from minesweeper.rules.errors import MoveError, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell


class Status(Enum):
    """How far a game has come."""

    READY = "ready"
    """The player has opened nothing yet."""
    PLAYING = "playing"
    """The player has opened something, and the end is open."""
    WON = "won"
    """Every safe cell is open."""
    LOST = "lost"
    """A mine was opened."""


class Kind(Enum):
    """The three kinds of move."""

    OPEN = "open"
    """Open a covered cell."""
    MARK = "mark"
    """Cycle the mark of a covered cell."""
    CHORD = "chord"
    """Open the unflagged neighbours of a number with as many flags."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move on a cell.

    >>> Move.parse("chord 3,4")
    Move(kind=<Kind.CHORD: 'chord'>, cell=(3, 4))
    >>> str(Move(Kind.OPEN, (0, 12)))
    'open 0,12'
    """

    kind: Kind
    cell: Cell

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move's text: open, mark or chord, a space, row, a comma, column.

        Raises:
            MoveError: the text is no move.
        """
        match = _TEXT.fullmatch(text)
        if match is None:
            raise MoveError("text", value=quote(text))
        word, row, col = match.groups()
        return cls(Kind(word), (int(row), int(col)))

    def __str__(self) -> str:
        row, col = self.cell
        return f"{self.kind.value} {row},{col}"


_TEXT = re.compile(r"(open|mark|chord) (0|[1-9][0-9]{0,5}),(0|[1-9][0-9]{0,5})")


@dataclass(frozen=True, slots=True)
class Changes:
    """What a move changed: false when nothing.

    `cells` are the padded positions whose face changed, `status` is the status after.
    """

    cells: tuple[int, ...]
    status: Status

    def __bool__(self) -> bool:
        return bool(self.cells)
