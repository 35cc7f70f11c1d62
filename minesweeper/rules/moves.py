"""Moves a player can make, and what they change."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from itertools import compress

from minesweeper.rules.errors import MoveError, quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from minesweeper.rules.grid import Cell


class Status(Enum):
    """How far a game has come."""

    READY = "ready"
    """The player has opened nothing yet."""
    PLAYING = "playing"
    """The player has opened something, and nothing is decided."""
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
    """Open the unflagged neighbours of a number that touches as many flags."""


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


class Changes:
    """What a move changed: a stretch of faces before and after; false if nothing.

    Which cells of the stretch differ is worked out when first asked for.
    """

    __slots__ = ("_after", "_before", "_cells", "_start", "status")

    status: Status
    """The game's status after the move."""

    def __init__(
        self, status: Status, start: int = 0, before: bytes = b"", after: bytes = b""
    ) -> None:
        self.status = status
        self._start = start
        self._before = before
        self._after = after
        self._cells: Sequence[int] | None = None

    @property
    def cells(self) -> Sequence[int]:
        """The padded positions whose face changed, in ascending order."""
        if self._cells is None:
            size = len(self._before)
            differ = int.from_bytes(self._before) ^ int.from_bytes(self._after)
            places = range(self._start, self._start + size)
            self._cells = tuple(compress(places, differ.to_bytes(size)))
        return self._cells

    def __bool__(self) -> bool:
        return self._before != self._after

    def __repr__(self) -> str:
        return f"Changes({self.status}, cells={self.cells})"
