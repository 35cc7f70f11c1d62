"""The bar of a frame: all of it is seen at every width and in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Player, board

WIDTHS = (320, 360, 440, 600, 601, 640, 700, 701, 760, 800)

MEASURE = """() => {
  const root = document.documentElement;
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const parts = [".restart", ".mines", "#level", "#undo", "#redo", ".clock"].map(box);
  const tops = new Set(parts.map(({ top, bottom }) => Math.round((top + bottom) / 16)));
  return {
    overflow: root.scrollWidth - innerWidth,
    right: Math.max(...parts.map(({ right }) => right)),
    level: box("#level").width,
    rows: tops.size,
    height: box("main").height,
  };
}"""
"""How the bar lies: its rows, where it ends, and what it leaves the level menu."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "zh-Hant", "ja"])
def test_the_bar_fits_the_frame(player: Player, hosted: str, lang: str) -> None:
    """In one row, or in two on a phone; nothing is cut, nothing scrolls sideways."""
    page = player.go(f"{hosted}?embed&lang={lang}").page
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 640})
        found = page.evaluate(MEASURE)
        assert found["overflow"] <= 0, width
        assert found["right"] <= width - 8, width
        assert found["level"] >= 140, width
        assert found["rows"] == (1 if width > 600 else 2), width


def test_the_classic_board_fits_the_frame_of_the_readme(
    player: Player, hosted: str
) -> None:
    """Its 640 pixels hold bar and board without a scroll bar."""
    page = player.page
    page.set_viewport_size({"width": 820, "height": 640})
    player.go(f"{hosted}?embed")

    root = page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])"
        "(document.documentElement)"
    )
    assert root == [820, 640]


@pytest.mark.parametrize("width", [360, 760])
def test_nothing_moves_at_the_end(player: Player, hosted: str, width: int) -> None:
    """The card says what there is to say; who hears the page is told as ever."""
    page = player.page
    page.set_viewport_size({"width": width, "height": 640})
    player.go(f"{hosted}{board('*......./......../......../........')}&embed")
    before = page.evaluate(MEASURE)["height"]
    player.click(0, 1)
    player.click(0, 0)
    player.expect("lost")
    expect(page.locator("#status")).to_contain_text("You hit a mine")
    assert page.evaluate(MEASURE)["height"] == before
    page.keyboard.press("Escape")

    assert page.evaluate(MEASURE)["height"] == before
