"""Fingers on the board: real touches through the browser's own input, and replays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import Player, board, only_safe


@pytest.fixture
def player(new_context: NewContext) -> Player:
    """Gives a player with a touch screen."""
    context = new_context(has_touch=True, viewport={"width": 900, "height": 800})
    return Player(context.new_page())


@pytest.fixture
def hand(player: Player) -> Iterator[CDPSession]:
    """Gives the browser's touch input."""
    session = player.page.context.new_cdp_session(player.page)
    yield session
    session.detach()


def touch(hand: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Sends a touch event with the fingers that are down."""
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_tap_opens(player: Player, hosted: str) -> None:
    """Exactly the cell under the finger, once."""
    player.go(hosted + only_safe(9, 9, (4, 4)))
    player.page.touchscreen.tap(*player.point(4, 4))

    player.expect("won")
    expect(player.page.locator(".mask")).to_be_visible()


def test_a_tap_on_a_number_chords_only_when_its_flags_are_set(
    player: Player, hosted: str, hand: CDPSession
) -> None:
    """Else it changes nothing."""
    page = player.go(hosted + board("*../.../...")).page
    page.touchscreen.tap(*player.point(1, 1))
    page.touchscreen.tap(*player.point(1, 1))
    player.expect("playing", 1)
    touch(hand, "touchStart", player.point(0, 0))
    player.expect("playing", 0)
    touch(hand, "touchEnd")
    page.touchscreen.tap(*player.point(1, 1))

    player.expect("won")


def test_a_hold_marks_before_the_finger_lifts(
    player: Player, hosted: str, hand: CDPSession
) -> None:
    """Once, and lifting does nothing more."""
    page = player.go(f"{hosted}?level=beginner").page
    touch(hand, "touchStart", player.point(4, 4))
    player.expect("ready", 9)
    page.wait_for_timeout(600)
    touch(hand, "touchEnd")
    page.wait_for_timeout(100)

    player.expect("ready", 9)


def test_a_finger_that_moves_plays_nothing(
    player: Player, hosted: str, hand: CDPSession
) -> None:
    """It scrolls the page instead."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    page.evaluate("document.body.style.paddingBottom = '2000px'")
    left, top = player.point(4, 4)
    touch(hand, "touchStart", (left, top))
    for step in range(1, 8):
        touch(hand, "touchMove", (left, top - 15 * step))
    touch(hand, "touchEnd")
    page.wait_for_timeout(600)
    player.expect("ready", 80)

    assert page.evaluate("scrollY") > 0


def test_two_fingers_play_nothing(
    player: Player, hosted: str, hand: CDPSession
) -> None:
    """They zoom; the next tap counts again."""
    page = player.go(hosted + only_safe(9, 9, (4, 4))).page
    one, two = player.point(4, 4), player.point(6, 6)
    touch(hand, "touchStart", one)
    touch(hand, "touchStart", one, two)
    page.wait_for_timeout(500)
    touch(hand, "touchEnd")
    player.expect("ready", 80)
    page.touchscreen.tap(*player.point(4, 4))

    player.expect("won")


ANDROID = ("pointerdown", 500, "contextmenu", "pointerup", "click")
IOS = ("pointerdown", 500, "pointerup")
IOS_WITH_CLICK = (*IOS, "click")
QUICK = ("pointerdown", 60, "pointerup", "mousedown", "mouseup", "click")


@pytest.mark.parametrize("events", [ANDROID, IOS, IOS_WITH_CLICK], ids=str)
def test_each_systems_long_press_is_one_mark(
    player: Player, hosted: str, events: tuple[str | int, ...]
) -> None:
    """Whatever is sent beside it, and never an open."""
    player.go(hosted + only_safe(9, 9, (4, 4)))
    replay(player, events)
    player.expect("ready", 79)


def test_each_short_touch_is_one_open(player: Player, hosted: str) -> None:
    """The mouse events a browser makes of it count for nothing."""
    player.go(hosted + board("*../.../..."))
    replay(player, QUICK)
    player.expect("won")


def replay(player: Player, events: tuple[str | int, ...]) -> None:
    """Sends made events to the middle of a board, with the given pauses between."""
    rows, cols = player.size()
    middle = (rows // 2, cols // 2) if rows > 3 else (2, 2)
    left, top = player.point(*middle)
    player.canvas.evaluate(
        """async (canvas, [events, clientX, clientY]) => {
          for (const event of events) {
            if (typeof event === "number") {
              await new Promise((done) => setTimeout(done, event));
              continue;
            }
            const facts = { bubbles: true, cancelable: true, clientX, clientY };
            const finger = { pointerType: "touch", pointerId: 7, isPrimary: true };
            canvas.dispatchEvent(
              event.startsWith("pointer")
                ? new PointerEvent(event, { ...facts, ...finger })
                : new MouseEvent(event, facts),
            );
          }
        }""",
        [list(events), left, top],
    )
