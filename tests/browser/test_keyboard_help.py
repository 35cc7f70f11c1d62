"""The help that lists the keys, and in which they are changed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.keys import MIXED, at, to_board
from tests.browser.playing import Player


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def key(page: Page, command: str, name: str) -> Locator:
    """Gives the button of a command's key."""
    return page.locator(f'[data-command="{command}"][data-key="{name}"]')


def test_a_key_is_changed_by_keyboard_alone_and_kept(
    player: Player, hosted: str
) -> None:
    """The board heeds the new key and not the old one, also after a reload."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    page.keyboard.press("?")
    key(page, "mark", "f").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#keys-said")).to_contain_text("Now press the new key for")
    page.keyboard.press("x")
    expect(page.locator("#keys-said")).to_contain_text("are now: X, M.")
    expect(key(page, "mark", "x")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#help-dialog")).to_be_hidden()
    page.keyboard.press("f")
    player.expect("ready", 6)
    page.keyboard.press("x")
    player.expect("ready", 5)
    page.wait_for_timeout(600)
    player.go(hosted + MIXED)
    player.expect("ready", 5)
    to_board(page)
    page.keyboard.press("x")

    player.expect("ready", 6)


def test_a_command_the_page_does_not_offer_is_not_listed(
    player: Player, hosted: str
) -> None:
    """A key that does nothing is no help; the others are there."""
    page = player.go(hosted + MIXED).page
    page.locator("#help").click()
    for command in ("hint", "pause", "help"):
        listed = page.locator(f".key-line:has([data-command={command}])")
        offered = page.locator(f"#{command}").is_visible()
        expect(listed).to_be_visible(visible=offered)
    expect(key(page, "mark", "f")).to_be_visible()


def test_a_key_in_use_is_refused_with_a_sentence(player: Player, hosted: str) -> None:
    """Nothing changes; Escape then leaves the key, and not the dialog."""
    page = player.go(hosted + MIXED).page
    page.locator("#help").click()
    said = page.locator("#keys-said")
    key(page, "mark", "f").click()
    page.keyboard.press("c")
    expect(said).to_have_text(
        "C is taken already, by: Open around a number. Nothing was changed."
    )
    page.keyboard.press("F6")
    expect(said).to_contain_text("F6 can't be used here")
    page.keyboard.press("Control+k")
    expect(said).to_contain_text("can't be used here")
    page.keyboard.press("Escape")
    expect(said).to_be_empty()
    expect(page.locator("#help-dialog")).to_be_visible()
    expect(key(page, "mark", "f")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#help-dialog")).to_be_hidden()


def test_keys_are_added_taken_away_and_all_given_back(
    player: Player, hosted: str
) -> None:
    """A command may have several keys or none."""
    page = player.go(hosted + MIXED).page
    page.locator("#help").click()
    page.locator('[data-command="up"]:not([data-key])').click()
    page.keyboard.press("w")
    expect(key(page, "up", "w")).to_be_visible()
    key(page, "chord", "c").click()
    page.keyboard.press("Backspace")
    expect(page.locator("#keys-said")).to_contain_text("has no key now")
    page.keyboard.press("Escape")
    to_board(page)
    page.keyboard.press("w")
    assert at(page) == (3, 4)
    page.keyboard.press("?")
    page.locator("#keys-reset").click()
    expect(key(page, "up", "w")).to_have_count(0)

    expect(key(page, "chord", "c")).to_be_visible()


def test_keys_of_the_address_are_used_or_refused(player: Player, hosted: str) -> None:
    """Bad ones leave the usual ones, with one message."""
    page = player.go(f"{hosted}{MIXED}&keys=mark:+x").page
    to_board(page)
    page.keyboard.press("x")
    player.expect("ready", 5)
    page = player.go(f"{hosted}{MIXED}&keys=mark:+c").page
    expect(page.locator("#note-list")).to_have_text("keys can't be 'mark: c'.")
    to_board(page)
    page.keyboard.press("f")

    player.expect("ready", 5)


def test_the_list_is_in_the_chosen_language(player: Player, hosted: str) -> None:
    """Also if that is chosen after it was opened once."""
    page = player.go(hosted + MIXED).page
    page.locator("#help").click()
    page.keyboard.press("Escape")
    page.locator("#lang").select_option("ja")
    page.locator("#help").click()

    expect(page.locator("#help-dialog")).to_contain_text("旗を立てる・外す")
    expect(key(page, "open", "Space")).to_have_text("スペース")
