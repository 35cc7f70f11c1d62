"""The game starts, is played, and is kept, in every engine and in each place."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.browser.conftest import LONE_MINE
from tests.browser.server import ROOT, Site
from tests.engines.conftest import Window

START_LIMIT = 120
"""Seconds a start may take on a busy machine."""

POST = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>A blog post</title>
<link rel="icon" href="data:,">
<iframe src="{src}" sandbox="allow-scripts" style="border: 0; width: 900px;
  height: 700px"></iframe>
</html>
"""

ROOT_DATA = "document.documentElement.dataset"

Go = Callable[[str], None]


@pytest.fixture(params=["hosted", "file", "sandboxed"])
def go(request: pytest.FixtureRequest, window: Window, host: Site, blog: Site) -> Go:
    """Gives what opens the game with a query, in one of the three places."""

    def opened(query: str) -> None:
        if request.param == "hosted":
            window.open(host.url + query)
        elif request.param == "file":
            window.open((ROOT / "index.html").as_uri() + query)
        else:
            post = POST.format(src=host.url + query.replace("&", "&amp;"))
            blog.replace("post.html", post, type="text/html; charset=utf-8")
            window.open(blog.url + "post.html")
            window.enter(0)
        ready = f"{ROOT_DATA}.state != 'loading' && {ROOT_DATA}.state"
        assert window.wait(ready, limit=START_LIMIT) == "ready"

    return opened


def click_cell(window: Window, row: int, col: int, button: int = 0) -> None:
    """Clicks the middle of a cell of a 9 × 9 board."""
    box = "document.querySelector('#canvas').getBoundingClientRect()"
    left, top, width, height = window.ask(
        f"(b => [b.x, b.y, b.width, b.height])({box})"
    )
    x, y = left + (col + 0.5) / 9 * width, top + (row + 0.5) / 9 * height
    window.click(x, y, button)


def test_a_game_is_marked_won_and_begun_anew(window: Window, go: Go) -> None:
    """A flag, an opening that wins, the mask with the result, and the next game."""
    go(f"?{LONE_MINE}")
    assert window.ask(f"{ROOT_DATA}.minesLeft") == "1"
    click_cell(window, 0, 0, button=2)
    window.wait(f"{ROOT_DATA}.minesLeft == '0'")
    click_cell(window, 4, 4)
    window.wait(f"{ROOT_DATA}.state == 'won'")
    window.wait("!document.querySelector('.mask').hidden")
    assert window.ask("document.getElementById('result').textContent") != ""

    time.sleep(0.6)  # the mask does not answer at once
    window.ask("document.getElementById('again').click()")
    window.wait(f"{ROOT_DATA}.state == 'ready'")
    assert window.ask("document.querySelector('.mask').hidden") is True


def test_a_reload_brings_the_game_again(window: Window, go: Go) -> None:
    """From what is kept by then, and with what the address asks for."""
    for _ in range(2):
        go("?level=beginner&skin=dark&lang=ja")
        assert window.ask("document.documentElement.lang") == "ja"
        assert window.ask(f"{ROOT_DATA}.skin") == "dark"
        click_cell(window, 4, 4)
        window.wait(f"{ROOT_DATA}.state != 'ready'")
        window.ask("document.querySelector('.restart').click()")
        window.wait(f"{ROOT_DATA}.state == 'ready'")
