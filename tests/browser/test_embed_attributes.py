"""The game's element without the game: what it makes, hears, and leaves behind."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.article import GAP, frame_of, heard, publish
from tests.browser.conftest import NewContext
from tests.browser.server import Site

BLANK = "<!DOCTYPE html><title>No game</title>"
"""Served in place of the game: these tests are about the element alone."""

STORY = "<!DOCTYPE html><title>A story</title>"

COUNT_LISTENERS = """
  window.listeners = [];
  const [add, remove] = [addEventListener, removeEventListener];
  window.addEventListener = (...about) => {
    listeners.push(about[1]);
    add(...about);
  };
  window.removeEventListener = (...about) => {
    listeners.splice(listeners.indexOf(about[1]), 1);
    remove(...about);
  };
"""
"""A script that keeps the window's listeners in `listeners`."""

OLDER = """
  delete window.IntersectionObserver;
  delete CSSStyleSheet.prototype.replaceSync;
  delete ShadowRoot.prototype.adoptedStyleSheets;
  delete Document.prototype.adoptedStyleSheets;
"""
"""Takes from a browser what some years ago it did not have."""

SPARING = """
  Object.defineProperty(Navigator.prototype, "connection", {
    get: () => ({ saveData: true }),
  });
"""
"""What a browser says whose owner pays for every byte."""


@pytest.fixture(autouse=True)
def no_game(site: Site) -> None:
    """Serves an empty page for the game's."""
    site.replace("index.html", BLANK)


def asked(page: Page, which: str = "mine-sweeper") -> list[tuple[str, str]]:
    """Gives the settings in the address of an element's frame."""
    address = page.locator(f"{which} iframe").get_attribute("src") or ""
    return parse_qsl(urlsplit(address).query, keep_blank_values=True)


def test_settings_go_into_the_address_and_nothing_else_does(
    page: Page, blog: Site, hosted: str
) -> None:
    """Each attribute that is a setting, as it stands, and no other."""
    hostile = "&quot;><img src=x onerror=alert(1)>&amp;lang=ja#?"
    game = (
        f'<mine-sweeper level="{hostile}" skin="a b" seed="雷 +&amp;" marks=""'
        ' width="9" src="//example.org" onready="alert(1)" embed="0"></mine-sweeper>'
    )
    publish(page, blog, hosted, game)
    frame = page.locator("mine-sweeper iframe")
    expect(frame).to_have_count(1)

    assert (frame.get_attribute("src") or "").startswith(hosted + "index.html?embed=1&")
    assert asked(page) == [
        ("embed", "1"),
        ("level", '"><img src=x onerror=alert(1)>&lang=ja#?'),
        ("seed", "雷 +&"),
        ("skin", "a b"),
    ]
    assert frame.get_attribute("sandbox") == "allow-scripts"
    assert frame.get_attribute("referrerpolicy") == "no-referrer"
    assert frame.get_attribute("loading") == "lazy"


def test_a_changed_setting_starts_the_game_anew(
    page: Page, blog: Site, hosted: str
) -> None:
    """Once for all changes of a moment, without a step in the reader's history."""
    publish(page, blog, hosted, '<mine-sweeper level="expert"></mine-sweeper>')
    element, frame = page.locator("mine-sweeper"), page.locator("mine-sweeper iframe")
    expect(frame).to_have_count(1)
    frame.evaluate("(frame) => { frame.first = true; }")
    steps = page.evaluate("history.length")
    element.evaluate(
        """(element) => {
          element.setAttribute("level", "expert");
          element.setAttribute("colour", "red");
          element.setAttribute("start-on", "click");
        }"""
    )
    page.wait_for_timeout(100)
    assert frame.evaluate("(frame) => frame.first") is True
    made = element.evaluate(
        """async (element) => {
          let made = 0;
          new MutationObserver((all) => all.forEach(
            (change) => { made += change.addedNodes.length; }
          )).observe(element.shadowRoot, { childList: true, subtree: true });
          element.removeAttribute("level");
          for (const name of ["rows", "cols", "mines"]) element.setAttribute(name, 9);
          await new Promise((done) => setTimeout(done, 100));
          return made;
        }"""
    )

    assert made == 1
    assert dict(asked(page)) == {"embed": "1", "rows": "9", "cols": "9", "mines": "9"}
    assert page.evaluate("history.length") == steps


