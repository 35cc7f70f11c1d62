"""Why a cell is certain: the smallest set of numbers that proves it.

A reason stands on its own: whoever looks at its numbers alone, at nothing else of the
board but which cells are covered, finds the conclusion. It is found by assuming the
opposite and looking for the smallest set of numbers that cannot bear it (`core`), among
the numbers near the cell first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from minesweeper.solver.budget import Budget, OverBudgetError, finish
from minesweeper.solver.core import Total, clash, find_smaller, shrink
from minesweeper.solver.masks import around, count_around, less, positions, spread
from minesweeper.solver.position import connect
from minesweeper.solver.simple import Constraint, compare
from minesweeper.solver.view import View
from minesweeper.solver.witness import find_placement

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell

REASON_STEPS = 200_000
"""The budget of one reason, where none is given."""


class ReasonKind(Enum):
    """What kind of thinking a reason asks for, the easiest first."""

    SINGLE = "single"
    PAIR = "pair"
    CHAIN = "chain"
    COMPONENT = "component"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Reason:
    """Numbers (and the count of mines, if so said) that prove a cell safe or mined.

    A *chain* follows step by step, by one or two numbers at a time; a *component* only
    by looking at all placements around several numbers together. Where it is not
    surely the `smallest`, the budget ended before that was known; it proves as much.
    """

    kind: ReasonKind
    cell: Cell
    mine: bool
    numbers: tuple[Cell, ...]
    count: bool
    smallest: bool = True


Number = tuple[int, Constraint]
"""The padded position of an open number, its covered neighbours and its value."""


def numbers_of(view: View) -> list[Number]:
    """The open numbers that touch covered cells, each set of cells and value once."""
    covered, stride = view.covered, view.stride
    found: dict[Constraint, int] = {}
    for position in positions(view.opened & spread(covered, stride)):
        cells = around(position, stride) & covered
        found.setdefault((cells, view.faces[position]), position)
    return [(position, constraint) for constraint, position in found.items()]


def find_reason(
    view: View, cell: Cell, mine: bool, by_count: bool, budget: Budget
) -> Generator[None, None, Reason]:
    """Proves a certain cell; `by_count` says that the numbers alone do not suffice.

    The numbers are a smallest set. Where the budget ends before that is sure, they are
    the smallest set found, which may still be larger than need be.
    """
    stride = view.stride
    bit = 1 << view.grid.index(cell)
    layers = _layers(numbers_of(view), bit)
    assumed = 0 if mine else 1
    total = (view.covered & ~bit, view.mines - assumed) if by_count else None

    def deny(some: Sequence[Number]) -> list[Constraint]:
        """The numbers, with the opposite of the conclusion put in."""
        return [
            (cells & ~bit, count - assumed if cells & bit else count)
            for _, (cells, count) in some
        ]

    near = [number for layer in layers for number in layer]
    try:
        if total is not None:
            core = yield from _smallest_with_total(deny(near), total, stride, budget)
        else:
            near, core = yield from _nearest(layers, deny, stride, budget)
    except OverBudgetError:
        # all the numbers together prove it, that much is known
        core = list(range(len(near)))
    chosen = [near[index] for index in core]
    return Reason(
        _kind([constraint for _, constraint in chosen], bit, by_count),
        cell,
        mine,
        tuple(sorted(view.grid.cell(position) for position, _ in chosen)),
        by_count,
        budget.left >= 0,
    )


def _nearest(
    layers: list[list[Number]],
    deny: Callable[[Sequence[Number]], list[Constraint]],
    stride: int,
    budget: Budget,
) -> Generator[None, None, tuple[list[Number], list[int]]]:
    """Some numbers near the cell, and which of them contradict the opposite."""
    near = list(layers[0])
    core = clash(deny(near))
    if core is None and len(layers) > 1:
        near += layers[1]
        yield
        core = clash(deny(near))
    if core is not None:
        return near, core
    for layer in layers[2:]:
        placed = yield from find_placement(deny(near), None, stride, budget)
        if placed is None:
            break
        near += layer
    core = yield from shrink(deny(near), None, stride, budget)
    # fewer numbers than these, connected, reach no farther than that
    wide = [number for layer in layers[: len(core) - 1] for number in layer]
    smaller = yield from find_smaller(deny(wide), None, len(core), stride, budget)
    return (near, core) if smaller is None else (wide, smaller)


def _layers(numbers: list[Number], bit: int) -> list[list[Number]]:
    """The numbers by distance from a cell: touching it, sharing cells with those, …."""
    layers = []
    reached = bit
    rest = numbers
    while rest:
        layer = [number for number in rest if number[1][0] & reached]
        if not layer:
            # out of reach: of use only together with the count
            layers.append(rest)
            break
        layers.append(layer)
        rest = [number for number in rest if not number[1][0] & reached]
        for _, (cells, _) in layer:
            reached |= cells
    return layers


def _smallest_with_total(
    items: list[Constraint], total: Total, stride: int, budget: Budget
) -> Generator[None, None, list[int]]:
    core = yield from shrink(items, total, stride, budget)
    smaller = yield from find_smaller(items, total, len(core), stride, budget)
    return core if smaller is None else smaller


def _kind(constraints: list[Constraint], bit: int, by_count: bool) -> ReasonKind:
    if by_count:
        return ReasonKind.COUNT
    if len(constraints) <= 2:
        return (ReasonKind.SINGLE, ReasonKind.PAIR)[len(constraints) - 1]
    safe = mine = 0
    while not (safe | mine) & bit:
        left = {
            (cells & ~(safe | mine), count - (cells & mine).bit_count())
            for cells, count in constraints
        }
        new_safe, new_mine = finish(compare([*left, (0, 0)], Budget()))
        for cells, count in left:
            if not count:
                new_safe |= cells
            elif count == cells.bit_count():
                new_mine |= cells
        if not (new_safe | new_mine) & ~(safe | mine):
            return ReasonKind.COMPONENT
        safe |= new_safe
        mine |= new_mine
    return ReasonKind.CHAIN


def contradiction(
    view: View, budget: Budget
) -> Generator[None, None, tuple[int, bool]]:
    """A smallest set of numbers that no placement fits, and whether the count counts.

    The numbers are a set of cells; they may be none when the count alone does not fit.
    When the budget ends before a smallest set is found, a larger one is given.
    """
    stride = view.stride
    too_large = view.opened & less(count_around(view.covered, stride), view.numbers)
    if too_large:
        return too_large & -too_large, False
    numbers = numbers_of(view)
    by_cells = {constraint: position for position, constraint in numbers}
    items = [constraint for _, constraint in numbers]
    total: Total = (view.covered, view.mines)
    core: list[int] | None = None
    try:
        bad: list[Constraint] = []
        for _, part in connect(items):
            placed = yield from find_placement(part, None, stride, budget)
            if placed is None:
                bad += part
        if bad:
            items, total = bad, None
            core = clash(items)
        if core is None:
            core = yield from _smallest_with_total(items, total, stride, budget)
    except OverBudgetError:
        core = list(range(len(items)))
    found = sum(1 << by_cells[items[index]] for index in core)
    return found, total is not None
