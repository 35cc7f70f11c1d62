"""Five in a row against the program, and on touch screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.test_gomoku import Stones


def stones_on(page: Page) -> int:
    """Counts the stones a screen reader is told of."""
    labels = page.locator(".crossings [role=gridcell]").evaluate_all(
        "cells => cells.map((cell) => cell.getAttribute('aria-label'))"
    )
    return sum("empty" not in label for label in labels)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_program_answers(page: Page, hosted: str, level: str) -> None:
    """Each level lays a stone after the person's, and it is the person's turn."""
    stones = Stones(page, hosted + f"?game=gomoku&opponent={level}")
    stones.click((7, 7))
    expect(page.locator("#turn")).to_have_text("Your move: black")
    assert stones_on(page) == 2
    stones.click((3, 3))
    expect(page.locator("#turn")).to_have_text("Your move: black")
    assert stones_on(page) == 4


def test_a_move_of_the_highest_level_takes_a_second_and_blocks_nothing(
    page: Page, hosted: str
) -> None:
    """The page goes on painting while the program thinks."""
    stones = Stones(page, hosted + "?game=gomoku&opponent=hard")
    page.evaluate(
        """() => {
          window.thought = [];
          let since = 0;
          new MutationObserver(() => {
            const mine = document.getElementById("turn").textContent.startsWith("Your");
            if (!mine && !since) since = performance.now();
            if (mine && since) { thought.push(performance.now() - since); since = 0; }
          }).observe(document.getElementById("turn"), { subtree: true, childList: true,
            characterData: true });
          window.gaps = [];
          let last = performance.now();
          setInterval(() => {
            gaps.push(performance.now() - last);
            last = performance.now();
          }, 5);
        }"""
    )
    for cell in [(7, 7), (6, 5), (9, 8), (10, 10)]:
        if page.locator("html").get_attribute("data-state") not in ("ready", "playing"):
            break
        stones.click(cell)
        expect(page.locator("#turn")).to_have_text("Your move: black")
    thought, gaps = page.evaluate("() => [thought, gaps]")

    assert thought
    assert max(thought) < 1500  # a second, and room for a busy machine
    assert sorted(gaps)[-3] < 250


def test_a_lost_game_is_lost_for_the_person(page: Page, hosted: str) -> None:
    """Somebody who lets the program do as it likes loses, and is told so."""
    stones = Stones(page, hosted + "?game=gomoku&opponent=medium")
    cells = [(0, col) for col in (0, 2, 4, 6, 8, 10, 12, 14)]
    cells += [(14, col) for col in (0, 2, 4, 6, 8, 10, 12, 14)]
    for cell in cells:
        stones.click(cell)
        expect(page.locator("#turn")).not_to_have_text("White to move")
        expect(page.locator("#turn")).not_to_have_text("The program is thinking…")
        if page.locator("html").get_attribute("data-state") == "lost":
            break
    stones.state("lost")
    expect(page.locator("#result")).to_have_text("The program wins")
    page.wait_for_timeout(600)
    page.locator("#swap").click()
    expect(page.locator("#turn")).to_have_text("Your move: white")


def test_swapped_sides_let_the_program_begin(page: Page, hosted: str) -> None:
    """Black is the program's then, and an undo never takes its first stone."""
    stones = Stones(page, hosted + "?game=gomoku&opponent=easy")
    page.evaluate("() => document.getElementById('swap').click()")
    expect(page.locator("#turn")).to_have_text("Your move: white")
    assert stones.label("h8") == "H8, black"
    stones.click((7, 8))
    expect(page.locator("#turn")).to_have_text("Your move: white")
    assert stones_on(page) == 3
    page.locator("#undo").click()
    assert stones_on(page) == 1
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_an_undo_gives_up_what_the_program_thinks_of(page: Page, hosted: str) -> None:
    """The person's stone comes back at once, and no answer comes later."""
    stones = Stones(page, hosted + "?game=gomoku&opponent=hard")
    for cell in [(7, 7), (6, 5), (9, 8)]:
        stones.click(cell)
        expect(page.locator("#turn")).to_have_text("Your move: black")
    stones.click((3, 10))
    page.keyboard.press("Control+z")
    page.wait_for_timeout(1200)

    assert stones_on(page) == 6
    expect(page.locator("#turn")).to_have_text("Your move: black")


def test_the_opponent_is_chosen_in_a_menu_and_kept(page: Page, hosted: str) -> None:
    """A new game begins with it, and the next visit has it too."""
    stones = Stones(page, hosted + "?game=gomoku")
    stones.click((7, 7))
    page.locator("#choose-opponent").select_option("easy")
    stones.state("ready")
    stones.click((7, 7))
    expect(page.locator("#turn")).to_have_text("Your move: black")
    page.reload()
    stones.state("playing")
    expect(page.locator("#choose-opponent")).to_have_value("easy")
    assert stones_on(page) == 2


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """Gives a page of a phone."""
    context = new_context(
        viewport={"width": 360, "height": 640},
        has_touch=True,
        device_scale_factor=2,
    )
    return context.new_page()


def test_all_of_the_board_is_on_a_narrow_screen(phone: Page, hosted: str) -> None:
    """Nothing scrolls sideways, and a pixel of the canvas is one of the screen."""
    Stones(phone, hosted + "?game=gomoku")
    box = phone.locator("#canvas").bounding_box()
    width, wide = phone.evaluate(
        "() => [document.getElementById('canvas').width, "
        "document.documentElement.scrollWidth]"
    )

    assert box is not None
    assert wide <= 360
    assert 300 < box["width"] <= 344
    assert abs(width - 2 * box["width"]) < 0.1
    for name in ("undo", "redo", "choose-opponent"):
        expect(phone.locator(f"#{name}")).to_be_in_viewport()


def test_a_tap_lays_a_stone_and_a_pan_does_not(phone: Page, hosted: str) -> None:
    """A finger that strays is panning; a long press is no move either."""
    stones = Stones(phone, hosted + "?game=gomoku")
    phone.touchscreen.tap(*stones.point(7, 7))
    assert stones.label("h8") == "H8, black"
    session = phone.context.new_cdp_session(phone)
    x, y = stones.point(3, 3)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": left, "y": top} for left, top in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x, y + 8 * step))
    touch("touchEnd")
    phone.wait_for_timeout(100)

    assert stones_on(phone) == 1
