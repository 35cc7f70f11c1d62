"""A start that takes its time or fails says so; releases are never mixed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from minesweeper import edited
from tests.browser.conftest import NewContext, wait_ready
from tests.browser.server import NOT_FOUND, TYPES, Fault, Site, serve
from tests.build import release

PANEL = "#boot"
STATE = "data-state"

SPARE = ("snapshot.bin", "python.bin")
"""Either of these is enough; tests/browser/test_snapshot.py is about them."""

NEEDED = [name for name in release.FILES if name not in SPARE]
"""What no start can do without."""


def expect_failure(page: Page, *words: str) -> None:
    """Expects the page to say within seconds what failed, and to offer a retry."""
    expect(page.locator("html")).to_have_attribute(STATE, "failed", timeout=30_000)
    for word in words:
        expect(page.locator(PANEL)).to_contain_text(word)
    expect(page.locator(f"{PANEL} button")).to_be_visible()


def first_paint(page: Page, address: str) -> float:
    """Loads a page and gives the milliseconds until its board and text were painted."""
    page.goto(address, wait_until="commit")
    expect(page.locator(PANEL)).to_contain_text("Loading")
    expect(page.locator("#canvas")).not_to_have_css("background-image", "none")
    expect(page.locator("#canvas")).to_have_js_property("clientWidth", 750)
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
    page.wait_for_function(f"() => {paint}")
    assert page.locator("html").get_attribute(STATE) == "loading"
    taken: float = page.evaluate(paint)
    return taken


def test_a_board_and_a_text_are_there_before_python(page: Page, site: Site) -> None:
    """Within a second the placeholder board is painted and the page says it loads."""
    site.slow("static/runtime/pyodide.asm.wasm", delay=4)
    # Of three visits the quickest counts: a busy machine may delay any of them.
    times = [first_paint(page, f"{site.url}?visit={visit}") for visit in range(3)]

    assert min(times) < 1000
    wait_ready(page)


@pytest.mark.page_errors
@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_file_is_named_and_a_retry_helps(
    page: Page, site: Site, name: str
) -> None:
    """When the host answers with its 404 page, the page names the file."""
    site.lose(f"static/runtime/{name}")
    page.goto(site.url)
    expect_failure(page, name)

    site.heal()
    page.locator(f"{PANEL} button").click()
    wait_ready(page)


@pytest.mark.page_errors
def test_a_missing_module_is_named_when_sources_are_run(page: Page, site: Site) -> None:
    """Python never tries to run the host's 404 page."""
    site.replace("", edited.page(site.folder), type=TYPES[".html"])
    site.replace("pyscript.toml", edited.config(site.folder), type=TYPES[".toml"])
    site.lose("minesweeper/rules/game.py")
    page.goto(site.url)

    expect_failure(page, "game.py")
    expect(page.locator(PANEL)).not_to_contain_text("SyntaxError")
    expect(page.locator(PANEL)).not_to_contain_text("DOCTYPE")


@pytest.mark.page_errors
@pytest.mark.parametrize(
    "fault",
    [
        Fault(body=NOT_FOUND, type=TYPES[".html"]),
        Fault(cut=0),
        Fault(cut=100),
    ],
    ids=["another page with status 200", "blocked", "cut half way"],
)
@pytest.mark.parametrize("name", ["core.mjs", "late.bin", "pyodide.asm.wasm"])
def test_a_blocked_or_spoilt_file_is_named(
    page: Page, site: Site, name: str, fault: Fault
) -> None:
    """Whatever a network makes of a file, the page does not wait for ever."""
    site.faults[f"static/runtime/{name}"] = fault
    page.goto(site.url)
    expect_failure(page, name)


@pytest.mark.page_errors
@pytest.mark.parametrize(
    ("locale", "retry"),
    [("en-GB", "Try again"), ("zh-CN", "重试"), ("zh-HK", "重試"), ("ja-JP", "再試行")],
)
def test_a_failure_is_told_in_the_visitors_language(
    new_context: NewContext, site: Site, locale: str, retry: str
) -> None:
    """The texts of a start are there before any table of the game."""
    site.lose("static/runtime/core.mjs")
    page = new_context(locale=locale).new_page()
    page.goto(site.url)
    expect_failure(page)
    expect(page.locator(f"{PANEL} button")).to_have_text(retry)


