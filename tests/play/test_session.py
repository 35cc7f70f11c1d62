"""The session owns the game, its clock, and the games before it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from minesweeper.play.intents import (
    ChordAt,
    MarkAt,
    NewGame,
    OpenAt,
    PlayField,
    Press,
    Redo,
    SetLevel,
    SetQuestionMarks,
    TapAt,
    Undo,
)
from minesweeper.play.session import MOST_GAMES, Outcome, Session
from minesweeper.rules.faces import COVERED, FLAG, QUESTION
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Status

BOARD = """
*...
....
...*
"""
"""The numbers are 1 1 0 0 / 1 1 1 1 / 0 0 1 *, with the corner a mine."""


def field(board: str) -> Field:
    """Reads a board of `*` for mines."""
    rows = board.split()
    mines = [
        (row, col)
        for row, line in enumerate(rows)
        for col, letter in enumerate(line)
        if letter == "*"
    ]
    return Field.of(Grid(len(rows), len(rows[0])), mines)


def seeds() -> Callable[[], str]:
    """Gives a source of seeds for a test."""
    numbers = count(1)
    return lambda: f"seed {next(numbers)}"


def on(board: str = BOARD, start: Start = Start.NONE) -> Session:
    """Gives a session on a board."""
    return Session(PlayField(field(board), start), seeds())


def of(level: Level) -> Session:
    """Gives a session of a level."""
    return Session(SetLevel(level), seeds())


def face(session: Session, row: int, col: int) -> int:
    """Gives what a cell shows."""
    return session.game.faces[session.game.grid.index((row, col))]


def test_a_tap_opens_a_covered_cell() -> None:
    """The update says which positions changed."""
    session = on()
    update = session.act(TapAt((0, 1)), 0.0)

    assert update.cells == (session.game.grid.index((0, 1)),)
    assert face(session, 0, 1) == 1


def test_a_tap_on_an_open_number_chords() -> None:
    """With its flag set, the other neighbours open."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(MarkAt((0, 0)), 0.0)
    session.act(TapAt((0, 1)), 0.0)

    assert (face(session, 1, 0), face(session, 0, 2)) == (1, 0)
    assert session.game.chords == 1


def test_a_tap_on_a_flag_changes_nothing() -> None:
    """The rules refuse, and the session tells nobody."""
    session = on()
    session.act(MarkAt((0, 1)), 0.0)

    assert not session.act(TapAt((0, 1)), 0.0)
    assert face(session, 0, 1) == FLAG


def test_an_open_never_chords() -> None:
    """It is for those who want the two apart."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(MarkAt((0, 0)), 0.0)

    assert not session.act(OpenAt((0, 1)), 0.0)
    assert session.act(ChordAt((0, 1)), 0.0)


def test_the_clock_starts_with_the_first_open() -> None:
    """Neither the page nor a mark starts it, and the end stops it."""
    session = on()
    session.act(MarkAt((2, 3)), 5.0)
    assert session.clock.seconds(9.0) == 0.0
    session.act(TapAt((0, 1)), 10.0)
    assert session.clock.seconds(12.0) == 2.0
    update = session.act(TapAt((0, 0)), 13.25)
    assert update.ended

    assert session.outcome(99.0) == Outcome(False, 3.25, 3, True)


def test_a_game_won_at_the_first_open_took_no_time() -> None:
    """Every other cell of it is a mine."""
    session = on("***/*.*/***".replace("/", "\n"))
    update = session.act(TapAt((1, 1)), 7.0)

    assert update.ended
    assert session.outcome(50.0) == Outcome(True, 0.0, 1, True)


def test_a_long_game_keeps_its_true_time() -> None:
    """Only the display stops at 999."""
    session = on("*..")
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 2)), 1234.5)

    assert session.outcome(5000.0) == Outcome(True, 1234.5, 2, True)


def test_nothing_is_played_after_the_end() -> None:
    """Open, mark and chord anywhere change nothing; nothing looks held."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 0)), 1.0)
    before = bytes(session.game.faces), session.game.moves
    for row in range(3):
        for col in range(4):
            cell = (row, col)
            for intent in (TapAt(cell), OpenAt(cell), MarkAt(cell), ChordAt(cell)):
                assert not session.act(intent, 2.0)
            assert session.act(Press(cell), 2.0).pressed == ()

    assert (bytes(session.game.faces), session.game.moves) == before
    assert session.clock.seconds(9.0) == 1.0


def test_an_undone_loss_goes_on_unranked() -> None:
    """The clock goes on from where it stopped."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 0)), 4.0)
    session.act(Undo(), 60.0)
    assert session.game.status is Status.PLAYING
    assert session.clock.seconds(61.0) == 5.0
    session.act(TapAt((2, 0)), 62.0)
    update = session.act(TapAt((0, 2)), 63.0)

    assert update.ended
    assert session.outcome(99.0) == Outcome(True, 7.0, 3, False)


def test_a_redone_loss_is_an_end_again() -> None:
    """The mask comes up again, with the same time."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 0)), 4.0)
    session.act(Undo(), 60.0)
    update = session.act(Redo(), 60.0)

    assert update.ended
    assert session.outcome(99.0) == Outcome(False, 4.0, 2, False)


def test_taking_back_the_first_open_puts_the_clock_back() -> None:
    """The game is ready again."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(Undo(), 3.0)

    assert session.game.status is Status.READY
    assert session.clock.seconds(9.0) == 0.0


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


def pressed(session: Session, press: Press) -> set[tuple[int, int]]:
    """Gives the cells that look held."""
    positions = session.act(press, 0.0).pressed
    assert positions is not None
    return {session.game.grid.cell(index) for index in positions}


def test_what_a_move_would_open_looks_held() -> None:
    """A covered cell by itself, a number with its covered neighbours, a flag never."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(MarkAt((0, 0)), 0.0)

    assert pressed(session, Press((2, 0))) == {(2, 0)}
    assert pressed(session, Press((0, 0))) == set()
    assert pressed(session, Press((0, 1))) == {(0, 2), (1, 0), (1, 1), (1, 2)}
    assert pressed(session, Press((2, 3), wide=True)) == {
        (1, 2),
        (1, 3),
        (2, 2),
        (2, 3),
    }
    assert pressed(session, Press(None)) == set()


@pytest.mark.parametrize("cell", [(0, 0), (7, 12), (19, 29)])
def test_a_first_click_before_the_board_gets_a_board_to_suit_it(
    cell: tuple[int, int],
) -> None:
    """The default level opens a place of its own; a blind click must not lose."""
    for number in range(5):
        session = Session(SetLevel(LEVELS["classic"]), seeds_from(100 * number))
        session.suit(cell)
        game = session.game
        assert game.field is not None
        assert game.field.numbers[game.grid.index(cell)] == 0
        session.act(TapAt(cell), 0.0)
        assert game.status is not Status.LOST


def seeds_from(first: int) -> Callable[[], str]:
    """Gives seeds counted from a number on."""
    numbers = count(first)
    return lambda: str(next(numbers))


def test_a_board_is_not_suited_to_a_click_once_it_is_played_or_given() -> None:
    """Only a fresh board that opens itself is laid anew."""
    played = of(LEVELS["classic"])
    played.act(MarkAt((0, 0)), 0.0)
    started = of(LEVELS["beginner"])

    assert not played.suit((5, 5))
    assert not started.suit((5, 5))
    assert not of(LEVELS["classic"]).suit((99, 99))
