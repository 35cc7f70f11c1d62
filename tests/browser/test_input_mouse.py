"""The mouse on the board, with real presses where they can be made."""

from __future__ import annotations

from typing import get_args

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewContext
from tests.browser.playing import Button, Player, board, only_safe

CHORD = "*../.../..."
"""The middle shows 1; with the flag in the corner a chord on it wins."""

MAC = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 "
    "(KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
)


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_a_held_cell_looks_held_and_opens_at_the_release(
    player: Player, hosted: str
) -> None:
    """The look goes with the pointer; the cell under it at the release counts."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    fresh = player.picture()
    player.move(2, 2)
    page.mouse.down()
    held = player.picture()
    player.expect("ready")
    player.move(4, 4)
    elsewhere = player.picture()
    assert len({fresh, held, elsewhere}) == 3
    page.mouse.up()

    player.expect("won")


def test_a_release_outside_plays_nothing(player: Player, hosted: str) -> None:
    """No cell stays pressed, and the next plain click works at once."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    fresh = player.picture()
    player.move(3, 3)
    page.mouse.down()
    page.mouse.move(2, 2)
    assert player.picture() == fresh
    page.mouse.up()
    player.move(3, 3)
    assert player.picture() == fresh
    player.expect("ready")
    player.click(4, 4)

    player.expect("won")


def test_losing_the_window_gives_the_press_up(player: Player, hosted: str) -> None:
    """After Alt-Tab nothing looks held and the release opens nothing."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    fresh = player.picture()
    player.move(3, 3)
    page.mouse.down()
    page.evaluate("dispatchEvent(new FocusEvent('blur'))")
    assert player.picture() == fresh
    page.mouse.up()
    player.expect("ready")
    player.click(4, 4)

    player.expect("won")


def test_a_right_press_from_the_frame_spoils_nothing(
    player: Player, hosted: str
) -> None:
    """Begun beside the board, it makes no chord, no mark and no open."""
    page = player.go(hosted + board(CHORD)).page
    player.click(1, 1)
    player.click(0, 0, "right")
    player.expect("playing", 0)
    box = page.locator(".container").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down(button="right")
    player.move(1, 1)
    page.mouse.down()
    page.mouse.up()
    page.mouse.up(button="right")
    player.expect("playing", 0)
    player.click(1, 1)

    player.expect("won")


def test_both_buttons_from_outside_do_nothing(player: Player, hosted: str) -> None:
    """Released over a number with its flag, they are no chord."""
    page = player.go(hosted + board(CHORD)).page
    player.click(1, 1)
    player.click(0, 0, "right")
    page.mouse.move(2, 2)
    page.mouse.down()
    page.mouse.down(button="right")
    player.move(1, 1)
    page.mouse.up(button="right")
    page.mouse.up()

    player.expect("playing", 0)


@pytest.mark.parametrize("way", ["click", "middle", "both", "both, right first"])
def test_a_number_chords(player: Player, hosted: str, way: str) -> None:
    """By a click on it, by the middle button and by both."""
    page = player.go(hosted + board(CHORD)).page
    player.click(1, 1)
    player.click(0, 0, "right")
    player.move(1, 1)
    if way == "click":
        player.click(1, 1)
    elif way == "middle":
        player.click(1, 1, "middle")
    else:
        first: Button = "left" if way == "both" else "right"
        second: Button = "right" if way == "both" else "left"
        page.mouse.down(button=first)
        page.mouse.down(button=second)
        player.expect("playing", 0)
        page.mouse.up(button=second)
        player.expect("won")
        page.mouse.up(button=first)

    player.expect("won")


def test_nothing_opens_after_both_buttons(player: Player, hosted: str) -> None:
    """The second button to go up is spent, wherever it is."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    player.move(4, 4)
    page.mouse.down()
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    page.mouse.up()
    player.expect("ready", 80)
    player.click(4, 4)

    player.expect("won")


def test_a_right_click_marks_once_and_never_opens(player: Player, hosted: str) -> None:
    """At the press, not at the release."""
    page = player.go(f"{hosted}?level=beginner").page
    player.move(2, 2)
    page.mouse.down(button="right")
    player.expect("ready", 9)
    page.mouse.up(button="right")
    player.expect("ready", 9)
    player.click(2, 2)

    player.expect("ready", 9)


@pytest.mark.parametrize("menu", [True, False])
def test_ctrl_click_on_a_mac_marks_once(
    new_context: NewContext, hosted: str, menu: bool
) -> None:
    """With and without the menu event that may follow; it never opens."""
    page = new_context(user_agent=MAC).new_page()
    player = Player(page).go(f"{hosted}?level=beginner")
    player.move(2, 2)
    page.keyboard.down("Control")
    page.mouse.down()
    if menu:
        assert player.dispatch("contextmenu", 2, 2, ctrlKey=True)
    page.mouse.up()

    player.expect("ready", 9)


def test_ctrl_click_elsewhere_is_a_click(player: Player, hosted: str) -> None:
    """Only on a Mac does it mean the right button."""
    page = player.go(hosted + board(CHORD)).page
    page.keyboard.down("Control")
    player.click(1, 1)

    player.expect("playing", 1)


def test_a_menu_event_alone_marks_once(player: Player, hosted: str) -> None:
    """As some trackpads send it."""
    player.go(f"{hosted}?level=beginner")
    assert player.dispatch("contextmenu", 2, 2, button=2)

    player.expect("ready", 9)


def test_the_menu_opens_nowhere_in_the_panel_and_everywhere_else(
    player: Player, hosted: str
) -> None:
    """Board, its margin, the mask and its buttons; not the heading or the page."""
    page = player.go(hosted + board(CHORD)).page
    player.click(0, 0)
    player.expect("lost")
    prevented = """selector => {
      const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
      return !document.querySelector(selector).dispatchEvent(event);
    }"""
    inside = ("#canvas", ".container", ".mask", ".mask h2", "#again", "#take-back")
    outside = ("h1", ".restart", "body", "#level", "#status")

    assert {name: page.evaluate(prevented, name) for name in inside} == dict.fromkeys(
        inside, True
    )
    assert {name: page.evaluate(prevented, name) for name in outside} == dict.fromkeys(
        outside, False
    )


def test_the_middle_button_does_not_start_scrolling(
    player: Player, hosted: str
) -> None:
    """The browser's own answer to it is turned off on the board alone."""
    player.go(f"{hosted}?level=beginner")

    assert player.dispatch("mousedown", 2, 2, button=1)
    assert not player.dispatch("mousedown", 2, 2, button=0)


def test_nothing_is_played_after_the_end(player: Player, hosted: str) -> None:
    """With the mask put aside, every button on every cell does nothing."""
    page = player.go(hosted + board(CHORD)).page
    player.click(1, 1)
    player.click(0, 0)
    player.expect("lost", 1)
    page.keyboard.press("Escape")
    end = player.picture()
    for row in range(3):
        for col in range(3):
            for button in get_args(Button):
                player.click(row, col, button)
    player.expect("lost", 1)

    assert player.picture() == end
    assert len(player.events("end")) == 1
