"""A pause stops the clock and hides the board; a long game is not lost by one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Player

SEEDED = "?level=beginner&seed=pause"


@pytest.fixture
def player(page: Page, hosted: str) -> Player:
    """Gives a player in the middle of a game."""
    player = Player(page).go(hosted + SEEDED)
    player.click(4, 4)
    player.expect("playing")
    return player


def seconds(page: Page) -> int:
    """Gives the seconds the page shows."""
    return int(page.locator("html").get_attribute("data-seconds") or "-1")


def test_a_pause_covers_the_board_and_stops_the_clock(player: Player) -> None:
    """Until the player goes on."""
    page = player.page
    page.locator("#pause").click()
    expect(page.locator(".pause")).to_be_visible()
    expect(page.locator("#canvas")).not_to_be_visible()
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "true")
    before = seconds(page)
    page.wait_for_timeout(2200)
    assert seconds(page) == before
    page.locator("#go-on").click()
    expect(page.locator(".pause")).not_to_be_visible()
    expect(page.locator("#canvas")).to_be_visible()
    page.wait_for_timeout(1300)

    assert seconds(page) in (before + 1, before + 2)


def test_a_new_game_ends_the_pause(player: Player) -> None:
    """Nothing stays covered."""
    page = player.page
    page.locator("#pause").click()
    page.locator(".restart").click()

    expect(page.locator(".pause")).not_to_be_visible()
    player.expect("ready")


def test_a_pause_takes_no_move_back(player: Player) -> None:
    """Neither by button nor by key: what is covered stays as it is."""
    page = player.page
    page.locator("#pause").click()
    expect(page.locator("#undo")).to_be_disabled()
    page.locator("#cells").focus()
    page.keyboard.press("u")
    expect(page.locator(".pause")).to_be_visible()
    page.locator("#go-on").click()

    expect(page.locator("#undo")).to_be_enabled()
    player.expect("playing")


def test_without_a_running_game_there_is_nothing_to_pause(
    page: Page, hosted: str
) -> None:
    """A sentence says so."""
    Player(page).go(hosted + SEEDED)
    page.locator("#pause").click()

    expect(page.locator("#status")).to_contain_text("no running game")
    expect(page.locator("#canvas")).to_be_visible()


def test_escape_goes_on(player: Player) -> None:
    """So that the keyboard alone can pause and go on."""
    page = player.page
    page.locator("#pause").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#go-on")).to_be_focused()
    page.keyboard.press("Escape")

    expect(page.locator(".pause")).not_to_be_visible()


def test_a_page_out_of_sight_pauses_if_that_is_wanted(page: Page, hosted: str) -> None:
    """Not by default."""
    player = Player(page).go(hosted + SEEDED + "&pause=on")
    player.click(4, 4)
    player.expect("playing")
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )

    expect(page.locator(".pause")).to_be_visible()


def test_a_long_game_that_counts_is_asked_for(page: Page, hosted: str) -> None:
    """Keeping it costs one press, and so does giving it up."""
    page.clock.install()
    player = Player(page).go(hosted + "?level=expert")
    player.click(8, 15)
    player.expect("playing")
    page.clock.fast_forward(61_000)
    page.locator(".restart").click()
    dialog = page.locator("#ask-dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    player.expect("playing")
    page.locator(".restart").click()
    page.locator("#ask-yes").click()
    expect(dialog).not_to_be_visible()

    player.expect("ready")


def test_a_short_game_is_not(page: Page, hosted: str) -> None:
    """Nobody wants to answer for a first click."""
    player = Player(page).go(hosted + "?level=expert")
    player.click(8, 15)
    player.expect("playing")
    page.locator(".restart").click()

    player.expect("ready")
