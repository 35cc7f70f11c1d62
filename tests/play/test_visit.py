"""The games of one visit: new ones, former ones, and the first."""

from __future__ import annotations

import pytest

from minesweeper.play.intents import (
    MarkAt,
    NewGame,
    Redo,
    SetLevel,
    SetQuestionMarks,
    TapAt,
    Undo,
)
from minesweeper.play.session import MOST_GAMES, Session
from minesweeper.rules.faces import COVERED, QUESTION
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Status
from tests.play.boards import face, of, on, seeds


def test_a_new_game_is_another_board_of_the_same_level() -> None:
    """Its seed is new, its clock at zero."""
    session = of(LEVELS["beginner"])
    session.act(TapAt((0, 0)), 0.0)
    update = session.act(NewGame(), 5.0)

    assert update.whole
    assert session.game.level == LEVELS["beginner"]
    assert session.game.seed == "seed 2"
    assert session.clock.seconds(9.0) == 0.0


def test_a_new_game_can_be_taken_back() -> None:
    """The former game is as it was, ranked and with its clock running."""
    session = of(LEVELS["beginner"])
    session.act(TapAt((0, 0)), 0.0)
    faces = bytes(session.game.faces)
    session.act(NewGame(), 5.0)
    assert session.can_undo
    update = session.act(Undo(), 6.0)

    assert update.whole
    assert bytes(session.game.faces) == faces
    assert not session.game.undone
    assert session.clock.seconds(8.0) == 8.0


def test_a_new_game_taken_back_can_be_made_again() -> None:
    """Redo goes forward to it."""
    session = of(LEVELS["beginner"])
    session.act(NewGame(), 0.0)
    session.act(Undo(), 0.0)
    assert session.can_redo
    assert session.act(Redo(), 0.0).whole
    assert session.game.seed == "seed 2"
    assert not session.can_redo


def test_moves_are_taken_back_before_the_new_game() -> None:
    """Undo goes back one thing at a time."""
    session = of(LEVELS["beginner"])
    session.act(NewGame(), 0.0)
    session.act(MarkAt((0, 0)), 0.0)
    assert not session.act(Undo(), 0.0).whole
    assert session.act(Undo(), 0.0).whole

    assert (session.game.seed, session.can_undo) == ("seed 1", False)


def test_a_level_change_can_be_taken_back() -> None:
    """It is a new game like any other."""
    session = of(LEVELS["beginner"])
    session.act(SetLevel(LEVELS["dense"]), 0.0)
    assert session.game.grid == Grid(20, 20)
    session.act(Undo(), 0.0)

    assert session.game.grid == Grid(9, 9)


def test_a_new_game_forgets_what_was_taken_back() -> None:
    """There is one past, and one future at most."""
    session = of(LEVELS["beginner"])
    session.act(NewGame(), 0.0)
    session.act(Undo(), 0.0)
    session.act(NewGame(), 0.0)

    assert (session.game.seed, session.can_redo) == ("seed 3", False)


def test_only_so_many_games_are_kept() -> None:
    """A visit of a thousand games does not fill the memory."""
    session = of(LEVELS["beginner8"])
    for _ in range(3 * MOST_GAMES):
        session.act(NewGame(), 0.0)
    steps = 0
    while session.can_undo:
        session.act(Undo(), 0.0)
        steps += 1

    assert steps == MOST_GAMES - 1


def test_a_new_game_after_a_given_board_is_laid_like_it() -> None:
    """The same size and mines, but no board known beforehand."""
    session = on()
    session.act(NewGame(), 0.0)

    assert session.game.level == Level(3, 4, mines=2, start=Start.ZONE)
    assert not session.given


def test_a_new_game_after_a_board_no_level_allows_is_that_board() -> None:
    """A board without a mine cannot be laid."""
    session = on("...")
    session.act(NewGame(), 0.0)

    assert session.given
    assert session.game.level.mines == 0


def test_a_given_seed_is_the_first_boards_alone() -> None:
    """A restart is another board, not the same for ever."""
    session = Session(SetLevel(LEVELS["classic"]), seeds(), seed="mine")
    assert session.game.seed == "mine"
    session.act(NewGame(), 0.0)

    assert session.game.seed == "seed 1"


def test_question_marks_follow_into_every_game() -> None:
    """The choice is the player's, not the game's."""
    session = of(LEVELS["beginner"])
    session.act(SetQuestionMarks(True), 0.0)
    session.act(MarkAt((0, 0)), 0.0)
    session.act(MarkAt((0, 0)), 0.0)
    assert face(session, 0, 0) == QUESTION
    session.act(NewGame(), 0.0)
    session.act(SetQuestionMarks(False), 0.0)
    session.act(Undo(), 0.0)
    session.act(MarkAt((0, 1)), 0.0)
    session.act(MarkAt((0, 1)), 0.0)

    assert face(session, 0, 1) == COVERED


@pytest.mark.parametrize("cell", [(0, 0), (7, 12), (19, 29)])
def test_a_first_click_before_the_board_gets_a_board_to_suit_it(
    cell: tuple[int, int],
) -> None:
    """The default level opens a place of its own; a blind click must not lose."""
    for number in range(5):
        session = Session(SetLevel(LEVELS["classic"]), seeds(100 * number))
        session.suit(cell)
        game = session.game
        assert game.field is not None
        assert game.field.numbers[game.grid.index(cell)] == 0
        session.act(TapAt(cell), 0.0)
        assert game.status is Status.PLAYING


def test_a_board_is_not_suited_to_a_click_once_it_is_played_or_given() -> None:
    """Only a fresh board that opens itself is laid anew."""
    played = of(LEVELS["classic"])
    played.act(MarkAt((0, 0)), 0.0)
    started = of(LEVELS["beginner"])

    assert not played.suit((5, 5))
    assert not started.suit((5, 5))
    assert not of(LEVELS["classic"]).suit((99, 99))


def test_an_undo_makes_a_game_unranked() -> None:
    """A new game is ranked again."""
    session = of(LEVELS["beginner"])
    session.act(TapAt((0, 0)), 0.0)
    assert session.unranked is None
    session.act(Undo(), 0.0)
    assert session.unranked == "undone"
    session.act(NewGame(), 0.0)

    assert session.unranked is None


def test_a_board_that_somebody_chose_is_unranked() -> None:
    """By its field or by its seed; the next game is another matter."""
    seeded = Session(SetLevel(LEVELS["beginner"]), seeds(), "theirs")
    for session in (on(), seeded):
        assert session.unranked == "known"
        session.act(NewGame(), 0.0)
        assert session.unranked is None
        session.act(Undo(), 0.0)
        assert session.known
