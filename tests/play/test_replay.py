"""A replay shows a record at any speed and from any place, and touches nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from minesweeper.play.playback import SPEEDS
from minesweeper.play.replay import Replay
from minesweeper.rules.errors import RecordError
from minesweeper.rules.level import LEVELS
from minesweeper.rules.record import Record, make
from tests.rules.test_record import WON
from tests.sources import imported

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "golden_records.json"


def of(text: str = WON) -> Replay:
    """Gives the replay of a record's text."""
    return Replay(Record.parse(text))


def test_it_plays_at_the_speed_of_the_game() -> None:
    """The moves of the record are at 0, 0, 1.25, 2, 2 and 3.5 seconds."""
    replay = of()
    replay.play(100.0)
    made = []
    for now in (100.0, 101.2, 101.25, 102.1, 103.4, 103.6, 200.0):
        replay.advance(now)
        made.append(replay.at)

    assert made == [2, 2, 3, 5, 5, 6, 6]
    assert not replay.playing
    assert replay.seconds == replay.length == 3.5


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_plays_at_any_of_its_speeds(speed: float) -> None:
    """A step that is 1.25 s away comes after 1.25 s over the speed."""
    replay = of()
    replay.set_speed(speed, 0.0)
    replay.play(0.0)
    replay.advance(0.0)
    assert replay.wait() == pytest.approx(1.25 / speed)
    replay.advance(1.24 / speed)
    assert replay.at == 2
    replay.advance(1.26 / speed)
    assert replay.at == 3


def test_a_change_of_speed_counts_from_then_on() -> None:
    """What has passed has passed."""
    replay = of()
    replay.play(0.0)
    replay.set_speed(4.0, 1.0)
    replay.advance(1.5)

    assert replay.seconds == pytest.approx(3.0)
    with pytest.raises(ValueError, match=r"3\.0"):
        replay.set_speed(3.0, 2.0)


def test_it_stands_still_while_it_pauses() -> None:
    """Time that passes then is not the game's."""
    replay = of()
    replay.play(0.0)
    replay.pause(1.0)
    replay.advance(50.0)
    assert (replay.at, replay.seconds, replay.wait()) == (2, 1.0, None)
    replay.play(60.0)
    replay.advance(60.3)
    assert replay.at == 3


def test_at_its_end_it_plays_from_the_start() -> None:
    """Play is never a button that does nothing."""
    replay = of()
    replay.go(6)
    assert replay.game.status.value == "won"
    replay.play(5.0)
    assert (replay.at, replay.playing) == (0, True)


def test_steps_and_times_are_held_to_what_there_is() -> None:
    """Before the start and behind the end there is nothing; two steps are at 0."""
    replay = of()
    replay.go(-3)
    assert (replay.at, replay.step) == (0, None)
    replay.go(99)
    assert (replay.at, replay.step) == (6, "chord 1,0")
    replay.seek(-1.0)
    assert (replay.at, replay.seconds) == (2, 0.0)
    replay.seek(1e9)
    assert (replay.at, replay.seconds) == (6, 3.5)
    replay.seek(1.9)
    assert (replay.at, replay.seconds) == (3, 1.9)


@pytest.mark.parametrize("number", range(16))
def test_any_place_looks_as_it_did_in_the_game(number: int) -> None:
    """Reached from the front, from behind or by a jump, the board is the same."""
    text = json.loads(GOLDEN.read_text(encoding="utf-8"))[number]["record"]
    record = Record.parse(text)
    game = record.begin()
    looks = [(bytes(game.faces), game.status, game.moves)]
    for _, step in record.steps:
        make(game, step)
        looks.append((bytes(game.faces), game.status, game.moves))
    replay = Replay(record)
    last = len(looks) - 1
    every = max(1, last // 60)
    path = [*range(0, last + 1, every), *range(last, -1, -every)]
    path += [(at * 37) % (last + 1) for at in range(40)]
    for at in path:
        replay.go(at)
        shown = replay.game
        assert (bytes(shown.faces), shown.status, shown.moves) == looks[at]


def test_time_never_runs_backwards() -> None:
    """Where an undo put the clock back, the replay goes on."""
    steps = ((0.0, "open 4,4"), (9.0, "undo"), (0.0, "open 0,0"), (2.0, "undo"))
    replay = Replay(Record(LEVELS["beginner"], "s", steps=steps))

    assert replay.length == 11.0
    replay.seek(9.5)
    assert replay.at == 3


LEVEL = "minesweeper record 1\nlevel beginner\nseed s\nmarks 2\nmoves 0\nend\n"


def test_a_record_without_moves_can_be_watched() -> None:
    """There is nothing to see, and nothing breaks."""
    replay = of(LEVEL)
    replay.play(1.0)
    replay.advance(2.0)
    assert (replay.playing, replay.length, replay.wait()) == (False, 0.0, None)


def test_a_record_that_cannot_be_played_is_refused_at_once() -> None:
    """Not in the middle of watching."""
    with pytest.raises(RecordError, match="otherwise"):
        of(WON.replace("result won", "result lost"))


def test_a_replay_knows_neither_results_nor_storage_nor_session() -> None:
    """It can't write a result, because nothing it can reach does."""
    from minesweeper.play import playback, replay

    names = [*imported(Path(replay.__file__)), *imported(Path(playback.__file__))]
    others = [name for name in names if not name.startswith("minesweeper.rules.")]
    assert {name for name in others if "minesweeper" in name} <= {
        "minesweeper.play.playback",
        "minesweeper.play.playback.Playback",
    }
