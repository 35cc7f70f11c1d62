"""Records: a game as text, and the same game again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import RecordError, RulesError, SeedError
from minesweeper.rules.field import Field
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Status
from minesweeper.rules.notation import format_view, parse_field
from minesweeper.rules.record import (
    LONGEST,
    MOST_STEPS,
    End,
    Record,
    make,
    play_through,
    replay,
)
from tests.rules.boards import levels, modest, move_lists
from tests.rules.replaying import played, unlike

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "golden_records.json"
"""Records with what each move changes; entries may be added, and never change."""

WON = """minesweeper record 1
field b=43&m=g08
start none
seed
marks 3
moves 6
0.000 mark 0,0
0.000 open 0,3
1.250 open 1,0
2.000 undo
2.000 redo
3.500 chord 1,0
result won 3.500
end
"""
"""A game on `*.../..../...*`, whose numbers are 1 1 0 0 / 1 1 1 1 / 0 0 1 *."""


def test_a_record_is_played_again_move_by_move() -> None:
    """What each move changes, and the end, as counted by hand on paper."""
    again = played(WON)

    assert again["changed"] == [1, 6, 1, 1, 1, 4]
    assert again["view"] == "F100\n1111\n001F"
    assert again["status"] == "won"


def test_golden_records_give_the_games_they_gave() -> None:
    """Each move changes as many cells as ever, and the last board is the same."""
    assert unlike(GOLDEN.read_text(encoding="utf-8")) == []


def test_a_changed_golden_record_would_be_noticed() -> None:
    """One cell more or less is reported."""
    entry = played(WON)
    other = entry | {"changed": [1, 6, 1, 1, 1, 5]}

    assert unlike(json.dumps([entry])) == []
    assert unlike(json.dumps([entry, other])) == [WON]


def test_the_golden_records_cover_what_a_game_can_be() -> None:
    """Every start rule, given fields, both ends, undo, question marks, odd seeds."""
    texts = [entry["record"] for entry in json.loads(GOLDEN.read_text("utf-8"))]
    records = [Record.parse(text) for text in texts]
    words = {re.sub(r" \d.*", "", step) for r in records for _, step in r.steps}

    assert {record.level.start for record in records} == set(Start)
    assert {record.field is None for record in records} == {True, False}
    assert {record.end and record.end.won for record in records} >= {True, False, None}
    assert words == {"open", "mark", "chord", "undo", "redo", "marks"}
    assert any(not record.seed.isascii() for record in records)
    assert any(record.helped for record in records)


@modest
@given(levels(), st.data())
def test_a_text_reads_back_as_its_record(level: Level, data: st.DataObject) -> None:
    """Whatever is recorded: `parse(text(v)) == v`."""
    moves = data.draw(move_lists(level.rows, level.cols))
    words = st.sampled_from(["undo", "redo", "marks 2", "marks 3"])
    texts = [data.draw(words) if i % 7 == 6 else str(m) for i, m in enumerate(moves)]
    times = sorted(data.draw(st.integers(0, 10**7)) / 1000 for _ in texts)
    seeds = st.text(st.characters(categories=["L", "N", "P", "S"]), max_size=64)
    record = Record(
        level,
        data.draw(seeds.filter(str.isprintable)),
        question_marks=data.draw(st.booleans()),
        steps=tuple(zip(times, texts, strict=True)),
        helped=data.draw(st.sampled_from([None, "hinted"])),
        end=data.draw(st.sampled_from([None, End(True, 0.0), End(False, 1234.5)])),
    )

    assert Record.parse(str(record)) == record


def test_a_given_field_is_written_as_its_link() -> None:
    """Field and start rule read back, and the game begins on that field."""
    field = parse_field("....../.*..../....../....*.")
    record = Record(Level.of(field, Start.OPENING), "s", field)

    assert Record.parse(str(record)) == record
    assert record.begin().field == field
    assert record.begin().faces != field.grid.covered


def test_switching_question_marks_in_the_game_is_kept() -> None:
    """The second mark of a flag gives what the player's choice was just then."""
    steps = ("mark 0,0", "marks 3", "mark 0,0", "mark 1,1", "marks 2", "mark 1,1")
    record = Record(LEVELS["beginner"], "s", steps=tuple((0.0, s) for s in steps))

    rows = format_view(LEVELS["beginner"].grid, play_through(record).faces).split()
    assert [rows[0][0], rows[1][1]] == ["?", "#"]


