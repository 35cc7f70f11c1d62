"""The page round the board: what it says, offers and tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from minesweeper import __version__
from tests.browser.playing import Player, board
from tests.browser.server import Site

DEAF = 600
"""Milliseconds after which the mask answers."""

THREE = "*../.../..."
"""One mine, in the corner."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_a_fresh_page_keeps_its_promises(player: Player, hosted: str) -> None:
    """Ids, classes and the state of the root are what others may rely on."""
    page = player.go(hosted).page
    root = page.locator("html")

    player.expect("ready")
    expect(root).to_have_attribute("data-seconds", "0")
    expect(root).to_have_attribute("data-mines-left", re.compile(r"^\d+$"))
    expect(page.locator(".container canvas#canvas")).to_be_visible()
    expect(page.locator(".container .mask")).to_be_hidden()
    expect(page.locator(".restart")).to_be_visible()
    expect(page.locator("#seconds")).to_have_text("000")
    expect(page.get_by_text(f"Version {__version__}")).to_be_visible()
    assert page.title() == "Minesweeper"
    assert len(player.events("ready")) == 1
    assert page.evaluate("document.activeElement === document.body")


def test_the_default_board_is_classic_and_open_somewhere(
    player: Player, hosted: str
) -> None:
    """Twenty rows and thirty columns; the game has opened an opening by itself."""
    player.go(hosted)
    assert player.size() == (20, 30)
    one, other = player.picture(), ""
    player.page.locator(".restart").click()
    other = player.picture()

    assert one != other
    player.expect("ready")


def test_a_lost_game_brings_up_the_mask(player: Player, hosted: str) -> None:
    """It says what happened, takes the keyboard, and goes away at Escape."""
    page = player.go(hosted + board(THREE)).page
    player.click(0, 1)
    player.click(2, 2, "right")
    player.click(0, 0)
    player.expect("lost")
    mask = page.locator(".mask")

    expect(mask).to_be_visible()
    expect(mask).to_contain_text("You hit a mine")
    expect(mask).to_contain_text(re.compile(r"Time: \d+\.\d seconds"))
    expect(mask).to_contain_text("Moves: 3")
    assert page.evaluate("document.activeElement.id") == "again"
    ground = mask.evaluate("mask => getComputedStyle(mask).backgroundColor")
    assert float(ground.rstrip(")").split(",")[-1].split("/")[-1]) < 0.6
    (event,) = player.events("end")
    assert event["result"] == "lost"
    assert 0 <= event["seconds"] < 60
    assert event["ranked"] is False
    assert event["link"] == hosted + board(THREE)
    page.keyboard.press("Escape")
    expect(mask).to_be_hidden()
    player.click(1, 1)

    player.expect("lost")


def test_a_click_on_the_masks_ground_puts_it_aside(player: Player, hosted: str) -> None:
    """Nothing is played by it, and a click on its words keeps it."""
    page = player.go(f"{hosted}?level=expert&start=none&seed=1").page
    while page.locator("html").get_attribute("data-state") != "lost":
        lose(player)
    mask = page.locator(".mask")
    expect(mask).to_be_visible()
    page.wait_for_timeout(DEAF)
    page.locator(".mask h2").click()
    expect(mask).to_be_visible()
    mask.click(position={"x": 5, "y": 5})

    expect(mask).to_be_hidden()


def lose(player: Player) -> None:
    """Opens cells until the game is lost."""
    for row in range(16):
        for col in range(0, 30, 3):
            player.click(row, col)
            if player.page.locator("html").get_attribute("data-state") == "lost":
                return


def test_a_won_game_shows_its_mines_flagged(player: Player, hosted: str) -> None:
    """The counter reads 0, the event says won, and new game hides the mask."""
    page = player.go(hosted + board(THREE)).page
    player.click(2, 2)
    player.expect("won", 0)

    expect(page.locator("#mines")).to_have_text("000")
    expect(page.locator(".mask")).to_contain_text("You won!")
    expect(page.get_by_role("status")).to_contain_text(["You won in"])
    (event,) = player.events("end")
    assert (event["result"], event["seconds"]) == ("won", 0)
    page.wait_for_timeout(DEAF)
    page.locator("#again").click()
    expect(page.locator(".mask")).to_be_hidden()
    player.expect("ready")


