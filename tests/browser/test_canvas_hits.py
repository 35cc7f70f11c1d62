"""Tests that a pointer acts on the cell it points at, however the board is shown.

What the board says is compared with the browser's own word for it, which knows every
transform, zoom and scroll.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.studio import make, paint, studio

__all__ = ["studio"]

PROBE = """([name, rows, cols, points]) => {
  const canvas = window[name];
  const said = points.map(([x, y]) => easel.cell_at(name, x, y));
  const twin = document.createElement("div");
  twin.style.cssText = canvas.style.cssText + "; display: grid; background: none";
  twin.style.gridTemplate =
    `repeat(${rows}, minmax(0, 1fr)) / repeat(${cols}, minmax(0, 1fr))`;
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const cell = document.createElement("i");
      cell.dataset.cell = `${row} ${col}`;
      twin.append(cell);
    }
  canvas.replaceWith(twin);
  const there = points.map(([x, y]) => {
    const found = document.elementFromPoint(x, y)?.dataset.cell;
    return found ? found.split(" ").map(Number) : null;
  });
  twin.replaceWith(canvas);
  return said.map((cell, i) => ({point: points[i], cell, there: there[i]}));
}"""
"""Asks the board for the cell at each point, then the browser, with a grid of elements
in the canvas's place and clothes."""

SHOWN = {
    "plain": ("", ""),
    "half as wide": ("", "width: 50%; height: 333px"),
    "scaled": ("transform: scale(0.8)", ""),
    "scaled from its corner": ("transform: scale(1.3); transform-origin: 0 0", ""),
    "bordered": ("", "border: 10px solid red; border-left-width: 3px"),
    "padded": ("", "padding: 5px 40px 15px 20px"),
    "in an article": ("margin: 33.3px 7.7px; padding: 11px", "margin: 4.5px"),
    "zoomed": ("zoom: 1.5", ""),
    "zoomed out": ("zoom: 0.67", ""),
    "all at once": (
        "transform: scale(0.7); zoom: 1.1; padding: 9px",
        "border: 6px solid red; padding: 3px; width: 80%",
    ),
}
"""Ways a page may show the board: styles of what is round it, and of itself."""


def dress(page: Page, name: str, around: str, itself: str) -> None:
    """Puts a board into an element, and gives both their styles."""
    page.evaluate(
        """([name, around, itself]) => {
          const frame = document.createElement("div");
          frame.style.cssText = around;
          document.body.prepend(frame);
          frame.append(window[name]);
          window[name].style.cssText += ";" + itself;
          scrollTo(0, 0);
        }""",
        [name, around, itself],
    )


def probe(page: Page, name: str, times: int) -> list[dict[str, Any]]:
    """Gives what board and browser say of random points around a 16 × 30 board."""
    box = page.locator(f"#{name}").bounding_box()
    assert box is not None
    chance = random.Random(name)
    points = [
        [
            round(box["x"] + chance.uniform(-0.05, 1.05) * box["width"]),
            round(box["y"] + chance.uniform(-0.05, 1.05) * box["height"]),
        ]
        for _ in range(times)
    ]
    view = page.viewport_size
    assert view is not None
    seen = [
        [x, y] for x, y in points if 0 < x < view["width"] and 0 < y < view["height"]
    ]
    said: list[dict[str, Any]] = page.evaluate(PROBE, [name, 16, 30, seen])
    return said


def disputed(page: Page, name: str, said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Gives the points where board and browser differ, also two pixels further on.

    The browser lays its own cells on other fractions of a pixel than the board does.
    """
    found = []
    for place in said:
        if place["cell"] != place["there"]:
            x, y = place["point"]
            near = [[x + dx, y + dy] for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
            around = page.evaluate(PROBE, [name, 16, 30, near])
            if place["cell"] not in [other["there"] for other in around]:
                found.append(place)
    return found


@pytest.mark.parametrize("ratio", [1, 1.25])
@pytest.mark.parametrize("shown", SHOWN)
def test_the_cell_pointed_at_is_the_cell_meant(
    studio: Page, shown: str, ratio: float
) -> None:
    """B27: scaled, zoomed, bordered, padded or all of it."""
    name = make(studio, 16, 30, "light", ratio)
    paint(studio, name, " ".join(["#" * 30] * 16))
    dress(studio, name, *SHOWN[shown])
    said = probe(studio, name, 200)
    assert sum(place["there"] is not None for place in said) > 50
    assert disputed(studio, name, said) == []
    studio.evaluate("name => window[name].parentElement.remove()", name)


def test_a_scrolled_page_moves_nothing(studio: Page) -> None:
    """B27: the window scrolled by 777 pixels, and a scrolled box in it."""
    name = make(studio, 16, 30, "light", 1)
    paint(studio, name, " ".join(["#" * 30] * 16))
    dress(studio, name, "margin: 900px 0 900px; width: 300px; overflow: scroll", "")
    studio.evaluate(
        """name => {
          scrollTo(0, 777);
          window[name].parentElement.scrollLeft = 123;
          easel.moved(name);
        }""",
        name,
    )
    said = probe(studio, name, 400)
    inside = [place for place in said if place["there"] is not None]
    assert len(inside) > 20
    assert disputed(studio, name, inside) == []
    assert min(col for _, col in (place["cell"] for place in inside)) in (4, 5)
    studio.evaluate("name => window[name].parentElement.remove()", name)


def test_a_new_border_counts_once_the_board_is_told(studio: Page) -> None:
    """What was measured is forgotten when the page says it has moved."""
    name = make(studio, 9, 9, "light", 1)
    paint(studio, name, " ".join(["#" * 9] * 9))
    dress(studio, name, "", "")
    at = "([name, x, y]) => easel.cell_at(name, x, y)"
    assert studio.evaluate(at, [name, 30, 30]) == [1, 1]
    studio.evaluate(
        "name => { window[name].style.border = '50px solid red'; easel.moved(name); }",
        name,
    )
    assert studio.evaluate(at, [name, 30, 30]) is None
    assert studio.evaluate(at, [name, 60, 60]) == [0, 0]
    assert studio.evaluate(at, [name, 60, 170]) == [8, 0]
    studio.evaluate("name => window[name].parentElement.remove()", name)
