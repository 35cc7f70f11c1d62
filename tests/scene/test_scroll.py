"""A large board is looked at first where it is open."""

from __future__ import annotations

import pytest

from minesweeper.rules.game import Game
from minesweeper.rules.level import LEVELS
from minesweeper.scene.scroll import opened, scroll_to

SIZES = (244, 304, 325, 326, 344, 500, 700)
"""Windows of phones and frames, in CSS pixels."""


def test_what_is_open_is_found() -> None:
    """The rows and columns of the start opening, counted cell by cell."""
    game = Game(LEVELS["classic"], "a seed")
    cells = [game.grid.cell(index) for index in game.grid.indices]
    seen = [cell for cell in cells if game.faces[game.grid.index(cell)] <= 8]
    rows = {row for row, _ in seen}
    cols = {col for _, col in seen}

    assert opened(game.grid, game.faces) == (
        range(min(rows), max(rows) + 1),
        range(min(cols), max(cols) + 1),
    )


def test_nothing_is_found_where_nothing_is_open() -> None:
    """As on the levels that the first click opens."""
    game = Game(LEVELS["expert"], "a seed")

    assert opened(game.grid, game.faces) is None


@pytest.mark.parametrize("shown", SIZES)
def test_what_is_open_is_seen_whole_where_it_fits(shown: int) -> None:
    """Wherever it is, and the window never leaves the board."""
    for first in range(30):
        for last in range(first, 30):
            at = scroll_to(range(first, last + 1), 30, shown)
            assert 0 <= at <= 750 - shown
            if (last + 1 - first) * 25 <= shown:
                assert at <= first * 25
                assert (last + 1) * 25 <= at + shown


@pytest.mark.parametrize("shown", SIZES)
def test_the_edge_cuts_a_cell_where_that_hides_nothing(shown: int) -> None:
    """So it is seen that the board goes on."""
    at = scroll_to(range(14, 16), 30, shown)

    assert (at + shown) % 25 == pytest.approx(12.5)


def test_a_board_that_fits_is_not_scrolled() -> None:
    """The window may be larger than it."""
    assert scroll_to(range(3, 9), 9, 225) == 0
    assert scroll_to(range(3, 9), 9, 400) == 0
