"""LeetCode's exercise 529."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import MoveError, NotationError
from minesweeper.rules.exercise import update_board
from tests.rules.boards import all_cells, modest, touching


def solved(board: list[list[str]], click: list[int]) -> list[list[str]]:
    """Solves the exercise as its text says, one cell after another."""
    board = copy.deepcopy(board)
    row, col = click
    if board[row][col] == "M":
        board[row][col] = "X"
    cells = all_cells(["".join(line) for line in board])
    work = [(row, col)]
    while work:
        r, c = work.pop()
        if board[r][c] != "E":
            continue
        near = touching((r, c), cells)
        mines = sum(board[other[0]][other[1]] in "MX" for other in near)
        board[r][c] = str(mines) if mines else "B"
        if not mines:
            work += near
    return board


def letters(*rows: str) -> list[list[str]]:
    """Gives a board as the exercise writes it."""
    return [list(row) for row in rows]


def test_the_first_example_of_the_exercise() -> None:
    """A click on a blank opens all but the mine."""
    board = letters("EEEEE", "EEMEE", "EEEEE", "EEEEE")

    assert update_board(board, [3, 0]) == letters("B1E1B", "B1M1B", "B111B", "BBBBB")


def test_the_second_example_of_the_exercise() -> None:
    """A click on the mine shows it."""
    board = letters("B1E1B", "B1M1B", "B111B", "BBBBB")

    assert update_board(board, [1, 2]) == letters("B1E1B", "B1X1B", "B111B", "BBBBB")


@modest
@given(
    st.integers(1, 8).flatmap(
        lambda cols: st.lists(
            st.lists(st.sampled_from("EEEEEEMB1X8"), min_size=cols, max_size=cols),
            min_size=1,
            max_size=8,
        )
    ),
    st.data(),
)
def test_any_board_is_solved_as_the_exercise_says(
    board: list[list[str]], data: st.DataObject
) -> None:
    """Half played and senseless boards too, and the given one stays as it was."""
    row = data.draw(st.integers(0, len(board) - 1))
    col = data.draw(st.integers(0, len(board[0]) - 1))
    given = copy.deepcopy(board)

    result = update_board(board, [row, col])
    assert result == solved(board, [row, col])
    assert board == given
    assert result is not board
    assert all(new is not old for new, old in zip(result, board, strict=True))


def test_a_large_board_is_solved() -> None:
    """The exercise's limit of 50 × 50 is not ours."""
    board = letters(*["E" * 300] * 300)

    assert update_board(board, [150, 150]) == letters(*["B" * 300] * 300)


def test_rows_may_be_texts_and_the_click_a_tuple() -> None:
    """What comes back is lists of letters all the same."""
    assert update_board(("EM", "EE"), (0, 0)) == letters("1M", "EE")


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ([], "empty"),
        ([[]], "empty"),
        ([["E", "E"], ["E"]], "ragged"),
        ([["E", "Z"]], "letter"),
        ([["E", "EM"]], "letter"),
        ([["E", ""]], "letter"),
        ([["E", "0"]], "letter"),
        ([["E", 5]], "letter"),
        ([["E", None]], "letter"),
    ],
)
def test_what_is_no_board_is_refused(board: Any, reason: str) -> None:
    """Only a rectangle of the exercise's letters is solved."""
    with pytest.raises(NotationError) as caught:
        update_board(board, [0, 0])

    assert caught.value.reason == reason


@pytest.mark.parametrize("click", [[-1, 0], [0, -1], [1, 0], [0, 2]])
def test_a_click_outside_is_refused(click: list[int]) -> None:
    """It does not count from the other end."""
    with pytest.raises(MoveError, match="outside the grid of 1 × 2 cells"):
        update_board([["E", "E"]], click)
