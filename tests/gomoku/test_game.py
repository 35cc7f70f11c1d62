"""The rules of five in a row."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.gomoku.game import BLACK, EMPTY, GRID, SIZE, WHITE, Game, Status
from minesweeper.rules.grid import Cell

ALL = [(row, col) for row in range(SIZE) for col in range(SIZE)]


def laid(
    black: list[Cell], exact: bool = False, white: list[Cell] | None = None
) -> Game:
    """Plays black's stones in order, white's where they join nothing.

    White's own are spread over crossings a knight's move apart, which make no two
    in a row, away from black's.
    """
    game = Game(exact)
    spread = [
        cell for cell in ALL if (cell[0] + 2 * cell[1]) % 5 == 0 and cell not in black
    ]
    answers = iter(white if white is not None else spread)
    for cell in black:
        assert game.play(cell) == (cell,)
        if not game.over:
            game.play(next(answers))
    return game


COLUMN = [(row, 14) for row in range(10, 15)]
FALLING = [(step, step) for step in range(10, 15)]
TO_TOP_LEFT = [(step, step) for step in range(5)]
RISING = [(step, 14 - step) for step in range(5)]
TO_BOTTOM_LEFT = [(14 - step, step) for step in range(5)]
SPLIT = [(7, 3), (7, 4), (7, 6), (7, 7), (7, 5)]


@pytest.mark.parametrize(
    "black",
    [
        COLUMN,
        [*COLUMN[:2], *COLUMN[3:], COLUMN[2]],
        SPLIT,
        FALLING,
        TO_TOP_LEFT,
        RISING,
        TO_BOTTOM_LEFT,
    ],
)
def test_five_win_at_every_edge_whichever_stone_comes_last(black: list[Cell]) -> None:
    """B60: the scan goes both ways from the last stone and ends at the edge."""
    for turned in range(5):
        game = laid(black[turned:] + black[:turned])

        assert game.status is Status.BLACK
        assert set(game.five) == set(black)


@pytest.mark.parametrize(
    ("exact", "status"), [(False, Status.BLACK), (True, Status.PLAYING)]
)
def test_six_by_joining_two_and_three_follow_the_rule(
    exact: bool, status: Status
) -> None:
    """B60: more than five win, unless exactly five are asked for."""
    row = [(7, 3), (7, 4), (7, 6), (7, 7), (7, 8), (7, 5)]
    game = laid(row, exact)

    assert game.status is status
    assert len(game.five) == (6 if status is Status.BLACK else 0)


def test_a_row_does_not_go_on_at_the_other_edge() -> None:
    """B60: two at the right edge and three at the left of the next row are no five."""
    game = laid([(3, 13), (3, 14), (4, 0), (4, 1), (4, 2)])

    assert game.status is Status.PLAYING


def test_black_wins_on_the_move_that_makes_five_and_white_moves_no_more() -> None:
    """B61: a second move in the same instant is none; undo gives the turn back."""
    game = laid([(7, 3), (7, 4), (7, 5), (7, 6)])
    assert game.turn == BLACK
    assert game.play((7, 7)) == ((7, 7),)
    assert game.status is Status.BLACK

    assert game.play((7, 8)) == ()
    assert game.at((7, 8)) == EMPTY

    assert game.undo() == ((7, 7),)
    assert game.turn == BLACK
    assert not game.over
    assert game.five == ()


def test_white_wins_with_its_own_five() -> None:
    """The side that laid the last stone is named."""
    white = [(0, col) for col in range(5)]
    game = laid([(7, 0), (9, 3), (11, 6), (7, 9), (13, 12)], white=white)

    assert game.status is Status.WHITE
    assert set(game.five) == set(white)


def test_a_full_board_without_five_is_a_draw() -> None:
    """B61: pairs in a row, shifted by two in each row, leave no five anywhere."""

    def side(cell: Cell) -> int:
        row, col = cell
        return BLACK if (col + 2 * row) % 4 < 2 else WHITE

    blacks = [cell for cell in ALL if side(cell) == BLACK]
    whites = [cell for cell in ALL if side(cell) == WHITE]
    game = Game()
    for number in range(GRID.size):
        assert game.play((whites if number % 2 else blacks)[number // 2])

    assert game.status is Status.DRAWN
    assert game.play((0, 0)) == ()
    game.undo()
    assert not game.over


@pytest.mark.parametrize("cell", [(7, 7), (-1, 0), (0, -1), (15, 0), (0, 15)])
def test_a_taken_crossing_and_one_outside_are_no_move(cell: Cell) -> None:
    """Nothing changes, and it is still the same side's turn."""
    game = Game()
    game.play((7, 7))

    assert game.play(cell) == ()
    assert game.turn == WHITE
    assert game.moves == ((7, 7),)


@given(st.lists(st.sampled_from(ALL), max_size=60), st.integers(0, 60))
def test_undo_and_redo_bring_the_same_game_back(cells: list[Cell], back: int) -> None:
    """Any number of steps back and the same forward change nothing."""
    game = Game()
    for cell in cells:
        game.play(cell)
    before = (game.moves, game.status, game.five, [game.at(cell) for cell in ALL])
    steps = sum(bool(game.undo()) for _ in range(back))
    for _ in range(steps):
        assert game.redo()

    assert not game.can_redo
    assert (game.moves, game.status, game.five, [game.at(c) for c in ALL]) == before


def test_another_move_forgets_what_was_taken_back() -> None:
    """Redo is for the moves of this game only."""
    game = Game()
    game.play((7, 7))
    game.undo()
    game.play((0, 0))

    assert game.redo() == ()
