"""The clock reads time; it never counts ticks."""

from __future__ import annotations

import pytest

from minesweeper.play.clock import Clock, digits, time_digits, until_next_second


def test_a_clock_shows_the_time_since_it_was_started() -> None:
    """One late reading is as right as many."""
    clock = Clock()
    clock.start(1000.0)

    assert int(clock.seconds(1125.4)) == 125
    assert clock.seconds(4600.0) == 3600.0


def test_a_stopped_clock_stands_still() -> None:
    """The time of the result is that of the stop."""
    clock = Clock()
    clock.start(0.0)
    clock.stop(130.0)
    clock.stop(140.0)

    assert clock.seconds(500.0) == 130.0
    assert not clock.running


def test_a_clock_not_started_shows_nothing() -> None:
    """Zero until the first open."""
    assert Clock().seconds(99.0) == 0.0


def test_a_clock_started_again_leaves_the_rest_out() -> None:
    """The time between the end and the undo is not played."""
    clock = Clock()
    clock.start(10.0)
    clock.stop(15.0)
    clock.start(100.0)

    assert clock.seconds(102.0) == 7.0


def test_starting_a_running_clock_changes_nothing() -> None:
    """Every move says start; only the first is heard."""
    clock = Clock()
    clock.start(10.0)
    clock.start(12.0)

    assert clock.seconds(15.0) == 5.0


def test_a_clock_that_is_reset_is_new() -> None:
    """As after every open was taken back."""
    clock = Clock()
    clock.start(10.0)
    clock.reset()

    assert (clock.running, clock.seconds(20.0)) == (False, 0.0)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (10, "010"),
        (1, "001"),
        (0, "000"),
        (-2, "-02"),
        (-71, "-71"),
        (-240, "-240"),
        (999, "999"),
        (50220, "50220"),
    ],
)
def test_displays_have_three_digits_or_more(value: int, shown: str) -> None:
    """A minus takes the first place, and nothing is put in front of it."""
    assert digits(value) == shown


def test_the_display_of_the_clock_stops() -> None:
    """The time itself goes on."""
    assert [time_digits(time) for time in (0.9, 61.0, 999.9, 1234.5)] == [
        "000",
        "061",
        "999",
        "999",
    ]


@pytest.mark.parametrize("seconds", [0.0, 0.25, 0.999, 7.0, 1234.5])
def test_the_next_second_is_never_more_than_one_away(seconds: float) -> None:
    """A display woken then shows another number."""
    wait = until_next_second(seconds)

    assert 0 < wait <= 1
    assert int(seconds + wait + 1e-9) == int(seconds) + 1
