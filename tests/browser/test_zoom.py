"""Tests of the size of the cells: buttons, wheel, two fingers, and the same picture."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import Player, board, only_safe

LARGE = "?level=100x120/2000/zone"

SIZE = """canvas => {
  const box = canvas.getBoundingClientRect();
  return [box.width, box.height, canvas.width, canvas.height];
}"""


def size(player: Player) -> list[float]:
    """Gives the board's width and height, in CSS pixels and in device pixels."""
    found: list[float] = player.canvas.evaluate(SIZE)
    return found


def wheel(page: Page, x: float, y: float, pixels: float) -> None:
    """Turns the wheel over a place while Ctrl is down."""
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, pixels)
    page.keyboard.up("Control")


def test_the_buttons_lead_from_step_to_step(page: Page, hosted: str) -> None:
    """Larger, smaller, and back to the published size; the ends go no further."""
    player = Player(page).go(hosted + "?level=beginner")
    assert size(player) == [225, 225, 225, 225]
    page.click("#zoom-in")
    page.click("#zoom-in")
    assert size(player) == [338, 338, 338, 338]  # 37.5 pixels a cell, crisp
    expect(page.locator("#zoom-reset")).to_contain_text("150")
    for _ in range(5):
        page.click("#zoom-out")
    assert size(player) == [90, 90, 90, 90]
    expect(page.locator("#zoom-out")).to_have_attribute("aria-disabled", "true")
    page.click("#zoom-reset")
    assert size(player) == [225, 225, 225, 225]


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
def test_a_zoomed_board_is_crisp(
    new_context: NewContext, hosted: str, ratio: float
) -> None:
    """One pixel of the canvas is one of the screen, at every ratio."""
    page = new_context(device_scale_factor=ratio).new_page()
    player = Player(page).go(hosted + "?level=beginner&zoom=130")
    width, height, across, down = size(player)
    assert across == pytest.approx(width * ratio, abs=0.06)
    assert down == pytest.approx(height * ratio, abs=0.06)
    assert width == pytest.approx(225 * 1.3, abs=1)


def test_the_size_is_kept_and_asked_for(page: Page, hosted: str) -> None:
    """The next visit has it too; the address goes before it; bad ones are refused."""
    player = Player(page).go(hosted + "?level=beginner")
    page.click("#zoom-out")
    player.go(hosted + "?level=beginner&")
    assert size(player)[0] == pytest.approx(169, abs=1)
    player.go(hosted + "?level=beginner&zoom=200")
    assert size(player)[0] == 450
    player.go(hosted + "?level=beginner&zoom=4000")
    expect(page.locator("#notes")).to_be_visible()
    expect(page.locator("#notes")).to_contain_text("4000")


def test_cells_answer_in_every_size(page: Page, hosted: str) -> None:
    """A click in the middle of a cell opens that cell."""
    for zoom in (40, 75, 133, 300):
        player = Player(page).go(
            f"{hosted}{only_safe(9, 9, (0, 0), (4, 7), (8, 2))}&zoom={zoom}"
        )
        for cell in ((0, 0), (4, 7), (8, 2)):
            player.click(*cell)
        player.expect("won")


def test_what_is_under_the_pointer_stays_there(page: Page, hosted: str) -> None:
    """The wheel with Ctrl zooms round the pointer, and not the whole page."""
    player = Player(page).go(hosted + LARGE)
    page.evaluate("() => document.querySelector('.viewport').scrollTo(900, 700)")
    box = page.locator(".viewport").bounding_box()
    assert box is not None
    x, y = box["x"] + 210, box["y"] + 170
    place = """([x, y]) => {
      const box = document.querySelector(".field").getBoundingClientRect();
      return [(x - box.x) / box.width * 120, (y - box.y) / box.height * 100];
    }"""
    before = page.evaluate(place, [x, y])
    for pixels in (-100, -100, -100, 100, 100):
        wheel(page, x, y, pixels)
        player.picture()
        after = page.evaluate(place, [x, y])
        assert after == pytest.approx(before, abs=0.12)
    expect(page.locator("#zoom-reset")).not_to_contain_text("100 %")
    assert page.evaluate("devicePixelRatio") == 1
    assert page.evaluate("visualViewport.scale") == 1


