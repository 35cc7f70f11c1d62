"""Articles of another origin that hold the game by its element."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ElementHandle, Frame, Locator, Page

from tests.browser.server import Site

ARTICLE = """<!DOCTYPE html>
<html lang="{lang}"><meta charset="utf-8"><title>An article</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script src="{game}static/embed.js"></script>
<h1>An article</h1>
<textarea id="comment"></textarea>
{body}
<p id="last">The end of the article.</p>
</html>
"""

GAP = "<div>" + "<p>A long, long story.</p>" * 90 + "</div>"
"""Text of some thousands of pixels."""

KEEP_EVENTS = """
  window.heard = [];
  for (const kind of ["ready", "end"])
    document.addEventListener(`minesweeper:${kind}`, ({ target, detail }) =>
      heard.push({ id: target.id, kind, detail }));
"""
"""A script that keeps every event of every element of the page, in `heard`."""


def publish(
    page: Page, blog: Site, game: str, body: str, lang: str = "en", **changes: Any
) -> None:
    """Opens an article with that body; `changes` are those of a `Fault`."""
    text = ARTICLE.format(game=game, body=body, lang=lang)
    blog.replace("article.html", text, type="text/html; charset=utf-8", **changes)
    page.add_init_script(KEEP_EVENTS)
    page.goto(blog.url + "article.html")


def frame_of(element: Locator) -> Frame:
    """Gives the frame in an element, once it is started."""
    handle = element.locator("iframe").element_handle()
    assert isinstance(handle, ElementHandle)
    frame = handle.content_frame()
    assert frame is not None
    return frame


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """Gives the events of one kind that elements fired so far."""
    events: list[dict[str, Any]] = page.evaluate("heard")
    return [event for event in events if event["kind"] == kind]


def overflow(frame: Frame) -> dict[str, int]:
    """Gives by how many pixels page and board do not fit into a frame."""
    found: dict[str, int] = frame.evaluate(
        """() => {
          const root = document.documentElement;
          const port = document.querySelector(".viewport");
          return {
            page_width: root.scrollWidth - innerWidth,
            page_height: root.scrollHeight - innerHeight,
            board_width: port.scrollWidth - port.clientWidth,
            board_height: port.scrollHeight - port.clientHeight,
          };
        }"""
    )
    return found