def test_messages_count_from_the_elements_own_frame_alone(
    page: Page, blog: Site, hosted: str
) -> None:
    """Neither the page itself, another frame nor another game can speak for a game."""
    blog.replace("story.html", STORY, type="text/html")
    publish(
        page,
        blog,
        hosted,
        '<mine-sweeper id="a"></mine-sweeper><mine-sweeper id="b"></mine-sweeper>'
        '<iframe id="other" src="story.html"></iframe>',
    )
    twin = frame_of(page.locator("#b"))
    other = page.frame(url="**/story.html")
    assert other is not None
    heights = (
        "[...document.querySelectorAll('mine-sweeper')].map((e) => e.offsetHeight)"
    )
    first, second = page.evaluate(heights)
    lie = """(count) => {
      const to = [parent, parent.parent];
      for (const target of to) {
        target.postMessage({ source: "minesweeper", type: "ready" }, "*");
        target.postMessage({ source: "minesweeper", type: "end", seconds: 1 }, "*");
        const size = { width: 900, height: 900 + count };
        target.postMessage({ source: "minesweeper", type: "size", ...size }, "*");
      }
    }"""
    page.evaluate(lie, 1)
    other.evaluate(lie, 2)
    page.wait_for_timeout(200)
    assert page.evaluate(heights) == [first, second]
    assert heard(page, "ready") == heard(page, "end") == []
    twin.evaluate(lie, 3)
    page.wait_for_timeout(200)

    assert page.evaluate(heights) == [first, 903]
    assert {event["id"] for event in heard(page, "ready")} == {"b"}


def test_a_size_is_a_number_within_bounds(page: Page, blog: Site, hosted: str) -> None:
    """Whatever the frame says, the article keeps its shape and raises no error."""
    publish(page, blog, hosted, "<mine-sweeper></mine-sweeper>")
    element = page.locator("mine-sweeper")
    frame = frame_of(element)
    shown = element.evaluate("(element) => element.offsetHeight")
    frame.evaluate(
        """() => {
          const say = (data) => parent.postMessage(data, "*");
          for (const height of [NaN, Infinity, "600", null, {}, [700], undefined, 900n])
            say({ source: "minesweeper", type: "size", width: 100, height });
          for (const data of [null, 7, "size", [], { source: "minesweeper" }])
            say(data);
          say({ source: "minesweeper", type: "size", height: 900 });
          say({ source: "minesweeper", type: "end", result: {}, seconds: "1" });
          say({ source: "minesweeper", type: "<b>", seconds: 1 });
        }"""
    )
    page.wait_for_timeout(200)
    assert element.evaluate("(element) => element.offsetHeight") == shown
    assert heard(page, "end") == []
    for told, height in [(1e308, 1200), (-1e9, 160), (400.2, 401), (390, 401)]:
        frame.evaluate(
            """(height) => parent.postMessage(
              { source: "minesweeper", type: "size", width: 1e9, height }, "*"
            )""",
            told,
        )
        page.wait_for_timeout(100)
        assert element.evaluate("(element) => element.offsetHeight") == height

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_element_taken_away_leaves_nothing(
    page: Page, blog: Site, hosted: str
) -> None:
    """No frame, no listener, nothing waiting; put back, it begins again."""
    page.add_init_script(COUNT_LISTENERS)
    game = "<mine-sweeper></mine-sweeper>"
    publish(page, blog, hosted, game + GAP + game)
    expect(page.locator("mine-sweeper iframe")).to_have_count(1)
    assert page.evaluate("listeners.length") == 2
    page.evaluate("window.kept = [...document.querySelectorAll('mine-sweeper')]")
    page.evaluate("kept.forEach((element) => element.remove())")
    page.evaluate("kept.forEach((element) => element.setAttribute('level', 'dense'))")
    page.wait_for_timeout(200)
    assert page.evaluate("listeners.length") == 0
    assert len(page.frames) == 1
    bare = "kept.every(({ shadowRoot }) => !shadowRoot.querySelector('iframe, button'))"
    assert page.evaluate(bare) is True
    page.evaluate("document.querySelector('h1').after(kept[1])")

    expect(page.locator("mine-sweeper iframe")).to_have_count(1)
    assert dict(asked(page)) == {"embed": "1", "level": "dense"}
    assert page.evaluate("listeners.length") == 1


