"""How much work a field is: openings, islands and 3BV."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.rules.faces import COVERED, MINE
from minesweeper.rules.opening import uncover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.field import Field


@dataclass(frozen=True, slots=True)
class Score:
    """What a field asks of a player, as the community counts it.

    >>> from minesweeper.rules.notation import parse_field
    >>> score(parse_field("*.../..../...*/*..."))
    Score(openings=1, islands=1, three_bv=8)
    """

    openings: int
    """Number of connected regions of zeros."""
    islands: int
    """Number of connected groups of numbered cells that touch no zero."""
    three_bv: int
    """The fewest opens, without chords, that open every safe cell."""


def score(field: Field) -> Score:
    """Return the openings, islands and 3BV of a field.

    3BV, Bechtel's board benchmark value, is one open for every opening and one for
    every numbered cell that no opening opens.
    """
    faces = bytearray(field.grid.covered)
    openings = 0
    for index in field.grid.indices:
        if field.numbers[index] == 0 and faces[index] == COVERED:
            uncover(field, faces, [index])
            openings += 1
    lone = {
        index
        for index in field.grid.indices
        if faces[index] == COVERED and field.numbers[index] != MINE
    }
    return Score(
        openings, _count_groups(lone, field.grid.offsets), openings + len(lone)
    )


def _count_groups(cells: set[int], offsets: tuple[int, ...]) -> int:
    """Return how many groups of touching positions there are."""
    left = set(cells)
    groups = 0
    while left:
        groups += 1
        work = [left.pop()]
        for index in work:
            near = left.intersection([index + offset for offset in offsets])
            left -= near
            work.extend(near)
    return groups
