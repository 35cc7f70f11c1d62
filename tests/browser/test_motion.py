"""Tests of the short animations: there when wanted, gone after, never in the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import Player, board

ROOM = board("*......../" + "/".join(["........."] * 7) + "/........*")
"""A board that one click opens but for two mines and a corner."""

SEEN = """() => {
  window.motions = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const { className } of addedNodes)
        if (`${className}`.startsWith("motion")) motions.push(className);
  }).observe(document.querySelector(".field"), { childList: true });
}"""
"""Notes the layers of motion that come, from now on."""


def go(page: Page, address: str) -> Player:
    """Opens a board and notes what moves on it."""
    player = Player(page).go(address)
    page.evaluate(SEEN)
    return player


def test_an_opening_and_an_end_are_seen_in_motion(page: Page, hosted: str) -> None:
    """A wave, then an explosion; both are gone soon, with every layer."""
    player = go(page, hosted + board("*......../" + "/".join(["*........"] * 8)))
    player.click(4, 6)
    assert page.evaluate("motions") in (["motion motion-wave"], ["motion motion-won"])
    expect(page.locator(".motion")).to_have_count(0)
    player = go(page, hosted + "?level=9x9/10/none&seed=1")
    for col in range(9):
        for row in range(9):
            if page.locator("html").get_attribute("data-state") != "lost":
                player.click(row, col)
    player.expect("lost")
    assert page.evaluate("motions").count("motion motion-blast") == 1
    expect(page.locator(".motion")).to_have_count(0)


def test_a_win_is_seen_in_motion(page: Page, hosted: str) -> None:
    """A light runs over the board that is won."""
    player = go(page, hosted + ROOM)
    player.click(4, 4)
    player.expect("won")
    assert page.evaluate("motions") == ["motion motion-won"]


def test_it_can_be_switched_off(page: Page, hosted: str) -> None:
    """By the settings, and by the address."""
    player = go(page, hosted + ROOM + "&motion=off")
    player.click(4, 4)
    player.expect("won")
    assert page.evaluate("motions") == []


def test_the_systems_wish_for_rest_counts_at_once(page: Page, hosted: str) -> None:
    """Reduced motion is asked at each move, without a reload."""
    player = go(page, hosted + ROOM)
    page.emulate_media(reduced_motion="reduce")
    player.click(4, 4)
    player.expect("won")
    assert page.evaluate("motions") == []


def test_a_move_during_a_motion_counts(new_context: NewContext, hosted: str) -> None:
    """The layers let every press through, and the board is right already."""
    page = new_context().new_page()
    field = "*.*....../*.*....../" + "/".join(["..*......"] * 7)
    player = go(page, hosted + board(field))
    player.click(4, 7)
    assert page.evaluate("motions") == ["motion motion-wave"]
    player.click(4, 2, button="right")
    player.expect("playing", 10)
    player.click(0, 1)
    player.click(1, 1)
    player.click(8, 0)
    player.expect("won")
