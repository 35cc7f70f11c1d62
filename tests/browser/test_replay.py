"""A replay is watched by buttons, keys and its address, and never becomes a result."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import LONE_MINE, wait_ready
from tests.browser.playing import Player

SHORT = "1~none~43.g08~3~M.0O.3Oyq.4C.4~~wyq~"
"""Marks (0, 0), opens (0, 3), after 1250 ms opens and chords (1, 0), and has won."""


def watch(page: Page, hosted: str, short: str) -> None:
    """Opens the address of a replay."""
    page.goto(f"{hosted}?replay={short}")
    wait_ready(page)


def test_the_address_shows_a_replay_that_keys_and_buttons_step(
    page: Page, hosted: str
) -> None:
    """Forward, back, to both ends; each step is announced."""
    watch(page, hosted, SHORT)
    at, said = page.locator("#replay-at"), page.locator("#replay-said")
    expect(at).to_have_text("Move 0 of 4, 0.0 s")
    page.locator("#replay-forward").click()
    expect(said).to_have_text("Move 1: marked row 1, column 1")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("Move 2: opened row 1, column 4")
    page.keyboard.press("End")
    expect(said).to_have_text("The game is won.")
    expect(at).to_have_text("Move 4 of 4, 1.2 s")
    page.keyboard.press("Home")
    expect(at).to_have_text("Move 0 of 4, 0.0 s")


def test_a_replay_plays_to_its_end_and_writes_no_result(
    page: Page, hosted: str
) -> None:
    """At 16 times the speed; the game under it and the results are untouched."""
    watch(page, hosted, SHORT)
    page.locator("#replay-speed").select_option("16")
    page.locator("#replay-play").click()
    expect(page.locator("#replay-said")).to_have_text("The game is won.")
    page.keyboard.press("Escape")

    expect(page.locator("#replay-dialog")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-state", "ready")
    page.wait_for_timeout(1200)  # a result would be kept by now
    kept = page.evaluate(
        "() => Object.keys(localStorage).filter(k => /results/.test(k))"
    )
    assert kept == []


def test_an_address_forgets_a_replay_that_was_closed(page: Page, hosted: str) -> None:
    """A reload then shows the board; what else it asked for stays."""
    page.goto(f"{hosted}?replay={SHORT}&skin=dark")
    wait_ready(page)
    expect(page.locator("#replay-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#replay-dialog")).to_be_hidden()

    expect(page).to_have_url(f"{hosted}?skin=dark")


def test_a_bad_replay_in_the_address_is_told(page: Page, hosted: str) -> None:
    """A sentence, and the game can be played."""
    watch(page, hosted, "1~none~43.g09~3~~~~")

    expect(page.locator("#note-list")).to_contain_text("Part 3 of the short record")
    expect(page.locator("#replay-dialog")).to_be_hidden()


def test_the_mask_replays_the_game_that_ended(page: Page, hosted: str) -> None:
    """From its own button; the link of the replay opens the same."""
    Player(page).go(f"{hosted}?{LONE_MINE}").click(8, 8)
    expect(page.locator(".mask")).to_be_visible()
    page.wait_for_timeout(700)
    page.locator("#watch").click()
    expect(page.locator("#replay-at")).to_contain_text("of 1")
    page.locator("#replay-link").click()
    link = page.locator("#replay-text").input_value()
    page.goto(link)
    wait_ready(page)
    expect(page.locator("#replay-at")).to_contain_text("of 1")


def test_an_open_replay_follows_the_language(page: Page, hosted: str) -> None:
    """The place, what was said last, the board's name and the link's, at its step."""
    watch(page, hosted, SHORT)
    page.locator("#replay-forward").click()
    page.locator("#lang").select_option("zh-Hans")
    expect(page.locator("#replay-at")).to_have_text("第 1 步，共 4 步，0.0 秒")
    expect(page.locator("#replay-said")).to_have_text("第 1 步：标记第 1 行第 1 列")
    board = page.locator("#replay-canvas")
    expect(board).to_have_attribute("aria-label", "回放的雷区，3 行 4 列")
    expect(page.locator("#replay-play")).to_have_text("播放")
    page.locator("#replay-link").click()
    page.locator("#lang").select_option("en")
    link = page.locator("#replay-text")

    expect(link).to_have_attribute("aria-label", "Copy link to this replay")
    expect(page.locator("#replay-said")).to_contain_text("The link is copied.")
    expect(page.locator("#replay-at")).to_have_text("Move 1 of 4, 0.0 s")


def test_an_open_replay_follows_skin_zoom_and_pixel_ratio(
    page: Page, hosted: str
) -> None:
    """It has the colours and the size of the page's own board, at once."""
    watch(page, hosted, SHORT)
    page.locator("#replay-last").click()

    def drawn() -> tuple[object, object]:
        page.evaluate(
            "() => new Promise(done => "
            "requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        size, picture = page.evaluate(
            """() => {
              const canvas = document.getElementById("replay-canvas");
              const { width, height, offsetWidth } = canvas;
              return [[width, height, offsetWidth], canvas.toDataURL()];
            }"""
        )
        return size, picture

    size, light = drawn()
    assert size == [100, 75, 100]
    page.locator("#skin").select_option("dark")
    size, dark = drawn()
    assert size == [100, 75, 100]
    assert dark != light
    for _ in range(3):
        page.evaluate("() => document.getElementById('zoom-in').click()")
    expect(page.locator("#zoom-reset")).to_have_text("200 %")
    size, _ = drawn()
    assert size == [200, 150, 200]
    session = page.context.new_cdp_session(page)
    session.send(
        "Emulation.setDeviceMetricsOverride",
        {"width": 1200, "height": 720, "deviceScaleFactor": 2, "mobile": False},
    )
    page.wait_for_timeout(300)
    size, _ = drawn()

    assert size == [400, 300, 200]
