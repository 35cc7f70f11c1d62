"""The chances over the board: right numbers, on the right cells, for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from minesweeper.scene.shades import BEST, MINE, SAFE, ground
from tests.browser.keys import active, go, to_board
from tests.browser.playing import Player, board
from tests.browser.test_hints import ELEVEN, GUESS
from tests.browser.test_reader import rest

SHADE = """
  (canvas, [row, col]) => {
    const cell = parseFloat(getComputedStyle(canvas.closest(".viewport"))
      .getPropertyValue("--cell")) * devicePixelRatio;
    const x = Math.round((col + 0.5) * cell), y = Math.round((row + 0.24) * cell);
    const [r, g, b, a] = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
    const hex = value => value.toString(16).padStart(2, "0");
    return a ? `#${hex(r)}${hex(g)}${hex(b)}` : "";
  }
"""
"""Gives the colour above the number of a cell, or nothing where nothing is drawn."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def shade(player: Player, row: int, col: int) -> str:
    """Gives the shade that is drawn on a cell."""
    drawn = player.page.locator(".chances").evaluate(SHADE, [row, col])
    return str(drawn)


def show(player: Player) -> None:
    """Has the chances shown."""
    player.page.locator("#chances").click()
    expect(player.page.locator(".chances")).to_be_visible()


def settle(page: Page) -> None:
    """Waits until what changed has been counted and drawn."""
    rest(page)
    page.evaluate(
        "() => new Promise(done => "
        "requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


@pytest.mark.parametrize("skin", ["original", "light", "dark", "contrast", "safe"])
@pytest.mark.parametrize("zoom", ["100", "220"])
def test_certain_cells_are_shown_in_every_skin(
    player: Player, hosted: str, skin: str, zoom: str
) -> None:
    """Two mines at the ends, two safe cells between; open cells stay bare."""
    player.go(f"{hosted}{ELEVEN}&skin={skin}&zoom={zoom}")
    player.click(2, 0)
    show(player)
    row = [shade(player, 0, col) for col in range(4)]

    assert row == [ground(MINE), ground(SAFE), ground(SAFE), ground(MINE)]
    assert [shade(player, 1, col) for col in range(4)] == [""] * 4


def test_doubtful_cells_are_shown_as_likely_as_they_are(
    player: Player, hosted: str
) -> None:
    """Three cells alike, one mine."""
    player.go(hosted + GUESS)
    player.click(1, 1)
    show(player)
    shades = [shade(player, *cell) for cell in ((0, 0), (0, 1), (1, 0), (1, 1))]

    assert shades == [ground(33 + BEST)] * 3 + [""]


def test_chances_follow_the_game(player: Player, hosted: str) -> None:
    """A move, an undo, a flag, another board; and off is off."""
    page = player.go(hosted + board("*..*../....../......")).page
    player.click(2, 0)
    show(player)
    expect(page.locator("#chances")).to_have_attribute("aria-pressed", "true")
    player.click(0, 1)
    settle(page)
    assert shade(player, 0, 1) == ""
    page.locator("#undo").click()
    settle(page)
    assert shade(player, 0, 1) == ground(SAFE)
    player.click(0, 0, "right")
    player.click(0, 1, "right")
    settle(page)
    assert shade(player, 0, 0) == ""
    assert shade(player, 0, 1) == ground(SAFE)
    page.locator("#level").select_option("expert")
    expect(page.locator("#status")).to_contain_text("New game")
    expect(page.locator(".chances")).to_be_hidden()
    expect(page.locator("#unranked")).to_be_hidden()
    player.click(3, 3)
    expect(page.locator(".chances")).to_be_visible()
    expect(page.locator("#unranked")).to_have_text("Unranked: help was used")
    page.locator("#chances").click()
    expect(page.locator(".chances")).to_be_hidden()
    player.click(10, 20, "right")
    settle(page)

    expect(page.locator(".chances")).to_be_hidden()


def test_before_the_first_click_there_is_nothing_to_count(
    player: Player, hosted: str
) -> None:
    """Where that click is safe anyway; where it is not, each cell is as likely."""
    page = player.go(f"{hosted}?level=expert").page
    page.locator("#chances").click()
    expect(page.locator("#status")).to_contain_text("the first click is safe")
    expect(page.locator(".chances")).to_be_hidden()
    player.go(hosted + board("*.../...."))
    show(player)
    settle(page)

    assert shade(player, 1, 3) == ground(13 + BEST)


def test_the_end_takes_the_chances_away(player: Player, hosted: str) -> None:
    """An undo brings them back."""
    page = player.go(hosted + GUESS).page
    player.click(1, 1)
    show(player)
    player.click(0, 0)
    player.expect("lost")
    expect(page.locator(".chances")).to_be_hidden()
    page.keyboard.press("Escape")
    page.locator("#undo").click()

    expect(page.locator(".chances")).to_be_visible()


def test_chances_are_told_cell_by_cell(player: Player, hosted: str) -> None:
    """By keyboard, to screen readers, in the page's language."""
    page = player.go(hosted + GUESS).page
    player.click(1, 1)
    to_board(page)
    page.keyboard.press("%")
    expect(page.locator(".chances")).to_be_visible()
    go(page, (0, 0))
    rest(page)
    expect(active(page)).to_have_text(
        "Row 1, column 1: covered. Chance of a mine: 33.3%"
    )
    page.locator("#lang").select_option("ja")
    rest(page)
    expect(active(page)).to_have_text(re.compile("地雷の確率：33.3%$"))
    page.locator("#chances").click()
    rest(page)

    expect(active(page)).not_to_have_text(re.compile("33.3"))


def test_a_large_board_shows_chances_where_it_is_seen(
    player: Player, hosted: str
) -> None:
    """The canvas goes where the board's does, and its labels lie on its cells."""
    page = player.go(f"{hosted}?rows=500&cols=500&mines=30000&start=zone&seed=pan").page
    player.click(3, 3)
    show(player)
    page.locator(".viewport").evaluate("port => { port.scrollTop = 9000; }")
    settle(page)
    places = page.evaluate(
        """() => ["#canvas", ".chances"].map((name) => {
          const { x, y, width, height } = document.querySelector(name)
            .getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        })"""
    )

    assert places[0] == places[1]
    assert places[0][1] < 0
    filled = page.locator(".chances").evaluate(
        """canvas => canvas.getContext("2d").getImageData(
          canvas.width / 2, 0, 1, canvas.height).data.some(value => value)"""
    )
    assert filled
