"""Opening and marking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import MoveError
from minesweeper.rules.faces import FLAG
from minesweeper.rules.moves import Kind, Move, Status
from tests.rules.boards import (
    boards,
    changed,
    modest,
    move_lists,
    on,
    play,
    state,
    view,
)


def test_an_open_number_is_one_change() -> None:
    """Opening a number opens that cell alone, and the game is playing."""
    game = on("*../.../..*")

    changes = play(game, "open 0,1")
    assert changed(game, changes) == {(0, 1)}
    assert changes.status is game.status is Status.PLAYING
    assert view(game) == ["#1#", "###", "###"]
    assert (game.opens, game.marks, game.chords, game.moves) == (1, 0, 0, 1)


def test_an_open_zero_opens_its_opening_at_once() -> None:
    """The region and its rim are one change list."""
    game = on("..*../..*../..*..")

    changes = play(game, "open 1,4")
    assert changed(game, changes) == {(r, c) for r in range(3) for c in (3, 4)}
    assert view(game) == ["###20", "###30", "###20"]
    assert changes.status is Status.PLAYING


def test_a_flagged_cell_cannot_be_opened() -> None:
    """Not by an open, not by an opening, not by a chord."""
    game = on("*..../...../.....")
    play(game, "mark 0,0", "mark 2,2")
    before = state(game)

    assert not play(game, "open 2,2")
    assert not play(game, "open 0,0")
    assert state(game) == before
    play(game, "open 0,4", "chord 1,1")
    assert view(game) == ["F1000", "11000", "00F00"]
    assert game.status is Status.PLAYING
    play(game, "mark 2,2")
    assert play(game, "open 2,2").status is Status.WON


def test_marks_go_round_in_two_steps() -> None:
    """Covered, flag, covered; each step is a change and a move."""
    game = on("*.")

    assert [view(game)[0] for _ in range(3) if play(game, "mark 0,0")] == [
        "F#",
        "##",
        "F#",
    ]
    assert (game.marks, game.moves, game.mines_left) == (3, 3, 0)
    assert game.status is Status.READY


def test_marks_go_round_in_three_steps_with_question_marks() -> None:
    """Covered, flag, question, covered."""
    game = on("*.", question_marks=True)

    seen = [view(game)[0] for _ in range(4) if play(game, "mark 0,0")]
    assert seen == ["F#", "?#", "##", "F#"]
    assert [game.mines_left, game.marks] == [0, 4]


def test_question_marks_can_be_turned_off_during_a_game() -> None:
    """One that is there already goes away at the next mark."""
    game = on("*.", question_marks=True)
    play(game, "mark 0,0", "mark 0,0")
    game.question_marks = False

    play(game, "mark 0,0")
    assert view(game) == ["##"]
    play(game, "mark 0,0", "mark 0,0")
    assert view(game) == ["##"]


def test_a_questioned_cell_opens_like_a_bare_one() -> None:
    """By an open and an opening alike, and the question is gone."""
    game = on("..*../..*../..*..", question_marks=True)
    play(game, "mark 0,1", "mark 0,1", "mark 0,3", "mark 0,3", "mark 2,4", "mark 2,4")
    assert view(game) == ["#?#?#", "#####", "####?"]

    play(game, "open 0,1")
    assert view(game) == ["#2#?#", "#####", "####?"]
    play(game, "open 0,4")
    assert view(game) == ["#2#20", "###30", "###20"]


def test_an_open_cell_cannot_be_marked_or_opened_again() -> None:
    """Neither changes anything."""
    game = on("*./..")
    play(game, "open 1,1")
    before = state(game)

    assert not play(game, "mark 1,1")
    assert not play(game, "open 1,1")
    assert state(game) == before


@pytest.mark.parametrize(
    "text", ["open 3,0", "mark 0,3", "chord 9,9", "open 999999,999999"]
)
def test_a_cell_outside_the_grid_is_refused(text: str) -> None:
    """That is an error, not a move without effect."""
    game = on("*../.../...")

    with pytest.raises(MoveError, match="outside the grid of 3 × 3 cells"):
        play(game, text)


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (-3, -3)])
def test_a_negative_cell_is_refused(cell: tuple[int, int]) -> None:
    """It does not count from the other end."""
    with pytest.raises(MoveError, match="outside"):
        on("*../.../...").play(Move(Kind.OPEN, cell))


@modest
@given(boards(6), st.data())
def test_changes_are_exactly_the_faces_that_differ(
    rows: list[str], data: st.DataObject
) -> None:
    """Every face that differs is in the change list, none twice, and no other."""
    game = on("\n".join(rows), question_marks=data.draw(st.booleans()))
    for move in data.draw(move_lists(len(rows), len(rows[0]))):
        before, moves = bytes(game.faces), game.moves
        changes = game.play(move)
        differ = [i for i in range(len(before)) if before[i] != game.faces[i]]
        assert list(changes.cells) == differ
        assert bool(changes) == bool(differ)
        assert game.moves - moves == bool(differ)
        assert changes.status is game.status
        if game.status is not Status.LOST:
            flags = game.faces.count(FLAG)
            assert game.mines_left == sum(line.count("*") for line in rows) - flags
