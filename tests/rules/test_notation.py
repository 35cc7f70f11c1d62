"""Boards as text: every value is read as it was written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import NotationError
from minesweeper.rules.faces import COVERED, EXPLODED, FLAG, QUESTION
from minesweeper.rules.notation import (
    format_field,
    format_grid,
    format_view,
    parse_field,
    parse_grid,
    parse_view,
)
from tests.rules.boards import boards, counted, field, mines_of, modest, on, play


@modest
@given(boards(safe=False), st.data())
def test_reading_a_grid_text_gives_field_and_faces(
    rows: list[str], data: st.DataObject
) -> None:
    """`parse_grid` undoes `format_grid` for any board without marks."""
    laid = field("\n".join(rows))
    faces = bytearray(laid.grid.covered)
    for cell in counted(rows):
        if data.draw(st.booleans()):
            index = laid.grid.index(cell)
            faces[index] = laid.numbers[index]
    for cell in mines_of(rows):
        if data.draw(st.booleans()):
            faces[laid.grid.index(cell)] = EXPLODED

    text = format_grid(laid, faces)
    assert parse_grid(text) == (laid, faces)
    assert parse_grid(text + "\n") == (laid, faces)


def test_the_letters_of_a_grid_text() -> None:
    """`E M B 1 X` mean what LeetCode's exercise says."""
    laid, faces = parse_grid("B1E\nB2X\nB2M")

    assert laid == field(".../..*/..*")
    assert faces[laid.grid.index((1, 1))] == 2
    assert faces[laid.grid.index((1, 2))] == EXPLODED
    assert faces[laid.grid.index((0, 2))] == COVERED


def test_marks_have_no_letter_in_a_grid_text() -> None:
    """A marked cell is written as the covered cell it is."""
    game = on("*../.../..*", question_marks=True)
    play(game, "mark 0,0", "mark 0,1", "mark 0,1", "open 1,1")

    assert game.field is not None
    assert format_grid(game.field, game.faces) == "MEE\nE2E\nEEM"
    play(game, "open 2,2")
    assert format_grid(game.field, game.faces) == "MEE\nE2E\nEEX"


@modest
@given(st.lists(st.text("012345678#F?", min_size=4, max_size=4), min_size=1))
def test_reading_a_view_gives_grid_and_faces(rows: list[str]) -> None:
    """`parse_view` and `format_view` undo each other; a view need not make sense."""
    text = "\n".join(rows)
    grid, faces = parse_view(text)

    assert (grid.rows, grid.cols) == (len(rows), 4)
    assert format_view(grid, faces) == text
    assert parse_view(format_view(grid, faces)) == (grid, faces)


def test_the_letters_of_a_view() -> None:
    """`# F ?` and digits are what a player sees."""
    grid, faces = parse_view("0#\nF?")

    assert [faces[i] for i in grid.indices] == [0, COVERED, FLAG, QUESTION]


def test_a_view_does_not_tell_what_only_the_game_knows() -> None:
    """After a loss, mines are covered cells and wrong flags are flags."""
    game = on("*../.../..*")
    play(game, "mark 0,1", "open 0,0")

    assert format_view(game.grid, game.faces) == "#F#\n###\n###"


@modest
@given(boards(safe=False))
def test_reading_a_field_text_gives_the_field(rows: list[str]) -> None:
    """`parse_field` undoes `format_field`; rows may be parted by slashes."""
    text = "\n".join(rows)

    assert format_field(parse_field(text)) == text
    assert parse_field("/".join(rows)) == parse_field(text)


PARSERS = {"grid": parse_grid, "view": parse_view, "field": parse_field}
LETTERS = {"grid": "E", "view": "#", "field": "."}


@pytest.mark.parametrize("form", PARSERS)
@pytest.mark.parametrize("text", ["", "\n", "\n\n"])
def test_a_text_without_cells_is_refused(form: str, text: str) -> None:
    """There is no board without cells."""
    with pytest.raises(NotationError) as caught:
        PARSERS[form](text)

    assert caught.value.reason == "empty"


@pytest.mark.parametrize("form", PARSERS)
@pytest.mark.parametrize(("shape", "row"), [("aa a", 1), ("aa aa ", 2), ("aa aaa", 1)])
def test_rows_of_different_lengths_are_refused(form: str, shape: str, row: int) -> None:
    """The sentence names the row."""
    text = shape.replace("a", LETTERS[form]).replace(" ", "\n") + "\n"
    with pytest.raises(NotationError, match=f"Row {row} has") as caught:
        PARSERS[form](text)

    assert caught.value.reason == "ragged"


@pytest.mark.parametrize("form", PARSERS)
@pytest.mark.parametrize("letter", ["x", " ", "9", "\r", "é", "\0", "<"])
def test_an_unknown_letter_is_refused(form: str, letter: str) -> None:
    """The sentence quotes it and names its place."""
    good = LETTERS[form]
    with pytest.raises(NotationError, match="in row 1, column 2 is none of") as caught:
        PARSERS[form](f"{good * 3}\n{good * 2}{letter}")

    assert caught.value.values["value"] == repr(letter)


@pytest.mark.parametrize(
    ("text", "row", "col", "count"),
    [
        ("B1\n1M", 0, 0, 1),
        ("1M\nE2", 1, 1, 1),
        ("EE\nE1", 1, 1, 0),
        ("12\nMM", 0, 0, 2),
    ],
)
def test_an_open_number_must_be_true(text: str, row: int, col: int, count: int) -> None:
    """A number that is not the number of touching mines is refused."""
    sentence = f"Row {row}, column {col} shows '.', but {count} mines"
    with pytest.raises(NotationError, match=sentence) as caught:
        parse_grid(text)

    assert caught.value.reason == "number"


def test_a_long_text_is_quoted_in_short() -> None:
    """A sentence stays readable whatever was given."""
    for parser in PARSERS.values():
        assert len(str(_refusal(parser, "#\n" + "x" * 10_000))) < 200


def _refusal(parser: Callable[[str], object], text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parser(text)
    return caught.value
