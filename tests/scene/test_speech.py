"""What is said of cells and moves, compared with boards read by eye."""

from __future__ import annotations

import re

import pytest

from minesweeper.play.i18n import LANGUAGES, Texts
from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.moves import Move
from minesweeper.rules.notation import parse_view
from minesweeper.scene.speech import cell_words, move_words, stale, step_words

BOARD = "#2F1\n?201\n1100"


def words(row: int, col: int, board: str = BOARD, lang: str = "en") -> str:
    """Gives what is said of a cell."""
    grid, faces = parse_view(board)
    key, values = cell_words(grid, faces, grid.index((row, col)))
    return Texts(lang).say(key, **values)


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ((0, 0), "Row 1, column 1: covered"),
        ((0, 2), "Row 1, column 3: flag"),
        ((1, 0), "Row 2, column 1: question mark"),
        ((1, 2), "Row 2, column 3: empty"),
        ((0, 1), "Row 1, column 2: 2; around it 2 covered, 1 flagged"),
        ((2, 0), "Row 3, column 1: 1; around it 1 covered, 0 flagged"),
        ((1, 3), "Row 2, column 4: 1; around it 0 covered, 1 flagged"),
    ],
)
def test_a_cell_is_told_by_place_content_and_neighbours(cell: Cell, said: str) -> None:
    """Rows and columns count from 1."""
    assert words(*cell) == said


def test_a_number_with_nothing_left_around_it_says_so() -> None:
    """After a win that opened everything but mines elsewhere."""
    assert words(0, 0, "100\n100") == "Row 1, column 1: 1; all open around it"


def test_the_ends_of_a_game_have_words_of_their_own() -> None:
    """A mine, the one that went off, and a wrong flag differ."""
    game = on((0, 0), (0, 3))
    for text in ("mark 1,1", "open 0,0"):
        game.play(Move.parse(text))
    said = [
        cell_words(game.grid, game.faces, game.grid.index(cell))[0]
        for cell in ((0, 0), (0, 3), (1, 1))
    ]

    assert said == ["cell.exploded", "cell.mine", "cell.wrong"]


def on(*mines: Cell) -> Game:
    """Gives a game of 3 rows and 6 columns with mines at these cells."""
    return Game.on(Field.of(Grid(3, 6), mines))


def heard(game: Game, text: str) -> str:
    """Plays a move and gives what is said of it."""
    move = Move.parse(text)
    cells = game.play(move).cells
    said = move_words(game.grid, game.faces, move.cell, cells, game.mines_left)
    return Texts("en").say(said[0], **said[1])


def test_moves_say_what_they_did() -> None:
    """Opens count their cells, marks say the counter."""
    game = on((0, 0), (0, 1), (0, 5))

    assert heard(game, "open 1,1") == (
        "Row 2, column 2: 2; around it 8 covered, 0 flagged"
    )
    assert heard(game, "mark 0,0") == "Flag in row 1, column 1. Mines left: 2."
    assert heard(game, "mark 0,0") == "No mark in row 1, column 1. Mines left: 3."
    # The opening is row 3 whole, row 2 and the row 1 between the mines' numbers.
    assert heard(game, "open 2,3") == "Row 3, column 4: 14 cells opened."


def test_a_chord_says_how_many_cells_it_opened() -> None:
    """It is told from the number it was made at."""
    game = on((0, 0), (2, 0))
    heard(game, "open 1,1")
    heard(game, "mark 0,0")
    heard(game, "mark 2,0")

    assert heard(game, "chord 1,1") == "15 cells opened from row 2, column 2."


def test_question_marks_are_told() -> None:
    """With them a third mark takes the mark away."""
    game = on((0, 0))
    game.question_marks = True

    assert [heard(game, "mark 0,0").split(" in ")[0] for _ in range(3)] == [
        "Flag",
        "Question mark",
        "No mark",
    ]


def test_steps_back_and_forth_count_what_changed() -> None:
    """One cell or many."""
    say = Texts("en").say
    back, one = step_words(True, [1, 2, 3], 7), step_words(False, [1], 8)

    assert say(back[0], **back[1]) == "Taken back, 3 cells changed. Mines left: 7."
    assert say(one[0], **one[1]) == "Made again, 1 cell changed. Mines left: 8."


def test_the_numbers_around_a_change_have_new_words() -> None:
    """Covered cells and zeros have not: they tell nothing of their neighbours."""
    grid, faces = parse_view(BOARD)
    found = stale(grid, faces, [grid.index((0, 2))])

    assert {grid.cell(index) for index in found} == {
        (0, 2),
        (0, 1),
        (0, 3),
        (1, 1),
        (1, 3),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_all_numbers_of_a_cell(lang: str) -> None:
    """Row, column, number, covered and flagged neighbours are heard in each."""
    numbers = re.findall(r"\d+", words(0, 1, lang=lang))

    assert sorted(numbers) == ["1", "1", "2", "2", "2"]
