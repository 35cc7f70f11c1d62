"""Tests of the overview: there when it is needed, right, and it moves the view."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from minesweeper.scene.skins import SKINS
from tests.browser.conftest import NewContext
from tests.browser.playing import Player

LARGE = "?level=120x200/4000/zone&skin=light"

VIEW = """() => {
  const port = document.querySelector(".viewport");
  return [
    (port.scrollLeft + port.clientWidth / 2) / port.scrollWidth,
    (port.scrollTop + port.clientHeight / 2) / port.scrollHeight,
  ];
}"""


PIXEL = """([col, row]) => {
  const canvas = document.querySelector(".map canvas");
  const { data } = canvas.getContext("2d").getImageData(col, row, 1, 1);
  return "#" + [...data.slice(0, 3)].map(v => v.toString(16).padStart(2, "0")).join("");
}"""


def test_it_is_there_only_where_the_board_has_no_room(page: Page, hosted: str) -> None:
    """A board that fits needs none, until it is zoomed."""
    player = Player(page).go(hosted + "?level=intermediate")
    expect(page.locator(".map:visible")).to_have_count(0)
    for _ in range(4):
        page.click("#zoom-in")
    expect(page.locator(".map")).to_be_visible()
    page.click("#zoom-reset")
    expect(page.locator(".map")).to_be_hidden()
    player.expect("ready")


def test_it_shows_every_cell_and_follows_the_moves(page: Page, hosted: str) -> None:
    """Covered, open and flagged cells have their colours at their places."""
    light, dark = SKINS["light"], SKINS["dark"]
    player = Player(page).go(hosted + "?level=60x100/900/zone&skin=light")
    expect(page.locator(".map")).to_be_visible()
    player.click(30, 50)
    player.expect("playing")
    player.picture()
    assert page.evaluate(PIXEL, [50, 30]) == light.paper
    assert page.evaluate(PIXEL, [99, 59]) == light.face
    player.click(59, 99, "right")
    player.picture()
    assert page.evaluate(PIXEL, [99, 59]) == light.flag
    page.select_option("#skin", "dark")
    player.picture()
    assert page.evaluate(PIXEL, [99, 59]) == dark.flag
    assert page.evaluate(PIXEL, [50, 30]) == dark.paper


def test_a_press_and_a_drag_move_the_view(page: Page, hosted: str) -> None:
    """The place pressed comes to the middle, and follows the pointer from then on."""
    player = Player(page).go(hosted + LARGE)
    face = page.locator(".map-face")
    expect(face).to_be_visible()
    face.scroll_into_view_if_needed()
    box = face.bounding_box()
    assert box is not None
    for across, down in ((0.5, 0.5), (0.7, 0.4)):
        x, y = box["x"] + across * box["width"], box["y"] + down * box["height"]
        page.mouse.move(x, y)
        page.mouse.down()
        found = page.evaluate(VIEW)
        assert abs(found[0] - across) < 0.02, found
        assert abs(found[1] - down) < 0.03, found
    page.mouse.up()
    page.mouse.move(5, 5)
    assert page.evaluate(VIEW) == found
    player.expect("ready")


def test_the_keys_of_a_slider_move_the_view(page: Page, hosted: str) -> None:
    """Arrows by half a window, Home and End to the corners; it says what is seen."""
    Player(page).go(hosted + LARGE)
    face = page.locator(".map-face")
    face.focus()
    page.keyboard.press("Home")
    expect(face).to_have_attribute("aria-valuetext", re.compile("^Rows 1–.* of 120"))
    start = page.evaluate(VIEW)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    moved = page.evaluate(VIEW)
    assert moved[0] > start[0]
    assert moved[1] > start[1]
    page.keyboard.press("End")
    expect(face).to_have_attribute("aria-valuetext", re.compile("–120 of 120.*–200 of"))
    expect(face).to_have_attribute("aria-label", "Overview of the board")
    page.select_option("#lang", "ja")
    expect(face).to_have_attribute("aria-label", "盤面の全体図")


def test_a_phone_has_room_for_it(new_context: NewContext, hosted: str) -> None:
    """At 360 pixels nothing is wider than the screen, and all of it can be used."""
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    Player(page).go(hosted)
    expect(page.locator(".map")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == 360
    for name in ("zoom-out", "zoom-reset", "zoom-in", "flagging", "settings"):
        box = page.locator(f"#{name}").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


def test_a_framed_game_has_none(page: Page, hosted: str) -> None:
    """There the board and what plays it are all there is."""
    Player(page).go(hosted + LARGE + "&embed")
    page.wait_for_timeout(300)
    expect(page.locator(".map")).to_have_count(0)
