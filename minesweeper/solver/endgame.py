"""The exact best play when few placements are left.

The placements themselves are numbered, and a set of them is one integer. Opening a cell
splits the set that is still possible by the number shown; cells that are safe in all of
it are opened for nothing, so the set alone says how the position stands and is the key
of the memo. The value of a set is how many of its placements are won by best play.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations

from minesweeper.solver.budget import Budget
from minesweeper.solver.masks import around, positions
from minesweeper.solver.order import choose_order, make_boxes
from minesweeper.solver.position import Position
from minesweeper.solver.tally import make_start, make_steps

SLICE_NODES = 64
"""Nodes of the search from one yield to the next; more than the search is deep."""


def list_placements(
    position: Position, budget: Budget
) -> Generator[None, None, list[int]]:
    """All placements on the unsettled cells, each as the set of its mines."""
    found = [0]
    for _, part in position.parts:
        boxes = make_boxes(part)
        order = yield from choose_order(part, boxes, position.stride, budget)
        start, guards = make_start(part)
        states = [(start, 0)]
        for slack, cells, moves in make_steps(part, order, 1):
            following = []
            for taken, count, _, _ in moves:
                choices = [sum(one) for one in combinations(_single(cells), count)]
                for state, mines in states:
                    needs = state - taken
                    if not needs & guards and not needs + slack & guards:
                        following += [(needs, mines | one) for one in choices]
            states = following
            budget.spend(len(states))
            yield
        found = [
            some | mines
            for some in found
            for _, mines in states
            if (some | mines).bit_count() <= position.left
        ]
        budget.spend(len(found))
    outside = _single(position.outside)
    complete = []
    for some in found:
        missing = position.left - some.bit_count()
        if missing <= len(outside):
            complete += [some | sum(one) for one in combinations(outside, missing)]
            budget.spend(len(outside))
    return complete


def _single(cells: int) -> list[int]:
    return [1 << position for position in positions(cells)]


class _PauseError(Exception):
    """A slice of the search is spent; what it found is in the memo."""


class Search:
    """Best play over a list of placements that are equally likely."""

    __slots__ = ("_budget", "_cells", "_mined", "_nodes", "_shows", "_values")

    def __init__(
        self, position: Position, placements: Sequence[int], budget: Budget
    ) -> None:
        self._budget = budget
        self._nodes = 0
        self._cells = _single(position.unknown)
        self._mined: list[int] = []
        self._shows: list[list[int]] = []
        self._values: dict[int, int] = {}
        for cell in self._cells:
            near = around(cell.bit_length() - 1, position.stride)
            mined = 0
            shows: dict[int, int] = {}
            bit = 1
            for mines in placements:
                if mines & cell:
                    mined |= bit
                else:
                    number = (mines & near).bit_count()
                    shows[number] = shows.get(number, 0) | bit
                bit <<= 1
            self._mined.append(mined)
            self._shows.append(list(shows.values()))
            budget.spend(len(placements) // 4)

    def best(self, alive: int) -> Generator[None, None, tuple[int, int]]:
        """The cell to open when no cell is safe, and how many placements it wins."""
        best = choice = 0
        for safe, cell in self._candidates(alive):
            if safe <= best:
                break
            won = 0
            rest = safe
            for show in self._shows[cell]:
                if show & alive:
                    rest -= (show & alive).bit_count()
                    won += yield from self._value_steps(show & alive)
                    if won + rest <= best:
                        break
            if won > best:
                best, choice = won, self._cells[cell]
        return choice, best

    def _candidates(self, alive: int) -> list[tuple[int, int]]:
        size = alive.bit_count()
        found = [
            (size - (mined & alive).bit_count(), cell)
            for cell, mined in enumerate(self._mined)
        ]
        found.sort(reverse=True)
        return found

    def _value_steps(self, alive: int) -> Generator[None, None, int]:
        """The value of a set in slices: each begins anew, with a fuller memo."""
        while True:
            try:
                return self._value(alive)
            except _PauseError:
                yield

    def _value(self, alive: int) -> int:
        """How many placements of a set are won by best play."""
        if not alive & alive - 1:
            return 1
        known = self._values.get(alive)
        if known is not None:
            return known
        self._budget.spend(len(self._cells))
        self._nodes += 1
        if not self._nodes % SLICE_NODES:
            raise _PauseError
        size = alive.bit_count()
        best = 0
        for safe, cell in self._candidates(alive):
            if safe <= best:
                break
            won = 0
            rest = safe
            split = [show & alive for show in self._shows[cell] if show & alive]
            if safe == size:
                if len(split) > 1:
                    best = sum(map(self._value, split))
                    break
                continue
            for part in split:
                rest -= part.bit_count()
                won += self._value(part)
                if won + rest <= best:
                    break
            if won > best:
                best = won
        self._values[alive] = best
        return best
