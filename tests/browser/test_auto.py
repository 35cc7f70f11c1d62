"""Auto-play: the solver plays, at a chosen speed, until somebody stops it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import to_board
from tests.browser.playing import Player, board
from tests.browser.test_hints import ELEVEN, GUESS


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_it_plays_to_the_end_and_stops(player: Player, hosted: str) -> None:
    """Also cells under a wrong flag are opened; the game is unranked."""
    page = player.go(f"{hosted}{ELEVEN}&auto=50").page
    player.click(2, 0)
    player.click(0, 1, "right")
    auto = page.locator("#auto")
    auto.click()
    player.expect("won")
    expect(auto).to_have_attribute("aria-pressed", "false")
    expect(auto).to_have_text("Auto-play")
    expect(page.locator("#auto-speed")).to_be_hidden()

    assert player.events("end")[0]["ranked"] is False


def test_it_begins_a_board_by_itself(player: Player, hosted: str) -> None:
    """From the first click on, whichever way the game ends."""
    page = player.go(f"{hosted}?level=beginner&auto=50").page
    page.locator("#auto").click()
    expect(page.locator("#unranked")).to_have_text("Unranked: help was used")

    expect(page.locator("html")).to_have_attribute(
        "data-state", re.compile("won|lost"), timeout=20_000
    )


def test_it_stops_before_a_guess_if_the_player_wants_that(
    player: Player, hosted: str
) -> None:
    """It says why."""
    page = player.go(f"{hosted}{GUESS}&auto=50&auto-guess=off").page
    player.click(1, 1)
    page.locator("#auto").click()
    expect(page.locator("#status")).to_contain_text("only a guess would go on")
    expect(page.locator("#auto")).to_have_attribute("aria-pressed", "false")

    player.expect("playing")


@pytest.mark.parametrize("how", ["#auto", "key", "move", ".restart", "#pause", "#hint"])
def test_it_stops_when_somebody_does_something(
    player: Player, hosted: str, how: str
) -> None:
    """Its button or key, a move, a new game, a pause or a hint of the player's."""
    page = player.go(f"{hosted}?level=intermediate&seed=3&auto=2").page
    player.click(3, 3)
    auto = page.locator("#auto")
    auto.click()
    expect(auto).to_have_text("Stop")
    expect(page.locator("#auto-speed")).to_have_value("2")
    if how == "key":
        to_board(page)
        page.keyboard.press("a")
    elif how == "move":
        player.click(15, 15, "right")
    else:
        page.locator(how).click()
    expect(auto).to_have_attribute("aria-pressed", "false")
    expect(page.locator("html")).not_to_have_attribute("data-auto", "")
    page.wait_for_timeout(100)
    before = player.picture()
    page.wait_for_timeout(1200)

    assert player.picture() == before


def test_its_speed_can_be_changed_while_it_plays(player: Player, hosted: str) -> None:
    """And is kept as the choice of the settings."""
    page = player.go(hosted + board("." * 40 + "*" + "." * 40) + "&auto=1").page
    page.locator("#auto").click()
    page.locator("#auto-speed").select_option("50")
    page.locator("#settings").click()
    expect(page.locator("#option-auto")).to_have_value("50")
    page.keyboard.press("Escape")

    expect(page.locator("html")).to_have_attribute(
        "data-state", re.compile("won|lost"), timeout=5000
    )
