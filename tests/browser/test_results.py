"""Results are kept once a game, shown, saved as a file and taken in again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from tests.browser.conftest import LONE_MINE, wait_ready
from tests.browser.playing import Player

LINE = "00000000000000a1 1800000000 expert won 123.456 87 ranked - <b>Ada</b>"
FILE = f"minesweeper results 1\n{LINE}\nend\n"


def win(page: Page, hosted: str) -> None:
    """Wins a given board by one click and waits until its result is kept."""
    Player(page).go(f"{hosted}?{LONE_MINE}").click(8, 8)
    expect(page.locator("html")).to_have_attribute("data-state", "won")
    page.wait_for_timeout(1500)


def take(page: Page, text: str) -> None:
    """Gives the open dialog a file."""
    file: FilePayload = {
        "name": "r.txt",
        "mimeType": "text/plain",
        "buffer": text.encode(),
    }
    page.locator("#results-file").set_input_files([file])


def test_a_game_that_ends_is_listed_and_can_be_replayed(
    page: Page, hosted: str
) -> None:
    """Won on a given board, so unranked; it stays after a reload, once."""
    win(page, hosted)
    page.goto(hosted)
    wait_ready(page)
    page.locator("#results").click()
    dialog = page.locator("#results-dialog")

    expect(dialog).to_contain_text("Unranked games")
    expect(dialog).to_contain_text("Played 1, won 1 (100%)")
    expect(dialog).to_contain_text("Won, unranked")
    expect(dialog.locator("button.watch")).to_have_count(2)
    dialog.locator("button.watch").first.click()
    expect(page.locator("#replay-dialog")).to_be_visible()
    expect(page.locator("#replay-at")).to_have_text("Move 0 of 1, 0.0 s")


def test_a_result_is_kept_by_a_page_that_is_left_at_once(
    page: Page, hosted: str
) -> None:
    """Whoever closes the tab on the winning click has won all the same."""
    Player(page).go(f"{hosted}?{LONE_MINE}").click(8, 8)
    expect(page.locator("html")).to_have_attribute("data-state", "won")
    page.goto(hosted)
    wait_ready(page)
    page.locator("#results").click()

    expect(page.locator("#results-dialog")).to_contain_text("Played 1, won 1 (100%)")


def test_a_loss_that_is_taken_back_at_once_has_happened(
    page: Page, hosted: str
) -> None:
    """Before its result is kept; the win that follows is another."""
    player = Player(page).go(f"{hosted}?{LONE_MINE}")
    player.click(0, 0)
    player.expect("lost")
    page.locator("#undo").dispatch_event("click")
    player.expect("ready")
    page.wait_for_timeout(1500)
    page.locator("#results").click()
    counts = page.locator("#results-dialog .standing")
    expect(counts).to_contain_text("Played 1, won 0 (0%)")
    expect(page.locator("#results-dialog td.of-how")).to_have_text(["Lost, unranked"])
    page.keyboard.press("Escape")
    player.click(8, 8)
    player.expect("won")
    page.wait_for_timeout(1500)
    page.locator("#results").dispatch_event("click")

    expect(counts).to_contain_text("Played 2, won 1 (50%)")


def test_a_file_is_added_once_and_names_stay_text(
    hosted_page: Page, tmp_path: Path
) -> None:
    """What was saved comes in again with nothing doubled; markup is only letters."""
    page = hosted_page
    page.locator("#results").click()
    take(page, FILE)
    expect(page.locator("#results-said")).to_have_text("One new result added.")
    expect(page.locator("td.of-name")).to_have_text("<b>Ada</b>")
    take(page, FILE)
    expect(page.locator("#results-said")).to_contain_text("nothing that is not here")
    with page.expect_download() as saved:
        page.locator("#results-export").click()
    saved.value.save_as(tmp_path / "r.txt")
    assert (tmp_path / "r.txt").read_text(encoding="utf-8") == FILE


def test_a_bad_file_is_refused_with_its_line(hosted_page: Page) -> None:
    """Nothing of it is taken in."""
    hosted_page.locator("#results").click()
    take(hosted_page, FILE.replace("won", "win"))

    expect(hosted_page.locator("#results-said")).to_contain_text("Line 2")
    expect(hosted_page.locator("#results-dialog")).to_contain_text("No game has ended")


def test_clearing_asks_first(hosted_page: Page) -> None:
    """Keep keeps, Clear clears."""
    page = hosted_page
    page.locator("#results").click()
    take(page, FILE)
    page.locator("#results-clear").click()
    page.locator("#results-no").click()
    expect(page.locator("td.of-name")).to_have_count(1)
    page.locator("#results-clear").click()
    page.locator("#results-yes").click()

    expect(page.locator("td.of-name")).to_have_count(0)
    expect(page.locator("#results-said")).to_have_text("All results are cleared.")


def test_two_tabs_lose_nothing_of_each_other(
    context: BrowserContext, hosted: str
) -> None:
    """Each reads anew before it writes."""
    first, second = context.new_page(), context.new_page()
    for tab in (first, second):
        tab.goto(f"{hosted}?{LONE_MINE}")
        wait_ready(tab)
    for col, tab in enumerate((first, second), 7):
        tab.bring_to_front()
        Player(tab).click(8, col)
        expect(tab.locator("html")).to_have_attribute("data-state", "won")
        tab.wait_for_timeout(1500)
    second.locator("#results").dispatch_event("click")

    expect(second.locator("#results-dialog")).to_contain_text("Played 2, won 2")


def test_a_storage_that_refuses_leaves_the_game_and_one_note(
    page: Page, hosted: str
) -> None:
    """The results of this visit are still shown."""
    page.add_init_script("Storage.prototype.setItem = () => { throw Error('full'); };")
    win(page, hosted)

    expect(page.locator("#storage-note")).to_be_visible()
    page.locator("#results").dispatch_event("click")
    expect(page.locator("#results-dialog")).to_contain_text("Played 1, won 1")


def test_one_mine_is_called_one_in_the_name_of_a_level(hosted_page: Page) -> None:
    """In the singular; two mines, a share of them and other languages are as before."""
    page = hosted_page
    lines = [
        f"00000000000000a{number} 180000000{number} {level} lost 1.000 1 known -"
        for number, level in enumerate(["9x8/1/none", "9x8/2/zone", "9x8/0.125/zone"])
    ]
    page.locator("#results").click()
    take(page, "\n".join(["minesweeper results 1", *lines, "end\n"]))
    names = page.locator("td.of-level")
    expect(names).to_have_text(
        [
            "9 × 8, 12.5% mines, first click: opens an area",
            "9 × 8, 2 mines, first click: opens an area",
            "9 × 8, 1 mine, first click: may hit a mine",
        ]
    )
    page.locator("#lang").select_option("zh-Hans")
    expect(names.last).to_contain_text("9 × 8，地雷 1，")


def test_open_results_follow_the_language(hosted_page: Page) -> None:
    """Heading, tables, what was said last and the question, and no name is lost."""
    page = hosted_page
    page.locator("#results").click()
    take(page, FILE)
    page.locator("#results-clear").click()
    dialog = page.locator("#results-dialog")
    expect(dialog.locator("h3")).to_have_text("Ranked games")
    page.locator("#lang").select_option("ja")

    expect(dialog.locator("h3")).to_have_text("ランク対象のゲーム")
    expect(page.locator("#results-said")).to_have_text(
        "新しい成績を 1 件追加しました。"
    )
    expect(dialog.locator(".question span")).to_contain_text("1 件の成績を")
    expect(dialog.locator("caption").last).to_have_text("最近のゲーム")
    expect(page.locator("#results-level option")).to_have_text(["上級 16 × 30"])
    expect(page.locator("td.of-name")).to_have_text("<b>Ada</b>")