def test_an_end_that_is_taken_back_goes_on_unranked(
    player: Player, hosted: str
) -> None:
    """The page says so, and so does the next end."""
    page = player.go(f"{hosted}?rows=1&cols=2&mines=1").page
    expect(page.locator("#unranked")).to_be_hidden()
    player.click(0, 0)
    player.expect("won")
    page.wait_for_timeout(DEAF)
    page.locator("#take-back").click()
    player.expect("ready")
    expect(page.locator(".mask")).to_be_hidden()
    expect(page.locator("#unranked")).to_have_text("Unranked: a move was taken back")
    player.click(0, 0)
    player.expect("won")
    expect(page.locator(".mask")).to_contain_text("Unranked")

    assert [event["ranked"] for event in player.events("end")] == [True, False]


def test_a_new_game_can_be_taken_back(player: Player, hosted: str) -> None:
    """Undo after the restart brings the former game back, redo the new one."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    player.expect("ready", 9)
    page.locator(".restart").click()
    player.expect("ready", 10)
    page.locator("#undo").click()
    player.expect("ready", 9)
    page.locator("#redo").click()

    player.expect("ready", 10)
    expect(page.locator("#redo")).to_be_disabled()


def test_the_counter_goes_below_zero(player: Player, hosted: str) -> None:
    """More flags than mines are shown with the minus first."""
    page = player.go(f"{hosted}?level=beginner").page
    cells = [divmod(number, 9) for number in range(12)]
    for row, col in cells:
        player.click(row, col, "right")
    expect(page.locator("#mines")).to_have_text("-02")
    player.expect("ready", -2)
    for row, col in cells[:3]:
        player.click(row, col, "right")

    expect(page.locator("#mines")).to_have_text("001")


def test_the_focus_of_the_mask_does_not_scroll(player: Player, hosted: str) -> None:
    """The page stays where the player has put it."""
    page = player.go(f"{hosted}{board(THREE)}").page
    page.evaluate("document.body.style.paddingBottom = '3000px'")
    page.evaluate("scrollTo(0, 60)")
    player.click(0, 0)
    player.expect("lost")

    assert page.evaluate("scrollY") == 60


@pytest.mark.page_errors
def test_a_fault_of_the_program_is_said(player: Player, hosted: str) -> None:
    """An uncaught exception shows a sentence, never a silent death."""
    page = player.go(f"{hosted}?level=beginner").page
    page.evaluate(
        """() => {
          Element.prototype.setAttribute = () => { throw new Error("struck"); };
        }"""
    )
    player.click(0, 0, "right")

    expect(page.get_by_role("alert")).to_contain_text(["Something went wrong"])
    expect(page.locator("#trouble")).to_contain_text("struck")
    report = page.locator("#trouble-report")
    expect(report).to_contain_text("Traceback")
    expect(report).to_contain_text(__version__)
    expect(report).to_contain_text("?level=beginner&seed=")
    page.locator("#trouble-copy").click()
    copied = page.evaluate("getSelection().toString()")
    assert copied.strip() == report.inner_text().strip()


def test_clicks_before_the_board_are_played_and_never_lose(
    page: Page, site: Site
) -> None:
    """The first blind click on the placeholder opens an opening of its own."""
    player = Player(page)
    site.slow("static/runtime/pyodide.asm.wasm", delay=2)
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("data-state", "loading")
    page.locator("#canvas").click(position={"x": 12, "y": 12})
    page.locator("#canvas").click(position={"x": 737, "y": 487}, button="right")
    expect(page.locator("html")).to_have_attribute(
        "data-state", "playing", timeout=60_000
    )
    left = int(page.locator("html").get_attribute("data-mines-left") or 0)
    player.click(19, 29, "right")

    player.expect("playing", left + 1)
