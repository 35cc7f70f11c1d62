"""Tests of the drawn board: what its pixels are, and that nothing stale stays."""

from __future__ import annotations

import base64
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewContext
from tests.browser.server import Site
from tests.browser.studio import SAME, difference, make, open_studio, paint, studio

__all__ = ["studio"]

RATIOS = (1, 1.25, 1.5, 2, 3)
SKINS = ("original", "light", "dark", "contrast", "safe")


def random_faces(seed: int, letters: str, rows: int = 20, cols: int = 30) -> str:
    """Gives a board of faces that no game would ever show together."""
    chance = random.Random(seed)
    return " ".join("".join(chance.choices(letters, k=cols)) for _ in range(rows))


def test_the_original_skin_is_the_published_design_to_the_pixel(studio: Page) -> None:
    """Every face beside every other, letters in the same font included."""
    text = random_faces(1, "0123456788####FMXW")
    name = make(studio, 20, 30, "original", 1)
    paint(studio, name, text)
    found = studio.evaluate(
        """async ([name, text]) => {
          await frames();
          const plain = document.createElement("canvas");
          drawPublished(plain, text.split(" "));
          return difference(pixels(window[name]), pixels(plain));
        }""",
        [name, text],
    )
    assert found == SAME


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("ratio", RATIOS)
def test_a_game_drawn_by_its_changes_equals_a_fresh_drawing(
    studio: Page, skin: str, ratio: float
) -> None:
    """After hundreds of random moves in many frames no pixel differs."""
    level = "20x30/0.05/opening"
    one = make(studio, 20, 30, skin, ratio)
    other = make(studio, 20, 30, skin, ratio)
    studio.evaluate(
        """async ([one, other, level, seed]) => {
          easel.begin(one, level, "a seed");
          for (let i = 0; i < 12; i++) {
            await frames();
            easel.play(one, seed + i, i);
          }
          await frames();
          easel.mirror(other, one);
        }""",
        [one, other, level, 100],
    )
    assert difference(studio, one, other) == SAME
    shown = studio.evaluate("name => easel.text(name)", one)
    assert {"1", "0", "#"} < set(shown)


@pytest.mark.parametrize("ratio", RATIOS)
def test_all_faces_drawn_by_change_equal_a_fresh_drawing(
    studio: Page, ratio: float
) -> None:
    """Any face can follow any other in any place."""
    letters = "012345678###F?MXW"
    one = make(studio, 20, 30, "light", ratio)
    other = make(studio, 20, 30, "light", ratio)
    last = random_faces(9, letters)
    studio.evaluate(
        """async ([one, first, rest]) => {
          easel.paint(one, first);
          for (const text of rest) {
            await frames();
            easel.change(one, text);
          }
        }""",
        [one, random_faces(2, letters), [random_faces(3, letters), last]],
    )
    paint(studio, other, last)
    assert difference(studio, one, other) == SAME


def test_a_changed_skin_ratio_and_size_leave_nothing_of_the_old_picture(
    studio: Page,
) -> None:
    """B38: after each change the picture equals a fresh drawing of the same state."""
    text = random_faces(4, "0123####F?")
    name = make(studio, 20, 30, "light", 1)
    paint(studio, name, text)
    for skin, ratio in (("dark", 1), ("dark", 1.5), ("original", 2), ("light", 1)):
        studio.evaluate(
            "([name, skin, ratio]) => frames()"
            ".then(() => easel.fit(name, 20, 30, skin, ratio))",
            [name, skin, ratio],
        )
        fresh = make(studio, 20, 30, skin, ratio)
        paint(studio, fresh, text)
        assert difference(studio, name, fresh) == SAME
    smaller = random_faces(5, "0123####F?", 9, 9)
    studio.evaluate("name => easel.fit(name, 9, 9, 'light', 1)", name)
    paint(studio, name, smaller)
    fresh = make(studio, 9, 9, "light", 1)
    paint(studio, fresh, smaller)
    assert difference(studio, name, fresh) == SAME


def test_held_cells_look_pressed_until_they_are_let_go(studio: Page) -> None:
    """The picture afterwards is the one before."""
    text = random_faces(6, "01####F?", 9, 9)
    name, rest = (make(studio, 9, 9, "light", 2) for _ in range(2))
    for board in (name, rest):
        paint(studio, board, text)
    block = [[row, col] for row in (3, 4, 5) for col in (3, 4, 5)]
    press = "([name, cells]) => easel.press(name, cells)"
    studio.evaluate(press, [name, block])
    held = difference(studio, name, rest)
    assert held["count"] > 0
    studio.evaluate(press, [name, []])
    assert difference(studio, name, rest) == SAME


