"""Where the cursor goes on a board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.play.cursor import inside, moved, start
from minesweeper.play.keys import MOVES
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.notation import parse_view

BOARD = """
#111#1
F101#F
?1011#
#1001#
"""
"""A board as a player sees it, with a flag at each side and a question mark."""


def walk(cell: Cell, *commands: str, board: str = BOARD) -> Cell:
    """Gives where the cursor is after these commands."""
    grid, faces = parse_view(board.strip())
    for command in commands:
        cell = moved(grid, faces, cell, command)
    return cell


def test_arrows_go_one_cell_and_stop_at_the_edges() -> None:
    """There is no way round the board."""
    assert walk((1, 1), "up", "left") == (0, 0)
    assert walk((0, 0), "up") == walk((0, 0), "left") == (0, 0)
    assert walk((3, 5), "down") == walk((3, 5), "right") == (3, 5)
    assert walk((0, 0), "right", "right", "down") == (1, 2)


def test_home_and_end_go_along_the_row_and_with_ctrl_to_the_corners() -> None:
    """As in a table."""
    assert walk((2, 3), "row-start") == (2, 0)
    assert walk((2, 3), "row-end") == (2, 5)
    assert walk((2, 3), "first") == (0, 0)
    assert walk((2, 3), "last") == (3, 5)


def test_pages_go_ten_rows() -> None:
    """And stop at the edges like every move."""
    tall = "\n".join(["##"] * 25)

    assert walk((0, 1), "page-down", "page-down", board=tall) == (20, 1)
    assert walk((20, 1), "page-down", board=tall) == (24, 1)
    assert walk((13, 1), "page-up", "page-up", board=tall) == (0, 1)


@pytest.mark.parametrize(
    ("cell", "way", "found"),
    [
        ((0, 1), "right", (0, 4)),
        ((0, 4), "right", (0, 4)),
        ((1, 2), "left", (1, 2)),  # the only covered cell that way has a flag
        ((2, 4), "left", (2, 0)),  # a question mark is still to be decided
        ((0, 0), "down", (2, 0)),
        ((3, 4), "up", (1, 4)),
        ((3, 0), "right", (3, 5)),
    ],
)
def test_the_next_covered_cell_is_found_over_open_ones_and_flags(
    cell: Cell, way: str, found: Cell
) -> None:
    """Where there is none that way, the cursor stays."""
    assert walk(cell, f"covered-{way}") == found


def test_the_start_is_in_the_open_near_the_middle() -> None:
    """Or in the middle itself while all is covered."""
    grid, faces = parse_view("######\n######\n##11##\n##11##\n######")

    assert start(grid, faces) == (2, 2)
    assert start(Grid(9, 9), Grid(9, 9).covered) == (4, 4)
    assert start(Grid(1, 2), Grid(1, 2).covered) == (0, 0)


@given(st.data(), st.integers(1, 12), st.integers(1, 12))
def test_no_command_leaves_the_board(data: st.DataObject, rows: int, cols: int) -> None:
    """From anywhere, on a board of any size."""
    grid = Grid(rows, cols)
    cell = inside(grid, data.draw(st.tuples(st.integers(0, 20), st.integers(0, 20))))

    for command in MOVES:
        assert moved(grid, grid.covered, cell, command) in grid
