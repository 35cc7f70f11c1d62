"""Too little memory, and faults after the start: said, and no game is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext, wait_ready
from tests.browser.playing import Player, board
from tests.browser.server import Site
from tests.browser.test_start import expect_failure

SHORT = {
    "instantiate": """
      WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => {
        throw new RangeError("WebAssembly.instantiate(): Out of memory: "
          + "Cannot allocate Wasm memory for new instance");
      };
    """,
    "compile": """
      WebAssembly.compileStreaming = async () => {
        throw new RangeError("WebAssembly.compileStreaming(): Out of memory");
      };
    """,
    "memory": """
      WebAssembly.Memory = function () {
        throw new RangeError("WebAssembly.Memory(): could not allocate memory");
      };
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async () => new WebAssembly.Memory();
    """,
    "buffers": """
      Response.prototype.arrayBuffer = async () => {
        throw new RangeError("Array buffer allocation failed");
      };
    """,
    "Python": """
      addEventListener("DOMContentLoaded", () => {
        document.querySelector("script[type=py]").textContent = "raise MemoryError()";
      });
    """,
}
"""Scripts for a browser that has no memory left at one place or another of a start."""

SAID = {
    "en-GB": "too little free memory",
    "zh-CN": "可用内存不足",
    "zh-HK": "可用記憶體不足",
    "ja-JP": "空きメモリーが足りません",
}


@pytest.mark.page_errors
@pytest.mark.parametrize("place", SHORT)
def test_too_little_memory_is_said(page: Page, hosted: str, place: str) -> None:
    """Wherever in the start it runs out; a retry starts anew."""
    page.add_init_script(f"if (!sessionStorage.healed) {{ {SHORT[place]} }}")
    page.goto(hosted)
    expect_failure(page, "memory")
    expect(page.locator("html")).to_have_attribute("data-failure", "memory")

    page.evaluate("sessionStorage.healed = '1'")
    page.locator("#boot button").click()
    wait_ready(page)


@pytest.mark.page_errors
@pytest.mark.parametrize("locale", SAID)
def test_too_little_memory_is_said_in_the_visitors_language(
    new_context: NewContext, hosted: str, locale: str
) -> None:
    """With a sentence of its own."""
    page = new_context(locale=locale).new_page()
    page.add_init_script(SHORT["instantiate"])
    page.goto(hosted)

    expect_failure(page, SAID[locale])


@pytest.mark.page_errors
def test_a_file_page_says_that_memory_is_short(
    new_context: NewContext, file_url: str
) -> None:
    """Its packs are unpacked in memory."""
    page = new_context(offline=True).new_page()
    page.add_init_script(
        """
        delete Uint8Array.fromBase64;
        self.atob = () => { throw new RangeError("Array buffer allocation failed"); };
        """
    )
    page.goto(file_url)

    expect_failure(page, "memory")


@pytest.mark.page_errors
def test_other_faults_are_not_taken_for_a_lack_of_memory(
    page: Page, site: Site
) -> None:
    """The last line of Python's own words is shown."""
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
          document.querySelector("script[type=py]").textContent = "1 / 0";
        });"""
    )
    page.goto(site.url)
    expect_failure(page, "ZeroDivisionError")

    expect(page.locator("html")).to_have_attribute("data-failure", "python")


@pytest.mark.page_errors
def test_a_fault_after_the_start_keeps_the_game(page: Page, hosted: str) -> None:
    """The report has the board and every move; the game goes on with the fault gone."""
    player = Player(page).go(hosted + board("*..../...../...*."))
    player.click(0, 0, "right")
    page.evaluate(
        """() => {
          const { setAttribute } = Element.prototype;
          Element.prototype.setAttribute = () => { throw new Error("struck"); };
          window.heal = () => { Element.prototype.setAttribute = setAttribute; };
        }"""
    )
    player.click(0, 1)
    report = page.locator("#trouble-report")
    expect(report).to_contain_text("struck")
    expect(report).to_contain_text("?b=53&m=")
    expect(report).to_contain_text("mark 0,0\n")
    expect(report).to_contain_text("open 0,1\n")
    page.evaluate("heal()")
    player.click(0, 4)
    player.expect("playing", 1)
    player.click(2, 0)
    player.click(2, 4)

    player.expect("won")
    (end,) = player.events("end")
    assert end["result"] == "won"