def test_the_wheel_alone_scrolls(page: Page, hosted: str) -> None:
    """Without Ctrl nothing is zoomed."""
    Player(page).go(hosted + LARGE)
    page.mouse.move(600, 400)
    page.mouse.wheel(0, 200)
    page.wait_for_timeout(300)
    scrolled = page.evaluate(
        "() => document.querySelector('.viewport').scrollTop + scrollY"
    )
    assert scrolled > 100
    expect(page.locator("#zoom-reset")).to_contain_text("100")


def fingers(session: Any, kind: str, *places: tuple[float, float]) -> None:
    """Sends a touch event of a real screen."""
    points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_two_fingers_zoom_the_board_and_make_no_move(
    new_context: NewContext, hosted: str
) -> None:
    """The board grows as they part, the page does not, and no cell is opened."""
    context = new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    page = context.new_page()
    player = Player(page).go(hosted + "?level=16x16/40/zone")
    page.locator(".viewport").evaluate("port => port.scrollIntoView()")
    box = page.locator(".viewport").bounding_box()
    assert box is not None
    x, y = box["x"] + 150, box["y"] + 150
    session = context.new_cdp_session(page)
    fingers(session, "touchStart", (x - 30, y))
    fingers(session, "touchStart", (x - 30, y), (x + 30, y))
    for reach in (35, 40, 45, 50, 55, 60):
        fingers(session, "touchMove", (x - reach, y), (x + reach, y))
        player.picture()
    fingers(session, "touchEnd")
    expect(page.locator("#zoom-reset")).to_contain_text("200")
    assert page.evaluate("visualViewport.scale") == 1
    player.expect("ready", 40)
    page.touchscreen.tap(x, y)
    player.expect("playing")


CHANGES = {
    "zoom in": "#zoom-in",
    "skin": ("#skin", "dark"),
    "language": ("#lang", "ja"),
    "zoom back": "#zoom-reset",
    "safe": ("#skin", "safe"),
    "original": ("#skin", "original"),
    "light": ("#skin", "light"),
}
"""What is done to the look in mid-game: buttons pressed, or menus' entries chosen."""

FRESH = """() => new Promise(done => requestAnimationFrame(() => {
  requestAnimationFrame(() => done(document.getElementById("canvas").toDataURL()));
}))"""


def test_the_picture_is_a_fresh_one_after_every_change(page: Page, hosted: str) -> None:
    """Zoom, look, language, turning and resizing lose no mark and no number (B38)."""
    text = "*......*./........./...*...../........./......*../*......../" + "/".join(
        ["........."] * 3
    )
    player = Player(page).go(f"{hosted}{board(text)}&marks=3&skin=light")

    def play() -> None:
        for cell in ((1, 0), (1, 7), (2, 2), (8, 8)):
            player.click(*cell)
        for cell in ((0, 0), (0, 7), (2, 3)):
            player.click(*cell, button="right")
        for _ in range(2):
            player.click(4, 6, button="right")
        page.mouse.move(5, 5)

    play()
    player.expect("playing", 2)
    first = player.picture()
    seen = {}
    for name, change in CHANGES.items():
        if isinstance(change, str):
            page.click(change)
        else:
            page.select_option(change[0], change[1])
        seen[name] = player.picture()
        player.expect("playing", 2)
    page.set_viewport_size({"width": 400, "height": 700})
    player.picture()
    page.set_viewport_size({"width": 700, "height": 400})
    assert player.picture() == first
    assert seen["light"] == first
    # The system's look, and a tab that is put away.
    page.select_option("#skin", "auto")
    page.emulate_media(color_scheme="dark")
    dark = player.picture()
    assert dark != first
    page.emulate_media(color_scheme="light")
    other = page.context.new_page()
    other.bring_to_front()
    other.wait_for_timeout(300)
    other.close()
    page.bring_to_front()
    assert player.picture() == first
    player.expect("playing", 2)
    # Drawn anew from the state: a new canvas is asked for by another skin and back.
    for name, query in {
        "dark": "skin=dark&zoom=100",
        "zoom in": "skin=light&zoom=125",
        "skin": "skin=dark&zoom=125",
        "safe": "skin=safe&zoom=100",
        "original": "skin=original&zoom=100",
    }.items():
        player.go(f"{hosted}{board(text)}&marks=3&{query}")
        play()
        assert player.picture() == {**seen, "dark": dark}[name], name
