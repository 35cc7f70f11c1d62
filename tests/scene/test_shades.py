"""Chances can be read on every shade, and keep their order for all eyes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from minesweeper.scene.shades import (
    BEST,
    LESS,
    MINE,
    MORE,
    SAFE,
    SHADES,
    ground,
    ink,
    label,
    steps,
)
from minesweeper.scene.tiles import Box, Text
from tests.scene.eyes import BLINDNESS, apart, contrast

LABELS = (*range(101), LESS, MORE)


@pytest.mark.parametrize("tag", LABELS)
def test_each_number_stands_out_from_its_shade(tag: int) -> None:
    """By a contrast of 4.5 or more, with or without the frame of the safest."""
    assert contrast(ink(tag), ground(tag)) >= 4.5
    assert ground(tag) == ground(tag + BEST)


@pytest.mark.parametrize("tag", [*LABELS, 33 + BEST])
def test_the_number_has_a_ground_of_its_own(tag: int) -> None:
    """So no skin below changes what it is read on."""
    *_, own, written = steps(tag)

    assert isinstance(written, Text)
    assert isinstance(own, Box)
    assert own.colour == ground(tag)
    assert max(own.left, own.top) <= 4
    assert min(own.right, own.bottom) >= 21


def test_the_shades_darken_step_by_step() -> None:
    """So their order does not hang on hues."""
    lights = [contrast(shade, "#000000") for shade in SHADES]

    assert all(one > other * 1.08 for one, other in pairwise(lights))


@pytest.mark.parametrize("eyes", [None, *BLINDNESS])
def test_certain_cells_look_unlike_all_others(eyes: str | None) -> None:
    """A safe cell also by its round shape, a mine by the darkest ground."""
    for tag in range(1, 100):
        near = min(apart(ground(tag), ground(end), eyes) for end in (SAFE, MINE))
        assert near >= 20, tag
    assert steps(SAFE)[-2] != steps(1)[-2]


@pytest.mark.parametrize(
    ("mined", "solutions", "written"),
    [
        (0, 7, "0"),
        (7, 7, "100"),
        (1, 3, "33"),
        (1, 2, "50"),
        (5, 1000, "1"),
        (4, 1000, "<1"),
        (996, 1000, ">99"),
        (995, 1000, ">99"),
        (994, 1000, "99"),
        (10**400, 2 * 10**400, "50"),
        (1, 10**400, "<1"),
    ],
)
def test_only_certain_cells_are_0_or_100(
    mined: int, solutions: int, written: str
) -> None:
    """Halves are rounded up, numbers of any length are taken."""
    drawn = steps(label(mined, solutions))[-1]

    assert isinstance(drawn, Text)
    assert drawn.letter == written
