"""Games and records as text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.gomoku.game import SIZE, Game, Status
from minesweeper.gomoku.notation import (
    StoneError,
    format_moves,
    name,
    parse_moves,
    parse_name,
)
from minesweeper.gomoku.record import Record

ALL = [(row, col) for row in range(SIZE) for col in range(SIZE)]


def test_names_count_from_the_lower_left_corner() -> None:
    """The corners and the middle are what players call them."""
    named = {"a1": (14, 0), "o1": (14, 14), "a15": (0, 0), "o15": (0, 14), "h8": (7, 7)}

    assert {text: parse_name(text) for text in named} == named
    assert {name(cell): cell for cell in named.values()} == named


@given(st.lists(st.sampled_from(ALL), unique=True, max_size=50))
def test_a_game_reads_back_from_its_text(cells: list[tuple[int, int]]) -> None:
    """The text of any game gives the same game."""
    game = Game()
    for cell in cells:
        game.play(cell)

    assert parse_moves(format_moves(game.moves)).moves == game.moves


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("p1", "'p1', is no crossing"),
        ("h16", "'h16', is no crossing"),
        ("h0", "'h0', is no crossing"),
        ("h08", "'h08', is no crossing"),
        ("H8", "'H8', is no crossing"),
        ("h８", "is no crossing"),
        ("h", "'h', is no crossing"),
        ("h8 h8", "Move 2, 'h8', is on a stone"),
        ("h8  i9", "single spaces"),
        (" h8", "single spaces"),
        ("h8 ", "single spaces"),
        ("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2", "Move 10, 'e2', comes after the end"),
        ("h8 " * 400, "at most 900 characters, not 1200"),
    ],
)
def test_a_bad_text_is_told_with_its_place(text: str, words: str) -> None:
    """The strict reader quotes the move it could not read."""
    with pytest.raises(StoneError, match=re.escape(words)):
        parse_moves(text)


def test_the_rule_decides_where_a_game_ends() -> None:
    """Six in a row end a game of five or more only."""
    text = "b1 a15 c1 a13 e1 a11 f1 a9 g1 a7 d1"

    assert parse_moves(text).status is Status.BLACK
    assert parse_moves(text, exact=True).status is Status.PLAYING


RECORD = "gomoku exactly-five person hard\nh8@0.000 i9@1.250 g7@1.250"


def test_a_record_reads_back_from_its_text() -> None:
    """Rule, players, moves and times are all there."""
    record = Record.parse(RECORD)

    assert str(record) == RECORD
    assert record.exact
    assert (record.black, record.white) == ("person", "hard")
    assert record.moves == ((7, 7), (6, 8), (8, 6))
    assert record.times == (0.0, 1.25, 1.25)
    assert Record.parse(str(Record())) == Record()


def test_a_record_is_played_again_move_by_move() -> None:
    """Every stone is laid in its turn."""
    counts = [len(game.moves) for game in Record.parse(RECORD).replay()]

    assert counts == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with a line"),
        ("gomoku five person hard\n", "begins with a line"),
        ("gomoku exactly-five person robot\n", "begins with a line"),
        (RECORD.replace("@1.250", ""), "has no time"),
        (RECORD.replace("i9@1.250", "i9@1.25"), "has no time"),
        (RECORD.replace("i9@1.250", "i9@01.250"), "has no time"),
        (RECORD.replace("g7@1.250", "g7@0.250"), "backwards"),
        (RECORD.replace("g7", "h8"), "is on a stone"),
        (RECORD + " ", "is no crossing"),
        (RECORD + "\n", "has no time"),
        ("x" * 5000, "at most"),
    ],
)
def test_a_bad_record_is_told(text: str, words: str) -> None:
    """Nothing that is no record is taken for one."""
    with pytest.raises(StoneError, match=words):
        Record.parse(text)
