"""The grid: positions, padding, neighbours."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.faces import COVERED, GUARD
from minesweeper.rules.grid import Grid
from tests.rules.boards import all_cells, modest, touching

sides = st.integers(1, 12)


@modest
@given(sides, sides)
def test_a_cell_and_its_position_name_each_other(rows: int, cols: int) -> None:
    """`index` and `cell` are inverse, and positions are in reading order."""
    grid = Grid(rows, cols)
    cells = all_cells(["." * cols] * rows)

    assert [grid.index(cell) for cell in cells] == list(grid.indices)
    assert [grid.cell(index) for index in grid.indices] == cells
    assert grid.size == len(grid.indices) == rows * cols


@modest
@given(sides, sides)
def test_neighbours_are_the_cells_one_step_away(rows: int, cols: int) -> None:
    """No neighbour is missed and none wraps round an edge."""
    grid = Grid(rows, cols)
    cells = all_cells(["." * cols] * rows)

    for cell in cells:
        assert list(grid.neighbours(cell)) == touching(cell, cells)


@modest
@given(sides, sides)
def test_offsets_lead_to_neighbours_and_guards_only(rows: int, cols: int) -> None:
    """Eight steps from any position stay in the padded bytes, also at the corners."""
    grid = Grid(rows, cols)
    marked = bytearray(grid.covered)

    for index in grid.indices:
        near = [index + offset for offset in grid.offsets]
        inside = [grid.cell(i) for i in near if marked[i] == COVERED]
        assert inside == list(grid.neighbours(grid.cell(index)))
        assert sum(marked[i] == GUARD for i in near) == 8 - len(inside)


def test_the_stride_is_one_more_than_the_columns() -> None:
    """One guard column lies between a row and the next."""
    grid = Grid(20, 30)

    assert grid.stride == 31
    assert grid.index((0, 0)) == 31
    assert grid.length == 22 * 31


@pytest.mark.parametrize(
    "cell", [(-1, 0), (0, -1), (2, 0), (0, 3), (0,), (0, 0, 0), "ab", 1, None]
)
def test_what_is_no_cell_is_not_in_the_grid(cell: object) -> None:
    """Cells outside and things that are no cells are simply not in it."""
    assert cell not in Grid(2, 3)


def test_every_corner_is_in_the_grid() -> None:
    """Rows and columns are not mixed up."""
    grid = Grid(16, 30)

    assert all(cell in grid for cell in [(0, 0), (0, 29), (15, 0), (15, 29)])
    assert (29, 15) not in grid


def test_grids_of_one_size_are_equal() -> None:
    """A grid is a value: equal, hashable, shared, and the same after pickling."""
    grid = Grid(4, 5)

    assert Grid(4, 5) is grid
    assert Grid(5, 4) != grid
    assert grid != (4, 5)
    assert len({grid, Grid(4, 5), Grid(5, 4)}) == 2
    assert pickle.loads(pickle.dumps(grid)) == grid
    assert repr(grid) == "Grid(4, 5)"


def test_a_grid_cannot_be_changed() -> None:
    """It is shared by everybody who plays on that size."""
    grid = Grid(3, 4)

    with pytest.raises(AttributeError, match="cannot be changed: rows"):
        grid.rows = 5
    with pytest.raises(AttributeError, match="cannot be changed: cols"):
        del grid.cols
    assert (grid.rows, grid.cols) == (3, 4)


def test_a_forgotten_grid_equals_the_one_made_again() -> None:
    """That sizes are remembered is not seen, however many there are."""
    grid = Grid(3, 3)
    for cols in range(1, 100):
        Grid(1, cols)

    assert Grid(3, 3) == grid
    assert hash(Grid(3, 3)) == hash(grid)


@pytest.mark.parametrize(("rows", "cols"), [(0, 5), (5, 0), (-1, -1)])
def test_a_grid_without_cells_is_refused(rows: int, cols: int) -> None:
    """There is at least one row and one column."""
    with pytest.raises(ValueError, match="at least 1 row"):
        Grid(rows, cols)
