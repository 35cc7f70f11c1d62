"""The small picture of a board: a pixel a cell, in the colours of its skin."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.faces import COVERED, EXPLODED, FLAG, MINE, QUESTION, WRONG_FLAG
from minesweeper.rules.grid import Grid
from minesweeper.scene import overview
from minesweeper.scene.overview import colours, parts, picture, seen_rows
from minesweeper.scene.skins import SKINS, Skin
from tests.scene.eyes import apart


def test_the_examples_hold() -> None:
    """Those of the docstrings."""
    assert doctest.testmod(overview).failed == 0


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_every_cell_is_a_pixel_of_its_colour(skin: Skin) -> None:
    """At its place in the padded rows, and wholly opaque."""
    grid = Grid(3, 4)
    faces = bytearray([COVERED]) * len(grid.filled(0, 0))
    wanted = {
        (0, 0): (0, skin.paper),
        (0, 3): (FLAG, skin.flag),
        (1, 1): (QUESTION, skin.question),
        (2, 0): (MINE, skin.mine),
        (2, 2): (EXPLODED, skin.exploded),
        (1, 3): (WRONG_FLAG, skin.flag),
        (2, 3): (COVERED, skin.face),
    }
    for cell, (face, _) in wanted.items():
        faces[grid.index(cell)] = face
    made = picture(grid, faces, skin)

    for cell, (_, colour) in wanted.items():
        place = 4 * grid.index(cell)
        assert bytes(made[place : place + 4]) == bytes((*parts(colour), 255))
    assert len(made) % (4 * grid.stride) == 0


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_covered_open_and_flagged_cells_can_be_told_apart(skin: Skin) -> None:
    """As can a flag from a number: by eyes that see colours."""
    found = colours(skin)
    pairs = [
        (0, COVERED),
        (0, FLAG),
        (COVERED, FLAG),
        *((n, FLAG) for n in range(1, 9)),
    ]

    for one, other in pairs:
        assert apart(found[one], found[other]) > 5, (
            skin.name,
            one,
            other,
        )


@given(
    st.integers(1, 500), st.floats(0, 1), st.floats(0.001, 1), st.integers(10, 20_000)
)
def test_the_rows_that_are_seen_are_rows_of_the_board(
    lines: int, start: float, size: float, whole: int
) -> None:
    """At least one of them, the first not after the last, wherever it is scrolled."""
    size *= whole
    start *= whole - size
    first, last = seen_rows(start, size, whole, lines)

    assert 1 <= first <= last <= lines
    each = whole / lines
    assert (first - 1) * each <= start + 0.02 * each
    assert last * each >= min(start + size, whole) - 0.02 * each


def test_the_whole_board_and_each_end_of_it() -> None:
    """All rows, the first ones, the last ones; a sliver of a row is seen too."""
    assert seen_rows(0, 400, 400, 16) == (1, 16)
    assert seen_rows(0, 100, 400, 16) == (1, 4)
    assert seen_rows(300, 100, 400, 16) == (13, 16)
    assert seen_rows(24, 100, 400, 16) == (1, 5)
