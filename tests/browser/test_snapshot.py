"""The memory snapshot saves time and nothing else: without it the game starts too."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext, wait_ready
from tests.browser.server import Fault, Site
from tests.browser.test_engine import RUN
from tests.build import release

SNAPSHOT = "static/runtime/snapshot.bin"
WITHOUT = "Starting without the memory snapshot."


def told(page: Page) -> list[str]:
    """Collects what the page notes in the console."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text))
    return found


def listed(site: Site, name: str, data: bytes) -> None:
    """Serves a file of the runtime changed, and a release list that names it so."""
    facts = release.read_index()
    facts["files"][name] = {"hash": release.digest(data), "size": len(data)}
    page = (site.folder / "index.html").read_text("utf-8")
    pattern = r'(id="release">)(.*?)(</script>)'
    changed = re.sub(
        pattern, lambda found: found[1] + json.dumps(facts) + found[3], page, flags=re.S
    )
    site.replace("", changed, type="text/html; charset=utf-8")
    site.replace(f"static/runtime/{name}", data)


def test_the_game_starts_from_the_snapshot(page: Page, site: Site) -> None:
    """The whole archive of modules is not even asked for."""
    notes = told(page)
    page.goto(site.url)
    wait_ready(page)

    assert SNAPSHOT in site.asked()
    assert "static/runtime/python.bin" not in site.asked()
    assert not any(WITHOUT in note for note in notes)


def test_no_start_needs_pythons_compiler(page: Page, site: Site) -> None:
    """What Pyodide and the page run as text lies compiled in the snapshot."""
    page.goto(site.url)
    wait_ready(page)
    asked = "from _pyodide import _base; str(_base._parse_and_compile_gen.others)"
    others: str = page.evaluate(RUN, asked)

    assert others == str([asked])


@pytest.mark.page_errors
@pytest.mark.parametrize(
    "fault",
    [
        Fault(status=404, body=b"<!DOCTYPE html>"),
        Fault(body=b""),
        Fault(cut=100_000),
        Fault(body=(release.RUNTIME / "late.bin").read_bytes()),
    ],
    ids=["missing", "empty", "truncated", "another file"],
)
def test_without_its_snapshot_the_game_starts_all_the_same(
    page: Page, site: Site, fault: Fault
) -> None:
    """Whatever came in its place is not used."""
    notes = told(page)
    site.faults[SNAPSHOT] = fault
    page.goto(site.url)
    wait_ready(page)

    assert any(WITHOUT in note for note in notes)
    assert "static/runtime/python.bin" in site.asked()


def spoilt(data: bytes) -> bytes:
    """A snapshot with one byte of its packed memory changed."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]


def shifted(data: bytes) -> bytes:
    """A snapshot that is whole, but has the tag of another release."""
    whole = bytearray(gzip.decompress(data))
    whole[0] ^= 0xFF
    return gzip.compress(bytes(whole), mtime=0)


@pytest.mark.parametrize("change", [spoilt, shifted])
def test_a_listed_snapshot_that_does_not_fit_is_left_alone(
    page: Page, site: Site, change: object
) -> None:
    """Even when its hash is the one the page expects."""
    assert callable(change)
    notes = told(page)
    data = (release.RUNTIME / "snapshot.bin").read_bytes()
    listed(site, "snapshot.bin", change(data))
    page.goto(site.url)
    wait_ready(page)

    assert any(WITHOUT in note for note in notes)
    page.locator(".restart").click()
    expect(page.locator("html")).to_have_attribute("data-state", "ready")


def test_two_visitors_never_get_the_same_board(
    new_context: NewContext, hosted: str
) -> None:
    """Chance is not frozen in the snapshot."""
    pictures = set()
    for _ in range(3):
        page = new_context().new_page()
        page.goto(hosted)
        wait_ready(page)
        picture = page.evaluate("document.getElementById('canvas').toDataURL()")
        pictures.add(picture)

    assert len(pictures) == 3


def test_a_file_page_starts_from_the_snapshot(file_page: Page) -> None:
    """The packs hold it too."""
    wait_ready(file_page)
    scripts = file_page.evaluate("[...document.scripts].map(({ src }) => src)")
    names = {Path(src.partition("?")[0]).name for src in scripts}

    assert "snapshot.bin.js" in names
    assert "python.bin.js" not in names