def test_an_undo_may_put_the_clock_back() -> None:
    """Taking the first open back sets the clock to 0, and time passes anew."""
    steps = ((0.0, "open 4,4"), (9.0, "undo"), (0.0, "open 0,0"), (1.0, "mark 8,8"))
    record = Record(LEVELS["beginner"], "s", steps=steps)

    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("line", "other", "reason"),
    [
        (1, "minesweeper record 2", "version"),
        (2, "field b=43&m=g09", "line"),
        (2, "field b=43&m=G08", "line"),
        (2, "field b=999999999999&m=0", "line"),
        (2, "level nowhere", "line"),
        (2, "level 0x9/1/zone", "line"),
        (3, "start zones", "line"),
        (4, "seed \x00", "line"),
        (4, "seed " + "x" * 65, "line"),
        (5, "marks 4", "line"),
        (6, "moves 5", "line"),
        (6, "moves 7", "line"),
        (6, "moves 100001", "steps"),
        (6, "moves 06", "line"),
        (7, "0.00 mark 0,0", "line"),
        (7, "٠.000 mark 0,0", "line"),
        (7, "0.000 mark 0, 0", "line"),
        (7, "0.000 tile 0,0", "line"),
        (8, "-1.000 open 0,3", "line"),
        (8, "nan open 0,3", "line"),
        (9, "99999999.000 open 1,0", "line"),
        (13, "result drawn 3.500", "line"),
        (13, "result won 3.5", "line"),
        (13, "helped Me", "line"),
        (14, "end ", "line"),
        (14, "ende", "line"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(
    line: int, other: str, reason: str
) -> None:
    """The complaint has the line, and quotes what stands there."""
    lines = WON.split("\n")
    lines[line - 1] = other
    with pytest.raises(RecordError) as refused:
        Record.parse("\n".join(lines))

    assert refused.value.reason == reason
    if reason == "line" and not other.startswith("moves "):
        assert refused.value.values["line"] == line
        assert other.split()[0][:4] in str(refused.value)


@pytest.mark.parametrize("lines", range(15))
def test_a_record_that_breaks_off_is_refused(lines: int) -> None:
    """Wherever it was cut."""
    with pytest.raises(RecordError):
        Record.parse("\n".join(WON.split("\n")[:lines]))


@pytest.mark.parametrize("more", ["\n", "end\n", "x"])
def test_nothing_may_follow_the_end(more: str) -> None:
    """A record is a whole text."""
    with pytest.raises(RecordError, match="Line 15"):
        Record.parse(WON + more)


def test_a_text_that_is_much_too_long_is_not_even_read() -> None:
    """The length is looked at first."""
    with pytest.raises(RecordError, match="4000000"):
        Record.parse("x" * (LONGEST + 1))


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (((0.0, "open 0.0"),), "'open 0.0' is no move"),
        (((0.0, "OPEN 0,0"),), "'OPEN 0,0'"),
        (((0.0001, "open 0,0"),), "time 0.0001"),
        (((-1.0, "open 0,0"),), "time -1.0"),
        (((float("nan"), "open 0,0"),), "time nan"),
        (((float("inf"), "open 0,0"),), "time inf"),
        (((1.0, "open 0,0"), (0.5, "open 0,1")), "Move 2"),
        (((0.0, "undo"),) * (MOST_STEPS + 1), "100001"),
    ],
)
def test_a_record_of_impossible_steps_cannot_be_made(
    steps: tuple[tuple[float, str], ...], words: str
) -> None:
    """What could not be written can't be a value either."""
    with pytest.raises(RecordError, match=re.escape(words)):
        Record(LEVELS["beginner"], "s", steps=steps)


def test_a_seed_is_held_to_its_limits() -> None:
    """As everywhere."""
    with pytest.raises(SeedError):
        Record(LEVELS["beginner"], "x" * 65)


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("open 0,3", "Move 2 of the record, 'open 0,3'"),
        ("open 3,0", "'open 3,0'"),
        ("redo", "'redo'"),
        ("chord 0,2", "'chord 0,2'"),
    ],
)
def test_a_move_that_changes_nothing_is_no_part_of_a_game(
    step: str, words: str
) -> None:
    """A record holds only moves that did something; the first other one is named."""
    field = parse_field("*.../..../...*")
    steps = ((0.0, "open 0,3"), (1.0, step))
    with pytest.raises(RecordError, match=words):
        play_through(Record(Level.of(field), "", field, steps=steps))


def test_a_false_result_is_found_out() -> None:
    """A record says how its game ended, or how it did not."""
    lost = WON.replace("result won", "result lost")
    early = WON.replace("3.500 chord 1,0\n", "").replace("moves 6", "moves 5")
    for text in (lost, early):
        with pytest.raises(RecordError, match="its moves end otherwise"):
            play_through(Record.parse(text))


def test_a_record_can_be_stepped_through() -> None:
    """Each step is made when it is asked for, on the game one holds."""
    record = Record.parse(WON)
    game = record.begin()
    steps = replay(record, game)
    next(steps)

    assert (game.marks, game.opens) == (1, 0)
    next(steps)
    assert (game.marks, game.opens) == (1, 1)
    assert game.status is Status.PLAYING


def test_a_field_without_a_safe_cell_cannot_begin() -> None:
    """The rules say so, as for any given board."""
    field = Field.of(Level(1, 2, mines=1).grid, [(0, 0), (0, 1)])
    with pytest.raises(RulesError, match="0 to 1 mines"):
        Record(Level.of(field), "", field).begin()


def test_a_step_is_made_as_the_player_would() -> None:
    """Words of the record stand for moves of the rules."""
    game = Record.parse(WON).begin()

    assert len(make(game, "open 1,1").cells) == 1
    assert make(game, "undo").cells == (game.grid.index((1, 1)),)
    assert game.undone
