"""Moves and their text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import MoveError
from minesweeper.rules.moves import Changes, Kind, Move, Status
from tests.rules.boards import cells_of, modest


@modest
@given(st.builds(Move, st.sampled_from(Kind), cells_of(1000, 1000)))
def test_reading_a_moves_text_gives_the_move(move: Move) -> None:
    """`parse` undoes `str` for any move."""
    assert Move.parse(str(move)) == move


def test_a_moves_text_is_row_then_column() -> None:
    """The form is kind, row, column."""
    assert Move.parse("mark 0,29") == Move(Kind.MARK, (0, 29))
    assert str(Move(Kind.CHORD, (12, 3))) == "chord 12,3"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "open",
        "open 3",
        "open 3,4,5",
        "open 3, 4",
        "open  3,4",
        " open 3,4",
        "open 3,4\n",
        "Open 3,4",
        "flag 3,4",
        "open -1,4",
        "open 03,4",
        "open 3.0,4",
        "open ३,4",
        "open 1000000,4",
        "x" * 1000,
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    """The reader is strict, and quotes what it could not read, shortened."""
    with pytest.raises(MoveError, match="is no move") as caught:
        Move.parse(text)

    assert caught.value.reason == "text"
    assert len(str(caught.value)) < 120
    assert repr(text[:39])[1:-1] in str(caught.value)


def test_no_changes_are_false() -> None:
    """An empty change list has no cells, and still tells the status."""
    changes = Changes(Status.PLAYING)

    assert not changes
    assert changes.cells == ()
    assert changes.status is Status.PLAYING


def test_changes_name_the_cells_that_differ() -> None:
    """Cells of the stretch that stayed the same are not among them."""
    changes = Changes(Status.READY, 40, bytes([9, 1, 9, 9]), bytes([0, 1, 9, 2]))

    assert changes
    assert changes.cells == (40, 43)
    assert repr(changes) == "Changes(Status.READY, cells=(40, 43))"
