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


def touching(cell: Cell) -> list[Cell]:
    """Gives the cells of the 9 × 9 board that touch one."""
    return [
        (row, col)
        for row in range(9)
        for col in range(9)
        if max(abs(row - cell[0]), abs(col - cell[1])) == 1
    ]


def told(opened: set[Cell], flags: set[Cell]) -> list[list[str]]:
    """Gives what each cell of the board should say, counted here."""

    def words(cell: Cell) -> str:
        if cell in flags:
            return "flag"
        if cell not in opened:
            return "covered"
        near = touching(cell)
        number = len(MINES & set(near))
        if not number:
            return "empty"
        covered = sum(each not in opened | flags for each in near)
        flagged = len(flags & set(near))
        if not covered and not flagged:
            return f"{number}; all open around it"
        return f"{number}; around it {covered} covered, {flagged} flagged"

    return [
        [f"Row {row + 1}, column {col + 1}: {words((row, col))}" for col in range(9)]
        for row in range(9)
    ]


def spread(start: Cell, flags: set[Cell]) -> set[Cell]:
    """Gives the cells that an open at one opens on the board."""
    opened: set[Cell] = set()
    waiting = [start]
    while waiting:
        cell = waiting.pop()
        if cell in opened or cell in flags:
            continue
        opened.add(cell)
        if not MINES & set(touching(cell)):
            waiting += touching(cell)
    return opened
