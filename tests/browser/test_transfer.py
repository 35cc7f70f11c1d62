"""What a visit costs: bytes on the line, nothing twice, and nothing from strangers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import NewContext, wait_ready
from tests.browser.server import ROOT, Site, serve
from tests.build import release

MB = 1_000_000

WITH_SNAPSHOT = 7.5 * MB
WITHOUT = 5.5 * MB
REPOSITORY = 30 * MB

PAGE = ("index.html", "static/style.css", "static/placeholder.js", "static/boot.js")

SPARING = """
  Object.defineProperty(Navigator.prototype, "connection", {
    get: () => ({ saveData: true }),
  });
"""
"""What a browser says whose owner pays for every byte."""

UNKNOWING = """
  Object.defineProperty(Navigator.prototype, "connection", { get: () => undefined });
"""
"""A browser that tells nothing about its line, as most do."""


def packed(*paths: str) -> int:
    """Gives the bytes of files as a host sends them: as gzip, or as they are."""
    sizes = 0
    for path in paths:
        data = (ROOT / path).read_bytes()
        plain = path.endswith((".zip", ".bin"))
        sizes += len(data) if plain else len(gzip.compress(data, 6))
    return sizes


def runtime(*without: str) -> list[str]:
    """Gives the paths of the runtime's files but for some."""
    return [f"static/runtime/{name}" for name in release.FILES if name not in without]


class Wire:
    """Counts what a page receives, and whom it asks."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.bytes = 0
        self.hosts: set[str] = set()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)
        page.on("request", lambda request: self._asked(request.url))

    def _finished(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)


@pytest.fixture
def host() -> Iterator[Site]:
    """Serves the page as hosts do: as gzip, to be kept for ten minutes."""
    with serve(headers={"Cache-Control": "max-age=600"}, compress=True) as site:
        yield site


def test_the_files_are_small_enough() -> None:
    """Added up from the files, whatever a browser asks for."""
    assert packed(*PAGE, *runtime("python.bin")) <= WITH_SNAPSHOT
    assert packed(*PAGE, *runtime("snapshot.bin", "late.bin")) <= WITHOUT
    generated = [*release.RUNTIME.iterdir(), *release.PACKS.iterdir()]
    assert sum(path.stat().st_size for path in generated) < REPOSITORY


@pytest.mark.parametrize(
    ("script", "most", "left_out"),
    [
        ("", WITH_SNAPSHOT, "python.bin"),
        (UNKNOWING, WITH_SNAPSHOT, "python.bin"),
        (SPARING, WITHOUT, "snapshot.bin"),
    ],
    ids=["a fast line", "an unknown line", "data to be saved"],
)
def test_a_first_visit_downloads_so_much_and_a_second_nothing(
    new_context: NewContext, host: Site, script: str, most: float, left_out: str
) -> None:
    """As seen on the line; and nobody but the page's own host is asked."""
    context = new_context()
    context.add_init_script(script)
    page = context.new_page()
    wire = Wire(context, page)
    page.goto(host.url)
    wait_ready(page)
    page.wait_for_timeout(300)
    asked = host.asked()
    assert 4 * MB < wire.bytes <= most
    assert f"static/runtime/{left_out}" not in asked
    assert len(asked) == len(set(asked))

    page.goto("about:blank")
    wire.bytes = 0
    page.goto(host.url)
    wait_ready(page)
    page.wait_for_timeout(300)
    assert host.asked() == asked
    assert wire.bytes == 0
    assert wire.hosts == {urlsplit(host.url).netloc}


def test_on_a_slow_line_nothing_is_got_in_vain(page: Page, host: Site) -> None:
    """The line is measured before the snapshot would be asked for; it then is not."""
    page.add_init_script(UNKNOWING)
    host.rate = 1_000_000  # bytes a second and file
    host.slow("", delay=0.05)
    page.goto(host.url)
    wait_ready(page)
    host.rate = None

    assert "static/runtime/snapshot.bin" not in host.asked()
    assert "static/runtime/python.bin" in host.asked()
    page.reload()
    wait_ready(page)
    assert "static/runtime/snapshot.bin" not in host.asked()