@pytest.mark.parametrize(
    ("locale", "title", "play"),
    [
        ("en-GB", "Minesweeper", "Play Minesweeper"),
        ("fr-FR", "Minesweeper", "Play Minesweeper"),
        ("zh-CN", "扫雷", "开始扫雷"),
        ("zh-HK", "踩地雷", "開始踩地雷"),
        ("ja-JP", "マインスイーパー", "マインスイーパーで遊ぶ"),
    ],
)
def test_a_keyboard_starts_a_game_in_the_readers_language(
    new_context: NewContext, blog: Site, hosted: str, locale: str, title: str, play: str
) -> None:
    """The button speaks to the reader, the frame's title as its page does."""
    page = new_context(locale=locale).new_page()
    game = '<mine-sweeper start-on="click"></mine-sweeper>'
    publish(page, blog, hosted, game, lang=locale)
    page.wait_for_timeout(200)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    page.locator("#comment").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    frame = page.locator("mine-sweeper iframe")
    expect(frame).to_have_attribute("title", title)
    inner = "document.activeElement.shadowRoot.activeElement.localName"
    assert page.evaluate(inner) == "iframe"


def test_a_frame_has_its_title_in_the_language_of_the_page(
    page: Page, blog: Site, hosted: str
) -> None:
    """The element's own language goes before that of the page, and the reader's."""
    one = '<mine-sweeper id="a"></mine-sweeper>'
    two = '<mine-sweeper id="b" lang="zh-TW"></mine-sweeper>'
    publish(page, blog, hosted, one + two, lang="ja")

    first, second = (page.locator(f"{which} iframe") for which in ("#a", "#b"))
    expect(first).to_have_attribute("title", "マインスイーパー")
    expect(second).to_have_attribute("title", "踩地雷")
    assert dict(asked(page, "#b"))["lang"] == "zh-TW"


@pytest.mark.parametrize("script", [OLDER, SPARING], ids=["older", "sparing"])
def test_a_click_starts_a_game_where_nothing_else_may(
    page: Page, blog: Site, hosted: str, script: str
) -> None:
    """An older browser, and a reader who saves data, start none by themselves."""
    page.add_init_script(script)
    publish(page, blog, hosted, '<mine-sweeper level="beginner"></mine-sweeper>')
    page.wait_for_timeout(300)
    preview = page.locator("mine-sweeper button")
    expect(preview.locator(".board")).to_have_css("height", "225px")
    expect(preview).to_have_css("border-radius", "8px")
    preview.click()

    expect(page.locator("mine-sweeper iframe")).to_have_css("border-radius", "8px")


@pytest.mark.parametrize(
    ("attributes", "rows", "cols"),
    [
        ("", 20, 30),
        ('level="beginner8"', 8, 8),
        ('level="constructor"', 20, 30),
        ('level="7x12/10"', 7, 12),
        ('rows="5" cols="11"', 5, 11),
        ('b="2"', 16, 16),
        ('b="1109"', 9, 11),
    ],
)
def test_a_preview_has_the_shape_of_the_board(
    page: Page, blog: Site, hosted: str, attributes: str, rows: int, cols: int
) -> None:
    """Whichever way the board is asked for."""
    game = f'<mine-sweeper start-on="click" {attributes}></mine-sweeper>'
    publish(page, blog, hosted, game)

    shape = page.locator("mine-sweeper .board")
    expect(shape).to_have_css("height", f"{rows * 25}px")
    expect(shape).to_have_css("width", f"{cols * 25}px")
