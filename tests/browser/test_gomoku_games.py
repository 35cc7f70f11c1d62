"""Finished games of five in a row: a draw, what is kept, and watching it again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import START_LIMIT, wait_ready
from tests.browser.test_gomoku import Stones
from tests.browser.test_results import FILE, take


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
    resumed = page.locator('html[data-state="playing"]')
    resumed.wait_for(state="attached", timeout=START_LIMIT)
    game.click(blacks[-1])
    game.state("drawn")
    expect(page.locator("#turn")).to_have_text("A draw: the board is full")
    expect(page.locator("#result")).to_have_text("A draw: the board is full")
    expect(page.locator("#end-moves")).to_have_text("Stones: 225")
    page.wait_for_timeout(600)
    page.locator("#take-back").click()
    game.state("playing")
    expect(page.locator("#turn")).to_have_text("Black to move")


BLACK_WINS = [(7, 3), (9, 0), (7, 4), (9, 3), (7, 5), (9, 6), (7, 6), (9, 9), (7, 7)]
"""The stones of a game that black wins on row 8, with the ninth."""

SHORT = "more~person~easy~h8.0~h9.1000~i8.2000~i9.3000~j8.4000~j9.5000~k8.6000~k9.7000"
"""A game against the program that black wins with l8."""


def test_a_finished_game_is_kept_and_watched_again(page: Page, hosted: str) -> None:
    """Once, also after a reload; from its button, step by step."""
    stones = Stones(page, hosted + "?game=gomoku")
    stones.click(*BLACK_WINS)
    stones.state("won")
    page.reload()
    wait_ready(page)
    page.locator("#results").click()
    dialog = page.locator("#results-dialog")
    expect(dialog).to_contain_text("Played 1: black won 1, white won 0, drawn 0")
    expect(dialog.locator("td.of-how")).to_have_text(["Black wins"])
    expect(dialog.locator("td.of-stones")).to_have_text(["9"])
    dialog.locator("button.watch").click()
    at, said = page.locator("#replay-at"), page.locator("#replay-said")
    expect(at).to_contain_text("Move 0 of 9")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("Move 1: black at D8")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("Move 2: white at A6")
    page.keyboard.press("End")
    expect(said).to_have_text("Black wins")
    page.keyboard.press("Home")
    expect(said).to_have_text("Start of the game")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    stones.state("ready")


def test_the_mask_replays_the_game_and_its_link_and_text_are_copied(
    page: Page, hosted: str
) -> None:
    """The link opens the same game; the text is as players write it."""
    stones = Stones(page, hosted + "?game=gomoku")
    stones.click(*BLACK_WINS)
    stones.state("won")
    page.wait_for_timeout(600)
    page.locator("#watch").click()
    page.locator("#replay-moves").click()
    moves = page.locator("#moves-text")
    expect(moves).to_have_value("d8 a6 e8 d6 f8 g6 g8 j6 h8")
    expect(page.locator("#replay-said")).to_contain_text("The moves are copied.")
    page.locator("#replay-link").click()
    link = page.locator("#replay-text").input_value()
    page.goto(link)
    wait_ready(page)
    expect(page.locator("#replay-at")).to_contain_text("Move 0 of 9")
    page.keyboard.press("End")
    expect(page.locator("#replay-said")).to_have_text("Black wins")
    page.keyboard.press("Escape")
    expect(page.locator("#replay-dialog")).to_be_hidden()
    expect(page).to_have_url(f"{hosted}?game=gomoku")


def test_a_replay_is_drawn_as_the_game_was_and_follows_skin_and_language(
    page: Page, hosted: str
) -> None:
    """Each step draws its stone and takes it away again, at its place."""
    stones = Stones(page, f"{hosted}?game=gomoku&replay={SHORT}~l8.8000")
    board = page.locator("#replay-canvas")
    expect(board).to_have_attribute(
        "aria-label", "The replayed board of 15 × 15 crossings"
    )

    def middle(row: int, col: int) -> list[int]:
        stones.pixel(0, 0)  # after the frame that draws
        colour: list[int] = board.evaluate(
            """(canvas, [row, col]) => {
              const pen = canvas.getContext("2d"), step = canvas.width / 15;
              const place = [col, row].map((line) => Math.round((line + 0.5) * step));
              return [...pen.getImageData(place[0] + 5, place[1] + 2, 1, 1).data];
            }""",
            [row, col],
        )
        return colour[:3]

    empty = middle(6, 7)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert max(middle(7, 7)) < 80
    assert min(middle(6, 7)) > 200
    page.keyboard.press("ArrowLeft")
    assert middle(6, 7) == empty
    page.locator("#skin").select_option("contrast")
    assert middle(6, 7) != empty
    page.locator("#lang").select_option("zh-Hant")
    expect(page.locator("#replay-said")).to_have_text("第 1 手：黑方 H8")
    expect(board).to_have_attribute("aria-label", "重播的棋盤，15 × 15 個交叉點")


def test_a_bad_link_to_a_game_is_told(page: Page, hosted: str) -> None:
    """A sentence that names the move, and a game can be played."""
    stones = Stones(page, f"{hosted}?game=gomoku&replay={SHORT}~h8.9000")

    expect(page.locator("#note-list")).to_contain_text("Move 9, 'h8', is on a stone.")
    expect(page.locator("#replay-dialog")).to_be_hidden()
    stones.click((7, 7))
    stones.state("playing")


def test_results_are_saved_and_added_as_a_file(page: Page, hosted: str) -> None:
    """Once; a file of the other game is refused, and nothing of it is taken."""
    Stones(page, hosted + "?game=gomoku")
    page.locator("#results").click()
    line = f"00000000000000a1 1800000000 black {SHORT}~l8.8000"
    for _ in range(2):
        take(page, f"gomoku results 1\n{line}\nend\n")
    dialog = page.locator("#results-dialog")
    expect(dialog).to_contain_text("Played 1: won 1, lost 0, drawn 0")
    expect(dialog.locator("td.of-opponent")).to_have_text(["Program: easy"])
    expect(dialog.locator("td.of-seconds")).to_have_text(["8.000"])
    take(page, FILE)
    expect(page.locator("#results-said")).to_contain_text("gomoku results 1")
    page.locator("#lang").select_option("ja")
    expect(dialog).to_contain_text("1 局：1 勝 0 敗 0 分け")
    page.locator("#results-clear").click()
    page.locator("#results-yes").click()
    expect(dialog.locator("td")).to_have_count(0)
