"""The page's clock, and what an idle page does: nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Player, board

COUNT = """
  window.alive = { timers: new Set(), listeners: 0, frames: 0 };
  for (const kind of ["Timeout", "Interval"]) {
    const [set, clear] = [window["set" + kind], window["clear" + kind]];
    window["set" + kind] = (callback, ...rest) => {
      const number = set((...given) => {
        if (kind === "Timeout") alive.timers.delete(number);
        callback(...given);
      }, ...rest);
      alive.timers.add(number);
      return number;
    };
    window["clear" + kind] = (number) => {
      alive.timers.delete(number);
      clear(number);
    };
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...rest) {
    alive.listeners += 1;
    return add.apply(this, rest);
  };
  EventTarget.prototype.removeEventListener = function (...rest) {
    alive.listeners -= 1;
    return remove.apply(this, rest);
  };
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    alive.frames += 1;
    return frame(callback);
  };
"""
"""Counts the timers, listeners and frames that are asked for, in `alive`."""

LONG = "*....../......./......*"
"""A board whose corners (0, 1) and (2, 5) open one cell each."""

SETTLED = 1200
"""Milliseconds after which what a move leaves to be done later is done."""


@pytest.fixture
def timed(page: Page) -> Player:
    """Gives a player at a page whose clock the test can move."""
    page.clock.install()
    return Player(page)


@pytest.fixture
def counted(page: Page) -> Player:
    """Gives a player at a page that counts what is alive in it."""
    page.add_init_script(COUNT)
    return Player(page)


def alive(player: Player) -> dict[str, Any]:
    """Gives how many timers and listeners are alive, and frames were asked for.

    A moment after the last move, when its game has been kept.
    """
    player.page.wait_for_timeout(SETTLED)
    counts: dict[str, Any] = player.page.evaluate(
        "({ ...alive, timers: alive.timers.size })"
    )
    return counts


def shown(player: Player) -> int:
    """Gives the seconds on the display."""
    return int(player.page.locator("#seconds").inner_text())


def test_the_clock_starts_at_the_first_open_and_stops_at_the_end(
    timed: Player, hosted: str
) -> None:
    """Neither waiting nor a flag starts it; a new game puts it back."""
    page = timed.go(hosted + board(LONG)).page
    page.clock.fast_forward(5000)
    timed.click(2, 6, "right")
    page.clock.fast_forward(5000)
    assert shown(timed) == 0
    timed.click(0, 1)
    page.clock.fast_forward(3000)
    assert shown(timed) in (3, 4)
    timed.click(0, 0)
    timed.expect("lost")
    stopped = shown(timed)
    page.clock.fast_forward(5000)
    assert shown(timed) == stopped in (3, 4)
    (event,) = timed.events("end")
    assert 3 <= event["seconds"] < 5
    page.locator("#again").click()

    expect(page.locator("#seconds")).to_have_text("000")


def test_one_late_tick_shows_the_whole_time(timed: Player, hosted: str) -> None:
    """A tab that was put to sleep for two minutes is right at once; 999 is the most."""
    page = timed.go(hosted + board(LONG)).page
    timed.click(0, 1)
    page.clock.fast_forward(125_400)
    assert 125 <= shown(timed) <= 127
    page.clock.fast_forward(1_100_000)
    assert shown(timed) == 999
    timed.click(2, 0)
    timed.expect("won")
    (event,) = timed.events("end")

    assert event["seconds"] > 1225


def test_many_restarts_leave_one_timer(timed: Player, hosted: str) -> None:
    """Ten seconds after them the display says ten."""
    page = timed.go(f"{hosted}?level=beginner").page
    for level in ("expert", "dense", "easy10", "beginner8", "beginner"):
        page.locator("#level").select_option(level)
        timed.click(3, 3)
        page.clock.run_for(1200)
    for _ in range(5):
        page.locator(".restart").click()
        timed.click(3, 3)
        page.clock.run_for(300)
    page.locator(".restart").click()
    while page.locator("html").get_attribute("data-state") != "playing":
        page.locator(".restart").click()
        timed.click(3, 3)
    page.clock.run_for(10_000)

    assert shown(timed) in (9, 10, 11)


def test_timers_live_only_while_the_clock_runs(counted: Player, hosted: str) -> None:
    """None before the first open, one while playing, none after the end."""
    page = counted.go(hosted + board(LONG)).page
    idle = alive(counted)["timers"]
    counted.click(0, 1)
    counted.expect("playing")
    assert alive(counted)["timers"] == idle + 1
    page.locator(".restart").click()
    assert alive(counted)["timers"] == idle
    page.locator("#undo").click()
    counted.expect("playing")
    assert alive(counted)["timers"] == idle + 1
    counted.click(0, 0)
    counted.expect("lost")

    assert alive(counted)["timers"] == idle


def test_two_hundred_games_leave_nothing_behind(counted: Player, hosted: str) -> None:
    """As many listeners and timers as before."""
    page = counted.go(f"{hosted}?level=beginner").page
    counts = []
    for _ in range(6):
        page.evaluate(
            """() => {
              for (let i = 0; i < 40; i++) document.querySelector(".restart").click();
            }"""
        )
        counted.click(4, 4)
        counted.click(0, 0)
        page.keyboard.press("Escape")
        page.locator(".restart").click()
        counts.append(alive(counted))

    assert counts[-1]["listeners"] == counts[0]["listeners"]
    assert counts[-1]["timers"] == counts[0]["timers"]


def test_an_idle_page_asks_for_no_frames(counted: Player, hosted: str) -> None:
    """Not even while the clock runs."""
    page = counted.go(hosted + board(LONG)).page
    counted.click(0, 1)
    counted.picture()
    before = alive(counted)["frames"]
    page.wait_for_timeout(1500)

    assert alive(counted)["frames"] == before
    assert shown(counted) >= 1
