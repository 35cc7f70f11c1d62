"""The exact count of one component: connected constraints over their cells.

Cells that touch the same constraints form a *box*; only the number of mines in a box
matters. Box after box is given 0, 1, 2 … mines. The state between two boxes is what
each constraint still needs; states that agree are counted together (a transfer matrix,
or Bayesian bucket elimination). A state is one integer with five bits a constraint:
four hold what is needed, the top one stays free as a *guard*: an overdrawn or a no
longer reachable need sets it, so one `&` tests all constraints of a box together.

How many mines lie in the cells so far is not part of the state: the ways are
polynomials in x, the k-th coefficient standing for k mines, and a polynomial is itself
one big integer with a fixed number of bits a coefficient (Kronecker substitution), so
adding k mines is a shift. A second pass from the end gives every box its share.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import comb

from minesweeper.solver.budget import SLICE, Budget
from minesweeper.solver.order import Box, choose_order, make_boxes, members
from minesweeper.solver.simple import Constraint, ImpossibleError

FIELD = 5
"""Bits of one constraint in a state."""
GUARD = 16
"""The bit of a field that a need never reaches."""

Move = tuple[int, int, int, int]
"""Needs taken off, shift of the polynomial, C(size, k), C(size - 1, k - 1)."""
Step = tuple[int, int, list[Move]]
"""What one box adds: its slack, its cells, its moves for 0, 1, 2 … mines."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The placements of one component, by the mines in it, from the lowest number up.

    `ways[j]` placements have low + j mines; a given cell of `boxes[i]` has a mine in
    `mined[i][j]` of them.
    """

    low: int
    ways: list[int]
    boxes: list[int]
    mined: list[list[int]]


def count_ways(
    constraints: Sequence[Constraint], stride: int, budget: Budget
) -> Generator[None, None, Tally]:
    """Counts a component.

    Raises:
        ImpossibleError: no placement fits.
    """
    order = yield from choose_order(
        constraints, make_boxes(constraints), stride, budget
    )
    width = _width(constraints, order)
    steps = make_steps(constraints, order, width)
    start, guards = make_start(constraints)
    # a polynomial of many thousand bits makes a step dearer
    weight = 1 + width * sum(count for _, count in constraints) // 4096
    tables = yield from _forward(steps, start, guards, weight, budget)
    total, shares = yield from _backward(steps, start, tables, weight, budget)
    low = ((total & -total).bit_length() - 1) // width
    high = (total.bit_length() - 1) // width

    def unpack(value: int) -> list[int]:
        value >>= low * width
        field = (1 << width) - 1
        found = [value & field]
        for _ in range(high - low):
            value >>= width
            found.append(value & field)
        return found

    mined = []
    for share in shares:
        mined.append(unpack(share))
        yield
    return Tally(low, unpack(total), [cells for cells, _ in order], mined)


def make_start(constraints: Sequence[Constraint]) -> tuple[int, int]:
    """The state before the first box, and the guards of all constraints."""
    start = guards = 0
    for number, (_, count) in enumerate(constraints):
        start |= count << FIELD * number
        guards |= GUARD << FIELD * number
    return start, guards


def _width(constraints: Sequence[Constraint], order: list[Box]) -> int:
    """Bits that hold any coefficient: a bound on the number of placements.

    Constraints without a common cell are independent bounds; free cells have two ways.
    """
    bound = 1
    cells = seen = 0
    for box, _ in order:
        cells |= box
    for mask, count in constraints:
        if not mask & seen:
            seen |= mask
            bound *= comb(mask.bit_count(), count)
    return bound.bit_length() + (cells & ~seen).bit_count() + 1


def make_steps(
    constraints: Sequence[Constraint], order: list[Box], width: int
) -> list[Step]:
    """What each box of an order adds; `width` is the bits of a coefficient."""
    ahead = [cells.bit_count() for cells, _ in constraints]
    steps: list[Step] = []
    for cells, numbers in order:
        size = cells.bit_count()
        ones = slack = 0
        for number in members(numbers):
            ahead[number] -= size
            ones |= 1 << FIELD * number
            # a need above `ahead` now carries into the guard when slack is added
            slack |= GUARD - 1 - ahead[number] << FIELD * number
        moves = [
            (ones * k, width * k, comb(size, k), comb(size - 1, k - 1) if k else 0)
            for k in range(size + 1)
        ]
        steps.append((slack, cells, moves))
    return steps


def _forward(
    steps: list[Step], start: int, guards: int, weight: int, budget: Budget
) -> Generator[None, None, list[dict[int, int]]]:
    """For each step the states before it, with the ways that lead there."""
    tables = [{start: 1}]
    work = 0
    for slack, _, moves in steps:
        table: dict[int, int] = {}
        get = table.get
        for state, ways in tables[-1].items():
            for taken, shift, choices, _ in moves:
                needs = state - taken
                if needs & guards:
                    break
                if needs + slack & guards:
                    continue
                table[needs] = get(needs, 0) + (ways * choices << shift)
            work += weight * len(moves)
            if work > SLICE:
                budget.spend(work)
                work = 0
                yield
        tables.append(table)
    budget.spend(work)
    if not tables[-1]:
        raise ImpossibleError
    return tables


def _backward(
    steps: list[Step],
    start: int,
    tables: list[dict[int, int]],
    weight: int,
    budget: Budget,
) -> Generator[None, None, tuple[int, list[int]]]:
    """All ways, and for each step the ways that mine a given cell of its box."""
    shares: list[int] = []
    after = {0: 1}
    work = 0
    for (_, _, moves), table in zip(
        reversed(steps), reversed(tables[:-1]), strict=True
    ):
        before: dict[int, int] = {}
        get = after.get
        share = 0
        for state, ways in table.items():
            all_ways = mined = 0
            for taken, shift, choices, fixed in moves:
                rest = get(state - taken)
                if rest:
                    rest <<= shift
                    all_ways += choices * rest
                    mined += fixed * rest
            if all_ways:
                before[state] = all_ways
                if mined:
                    share += ways * mined
            work += 2 * weight * len(moves)
            if work > SLICE:
                budget.spend(work)
                work = 0
                yield
        shares.append(share)
        after = before
    shares.reverse()
    return after[start], shares
