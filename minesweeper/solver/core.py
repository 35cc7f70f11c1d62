"""The smallest set of constraints that cannot all hold.

*Implicit hitting sets* (E. Moreno-Centeno, R. Karp; for smallest unsatisfiable cores
A. Ignatiev et al., 2015): a placement found for some constraints breaks others; every
contradictory set needs one of those it breaks. So take a smallest set that meets all
the sets broken so far: if no placement fits it, it is a smallest contradictory set,
else the placement found breaks a new one. A quick answer comes first, by leaving out
constraint after constraint; it bounds the search and stands when the budget ends.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from minesweeper.solver.budget import Budget, OverBudgetError
from minesweeper.solver.simple import Constraint
from minesweeper.solver.witness import find_placement

Total = tuple[int, int] | None
"""The number of mines as one more constraint: cells and mines; None leaves it out."""


def clash(items: Sequence[Constraint]) -> list[int] | None:
    """One constraint that cannot hold, or two that cannot both, if there are such."""
    for index, (cells, count) in enumerate(items):
        if not 0 <= count <= cells.bit_count():
            return [index]
    for index, (cells, count) in enumerate(items):
        for earlier in range(index):
            other, other_count = items[earlier]
            if cells & other:
                extra = count - other_count
                if (
                    extra > (cells & ~other).bit_count()
                    or -extra > (other & ~cells).bit_count()
                ):
                    return [earlier, index]
    return None


def shrink(
    items: Sequence[Constraint], total: Total, stride: int, budget: Budget
) -> Generator[None, None, list[int]]:
    """Leaves out what can be left out of contradictory items, the last ones first.

    Gives indices, rising; when the budget ends, those not yet left out. Many are tried
    at once, then half as many, at last one by one.
    """
    best = list(range(len(items)))
    size = max(len(best) // 2, 1)
    try:
        while size:
            end = len(best)
            while end > 0:
                fewer = best[: max(end - size, 0)] + best[end:]
                some = [items[index] for index in fewer]
                placed = yield from find_placement(some, total, stride, budget)
                if placed is None:
                    best = fewer
                end -= size
            size //= 2
    except OverBudgetError:
        pass
    return best


def find_smaller(
    items: Sequence[Constraint], total: Total, bound: int, stride: int, budget: Budget
) -> Generator[None, None, list[int] | None]:
    """A smallest contradictory set, if one has fewer items than the bound.

    Gives None also when the budget ends before one was found.
    """
    try:
        return (yield from _hit(items, total, bound, stride, budget))
    except OverBudgetError:
        return None


def _hit(
    items: Sequence[Constraint], total: Total, bound: int, stride: int, budget: Budget
) -> Generator[None, None, list[int] | None]:
    """A contradictory set with fewer items than the bound, the smallest, or None."""
    broken: list[int] = []
    size = 0
    while True:
        chosen = None
        while chosen is None:
            chosen = _meet(broken, size, budget)
            if chosen is None:
                size += 1
                if size >= bound:
                    return None
        held = chosen
        some = [item for index, item in enumerate(items) if held >> index & 1]
        placed = yield from find_placement(some, total, stride, budget)
        if placed is None:
            return [index for index in range(len(items)) if held >> index & 1]
        held = _holding(items, placed)
        # let the placement hold as much as it can: what is broken is then small
        for index in range(len(items)):
            if not held >> index & 1:
                some = [item for i, item in enumerate(items) if held >> i & 1]
                some.append(items[index])
                more = yield from find_placement(some, total, stride, budget)
                if more is not None:
                    held = _holding(items, more)
        broken.append((1 << len(items)) - 1 & ~held)


def _holding(items: Sequence[Constraint], placed: int) -> int:
    """The items that a placement fits, as a set of indices."""
    return sum(
        1 << index
        for index, (cells, count) in enumerate(items)
        if (cells & placed).bit_count() == count
    )


def _meet(sets: list[int], size: int, budget: Budget) -> int | None:
    """A set of at most so many indices that meets all given sets, or None."""
    budget.spend(1 + len(sets) // 4)
    if not sets:
        return 0
    if not size:
        return None
    smallest = min(sets, key=int.bit_count)
    while smallest:
        index = smallest & -smallest
        smallest ^= index
        rest = _meet([one for one in sets if not one & index], size - 1, budget)
        if rest is not None:
            return rest | index
    return None
