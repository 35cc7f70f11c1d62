"""Whoever writes the address, the storage or a message cannot break the page.

Every name is given every hostile value: with as many visits as there are values, each
visit gives each name another one.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Frame, Page, expect

from minesweeper.play.asked import BOARD, CUSTOM
from minesweeper.play.options import OPTIONS
from minesweeper.play.settings import NAMES
from tests.browser.article import frame_of, heard, publish
from tests.browser.conftest import START_LIMIT, game_frame, wait_ready
from tests.browser.playing import Player
from tests.browser.server import Site

MARKUP = "<img src=x onerror=hurt=1>\"><script>hurt=1</script><svg onload='hurt=1'>"

VALUES = {
    "markup": quote(MARKUP),
    "a script's address": "javascript:hurt=1",
    "a prototype": "__proto__",
    "a constructor": "constructor",
    "control characters": "%00%01%1b[2J%0d%0aSet-Cookie:a=b%7f%c2%85%e2%80%ae",
    "no UTF-8": "%ff%fe%ed%a0%80%c0%80",
    "broken escapes": "%%%zz%u0041%",
    "huge": "9" * 1500,
    "out of range": "-1e999",
    "letters that are digits": quote("٣９²Ⅷ"),
    "braces": "%7Bname%7D%7B0.__class__%7D%25s",
}
"""Hostile values as they stand in an address."""

GROUPS = {"by level": ("level",), "by numbers": CUSTOM, "by a board": BOARD}
"""Ways to name a board; two of them at once would be refused before any is read."""

STORED = [
    MARKUP,
    "javascript:hurt=1",
    "__proto__",
    "hasOwnProperty",
    "\x00\x01\x1b[2J\r\n\x7f\x85\u202e",
    "\ud800 lone \udc00",
    "",
    "9" * 300_000,
    '{"broken": [1, 2',
    "[" * 5000,
    '{"__proto__": {"hurt": 1}, "level": null, "version": 1e999}',
    "null",
    "-1",
    "{name} {0.__class__} %s",
]
"""Hostile values as they may lie in a storage."""

FILL = """
([values, names, turn]) => {
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf("/") + 1);
  const prefix = `minesweeper:${folder}:`;
  names = new Set([...names, ...Object.keys(localStorage), "minesweeper:plain"]);
  [...names].forEach((name, i) => {
    const key = name.startsWith("minesweeper:") ? name : prefix + name;
    localStorage.setItem(key, values[(i + turn) % values.length]);
  });
}
"""
"""Puts hostile values under all names that there are and that may be asked for."""

KEEP_ASKED = """
  window.read = [];
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (name) {
    read.push(name);
    return getItem.call(this, name);
  };
"""
"""Keeps every name the page reads from its storage, in `read`."""

SHAPES = """
  () => {
    let deep = [];
    for (let i = 0; i < 500; i++) deep = [deep];
    const own = { source: "minesweeper" };
    const no_text = { toString: 1, valueOf: 2 };
    const markup = "<img src=x onerror=hurt=1>";
    return [
      null, undefined, true, 7, -0, NaN, 9n, "", "minesweeper", markup, [], [own], deep,
      {}, own, new Date(NaN), new Map([["source", "minesweeper"]]), new ArrayBuffer(9),
      new Error(markup), /x/, { source: "minesweeper".repeat(99999), type: "size" },
      { __proto__: null, source: "minesweeper", type: "size", width: no_text },
      JSON.parse('{"__proto__": {"hurt": 1}, "source": "minesweeper", "type": "end"}'),
      ...["size", "ready", "end", "new", "level", "constructor", markup, no_text, deep]
        .flatMap((type) => [
          { ...own, type },
          { ...own, type, width: 1e308, height: -1e308 },
          { ...own, type, width: "900", height: no_text, seconds: 1, result: no_text },
          { ...own, type, seconds: 1, result: markup, link: no_text, ranked: deep },
          { ...own, type, seconds: 1, result: deep, link: deep },
          { ...own, type, detail: markup, level: markup, lang: markup, id: "\\ud800" },
        ]),
    ];
  }
