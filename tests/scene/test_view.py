"""Tests of which part of a large board is drawn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import Geometry
from minesweeper.scene.view import View, around, fresh, is_small, seen, whole

LARGE = Geometry(Grid(500, 400), 1.25)

sides = st.integers(0, 12_000)


@pytest.mark.parametrize("ratio", [1, 1.25, 2, 3])
@pytest.mark.parametrize("size", [(20, 30), (16, 30), (9, 9), (20, 20)])
def test_every_named_level_is_drawn_whole(size: tuple[int, int], ratio: float) -> None:
    """On any screen."""
    assert is_small(Geometry(Grid(*size), ratio))


def test_a_board_no_canvas_can_hold_is_not() -> None:
    """The largest board is 12,500 CSS pixels wide."""
    assert not is_small(Geometry(Grid(500, 500), 1))


def test_the_whole_view_holds_every_cell() -> None:
    """In the order of the grid."""
    geometry = Geometry(Grid(3, 4), 2)
    view = whole(geometry)
    assert view.is_whole
    assert view.box == (0, 0, 200, 150)
    assert list(view.indices) == list(geometry.grid.indices)


def test_a_part_of_a_board_knows_its_cells_and_its_place() -> None:
    """Three columns from the fifth on, in rows of 31 and 32 device pixels."""
    view = View(LARGE, 4, 4, 2, 3)
    cells = [LARGE.grid.cell(index) for index in view.indices]
    assert cells == [(4, 4), (4, 5), (4, 6), (5, 4), (5, 5), (5, 6)]
    assert view.box == (125, 125, 94, 63)
    assert view.holds((5, 6))
    assert not view.holds((6, 6))
    assert not view.holds((3, 4))
    assert not view.is_whole


@given(sides, sides, st.integers(1, 2000), st.integers(1, 2000))
def test_what_is_seen_is_drawn_and_a_little_more(
    left: int, top: int, width: int, height: int
) -> None:
    """Every visible pixel of the board lies in the view."""
    inner = seen(LARGE, left, top, left + width, top + height)
    view = around(inner)
    assert view.covers(inner)
    corner = LARGE.cell_at(left, top, LARGE.css_width, LARGE.css_height)
    assert corner is None or view.holds(corner)
    assert inner.rows <= view.rows <= 4 * inner.rows / 3 + 2
    assert inner.cols <= view.cols <= 4 * inner.cols / 3 + 2


@given(sides, sides, st.integers(0, 900), st.integers(0, 900))
def test_the_view_keeps_its_size_on_its_way(
    left: int, top: int, across: int, down: int
) -> None:
    """Also at the board's end, and where a cell more or less is seen."""
    view = around(seen(LARGE, left, top, left + 1000, top + 700))
    left, top = left + across, top + down
    inner = seen(LARGE, left, top, left + 1000, top + 700)
    after = around(inner, view)
    assert after.covers(inner)
    if min(LARGE.css_width - left, LARGE.css_height - top) >= 1000:
        assert (after.rows, after.cols) == (view.rows, view.cols)


views = st.builds(
    View,
    st.just(LARGE),
    st.integers(0, 60),
    st.integers(0, 60),
    st.integers(1, 60),
    st.integers(1, 60),
)


@given(views, views)
def test_the_fresh_blocks_of_a_view_are_what_the_old_one_lacks(
    view: View, old: View
) -> None:
    """Each such cell once, and no other."""
    cells = [index for block in fresh(view, old) for index in block.indices]
    assert len(cells) == len(set(cells))
    if set(view.indices) & set(old.indices):
        assert set(cells) == set(view.indices) - set(old.indices)
    else:
        assert set(cells) == set(view.indices)


def test_a_board_out_of_sight_is_drawn_at_its_nearest_corner() -> None:
    """There is no empty canvas."""
    assert seen(LARGE, -900, -900, -100, -100) == View(LARGE, 0, 0, 1, 1)
    assert seen(LARGE, 1e6, 1e6, 2e6, 2e6) == View(LARGE, 499, 399, 1, 1)


@given(st.integers(0, 59), st.integers(0, 79), st.floats(0.2, 4))
def test_positions_are_found_in_a_part_as_in_the_whole(
    row: int, col: int, scale: float
) -> None:
    """A view's box may be shown at any size."""
    view = View(LARGE, 100, 200, 60, 80)
    left, top, width, height = LARGE.box((100 + row, 200 + col))
    x, y, all_width, all_height = view.box
    found = view.cell_at(
        (left - x + width / 2) * scale,
        (top - y + height / 2) * scale,
        all_width * scale,
        all_height * scale,
    )
    assert found == (100 + row, 200 + col)
    assert view.cell_at(-0.1, 5, 100, 100) is None
    assert view.cell_at(5, 100, 100, 100) is None
