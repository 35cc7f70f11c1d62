"""The exact count against reference positions and a count by trying everything."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.check import check_reason
from minesweeper.solver.count import ContradictionError, count, count_steps
from minesweeper.solver.deduce import deduce
from minesweeper.solver.lines import answer_line
from minesweeper.solver.view import View
from tests.solver.brute import Cell, placements, random_position, shows

DATA = Path(__file__).parents[1] / "data"
POSITIONS = (DATA / "positions.jsonl").read_text().splitlines()


def _parse(rows: list[str], mines: int) -> View:
    return View.parse("\n".join(rows), mines)


@pytest.mark.parametrize("line", POSITIONS, ids=lambda line: json.loads(line)["id"])
def test_reference_positions_are_answered_exactly(line: str) -> None:
    """Solutions, certain cells and fractions equal the reference; errors are told."""
    wanted = json.loads(line)
    answer = json.loads(answer_line(line))
    if "error" in wanted:
        assert answer == {"id": wanted["id"], "error": wanted["error"]}
    else:
        keys = ("id", "safe", "mine", "prob", "solutions")
        assert answer == {key: wanted[key] for key in keys}


@pytest.mark.parametrize("seed", range(20))
def test_random_positions_equal_the_count_by_trying_everything(seed: int) -> None:
    """A hundred positions a seed: chances, certain cells, numbers shown, refusals."""
    chance = Random(seed)
    for _ in range(100):
        rows, mines = random_position(chance, 11)
        view = _parse(rows, mines)
        found = placements(rows, mines)
        if not found:
            with pytest.raises(ContradictionError):
                count(view)
            continue
        known = count(view)
        mined = Counter(cell for one in found for cell in one)
        covered = view.cells(view.covered)
        assert known.solutions == len(found)
        assert known.chances() == {
            cell: Fraction(mined[cell], len(found)) for cell in covered
        }
        assert view.cells(known.safe) == tuple(c for c in covered if not mined[c])
        if covered:
            cell = chance.choice(covered)
            numbers = Counter(shows(cell, one) for one in found if cell not in one)
            assert known.shown(cell) == tuple(
                Fraction(numbers[n], len(found)) for n in range(9)
            )


@pytest.mark.parametrize("seed", range(5))
def test_contradictions_name_a_smallest_set_of_numbers(seed: int) -> None:
    """No smaller set of numbers contradicts itself, and the count only if it must."""
    chance = Random(1000 + seed)
    seen = 0
    while seen < 12:
        rows, mines = random_position(chance, 8)
        if placements(rows, mines):
            continue
        seen += 1
        with pytest.raises(ContradictionError) as caught:
            count(_parse(rows, mines))
        numbers, counted = caught.value.numbers, caught.value.count
        assert not _fits(rows, numbers, mines if counted else None)
        smaller = combinations(_cells(rows, False), len(numbers) - 1) if numbers else ()
        for fewer in smaller:
            assert _fits(rows, fewer, mines if counted else None)
        if counted:
            assert _fits(rows, _cells(rows, False), None)


@pytest.mark.parametrize("seed", range(8))
def test_every_reason_convinces_the_checker_and_is_a_smallest_one(seed: int) -> None:
    """The checker accepts each reason; with fewer numbers nothing is proved."""
    chance = Random(2000 + seed)
    for _ in range(12):
        rows, mines = random_position(chance, 10)
        if not placements(rows, mines):
            continue
        view = _parse(rows, mines)
        known = deduce(view)
        for reason in known.reasons():
            assert check_reason(view, reason)
            if not 2 <= len(reason.numbers) <= 4:
                continue
            for fewer in combinations(_cells(rows, False), len(reason.numbers) - 1):
                found = _some(rows, fewer, mines if reason.count else None)
                assert {reason.cell in one for one in found} != {reason.mine}


def _cells(rows: list[str], covered: bool) -> tuple[Cell, ...]:
    every = ((r, c) for r in range(len(rows)) for c in range(len(rows[0])))
    return tuple(cell for cell in every if (rows[cell[0]][cell[1]] == "#") == covered)


def _some(
    rows: list[str], numbers: tuple[Cell, ...], mines: int | None
) -> list[frozenset[Cell]]:
    """The placements that fit some numbers only: other open cells hold no mine."""
    covered = _cells(rows, True)
    found = []
    for total in range(len(covered) + 1) if mines is None else (mines,):
        for one in map(frozenset, combinations(covered, total)):
            if all(shows(cell, one) == int(rows[cell[0]][cell[1]]) for cell in numbers):
                found.append(one)
    return found


def _fits(rows: list[str], numbers: tuple[Cell, ...], mines: int | None) -> bool:
    return bool(_some(rows, numbers, mines))


def test_a_count_over_budget_gives_certain_cells_and_says_so() -> None:
    """With next to no budget the simple safe cells remain, and nothing is invented."""
    wanted = json.loads(next(li for li in POSITIONS if '"big-frontier"' in li))
    view = _parse(wanted["grid"], wanted["mines"])
    known = finish(count_steps(view, Budget(3000)))
    assert not known.exact
    assert not known.solutions
    assert not known.groups
    safe = set(view.cells(known.safe))
    assert safe
    assert safe <= {(row, col) for row, col in wanted["safe"]}


def test_the_total_number_of_mines_is_never_forgotten() -> None:
    """Four small positions in which only the number of mines decides."""
    half, third = Fraction(1, 2), Fraction(1, 3)
    strip = count(_parse(["#", "1", "#", "#"], 1))
    assert strip.chances() == {(0, 0): half, (2, 0): half, (3, 0): 0}
    two = count(_parse(list("#1#1####"), 2))
    assert two.chances() == {
        (row, 0): Fraction(3 if row == 2 else 1, 4) for row in (0, 2, 4, 5, 6, 7)
    }
    one = count(_parse(list("#1#1####"), 1))
    assert one.view.cells(one.mine) == ((2, 0),)
    square = count(_parse(["1##", "###", "###"], 2))
    assert square.chance((1, 1)) == third
    assert square.chance((2, 2)) == Fraction(1, 5)


def test_long_work_gives_the_thread_back_again_and_again() -> None:
    """A large count yields at least once in so many steps of its budget."""
    wanted = json.loads(next(li for li in POSITIONS if '"scattered"' in li))
    budget = Budget(10**9)
    work = count_steps(_parse(wanted["grid"], wanted["mines"]), budget)
    largest, before = 0, budget.left
    for _ in work:
        largest = max(largest, before - budget.left)
        before = budget.left
    assert 0 < largest < 4000
