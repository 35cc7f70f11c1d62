"""One dialog holds every choice, with its default and a link to all of them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from minesweeper.play.options import OPTIONS
from tests.browser.conftest import wait_ready


def test_the_dialog_shows_what_the_address_chose(page: Page, hosted: str) -> None:
    """The address, the dialog and the page agree."""
    page.goto(hosted + "?hold=600&chord-both=off&skin=dark")
    wait_ready(page)
    page.locator("#settings").click()

    expect(page.locator("#option-hold")).to_have_value("600")
    expect(page.locator("#option-chord-both")).not_to_be_checked()
    expect(page.locator("#option-skin")).to_have_value("dark")


def test_a_choice_counts_at_once_and_on_the_next_visit(hosted_page: Page) -> None:
    """There is no button to save; the menu beside the board follows."""
    hosted_page.locator("#settings").click()
    hosted_page.locator("#option-skin").select_option("contrast")
    hosted_page.locator("#option-vibrate").uncheck()

    expect(hosted_page.locator("#skin")).to_have_value("contrast")
    hosted_page.reload()
    wait_ready(hosted_page)
    expect(hosted_page.locator("html")).to_have_attribute("data-skin", "contrast")
    hosted_page.locator("#settings").click()
    expect(hosted_page.locator("#option-vibrate")).not_to_be_checked()


def test_the_defaults_come_back_with_one_press(page: Page, hosted: str) -> None:
    """Whatever was chosen."""
    page.goto(hosted + "?hold=600&marks=3&chord-both=off")
    wait_ready(page)
    page.locator("#settings").click()
    page.locator("#settings-reset").click()

    expect(page.locator("#option-hold")).to_have_value(OPTIONS["hold"].default)
    expect(page.locator("#option-chord-both")).to_be_checked()
    expect(page.locator("#marks")).not_to_be_checked()


def test_the_link_opens_the_same_settings(page: Page, hosted: str) -> None:
    """What differs from the defaults stands in it, with the level and the language."""
    page.goto(hosted + "?hold=250&level=expert&lang=ja")
    wait_ready(page)
    page.locator("#settings").click()
    page.locator("#settings-link").click()
    link = page.locator("#settings-text").input_value()
    page.evaluate("() => localStorage.clear()")
    page.goto(link)
    wait_ready(page)

    assert link == hosted + "?level=expert&hold=250&lang=ja"
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.locator("#settings").click()
    expect(page.locator("#option-hold")).to_have_value("250")


def test_the_language_changes_the_dialog_too(hosted_page: Page) -> None:
    """Parts made late speak the language of the page."""
    hosted_page.locator("#settings").click()
    hosted_page.keyboard.press("Escape")
    expect(hosted_page.locator("#settings-dialog")).not_to_be_visible()
    hosted_page.locator("#lang").select_option("zh-Hant")
    hosted_page.locator("#settings").click()

    expect(hosted_page.locator("#settings-dialog h2")).to_have_text("設定")
