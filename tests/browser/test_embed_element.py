"""The game as an element of an article: seen, started, played, and gone again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.article import (
    GAP,
    frame_of,
    heard,
    overflow,
    publish,
)
from tests.browser.conftest import LONE_MINE, wait_ready
from tests.browser.server import Site
from tests.browser.test_places import click_cell, play

B, M = (part.partition("=")[2] for part in LONE_MINE.split("&"))
LONE = f'b="{B}" m="{M}"'
"""Asks for the board of one mine, as attributes."""

KEEP_MOVES = """() => {
  window.moves = [];
  for (const kind of ["focusout", "blur", "scroll"])
    addEventListener(kind, () => moves.push(kind), true);
}"""
"""Keeps in `moves` whatever happens to the focus and the scroll position."""


def test_whoever_types_a_comment_goes_on_typing(
    page: Page, blog: Site, hosted: str
) -> None:
    """Two games start beside the comment box; focus and scroll stay where they are."""
    two = '<mine-sweeper id="a"></mine-sweeper><mine-sweeper id="b"></mine-sweeper>'
    publish(page, blog, hosted, two + GAP)
    page.evaluate("scrollTo(0, 30)")
    page.locator("#comment").evaluate("(box) => box.focus({ preventScroll: true })")
    page.wait_for_timeout(100)
    page.evaluate(KEEP_MOVES)
    typed = ""
    while len(heard(page, "ready")) < 2 and len(typed) < 900:
        page.keyboard.type("x")
        typed += "x"
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    page.keyboard.type("!")

    assert {event["id"] for event in heard(page, "ready")} == {"a", "b"}
    assert page.locator("#comment").input_value() == typed + "!"
    assert page.evaluate("document.activeElement.id") == "comment"
    assert page.evaluate("scrollY") == 30
    assert page.evaluate("moves") == []


def test_a_game_that_is_over_at_once_takes_no_focus(
    page: Page, blog: Site, hosted: str
) -> None:
    """A board that its own opening wins comes up with its mask, and nothing more."""
    publish(page, blog, hosted, f'<mine-sweeper {LONE} start="opening"></mine-sweeper>')
    page.locator("#comment").focus()
    page.wait_for_function("heard.some(({ kind }) => kind === 'end')", timeout=90_000)
    page.keyboard.type("still here")

    assert page.locator("#comment").input_value() == "still here"


def test_a_game_starts_when_a_reader_comes_near(
    page: Page, blog: Site, site: Site
) -> None:
    """Until then nothing is asked for but the script; the next one goes on waiting."""
    game = "<mine-sweeper></mine-sweeper>"
    publish(page, blog, site.url, GAP + game + GAP + game)
    frames = page.locator("mine-sweeper iframe")
    page.wait_for_timeout(700)
    assert site.asked() == ["static/embed.js"]
    near = page.evaluate(
        "document.querySelector('mine-sweeper').getBoundingClientRect().top"
    )
    page.mouse.move(300, 300)
    page.mouse.wheel(0, near - page.evaluate("innerHeight") - 400)
    page.wait_for_timeout(700)
    assert frames.count() == 0
    page.mouse.wheel(0, 200)

    expect(frames).to_have_count(1)
    wait_ready(frame_of(page.locator("mine-sweeper").first))
    expect(page.locator("mine-sweeper").last.locator("button")).to_be_attached()


def test_two_games_are_played_apart(page: Page, blog: Site, hosted: str) -> None:
    """A move in one does not show in the other, and each element tells its own end."""
    game = f"<mine-sweeper id='%s' {LONE}></mine-sweeper>"
    publish(page, blog, hosted, game % "a" + game % "b")
    page.locator("#b").scroll_into_view_if_needed()
    first, second = (frame_of(page.locator(which)) for which in ("#a", "#b"))
    wait_ready(second)
    play(first)
    page.wait_for_function("heard.some(({ kind }) => kind === 'end')")
    (end,) = heard(page, "end")
    assert (end["id"], end["detail"]["result"]) == ("a", "won")
    assert end["detail"]["ranked"] is False
    assert end["detail"]["seconds"] >= 0
    assert end["detail"]["link"].startswith(hosted)
    assert end["detail"]["link"].endswith(f"?{LONE_MINE}")
    expect(second.locator("html")).to_have_attribute("data-state", "ready")
    click_cell(second, 0, 0)
    page.wait_for_function("heard.filter(({ kind }) => kind === 'end').length > 1")

    end = heard(page, "end")[-1]
    assert (end["id"], end["detail"]["result"]) == ("b", "lost")


@pytest.mark.parametrize(
    ("window", "level", "whole"),
    [(1000, "", True), (360, "", False), (360, "beginner", True)],
)
def test_a_frame_is_as_high_as_its_game(
    page: Page, blog: Site, hosted: str, window: int, level: str, whole: bool
) -> None:
    """No scroll bar in the frame, nor at the board unless it is wider than the page.

    The preview knew the height already: the text below hardly moves.
    """
    page.set_viewport_size({"width": window, "height": 800})
    game = f'<mine-sweeper id="a" level="{level}"></mine-sweeper>'
    publish(page, blog, hosted, game)
    end = "document.querySelector('#last').getBoundingClientRect().top"
    before = page.evaluate(end)
    frame = frame_of(page.locator("#a"))
    wait_ready(frame)
    page.wait_for_timeout(500)
    left = overflow(frame)
    assert page.evaluate(end) == pytest.approx(before, abs=40)
    frame.locator(".restart").click()
    page.wait_for_timeout(500)

    assert left.pop("board_width") > 0 or whole
    assert max(left.values()) <= 0
    assert overflow(frame)["page_height"] <= 0
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_frame_follows_the_board_that_is_played_in_it(
    page: Page, blog: Site, hosted: str
) -> None:
    """A larger level, chosen in the frame, gets its room, as far as the page has it."""
    page.set_viewport_size({"width": 1400, "height": 900})
    publish(page, blog, hosted, '<mine-sweeper id="a" level="beginner"></mine-sweeper>')
    frame = frame_of(page.locator("#a"))
    wait_ready(frame)
    frame.locator("#level").select_option("custom")
    frame.locator("#custom-rows").fill("30")
    frame.locator("#custom-cols").fill("50")
    frame.locator("#custom-play").click()
    expect(frame.locator("#canvas")).to_have_attribute(
        "aria-label", re.compile("30.+50")
    )
    page.wait_for_timeout(700)

    assert max(overflow(frame).values()) <= 0


def test_a_strict_host_needs_to_allow_script_and_frame_alone(
    page: Page, blog: Site, site: Site
) -> None:
    """Under its policy the preview has its look, and the game is played."""
    policy = (
        f"default-src 'none'; img-src data:; script-src {site.origin};"
        f" frame-src {site.origin}; require-trusted-types-for 'script'"
    )
    game = f'<mine-sweeper {LONE} start-on="click"></mine-sweeper>'
    headers = {"Content-Security-Policy": policy}
    publish(page, blog, site.url, game, headers=headers)
    preview = page.locator("mine-sweeper button")
    expect(preview).to_have_css("border-radius", "8px")
    expect(preview.locator(".board")).to_have_css("width", "225px")
    preview.click()
    frame = frame_of(page.locator("mine-sweeper"))
    play(frame)

    assert overflow(frame)["page_height"] <= 0
