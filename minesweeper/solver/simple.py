"""The rules everybody knows, on the whole board at once.

*One number*: with its mines found, its other neighbours are safe; with as many covered
neighbours left as mines, they are mines. *Two numbers* a and b that share cells: when a
needs so many more mines than b as it has cells of its own, those are mines and b's own
cells are safe (with the one-number rule this is all that two numbers can say). What
remains is a list of constraints: a set of cells and how many mines it holds.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from minesweeper.solver.budget import Budget
from minesweeper.solver.masks import (
    count_around,
    differ,
    less,
    positions,
    spread,
)
from minesweeper.solver.view import View

Constraint = tuple[int, int]
"""A set of cells, and how many mines it holds."""


class ImpossibleError(Exception):
    """No placement of mines fits (`ContradictionError` then says where)."""


def settle(
    view: View, budget: Budget
) -> Generator[None, None, tuple[int, int, list[Constraint]]]:
    """Gives the safe cells, the mines, and the constraints the simple rules leave."""
    stride, covered, opened = view.stride, view.covered, view.opened
    numbers = view.numbers
    safe = mine = 0
    while True:
        new = True
        while new:
            unknown = covered & ~(safe | mine)
            fewest = count_around(mine, stride)
            most = count_around(mine | unknown, stride)
            if opened & (less(numbers, fewest) | less(most, numbers)):
                raise ImpossibleError
            new_safe = spread(opened & ~differ(numbers, fewest), stride) & unknown
            new_mine = spread(opened & ~differ(numbers, most), stride) & unknown
            if new_safe & new_mine:
                raise ImpossibleError
            safe |= new_safe
            mine |= new_mine
            new = new_safe | new_mine != 0
            budget.spend(40)
            yield
        constraints = yield from _constraints(view, unknown, mine, budget)
        new_safe, new_mine = yield from compare(constraints, budget)
        if not new_safe | new_mine:
            return safe, mine, constraints
        if new_safe & new_mine:
            raise ImpossibleError
        safe |= new_safe
        mine |= new_mine


def _constraints(
    view: View, unknown: int, mine: int, budget: Budget
) -> Generator[None, None, list[Constraint]]:
    """What the numbers still say about unknown cells; equal sets once."""
    stride, faces = view.stride, view.faces
    ring = 0b111 | 0b101 << stride | 0b111 << 2 * stride
    back = stride + 1
    found: dict[int, int] = {}
    for done, position in enumerate(positions(view.opened & spread(unknown, stride))):
        near = ring << position >> back
        cells = near & unknown
        count = faces[position] - (near & mine).bit_count()
        if found.setdefault(cells, count) != count:
            raise ImpossibleError
        if not done % 250:
            budget.spend(250)
            yield
    return list(found.items())


def compare(
    constraints: Sequence[Constraint], budget: Budget
) -> Generator[None, None, tuple[int, int]]:
    """The cells that two numbers together make safe, and those they make mines."""
    safe = mine = 0
    owners: dict[int, list[Constraint]] = {}
    for constraint in constraints:
        cells, count = constraint
        others: dict[int, int] = {}
        rest = cells
        while rest:
            cell = rest & -rest
            rest ^= cell
            there = owners.setdefault(cell, [])
            others.update(there)
            there.append(constraint)
        for other, other_count in others.items():
            shared = cells & other
            extra = count - other_count
            if extra == (cells ^ shared).bit_count():
                mine |= cells ^ shared
                safe |= other ^ shared
            elif -extra == (other ^ shared).bit_count():
                mine |= other ^ shared
                safe |= cells ^ shared
        budget.spend(4 + len(others))
        yield
    return safe, mine
