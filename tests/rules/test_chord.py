"""Chords."""

from __future__ import annotations

from minesweeper.rules.moves import Status
from tests.rules.boards import changed, on, play, view


def test_a_chord_opens_questioned_cells() -> None:
    """A question is no flag: it neither counts nor protects."""
    game = on("*../.../..*", question_marks=True)
    play(game, "open 1,1", "mark 0,0", "mark 0,1", "mark 0,1", "mark 1,2", "mark 1,2")
    assert not play(game, "chord 1,1")

    play(game, "mark 2,2", "chord 1,1")
    assert view(game) == ["F10", "121", "01F"]


def test_a_chord_opens_the_other_neighbours() -> None:
    """With exactly as many flags as the number, questions and openings included."""
    game = on("*.../..../....")
    play(game, "open 1,1", "mark 0,0")

    changes = play(game, "chord 1,1")
    assert game.status is Status.WON
    assert len(changes.cells) == 10
    assert (game.opens, game.marks, game.chords) == (1, 1, 1)


def test_a_chord_without_closed_neighbours_changes_nothing() -> None:
    """All that touches the number is open or flagged."""
    game = on("*..*")
    play(game, "open 0,1", "mark 0,0", "open 0,2")

    assert not play(game, "chord 0,1")
    assert game.chords == 0


def test_a_losing_chord_opens_all_it_would_open() -> None:
    """The safe neighbours open too, and no mine but those it opened goes off."""
    game = on("*..../...../..*../.....")
    play(game, "open 1,1", "mark 1,0", "mark 2,1")

    changes = play(game, "chord 1,1")
    assert game.status is Status.LOST
    assert changed(game, changes) >= {(0, 0), (2, 2), (0, 1), (0, 2), (1, 2), (2, 0)}
    assert [game.grid.cell(i) for i in game.exploded] == [(0, 0), (2, 2)]