def test_a_canvas_the_browser_gives_back_empty_is_drawn_again(studio: Page) -> None:
    """A graphics card may be reset while the tab is away."""
    text = random_faces(7, "0123####F?", 9, 9)
    name, rest = (make(studio, 9, 9, "dark", 1) for _ in range(2))
    for board in (name, rest):
        paint(studio, board, text)
    studio.evaluate(
        """name => frames().then(() => {
          const canvas = window[name];
          canvas.getContext("2d").clearRect(0, 0, 999, 999);
          canvas.dispatchEvent(new Event("contextrestored"));
        })""",
        name,
    )
    assert difference(studio, name, rest) == SAME


def test_a_hundred_changes_are_one_redraw_and_none_is_none(studio: Page) -> None:
    """One frame is asked for, and an idle page asks for no more."""
    name = make(studio, 9, 9, "light", 1)
    paint(studio, name, random_faces(8, "0#", 9, 9))
    asked = studio.evaluate(
        """async ([name, texts]) => {
          await frames();
          const real = window.requestAnimationFrame;
          let asked = 0;
          window.requestAnimationFrame = call => { asked++; return real(call); };
          for (const text of texts) easel.change(name, text);
          const during = asked;
          await new Promise(done => setTimeout(done, 300));
          window.requestAnimationFrame = real;
          return [during, asked, easel.live().frames];
        }""",
        [name, [random_faces(seed, "0#", 9, 9) for seed in range(100)]],
    )
    assert asked == [1, 1, 0]


def test_boards_that_come_and_go_leave_nothing_behind(studio: Page) -> None:
    """Fitting again makes no listener, no timer and no lasting proxy."""
    name = make(studio, 9, 9, "light", 1)
    paint(studio, name, random_faces(8, "0#", 9, 9))
    counts = studio.evaluate(
        """async name => {
          await frames();
          const before = JSON.stringify(easel.live());
          for (let i = 0; i < 20; i++) {
            easel.fit(name, 9, 9, i % 2 ? "dark" : "light", 1 + i % 3);
            await frames();
          }
          return [before, JSON.stringify(easel.live())];
        }""",
        name,
    )
    assert counts[0] == counts[1]


@pytest.mark.parametrize("ratio", [1.25, 1.5, 3])
def test_one_canvas_pixel_is_one_pixel_of_the_screen(
    new_context: NewContext, site: Site, ratio: float
) -> None:
    """A screenshot holds the canvas's own pixels: nothing is stretched or blurred."""
    context = new_context(device_scale_factor=ratio)
    page = open_studio(context.new_page(), site)
    text = random_faces(10, "012345678####F?MXW")
    name = make(page, 20, 30, "light", ratio)
    paint(page, name, text)
    page.evaluate(
        """name => {
          for (const other of document.querySelectorAll("canvas"))
            if (other.id !== name) other.remove();
          window[name].style.background = "none";
          return frames();
        }""",
        name,
    )
    screen = base64.b64encode(page.screenshot()).decode()
    found = page.evaluate(
        """async ([name, screen]) => {
          const drawn = pixels(window[name]);
          const shot = await decoded(screen);
          let wrong = 0;
          for (let y = 0; y < drawn.height; y++)
            for (let x = 0; x < drawn.width; x++)
              for (let i = 0; i < 3; i++)
                if (drawn.data[4 * (y * drawn.width + x) + i]
                    !== shot.data[4 * (y * shot.width + x) + i]) wrong++;
          return [shot.width >= drawn.width, wrong];
        }""",
        [name, screen],
    )
    assert found == [True, 0]


@pytest.mark.parametrize("ratio", [1, 2])
def test_the_placeholder_looks_like_a_covered_board(
    new_context: NewContext, site: Site, ratio: float
) -> None:
    """What the style sheet shows before any script is what Python then draws."""
    context = new_context(device_scale_factor=ratio)
    page = open_studio(context.new_page(), site)
    plain = page.locator("#canvas")
    for skin in SKINS:
        page.evaluate("skin => { document.documentElement.dataset.skin = skin }", skin)
        before = base64.b64encode(plain.screenshot()).decode()
        name = make(page, 20, 30, skin, ratio)
        paint(page, name, random_faces(0, "#"))
        found: Any = page.evaluate(
            """async ([name, before]) => {
              await frames();
              return difference(pixels(window[name]), await decoded(before));
            }""",
            [name, before],
        )
        assert found["most"] <= 16, (skin, found)
