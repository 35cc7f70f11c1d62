"""Openings: what one open uncovers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.faces import COVERED, FLAG, QUESTION
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.opening import uncover
from tests.rules.boards import (
    boards,
    counted,
    field,
    modest,
    opening,
    touching,
)

patience = st.sampled_from([0, 1, 3, 250])
"""After how many zeros an opening goes on row by row."""


def uncovered(
    laid: Field, faces: bytearray, cells: list[Cell], limit: int
) -> set[Cell]:
    """Opens cells; gives which opened, after a check of what is said about them."""
    before = bytes(faces)
    grid = laid.grid
    count, start, end = uncover(
        laid, faces, [grid.index(cell) for cell in cells], limit
    )
    opened = [index for index in grid.indices if before[index] != faces[index]]
    assert count == len(opened)
    assert start <= min(opened) <= max(opened) < end <= grid.length
    assert all(faces[index] == laid.numbers[index] for index in opened)
    assert {before[i] for i in opened} <= {COVERED, QUESTION}
    return {grid.cell(index) for index in opened}


@modest
@given(boards(), st.data(), patience)
def test_an_opening_is_a_region_of_zeros_and_its_rim(
    rows: list[str], data: st.DataObject, limit: int
) -> None:
    """What opens is the connected region that union and find give."""
    laid = field("\n".join(rows))
    cell = data.draw(st.sampled_from(sorted(counted(rows))))

    opened = uncovered(laid, bytearray(laid.grid.covered), [cell], limit)
    assert opened == opening(rows, cell)


@modest
@given(boards(12), st.data(), patience)
def test_flags_and_open_cells_stop_an_opening(
    rows: list[str], data: st.DataObject, limit: int
) -> None:
    """On a board half played, what opens is what a cell by cell search reaches."""
    laid = field("\n".join(rows))
    grid = laid.grid
    numbers = counted(rows)
    shown = st.sampled_from([COVERED] * 8 + [FLAG, QUESTION, 0])
    faces = bytearray(grid.covered)
    for cell in numbers:
        face = data.draw(shown)
        faces[grid.index(cell)] = numbers[cell] if face == 0 else face
    closed = {c for c in numbers if faces[grid.index(c)] in (COVERED, QUESTION)}
    if not closed:
        return
    starts = data.draw(
        st.lists(st.sampled_from(sorted(closed)), min_size=1, max_size=3, unique=True)
    )

    reached = set(starts)
    border = [cell for cell in starts if numbers[cell] == 0]
    while border:
        near = set(touching(border.pop(), closed)) - reached
        reached |= near
        border += [cell for cell in near if numbers[cell] == 0]
    assert uncovered(laid, faces, starts, limit) == reached


def test_a_flag_stays_in_an_opening_and_stops_it() -> None:
    """A flagged zero in a corridor keeps the far end closed, a question does not."""
    laid = Field(Grid(1, 7), 0)
    for limit in (0, 250):
        faces = bytearray(laid.grid.covered)
        faces[laid.grid.index((0, 2))] = QUESTION
        faces[laid.grid.index((0, 4))] = FLAG
        opened = uncovered(laid, faces, [(0, 0)], limit)
        assert opened == {(0, 0), (0, 1), (0, 2), (0, 3)}


def test_a_winding_corridor_opens_to_its_end() -> None:
    """Neither depth nor turns matter to a work list."""
    wall, gap = "*" * 40, "." * 41
    rows = []
    for turn in range(10):
        rows += [gap, gap, gap, "..." + wall[2:] if turn % 2 else wall[2:] + "..."]
    rows += [gap, gap]
    laid = field("\n".join(rows))

    for limit in (0, 250):
        opened = uncovered(laid, bytearray(laid.grid.covered), [(0, 0)], limit)
        assert opened == opening(rows, (0, 0))
        assert (41, 20) in opened


def test_an_empty_board_of_a_million_cells_opens() -> None:
    """The engine has no limit of 500, and opens far more than levels allow."""
    laid = Field(Grid(1000, 1000), 0)
    faces = bytearray(laid.grid.covered)

    count, _, _ = uncover(laid, faces, [laid.grid.index((999, 0))])
    assert count == 1_000_000
    assert faces == laid.numbers
