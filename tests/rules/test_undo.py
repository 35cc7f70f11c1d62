"""Undo and redo: every move and the end can be taken back."""

from __future__ import annotations

import tracemalloc

from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.game import Game
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Kind, Move, Status
from tests.rules.boards import (
    boards,
    changed,
    levels,
    modest,
    move_lists,
    on,
    play,
    shown,
    state,
    view,
)


@modest
@given(boards(6), st.data())
def test_undo_is_the_inverse_of_every_move(
    rows: list[str], data: st.DataObject
) -> None:
    """Going all the way back and forth passes the very same states."""
    game = on("\n".join(rows), question_marks=data.draw(st.booleans()))
    states = [state(game)]
    for move in data.draw(move_lists(len(rows), len(rows[0]))):
        if game.play(move):
            states.append(state(game))
    assert not game.undone

    for expected in reversed(states[:-1]):
        assert game.can_undo
        before = state(game)["faces"]
        changes = game.undo()
        assert state(game) == expected
        differ = [i for i, face in enumerate(before) if face != game.faces[i]]
        assert list(changes.cells) == differ
        assert changes.status is game.status
    assert not game.can_undo
    for expected in states[1:]:
        assert game.can_redo
        assert game.redo()
        assert state(game) == expected
    assert not game.can_redo


@modest
@given(levels(6), st.integers(0, 99), st.data())
def test_a_laid_game_goes_back_to_its_beginning(
    level: Level, seed: int, data: st.DataObject
) -> None:
    """Also the laying at the first open is undone, and made again the same."""
    game = Game(level, str(seed))
    start = state(game)
    for move in data.draw(move_lists(level.rows, level.cols, most=10)):
        game.play(move)
    end = state(game)

    while game.undo():
        pass
    assert state(game) == start
    while game.redo():
        pass
    assert state(game) == end


def test_a_loss_can_be_undone() -> None:
    """Everything looks as it did before, and play goes on."""
    game = on("**./.../*..", question_marks=True)
    play(game, "mark 2,2", "mark 2,0", "mark 2,0", "open 2,1", "open 0,1")
    assert shown(game) == ["*!#", "###", "*1X"]

    changes = game.undo()
    assert view(game) == ["###", "###", "?1F"]
    assert changed(game, changes) == {(0, 0), (0, 1), (2, 0), (2, 2)}
    assert game.status is changes.status is Status.PLAYING
    assert play(game, "open 1,1")
    assert view(game) == ["###", "#3#", "?1F"]
    assert game.undone


def test_a_win_can_be_undone() -> None:
    """The flags that were not set are gone, those that were are not."""
    game = on("*.*")
    play(game, "mark 0,2", "open 0,1")
    assert view(game) == ["F2F"]
    assert game.mines_left == 0

    game.undo()
    assert view(game) == ["##F"]
    assert game.mines_left == 1
    assert game.redo().status is Status.WON
    assert view(game) == ["F2F"]


def test_undo_of_the_first_open_unlays_the_field() -> None:
    """Another first open then lays for itself; the same one gives the same field."""
    game = Game(LEVELS["expert"], "a seed")
    play(game, "open 3,3")
    field = game.field

    game.undo()
    assert game.field is None
    assert game.status is Status.READY
    play(game, "open 10,10")
    assert game.field != field
    game.undo()
    play(game, "open 3,3")
    assert game.field == field


def test_the_opening_the_game_made_cannot_be_undone() -> None:
    """It is there before the first move."""
    game = Game(LEVELS["classic"], "a seed")
    before = state(game)

    assert not game.undo()
    assert state(game) == before
    assert not game.undone


def test_a_new_move_forgets_what_was_undone() -> None:
    """There is no redo into another branch."""
    game = on("*...*.")
    play(game, "mark 0,0", "open 0,1")
    game.undo()
    assert game.can_redo

    play(game, "open 0,2")
    assert not game.can_redo
    assert not game.redo()
    assert view(game) == ["F101##"]


def test_a_move_without_effect_keeps_what_was_undone() -> None:
    """Nothing happened, so nothing is forgotten."""
    game = on("*...*.")
    play(game, "open 0,2", "mark 0,0")
    game.undo()

    assert not play(game, "open 0,2")
    assert game.redo()
    assert view(game) == ["F101##"]


def test_undo_with_nothing_to_undo_leaves_a_game_ranked() -> None:
    """Only an undo or redo that did something marks the game, and for good."""
    game = on("*...*.")
    assert not game.undo()
    assert not game.redo()
    assert not game.undone

    play(game, "mark 0,0")
    game.undo()
    assert game.undone
    play(game, "open 0,2")
    assert game.undone


def test_counts_of_moves_go_back_too() -> None:
    """What was undone was not played."""
    game = on("*.../..../....", question_marks=True)
    play(game, "open 1,1", "mark 0,0", "chord 1,1")
    assert (game.opens, game.marks, game.chords, game.moves) == (1, 1, 1, 3)

    game.undo()
    assert (game.opens, game.marks, game.chords, game.moves) == (1, 1, 0, 2)
    game.redo()
    assert game.moves == 3


def test_the_history_of_a_large_board_is_small() -> None:
    """A thousand moves on 500 × 500 cells keep less than two copies of the board."""
    game = Game(Level(500, 500, density=0.2, start=Start.CELL), "a seed")
    play(game, "open 250,250")
    tracemalloc.start()
    for step in range(1000):
        game.play(Move(Kind.MARK, divmod(step * 7, 500)))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert game.moves > 900
    assert size < 500_000
