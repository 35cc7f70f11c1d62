"""The session makes moves of intents, and keeps the clock."""

from __future__ import annotations

from minesweeper.play.intents import (
    ChordAt,
    MarkAt,
    OpenAt,
    Press,
    Redo,
    TapAt,
    Undo,
)
from minesweeper.play.rounds import Outcome
from minesweeper.play.session import Session
from minesweeper.rules.faces import FLAG
from minesweeper.rules.moves import Status
from tests.play.boards import face, on


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

    assert session.outcome(99.0) == Outcome(False, 3.25, 3, "known")


def test_a_game_won_at_the_first_open_took_no_time() -> None:
    """Every other cell of it is a mine."""
    session = on("***/*.*/***".replace("/", "\n"))
    update = session.act(TapAt((1, 1)), 7.0)

    assert update.ended
    assert session.outcome(50.0) == Outcome(True, 0.0, 1, "known")


def test_a_long_game_keeps_its_true_time() -> None:
    """Only the display stops at 999."""
    session = on("*..")
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 2)), 1234.5)

    assert session.outcome(5000.0) == Outcome(True, 1234.5, 2, "known")


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


def test_an_undone_loss_goes_on() -> None:
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
    assert session.outcome(99.0) == Outcome(True, 7.0, 3, "known")


def test_a_redone_loss_is_an_end_again() -> None:
    """The mask comes up again, with the same time."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(TapAt((0, 0)), 4.0)
    session.act(Undo(), 60.0)
    update = session.act(Redo(), 60.0)

    assert update.ended
    assert session.outcome(99.0) == Outcome(False, 4.0, 2, "known")


def test_taking_back_the_first_open_puts_the_clock_back() -> None:
    """The game is ready again."""
    session = on()
    session.act(TapAt((0, 1)), 0.0)
    session.act(Undo(), 3.0)

    assert session.game.status is Status.READY
    assert session.clock.seconds(9.0) == 0.0


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
