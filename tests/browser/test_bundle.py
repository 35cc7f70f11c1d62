"""The one-file edition is played like the page it was made from."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from minesweeper.bundle import write
from tests.browser.conftest import LONE_MINE, NewContext, wait_ready
from tests.browser.server import serve


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Gives the file, alone in a folder."""
    target = tmp_path_factory.mktemp("stick") / "minesweeper.html"
    write(target)
    return target


def win(page: Page) -> None:
    """Waits for the board with one mine, and wins by a click elsewhere."""
    wait_ready(page)
    page.locator("#canvas").click(position={"x": 112, "y": 112})
    expect(page.locator("html")).to_have_attribute("data-state", "won")
    expect(page.locator(".mask")).to_be_visible()


def test_it_is_played_from_a_file_without_a_network(
    new_context: NewContext, edition: Path
) -> None:
    """Mailed, or on a stick: nothing but the file is read."""
    context = new_context(offline=True)
    asked: list[str] = []

    def notice(request: Request) -> None:
        if not request.url.startswith(("blob:", "data:")):
            asked.append(request.url)

    context.on("request", notice)
    page = context.new_page()
    address = f"{edition.as_uri()}?{LONE_MINE}"
    page.goto(address)
    win(page)

    assert asked == [address]


def test_it_is_played_from_any_host(page: Page, edition: Path) -> None:
    """Served by its own name, it asks the host for nothing else."""
    with serve(edition.parent) as site:
        page.goto(f"{site.url}{edition.name}?{LONE_MINE}")
        win(page)

        assert site.asked() == [edition.name]
