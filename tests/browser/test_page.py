"""The page round the board: what it says, offers and tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from minesweeper import __version__
from tests.browser.conftest import NewContext
from tests.browser.playing import Player, board
from tests.browser.server import Site

THREE = "*../.../..."
"""One mine, in the corner."""

LATE = 30_000
"""Milliseconds a page may take to start again."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_a_fresh_page_keeps_its_promises(player: Player, hosted: str) -> None:
    """Ids, classes and the state of the root are what others may rely on."""
    page = player.go(hosted).page
    root = page.locator("html")

    player.expect("ready")
    expect(root).to_have_attribute("data-seconds", "0")
    expect(root).to_have_attribute("data-mines-left", re.compile(r"^\d+$"))
    expect(page.locator(".container canvas#canvas")).to_be_visible()
    expect(page.locator(".container .mask")).to_be_hidden()
    expect(page.locator(".restart")).to_be_visible()
    expect(page.locator("#seconds")).to_have_text("000")
    expect(page.get_by_text(f"Version {__version__}")).to_be_visible()
    assert page.title() == "Minesweeper"
    assert len(player.events("ready")) == 1
    assert page.evaluate("document.activeElement === document.body")


def test_the_default_board_is_classic_and_open_somewhere(
    player: Player, hosted: str
) -> None:
    """Twenty rows and thirty columns; the game has opened an opening by itself."""
    player.go(hosted)
    assert player.size() == (20, 30)
    one, other = player.picture(), ""
    player.page.locator(".restart").click()
    other = player.picture()

    assert one != other
    player.expect("ready")


def test_a_lost_game_brings_up_the_mask(player: Player, hosted: str) -> None:
    """It says what happened, takes the keyboard, and goes away at Escape."""
    page = player.go(hosted + board(THREE)).page
    player.click(0, 1)
    player.click(2, 2, "right")
    player.click(0, 0)
    player.expect("lost")
    mask = page.locator(".mask")

    expect(mask).to_be_visible()
    expect(mask).to_contain_text("You hit a mine")
    expect(mask).to_contain_text(re.compile(r"Time: \d+\.\d seconds"))
    expect(mask).to_contain_text("Moves: 3")
    assert page.evaluate("document.activeElement.id") == "again"
    ground = mask.evaluate("mask => getComputedStyle(mask).backgroundColor")
    assert float(ground.rstrip(")").split(",")[-1].split("/")[-1]) < 0.6
    (event,) = player.events("end")
    assert event["result"] == "lost"
    assert 0 <= event["seconds"] < 60
    assert event["ranked"] is True
    assert event["link"] == hosted + board(THREE)
    page.keyboard.press("Escape")
    expect(mask).to_be_hidden()
    player.click(1, 1)

    player.expect("lost")


def test_a_click_on_the_masks_ground_puts_it_aside(player: Player, hosted: str) -> None:
    """Nothing is played by it, and a click on its words keeps it."""
    page = player.go(f"{hosted}?level=expert&start=none&seed=1").page
    while page.locator("html").get_attribute("data-state") != "lost":
        lose(player)
    mask = page.locator(".mask")
    expect(mask).to_be_visible()
    page.locator(".mask h2").click()
    expect(mask).to_be_visible()
    mask.click(position={"x": 5, "y": 5})

    expect(mask).to_be_hidden()


def lose(player: Player) -> None:
    """Opens cells until the game is lost."""
    for row in range(16):
        for col in range(0, 30, 3):
            player.click(row, col)
            if player.page.locator("html").get_attribute("data-state") == "lost":
                return


def test_a_won_game_shows_its_mines_flagged(player: Player, hosted: str) -> None:
    """The counter reads 0, the event says won, and new game hides the mask."""
    page = player.go(hosted + board(THREE)).page
    player.click(2, 2)
    player.expect("won", 0)

    expect(page.locator("#mines")).to_have_text("000")
    expect(page.locator(".mask")).to_contain_text("You won!")
    expect(page.get_by_role("status")).to_contain_text(["You won in"])
    (event,) = player.events("end")
    assert (event["result"], event["seconds"]) == ("won", 0)
    page.locator("#again").click()
    expect(page.locator(".mask")).to_be_hidden()
    player.expect("ready")


