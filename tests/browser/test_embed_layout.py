"""The bar of a frame: all of it is seen at every width and in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.article import publish
from tests.browser.playing import Player, board
from tests.browser.server import Site

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


@pytest.mark.parametrize(
    ("settings", "side"),
    [
        ('level="beginner" zoom="200"', 450),
        ('level="beginner" zoom="9"', 225),
        ('game="gomoku" zoom="200"', 450),
    ],
)
def test_a_preview_is_as_large_as_its_cells_will_be(
    page: Page, blog: Site, hosted: str, settings: str, side: int
) -> None:
    """By the zoom that is asked for, if it can be had."""
    tag = f'<mine-sweeper {settings} start-on="click"></mine-sweeper>'
    publish(page, blog, hosted, tag)
    box = page.locator("mine-sweeper .board").bounding_box()

    assert box is not None
    assert (box["width"], box["height"]) == (side + 16, side + 16)


def test_a_narrow_frame_shows_where_there_is_more_of_the_board(
    player: Player, hosted: str
) -> None:
    """The board fades at the sides it goes on, and at no other."""
    page = player.page
    page.set_viewport_size({"width": 600, "height": 640})
    player.go(f"{hosted}?embed&level=expert")
    port = page.locator(".viewport")
    mask = "port => getComputedStyle(port).maskImage"
    for to, classes in (
        (0, "viewport more-right"),
        (60, "viewport more-right more-left"),
        (9999, "viewport more-left"),
        (0, "viewport more-right"),
    ):
        port.evaluate("(port, to) => { port.scrollLeft = to; }", to)
        expect(port).to_have_class(re.compile(f"^{classes}$"))
        assert "0.15" in port.evaluate(mask)
    page.set_viewport_size({"width": 900, "height": 640})

    expect(port).to_have_class("viewport")
    assert port.evaluate(mask) == "none"
