"""What a game that was played here leaves behind: its record and its result."""

from __future__ import annotations

from minesweeper.play.intents import (
    MarkAt,
    OpenAt,
    Redo,
    SetLevel,
    SetQuestionMarks,
    Undo,
)
from minesweeper.play.recording import record_of, result_of
from minesweeper.play.results import Result
from minesweeper.play.session import Session
from minesweeper.rules.compact import from_compact
from minesweeper.rules.level import Level, Start
from minesweeper.rules.record import play_through
from tests.play.boards import of, on


def won(session: Session) -> Session:
    """Plays a session on the usual board to its win, by two opens."""
    session.act(OpenAt((0, 3)), 10.0)
    session.act(OpenAt((2, 0)), 11.5)
    assert session.over
    return session


def test_a_game_that_ended_gives_its_result_and_its_record() -> None:
    """Time, moves, why it is unranked, and the whole game again."""
    session = won(on())
    result = result_of(session.round.as_of(99.0), 1_800_000_000, " Ada ")

    assert result is not None
    assert (result.won, result.seconds, result.moves) == (True, 1.5, 2)
    assert (result.unranked, result.level) == ("known", "3x4/2/none")
    assert result.name == "Ada"
    again = play_through(from_compact(result.record))
    assert again.faces == session.game.faces
    assert Result.parse(str(result)) == result


def test_a_game_that_goes_on_or_was_never_played_has_no_result() -> None:
    """An opening that wins by itself is nobody's win."""
    session = on()
    session.act(MarkAt((0, 0)), 1.0)
    assert result_of(session.round.as_of(2.0), 0) is None
    session = on("....\n....\n...*", Start.OPENING)
    assert session.over
    assert result_of(session.round.as_of(2.0), 0) is None


def test_the_same_game_has_one_id_and_undone_ones_another() -> None:
    """Ended, taken back and ended again, it counts once ranked and once unranked."""
    session = of(Level(1, 2, mines=1, start=Start.CELL))
    session.act(OpenAt((0, 0)), 1.0)
    first = result_of(session.round.as_of(2.0), 5)
    twice = result_of(session.round.as_of(9.0), 7)
    session.act(Undo(), 10.0)
    session.act(Redo(), 11.0)
    third = result_of(session.round.as_of(12.0), 9)
    session.act(Undo(), 13.0)
    session.act(Redo(), 14.0)
    fourth = result_of(session.round.as_of(15.0), 10)

    assert first is not None
    assert twice is not None
    assert third is not None
    assert fourth is not None
    assert [first.ranked, third.ranked] == [True, False]
    assert first.id == twice.id
    assert first.id != third.id == fourth.id


def test_a_game_as_it_ended_stays_so_whatever_becomes_of_it() -> None:
    """An undo, another end and other marks change neither its result nor its record."""
    session = of(Level(1, 2, mines=1, start=Start.CELL))
    session.act(OpenAt((0, 0)), 1.0)
    ended = session.round.as_of(1.0)
    before = result_of(ended, 5)
    session.act(Undo(), 1.2)
    session.act(SetQuestionMarks(True), 1.3)
    session.act(MarkAt((0, 0)), 1.4)

    assert before is not None
    assert before.ranked
    assert result_of(ended, 5) == before
    assert result_of(session.round.as_of(1.5), 5) is None


def test_another_seed_is_another_game() -> None:
    """Two wins of one level are two results."""
    ids = set()
    session = of(Level(1, 2, mines=1, start=Start.CELL))
    for _ in range(5):
        session.act(OpenAt((0, 0)), 1.0)
        result = result_of(session.round.as_of(2.0), 5)
        assert result is not None
        ids.add(result.id)
        session.act(SetLevel(session.game.level), 3.0)

    assert len(ids) == 5


def test_a_switch_of_question_marks_is_part_of_the_record() -> None:
    """Before the first move it is the start, between moves it is a step."""
    session = on()
    session.act(SetQuestionMarks(True), 0.0)
    session.act(MarkAt((0, 0)), 1.0)
    session.act(MarkAt((0, 0)), 2.0)
    session.act(SetQuestionMarks(False), 3.0)
    session.act(MarkAt((0, 0)), 4.0)
    record = record_of(session.round.as_of(5.0))

    assert record.question_marks
    assert [step for _, step in record.steps][2] == "marks 2"
    assert play_through(record).faces == session.game.faces
