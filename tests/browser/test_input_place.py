"""A click lands on its cell, wherever and however large the board is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewContext
from tests.browser.playing import Player, only_safe

CORNERS = [(0, 0), (15, 29), (7, 14)]
"""Cells of an expert board that the wrong arithmetic misses."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_corners_answer_to_their_own_place(player: Player, hosted: str) -> None:
    """Rows and columns are never swapped, and all of the board can be reached."""
    player.go(hosted + only_safe(16, 30, *CORNERS))
    for row, col in CORNERS:
        player.click(row, col)

    player.expect("won")


@pytest.mark.parametrize("size", [(7, 23), (23, 7)])
def test_any_size_answers_to_its_own_place(
    player: Player, hosted: str, size: tuple[int, int]
) -> None:
    """Wider than high and higher than wide."""
    rows, cols = size
    corners = [(0, 0), (0, cols - 1), (rows - 1, 0), (rows - 1, cols - 1)]
    player.go(hosted + only_safe(rows, cols, *corners))
    for row, col in corners:
        player.click(row, col)

    player.expect("won")


@pytest.mark.parametrize(
    "style",
    [
        "#canvas { width: 50% !important; height: auto !important }",
        "main { transform: scale(0.8) }",
        "#canvas { border: 10px solid red }",
        "#canvas { padding: 7px 3px 1px 11px }",
        "main { zoom: 0.67 }",
        "main { zoom: 1.5; margin: 40px 0 0 55px }",
        "body { padding-top: 900px }",
    ],
)
def test_a_click_lands_on_its_cell_however_the_board_is_shown(
    player: Player, hosted: str, style: str
) -> None:
    """Scaled, bordered, zoomed, moved and scrolled."""
    page = player.go(hosted + only_safe(16, 30, *CORNERS)).page
    page.set_viewport_size({"width": 1400, "height": 1100})
    player.style(style)
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    page.evaluate("scrollTo(0, Math.min(777, document.body.scrollHeight / 4))")
    for row, col in CORNERS:
        player.click(row, col)

    player.expect("won")


@pytest.mark.parametrize("ratio", [1.1, 1.5, 2])
def test_a_click_lands_on_its_cell_at_any_pixel_ratio(
    new_context: NewContext, hosted: str, ratio: float
) -> None:
    """As with a browser's zoom or a dense screen."""
    page = new_context(device_scale_factor=ratio).new_page()
    player = Player(page).go(hosted + only_safe(16, 30, *CORNERS))
    for row, col in CORNERS:
        player.click(row, col)

    player.expect("won")
