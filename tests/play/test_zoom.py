"""The size of the cells: which there are, and where a button or a wheel leads."""

from __future__ import annotations

import doctest
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.play import zoom
from minesweeper.play.zoom import STEPS, check_zoom, held, next_step, wheeled

SIZES = st.integers(STEPS[0], STEPS[-1])


def test_the_examples_hold() -> None:
    """Those of the docstrings."""
    assert doctest.testmod(zoom).failed == 0


@pytest.mark.parametrize("text", ["40", "41", "100", "299", "300"])
def test_every_whole_percent_between_the_ends_is_a_size(text: str) -> None:
    """Both ends included."""
    assert str(check_zoom(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "39",
        "301",
        "1000",
        "0100",
        "099",
        "-50",
        "+50",
        "50.0",
        "1e2",
        " 50",
        "５０",
    ],
)
def test_no_other_text_is_a_size(text: str) -> None:
    """Nothing is rounded or trimmed."""
    with pytest.raises(ValueError, match="no size of cells"):
        check_zoom(text)


def test_the_buttons_go_through_all_steps_and_back() -> None:
    """And stay at the ends."""
    up = [STEPS[0]]
    while up[-1] != STEPS[-1]:
        up.append(next_step(up[-1], 1))
    down = [STEPS[-1]]
    while down[-1] != STEPS[0]:
        down.append(next_step(down[-1], -1))

    assert up == [40, 50, 75, 100, 125, 150, 200, 300]
    assert down == up[::-1]
    assert (next_step(300, 1), next_step(40, -1)) == (300, 40)


@given(SIZES)
def test_a_step_from_any_size_is_the_nearest_on_its_side(percent: int) -> None:
    """No step lies between."""
    larger, smaller = next_step(percent, 1), next_step(percent, -1)

    assert larger > percent or percent == larger == 300
    assert smaller < percent or percent == smaller == 40
    assert not [step for step in STEPS if percent < step < larger]
    assert not [step for step in STEPS if smaller < step < percent]


@given(SIZES, st.floats(-10_000, 10_000))
def test_a_turn_of_the_wheel_is_felt_in_its_direction(
    percent: int, pixels: float
) -> None:
    """By one percent at least, never beyond the ends, and up makes it larger."""
    turned = wheeled(percent, pixels)

    assert STEPS[0] <= turned <= STEPS[-1]
    if pixels == 0:
        assert turned == percent
    elif pixels < 0:
        assert turned > percent or percent == turned == 300
    else:
        assert turned < percent or percent == turned == 40


def test_one_turn_never_more_than_a_quarter() -> None:
    """A wheel that reports a thousand pixels at once makes no leap."""
    assert wheeled(100, -1000) == wheeled(100, -120) <= 128
    assert wheeled(100, 1000) == wheeled(100, 120) >= 78


def test_the_wheel_reaches_both_ends_and_comes_back() -> None:
    """As many turns down as up lead back to about where it was."""
    sizes = [100]
    for _ in range(5):
        sizes.append(wheeled(sizes[-1], -100))
    for _ in range(5):
        sizes.append(wheeled(sizes[-1], 100))

    assert all(one < other for one, other in pairwise(sizes[:6]))
    assert abs(sizes[-1] - 100) <= 2
    assert held(float(STEPS[-1]) + 0.4) == 300
