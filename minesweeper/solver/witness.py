"""One placement of mines that fits some constraints, or the knowledge that none does.

The same walk from box to box as in `tally`, but a state only keeps *which* numbers of
mines can lead to it, as a bit set: bit m stands for m mines so far.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from minesweeper.solver.budget import SLICE, Budget
from minesweeper.solver.order import Box, choose_order, make_boxes
from minesweeper.solver.position import connect
from minesweeper.solver.simple import Constraint
from minesweeper.solver.tally import Step, make_start, make_steps


def find_placement(
    constraints: Sequence[Constraint],
    total: tuple[int, int] | None,
    stride: int,
    budget: Budget,
) -> Generator[None, None, int | None]:
    """Gives the mines of one placement, as a set of cells, or None.

    Where a total is given, (cells, mines), there are to be so many mines among these
    cells, to which those of the constraints belong.
    """
    if total and total[1] < 0:
        return None
    for cells, count in constraints:
        if not 0 <= count <= cells.bit_count():
            return None
    sorted_constraints: list[Constraint] = []
    order: list[Box] = []
    for _, part in connect(constraints):
        first = len(sorted_constraints)
        boxes = yield from choose_order(part, make_boxes(part), stride, budget)
        order += [(cells, numbers << first) for cells, numbers in boxes]
        sorted_constraints += part
    steps = make_steps(sorted_constraints, order, 1)
    start, guards = make_start(sorted_constraints)
    tables = [{start: 1}]
    for step in steps:
        table = yield from _advance(tables[-1], step, guards, budget)
        tables.append(table)
    totals = tables[-1].get(0, 0)
    outside = []
    if total:
        free = total[0]
        for cells, _ in order:
            free &= ~cells
        fewest = max(total[1] - free.bit_count(), 0)
        totals = totals >> fewest << fewest & ((2 << total[1]) - 1)
        if not totals:
            return None
        mines = totals.bit_length() - 1
        outside = [(free, total[1] - mines)]
    elif not totals:
        return None
    else:
        mines = totals.bit_length() - 1
    placed = 0
    for cells, count in [*_trace(steps, tables, mines), *outside]:
        for _ in range(count):
            placed |= cells & -cells
            cells &= cells - 1
    return placed


def _advance(
    before: dict[int, int], step: Step, guards: int, budget: Budget
) -> Generator[None, None, dict[int, int]]:
    """The states after a box, with the numbers of mines that lead to each."""
    slack, _, moves = step
    table: dict[int, int] = {}
    work = 5
    for state, totals in before.items():
        for taken, shift, _, _ in moves:
            needs = state - taken
            if needs & guards:
                break
            if not needs + slack & guards:
                table[needs] = table.get(needs, 0) | totals << shift
        work += len(moves)
        if work > SLICE:
            budget.spend(work)
            work = 0
            yield
    budget.spend(work)
    return table


def _trace(
    steps: list[Step], tables: list[dict[int, int]], mines: int
) -> list[tuple[int, int]]:
    """Walks back from the end: the cells of each box and its number of mines."""
    state = 0
    found = []
    for (_, cells, moves), table in zip(
        reversed(steps), reversed(tables[:-1]), strict=True
    ):
        for taken, count, _, _ in moves:
            if count <= mines and table.get(state + taken, 0) >> mines - count & 1:
                state += taken
                mines -= count
                found.append((cells, count))
                break
    return found
