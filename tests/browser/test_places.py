"""The game can be played in all the places it will be used in."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from tests.browser.conftest import (
    BLOG_POST,
    LONE_MINE,
    NewContext,
    game_frame,
    wait_ready,
)
from tests.browser.server import Site, serve

REFUSED_STORAGE = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, name, {
    get() { throw new DOMException("refused", "SecurityError"); }
  });
"""
"""What a browser does that is told to store nothing."""

FULL_STORAGE = """
try { for (let size = 1 << 22; size; size >>= 1)
  try { for (let i = 0; ; i++) localStorage.setItem(`${size} ${i}`, "x".repeat(size)); }
  catch {}
} catch {}
"""
"""Fills the store to the last letter."""


def click_cell(place: Page | Frame, row: int, col: int, button: str = "left") -> None:
    """Clicks the middle of a cell of a 9 × 9 board."""
    board = place.locator("#canvas")
    box = board.bounding_box()
    assert box is not None
    x, y = (col + 0.5) / 9 * box["width"], (row + 0.5) / 9 * box["height"]
    board.click(button=button, position={"x": x, "y": y})  # type: ignore[arg-type]


def play(place: Page | Frame) -> None:
    """Waits for the game on the board with one mine, flags the mine, and wins."""
    wait_ready(place)
    page = place.locator("html")
    expect(page).to_have_attribute("data-mines-left", "1")
    click_cell(place, 0, 0, "right")
    expect(page).to_have_attribute("data-mines-left", "0")
    click_cell(place, 4, 4)
    expect(page).to_have_attribute("data-state", "won")
    expect(place.locator(".mask")).to_be_visible()


def post(blog: Site, src: str, attributes: str = "") -> str:
    """Publishes a blog post that frames the game, and gives its address."""
    text = BLOG_POST.format(src=src, attributes=attributes)
    blog.replace("post.html", text, type="text/html; charset=utf-8")
    return blog.url + "post.html"


@pytest.mark.parametrize(
    ("prefix", "address"),
    [
        ("/", "/"),
        ("/a/b/", "/a/b/"),
        ("/a/b/", "/a/b"),
        ("/a/b/", "/a/b/index.html"),
        ("/blog/games/mines/", "/blog/games/mines/"),
    ],
)
def test_a_hosted_page_is_played_under_any_path(
    page: Page, prefix: str, address: str
) -> None:
    """With and without the closing slash, and with the file's name spelled out."""
    with serve(prefix=prefix) as site:
        page.goto(f"{site.origin}{address}?{LONE_MINE}")
        play(page)

        outside = [path for path in site.asked() if not (site.folder / path).exists()]
        assert outside == ([address] if address == "/a/b" else [])


def test_a_hosted_page_needs_no_special_headers(page: Page, hosted: str) -> None:
    """The page is not isolated, has no service worker, and asks nobody else."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(hosted)
    wait_ready(page)

    assert page.evaluate("crossOriginIsolated") is False
    assert page.evaluate("navigator.serviceWorker.controller") is None
    own = (hosted, "blob:", "data:")
    assert [url for url in asked if not url.startswith(own)] == []


def test_what_is_published_can_be_played(page: Page, published: Path) -> None:
    """The folder that the workflow publishes holds all the page needs."""
    with serve(published) as site:
        page.goto(f"{site.url}?{LONE_MINE}")
        play(page)


def test_what_the_readme_says_to_copy_can_be_played(page: Page, copied: Path) -> None:
    """Two files and two folders are enough for a host of one's own."""
    with serve(copied) as site:
        page.goto(f"{site.url}?{LONE_MINE}")
        play(page)


def test_a_file_is_played_without_a_network(file_page: Page, file_url: str) -> None:
    """A double click on `index.html` is enough."""
    file_page.goto(f"{file_url}?{LONE_MINE}")
    play(file_page)


def test_a_file_may_lie_in_a_folder_of_any_name(
    new_context: NewContext, copied: Path, tmp_path: Path
) -> None:
    """Letters that mean something in an address are part of the path."""
    folder = tmp_path / "My games #1, 100% möglich? 掃雷"
    shutil.copytree(copied, folder)
    page = new_context(offline=True).new_page()
    page.goto(f"{(folder / 'index.html').as_uri()}?{LONE_MINE}")
    play(page)


@pytest.mark.parametrize("cors", [False, True], ids=["bare", "cors"])
def test_a_sandboxed_frame_is_played(page: Page, blog: Site, cors: bool) -> None:
    """`sandbox="allow-scripts"` alone will do, whether or not the host allows reads."""
    with serve(cors=cors) as site:
        src = f"{site.url}?{LONE_MINE}"
        page.goto(post(blog, src, 'sandbox="allow-scripts"'))
        frame = game_frame(page)
        assert frame.evaluate("self.origin") == "null"
        play(frame)

    kinds = page.evaluate("heard.map(message => [message.source, message.type])")
    assert ["minesweeper", "ready"] in kinds
    assert ["minesweeper", "size"] in kinds
    assert ["minesweeper", "end"] in kinds


def test_a_frame_is_played_where_its_storage_is_blocked(
    launch_browser: Callable[..., Browser],
    browser_type_launch_args: dict[str, list[str]],
    hosted: str,
    blog: Site,
) -> None:
    """A browser that gives a third party no storage still gives it a game."""
    flags = [*browser_type_launch_args["args"], "--test-third-party-cookie-phaseout"]
    browser = launch_browser(args=flags)
    try:
        page = browser.new_page()
        page.goto(post(blog, f"{hosted}?{LONE_MINE}"))
        frame = game_frame(page)
        refused = "() => { try { localStorage; } catch (error) { return error.name; } }"
        assert frame.evaluate(refused) == "SecurityError"
        play(frame)
    finally:
        browser.close()


def test_two_frames_are_two_games(page: Page, hosted: str, blog: Site) -> None:
    """A post may hold the game twice; a move in one does not show in the other."""
    frame = f'<iframe src="{hosted}?{LONE_MINE}" style="width: 45%; height: 700px">'
    icon = '<link rel="icon" href="data:,">'
    text = f"<!DOCTYPE html>{icon}{frame}</iframe>{frame}</iframe>"
    blog.replace("two.html", text, type="text/html; charset=utf-8")
    page.goto(blog.url + "two.html")
    first, second = page.frames[1:]
    wait_ready(second)
    play(first)

    expect(second.locator("html")).to_have_attribute("data-state", "ready")
    play(second)


@pytest.mark.parametrize(
    ("script", "error"),
    [(REFUSED_STORAGE, "SecurityError"), (FULL_STORAGE, "QuotaExceededError")],
    ids=["refused", "full"],
)
def test_a_game_needs_no_storage(
    new_context: NewContext, hosted: str, script: str, error: str
) -> None:
    """Where nothing can be stored the game is played all the same."""
    context = new_context()
    context.add_init_script(script)
    page = context.new_page()
    page.goto(f"{hosted}?{LONE_MINE}")
    store = (
        "() => { try { localStorage.x = 'x'; } catch (error) { return error.name; } }"
    )
    assert page.evaluate(store) == error
    play(page)


def test_a_game_plays_under_isolating_headers_too(page: Page) -> None:
    """A host that isolates its pages, as some do for others' sake, does no harm."""
    headers = {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
    }
    with serve(headers=headers) as site:
        page.goto(f"{site.url}?{LONE_MINE}")
        play(page)
        assert page.evaluate("crossOriginIsolated") is True
