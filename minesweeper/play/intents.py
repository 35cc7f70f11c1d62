"""What a player wants, in words that know neither mouse nor key nor rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from minesweeper.rules.field import Field
    from minesweeper.rules.grid import Cell
    from minesweeper.rules.level import Level, Start


@dataclass(frozen=True, slots=True)
class TapAt:
    """Act on a cell in the plain way: open it, or chord if it is an open number.

    Attributes:
        cell: The cell.
        marks: Whether a covered cell is to be marked instead.
        chords: Whether an open number is to be chorded; else it is left alone.
    """

    cell: Cell
    marks: bool = False
    chords: bool = True


@dataclass(frozen=True, slots=True)
class OpenAt:
    """Open a covered cell; an open one is left alone."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class MarkAt:
    """Change the mark of a covered cell.

    Attributes:
        cell: The cell.
        held: Whether a finger has rested on it for that, who wants to feel it.
        around: Whether an open number is to have its neighbours flagged, if all that
            are covered must be mines.
    """

    cell: Cell
    held: bool = False
    around: bool = False


@dataclass(frozen=True, slots=True)
class ChordAt:
    """Open the neighbours of an open number whose flags are all set."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Press:
    """Show what a held button would act on; nothing is played.

    Attributes:
        cell: The cell under the pointer, or none to let go.
        wide: Whether a chord is meant: the cell and its neighbours look held.
    """

    cell: Cell | None
    wide: bool = False


@dataclass(frozen=True, slots=True)
class NewGame:
    """Begin another game of the same level."""


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Begin a game of another level."""

    level: Level


@dataclass(frozen=True, slots=True)
class PlayField:
    """Begin a game on a given field."""

    field: Field
    start: Start


@dataclass(frozen=True, slots=True)
class SetQuestionMarks:
    """Choose whether a mark may also be a question mark."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last move, or the new game if none was made in it."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Make the move again that was taken back last."""


Intent: TypeAlias = (
    TapAt
    | OpenAt
    | MarkAt
    | ChordAt
    | Press
    | NewGame
    | SetLevel
    | PlayField
    | SetQuestionMarks
    | Undo
    | Redo
)
"""Anything a player can ask of the session."""
