"""What to play: a safe cell where there is one, else the guess that promises most."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from minesweeper.rules.level import Start
from minesweeper.solver.budget import Budget, OverBudgetError, finish
from minesweeper.solver.count import Count, count_steps
from minesweeper.solver.endgame import Search, list_placements
from minesweeper.solver.guess import look_ahead
from minesweeper.solver.join import Joined, Memory
from minesweeper.solver.masks import positions
from minesweeper.solver.position import Position
from minesweeper.solver.sealed import find_sealed
from minesweeper.solver.view import View, ViewError

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell

MOVE_STEPS = 700_000
"""The budget of one move, where none is given: about a quarter of a second."""

ENDGAME = 400
"""The most placements over which best play is searched exactly."""

SEARCH_STEPS = 1_000_000
"""The budget of that search."""


class Why(Enum):
    """Why a cell is chosen."""

    SAFE = "safe"
    """It holds no mine in any placement."""
    FIRST = "first"
    """Nothing is open: a cell with a good chance to begin an opening."""
    SEALED = "sealed"
    """It lies where no other cell can ever tell more: a guess that has to be made."""
    ENDGAME = "endgame"
    """Best play to the end was searched: nothing wins more often."""
    GUESS = "guess"
    """It is among the safest, and promises most afterwards."""
    ESTIMATE = "estimate"
    """The budget ended before the chances were known; it seems the safest."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The cell to open, why, and what is known about it.

    `chance` is its chance of a mine and `win` the chance to win the game by best play;
    each is None where it was not worked out exactly. `safe` are all cells known to be
    safe. Where the choice is not `exact`, the budget ended before all was known.
    """

    cell: Cell
    why: Why
    chance: Fraction | None
    win: Fraction | None
    safe: tuple[Cell, ...]
    exact: bool


def choose(
    view: View, start: Start = Start.NONE, budget: Budget | None = None
) -> Choice:
    """The cell to open in a view; the start rule matters only when nothing is open.

    >>> choose(View.parse("#1##", 1)).cell
    (0, 3)

    Raises:
        ContradictionError: no placement fits.
        ViewError: there is no cell that could be safe.
    """
    memory = Memory(view.stride)
    return finish(choose_steps(view, budget or Budget(MOVE_STEPS), memory, start))


def choose_steps(
    view: View, budget: Budget, memory: Memory, start: Start = Start.NONE
) -> Generator[None, None, Choice]:
    """The same in slices; a memory kept from move to move saves work."""
    if view.covered_cells == view.mines:
        raise ViewError("every covered cell is a mine")
    if not view.opened:
        return _first(view, start)
    known = yield from count_steps(view, budget, memory, quick=True)
    if known.safe:
        cells = view.cells(known.safe)
        return Choice(cells[0], Why.SAFE, Fraction(0), None, cells, True)
    if not known.exact or known.position is None:
        return _estimate(known)
    solutions, position = known.solutions, known.position
    cell, won, why = 0, 0, Why.GUESS
    if solutions <= ENDGAME:
        cell, won = yield from _search(position)
        why = Why.ENDGAME
    if not cell:
        region = yield from find_sealed(position, memory, ENDGAME)
        if region:
            cell, _ = yield from _search(region)
            why = Why.SEALED
    if not cell:
        joined = Joined(solutions, [*known.groups])
        cell = yield from look_ahead(position, joined, memory, budget)
        why = Why.GUESS
    place = view.grid.cell(cell.bit_length() - 1)
    win = Fraction(won, solutions) if won else None
    return Choice(place, why, known.chance(place), win, (), True)


def _search(position: Position) -> Generator[None, None, tuple[int, int]]:
    """The best cell and the placements it wins; nothing where that costs too much."""
    budget = Budget(SEARCH_STEPS)
    try:
        placements = yield from list_placements(position, budget)
        search = Search(position, placements, budget)
        return (yield from search.best((1 << len(placements)) - 1))
    except OverBudgetError:
        return 0, 0


def _first(view: View, start: Start) -> Choice:
    """The first cell: a corner begins an opening most often, where it is safe anyway.

    With a safe zone around it the fourth cell of the fourth row wins more games.
    """
    step = 3 if start is Start.ZONE else 0
    cell = min(step, (view.grid.rows - 1) // 2), min(step, (view.grid.cols - 1) // 2)
    chance = Fraction(view.mines if start is Start.NONE else 0, view.grid.size)
    return Choice(cell, Why.FIRST, chance, None, (), True)


def _estimate(known: Count) -> Choice:
    """The cell that seems safest, each number taken alone."""
    view, position = known.view, known.position
    risks: dict[int, float] = {}
    outside = left = 0
    if position is None:
        outside, left = view.covered, view.mines
    else:
        outside, left = position.outside, position.left
        for _, part in position.parts:
            for cells, count in part:
                for place in positions(cells & ~known.mine):
                    risk = count / cells.bit_count()
                    risks[place] = max(risk, risks.get(place, 0.0))
    if outside:
        place = next(positions(outside))
        risks[place] = max(left - sum(risks.values()), 0) / outside.bit_count()
    cell = view.grid.cell(min(risks, key=risks.__getitem__))
    return Choice(cell, Why.ESTIMATE, None, None, (), False)
