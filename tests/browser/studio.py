"""The page on which tests draw boards with the real runtime, and what reads it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import wait_ready
from tests.browser.server import ROOT, Site, serve
from tests.sources import modules

NUMBERS = count()
HERE = Path(__file__).parent

PAGE = """<!DOCTYPE html>
<html lang="en" data-state="loading" data-sources>
<meta charset="utf-8"><title>Boards</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="static/style.css">
<style>body {{ margin: 0; padding: 0 }}</style>
<script type="application/json" id="release">{{}}</script>
<script>window.minesweeperBoot = {{}};</script>
<script src="tests/data/pictures.js"></script>
<script src="tests/data/published.js"></script>
<script src="static/boot.js" defer></script>
<script type="py" config="studio.toml">
{program}</script>
<canvas id="canvas" width="750" height="500"></canvas>
<div id="boot" hidden>
  <p class="boot-text"></p>
  <button class="boot-retry"></button>
</div>
"""
"""A page that starts as the game's does, with `easel.py` in the game's place."""


def open_studio(page: Page, site: Site) -> Page:
    """Opens the page on which boards can be drawn."""
    program = (HERE / "easel.py").read_text("utf-8")
    names = [path.relative_to(ROOT).as_posix() for path in modules()]
    files = [f'"./{name}" = "./{name}"' for name in names if "solver" not in name]
    site.replace("studio.toml", "\n".join(["[files]", *files]))
    site.replace("studio.html", PAGE.format(program=program), type="text/html")
    page.goto(site.url + "studio.html")
    wait_ready(page)
    return page


@pytest.fixture(scope="module")
def studio(browser: Browser) -> Iterator[Page]:
    """Gives a page for boards at ratio 1, shared by the tests of a module."""
    troubles: list[str] = []
    with serve() as site, browser.new_context() as context:
        context.on("weberror", lambda error: troubles.append(str(error.error)))
        yield open_studio(context.new_page(), site)
    assert troubles == []


def make(page: Page, rows: int, cols: int, skin: str, ratio: float) -> str:
    """Makes a fitted board and gives its name."""
    name = f"board{next(NUMBERS)}"
    page.evaluate(
        "([name, ...rest]) => { easel.make(name); easel.fit(name, ...rest); }",
        [name, rows, cols, skin, ratio],
    )
    return name


def paint(page: Page, name: str, text: str) -> None:
    """Shows faces on a board, whole."""
    page.evaluate("([name, text]) => easel.paint(name, text)", [name, text])


def difference(page: Page, one: str, other: str) -> Any:
    """Compares two canvases by their ids: how many values differ, and by how much."""
    return page.evaluate(
        """async ([one, other]) => {
          await frames();
          return difference(pixels(window[one]), pixels(window[other]));
        }""",
        [one, other],
    )


SAME = {"count": 0, "most": 0, "where": None}
"""What `difference` gives for two equal pictures."""
