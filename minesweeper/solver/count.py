"""What every covered cell is worth: the exact chance of a mine, over all placements.

Every placement of the mines that agrees with the numbers and the number of mines on
the board counts the same.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from minesweeper.solver.budget import UNLIMITED, Budget, OverBudgetError, finish
from minesweeper.solver.join import Group, Memory, solve
from minesweeper.solver.masks import around
from minesweeper.solver.position import Position
from minesweeper.solver.reasons import REASON_STEPS, contradiction
from minesweeper.solver.simple import ImpossibleError
from minesweeper.solver.view import View

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell


class ContradictionError(ValueError):
    """No placement of mines fits a position.

    `numbers` are the cells of a smallest set of numbers that cannot all be true,
    `count` says whether the number of mines on the board is needed as well.
    """

    def __init__(self, numbers: tuple[Cell, ...], count: bool) -> None:
        self.numbers = numbers
        self.count = count
        places = ", ".join(f"({row}, {col})" for row, col in numbers)
        what = f"the numbers at {places}" if numbers else "the covered cells"
        also = " and the number of mines" if count else ""
        super().__init__(f"no placement of mines fits {what}{also}")


@dataclass(frozen=True, slots=True)
class Count:
    """The answer for a position.

    `safe` and `mine` are the sets of certain cells. Where the count was finished
    (`exact`), `solutions` is the number of placements, and in each of the `groups`
    of cells alike a given cell has a mine in so many of them; else both are empty.
    """

    view: View
    position: Position | None
    exact: bool
    solutions: int
    safe: int
    mine: int
    groups: tuple[Group, ...]

    def mined(self, cell: Cell) -> int:
        """The number of solutions with a mine in a covered cell; KeyError if open."""
        bit = 1 << self.view.grid.index(cell)
        for cells, mined in self.groups:
            if cells & bit:
                return mined
        raise KeyError(cell)

    def chance(self, cell: Cell) -> Fraction:
        """The chance of a mine in a covered cell.

        >>> count(View.parse("#1##", 1)).chance((0, 0))
        Fraction(1, 2)
        """
        return Fraction(self.mined(cell), self.solutions)

    def chances(self) -> dict[Cell, Fraction]:
        """The chance of a mine in every covered cell, row by row."""
        found = {}
        for cells, mined in self.groups:
            chance = Fraction(mined, self.solutions)
            found.update(dict.fromkeys(self.view.cells(cells), chance))
        return dict(sorted(found.items()))

    def shown(self, cell: Cell) -> tuple[Fraction, ...]:
        """The chances that a covered cell is safe and shows 0, 1, … 8."""
        return finish(shown_steps(self, cell, Budget(UNLIMITED)))


def count(view: View, budget: Budget | None = None) -> Count:
    """Counts a position, without limit unless a budget is given.

    Raises:
        ContradictionError: no placement fits.
    """
    return finish(count_steps(view, budget or Budget(UNLIMITED)))


def count_steps(
    view: View, budget: Budget, memory: Memory | None = None, quick: bool = False
) -> Generator[None, None, Count]:
    """Counts in slices, until the budget ends.

    When quick, safe cells that the simple rules find end it, before any count.

    Raises:
        ContradictionError: no placement fits.
    """
    if memory is None:
        memory = Memory(view.stride)
    position = None
    try:
        position = yield from Position.of(view, budget)
        if quick and position.safe:
            safe, mine = position.safe, position.mine
            return Count(view, position, False, 0, safe, mine, ())
        joined = yield from solve(position, memory, budget)
    except OverBudgetError:
        if position is None:
            return Count(view, None, False, 0, 0, 0, ())
        safe, mine = yield from certain_by_numbers(position, memory)
        return Count(view, position, False, 0, safe, mine, ())
    except ImpossibleError:
        numbers, total = yield from contradiction(view, Budget(REASON_STEPS))
        raise ContradictionError(view.cells(numbers), total) from None
    solutions, groups = joined.solutions, joined.groups
    safe, mine = position.safe, position.mine
    for cells, mined in groups:
        if not mined:
            safe |= cells
        elif mined == solutions:
            mine |= cells
    settled = ((position.safe, 0), (position.mine, solutions))
    groups += [group for group in settled if group[0]]
    return Count(view, position, True, solutions, safe, mine, tuple(groups))


def certain_by_numbers(
    position: Position, memory: Memory
) -> Generator[None, None, tuple[int, int]]:
    """The cells that the numbers alone make certain, part by part, safe and mined.

    Parts too large to count at once are left out.
    """
    safe, mine = position.safe, position.mine
    for _, part in sorted(position.parts, key=lambda part: len(part[1])):
        try:
            tally = yield from memory.count(part, Budget(20_000))
        except OverBudgetError:
            continue
        for cells, mined in zip(tally.boxes, tally.mined, strict=True):
            if not any(mined):
                safe |= cells
            elif mined == tally.ways:
                mine |= cells
    return safe, mine


def shown_steps(
    known: Count, cell: Cell, budget: Budget
) -> Generator[None, None, tuple[Fraction, ...]]:
    """In slices: the chances that a covered cell is safe and shows 0, 1, … 8.

    Raises:
        ValueError: the count was not finished.
    """
    position, view = known.position, known.view
    if position is None or not known.exact:
        raise ValueError("the count was not finished: chances are not known")
    index = view.grid.index(cell)
    bit = 1 << index
    if bit & position.mine:
        return (Fraction(0),) * 9
    memory = Memory(view.stride)
    near = around(index, view.stride)
    fewest = (near & position.mine).bit_count()
    most = fewest + (near & position.unknown).bit_count()
    ways = [0] * 9
    for number in range(fewest, most + 1):
        try:
            joined = yield from solve(position.open(bit, number), memory, budget)
        except ImpossibleError:
            continue
        ways[number] = joined.solutions
    return tuple(Fraction(way, known.solutions) for way in ways)
