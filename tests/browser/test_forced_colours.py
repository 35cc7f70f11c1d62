"""The page where the system forces its own colours: nothing is lost to them."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.keys import MIXED
from tests.browser.playing import Player
from tests.browser.test_access import GAMES, found
from tests.browser.test_gomoku import Stones
from tests.browser.test_results import take

STYLE = """([selector, part, name]) => {
  const element = document.querySelector(selector);
  return getComputedStyle(element, part).getPropertyValue(name);
}"""

NAMED = """(name) => {
  const probe = document.createElement("i");
  probe.style.color = name;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}"""


@pytest.fixture(params=["light", "dark"])
def forced(request: pytest.FixtureRequest, new_context: NewContext) -> Page:
    """Gives a page of a system that forces light or dark colours."""
    scheme: Literal["light", "dark"] = request.param
    return new_context(forced_colors="active", color_scheme=scheme).new_page()


def amiss(page: Page) -> list[str]:
    """Gives what axe-core finds, but for contrast: it sees no forced colours."""
    return [one for one in found(page) if not one.startswith("color-contrast")]


def style(page: Page, selector: str, name: str, part: str = "") -> str:
    """Gives what a property of an element, or of its `::before`, comes to."""
    return str(page.evaluate(STYLE, [selector, part or None, name]))


def test_the_signs_on_the_buttons_are_seen(forced: Page, hosted: str) -> None:
    """Undo and redo, flags left and the clock, in the colour of the text there."""
    Player(forced).go(hosted + MIXED)
    text = forced.evaluate(NAMED, "ButtonText")

    for name in ("#undo", "#redo"):
        sign = style(forced, name, "background-color", "::before")
        assert sign == text != style(forced, name, "background-color")
    for name in (".mines", ".clock"):
        sign = style(forced, name, "background-color", "::before")
        assert sign == forced.evaluate(NAMED, "CanvasText")


def test_a_pressed_button_looks_pressed(forced: Page, hosted: str) -> None:
    """By its ground, in the colours the system has for what is chosen."""
    Player(forced).go(hosted + MIXED)
    flagging = forced.locator("#flagging")
    flagging.click()
    expect(flagging).to_have_attribute("aria-pressed", "true")
    wanted = [forced.evaluate(NAMED, name) for name in ("Highlight", "HighlightText")]
    seen = [style(forced, "#flagging", name) for name in ("background-color", "color")]
    assert seen == wanted
    flagging.click()
    expect(flagging).to_have_attribute("aria-pressed", "false")

    assert style(forced, "#flagging", "background-color") != wanted[0]


def test_the_board_keeps_its_picture(
    forced: Page, new_context: NewContext, hosted: str
) -> None:
    """Digits and flags have the colours of its skin, which are far enough apart."""
    address = hosted + MIXED + "&skin=safe"
    pictures = []
    for page in (forced, new_context().new_page()):
        player = Player(page).go(address)
        player.click(0, 0, "right")
        player.click(0, 8)
        player.expect("playing")
        player.move(8, 8)
        pictures.append(player.picture())

    assert pictures[0] == pictures[1]


def test_results_and_their_plot_are_seen(forced: Page, hosted: str) -> None:
    """The line of times in the colour of the text, and axe-core finds nothing."""
    Player(forced).go(hosted + "?level=expert")
    forced.locator("#results").click()
    take(forced, GAMES)
    expect(forced.locator("#results-dialog .plot")).to_be_visible()
    text = forced.evaluate(NAMED, "CanvasText")

    assert style(forced, ".plot polyline", "stroke") == text
    assert style(forced, ".plot line", "stroke") == text
    assert style(forced, ".plot text", "fill") == text
    assert amiss(forced) == []


def test_the_end_of_a_game_is_read_in_the_colours_of_the_system(
    forced: Page, hosted: str
) -> None:
    """The card has an edge of its own; axe-core finds nothing before and after."""
    player = Player(forced).go(hosted + MIXED)
    assert amiss(forced) == []
    player.click(4, 4)
    player.expect("lost")
    forced.wait_for_timeout(1200)

    assert float(style(forced, ".card", "border-top-width")[:-2]) >= 1
    assert style(forced, ".card", "border-top-style") == "solid"
    assert amiss(forced) == []


def test_the_side_to_move_is_seen_as_a_stone(forced: Page, hosted: str) -> None:
    """Black and white are told apart, each with a rim; so is the crossing in focus."""
    stones = Stones(forced, hosted + "?game=gomoku")
    black = style(forced, ".stone", "background-image")
    stones.click((7, 7))
    expect(forced.locator("html")).to_have_attribute("data-turn", "white")
    white = style(forced, ".stone", "background-image")

    assert "gradient" in black
    assert "gradient" in white
    assert black != white
    rim = style(forced, ".stone", "border-top-color")
    assert rim == forced.evaluate(NAMED, "CanvasText")
    forced.keyboard.press("ArrowUp")
    focus = "#h8:focus-visible"
    assert style(forced, focus, "outline-color") == "rgb(255, 255, 255)"
    assert amiss(forced) == []
