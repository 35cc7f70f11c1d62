"""What the page does not do by chance: end a game, lose the focus, move things."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Player, board
from tests.browser.test_page import DEAF, THREE


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_a_given_board_is_unranked_and_leaves_the_address_with_it(
    player: Player, hosted: str
) -> None:
    """Also one of a given seed; an undo brings the board and its address back."""
    page = player.go(hosted + board(THREE)).page
    expect(page.locator("#unranked")).to_have_text("Unranked: a given board")
    page.locator(".restart").click()
    expect(page.locator("#unranked")).to_be_hidden()
    fresh = f"{hosted}?rows=3&cols=3&mines=1&start=zone"
    assert page.url == fresh
    page.locator("#undo").click()
    assert page.url == hosted + board(THREE)
    player.go(f"{hosted}?level=expert&seed=1&skin=dark")
    expect(page.locator("#unranked")).to_be_visible()
    page.locator("#level").select_option("beginner")

    assert page.url == f"{hosted}?level=beginner&skin=dark"


TWICE = """
  (wait) => new MutationObserver((_, watching) => {
    watching.disconnect();
    const again = document.querySelector("#again");
    const made = [
      new PointerEvent("pointerdown", { bubbles: true }),
      new MouseEvent("click", { bubbles: true, detail: 2 }),
      new MouseEvent("click", { bubbles: true }),
      new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key: "Enter" }),
    ];
    const end = performance.now() + wait;
    while (performance.now() < end) continue;
    window.heeded = made.map((event) => again.dispatchEvent(event));
  }).observe(document.querySelector(".mask"), { attributes: true })
"""
"""Presses the mask's button as it comes up, in every way, and has it heard later."""


@pytest.mark.parametrize("wait", [0, 700])
def test_the_second_press_of_a_double_click_starts_no_game(
    player: Player, hosted: str, wait: int
) -> None:
    """A loss is seen before it is answered, also where the page is slow to hear."""
    page = player.go(hosted + board("*../.../...")).page
    page.evaluate(TWICE, wait)
    player.click(0, 0)
    player.expect("lost")
    page.wait_for_timeout(DEAF)
    player.expect("lost")
    assert page.evaluate("heeded") == [True, True, True, False]
    page.keyboard.press("Enter")

    player.expect("ready")


def test_a_real_double_click_starts_no_game(player: Player, hosted: str) -> None:
    """Both presses lie where the button comes up under the second one."""
    page = player.go(hosted + board("***/***/**.")).page
    player.click(0, 0)
    page.wait_for_timeout(DEAF)
    box = page.locator("#again").bounding_box()
    assert box is not None
    page.keyboard.press("Escape")
    page.locator("#undo").click()
    player.expect("ready")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(x, y)

    player.expect("lost")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_card_of_the_end_stays_in_its_panel(
    player: Player, hosted: str, width: int, lang: str
) -> None:
    """On a small board too, and when it says that the game is unranked."""
    page = player.go(f"{hosted}?b=1&m=g220g01800gg00gg0").page
    page.set_viewport_size({"width": width, "height": 740})
    page.locator("#lang").select_option(lang)
    player.page.locator("#canvas").click(position={"x": 112, "y": 112})
    player.page.locator("#canvas").click(position={"x": 12, "y": 12})
    player.expect("lost")
    page.wait_for_timeout(DEAF)
    page.locator("#take-back").click()
    player.page.locator("#canvas").click(position={"x": 12, "y": 12})
    player.expect("lost")
    inside = page.evaluate(
        """() => {
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          const [card, panel] = [box(".card"), box(".container")];
          return card.left >= panel.left && card.right <= panel.right
            && card.top >= panel.top && card.bottom <= panel.bottom;
        }"""
    )

    assert inside


def test_an_arrow_key_on_the_level_menu_ends_no_game(
    player: Player, hosted: str
) -> None:
    """It takes the Enter key; a menu that is left shows the level played."""
    page = player.go(f"{hosted}?level=expert&start=cell").page
    player.click(0, 0)
    player.expect("playing")
    menu = page.locator("#level")
    menu.focus()
    page.keyboard.press("ArrowUp")
    chosen = menu.input_value()
    player.expect("playing")
    expect(page.locator("#status")).to_contain_text("Press Enter")
    page.keyboard.press("Tab")
    assert menu.input_value() != chosen
    player.expect("playing")
    menu.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")

    player.expect("ready")
    assert menu.input_value() == chosen


def test_a_board_larger_than_the_phone_is_shown_where_it_is_open(
    player: Player, hosted: str
) -> None:
    """The board scrolls in its own window, and the page stays where it is."""
    page = player.page
    page.set_viewport_size({"width": 360, "height": 740})
    player.go(f"{hosted}?seed=8")
    for _ in range(5):
        rows, cols = start_opening(player)
        seen = page.evaluate(
            "(({ scrollLeft, clientWidth }) => [scrollLeft, scrollLeft + clientWidth])"
            "(document.querySelector('.viewport'))"
        )
        assert len(rows) > 0
        assert seen[0] < (cols[-1] + 1) * 25
        assert cols[0] * 25 < seen[1]
        assert page.evaluate("scrollY") == 0
        page.locator(".restart").click()


def start_opening(player: Player) -> tuple[list[int], list[int]]:
    """Gives the rows and columns in which the board's picture shows open cells."""
    picture = player.canvas.evaluate(
        """(canvas) => {
          const { width, height } = canvas;
          const at = canvas.getContext("2d").getImageData(0, 0, width, height).data;
          const found = [];
          for (let row = 0; row < 20; row += 1) {
            for (let col = 0; col < 30; col += 1) {
              const first = 4 * ((row * 25 + 4) * width + col * 25 + 4);
              if (at[first] > 235) found.push([row, col]);
            }
          }
          return found;
        }"""
    )
    return sorted({row for row, _ in picture}), sorted({col for _, col in picture})


def test_a_button_with_nothing_to_do_keeps_the_focus(
    player: Player, hosted: str
) -> None:
    """Whoever takes back the last move by key can make it again by the next."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    page.locator("#undo").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#undo")).to_be_disabled()
    page.keyboard.press("Enter")

    expect(page.locator("#undo")).to_be_focused()
    player.expect("ready", 10)


def test_large_boards_have_a_counter_as_wide_as_they_need(
    player: Player, hosted: str
) -> None:
    """It tells no lies about more than 999 mines."""
    page = player.go(f"{hosted}?rows=300&cols=300&mines=50220").page

    expect(page.locator("#mines")).to_have_text("50220")
