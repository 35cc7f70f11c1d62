"""How a game ends, and that it does."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.moves import Kind, Move, Status
from tests.rules.boards import (
    boards,
    changed,
    counted,
    modest,
    move_lists,
    on,
    opening,
    play,
    shown,
    state,
    view,
)


def test_an_open_mine_loses() -> None:
    """Unflagged mines show, the one that went off as such, right flags stay."""
    game = on("**./.../*..", question_marks=True)
    play(game, "mark 0,0", "mark 2,2", "mark 2,0", "mark 2,0", "open 2,1")

    changes = play(game, "open 0,1")
    assert changes.status is game.status is Status.LOST
    assert shown(game) == ["F!#", "###", "*1X"]
    assert changed(game, changes) == {(0, 1), (2, 0), (2, 2)}
    assert game.exploded == (game.grid.index((0, 1)),)
    assert game.mines_left == 1


def test_a_won_game_shows_all_mines_flagged() -> None:
    """The counter reads 0, whatever was flagged or questioned before."""
    game = on("*.*./..../*...", question_marks=True)
    play(game, "mark 0,0", "mark 0,2", "mark 0,2", "open 0,1", "open 0,3", "open 1,0")
    play(game, "open 1,1", "open 1,2", "open 2,1")

    changes = play(game, "open 2,3")
    assert game.status is Status.WON
    assert view(game) == ["F2F1", "2311", "F100"]
    assert game.mines_left == 0
    assert {(0, 2), (2, 0)} < changed(game, changes)
    assert (0, 0) not in changed(game, changes)


@modest
@given(boards(6), st.data())
def test_the_game_is_won_when_every_safe_cell_is_open(
    rows: list[str], data: st.DataObject
) -> None:
    """Opening the safe cells in any order wins with the last, and not before."""
    game = on("\n".join(rows))
    numbers = counted(rows)
    closed = set(numbers)
    for cell in data.draw(st.permutations(sorted(closed))):
        assert (game.status is Status.WON) == (not closed)
        changes = game.play(Move(Kind.OPEN, cell))
        opened = opening(rows, cell) & closed if cell in closed else set()
        closed -= opened
        assert opened <= changed(game, changes)
    assert game.status is Status.WON
    assert game.mines_left == 0


@modest
@given(boards(5), st.data())
def test_nothing_changes_a_finished_game(rows: list[str], data: st.DataObject) -> None:
    """After the end no move of any kind on any cell has an effect."""
    game = on("\n".join(rows), question_marks=True)
    moves = move_lists(len(rows), len(rows[0]))
    for move in data.draw(moves):
        game.play(move)
    for cell in data.draw(
        st.permutations([game.grid.cell(i) for i in game.grid.indices])
    ):
        game.play(Move(Kind.OPEN, cell))
        if game.status in (Status.WON, Status.LOST):
            break
    if game.status not in (Status.WON, Status.LOST):
        return
    before = state(game)

    for move in data.draw(moves):
        changes = game.play(move)
        assert not changes
        assert changes.status is game.status
    assert state(game) == before
