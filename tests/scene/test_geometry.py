"""Tests of where cells lie in device pixels, and which cell a position is in."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import LIMITS, Geometry

CLASSIC = Grid(20, 30)

USUAL = (
    0.5,
    2 / 3,
    0.75,
    0.8,
    0.9,
    1,
    1.1,
    1.25,
    1.5,
    1.75,
    2,
    2.25,
    2.625,
    2.75,
    3,
    4,
)
"""Ratios of usual screens and of the zoom steps of browsers."""

ratios = st.floats(*LIMITS)
grids = st.builds(Grid, st.integers(1, 60), st.integers(1, 60))


def test_at_ratio_one_cells_lie_at_multiples_of_twenty_five() -> None:
    """The published design has 30 × 20 cells of 25 pixels."""
    geometry = Geometry(CLASSIC, 1)
    assert (geometry.width, geometry.height) == (750, 500)
    assert geometry.box((0, 0)) == (0, 0, 25, 25)
    assert geometry.box((19, 29)) == (725, 475, 25, 25)


@pytest.mark.parametrize("ratio", USUAL)
def test_the_board_keeps_its_size_on_the_page_at_usual_ratios(ratio: float) -> None:
    """The layout of the page never depends on the screen, to half a device pixel."""
    geometry = Geometry(CLASSIC, ratio)
    assert geometry.css_width == pytest.approx(750, abs=0.51 / ratio)
    assert geometry.css_height == pytest.approx(500, abs=0.51 / ratio)


@given(grids, ratios)
def test_one_canvas_pixel_is_one_device_pixel(grid: Grid, ratio: float) -> None:
    """The element is as many CSS pixels as its device pixels fill, no more."""
    geometry = Geometry(grid, ratio)
    assert geometry.css_width * ratio == pytest.approx(geometry.width)
    assert geometry.css_height * ratio == pytest.approx(geometry.height)


@given(grids, ratios)
def test_cells_meet_and_differ_by_one_device_pixel_at_most(
    grid: Grid, ratio: float
) -> None:
    """Rows and columns leave no gap, and no cell stands out."""
    geometry = Geometry(grid, ratio)
    ends = [geometry.box((0, col)) for col in range(grid.cols)]
    assert ends[0][0] == 0
    assert all(
        left + width == following
        for (left, _, width, _), (following, *_) in pairwise(ends)
    )
    assert ends[-1][0] + ends[-1][2] == geometry.width
    sizes = {width for _, _, width, _ in ends}
    assert max(sizes) - min(sizes) <= 1
    assert abs(min(sizes) - 25 * ratio) <= 1


@given(grids, ratios)
def test_sizes_repeat_with_the_period(grid: Grid, ratio: float) -> None:
    """A pattern one period wide fits the board wherever it is laid."""
    geometry = Geometry(grid, ratio)
    edges, period = geometry.edges, geometry.period
    assert edges[period] == geometry.span
    assert all(
        edges[i + period] - edges[i] == geometry.span
        for i in range(len(edges) - period)
    )


@pytest.mark.parametrize(
    ("ratio", "period"), [(1, 1), (1.25, 4), (1.5, 2), (2, 1), (2.625, 8), (3, 1)]
)
def test_whole_ratios_need_one_size_of_cell(ratio: float, period: int) -> None:
    """Cells are alike where 25 CSS pixels are whole device pixels."""
    assert Geometry(CLASSIC, ratio).period == period


@given(grids, ratios, st.data())
def test_a_position_inside_a_cell_is_in_that_cell(
    grid: Grid, ratio: float, data: st.DataObject
) -> None:
    """However large the box that shows the board is, cells answer to themselves."""
    geometry = Geometry(grid, ratio)
    row = data.draw(st.integers(0, grid.rows - 1))
    col = data.draw(st.integers(0, grid.cols - 1))
    left, top, width, height = geometry.box((row, col))
    x = data.draw(st.floats(left + 0.01, left + width - 0.01))
    y = data.draw(st.floats(top + 0.01, top + height - 0.01))
    scale = data.draw(st.floats(0.1, 5))
    found = geometry.cell_at(
        x * scale, y * scale, geometry.width * scale, geometry.height * scale
    )
    assert found == (row, col)


@pytest.mark.parametrize(
    ("x", "y"), [(-0.1, 5), (5, -0.1), (750, 5), (5, 500), (-3, -3), (800, 600)]
)
def test_a_position_beside_the_board_is_in_no_cell(x: float, y: float) -> None:
    """The right and lower edges belong to nobody."""
    assert Geometry(CLASSIC, 1.25).cell_at(x, y, 750, 500) is None


def test_rows_and_columns_are_not_swapped() -> None:
    """A wide and a tall board answer at their far corners (B15)."""
    for rows, cols in ((16, 30), (7, 23), (23, 7)):
        geometry = Geometry(Grid(rows, cols), 1)
        width, height = cols * 25, rows * 25
        assert geometry.cell_at(width - 1, 1, width, height) == (0, cols - 1)
        assert geometry.cell_at(1, height - 1, width, height) == (rows - 1, 0)
        assert geometry.cell_at(width / 2, 1, 0, height) is None


def test_ratios_beyond_all_screens_are_held_back() -> None:
    """A broken ratio yields neither an endless nor an empty canvas."""
    assert Geometry(CLASSIC, 0).width > 0
    assert Geometry(CLASSIC, 1e9).ratio == LIMITS[1]
