"""The board that is there before Python: its size, and the moves made on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_ready
from tests.browser.server import Site


@pytest.fixture
def slow(site: Site) -> Iterator[Site]:
    """Gives a site whose runtime takes a while, so that the placeholder is seen."""
    site.slow("static/runtime/pyodide.asm.wasm", delay=4)
    yield site
    site.heal()


@pytest.mark.parametrize(
    ("query", "cols", "rows"),
    [
        ("", 30, 20),
        ("level=beginner", 9, 9),
        ("level=expert", 30, 16),
        ("rows=5&cols=12&mines=7", 12, 5),
        ("b=1&m=g0000000000000000", 9, 9),
        ("b=0705&m=g000000", 7, 5),
        ("level=constructor", 30, 20),
        ("rows=9999&cols=x&mines=1", 30, 20),
    ],
)
def test_the_placeholder_has_the_size_the_address_asks_for(
    page: Page, slow: Site, query: str, cols: int, rows: int
) -> None:
    """So nothing moves when the game is there; nonsense gives the default's."""
    page.goto(f"{slow.url}?{query}")
    canvas = page.locator("#canvas")
    expect(canvas).to_have_js_property("clientWidth", cols * 25)
    expect(canvas).to_have_js_property("clientHeight", rows * 25)
    before = canvas.bounding_box()
    assert page.locator("html").get_attribute("data-state") == "loading"
    wait_ready(page)
    after = page.locator("#canvas").bounding_box()
    # Browsers lay out in 64ths of a pixel.
    assert after == pytest.approx(before, abs=0.05)


@pytest.mark.parametrize(
    ("zoom", "cell"),
    [("40", 10), ("110", 27.5), ("220", 55), ("300", 75), ("39", 25), ("1e2", 25)],
)
def test_the_placeholder_is_as_large_as_its_cells_will_be(
    page: Page, slow: Site, zoom: str, cell: float
) -> None:
    """To half a pixel, with a move on it where it was made; nonsense is no size."""
    page.goto(f"{slow.url}?b=1&m=g0000000000000000&zoom={zoom}")
    canvas = page.locator("#canvas")
    before = canvas.bounding_box()
    assert before is not None
    assert before["width"] == pytest.approx(9 * cell, abs=0.5)
    canvas.click(position={"x": 4.5 * cell, "y": 4.5 * cell})
    assert page.locator("html").get_attribute("data-state") == "loading"
    expect(page.locator("html")).to_have_attribute("data-state", "won", timeout=60_000)
    assert canvas.bounding_box() == pytest.approx(before, abs=0.55)


def test_a_stored_level_is_the_placeholder_of_the_next_visit(
    page: Page, site: Site
) -> None:
    """The level and zoom that were chosen are waited for on a board of that size."""
    page.goto(site.url)
    wait_ready(page)
    page.locator("#level").select_option("intermediate")
    page.locator("#zoom-in").click()
    site.slow("static/runtime/pyodide.asm.wasm", delay=4)
    page.goto("about:blank")
    page.goto(site.url)
    box = page.locator("#canvas").bounding_box()
    assert page.locator("html").get_attribute("data-state") == "loading"

    assert box is not None
    assert (box["width"], box["height"]) == (500, 500)
    wait_ready(page)


def test_a_move_on_the_placeholder_of_a_level_is_played_on_its_cell(
    page: Page, slow: Site
) -> None:
    """The board with a mine at (0, 0): a mark there, and an open elsewhere wins."""
    page.goto(f"{slow.url}?b=1&m=g0000000000000000")
    canvas = page.locator("#canvas")
    canvas.click(position={"x": 12, "y": 12}, button="right")
    canvas.click(position={"x": 112, "y": 112})
    root = page.locator("html")
    assert root.get_attribute("data-state") == "loading"

    expect(root).to_have_attribute("data-state", "won", timeout=60_000)
    expect(root).to_have_attribute("data-mines-left", "0")


def test_a_drag_that_ends_on_the_placeholder_is_no_move(page: Page, slow: Site) -> None:
    """A press that began elsewhere opens nothing."""
    page.goto(f"{slow.url}?b=1&m=g0000000000000000")
    box = page.locator("#canvas").bounding_box()
    assert box is not None
    page.mouse.move(5, 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 112, box["y"] + 112)
    page.mouse.up()

    wait_ready(page)


def test_an_embedded_page_never_shows_the_whole_page(page: Page, slow: Site) -> None:
    """The heading is not there for a moment and then gone."""
    page.goto(f"{slow.url}?embed")

    assert page.locator("html").get_attribute("data-state") == "loading"
    assert page.locator("html").get_attribute("data-embed") == ""
    wait_ready(page)
