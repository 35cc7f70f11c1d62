"""Tests of boards larger than any canvas, drawn where they are seen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import Geometry
from tests.browser.studio import SAME, difference, make, paint, studio

__all__ = ["studio"]

SIZE = 160
RNG = random.Random(5)
ROWS = ["".join(RNG.choices("0123####F?", k=SIZE)) for _ in range(SIZE)]

PLACE = """([name, ratio]) => {
  const canvas = window[name];
  const style = getComputedStyle(canvas);
  return {
    top: parseFloat(style.marginTop) / 25,
    left: parseFloat(style.marginLeft) / 25,
    rows: canvas.height / ratio / 25,
    cols: canvas.width / ratio / 25,
    across: canvas.parentElement.scrollWidth / 25,
    down: canvas.parentElement.scrollHeight / 25,
  };
}"""
"""Says which cells a canvas shows, and how large all that scrolls is, in cells."""


CUT = """async ([name, x, y]) => {
  await frames();
  const canvas = window[name];
  const cut = canvas.getContext("2d").getImageData(
    x, y, canvas.width - x, canvas.height - y);
  [canvas.width, canvas.height] = [cut.width, cut.height];
  canvas.getContext("2d").putImageData(cut, 0, 0);
}"""
"""Cuts the first pixels of a canvas off, across and down."""


def scrolled(page: Page, name: str, x: int, y: int) -> None:
    """Scrolls the box round a board, tells the board, and waits for the frame."""
    page.evaluate(
        """([name, x, y]) => {
          window[name].parentElement.scrollTo(x, y);
          easel.moved(name);
          return frames();
        }""",
        [name, x, y],
    )


def large(page: Page, ratio: float) -> str:
    """Shows a large board in a box that scrolls."""
    page.evaluate(
        """() => {
          const box = document.createElement("div");
          box.className = "viewport";
          box.style.cssText = "width: 500px; height: 300px; margin: 0";
          document.body.prepend(box);
        }"""
    )
    name = make(page, SIZE, SIZE, "light", ratio)
    page.evaluate("name => document.body.firstChild.append(window[name])", name)
    paint(page, name, " ".join(ROWS))
    scrolled(page, name, 0, 0)
    return name


def shows_its_part(page: Page, name: str, ratio: float, lines: list[str]) -> bool:
    """Tells whether a board shows its part of these lines as a small board does.

    That one begins a little before, where the pattern of cell sizes does.
    """
    place: dict[str, Any] = page.evaluate(PLACE, [name, ratio])
    top, left, rows, cols = (
        round(place[key]) for key in ("top", "left", "rows", "cols")
    )
    assert rows < SIZE > cols
    geometry = Geometry(Grid(SIZE, SIZE), ratio)
    edges, period = geometry.edges, geometry.period
    above, before = top - top % period, left - left % period
    part = [line[before : left + cols] for line in lines[above : top + rows]]
    small = make(page, len(part), len(part[0]), "light", ratio)
    paint(page, small, " ".join(part))
    page.evaluate(CUT, [small, edges[left] - edges[before], edges[top] - edges[above]])
    return bool(difference(page, name, small) == SAME)


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_the_part_in_sight_is_drawn_as_a_small_board_is(
    studio: Page, ratio: float
) -> None:
    """At the beginning, in the middle and at the end, also after changes."""
    name = large(studio, ratio)
    for x, y in ((0, 0), (1530, 1810), (99_999, 99_999), (700, 99_999)):
        scrolled(studio, name, x, y)
        place: dict[str, Any] = studio.evaluate(PLACE, [name, ratio])
        assert (round(place["across"]), round(place["down"])) == (SIZE, SIZE)
        assert shows_its_part(studio, name, ratio, ROWS)
    turned = ["".join(reversed(row)) for row in ROWS]
    studio.evaluate(
        "([name, text]) => easel.change(name, text)", [name, " ".join(turned)]
    )
    assert shows_its_part(studio, name, ratio, turned)
    studio.evaluate("name => window[name].parentElement.remove()", name)


@pytest.mark.parametrize("ratio", [1, 1.25])
def test_the_picture_is_the_same_however_one_came_there(
    studio: Page, ratio: float
) -> None:
    """What was moved along, what was drawn beside it, and a change on the way."""
    name = large(studio, ratio)
    for step in range(60):
        scrolled(studio, name, 37 * step, 23 * step)
    assert shows_its_part(studio, name, ratio, ROWS)
    turned = ["".join(reversed(row)) for row in ROWS]
    studio.evaluate(
        "([name, text]) => easel.change(name, text)", [name, " ".join(turned)]
    )
    for step in range(60, 20, -1):
        scrolled(studio, name, 37 * step, 2220 - 11 * step)
    assert shows_its_part(studio, name, ratio, turned)
    studio.evaluate("name => window[name].parentElement.remove()", name)


def test_a_pointer_finds_its_cell_wherever_the_board_is_scrolled_to(
    studio: Page,
) -> None:
    """From the first cell to the last."""
    name = large(studio, 1)
    for x, y in ((0, 0), (1530, 1810), (99_999, 99_999)):
        scrolled(studio, name, x, y)
        found = studio.evaluate(
            """name => {
              const box = window[name].parentElement;
              const style = getComputedStyle(box);
              const x = box.scrollLeft + 204 - parseFloat(style.paddingLeft);
              const y = box.scrollTop + 107;
              const at = box.getBoundingClientRect();
              return [
                easel.cell_at(name, at.left + 204, at.top + 107),
                [Math.floor(y / 25), Math.floor(x / 25)],
              ];
            }""",
            name,
        )
        assert found[0] == found[1]
    studio.evaluate("name => window[name].parentElement.remove()", name)
