"""What screen readers are told of the board: a grid, and each move once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import MIXED, active, at, go, spread, to_board, told
from tests.browser.playing import Player

READ = """
  () => [...document.querySelectorAll("#cells > [role=row]")].map(
    row => [...row.children].map(cell => cell.textContent))
"""
"""Gives the words of every cell, row by row."""

LISTEN = """
  () => {
    window.said = [];
    for (const region of document.querySelectorAll("[role=status], [role=alert]")) {
      new MutationObserver(() => {
        if (region.textContent) said.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  }
"""
"""Collects in `said` what the live regions say from now on."""

WRONG = """
  () => [...document.querySelectorAll("#cells [role=gridcell]")].filter(
    cell => cell.textContent !== `Row ${cell.parentElement.ariaRowIndex}, `
      + `column ${cell.ariaColIndex}: covered`).length
"""
"""Counts the cells that are not told as covered ones in their row and column."""

REST = """
  () => new Promise(done => requestIdleCallback(done, { timeout: 300 }))
"""
"""Waits until the page has had an idle moment."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def rest(page: Page) -> None:
    """Waits until the words are up to date."""
    for _ in range(6):
        page.evaluate(REST)


def test_every_cell_says_place_content_and_neighbours(
    player: Player, hosted: str
) -> None:
    """After moves of every kind by mouse, and after they are taken back."""
    page = player.go(hosted + MIXED).page
    rest(page)
    assert page.evaluate(READ) == told(set(), set())
    player.click(0, 0, "right")
    player.click(0, 3, "right")
    player.click(0, 8)
    player.click(4, 3)
    rest(page)
    flags = {(0, 0), (0, 3)}
    assert page.evaluate(READ) == told(spread((0, 8), flags) | {(4, 3)}, flags)
    page.locator("#undo").click()
    page.locator("#undo").click()
    rest(page)

    assert page.evaluate(READ) == told(set(), flags)


def test_the_grid_has_the_roles_and_lies_over_the_picture(
    player: Player, hosted: str
) -> None:
    """One grid, its rows and cells, each where its picture is; the picture is mute."""
    page = player.go(f"{hosted}?level=expert&seed=1").page
    rest(page)
    grid = page.get_by_role("grid", name="Minefield of 16 rows and 30 columns")
    expect(grid).to_have_attribute("aria-rowcount", "16")
    expect(grid).to_have_attribute("aria-colcount", "30")
    expect(grid.get_by_role("row")).to_have_count(16)
    expect(grid.get_by_role("gridcell")).to_have_count(480)
    expect(player.canvas).to_have_attribute("aria-hidden", "true")
    assert player.size() == (16, 30)
    box = page.get_by_role("gridcell", name="Row 12, column 20: ").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert middle == pytest.approx(player.point(11, 19), abs=0.6)


def test_of_a_large_board_only_the_neighbourhood_is_there(
    player: Player, hosted: str
) -> None:
    """It follows the cursor, and every cell keeps its own number."""
    page = player.go(f"{hosted}?rows=300&cols=400&mines=9000&start=zone").page
    to_board(page)
    cells = page.locator("#cells [role=gridcell]")
    for key, row, col in (
        ("Control+Home", 1, 1),
        ("Control+End", 300, 400),
        ("PageUp", 290, 400),
        ("ArrowLeft", 290, 399),
        ("PageUp", 280, 399),
        ("Home", 280, 1),
    ):
        page.keyboard.press(key)
        rest(page)
        expect(active(page)).to_have_text(f"Row {row}, column {col}: covered")
        assert at(page) == (row - 1, col - 1)
        for _ in range(100):
            wrong = page.evaluate(WRONG)
            if not wrong:
                break
            page.wait_for_timeout(100)
        assert wrong == 0
    assert cells.count() < 1000
    box = active(page).bounding_box()
    cursor = page.locator(".cursor").bounding_box()
    assert box is not None
    assert cursor is not None

    assert (box["x"], box["y"]) == pytest.approx((cursor["x"], cursor["y"]), abs=1)


def test_every_move_and_the_end_are_said_once(player: Player, hosted: str) -> None:
    """With the counter where it changes; equal sentences are said each time."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    rest(page)
    page.evaluate(LISTEN)
    go(page, (0, 0))
    for key in ("f", "u", "r", "u", "r"):
        page.keyboard.press(key)
        rest(page)
    go(page, (0, 1))
    page.keyboard.press("Enter")
    rest(page)
    go(page, (4, 4))
    page.keyboard.press("Enter")
    player.expect("lost")
    rest(page)
    said = page.evaluate("said")

    assert said[:6] == [
        "Flag in row 1, column 1. Mines left: 5.",
        "Taken back, 1 cell changed. Mines left: 6.",
        "Made again, 1 cell changed. Mines left: 5.",
        "Taken back, 1 cell changed. Mines left: 6.",
        "Made again, 1 cell changed. Mines left: 5.",
        "Row 1, column 2: 1; around it 4 covered, 1 flagged",
    ]
    assert len(said) == 7
    assert re.fullmatch(r"You hit a mine after \d+\.\d seconds and 3 moves\.", said[6])


def test_an_opening_and_a_chord_say_how_many_cells_they_opened(
    player: Player, hosted: str
) -> None:
    """By mouse as well as by key."""
    page = player.go(hosted + MIXED).page
    rest(page)
    page.evaluate(LISTEN)
    player.click(0, 0, "right")
    rest(page)
    player.click(1, 1, "right")
    player.click(1, 0)
    rest(page)
    player.click(1, 1, "right")
    rest(page)
    opened = spread((0, 8), {(0, 0)})
    player.click(0, 8)
    rest(page)

    assert f"Row 1, column 9: {len(opened)} cells opened." in page.evaluate("said")


LANGUAGES: dict[str, tuple[str, str]] = {
    "zh-Hans": ("第 5 行第 5 列：未打开", "第 5 行第 5 列已插旗。剩余地雷：5。"),
    "zh-Hant": ("第 5 列第 5 欄：未打開", "第 5 列第 5 欄已插旗。剩餘地雷：5。"),
    "ja": ("5 行 5 列：閉じたマス", "5 行 5 列に旗を立てました。残り地雷数：5"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_and_moves_are_told_in_the_chosen_language(
    player: Player, hosted: str, lang: str
) -> None:
    """Also when it is chosen in the middle of a game."""
    page = player.go(hosted + MIXED).page
    rest(page)
    page.locator("#lang").select_option(lang)
    to_board(page)
    rest(page)
    words, heard = LANGUAGES[lang]
    expect(active(page)).to_have_text(words)
    read: Any = page.evaluate(READ)
    assert not any("Row" in text for row in read for text in row)
    page.keyboard.press("f")

    expect(page.locator("#heard")).to_have_text(heard)


def test_a_press_by_assistive_technology_acts_on_its_cell(
    player: Player, hosted: str
) -> None:
    """Such a press comes as a click on the cell of the grid, with no pointer."""
    page = player.go(hosted + MIXED).page
    rest(page)
    cell = page.get_by_role("gridcell", name="Row 1, column 2: covered")
    cell.evaluate("cell => cell.click()")
    player.expect("playing")

    expect(page.get_by_role("gridcell", name="Row 1, column 2: 1")).to_have_count(1)


HIDE = """
async (hidden) => {
  const { loadPyodide } = await import(minesweeperBoot.python);
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  python.globals.set("hidden", hidden);
  python.runPython(`
    import gc
    from minesweeper.web.tabstop import TabStop
    [stop.hide(hidden) for stop in gc.get_objects() if isinstance(stop, TabStop)]
  `);
}
"""
"""Covers the board for those who do not see it, or uncovers it."""


def test_a_covered_board_tells_nothing_and_takes_no_key(
    player: Player, hosted: str
) -> None:
    """What the eyes may not see is not heard either; the cursor moves, and no more."""
    page = player.go(hosted + MIXED).page
    player.click(0, 8)
    to_board(page)
    page.evaluate(HIDE, True)
    rest(page)
    read: Any = page.evaluate(READ)
    assert {text.split(": ")[1] for row in read for text in row} == {
        "hidden by the pause"
    }
    page.keyboard.press("Home")
    page.keyboard.press("f")
    expect(active(page)).to_contain_text("column 1: hidden by the pause")
    player.expect("playing", 6)
    page.evaluate(HIDE, False)
    page.keyboard.press("f")

    player.expect("playing", 5)