@pytest.mark.page_errors
def test_a_browser_without_webassembly_is_told_so(
    launch_browser: Callable[..., Browser],
    browser_type_launch_args: dict[str, list[str]],
    hosted: str,
) -> None:
    """Some switch WebAssembly off for safety's sake."""
    flags = [*browser_type_launch_args["args"], "--js-flags=--jitless"]
    browser = launch_browser(args=flags)
    try:
        page = browser.new_page()
        page.goto(hosted)
        assert page.evaluate("typeof WebAssembly") == "undefined"
        expect_failure(page, "WebAssembly")
    finally:
        browser.close()


def test_a_browser_without_javascript_is_told_so(
    new_context: NewContext, hosted: str
) -> None:
    """There is a text for those who switched JavaScript off."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(hosted)
    text, height = page.locator("noscript").evaluate(
        "e => [e.innerText, e.offsetHeight]"
    )

    assert "JavaScript" in text
    assert height > 0


@pytest.mark.page_errors
def test_a_file_page_says_which_pack_is_missing(
    new_context: NewContext, copied: Path, tmp_path: Path
) -> None:
    """An incomplete copy of the folder is no riddle."""
    folder = tmp_path / "copy"
    shutil.copytree(copied, folder)
    (folder / "static" / "packs" / "late.bin.js").unlink()
    page = new_context(offline=True).new_page()
    page.goto((folder / "index.html").as_uri())
    expect_failure(page, "late.bin")


def later(copied: Path, folder: Path) -> Path:
    """Makes a later release: another version, with other modules for the page."""
    shutil.copytree(copied, folder)
    facts = release.read_index()
    for name in ("core.mjs", "python.mjs"):
        file = folder / "static" / "runtime" / name
        data = b"globalThis.later = true;\n" + file.read_bytes()
        file.write_bytes(data)
        facts["files"][name] = {"hash": release.digest(data), "size": len(data)}
    facts["version"] = "99.0.0"
    pattern = re.compile(r'(id="release">)(.*?)(</script>)', re.DOTALL)
    page = (folder / "index.html").read_text(encoding="utf-8")
    text = pattern.sub(lambda found: found[1] + json.dumps(facts) + found[3], page)
    (folder / "index.html").write_text(text, encoding="utf-8")
    return folder


def version(page: Page) -> str:
    """Gives the version of the release the page runs."""
    text = page.locator("#release").text_content()
    found: str = json.loads(text or "")["version"]
    return found


def test_a_reload_after_a_release_brings_all_of_it(
    page: Page, copied: Path, tmp_path: Path
) -> None:
    """With everything cached for ten minutes a visitor has all old, then all new."""
    with serve(copied, headers={"Cache-Control": "max-age=600"}) as site:
        page.goto(site.url)
        wait_ready(page)
        old = version(page)
        site.folder = later(copied, tmp_path / "later")
        page.goto(site.url)
        wait_ready(page)
        assert version(page) == old

        page.reload()
        wait_ready(page)
        assert version(page) == "99.0.0"


@pytest.mark.page_errors
def test_an_old_page_with_a_new_file_turns_into_the_new_page(
    page: Page, copied: Path, tmp_path: Path
) -> None:
    """When only the page itself was kept in the cache, nothing old and new mix."""
    with serve(copied, headers={"Cache-Control": "max-age=600"}) as site:
        fresh = Fault(headers={"Cache-Control": "no-store"})
        site.faults["static/runtime/core.mjs"] = fresh
        page.goto(site.url)
        wait_ready(page)
        old = version(page)
        site.folder = later(copied, tmp_path / "later")
        page.goto("about:blank")
        page.goto(site.url)
        listed = "document.getElementById('release').textContent"
        page.wait_for_function(f"() => {listed}.includes('99.0.0')")
        wait_ready(page)

        assert version(page) == "99.0.0" != old
        assert page.evaluate("later")
