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

    __slots__ = (
        "_bounds",
        "_budget",
        "_cells",
        "_mined",
        "_nodes",
        "_shows",
        "_values",
    )

    def __init__(
        self, position: Position, placements: Sequence[int], budget: Budget
    ) -> None:
        self._budget = budget
        self._nodes = 0
        self._cells = _single(position.unknown)
        self._mined: list[int] = []
        self._shows: list[list[int]] = []
        self._values: dict[int, int] = {}
        self._bounds: dict[int, int] = {}
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
            budget.spend(len(placements) // 2)

    def best(self, alive: int) -> Generator[None, None, tuple[int, int]]:
        """The cell to open when no cell is safe, and how many placements it wins."""
        best = choice = 0
        cells, _ = self._open_cells(alive, range(len(self._cells)))
        for safe, cell in cells:
            if safe <= best:
                break
            won = yield from self._open_steps(alive, cell, best)
            if won > best:
                best, choice = won, self._cells[cell]
        return choice, best

    def _open_steps(
        self, alive: int, cell: int, least: int
    ) -> Generator[None, None, int]:
        """What opening a cell wins, in slices: each begins anew, with a fuller memo."""
        while True:
            try:
                return self._open(alive, cell, least, range(len(self._cells)))
            except _PauseError:
                yield

    def _open(self, alive: int, cell: int, least: int, cells: Sequence[int]) -> int:
        """How many placements are won by opening a cell; 0 if not above the least."""
        parts = [show & alive for show in self._shows[cell] if show & alive]
        bounds = [self._bound(part, cells) for part in parts]
        won = sum(bounds)
        for part, bound in zip(parts, bounds, strict=True):
            if won <= least:
                return 0
            won += self._value(part, cells) - bound
        return won

    def _open_cells(
        self, alive: int, cells: Sequence[int]
    ) -> tuple[list[tuple[int, int]], list[int]]:
        """The cells in doubt, with their safe placements, the safest first.

        Besides, the parts that a safe cell's number splits the set into, if one does.
        """
        self._budget.spend(len(cells))
        size = alive.bit_count()
        doubtful = []
        for cell in cells:
            mined = self._mined[cell] & alive
            if not mined:
                parts = [show & alive for show in self._shows[cell] if show & alive]
                if len(parts) > 1:
                    return [], parts
            elif mined != alive:
                doubtful.append((size - mined.bit_count(), cell))
        doubtful.sort(reverse=True)
        return doubtful, []

    def _bound(self, alive: int, cells: Sequence[int]) -> int:
        """At least what best play wins: all, or what the safest cell keeps."""
        known = self._values.get(alive) or self._bounds.get(alive)
        if known:
            return known
        if not alive & alive - 1:
            return 1
        doubtful, parts = self._open_cells(alive, cells)
        bound = sum(part.bit_count() for part in parts) or doubtful[0][0]
        self._bounds[alive] = bound
        return bound

    def _value(self, alive: int, cells: Sequence[int]) -> int:
        """How many placements of a set are won by best play; cells are those to try."""
        if not alive & alive - 1:
            return 1
        known = self._values.get(alive)
        if known:
            return known
        self._nodes += 1
        if not self._nodes % SLICE_NODES:
            raise _PauseError
        doubtful, parts = self._open_cells(alive, cells)
        best = sum([self._value(part, cells) for part in parts])
        # cells without doubt tell nothing new further on
        fewer = [cell for _, cell in doubtful]
        for safe, cell in doubtful:
            if safe <= best:
                break
            best = max(best, self._open(alive, cell, best, fewer))
        self._values[alive] = best
        return best
