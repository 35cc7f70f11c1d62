"""What the README says to paste into a page is pasted into one, as it stands there."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.conftest import wait_ready
from tests.browser.server import ROOT, Site

README = (ROOT / "README.md").read_text(encoding="utf-8")
HOST = "https://OWNER.github.io/minesweeper/"
"""Where the README's reader is told to find the game."""

FENCED = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
PASTED = [(kind, text) for kind, text in FENCED if HOST in text]
EVENTS = [text for kind, text in FENCED if kind == "js"]

TRUSTED = """(html) => {
  const output = document.querySelector("#output");
  output.innerHTML = html;
  for (const inert of output.querySelectorAll("script")) {
    const script = document.createElement("script");
    for (const { name, value } of inert.attributes) script.setAttribute(name, value);
    script.text = inert.text;
    inert.replaceWith(script);
  }
}"""
"""How a trusted notebook shows the HTML that a cell gave."""


def output_of(cell: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Gives the HTML a notebook's cell ends in, as IPython writes it."""

    def frame(src: str, width: str | int, height: str | int) -> str:
        return f'<iframe width="{width}" height="{height}" src="{src}"></iframe>'

    package, display = ModuleType("IPython"), ModuleType("IPython.display")
    display.__dict__.update(IFrame=frame, HTML=str)
    monkeypatch.setitem(sys.modules, "IPython", package)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    imports, _, value = cell.rstrip().partition("\n\n")
    scope: dict[str, object] = {}
    exec(imports, scope)
    return str(eval(value, scope))


def game(page: Page) -> Frame:
    """Gives the only game of a page, started by a click if it waits for one."""
    waiting = page.locator('mine-sweeper[start-on="click"] button')
    if waiting.count():
        waiting.click()
    page.locator("iframe").wait_for()
    assert len(page.frames) == 2
    return page.frames[1]


def test_the_readme_has_something_to_paste_for_everyone() -> None:
    """Frames and elements, for pages of HTML, of Markdown, and for notebooks."""
    kinds = [kind for kind, _ in PASTED]

    assert kinds == ["html"] * 4 + ["markdown"] + ["python"] * 2
    assert len(EVENTS) == 2


@pytest.mark.parametrize("number", range(len(PASTED)))
def test_what_is_pasted_from_the_readme_plays(
    page: Page,
    blog: Site,
    hosted: str,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each snippet gives a page one game, which starts with the board it asks for."""
    kind, text = PASTED[number]
    cell = output_of(text, monkeypatch) if kind == "python" else None
    body = '<div id="output"></div>' if cell else text.replace(HOST, hosted)
    head = '<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,">'
    blog.replace("post.html", head + body, type="text/html; charset=utf-8")
    page.goto(blog.url + "post.html")
    if cell:
        page.evaluate(TRUSTED, cell.replace(HOST, hosted))
    frame = game(page)
    wait_ready(frame)

    canvas = frame.locator("#canvas")
    sides = {"beginner": (9, 9), "expert": (16, 30), 'rows="12"': (12, 20)}
    rows, cols = next((sides[name] for name in sides if name in text), (20, 30))
    expect(canvas).to_have_attribute("aria-label", re.compile(f"{rows} .*{cols} "))
    expect(frame.locator("html")).to_have_attribute("data-embed", "")
    expect(frame.locator("#notes")).to_be_hidden()
    overflow = "document.documentElement.scrollHeight - innerHeight"
    page.wait_for_timeout(300)
    assert frame.evaluate(overflow) <= 0


@pytest.mark.parametrize("tag", ["iframe", "mine-sweeper"])
def test_the_readmes_scripts_hear_the_game(
    page: Page, blog: Site, hosted: str, tag: str
) -> None:
    """One for frames and one for elements: each tells the console how a game ended."""
    script = next(text for text in EVENTS if ("iframe" in text) == (tag == "iframe"))
    query = "b=1&m=g0000000000000000"
    post = f"""<!DOCTYPE html><link rel="icon" href="data:,">
    <script src="{hosted}static/embed.js"></script>
    <mine-sweeper level="" {query.replace("&", " ")}></mine-sweeper>"""
    if tag == "iframe":
        frame = f'<iframe src="{hosted}?embed&{query}" style="width: 800px"></iframe>'
        post = '<!DOCTYPE html><link rel="icon" href="data:,">' + frame
    blog.replace("post.html", post, type="text/html; charset=utf-8")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(blog.url + "post.html")
    page.add_script_tag(content=script)
    place = game(page)
    wait_ready(place)
    page.wait_for_timeout(300)
    height = page.locator("iframe").evaluate("(frame) => frame.offsetHeight")
    assert height >= place.evaluate("document.documentElement.scrollHeight")
    place.locator("#canvas").click(position={"x": 110, "y": 110})
    page.wait_for_timeout(500)

    assert [words for words in said if "won" in words] != []
