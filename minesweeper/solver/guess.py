"""The guess that promises most: one step is looked ahead.

For each of the safer cells, each number it may show is put in and the position counted
again. What a cell promises is the number of placements in which it is safe and the
safest cell after it is safe too. A cell whose number is known beforehand tells nothing
and is left for later where another promises as much.

More was tried on paired expert boards and games played on from the same position with
other cells: a bonus for numbers that leave safe cells or begin the first opening, the
second safest cell, mines in doubt, cells at one half, placements left, a fitted mix of
them all. None of it changed the win rate by more than its error (one to two points over
1500 to 3000 games), so the promise stands alone.
"""

from __future__ import annotations

from collections.abc import Generator

from minesweeper.solver.budget import Budget, OverBudgetError
from minesweeper.solver.join import Joined, Memory, solve
from minesweeper.solver.masks import around, positions, spread
from minesweeper.solver.position import Position
from minesweeper.solver.simple import ImpossibleError

WINDOW = 0.9
"""Cells are looked at that are this safe, as a share of the safest."""

CANDIDATES = 30
"""At most so many cells are looked at, among them"""
OUTSIDE = 6
"""so many that touch no number but a part, and"""
APART = 2
"""so many that touch no part."""


def look_ahead(
    position: Position, joined: Joined, memory: Memory, budget: Budget
) -> Generator[None, None, int]:
    """The cell to guess, as a set of one; joined is the count of the position.

    When the budget ends, the best cell looked at by then.
    """
    candidates = _candidates(position, joined)
    choice = 1 << candidates[0][1]
    if len(candidates) == 1:
        return choice
    best = -1
    telling = False
    try:
        for safe, place in candidates:
            if safe < best:
                break
            promise, tells = yield from _promise(
                position, 1 << place, safe, best, memory, budget
            )
            if promise > best or (promise == best and tells > telling):
                best, telling, choice = promise, tells, 1 << place
    except OverBudgetError:
        pass
    return choice


def _candidates(position: Position, joined: Joined) -> list[tuple[int, int]]:
    """The safer cells with their safe placements, the most promising first.

    Of outside cells, which are many and as safe as each other, only a few are taken:
    those that touch a part, and those with few covered neighbours, where an opening
    is likelier.
    """
    total = joined.solutions
    safest = total - min(mined for _, mined in joined.groups)
    unknown = position.unknown
    near_parts = spread(unknown & ~position.outside, position.stride)
    found: list[tuple[int, int]] = []
    for cells, mined in joined.groups:
        safe = total - mined
        # in hundredths: the numbers may have hundreds of digits
        if 100 * safe < int(100 * WINDOW) * safest:
            continue
        if cells & position.outside:
            beside = _fewest_neighbours(cells & near_parts, position)[:OUTSIDE]
            apart = _fewest_neighbours(cells & ~near_parts, position)[:APART]
            found += [(safe, place) for place in (*beside, *apart)]
        else:
            found += [(safe, place) for place in _fewest_neighbours(cells, position)]
    found.sort(key=lambda one: -one[0])
    return found[:CANDIDATES]


def _fewest_neighbours(cells: int, position: Position) -> list[int]:
    """The cells of a set by how many unsettled cells they touch, the fewest first."""
    unknown, stride = position.unknown, position.stride
    return sorted(
        positions(cells),
        key=lambda place: (around(place, stride) & unknown).bit_count(),
    )


def _promise(
    position: Position,
    cell: int,
    safe: int,
    least: int,
    memory: Memory,
    budget: Budget,
) -> Generator[None, None, tuple[int, bool]]:
    """What a cell promises, and whether its number tells anything.

    The cell is safe in so many placements. The sum ends early when it cannot reach the
    least that is of interest any more.
    """
    near = around(cell.bit_length() - 1, position.stride)
    fewest = (near & position.mine).bit_count()
    most = fewest + (near & position.unknown & ~cell).bit_count()
    promise, rest = 0, safe
    for number in range(fewest, most + 1):
        try:
            joined = yield from solve(position.open(cell, number), memory, budget)
        except ImpossibleError:
            continue
        rest -= joined.solutions
        promise += joined.solutions - min((m for _, m in joined.groups), default=0)
        if not rest:
            return promise, joined.solutions != safe
        if promise + rest < least:
            break
    return promise, True
