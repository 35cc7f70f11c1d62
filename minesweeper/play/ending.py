"""How a game ended, in sentences still to be said in some language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from minesweeper.play.i18n import Message


@dataclass(frozen=True, slots=True)
class Ending:
    """What the mask says, whichever game was played.

    Attributes:
        title: Who won, or what happened.
        time: How long it took.
        moves: How many moves.
        unranked: Why it is not ranked; none if it is.
    """

    title: Message
    time: Message
    moves: Message
    unranked: Message | None = None
