"""The browser tests' own tools do what they promise."""

from __future__ import annotations

from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.server import Site, serve


def test_a_folder_is_served_under_its_prefix_with_right_types(tmp_path: Path) -> None:
    """Files, folders, a missing slash and a missing file answer like a static host."""
    (tmp_path / "index.html").write_text("<p>home</p>")
    (tmp_path / "core.mjs").write_text("export {}")

    with serve(tmp_path) as site:
        with urlopen(site.url.rstrip("/")) as home:
            assert home.url == site.url
            assert home.read() == b"<p>home</p>"
        with urlopen(site.url + "core.mjs?v=1") as core:
            assert core.headers["Content-Type"] == "text/javascript; charset=utf-8"
        with pytest.raises(HTTPError, match="404") as missing:
            urlopen(site.url + "nothing.py")
        with missing.value as page:
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"


def test_a_page_error_is_collected(page: Page, blog: Site, troubles: list[str]) -> None:
    """Uncaught errors and console errors fail a test that does not expect them."""
    script = "<script>console.error('first'); throw Error('second')</script>"
    blog.replace("x.html", '<link rel="icon" href="data:,">' + script, type="text/html")
    page.goto(blog.url + "x.html")
    expect(page.locator("script")).to_have_count(1)

    assert [trouble.split(" (")[0] for trouble in troubles] == [
        "console: first",
        "uncaught: second",
    ]
    troubles.clear()


def test_a_cut_connection_reaches_the_page_as_a_failure(page: Page, blog: Site) -> None:
    """A path that is cut off gives the browser an error, not an empty answer."""
    blog.cut("x.html")
    with pytest.raises(Error, match="ERR_EMPTY_RESPONSE"):
        page.goto(blog.url + "x.html")


def test_the_network_is_cut_for_the_file_page(new_context: NewContext) -> None:
    """A context of the file page reaches no server, not even on loopback."""
    with serve() as site:
        page = new_context(offline=True).new_page()
        with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
            page.goto(site.url)

        assert site.log == []
