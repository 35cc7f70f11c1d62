"""A view is what a player sees."""

from __future__ import annotations

import pytest

from minesweeper.rules.game import Game
from minesweeper.rules.level import LEVELS
from minesweeper.rules.moves import Kind, Move, Status
from minesweeper.solver.view import View, ViewError


def test_marks_are_read_as_covered_cells() -> None:
    """Flags and question marks are opinions."""
    assert View.parse("F?#\n121", 2) == View.parse("###\n121", 2)


def test_text_and_view_are_inverse() -> None:
    """A view's text gives the view again."""
    text = "#1012345678\n###########"
    assert str(View.parse(text, 3)) == text


@pytest.mark.parametrize(
    ("text", "mines", "named"),
    [
        ("", 1, "at least one row"),
        ("##\n#", 1, "'#'"),
        ("#x", 1, "'x'"),
        ("#9", 1, "'9'"),
        ("##", -1, "-1"),
    ],
)
def test_bad_text_is_refused_with_the_offending_part(
    text: str, mines: int, named: str
) -> None:
    """The error says what could not be read."""
    with pytest.raises(ViewError, match=named):
        View.parse(text, mines)


def test_a_running_game_is_seen_with_all_its_mines_whatever_is_flagged() -> None:
    """Flags change neither the covered cells nor the number of mines."""
    game = Game(LEVELS["beginner"], "view")
    game.play(Move(Kind.OPEN, (4, 4)))
    before = View.of(game)
    covered = before.cells(before.covered)
    for cell in covered[:3]:
        game.play(Move(Kind.MARK, cell))
    after = View.of(game)
    assert after.mines == before.mines == 10
    assert after.covered == before.covered
    assert str(after) == str(before)


def test_a_lost_game_does_not_show_its_mines() -> None:
    """What the end uncovers is not something the player knew."""
    game = Game(LEVELS["beginner"], "lost")
    game.play(Move(Kind.OPEN, (4, 4)))
    seen = View.of(game)
    for cell in seen.cells(seen.covered):
        game.play(Move(Kind.OPEN, cell))
    assert game.status is Status.LOST
    lost = View.of(game)
    assert lost.mines == 10
    assert lost.covered_cells >= 10
