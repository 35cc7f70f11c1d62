"""Best times, counts and streaks of each level, and the plot of times."""

from __future__ import annotations

import doctest

import pytest

from minesweeper.play import standing as module
from minesweeper.play.standing import plot, standings
from tests.play.test_results import made


def test_the_examples_are_true() -> None:
    """What the docstrings show is what happens."""
    assert doctest.testmod(module).failed == 0


def test_wins_alone_make_best_times_and_the_best_is_first() -> None:
    """A loss after three seconds is no record."""
    played = [
        made(1, seconds=50.0),
        made(2, seconds=3.0, won=False),
        made(3, seconds=40.0),
    ]
    (standing,) = standings(played)

    assert [result.seconds for result in standing.best] == [40.0, 50.0]
    assert standing.times == (50.0, 40.0)
    assert (standing.played, standing.won) == (3, 2)


def test_streaks_are_counted() -> None:
    """The present one from the end, the longest anywhere."""
    ends = [True, True, True, False, True, True]
    (standing,) = standings(made(n, won=won) for n, won in enumerate(ends))

    assert (standing.streak, standing.longest) == (2, 3)
    (standing,) = standings([made(1), made(2, won=False)])
    assert (standing.streak, standing.longest) == (0, 1)


def test_ranked_and_unranked_and_each_start_rule_stand_apart() -> None:
    """Named levels come first, in the order of the menu."""
    played = [
        made(1, level="9x9/10/none"),
        made(2, unranked="undone"),
        made(3, level="beginner"),
        made(4, seconds=60.0),
    ]
    found = [(one.level, one.ranked, one.played) for one in standings(played)]

    assert found == [
        ("beginner", True, 1),
        ("expert", True, 1),
        ("expert", False, 1),
        ("9x9/10/none", True, 1),
    ]


@pytest.mark.parametrize(
    ("times", "points"),
    [
        ([], ()),
        ([3.0], ((5.0, 25.0),)),
        ([0.0, 0.0], ((0.0, 100.0), (10.0, 100.0))),
        ([100.0, 50.0, 0.0], ((0.0, 0.0), (5.0, 50.0), (10.0, 100.0))),
    ],
)
def test_a_plot_is_plain_numbers(
    times: list[float], points: tuple[tuple[float, float], ...]
) -> None:
    """0 is at the bottom; the top is a round number; nothing divides by zero."""
    assert plot(times, 10, 100).points == points
