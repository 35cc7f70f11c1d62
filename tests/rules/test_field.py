"""Fields: mines and numbers."""

from __future__ import annotations

import pytest
from hypothesis import given

from minesweeper.rules.faces import GUARD, MINE
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from tests.rules.boards import boards, counted, field, mines_of, modest


@modest
@given(boards(safe=False))
def test_numbers_equal_an_independent_count(rows: list[str]) -> None:
    """Every safe cell shows how many of its at most eight neighbours are mines."""
    laid = field("\n".join(rows))
    grid = laid.grid

    shown = {grid.cell(index): laid.numbers[index] for index in grid.indices}
    assert shown == counted(rows) | dict.fromkeys(mines_of(rows), MINE)


@modest
@given(boards(safe=False))
def test_the_padding_holds_guards_and_no_mines(rows: list[str]) -> None:
    """Nothing is counted into the padding."""
    laid = field("\n".join(rows))
    padding = set(range(laid.grid.length)) - set(laid.grid.indices)

    assert {laid.numbers[index] for index in padding} == {GUARD}
    assert {laid.mines[index] for index in padding} == {0}


@modest
@given(boards(safe=False))
def test_mines_are_where_they_were_put(rows: list[str]) -> None:
    """The mines, their count and the packed integer say the same."""
    laid = field("\n".join(rows))
    mines = mines_of(rows)

    found = {laid.grid.cell(i) for i in laid.grid.indices if laid.mines[i]}
    assert found == mines
    assert laid.mine_count == len(mines)
    assert laid.packed.to_bytes(laid.grid.length, "little") == laid.mines
    assert Field.of(laid.grid, mines) == laid


def test_fields_with_the_same_mines_are_equal() -> None:
    """A field is a value."""
    one, other = field("*."), field(".*")

    assert one == field("*.")
    assert one != other
    assert one != field("*/.")
    assert one != "*."
    assert len({one, other, field(".*")}) == 2
    assert repr(one) == "Field(Grid(1, 2), 0x1000000)"


def test_a_mine_outside_the_grid_is_refused() -> None:
    """The offending cell is named."""
    with pytest.raises(ValueError, match=r"outside the grid: \(2, 0\)"):
        Field.of(Grid(2, 3), [(0, 0), (2, 0)])


@pytest.mark.parametrize("packed", [1, 2 << 24, 1 << 40, -1])
def test_what_is_no_packed_field_is_refused(packed: int) -> None:
    """A mine in the padding, or a byte other than 0 and 1, is an error."""
    with pytest.raises(ValueError, match="packed mines"):
        Field(Grid(1, 2), packed)
