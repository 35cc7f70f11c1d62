"""Two fingers: the board grows as they part, and follows their middle."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as st

from minesweeper.play import pinch as module
from minesweeper.play.pinch import Pinch

FIRST = {4: (100.0, 200.0), 9: (200.0, 200.0)}
"""Two fingers a hundred pixels apart."""


def test_the_example_holds() -> None:
    """That of the docstring."""
    assert doctest.testmod(module).failed == 0


def test_twice_the_distance_is_twice_the_size() -> None:
    """Half of it half, in any direction, up to the ends there are."""
    pinch = Pinch(FIRST, 80)

    assert pinch.middle == (150, 200)
    assert pinch.move({4: (50, 200), 9: (250, 200)}) == (160, (150, 200))
    assert pinch.move({4: (150, 175), 9: (150, 225)}) == (40, (150, 200))
    assert pinch.move({4: (150, 200), 9: (150, 1200)}) == (300, (150, 700))


def test_two_fingers_that_only_pan_change_no_size() -> None:
    """They tremble; once they have changed it, small changes count too."""
    pinch = Pinch(FIRST, 100)

    assert pinch.move({4: (150, 260), 9: (255, 260)}) == (100, (202.5, 260))
    assert pinch.move({4: (100, 200), 9: (220, 200)}) == (120, (160, 200))
    assert pinch.move({4: (100, 200), 9: (203, 200)}) == (103, (151.5, 200))


def test_a_third_finger_is_not_heeded() -> None:
    """Nor in which order they are told."""
    pinch = Pinch({**FIRST, 2: (0.0, 0.0)}, 100)
    moved = {2: (900.0, 900.0), 9: (300.0, 200.0), 4: (100.0, 200.0)}

    assert pinch.move(moved) == (200, (200, 200))


def test_a_finger_that_is_up_ends_it() -> None:
    """Nothing is told of one that is left."""
    pinch = Pinch(FIRST, 100)

    assert pinch.move({4: (0, 0)}) is None
    assert pinch.move({9: (0, 0), 7: (5, 5)}) is None


def test_fingers_that_touch_do_not_blow_the_board_up() -> None:
    """Two in one place count as a finger's width apart."""
    pinch = Pinch({1: (50, 50), 2: (50, 50)}, 100)

    assert pinch.move({1: (50, 50), 2: (51, 50)}) == (100, (50.5, 50))
    assert pinch.move({1: (50, 50), 2: (98, 50)}) == (200, (74, 50))


@given(st.tuples(*[st.floats(0, 1000)] * 8), st.integers(40, 300))
def test_it_always_gives_a_size_there_is_and_the_middle(
    places: tuple[float, ...], percent: int
) -> None:
    """Wherever fingers are."""
    a, b, c, d, e, f, g, h = places
    found = Pinch({1: (a, b), 2: (c, d)}, percent).move({1: (e, f), 2: (g, h)})

    assert found is not None
    assert 40 <= found[0] <= 300
    assert found[1] == ((e + g) / 2, (f + h) / 2)
