"""Parts joined by the number of mines left.

With m mines in the parts, the outside of R cells has C(R, left - m) placements. The
products over all other parts come from one pass forwards and one backwards.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from minesweeper.solver.binomial import Binomials
from minesweeper.solver.budget import Budget
from minesweeper.solver.position import Part, Position
from minesweeper.solver.simple import ImpossibleError
from minesweeper.solver.tally import Tally, count_ways

Group = tuple[int, int]
"""Cells alike, and in how many solutions a given one of them has a mine."""


LONG = 4000
"""Outside cells to which the numbers of ways are so long that it is felt."""


class Memory:
    """Tallies of parts counted before: most parts outlive a move."""

    __slots__ = ("_known", "choose", "stride")

    def __init__(self, stride: int) -> None:
        self.stride = stride
        self.choose = Binomials()
        self._known: dict[Part, Tally | None] = {}

    def count(self, part: Part, budget: Budget) -> Generator[None, None, Tally]:
        """The tally of a part.

        Raises:
            ImpossibleError: no placement fits.
        """
        if part in self._known:
            tally = self._known[part]
        else:
            try:
                tally = yield from count_ways(part, self.stride, budget)
            except ImpossibleError:
                tally = None
            if len(self._known) >= 5000:
                self._known.clear()
            self._known[part] = tally
        if tally is None:
            raise ImpossibleError
        return tally


@dataclass(frozen=True, slots=True)
class Joined:
    """All placements of the unsettled cells: how many, and per group of cells."""

    solutions: int
    groups: list[Group]


def solve(
    position: Position, memory: Memory, budget: Budget
) -> Generator[None, None, Joined]:
    """Counts all placements of a position.

    Raises:
        ImpossibleError: there is none.
    """
    tallies = []
    for _, part in position.parts:
        tally = yield from memory.count(part, budget)
        tallies.append(tally)
    budget.spend(20 + 10 * len(tallies))
    outside, left = position.outside, position.left
    return (yield from join(tallies, outside, left, memory.choose, budget))


def join(
    tallies: Sequence[Tally],
    outside: int,
    left: int,
    choose: Binomials,
    budget: Budget,
) -> Generator[None, None, Joined]:
    """Joins tallies with the outside.

    Raises:
        ImpossibleError: together they have no placement.
    """
    cells = outside.bit_count()
    # before[i][m]: ways of the first i parts with m mines over their lowest numbers
    before = [[1]]
    for tally in tallies:
        before.append(_multiply(before[-1], tally.ways))
    spare = left - sum(tally.low for tally in tallies)
    last = before[-1]
    # a number of many thousand bits makes a step dearer
    weight = len(last) * (cells // LONG)
    if weight:
        budget.spend(2 * weight)
        yield
    # rest[m]: ways of all that comes after, when m such mines have been placed so far
    rest = [choose(cells, spare - m) for m in range(len(last))]
    solutions = sum(map(int.__mul__, last, rest))
    if not solutions:
        raise ImpossibleError
    groups: list[Group] = []
    if outside:
        mined = [choose(cells - 1, spare - m - 1) for m in range(len(last))]
        groups.append((outside, sum(map(int.__mul__, last, mined))))
    for tally, earlier in zip(reversed(tallies), reversed(before[:-1]), strict=True):
        if weight:
            budget.spend(weight * (len(tally.ways) + len(tally.boxes)))
            yield
        spans = range(len(tally.ways))
        weights = [sum(map(int.__mul__, earlier, rest[j:])) for j in spans]
        for box, mined_ways in zip(tally.boxes, tally.mined, strict=True):
            groups.append((box, sum(map(int.__mul__, mined_ways, weights))))
        rest = [
            sum(map(int.__mul__, tally.ways, rest[m:])) for m in range(len(earlier))
        ]
    return Joined(solutions, groups)


def _multiply(some: list[int], other: list[int]) -> list[int]:
    """The product of two polynomials, coefficient lists from the constant up."""
    if len(other) == 1:
        factor = other[0]
        return [factor * ways for ways in some]
    result = [0] * (len(some) + len(other) - 1)
    for i, ways in enumerate(some):
        if ways:
            for j, factor in enumerate(other, i):
                result[j] += ways * factor
    return result
