"""What presses mean is chosen by the settings and the switch under the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import Player, board, only_safe
from tests.browser.test_input_touch import touch

COUNT_RINGS = """() => {
  window.rings = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.className === "ring") rings++;
  }).observe(document.querySelector(".field"), { childList: true });
}"""
"""A script that counts the rings shown round a finger, in `rings`."""

ALL_FLAGS = board("*../.*./...")


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player with a mouse."""
    return Player(page)


@pytest.fixture
def toucher(new_context: NewContext) -> Player:
    """Gives a player with a touch screen, on a device that can vibrate."""
    context = new_context(has_touch=True, viewport={"width": 900, "height": 800})
    page = context.new_page()
    page.add_init_script(
        "window.buzzes = []; navigator.vibrate = (time) => buzzes.push(time)"
    )
    return Player(page)


@pytest.fixture
def hand(toucher: Player) -> Iterator[CDPSession]:
    """Gives the browser's touch input."""
    session = toucher.page.context.new_cdp_session(toucher.page)
    yield session
    session.detach()


def test_the_switch_makes_a_press_mark(player: Player, hosted: str) -> None:
    """Left marks then and right opens; the switch shows how it stands."""
    player.go(hosted + only_safe(9, 9, (4, 4)))
    switch = player.page.locator("#flagging")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    player.click(0, 0)
    player.expect("ready", 79)
    player.click(4, 4, "right")

    player.expect("won")


def test_the_switch_serves_one_finger(toucher: Player, hosted: str) -> None:
    """A tap marks while it is on, and opens again when it is off."""
    toucher.go(hosted + only_safe(9, 9, (4, 4)))
    switch = toucher.page.locator("#flagging")
    switch.tap()
    toucher.page.touchscreen.tap(*toucher.point(0, 0))
    toucher.expect("ready", 79)
    switch.tap()
    toucher.page.touchscreen.tap(*toucher.point(4, 4))

    toucher.expect("won")


def test_an_address_can_ask_for_flagging(player: Player, hosted: str) -> None:
    """And the switch shows it."""
    player.go(hosted + only_safe(9, 9, (4, 4)) + "&primary=flag")
    player.click(0, 0)

    player.expect("ready", 79)
    expect(player.page.locator("#flagging")).to_have_attribute("aria-pressed", "true")


def test_a_right_click_can_flag_all_neighbours(player: Player, hosted: str) -> None:
    """Only on a number whose covered neighbours are exactly its mines."""
    player.go(hosted + ALL_FLAGS + "&flag-all=on")
    player.click(0, 1)
    player.click(0, 1, "right")
    player.expect("playing", 2)
    for cell in ((0, 2), (1, 2), (1, 0)):
        player.click(*cell)
    player.click(0, 1, "right")

    player.expect("playing", 0)


def test_a_click_on_a_number_need_not_chord(player: Player, hosted: str) -> None:
    """The middle button still does."""
    player.go(hosted + board("*../.../...") + "&chord-click=off")
    player.click(1, 1)
    player.click(0, 0, "right")
    player.click(1, 1)
    player.expect("playing", 0)
    player.click(1, 1, "middle")

    player.expect("won")


def test_a_hold_is_felt_and_seen(
    toucher: Player, hosted: str, hand: CDPSession
) -> None:
    """When it counts, before the finger is lifted; one that marks nothing is not."""
    page = toucher.go(hosted + board("*../.../...")).page
    page.evaluate(COUNT_RINGS)
    page.touchscreen.tap(*toucher.point(1, 1))
    touch(hand, "touchStart", toucher.point(0, 0))
    toucher.expect("playing", 0)
    assert page.evaluate("buzzes") == [25]
    assert page.evaluate("rings") == 1
    touch(hand, "touchEnd")
    expect(page.locator(".ring")).to_have_count(0)
    touch(hand, "touchStart", toucher.point(1, 1))
    page.wait_for_timeout(700)
    touch(hand, "touchEnd")

    assert page.evaluate("[buzzes.length, rings]") == [1, 1]


def test_a_hold_need_not_be_felt(
    toucher: Player, hosted: str, hand: CDPSession
) -> None:
    """Some phones are loud about it."""
    page = toucher.go(hosted + board("*../.../...") + "&vibrate=off").page
    page.touchscreen.tap(*toucher.point(1, 1))
    touch(hand, "touchStart", toucher.point(0, 0))
    toucher.expect("playing", 0)
    touch(hand, "touchEnd")

    assert page.evaluate("buzzes") == []
