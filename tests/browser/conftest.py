"""What every browser test starts from: the three places, and no silent errors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Frame,
    Page,
    Request,
    WebError,
)

from tests.browser import firefox
from tests.browser.chrome import launch_options
from tests.browser.server import ROOT, Site, serve

NewContext = Callable[..., BrowserContext]

collect_ignore = [] if firefox.installed() else ["test_firefox.py"]
"""Without a Firefox its tests are not there; the runner says so."""

START_LIMIT = 90_000
"""Milliseconds a start may take on a busy machine before a test gives up."""

LONE_MINE = "b=1&m=g0000000000000000"
"""Asks for a 9 × 9 board whose only mine is at (0, 0): one open anywhere else wins."""

BLOG_POST = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>A blog post</title>
<link rel="icon" href="data:,">
<h1>A blog post</h1>
<script>
  var heard = [];
  addEventListener("message", function (event) {{ heard.push(event.data); }});
</script>
<iframe id="game" src="{src}" {attributes}
  style="border: 0; width: 900px; height: 760px"></iframe>
<p>The end of the post.</p>
</html>
"""
"""A page that frames the game and keeps every message it is sent in `heard`."""


def pytest_configure(config: pytest.Config) -> None:
    """Names the marks of the browser tests."""
    config.addinivalue_line(
        "markers",
        "page_errors: errors in the page or its console are part of what is tested",
    )


def wait_ready(place: Page | Frame, timeout: float = START_LIMIT) -> None:
    """Waits until the game in that page or frame can be played.

    Raises:
        AssertionError: the start failed; the text is what the page shows.
    """
    started = place.locator('html[data-state]:not([data-state="loading"])')
    started.wait_for(state="attached", timeout=timeout)
    state = started.get_attribute("data-state")
    if state != "ready":
        shown = place.locator("body").inner_text()
        raise AssertionError(f"the page is {state}, not ready; it shows:\n{shown}")


def game_frame(page: Page) -> Frame:
    """Gives the frame that shows the game in a page that embeds it."""
    frame = page.locator("iframe#game").element_handle().content_frame()
    assert frame is not None, "the page has no frame for the game"
    return frame


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any],
) -> dict[str, Any]:
    """Starts the browser that was found, with what the command line adds."""
    return {**launch_options(), **browser_type_launch_args}


@pytest.fixture
def troubles(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Collects every error of every page, and fails the test if there was any."""
    found: list[str] = []
    yield found
    if request.node.get_closest_marker("page_errors") is None:
        assert found == []


@pytest.fixture
def new_context(new_context: NewContext, troubles: list[str]) -> NewContext:
    """Makes browser contexts whose errors are collected."""

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location["url"]
            troubles.append(f"console: {message.text} ({place})")

    def uncaught(error: WebError) -> None:
        troubles.append(f"uncaught: {error.error}")

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.on("console", heard)
        context.on("weberror", uncaught)
        return context

    return make


@pytest.fixture
def context(new_context: NewContext) -> BrowserContext:
    """Gives a fresh browser context whose errors fail the test."""
    return new_context()


@pytest.fixture
def site() -> Iterator[Site]:
    """Serves the checkout under `/a/b/` with no special headers."""
    with serve() as running:
        yield running


@pytest.fixture
def hosted(site: Site) -> str:
    """Gives the address of the hosted page."""
    return site.url


@pytest.fixture
def hosted_page(page: Page, hosted: str) -> Page:
    """Gives the hosted page, ready to be played."""
    page.goto(hosted)
    wait_ready(page)
    return page


@pytest.fixture
def file_url() -> str:
    """Gives the address of `index.html` as a file."""
    return (ROOT / "index.html").as_uri()


@pytest.fixture
def file_page(new_context: NewContext, file_url: str) -> Iterator[Page]:
    """Gives the page opened as a file with the network cut, perhaps not ready yet.

    The test fails if the page so much as tries to reach the network.
    """
    context = new_context(offline=True)
    tried: list[str] = []

    def notice(request: Request) -> None:
        if not request.url.startswith(("file:", "blob:", "data:")):
            tried.append(request.url)

    context.on("request", notice)
    page = context.new_page()
    page.goto(file_url)
    yield page
    assert tried == []


@pytest.fixture
def blog() -> Iterator[Site]:
    """Serves an empty folder of another site than the game's, for pages of a test."""
    with serve(ROOT / "tests" / "data", prefix="/", host="localhost") as running:
        yield running


@pytest.fixture
def frame_page(page: Page, hosted: str, blog: Site) -> Page:
    """Gives a page of another origin that frames the game in a closed sandbox.

    `game_frame` gives the frame in it, perhaps not ready yet.
    """
    post = BLOG_POST.format(src=hosted, attributes='sandbox="allow-scripts"')
    blog.replace("post.html", post, type="text/html; charset=utf-8")
    page.goto(blog.url + "post.html")
    return page


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Runs a test whose browser lost its renderer once more, and says so.

    That happens once in a thousand starts on a machine with too much to do.
    """
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(one.failed and "Target crashed" in str(one.longrepr) for one in reports):
        print(f"The renderer crashed, once more: {item.nodeid}", file=sys.__stderr__)
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
