"""Short records: one word of an address, with all of a record in it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.compact import LONGEST_COMPACT, from_compact, to_compact
from minesweeper.rules.errors import RecordError
from minesweeper.rules.level import LEVELS
from minesweeper.rules.record import Record
from tests.rules.boards import modest
from tests.rules.test_record import GOLDEN, WON

SHORT = "1~none~43.g08~3~M.0O.3Cyq.4~~w2p8~"
"""A game on `*.../..../...*`: mark 0,0, open 0,3, and after 1250 ms chord 1,0."""


def test_a_short_record_reads_as_it_was_written_by_hand() -> None:
    """Letters, times and cells mean what the module says."""
    record = from_compact(SHORT)

    assert record.steps == ((0, "mark 0,0"), (0, "open 0,3"), (1.25, "chord 1,0"))
    assert record.end is not None
    assert (record.end.won, record.end.seconds) == (True, 3.5)
    assert record.field == Record.parse(WON).field
    assert to_compact(record) == SHORT


def test_every_golden_record_survives_its_short_form() -> None:
    """Nothing of a record is lost, and the word is safe in an address."""
    for entry in json.loads(GOLDEN.read_text(encoding="utf-8")):
        record = Record.parse(entry["record"])
        short = to_compact(record)
        assert from_compact(short) == record
        assert set(short) <= set("-./%~") | {c for c in short if c.isalnum()}
        assert short.isascii()
        assert len(short) < len(entry["record"])


@modest
@given(st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=64))
def test_any_seed_survives(seed: str) -> None:
    """Tildes, percent signs and letters of any script too."""
    if seed.isprintable():
        record = Record(LEVELS["beginner"], seed)
        assert from_compact(to_compact(record)) == record


@pytest.mark.parametrize(
    ("part", "other", "number"),
    [
        (0, "2", 8),
        (1, "zoned", 2),
        (2, "43g08", 3),
        (2, "43.g09", 3),
        (2, "43.", 3),
        (3, "4", 4),
        (5, "Me", 6),
        (6, "w", 7),
        (6, "x12", 7),
        (7, "a b", 8),
        (7, "%ZZ", 8),
        (7, "%FF", 8),
        (7, "x" * 65, 8),
    ],
)
def test_a_bad_part_is_refused_with_its_number(
    part: int, other: str, number: int
) -> None:
    """The complaint counts the parts from 1."""
    parts = SHORT.split("~")
    parts[part] = other
    with pytest.raises(RecordError) as refused:
        from_compact("~".join(parts))

    assert (refused.value.reason, refused.value.values["number"]) == ("part", number)


@pytest.mark.parametrize(
    "steps", ["O", "U.3", "X", "O.c", "O.zzzzzzz", "Oa a.1", "o.1"]
)
def test_bad_steps_are_quoted(steps: str) -> None:
    """A cell where none belongs, one outside the grid, an unknown letter."""
    with pytest.raises(RecordError, match="no move of a record"):
        from_compact(SHORT.replace("M.0O.3Cyq.4", steps))


@pytest.mark.parametrize("text", ["", "1", "~" * 7, SHORT + "~", "<b>", "\x00"])
def test_another_text_is_no_short_record(text: str) -> None:
    """Whatever it is."""
    with pytest.raises(RecordError):
        from_compact(text)


def test_a_text_that_is_much_too_long_is_not_even_read() -> None:
    """The length is looked at first."""
    with pytest.raises(RecordError, match=str(LONGEST_COMPACT)):
        from_compact("1" * (LONGEST_COMPACT + 1))


def test_a_time_may_not_go_back_for_nothing() -> None:
    """Only an undo puts the clock back."""
    with pytest.raises(RecordError, match="Move 2"):
        from_compact("1~beginner~~2~Oa.0O-5.1~~~s")


def test_a_step_outside_the_grid_has_no_short_form() -> None:
    """Its cell would be read as another one."""
    with pytest.raises(RecordError, match="'open 0,9'"):
        to_compact(Record(LEVELS["beginner"], "", steps=((0.0, "open 0,9"),)))
