"""Openings: what one open uncovers, by a work list and never by recursion."""

from __future__ import annotations

from minesweeper.rules.faces import COVERED, QUESTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.field import Field


def uncover(field: Field, faces: bytearray, start: int) -> list[int]:
    """Open a safe cell, and its whole opening if it is a zero; return what opened.

    Only covered and questioned cells open, and only cells opened now spread.
    """
    numbers = field.numbers
    offsets = field.grid.offsets
    faces[start] = numbers[start]
    opened = [start]
    for index in opened:
        if numbers[index] == 0:
            for offset in offsets:
                near = index + offset
                if faces[near] == COVERED or faces[near] == QUESTION:
                    faces[near] = numbers[near]
                    opened.append(near)
    return opened
