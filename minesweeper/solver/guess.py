"""The guess that promises most: one step is looked ahead, two while little is open.

For each of the safer cells, each number it may show is put in and the position counted
again. What a cell promises is the number of placements in which it is safe and the
safest cell after it is safe too. A cell whose number is known beforehand tells nothing
and is left for later where another promises as much.

While few numbers touch cells in doubt, cells that promise nearly the same are told
apart by what the best cell after them promises. On paired boards (16 × 16, 40 mines,
only the first cell safe, 6000 games) that wins 0.7 ± 0.2 points more games. Here and
below a game is judged by the product of the chances it survived: where a guess hits a
mine, the board is drawn anew among those in which it does not. The mean of these
products is the win rate, with half the error of counting games won.

More was tried on paired expert boards and did not change the win rate by more than its
error: a bonus for safe cells in one step (-0.2 ± 0.3 over 3000 games), two steps also
later in the game (no more than at its beginning, for three times the work), the second
safest cell, mines in doubt, cells at one half, placements left, a fitted mix of them
all. An exact end game of up to 1500 placements instead of 400 wins 0.06 points, and
moves of 0.7 seconds.
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

EARLY = 8
"""While no more numbers than these touch cells in doubt, two steps are looked ahead"""
CLOSE = 95
"""for the cells that promise so many hundredths of the best,"""
CLOSEST = 4
"""for at most so many of them,"""
NEXT = 8
"""with so many cells as the second step."""

PROGRESS = (100, 100, 103, 108)
"""What no (the game is won), one, two, three and more safe cells make of a position,
in hundredths: games go on better from an opening than from a single safe cell."""


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
    early = sum(len(part) for _, part in position.parts) <= EARLY
    looked: list[tuple[int, bool, int]] = []
    best = least = 0
    try:
        for safe, place in candidates:
            if safe < least:
                break
            promise, tells = yield from _promise(
                position, 1 << place, safe, least, memory, budget
            )
            looked.append((promise, tells, 1 << place))
            best = max(best, promise)
            least = best * CLOSE // 100 if early else best
            choice = max(looked, key=lambda one: one[:2])[2]
        if early:
            close = [one for one in looked if one[1] and one[0] >= least]
            close.sort(key=lambda one: -one[0])
            choice = yield from _further(position, close, choice, memory, budget)
    except OverBudgetError:
        pass
    return choice


def _further(
    position: Position,
    close: list[tuple[int, bool, int]],
    choice: int,
    memory: Memory,
    budget: Budget,
) -> Generator[None, None, int]:
    """Of the cells that promise nearly the same, the one that is best in two steps."""
    if len(close) < 2:
        return choice
    best = 0
    for _, _, cell in close[:CLOSEST]:
        value = 0
        for after, joined in (yield from _outcomes(position, cell, memory, budget)):
            value += yield from _worth(after, joined, memory, budget)
        if value > best:
            best, choice = value, cell
    return choice


def _outcomes(
    position: Position, cell: int, memory: Memory, budget: Budget
) -> Generator[None, None, list[tuple[Position, Joined]]]:
    """The positions that may come of opening a cell, counted."""
    near = around(cell.bit_length() - 1, position.stride)
    fewest = (near & position.mine).bit_count()
    most = fewest + (near & position.unknown & ~cell).bit_count()
    found = []
    for number in range(fewest, most + 1):
        try:
            after = position.open(cell, number)
            joined = yield from solve(after, memory, budget)
        except ImpossibleError:
            continue
        found.append((after, joined))
    return found


def _worth(
    position: Position, joined: Joined, memory: Memory, budget: Budget
) -> Generator[None, None, int]:
    """What a position is worth, in hundredths of its placements.

    With safe cells all of them and a little more, else what its best cell promises.
    """
    safe_cells = sum(cells.bit_count() for cells, mined in joined.groups if not mined)
    if safe_cells or not joined.groups:
        return joined.solutions * PROGRESS[min(safe_cells, len(PROGRESS) - 1)]
    best = 0
    for safe, place in _candidates(position, joined)[:NEXT]:
        if safe < best:
            break
        promise, _ = yield from _promise(
            position, 1 << place, safe, best, memory, budget
        )
        best = max(best, promise)
    return 100 * best


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
