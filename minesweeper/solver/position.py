"""A position taken apart: what is settled, and parts that know nothing of each other.

Constraints that share a cell belong to one *part*. Parts meet only in the number of
mines left, together with the *outside*: covered cells that touch no number.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from minesweeper.solver.budget import Budget
from minesweeper.solver.masks import around
from minesweeper.solver.simple import Constraint, ImpossibleError, settle
from minesweeper.solver.view import View

Part = tuple[Constraint, ...]
"""Connected constraints, sorted, so that equal parts are equal values."""


@dataclass(frozen=True, slots=True)
class Position:
    """Settled cells, parts with their cells, the outside, mines left in those two."""

    stride: int
    safe: int
    mine: int
    parts: tuple[tuple[int, Part], ...]
    outside: int
    left: int

    @classmethod
    def of(cls, view: View, budget: Budget) -> Generator[None, None, Position]:
        """Applies the simple rules to a view and takes the rest apart."""
        safe, mine, constraints = yield from settle(view, budget)
        parts = connect(constraints)
        outside = view.covered & ~(safe | mine)
        for cells, _ in parts:
            outside &= ~cells
        left = view.mines - mine.bit_count()
        return cls(view.stride, safe, mine, parts, outside, left)

    @property
    def unknown(self) -> int:
        """The cells that are not settled."""
        mask = self.outside
        for cells, _ in self.parts:
            mask |= cells
        return mask

    def open(self, cell: int, number: int) -> Position:
        """The position after an unknown cell (a set of one) has shown its number.

        Raises:
            ImpossibleError: it is plain to see that it cannot show that number.
        """
        near = around(cell.bit_length() - 1, self.stride)
        count = number - (near & self.mine).bit_count()
        near &= self.unknown
        gone = ~cell
        found: dict[int, int] = {near: count} if near or count else {}
        kept = []
        for part in self.parts:
            cells, constraints = part
            if cells & (near | cell):
                for mask, needed in constraints:
                    if found.setdefault(mask & gone, needed) != needed:
                        raise ImpossibleError
            else:
                kept.append(part)
        if found.pop(0, 0):
            raise ImpossibleError
        for mask, needed in found.items():
            if not 0 <= needed <= mask.bit_count():
                raise ImpossibleError
        return Position(
            self.stride,
            self.safe,
            self.mine,
            (*kept, *connect(found.items())),
            self.outside & ~(near | cell),
            self.left,
        )


def connect(constraints: Iterable[Constraint]) -> tuple[tuple[int, Part], ...]:
    """Sorts constraints into parts that share no cell, each with its cells."""
    groups: list[tuple[int, list[Constraint]]] = []
    for constraint in constraints:
        cells = constraint[0]
        members = [constraint]
        apart = []
        for group in groups:
            if group[0] & cells:
                cells |= group[0]
                members += group[1]
            else:
                apart.append(group)
        apart.append((cells, members))
        groups = apart
    return tuple((cells, tuple(sorted(members))) for cells, members in groups)
