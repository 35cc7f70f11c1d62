"""Every certain cell of a position, and why."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.solver.budget import UNLIMITED, Budget, finish
from minesweeper.solver.count import certain_by_numbers, count_steps
from minesweeper.solver.join import Memory
from minesweeper.solver.reasons import (
    REASON_STEPS,
    Reason,
    ReasonKind,
    find_reason,
)
from minesweeper.solver.view import View

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Deduction:
    """The certain cells of a view, as sets: safe, mined, certain by the count only.

    Where it is not `exact`, the budget ended first: the cells given are certain, but
    there may be more of them.
    """

    view: View
    exact: bool
    safe: int
    mine: int
    by_count: int

    @property
    def safe_cells(self) -> tuple[Cell, ...]:
        """The cells that hold a mine in no placement, row by row."""
        return self.view.cells(self.safe)

    @property
    def mine_cells(self) -> tuple[Cell, ...]:
        """The cells that hold a mine in every placement, row by row."""
        return self.view.cells(self.mine)

    def reason(self, cell: Cell, budget: Budget | None = None) -> Reason:
        """Why a certain cell is certain.

        Raises:
            KeyError: the cell is not certain.
        """
        return finish(self.reason_steps(cell, budget or Budget(REASON_STEPS)))

    def reason_steps(self, cell: Cell, budget: Budget) -> Generator[None, None, Reason]:
        """The same in slices."""
        bit = 1 << self.view.grid.index(cell)
        if not bit & (self.safe | self.mine):
            raise KeyError(cell)
        mine, by_count = bool(bit & self.mine), bool(bit & self.by_count)
        return (yield from find_reason(self.view, cell, mine, by_count, budget))

    def reasons(self) -> Iterator[Reason]:
        """The reasons of all certain cells, the easiest first."""
        kinds = list(ReasonKind)
        found = [self.reason(cell) for cell in self.view.cells(self.safe | self.mine)]
        found.sort(key=lambda one: (kinds.index(one.kind), len(one.numbers), one.cell))
        yield from found

    def easiest_steps(
        self, cells: Iterable[Cell]
    ) -> Generator[None, None, Reason | None]:
        """In slices: the easiest reason for one of some certain cells, if any.

        The search ends with the first single number or pair that proves a cell.

        Raises:
            KeyError: one of the cells is not certain.
        """
        kinds = list(ReasonKind)
        best: tuple[int, int] | None = None
        easiest = None
        for cell in cells:
            reason = yield from self.reason_steps(cell, Budget(REASON_STEPS // 10))
            effort = kinds.index(reason.kind), len(reason.numbers)
            if best is None or effort < best:
                best, easiest = effort, reason
            if reason.kind in (ReasonKind.SINGLE, ReasonKind.PAIR):
                break
        return easiest


def deduce(view: View, budget: Budget | None = None) -> Deduction:
    """All certain cells of a view, the number of mines used.

    >>> deduce(View.parse("#1##", 1)).safe_cells
    ((0, 3),)

    Raises:
        ContradictionError: no placement fits.
    """
    return finish(deduce_steps(view, budget or Budget(UNLIMITED)))


def deduce_steps(
    view: View, budget: Budget, memory: Memory | None = None
) -> Generator[None, None, Deduction]:
    """The same in slices."""
    if memory is None:
        memory = Memory(view.stride)
    known = yield from count_steps(view, budget, memory)
    by_count = 0
    if known.exact and known.position is not None:
        safe, mine = yield from certain_by_numbers(known.position, memory)
        by_count = (known.safe | known.mine) & ~(safe | mine)
    return Deduction(view, known.exact, known.safe, known.mine, by_count)