def test_an_end_that_is_taken_back_goes_on_unranked(
    player: Player, hosted: str
) -> None:
    """The page says so, and so does the next end."""
    page = player.go(hosted + board(THREE)).page
    player.click(0, 1)
    player.click(0, 0)
    page.locator("#take-back").click()
    player.expect("playing")
    expect(page.locator(".mask")).to_be_hidden()
    expect(page.locator("#unranked")).to_be_visible()
    player.click(2, 2)
    player.expect("won")
    expect(page.locator(".mask")).to_contain_text("unranked")

    assert [event["ranked"] for event in player.events("end")] == [True, False]


def test_a_new_game_can_be_taken_back(player: Player, hosted: str) -> None:
    """Undo after the restart brings the former game back, redo the new one."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    player.expect("ready", 9)
    page.locator(".restart").click()
    player.expect("ready", 10)
    page.locator("#undo").click()
    player.expect("ready", 9)
    page.locator("#redo").click()

    player.expect("ready", 10)
    expect(page.locator("#redo")).to_be_disabled()


def test_the_counter_goes_below_zero(player: Player, hosted: str) -> None:
    """More flags than mines are shown with the minus first."""
    page = player.go(f"{hosted}?level=beginner").page
    cells = [divmod(number, 9) for number in range(12)]
    for row, col in cells:
        player.click(row, col, "right")
    expect(page.locator("#mines")).to_have_text("-02")
    player.expect("ready", -2)
    for row, col in cells[:3]:
        player.click(row, col, "right")

    expect(page.locator("#mines")).to_have_text("001")


def test_the_focus_of_the_mask_does_not_scroll(player: Player, hosted: str) -> None:
    """The page stays where the player has put it."""
    page = player.go(f"{hosted}{board(THREE)}").page
    page.evaluate("document.body.style.paddingBottom = '3000px'")
    page.evaluate("scrollTo(0, 60)")
    player.click(0, 0)
    player.expect("lost")

    assert page.evaluate("scrollY") == 60


def test_question_marks_are_a_choice_that_is_kept(player: Player, hosted: str) -> None:
    """With them a third right click takes the mark away; a reload knows the choice."""
    page = player.go(f"{hosted}?level=beginner").page
    page.locator("#marks").check()
    for left in (9, 10, 10, 9):
        player.click(4, 4, "right")
        player.expect("ready", left)
    page.reload()
    expect(page.locator("#marks")).to_be_checked(timeout=LATE)
    player.go(f"{hosted}?level=beginner&marks=2")

    expect(page.locator("#marks")).not_to_be_checked()


def test_a_custom_level_is_asked_for_until_it_is_right(
    player: Player, hosted: str
) -> None:
    """Each fault is said in a sentence, and the running game stays meanwhile."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    page.locator("#level").select_option("custom")
    error = page.locator("#custom-error")
    for name, text, said in (
        ("rows", "1e20", "Rows must be a whole number such as 9, not '1e20'."),
        ("rows", "501", "A board has 1 to 500 rows, not 501."),
        ("rows", "7", "This board takes 1 to 62 mines, not 450."),
    ):
        page.locator("#custom-amount").fill("450")
        page.locator(f"#custom-{name}").fill(text)
        page.locator(f"#custom-{name}").press("Enter")
        expect(error).to_have_text(said)
    expect(page.locator("#custom-amount")).to_be_focused()
    player.expect("ready", 9)
    page.locator("#custom-cols").fill("23")
    page.locator("#custom-amount").fill("20")
    page.locator("#custom-play").click()
    player.expect("ready", 20)
    assert player.size() == (7, 23)
    page.goto(hosted)
    expect(page.locator("html")).to_have_attribute(
        "data-mines-left", "20", timeout=LATE
    )

    expect(page.locator("#level option:checked")).to_have_text("7 × 23, custom")


