"""The chosen cell: safe where one is safe, else the best guess."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from minesweeper.rules.level import LEVELS, Start
from minesweeper.solver.budget import Budget
from minesweeper.solver.choose import Why, choose
from minesweeper.solver.count import count
from minesweeper.solver.view import View, ViewError
from tests.bench.solver_wins import play
from tests.solver.brute import Cell, placements, random_position, shows


def _best_win(
    covered: frozenset[Cell], alive: list[frozenset[Cell]]
) -> tuple[Fraction, dict[Cell, Fraction]]:
    """The chance to win by best play, and what each cell gives, by trying everything.

    `covered` are the covered cells, `alive` the placements that are still possible.
    """
    if all(mined == covered for mined in alive):
        return Fraction(1), {}
    values: dict[Cell, Fraction] = {}
    for cell in covered:
        value = Fraction(0)
        safe = [mined for mined in alive if cell not in mined]
        for number in {shows(cell, mined) for mined in safe}:
            part = [mined for mined in safe if shows(cell, mined) == number]
            won, _ = _best_win(covered - {cell}, part)
            value += Fraction(len(part), len(alive)) * won
        values[cell] = value
    return max(values.values()), values


@pytest.mark.parametrize("seed", range(4))
def test_the_end_game_is_played_as_well_as_can_be(seed: int) -> None:
    """Win chance and cell equal a search that tries every order of opening."""
    chance = Random(seed)
    seen = 0
    while seen < 8:
        rows, mines = random_position(chance, 7)
        found = placements(rows, mines)
        view = View.parse("\n".join(rows), mines)
        if not 2 <= len(found) <= 12 or not view.opened or count(view).safe:
            continue
        seen += 1
        covered = frozenset(view.cells(view.covered))
        best, values = _best_win(covered, found)
        choice = choose(view)
        assert choice.why is Why.ENDGAME
        assert choice.win == best
        assert values[choice.cell] == best


def test_a_fifty_fifty_nothing_can_tell_about_is_guessed_at_once() -> None:
    """The sealed pair comes before the large part of the board, which can wait."""
    corner = {(0, 0), (0, 2), (1, 2)}
    chance = Random(1)
    below = [(row, col) for row in range(5, 10) for col in range(8)]
    while True:
        mined = frozenset(corner | set(chance.sample(below, 10)))
        hidden = mined | {(0, 1), *below}
        rows = [
            "".join(
                "#" if (row, col) in hidden else str(shows((row, col), mined))
                for col in range(8)
            )
            for row in range(10)
        ]
        view = View.parse("\n".join(rows), len(mined))
        if not count(view).safe:
            break
    choice = choose(view)
    assert choice.why is Why.SEALED
    assert choice.cell in {(0, 0), (0, 1)}
    assert choice.chance == Fraction(1, 2)


def test_the_first_cell_is_a_corner_unless_a_zone_is_safe() -> None:
    """With a safe zone the board's inside is the better place to begin."""
    view = View.parse("\n".join(["#" * 30] * 16), 99)
    assert choose(view).cell == (0, 0)
    assert choose(view).chance == Fraction(99, 480)
    assert choose(view, Start.ZONE).cell == (3, 3)
    assert choose(view, Start.ZONE).chance == 0
    assert choose(View.parse("##\n##", 1), Start.ZONE).cell == (0, 0)


def test_a_board_of_mines_alone_has_no_choice() -> None:
    """There is no cell to open."""
    with pytest.raises(ViewError):
        choose(View.parse("##1", 2))


def test_over_budget_a_cell_is_still_chosen_and_said_to_be_an_estimate() -> None:
    """No call hangs, and none pretends."""
    rows = ["#" * 30 for _ in range(16)]
    chance = Random(5)
    for row in range(1, 16, 3):
        line = list(rows[row])
        for col in range(1, 30, 2):
            line[col] = chance.choice("23")
        rows[row] = "".join(line)
    view = View.parse("\n".join(rows), 130)
    choice = choose(view, budget=Budget(400))
    assert choice.why is Why.ESTIMATE
    assert not choice.exact
    assert choice.chance is None
    assert str(view).split()[choice.cell[0]][choice.cell[1]] == "#"


@pytest.mark.parametrize("name", LEVELS)
def test_no_safe_cell_ever_explodes(name: str) -> None:
    """Whole games on every level, through the public game alone."""
    level = LEVELS[name]
    for number in range(12):
        play(level, f"test {number}", (level.rows // 2, level.cols // 2))
