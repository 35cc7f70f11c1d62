"""Levels: their limits, their names, their text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from minesweeper.rules.errors import LevelError
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import LEVELS, Level, Start, parse_start
from tests.rules.boards import field, levels, modest


@pytest.mark.parametrize(
    ("name", "rows", "cols", "fill", "start"),
    [
        ("classic", 20, 30, 0.2, Start.OPENING),
        ("beginner", 9, 9, 10, Start.ZONE),
        ("intermediate", 16, 16, 40, Start.ZONE),
        ("expert", 16, 30, 99, Start.ZONE),
        ("beginner8", 8, 8, 10, Start.CELL),
        ("easy10", 10, 10, 10, Start.ZONE),
        ("dense", 20, 20, 130, Start.ZONE),
    ],
)
def test_the_named_levels(
    name: str, rows: int, cols: int, fill: float, start: Start
) -> None:
    """Each named level has the size, fill and start rule that were agreed."""
    level = LEVELS[name]

    assert (level.rows, level.cols, level.start) == (rows, cols, start)
    assert (level.mines or level.density) == fill
    assert (level.mines is None) == isinstance(fill, float)
    assert level.name == name
    assert level.grid == Grid(rows, cols)


def test_the_default_level_is_the_first() -> None:
    """Classic leads the list."""
    assert next(iter(LEVELS)) == "classic"
    assert len(LEVELS) == 7


@modest
@given(levels())
def test_reading_a_levels_text_gives_the_level(level: Level) -> None:
    """`parse` undoes `str` for any level."""
    assert Level.parse(str(level)) == level


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_named_levels_text_is_its_name(level: Level) -> None:
    """A named level is written as its name, and read so."""
    assert str(level) == level.name
    assert Level.parse(str(level)) is level


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("16x30/99/zone", LEVELS["expert"]),
        ("16x30/99", LEVELS["expert"]),
        ("20x30/0.2/opening", LEVELS["classic"]),
        ("1x2/1/none", Level(1, 2, mines=1, start=Start.NONE)),
        ("500x500/1e-05/cell", Level(500, 500, density=0.00001, start=Start.CELL)),
    ],
)
def test_a_level_can_be_spelled_out(text: str, level: Level) -> None:
    """Size, fill and start rule in one text, the start rule being zone if left out."""
    assert Level.parse(text) == level


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "text"),
        ("Expert", "name"),
        ("hard", "name"),
        ("16x30", "text"),
        ("16x30/", "text"),
        ("16 x 30/99", "text"),
        ("16×30/99", "text"),
        ("-16x30/99", "text"),
        ("016x30/99", "text"),
        ("16x30/0.2.0", "text"),
        ("16x30/1e", "text"),
        ("16x30/nan", "text"),
        ("16x30/99/zone/", "text"),
        ("16x30/99/zone\n", "text"),
        ("१६x30/99", "text"),
        ("999999x1/1", "rows"),
        ("10000000x1/1", "text"),
        ("16x30/99/Zone", "text"),
        ("16x30/99/corner", "start"),
        ("501x5/5", "rows"),
        ("5x501/5", "cols"),
        ("1x1/1", "cells"),
        ("5x5/25", "mines"),
        ("5x5/0", "mines"),
        ("5x5/1.5", "density"),
        ("5x5/1e400", "density"),
        ("5x5/0.0", "density"),
    ],
)
def test_a_text_that_is_no_level_is_refused(text: str, reason: str) -> None:
    """The reader is strict, and says what is wrong."""
    with pytest.raises(LevelError) as caught:
        Level.parse(text)

    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"rows": 0, "cols": 5, "mines": 1}, "rows"),
        ({"rows": 501, "cols": 5, "mines": 1}, "rows"),
        ({"rows": 5, "cols": -3, "mines": 1}, "cols"),
        ({"rows": 5, "cols": 10**5000, "mines": 1}, "cols"),
        ({"rows": 5.0, "cols": 5, "mines": 1}, "rows"),
        ({"rows": True, "cols": 5, "mines": 1}, "rows"),
        ({"rows": "5", "cols": 5, "mines": 1}, "rows"),
        ({"rows": 1, "cols": 1, "mines": 1}, "cells"),
        ({"rows": 5, "cols": 5}, "fill"),
        ({"rows": 5, "cols": 5, "mines": 3, "density": 0.2}, "fill"),
        ({"rows": 5, "cols": 5, "mines": 0}, "mines"),
        ({"rows": 5, "cols": 5, "mines": -1}, "mines"),
        ({"rows": 5, "cols": 5, "mines": 25}, "mines"),
        ({"rows": 5, "cols": 5, "mines": 3.0}, "mines"),
        ({"rows": 5, "cols": 5, "density": 0.0}, "density"),
        ({"rows": 5, "cols": 5, "density": 0.91}, "density"),
        ({"rows": 5, "cols": 5, "density": float("nan")}, "density"),
        ({"rows": 5, "cols": 5, "density": 1}, "density"),
        ({"rows": 5, "cols": 5, "mines": 3, "start": "zone"}, "start"),
    ],
)
def test_a_level_outside_the_limits_is_refused(
    arguments: dict[str, Any], reason: str
) -> None:
    """Whatever is wrong has its own code."""
    with pytest.raises(LevelError) as caught:
        Level(**arguments)

    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "arguments",
    [
        {"rows": 1, "cols": 2, "mines": 1},
        {"rows": 500, "cols": 500, "mines": 249_999},
        {"rows": 500, "cols": 1, "density": 0.9},
        {"rows": 2, "cols": 1, "density": 5e-324},
    ],
)
def test_the_limits_themselves_are_legal(arguments: dict[str, Any]) -> None:
    """The smallest and the largest of everything can be played."""
    assert Level(**arguments).rows == arguments["rows"]


def test_the_sentence_says_what_is_possible() -> None:
    """A player reads which numbers would do, and a page can translate it."""
    with pytest.raises(LevelError, match=r"takes 1 to 24 mines, not 99\.") as caught:
        Level(5, 5, mines=99)

    assert caught.value.values == {"least": 1, "most": 24, "value": "99"}


def test_an_unknown_name_gets_the_known_ones() -> None:
    """The sentence quotes the text and lists all names."""
    with pytest.raises(LevelError, match="'hard'") as caught:
        Level.parse("hard")

    assert caught.value.values["known"] == ", ".join(LEVELS)


def test_another_start_rule_makes_another_level() -> None:
    """A named level with another start rule has no name, but keeps all else."""
    level = LEVELS["expert"].with_start(Start.NONE)

    assert level == Level(16, 30, mines=99, start=Start.NONE)
    assert level.name is None
    assert str(level) == "16x30/99/none"
    assert level.with_start(Start.ZONE).name == "expert"


def test_the_expected_mines() -> None:
    """A count is itself, a density its rounded expectation, but at least 1."""
    assert LEVELS["expert"].expected_mines == 99
    assert LEVELS["classic"].expected_mines == 120
    assert Level(1, 2, density=0.01).expected_mines == 1


def test_a_given_fields_level_may_be_outside_the_limits() -> None:
    """What is given is described, not judged."""
    level = Level.of(field("../.."), Start.OPENING)

    assert (level.rows, level.cols, level.mines, level.density) == (2, 2, 0, None)
    assert level.start is Start.OPENING
    assert str(level) == "2x2/0/opening"


@pytest.mark.parametrize("start", Start)
def test_the_start_rules_have_words(start: Start) -> None:
    """Each rule is read from its word."""
    assert parse_start(start.value) is start


def test_an_unknown_start_rule_is_refused() -> None:
    """The sentence lists the four words."""
    with pytest.raises(LevelError, match="'corner'") as caught:
        parse_start("corner")

    assert caught.value.values["known"] == "opening, zone, cell, none"