def test_a_cancelled_custom_level_changes_nothing(player: Player, hosted: str) -> None:
    """The menu shows the level that is played."""
    page = player.go(f"{hosted}?level=beginner").page
    page.locator("#level").select_option("custom")
    page.locator("#custom-cancel").click()
    expect(page.locator("#custom")).to_be_hidden()
    expect(page.locator("#level")).to_have_value("beginner")
    page.locator("#level").select_option("expert")
    player.expect("ready", 99)

    assert player.size() == (16, 30)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("?rows=1e20&cols=9&mines=10", "'1e20'"),
        ("?rows=9&rows=30&cols=9&mines=10", "more than once"),
        ("?level=%3Cscript%3Ewindow.hurt=1%3C/script%3E", "<script>window.hurt=1"),
        ("?seed=" + "%3Cimg%20src=x%20onerror=hurt=1%3E" * 300, "at most 64"),
    ],
)
def test_a_bad_address_gives_one_message_and_the_default(
    player: Player, hosted: str, query: str, said: str
) -> None:
    """What stands in the address is shown as text, if at all."""
    page = player.go(hosted + query).page
    notes = page.locator("#note-list li")

    expect(notes).to_have_count(1)
    expect(notes).to_contain_text(said)
    assert player.size() == (20, 30)
    assert page.evaluate("typeof hurt") == "undefined"
    assert page.locator("main script, main img").count() == 0
    page.locator("#notes-close").click()
    expect(page.locator("#notes")).to_be_hidden()


def test_the_look_is_a_choice_that_is_kept(player: Player, hosted: str) -> None:
    """Board and page change at once; the system's wish is followed otherwise."""
    page = player.go(f"{hosted}?seed=1").page
    light = player.picture()
    page.emulate_media(color_scheme="dark")
    dark = player.picture()
    page.locator("#skin").select_option("original")
    expect(page.locator("html")).to_have_attribute("data-skin", "original")
    original = player.picture()
    assert len({light, dark, original}) == 3
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=LATE)
    assert player.picture() == original
    page.locator("#skin").select_option("auto")

    assert player.picture() == dark


def test_the_language_is_switched_at_once_and_kept(player: Player, hosted: str) -> None:
    """Title, root and texts follow, in the middle of a game."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    for lang, title, level in (
        ("zh-Hans", "扫雷", "初级 9 × 9"),
        ("zh-Hant", "踩地雷", "初級 9 × 9"),
        ("ja", "マインスイーパー", "初級 9 × 9"),
    ):
        page.locator("#lang").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator("#level option:checked")).to_have_text(level)
        assert page.title() == title
    player.expect("ready", 9)
    page.reload()
    expect(page.locator("h1")).to_have_text("マインスイーパー", timeout=LATE)


@pytest.mark.parametrize(
    ("locale", "query", "lang"),
    [("zh-TW", "", "zh-Hant"), ("zh-CN", "", "zh-Hans"), ("en-US", "?lang=ja", "ja")],
)
def test_the_language_follows_the_address_and_the_browser(
    new_context: NewContext, hosted: str, locale: str, query: str, lang: str
) -> None:
    """A reader in Taiwan gets Traditional Chinese."""
    page = new_context(locale=locale).new_page()
    page.goto(hosted + query)

    expect(page.locator("html")).to_have_attribute("lang", lang, timeout=LATE)
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=LATE)


@pytest.mark.page_errors
def test_a_fault_of_the_program_is_said(player: Player, hosted: str) -> None:
    """An uncaught exception shows a sentence, never a silent death."""
    page = player.go(f"{hosted}?level=beginner").page
    page.evaluate(
        """() => {
          Element.prototype.toggleAttribute = () => { throw new Error("struck"); };
        }"""
    )
    player.click(0, 0, "right")

    expect(page.get_by_role("alert")).to_contain_text(["Something went wrong"])
    expect(page.locator("#trouble")).to_contain_text("struck")


def test_clicks_before_the_board_are_played_and_never_lose(
    page: Page, site: Site
) -> None:
    """The first blind click on the placeholder opens an opening of its own."""
    player = Player(page)
    site.slow("static/runtime/pyodide.asm.wasm", delay=2)
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("data-state", "loading")
    page.locator("#canvas").click(position={"x": 12, "y": 12})
    page.locator("#canvas").click(position={"x": 737, "y": 487}, button="right")
    expect(page.locator("html")).to_have_attribute(
        "data-state", "playing", timeout=60_000
    )
    left = int(page.locator("html").get_attribute("data-mines-left") or 0)
    player.click(19, 29, "right")

    player.expect("playing", left + 1)