"""
"""Messages of every wrong shape."""

POST = f"(to) => {{ for (const said of ({SHAPES})()) to.postMessage(said, '*'); }}"


def expect_unhurt(place: Page | Frame) -> None:
    """Expects no markup, nothing run, and a board that can be played on."""
    # A game that was begun before is gone on with.
    started = place.locator('html:is([data-state="ready"], [data-state="playing"])')
    started.wait_for(state="attached", timeout=START_LIMIT)
    assert place.evaluate("typeof hurt + typeof ({}).hurt") == "undefinedundefined"
    assert place.locator("body :is(img, svg, iframe, script, style)").count() == 0
    place.locator(".restart").click()
    root = place.locator("html")
    expect(root).to_have_attribute("data-state", "ready")
    place.locator("#level").select_option("beginner")
    place.locator("#canvas").click(position={"x": 112, "y": 112})
    expect(root).not_to_have_attribute("data-state", "ready")


def open_late_parts(page: Page) -> None:
    """Opens and closes every dialog there is a button for."""
    for name in ("settings", "results", "help"):
        button = page.locator(f"#{name}")
        if button.is_visible():
            button.click()
            page.wait_for_timeout(100)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("group", GROUPS)
def test_no_address_breaks_the_page(page: Page, hosted: str, group: str) -> None:
    """Every name of the address with every value, and each said in a sentence."""
    boards = {name for way in GROUPS.values() for name in way}
    names = [name for name in (*NAMES, "game", "__proto__", "toString") if name]
    names = [n for n in names if n not in boards or n in GROUPS[group]]
    values = list(VALUES.values())
    for turn in range(len(values)):
        query = "&".join(
            f"{name}={values[(turn + i) % len(values)]}" for i, name in enumerate(names)
        )
        page.goto(f"{hosted}?{query}#{values[turn]}")
        expect_unhurt(page)
        assert page.locator("#note-list li").count() >= 4


def test_names_of_an_address_may_be_anything(page: Page, hosted: str) -> None:
    """Unknown, repeated, empty and broken ones."""
    parts = [f"{value}={value}&{value}&{value}[]=1" for value in VALUES.values()]
    page.goto(f"{hosted}?{'&'.join(parts)}&&=&==&level&=level&?&lang&lang[]=ja")
    expect_unhurt(page)


def test_nothing_stored_breaks_the_page(page: Page, hosted: str) -> None:
    """Every name the page reads or writes, with every value; late parts read theirs."""
    page.add_init_script(KEEP_ASKED)
    player = Player(page).go(f"{hosted}?level=beginner")
    player.click(4, 4)
    open_late_parts(page)
    names = set(page.evaluate("read"))
    assert {name.rpartition(":")[2] for name in names} >= {"level", "lang", *OPTIONS}
    for turn in range(len(STORED)):
        page.evaluate(FILL, [STORED, ["level", "lang", *OPTIONS, *sorted(names)], turn])
        page.goto(hosted)
        expect_unhurt(page)
        open_late_parts(page)
        names.update(page.evaluate("read"))
        assert page.locator("#trouble").is_hidden()


def test_no_message_moves_the_page(page: Page, hosted: str) -> None:
    """Neither one of its own window nor one of a frame that was put into it."""
    player = Player(page).go(f"{hosted}?level=beginner&skin=dark")
    address = page.url
    page.evaluate(f"() => ({POST})(window)")
    page.evaluate(f"() => {{ new MessageChannel().port1.start(); ({POST})(self); }}")
    page.wait_for_timeout(200)

    assert page.url == address
    assert player.size() == (9, 9)
    expect(page.locator("html")).to_have_attribute("data-skin", "dark")
    expect_unhurt(page)


def test_no_message_of_the_page_around_moves_the_game(frame_page: Page) -> None:
    """Nor one of a frame beside it."""
    frame = game_frame(frame_page)
    wait_ready(frame)
    frame_page.evaluate(
        f"() => ({POST})(document.getElementById('game').contentWindow)"
    )
    frame_page.evaluate("document.body.append(document.createElement('iframe'))")
    beside = frame_page.frames[-1]
    assert beside is not frame
    beside.evaluate(f"() => ({POST})(parent.frames[0])")
    frame_page.wait_for_timeout(200)

    assert (
        frame_page.evaluate("document.querySelectorAll('img, script[src]').length") == 0
    )
    expect_unhurt(frame)


def test_the_element_makes_nothing_of_shapeless_messages(
    page: Page, blog: Site, hosted: str
) -> None:
    """Not even of those of its own frame: they are numbers and plain words, or none."""
    page.add_init_script("window.onerror = (said) => (window.thrown = String(said));")
    publish(page, blog, hosted, "<mine-sweeper level='beginner'></mine-sweeper>")
    frame = frame_of(page.locator("mine-sweeper"))
    wait_ready(frame)
    page.evaluate("heard.length = 0")
    for sender in (frame, page):
        to = "parent" if sender is frame else "window"
        sender.evaluate(f"() => ({POST})({to})")
    good: dict[str, Any] = {
        "source": "minesweeper",
        "type": "end",
        "result": "won",
        "seconds": 2,
        "ranked": "yes",
        "link": "javascript:hurt=1",
    }
    frame.evaluate("(said) => parent.postMessage(said, '*')", good)
    page.wait_for_timeout(300)

    assert page.evaluate("window.thrown ?? null") is None
    (end,) = heard(page, "end")
    assert end["detail"] == {"result": "won", "seconds": 2, "ranked": False, "link": ""}
    assert page.evaluate("typeof hurt + typeof ({}).hurt") == "undefinedundefined"
    assert page.locator("mine-sweeper").evaluate("(e) => e.offsetHeight") <= 1200
    expect_unhurt(frame)


FOREIGN = """
async (address) => {
  const refused = new Promise((resolve) => addEventListener(
    "securitypolicyviolation", ({ violatedDirective }) => resolve(violatedDirective),
    { once: true },
  ));
  const script = document.createElement("script");
  script.src = address;
  const ran = new Promise((resolve) => { script.onload = () => resolve("ran"); });
  document.head.append(script);
  return Promise.race([refused, ran]);
}
"""
"""Asks for a script of another host; gives the rule that refused it."""


@pytest.mark.page_errors
@pytest.mark.parametrize("place", ["hosted", "sandboxed"])
def test_a_script_of_another_host_is_refused(
    page: Page, site: Site, blog: Site, frame_page: Page, place: str
) -> None:
    """The page's own host is the only one, also in a frame without an origin."""
    blog.replace("other.js", "hurt = 1", type="text/javascript")
    frame = game_frame(frame_page)
    if place == "hosted":
        page.goto(site.url)
        frame = page.main_frame
    wait_ready(frame)

    assert frame.evaluate(FOREIGN, blog.url + "other.js") == "script-src-elem"
    assert frame.evaluate("typeof hurt") == "undefined"
