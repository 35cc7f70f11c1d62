"""Hints: three presses tell the situation, the cell, and what proves it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import active, go, to_board
from tests.browser.playing import Player, board
from tests.browser.test_reader import rest

ELEVEN = board("*..*/..../....")
"""Opened from below its second row shows 1 1 1 1; the two cells between are safe."""

GUESS = board("*./..")
"""Opened at the lower right, one of three cells alike is a mine."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def middles(player: Player, kind: str) -> list[tuple[float, float]]:
    """Gives the middles of the outlines of a kind, in the window."""
    boxes = [mark.bounding_box() for mark in player.page.locator(f".{kind}").all()]
    return sorted(
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for box in boxes
        if box is not None
    )


def near(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> bool:
    """Tells whether places are the same to a pixel."""
    return len(one) == len(other) and all(
        abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1
        for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("zoom", ["100", "150"])
def test_three_presses_tell_situation_cell_and_proof(
    player: Player, hosted: str, zoom: str
) -> None:
    """The numbers that prove it are outlined, and the fourth press takes all away."""
    page = player.go(f"{hosted}{ELEVEN}&zoom={zoom}").page
    player.click(2, 3)
    status, hint = page.locator("#status"), page.locator("#hint")
    marks = page.locator(".hints > *")
    hint.click()
    expect(status).to_have_text("Two numbers together settle a cell.")
    expect(marks).to_have_count(0)
    hint.click()
    expect(status).to_have_text("Look at row 1, column 3.")
    assert near(middles(player, "hints > .look"), [player.point(0, 2)])
    hint.click()
    expect(status).to_have_text(re.compile(r"row 1, column 3 holds none: it is safe"))
    assert near(middles(player, "hints > .safe"), [player.point(0, 2)])
    proof = [player.point(1, 0), player.point(1, 1)]
    assert near(middles(player, "hints > .proof"), proof)
    hint.click()
    expect(marks).to_have_count(0)

    expect(status).to_have_text("")


def test_outlines_let_every_press_through_and_go_with_a_move(
    player: Player, hosted: str
) -> None:
    """The cell that the hint is about can be opened through its outline."""
    page = player.go(hosted + ELEVEN).page
    player.click(2, 3)
    hint = page.locator("#hint")
    for step in ("Two numbers", "Look at", "it is safe"):
        hint.click()
        expect(page.locator("#status")).to_contain_text(step)
    player.click(0, 2)
    expect(page.locator(".hints > *")).to_have_count(0)
    hint.click()
    expect(page.locator("#status")).to_contain_text("settle")
    player.click(0, 1)

    player.expect("won")


def test_a_hint_makes_a_game_unranked_and_a_reload_keeps_it_so(
    player: Player, hosted: str
) -> None:
    """The result says so too."""
    page = player.go(f"{hosted}?level=expert").page
    player.click(3, 3)
    player.expect("playing")
    expect(page.locator("#unranked")).to_be_hidden()
    page.locator("#hint").click()
    expect(page.locator("#unranked")).to_have_text("Unranked: help was used")
    page.reload()
    player.expect("playing")
    expect(page.locator("#unranked")).to_have_text("Unranked: help was used")
    page.locator(".restart").click()

    expect(page.locator("#unranked")).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "kind"),
    [
        ("en", "can be worked out"),
        ("zh-Hans", "可以全部算清"),
        ("zh-Hant", "可以全部算清"),
        ("ja", "計算しきれます"),
    ],
)
def test_a_guess_is_called_one_with_its_chance(
    player: Player, hosted: str, lang: str, kind: str
) -> None:
    """Three cells, one mine; the sentence follows a change of language."""
    page = player.go(f"{hosted}{GUESS}&lang={lang}").page
    player.click(1, 1)
    status, hint = page.locator("#status"), page.locator("#hint")
    hint.click()
    expect(status).to_contain_text(kind)
    hint.click()
    expect(page.locator(".hints > .look")).to_have_count(1)
    hint.click()
    expect(status).to_contain_text("33.3%")
    expect(page.locator(".hints > .guess")).to_have_count(1)
    other = "en" if lang == "ja" else "ja"
    page.locator("#lang").select_option(other)

    expect(status).to_contain_text("wins most often" if other == "en" else "最善")


def test_a_hint_by_keyboard_is_told_at_the_cells(player: Player, hosted: str) -> None:
    """The key presses the button; the cells say what is outlined."""
    page = player.go(hosted + ELEVEN).page
    player.click(2, 3)
    to_board(page)
    for step in ("Two numbers", "Look at"):
        page.keyboard.press("h")
        expect(page.locator("#status")).to_contain_text(step)
    rest(page)
    go(page, (0, 2))
    expect(active(page)).to_have_text(re.compile("The hint is about this cell$"))
    page.keyboard.press("h")
    rest(page)
    expect(active(page)).to_have_text(re.compile("Surely safe$"))
    go(page, (1, 1))
    expect(active(page)).to_have_text(re.compile("Part of the hint's proof$"))
    go(page, (0, 2))
    page.keyboard.press("Enter")
    go(page, (1, 1))

    expect(active(page)).not_to_have_text(re.compile("proof"))


def test_the_cell_of_a_hint_is_scrolled_into_view(player: Player, hosted: str) -> None:
    """On a board that has no room in its window."""
    page = player.go(f"{hosted}?rows=100&cols=100&mines=1800&start=zone&seed=1").page
    player.click(3, 3)
    port = page.locator(".viewport")
    page.locator("#hint").click()
    expect(page.locator("#status")).not_to_have_text("")
    port.evaluate("port => { port.scrollTop = port.scrollLeft = 1500; }")
    page.locator("#hint").click()
    mark = page.locator(".hints > .look")
    expect(mark).to_have_count(1)
    inside = """
      mark => {
        const own = mark.getBoundingClientRect();
        const port = mark.closest(".viewport").getBoundingClientRect();
        return own.left >= port.left && own.right <= port.right
          && own.top >= port.top && own.bottom <= port.bottom;
      }
    """

    assert mark.evaluate(inside)


def test_after_the_end_there_is_nothing_to_hint_at(player: Player, hosted: str) -> None:
    """The page says so and stays as it is."""
    page = player.go(hosted + GUESS).page
    player.click(0, 0)
    player.expect("lost")
    page.keyboard.press("Escape")
    page.locator("#hint").click()

    expect(page.locator("#status")).to_contain_text("The game is over")
