"""The guess: one step ahead, two while little is open, against plain enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from minesweeper.solver import guess
from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.count import count
from minesweeper.solver.guess import look_ahead
from minesweeper.solver.join import Joined, Memory
from minesweeper.solver.view import View
from tests.solver.brute import Cell, placements, shows

Placements = list[frozenset[Cell]]


def _parts(cell: Cell, alive: Placements) -> list[Placements]:
    """The placements in which a cell is safe, by the number it shows."""
    parts: dict[int, Placements] = {}
    for mined in alive:
        if cell not in mined:
            parts.setdefault(shows(cell, mined), []).append(mined)
    return list(parts.values())


def _safe(cell: Cell, alive: Placements) -> int:
    return sum(cell not in mined for mined in alive)


def _safest(cells: set[Cell], alive: Placements) -> int:
    """The placements in which the safest cell is safe; all where no cell is left."""
    return max((_safe(cell, alive) for cell in cells), default=len(alive))


def _promise(cell: Cell, cells: set[Cell], alive: Placements) -> int:
    """The placements in which a cell and the safest one after it are safe."""
    return sum(_safest(cells - {cell}, part) for part in _parts(cell, alive))


def _worth(cells: set[Cell], alive: Placements) -> int:
    """What is left after a number, in hundredths of its placements."""
    safe = sum(_safe(cell, alive) == len(alive) for cell in cells)
    if safe or not cells:
        return len(alive) * {0: 100, 1: 100, 2: 103}.get(safe, 108)
    near = [cell for cell in cells if _safe(cell, alive) >= 0.9 * _safest(cells, alive)]
    return 100 * max(_promise(cell, cells, alive) for cell in near)


def _positions(chance: Random, opened: int) -> Iterator[tuple[View, Placements]]:
    """Positions of four by four cells, of which so many are open, with no safe cell."""
    cells = [(row, col) for row in range(4) for col in range(4)]
    while True:
        mined = frozenset(chance.sample(cells, 4))
        numbers = chance.sample([cell for cell in cells if cell not in mined], opened)
        rows = [
            "".join(
                str(shows((row, col), mined)) if (row, col) in numbers else "#"
                for col in range(4)
            )
            for row in range(4)
        ]
        view = View.parse("\n".join(rows), 4)
        if not count(view).safe:
            yield view, placements(rows, 4)


@pytest.mark.parametrize("opened", [1, 2, 3])
def test_while_little_is_open_the_best_in_two_steps_is_guessed(
    opened: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the cells that promise nearly the same it is worth most after two steps."""
    for limit in ("CLOSEST", "NEXT", "OUTSIDE", "APART"):
        monkeypatch.setattr(guess, limit, 30)
    found = _positions(Random(opened), opened)
    otherwise = 0
    for _ in range(12):
        view, alive = next(found)
        chosen = _guess(view)
        cells = set(view.cells(view.covered))
        safest = _safest(cells, alive)
        near = [cell for cell in cells if _safe(cell, alive) >= 0.9 * safest]
        promises = {cell: _promise(cell, cells, alive) for cell in near}
        best = max(promises.values())
        values = {
            cell: sum(_worth(cells - {cell}, part) for part in _parts(cell, alive))
            for cell in near
            if 100 * promises[cell] >= 95 * best and len(_parts(cell, alive)) > 1
        }
        if len(values) > 1:
            assert values[chosen] == max(values.values())
        with monkeypatch.context() as one_step:
            one_step.setattr(guess, "EARLY", 0)
            otherwise += values.get(_guess(view)) != max(values.values(), default=None)
    assert otherwise


def _guess(view: View, budget: Budget | None = None) -> Cell:
    """The cell that is guessed in a view."""
    known = count(view)
    assert known.position is not None
    joined = Joined(known.solutions, [*known.groups])
    work = look_ahead(known.position, joined, Memory(view.stride), budget or Budget())
    (cell,) = view.cells(finish(work))
    return cell


def test_when_the_budget_ends_the_best_cell_by_then_is_guessed() -> None:
    """Whatever the budget is, a cell comes of it that is nearly the safest."""
    view, alive = next(_positions(Random(9), 2))
    safest = _safest(set(view.cells(view.covered)), alive)
    spent = Budget()
    _guess(view, spent)
    for steps in range(0, Budget().left - spent.left, 500):
        assert _safe(_guess(view, Budget(steps)), alive) >= 0.9 * safest
