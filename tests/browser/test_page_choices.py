"""What a player can choose, and what becomes of a choice that cannot be used."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.playing import Player

LATE = 30_000
"""Milliseconds a page may take to start again."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


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
        ("rows", "1e20", "Rows must be a whole number from 1 to 500, not '1e20'."),
        ("rows", "9" * 20, f"A board has 1 to 500 rows, not '{'9' * 20}'."),
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


def test_a_custom_level_is_typed_as_people_type(player: Player, hosted: str) -> None:
    """Full-width digits and hundredths do, and the last field says what it is for."""
    page = player.go(f"{hosted}?level=beginner").page
    page.locator("#level").select_option("custom")
    label = page.locator("#custom-label")
    expect(label).to_have_text("Number of mines")
    page.locator("#custom-fill").select_option("density")
    expect(label).to_have_text("Mine density")
    expect(page.locator("#custom-amount")).to_have_value("0.2")
    page.locator("#custom-fill").select_option("mines")
    expect(page.locator("#custom-amount")).to_have_value("10")
    page.locator("#custom-fill").select_option("density")
    page.locator("#custom-amount").fill("many")
    page.locator("#custom-play").click()
    expect(page.locator("#custom-error")).to_contain_text("Mine density must be")
    page.locator("#custom-rows").fill("１０")
    page.locator("#custom-amount").fill("25%")
    page.locator("#custom-play").click()

    assert player.size() == (10, 9)
    expect(page.locator("#custom-error")).to_be_empty()
    assert page.url == f"{hosted}?rows=10&cols=9&density=0.25&start=zone"


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
