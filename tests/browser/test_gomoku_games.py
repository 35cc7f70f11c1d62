"""Finished games of five in a row: a draw, what is kept, and watching it again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_gomoku import Stones


def full(row: int, col: int) -> bool:
    """Tells whether black holds a crossing of a full board without five in a row.

    Two and two along the rows, one and one along the columns.
    """
    return (col // 2 + row) % 2 == 0


def test_a_full_board_is_a_draw(page: Page, hosted: str) -> None:
    """The last of 225 stones ends it: told, with a mask, and an undo takes it back."""
    cells = [(row, col) for row in range(15) for col in range(15)]
    blacks = [cell for cell in cells if full(*cell)]
    whites = [cell for cell in cells if not full(*cell)]
    assert (len(blacks), len(whites)) == (113, 112)
    stones = [cell for pair in zip(blacks, whites, strict=False) for cell in pair]
    words = [f"{chr(97 + col)}{15 - row}@1.000" for row, col in stones]
    record = f"gomoku five-or-more person person\n{' '.join(words)}"
    game = Stones(page, hosted + "?game=gomoku")
    page.evaluate(
        """(record) => {
          const folder = location.pathname.replace(/[^/]*$/, "");
          localStorage.setItem(`minesweeper:${folder}:gomoku`, record);
        }""",
        record,
    )
    page.reload()
    game.state("playing")
    game.click(blacks[-1])
    game.state("drawn")
    expect(page.locator("#turn")).to_have_text("A draw: the board is full")
    expect(page.locator("#result")).to_have_text("A draw: the board is full")
    expect(page.locator("#end-moves")).to_have_text("Stones: 225")
    page.wait_for_timeout(600)
    page.locator("#take-back").click()
    game.state("playing")
    expect(page.locator("#turn")).to_have_text("Black to move")
