"""A game is gone on with exactly as it was left."""

from __future__ import annotations

import pytest

from minesweeper.play.intents import MarkAt, NewGame, OpenAt, SetLevel, Undo
from minesweeper.play.links import names_board
from minesweeper.play.saves import Save, SaveError, is_asked, save_of
from minesweeper.play.session import Session
from minesweeper.rules.errors import RecordError
from minesweeper.rules.level import LEVELS
from minesweeper.rules.moves import Status


def session(level: str = "beginner", seed: str = "s") -> Session:
    """Gives a session on a level."""
    return Session(SetLevel(LEVELS[level]), lambda: seed)


def kept(played: Session, now: float) -> Save:
    """Gives the save of a session's game, through its text."""
    save = save_of(played.round, "?level=beginner", now)
    assert save is not None
    return Save.parse(str(save))


def test_cells_marks_clock_and_history_come_back() -> None:
    """And what was taken back can still be made again."""
    played = session()
    played.act(OpenAt((0, 0)), 10.0)
    played.act(MarkAt((8, 8)), 12.0)
    played.act(MarkAt((7, 7)), 13.5)
    played.act(Undo(), 14.25)
    begun = kept(played, 20.5).resume(100.0)

    assert begun.game.faces == played.game.faces
    assert begun.log == played.round.log
    assert begun.game.can_redo
    assert begun.game.undone
    assert begun.clock.seconds(101.0) == pytest.approx(11.5)
    begun.game.redo()
    played.game.redo()
    assert begun.game.faces == played.game.faces


def test_a_board_that_is_not_laid_yet_stays_so() -> None:
    """Its flag stays, the clock stands, and the first open is safe (B14)."""
    played = session("intermediate")
    played.act(MarkAt((3, 3)), 1.0)
    begun = kept(played, 9.0).resume(50.0)

    assert (begun.game.status, begun.game.field) == (Status.READY, None)
    assert begun.game.mines_left == 39
    assert begun.clock.seconds(60.0) == 0
    other = session("intermediate")
    other.resume(begun)
    other.act(OpenAt((0, 0)), 60.0)
    played.act(OpenAt((0, 0)), 10.0)
    assert other.game.faces == played.game.faces
    assert other.game.field is not None
    assert other.game.field.mine_count == 40


def test_help_and_the_origin_of_the_board_are_kept() -> None:
    """So an unranked game does not become a ranked one by a reload."""
    played = session()
    played.act(OpenAt((0, 0)), 1.0)
    played.help("hinted")
    assert kept(played, 2.0).resume(0.0).unranked == "hinted"
    seeded = Session(SetLevel(LEVELS["beginner"]), lambda: "x", seed="mine")
    seeded.act(OpenAt((0, 0)), 1.0)

    assert kept(seeded, 2.0).resume(0.0).unranked == "known"


def test_nothing_is_kept_before_a_move_or_after_the_end() -> None:
    """There is nothing to lose then."""
    played = session("classic")
    assert save_of(played.round, "", 1.0) is None
    game = played.game
    assert game.field is not None
    mine = next(i for i in game.grid.indices if game.field.mines[i])
    played.act(OpenAt(game.grid.cell(mine)), 2.0)

    assert played.over
    assert save_of(played.round, "", 3.0) is None


def test_a_resumed_game_takes_the_place_of_a_fresh_one() -> None:
    """There is nothing before it to undo to, but what was played here stays."""
    played = session()
    played.act(OpenAt((0, 0)), 1.0)
    save = kept(played, 2.0)
    fresh = session()
    fresh.resume(save.resume(0.0))
    while fresh.game.can_undo:
        fresh.act(Undo(), 1.0)
    assert not fresh.can_undo
    busy = session()
    busy.act(OpenAt((4, 4)), 1.0)
    busy.resume(save.resume(0.0))

    assert busy.can_undo
    busy.act(NewGame(), 2.0)
    assert not busy.round.log


def test_the_address_wins() -> None:
    """The same address goes on, one that names no board too, another board does not."""
    played = session()
    played.act(OpenAt((0, 0)), 1.0)
    save = kept(played, 2.0)

    assert is_asked(save, "?level=beginner", names_board)
    assert is_asked(save, "?skin=dark", names_board)
    assert not is_asked(save, "?level=expert", names_board)
    assert not is_asked(save, "?seed=s", names_board)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("minesweeper save 1", "minesweeper save 2"),
        ("clock 1.000", "clock -1.000"),
        ("clock 1.000", "clock 1e9"),
        ("board new", "board found"),
        ("address ", "adress "),
        ("end\n", ""),
        ("open 0,0", "open 0,99"),
    ],
)
def test_a_spoilt_save_is_refused(old: str, new: str) -> None:
    """With an error that quotes it, whatever was spoilt."""
    played = session()
    played.act(OpenAt((0, 0)), 1.0)
    text = str(save_of(played.round, "", 2.0))
    assert old in text

    with pytest.raises((SaveError, ValueError, RecordError)):
        Save.parse(text.replace(old, new, 1)).resume(0.0)
