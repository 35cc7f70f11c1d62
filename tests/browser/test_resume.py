"""A game in the middle survives a reload; tabs keep apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext, wait_ready
from tests.browser.playing import Player
from tests.browser.server import Site

SEEDED = "?level=beginner&seed=resume"


def kept(page: Page) -> list[str]:
    """Gives the names of the saves in the page's storage."""
    names: list[str] = page.evaluate("() => Object.keys(localStorage)")
    return [name for name in names if ":save:" in name]


def begin(player: Player, address: str) -> str:
    """Plays two moves, waits until they are kept, and gives the picture."""
    player.go(address)
    player.click(4, 4)
    player.click(0, 0, "right")
    expect(player.page.locator("html")).to_have_attribute("data-state", "playing")
    player.page.wait_for_timeout(600)
    return player.picture()


def reload(player: Player) -> None:
    """Reloads, and waits for the game."""
    player.page.reload()
    player.place.locator('html[data-state="playing"]').wait_for(state="attached")


def test_a_reload_goes_on(page: Page, hosted: str) -> None:
    """Cells, mark, counter, clock and undo are as they were."""
    player = Player(page)
    before = begin(player, hosted + SEEDED)
    page.wait_for_timeout(1500)
    reload(player)
    page.mouse.move(0, 0)

    assert player.picture() == before
    player.expect("playing", 9)
    seconds = int(page.locator("html").get_attribute("data-seconds") or 0)
    assert seconds >= 2
    page.locator("#undo").click()
    player.expect("playing", 10)


def test_a_flag_on_a_board_that_is_not_laid_survives(page: Page, hosted: str) -> None:
    """The board is laid at the first open as it would have been (B14)."""
    player = Player(page).go(hosted + "?level=intermediate")
    player.click(8, 8, "right")
    page.wait_for_timeout(600)
    page.reload()
    wait_ready(page)
    player.expect("ready", 39)
    player.click(0, 0)

    player.expect("playing", 39)


def test_a_game_that_is_over_is_not_kept(page: Page, hosted: str) -> None:
    """The next visit begins a new one."""
    player = Player(page)
    player.go(hosted + "?b=33&m=g0")
    player.click(2, 2)
    player.expect("won")
    page.wait_for_timeout(600)

    assert kept(page) == []


def test_another_address_begins_another_game(page: Page, hosted: str) -> None:
    """And the first one is still there when its address is opened again."""
    player = Player(page)
    begin(player, hosted + SEEDED)
    page.goto(hosted + "?level=expert")
    wait_ready(page)

    assert player.size() == (16, 30)


def test_an_unreadable_save_is_set_aside(page: Page, hosted: str, site: Site) -> None:
    """A sentence says so, nothing is lost, and a new game begins."""
    player = Player(page)
    begin(player, hosted + "?level=beginner")
    name = kept(page)[0]
    site.replace("blank.html", '<!DOCTYPE html><link rel="icon" href="data:,">')
    page.goto(hosted + "blank.html")
    page.evaluate("name => localStorage.setItem(name, 'spoilt')", name)
    page.goto(hosted + "?level=beginner")
    wait_ready(page)

    expect(page.locator("#status")).to_contain_text("set aside")
    aside = page.evaluate(
        "() => Object.entries(localStorage).filter(([k]) => k.includes('unreadable'))"
    )
    assert [text for _, text in aside] == ["spoilt"]


def test_two_tabs_keep_their_own_games(new_context: NewContext, hosted: str) -> None:
    """A new tab leaves the game of one that lives alone; each finds its own again."""
    context = new_context()
    first, second = Player(context.new_page()), Player(context.new_page())
    before = begin(first, hosted + "?level=beginner")
    second.go(hosted + "?level=beginner")
    second.page.wait_for_timeout(1800)
    second.expect("ready")
    second.click(4, 4)
    second.page.wait_for_timeout(600)
    assert len(kept(second.page)) == 2
    first.page.bring_to_front()
    reload(first)
    first.page.mouse.move(0, 0)

    assert first.picture() == before


@pytest.mark.parametrize("query", ["", SEEDED])
def test_a_tab_that_crashed_is_inherited(
    new_context: NewContext, hosted: str, query: str
) -> None:
    """The next tab goes on with its game."""
    context = new_context()
    first = Player(context.new_page())
    begin(first, hosted + SEEDED)
    first.page.close()
    second = Player(context.new_page())
    second.page.goto(hosted + query)
    second.place.locator('html[data-state="playing"]').wait_for(state="attached")

    second.expect("playing", 9)
    expect(second.page.locator("#status")).to_contain_text("goes on")
