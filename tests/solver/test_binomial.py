"""Large numbers of ways agree with the plain ones, however they are come by."""

from __future__ import annotations

import sys
from math import comb
from random import Random

import pytest

from minesweeper.rules.game import Game
from minesweeper.rules.level import Level
from minesweeper.rules.moves import Kind, Move
from minesweeper.solver.binomial import PLAIN, Binomials, from_primes
from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.choose import MOVE_STEPS, choose_steps
from minesweeper.solver.count import count
from minesweeper.solver.join import Memory
from minesweeper.solver.view import View


def test_a_walk_by_neighbours_comes_to_the_right_numbers() -> None:
    """Up and down in both numbers, to the ends and far away."""
    chance, ways = Random("a walk"), Binomials()
    n, k = PLAIN + 100, 700
    for _ in range(300):
        n = max(PLAIN + 1, n + chance.randrange(-50, 60))
        k = min(max(0, k + chance.randrange(-60, 65)), n)
        assert ways(n, k) == comb(n, k)
    for n, k in ((PLAIN + 1, 0), (9000, 9000), (PLAIN + 1, PLAIN + 1), (20_000, 7)):
        assert ways(n, k) == comb(n, k)


@pytest.mark.parametrize(("n", "k"), [(1, 0), (2, 1), (10, 3), (97, 48), (7919, 1000)])
def test_primes_make_up_the_number(n: int, k: int) -> None:
    """From both ends."""
    assert from_primes(n, k) == from_primes(n, n - k) == comb(n, k)


def test_a_large_board_is_counted_without_the_module_the_page_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mines expected in all cells are the mines there are."""
    monkeypatch.setitem(sys.modules, "_pylong", None)
    game = Game(Level.parse("150x150/3400/zone"), "large")
    game.play(Move(Kind.OPEN, (3, 3)))
    view = View.of(game)
    known = count(view)

    assert known.solutions.bit_length() > 10_000
    assert all(known.solutions >= mined for _, mined in known.groups)
    expected = sum(mined * cells.bit_count() for cells, mined in known.groups)
    assert expected == 3400 * known.solutions


def test_the_largest_board_gives_a_move_within_its_budget() -> None:
    """Exactly or not, a cell is chosen."""
    game = Game(Level.parse("500x500/50000/zone"), "largest")
    game.play(Move(Kind.OPEN, (250, 250)))
    memory = Memory(game.grid.stride)
    choice = finish(choose_steps(View.of(game), Budget(MOVE_STEPS), memory))

    assert game.play(Move(Kind.OPEN, choice.cell))
    assert not (choice.safe and game.exploded)
