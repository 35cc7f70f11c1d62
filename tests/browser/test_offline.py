"""A published site is played again without a network, and never mixes releases."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    BLOG_POST,
    LONE_MINE,
    NewContext,
    game_frame,
    wait_ready,
)
from tests.browser.server import Site, serve
from tests.browser.test_start import later, version
from tests.build import release

KEPT = """async () => {
  const names = await caches.keys();
  const pages = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(location.pathname)));
  return names.filter((_, i) => pages[i]).length;
}"""
"""Counts the releases that the browser keeps whole."""


def kept_whole(page: Page, count: int = 1) -> None:
    """Waits until the service worker has kept so many releases whole."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    for _ in range(600):
        if page.evaluate(KEPT) == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{page.evaluate(KEPT)} releases are kept, not {count}")


def win(page: Page) -> None:
    """Waits for the board with one mine and wins by a click elsewhere."""
    wait_ready(page)
    page.locator("#canvas").click(position={"x": 112, "y": 112})
    expect(page.locator("html")).to_have_attribute("data-state", "won")


def test_the_second_visit_needs_no_host(page: Page, published: Path) -> None:
    """The host is gone, and the game is played."""
    with serve(published) as site:
        page.goto(site.url)
        wait_ready(page)
        kept_whole(page)
        address = f"{site.url}?{LONE_MINE}"
    page.goto(address)
    win(page)


def test_the_second_visit_downloads_nothing_but_the_page(
    page: Page, published: Path
) -> None:
    """Even from a host that lets nothing be cached."""
    with serve(published, headers={"Cache-Control": "no-store"}) as site:
        page.goto(site.url)
        wait_ready(page)
        kept_whole(page)
        site.log.clear()
        page.goto(site.url)
        wait_ready(page)

        assert [path for path in site.asked() if path not in ("", "worker.js")] == []


@pytest.mark.page_errors
def test_a_release_is_kept_whole_or_not_at_all(page: Page, published: Path) -> None:
    """When a file does not come, the worker is not installed, and the game plays."""
    with serve(published) as site:
        site.lose("static/icon.svg")
        page.goto(f"{site.url}?{LONE_MINE}")
        win(page)
        page.wait_for_timeout(1500)

        assert page.evaluate(KEPT) == 0


def test_a_new_release_replaces_the_old_one_whole(
    page: Page, published: Path, tmp_path: Path
) -> None:
    """Online the new page runs at once; offline, too, once it is kept."""
    with serve(published) as site:
        page.goto(site.url)
        wait_ready(page)
        kept_whole(page)
        old = version(page)
        site.folder = later(published, tmp_path / "later")
        page.reload()
        wait_ready(page)
        assert version(page) == "99.0.0" != old
        page.wait_for_timeout(500)
        kept_whole(page)
        page.wait_for_function(
            "() => caches.keys().then((names) => names.length === 1)"
        )
    page.reload()
    wait_ready(page)

    assert version(page) == "99.0.0"
    assert page.evaluate("later")


def test_an_open_tab_is_offered_the_new_release(
    page: Page, published: Path, tmp_path: Path
) -> None:
    """Coming back to it after a while; the game goes on until the player reloads."""
    with serve(published) as site:
        page.clock.install()
        page.goto(f"{site.url}?{LONE_MINE}")
        wait_ready(page)
        site.folder = later(published, tmp_path / "later")
        page.clock.fast_forward(601_000)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        offer = page.locator("#boot")
        expect(offer).to_contain_text("new version")
        expect(page.locator("html")).to_have_attribute("data-state", "ready")
        offer.get_by_role("button", name="Reload").click()
        page.wait_for_function(
            "() => document.getElementById('release').textContent.includes('99.0.0')"
        )


def test_what_was_kept_can_be_cleared(page: Page, published: Path) -> None:
    """A visitor who clears the site's data starts as on the first visit."""
    with serve(published) as site:
        page.goto(site.url)
        wait_ready(page)
        kept_whole(page)
        page.context.new_cdp_session(page).send(
            "Storage.clearDataForOrigin", {"origin": site.origin, "storageTypes": "all"}
        )
        page.goto(f"{site.url}?{LONE_MINE}")
        win(page)
        kept_whole(page)


def test_a_checkout_has_no_service_worker(hosted_page: Page) -> None:
    """Whoever works on the sources is never served something kept."""
    hosted_page.wait_for_timeout(500)
    registered = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"

    assert hosted_page.evaluate(registered) == 0


def test_a_frame_has_no_service_worker(page: Page, published: Path, blog: Site) -> None:
    """Neither a sandboxed one nor any other keeps anything."""
    with serve(published) as site:
        post = BLOG_POST.format(src=site.url, attributes='sandbox="allow-scripts"')
        blog.replace("post.html", post, type="text/html; charset=utf-8")
        page.goto(blog.url + "post.html")
        wait_ready(game_frame(page))
        page.wait_for_timeout(500)

        assert "worker.js" not in site.asked()


def test_the_page_can_be_installed(new_context: NewContext, published: Path) -> None:
    """The manifest is valid, and its icons are there in the sizes it names."""
    with serve(published) as site:
        page = new_context().new_page()
        page.goto(site.url)
        wait_ready(page)
        session = page.context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]

        assert manifest["errors"] == []
        named = {error["errorId"] for error in errors}
        assert named <= {"in-incognito"}


@pytest.mark.parametrize("name", ["icon-192", "icon-512", "icon-mask"])
def test_the_icons_are_pictures_of_their_size(name: str) -> None:
    """A PNG says its width and height in its first bytes."""
    data = (release.CHECKOUT / "static" / f"{name}.png").read_bytes()
    size = 192 if name == "icon-192" else 512

    assert data.startswith(b"\x89PNG")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (size, size)
