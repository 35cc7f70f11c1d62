"""Playing by keyboard in a browser test: a board, and ways to move on it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from minesweeper.rules.grid import Cell
from tests.browser.playing import board

ROWS = (
    "*........",
    ".........",
    "..*......",
    ".........",
    "....*....",
    ".........",
    "......*..",
    ".........",
    "*......*.",
)
"""A 9 × 9 board; its middle is a mine."""

MIXED = board("/".join(ROWS))
"""The query that opens it."""

MINES = {
    (row, col)
    for row, line in enumerate(ROWS)
    for col, letter in enumerate(line)
    if letter == "*"
}
"""Where its mines are."""


def active(page: Page) -> Locator:
    """Gives the active cell of the grid."""
    name = page.locator("#cells").get_attribute("aria-activedescendant")
    return page.locator(f"#{name}")


def at(page: Page) -> Cell:
    """Gives where the cursor is, as the page tells screen readers."""
    row, col = active(page).evaluate(
        "cell => [cell.parentElement.ariaRowIndex, cell.ariaColIndex]"
    )
    return int(row) - 1, int(col) - 1


def to_board(page: Page) -> None:
    """Presses Tab until the board has the focus.

    Raises:
        AssertionError: it never has.
    """
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "cells":
            return
    raise AssertionError("Tab does not come to the board")


def go(page: Page, cell: Cell) -> None:
    """Moves the cursor to a cell by arrow keys."""
    row, col = at(page)
    for count, fore, back in (
        (cell[0] - row, "ArrowDown", "ArrowUp"),
        (cell[1] - col, "ArrowRight", "ArrowLeft"),
    ):
        for _ in range(abs(count)):
            page.keyboard.press(fore if count > 0 else back)
    assert at(page) == cell
