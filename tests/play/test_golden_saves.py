"""A game that was kept can be gone on with for ever, and is the game it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from minesweeper.gomoku.record import Record as FiveRecord
from minesweeper.play.book import read_file
from minesweeper.play.five import Table
from minesweeper.play.matches import MatchBook
from minesweeper.play.results import Book
from minesweeper.play.saves import BOARDS, Save
from tests.play.golden import FOLDER, board_of, stones_of

SAVES = sorted(FOLDER.glob("minesweeper-*.txt"))
FIVES = sorted(FOLDER.glob("gomoku-*.txt"))


def text_of(path: Path) -> str:
    """Gives a text as the page keeps it, without the line break that ends a file."""
    return path.read_text("utf-8").removesuffix("\n")


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_game_is_the_game_it_was(path: Path) -> None:
    """Cells, marks, counters, clock, history, and whether it is ranked."""
    begun = Save.parse(text_of(path)).resume(1000.0)

    assert board_of(begun, 1000.0) == path.with_suffix(".board").read_text("utf-8")


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_game_goes_back_to_its_beginning_and_forth(path: Path) -> None:
    """All that was done can be taken back and made again."""
    begun = Save.parse(text_of(path)).resume(1000.0)
    game = begun.game
    before = bytes(game.faces)
    back = 0
    while game.can_undo:
        game.undo()
        back += 1
    assert back > 0
    for _ in range(back):
        assert game.can_redo
        game.redo()

    assert bytes(game.faces) == before


@pytest.mark.parametrize("path", FIVES, ids=lambda path: path.stem)
def test_a_kept_game_of_five_in_a_row_is_the_game_it_was(path: Path) -> None:
    """Every stone, the rule, and whose turn it is."""
    table = Table.of(FiveRecord.parse(text_of(path)))

    assert stones_of(table.game) == path.with_suffix(".board").read_text("utf-8")


def test_there_is_a_kept_game_of_every_kind() -> None:
    """New, seeded and given boards; with help, marks, undone moves, and none laid."""
    texts = [text_of(path) for path in SAVES]
    found = {text.split("\n")[2].removeprefix("board ") for text in texts}
    boards = [path.with_suffix(".board").read_text("utf-8") for path in SAVES]

    assert found == set(BOARDS)
    assert any("unranked hinted" in board for board in boards)
    assert any("unranked undone" in board for board in boards)
    assert any("unranked None" in board for board in boards)
    assert any("redo True" in board for board in boards)
    assert any("question marks True" in board for board in boards)
    assert any("status ready" in board for board in boards)
    assert any("?" in board for board in boards)
    assert len(FIVES) >= 3


def test_files_of_results_can_be_added_for_ever() -> None:
    """Each of their lines, and every record in them is one."""
    games = read_file((FOLDER / "results-minesweeper.txt").read_text("utf-8"), Book())
    fives = read_file((FOLDER / "results-gomoku.txt").read_text("utf-8"), MatchBook())

    assert [(one.won, one.unranked, one.name) for one in games] == [
        (True, None, "Ada"),
        (False, None, ""),
        (True, "known", "林 Grace"),
    ]
    assert [one.seconds for one in games] == [41.25, 0.0, 3.007]
    assert [(one.opponent, one.result, one.stones) for one in fives] == [
        ("hard", "lost", 9),
        ("none", "white", 10),
    ]
    for one in fives:
        assert FiveRecord.from_short(one.short).short == one.short
