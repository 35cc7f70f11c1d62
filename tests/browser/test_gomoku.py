"""Five in a row in the page: two people at one screen, with mouse, keys and reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_ready

GROUND = [42, 69, 70]
"""The colour of the board: #2a4546."""


class Stones:
    """Plays five in a row in a page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)
        wait_ready(page)

    def point(self, row: int, col: int) -> tuple[float, float]:
        """Gives where a crossing is in the window."""
        self.page.locator("#canvas").scroll_into_view_if_needed()
        box = self.page.locator("#canvas").bounding_box()
        assert box is not None
        step = box["width"] / 15
        return box["x"] + (col + 0.5) * step, box["y"] + (row + 0.5) * step

    def click(self, *cells: tuple[int, int]) -> None:
        """Clicks crossings with a real mouse."""
        for cell in cells:
            self.page.mouse.click(*self.point(*cell))

    def state(self, wanted: str) -> None:
        """Expects the page to say how the game stands."""
        expect(self.page.locator("html")).to_have_attribute("data-state", wanted)

    def pixel(self, x: int, y: int) -> list[int]:
        """Gives the colour of a pixel of the board."""
        self.page.evaluate(
            "() => new Promise(done => "
            "requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        colour: list[int] = self.page.evaluate(
            """([x, y]) => {
              const pen = document.getElementById("canvas").getContext("2d");
              return [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
            }""",
            [x, y],
        )
        return colour

    def label(self, name: str) -> str:
        """Gives what a screen reader is told of a crossing."""
        return self.page.locator(f"#{name}").get_attribute("aria-label") or ""


@pytest.fixture
def stones(page: Page, hosted: str) -> Stones:
    """Gives a game of two people."""
    return Stones(page, hosted + "?game=gomoku&opponent=none")


def test_black_and_white_take_turns_and_five_win(stones: Stones) -> None:
    """The page says whose turn it is, who won, and play stops then."""
    turn = stones.page.locator("#turn")
    stones.state("ready")
    expect(turn).to_have_text("Black to move")
    stones.click((7, 3))
    stones.state("playing")
    expect(turn).to_have_text("White to move")
    for col in range(4, 8):
        stones.click((9, 3 * col - 12), (7, col))
    stones.state("won")
    expect(turn).to_have_text("Black wins")
    expect(stones.page.locator("#result")).to_have_text("Black wins")
    stones.page.keyboard.press("Escape")
    stones.click((0, 0))

    assert stones.label("a15") == "A15, empty"


def test_a_taken_crossing_and_the_panel_are_no_move(stones: Stones) -> None:
    """It stays the same side's turn."""
    stones.click((7, 7), (7, 7))
    expect(stones.page.locator("#turn")).to_have_text("White to move")
    x, y = stones.point(0, 0)
    stones.page.mouse.click(x - 22, y)
    expect(stones.page.locator("#turn")).to_have_text("White to move")

    assert stones.label("h8") == "H8, black"
    assert stones.label("a15") == "A15, empty"


def test_the_board_has_the_published_geometry_and_colours(stones: Stones) -> None:
    """450 × 450 pixels, lines 30 apart, stones of radius 10 from middle to edge."""
    size = stones.page.evaluate(
        "() => [canvas.width, canvas.height, canvas.offsetWidth, canvas.offsetHeight]"
    )
    assert size == [450, 450, 450, 450]
    stones.click((7, 7), (7, 9))
    stones.click((0, 0))
    stones.page.mouse.move(1, 1)

    assert stones.pixel(30, 30) == GROUND
    assert stones.pixel(5, 225) == GROUND
    line = stones.pixel(44, 30)
    assert line == stones.pixel(45, 30) != GROUND
    assert stones.pixel(43, 30) == stones.pixel(46, 30) == GROUND
    middle = stones.pixel(225, 225)
    assert all(abs(part - 0x4C) <= 6 for part in middle)
    edge = stones.pixel(225, 216)
    assert max(edge) <= 14
    assert min(stones.pixel(285, 225)) >= 248
    assert all(abs(part - 0xDA) <= 6 for part in stones.pixel(285, 216))
    assert stones.pixel(233, 233) == GROUND


def test_the_ghost_the_last_stone_and_the_five_are_shown(stones: Stones) -> None:
    """Under the pointer, in the middle of a stone, and round the winners."""
    stones.page.mouse.move(*stones.point(3, 3))
    ghost = stones.pixel(105, 100)
    assert ghost != GROUND
    stones.page.mouse.move(1, 1)
    assert stones.pixel(100, 100) == GROUND
    stones.click((7, 3), (9, 0))
    red = stones.pixel(15, 9 * 30 + 15 - 4)
    assert red[0] > red[2] + 60
    for col in range(4, 8):
        stones.click((7, col))
        if col < 7:
            stones.click((9, 3 * col - 9))
    gold = stones.pixel(3 * 30 + 15, 7 * 30 + 15 - 12)

    assert gold[0] > 200
    assert gold[2] < 120


def test_undo_redo_and_a_new_game(stones: Stones) -> None:
    """By buttons and by keys, also from the mask."""
    stones.click((7, 7), (7, 8))
    stones.page.locator("#undo").click()
    assert stones.label("i8") == "I8, empty"
    stones.page.locator("#redo").click()
    assert stones.label("i8") == "I8, white"
    stones.page.keyboard.press("Control+z")
    stones.page.keyboard.press("Control+z")
    stones.state("ready")
    stones.page.keyboard.press("Control+y")
    stones.state("playing")
    stones.page.locator(".restart").click()
    stones.state("ready")


def test_the_mask_offers_a_new_game_and_undo_but_two_people_no_other_sides(
    stones: Stones,
) -> None:
    """After its half second; undo takes the winning stone back."""
    for col in range(3, 8):
        stones.click((7, col))
        if col < 7:
            stones.click((9, 2 * col))
    stones.state("won")
    stones.page.wait_for_timeout(600)
    stones.page.locator("#take-back").click()
    stones.state("playing")
    assert stones.label("h8") == "H8, empty"
    stones.click((7, 7))
    stones.state("won")
    stones.page.wait_for_timeout(600)
    expect(stones.page.locator("#swap")).to_be_hidden()
    stones.page.locator("#again").click()
    stones.state("ready")


def test_a_game_is_played_by_keys_alone(stones: Stones) -> None:
    """Arrows move from crossing to crossing, Enter and Space lay a stone."""
    page = stones.page
    page.keyboard.press("ArrowRight")
    expect(page.locator("#h8")).to_be_focused()
    page.keyboard.press("Enter")
    assert stones.label("h8") == "H8, black"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#i9")).to_be_focused()
    page.keyboard.press(" ")
    assert stones.label("i9") == "I9, white"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#a9")).to_be_focused()
    expect(page.locator("#status")).to_have_text("White at I9.")


def test_a_screen_reader_finds_a_grid_with_coordinates(stones: Stones) -> None:
    """Fifteen rows of fifteen crossings, one of them in the order of focus."""
    grid = stones.page.get_by_role("grid", name="Board of 15 × 15 crossings")
    expect(grid.get_by_role("row")).to_have_count(15)
    expect(grid.get_by_role("gridcell")).to_have_count(225)
    expect(grid.locator('[tabindex="0"]')).to_have_count(1)
    expect(grid.get_by_role("gridcell", name="H8, empty")).to_have_count(1)


def test_the_game_goes_on_after_a_reload(stones: Stones) -> None:
    """Every stone and the turn are there again."""
    stones.click((7, 7), (7, 8), (3, 3))
    stones.page.reload()
    stones.state("playing")
    expect(stones.page.locator("#turn")).to_have_text("White to move")

    assert stones.label("h8") == "H8, black"
    assert stones.label("i8") == "I8, white"
    assert stones.label("d12") == "D12, black"


def test_a_stored_game_that_is_none_is_told(page: Page, hosted: str) -> None:
    """A new one begins, with a sentence."""
    page.goto(hosted)
    wait_ready(page)
    page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((name) => name.includes("lang"));
          const folder = location.pathname.replace(/[^/]*$/, "");
          localStorage.setItem(`minesweeper:${folder}:gomoku`, "<b>h99</b>");
        }"""
    )
    stones = Stones(page, hosted + "?game=gomoku")

    stones.state("ready")
    expect(page.locator("#note-list")).to_contain_text("could not be read")


def test_the_menu_leads_there_and_back(hosted_page: Page) -> None:
    """Each game has a button to the other, and the heading says which it is."""
    hosted_page.locator("#gomoku").click()
    expect(hosted_page.locator("h1")).to_have_text("Five in a row")
    expect(hosted_page.locator("#turn")).to_be_visible()
    assert "game=gomoku" in hosted_page.url
    hosted_page.locator("#gomoku").click()
    expect(hosted_page.locator("h1")).to_have_text("Minesweeper")
    expect(hosted_page.locator("#mines")).to_be_visible()


def test_exactly_five_is_a_choice(page: Page, hosted: str) -> None:
    """Six in a row do not win then."""
    stones = Stones(page, hosted + "?game=gomoku&five=exact")
    blacks = [(7, 3), (7, 4), (7, 5), (7, 7), (7, 8), (7, 6)]
    for number, cell in enumerate(blacks):
        stones.click(cell)
        if number < 5:
            stones.click((12 - 2 * number, 12))
    stones.state("playing")


@pytest.mark.parametrize(
    ("lang", "title", "turn"),
    [
        ("ja", "五目並べ", "黒の番です"),
        ("zh-Hans", "五子棋", "轮到黑方"),
        ("zh-Hant", "五子棋", "輪到黑方"),
    ],
)
def test_it_speaks_the_pages_languages(
    page: Page, hosted: str, lang: str, title: str, turn: str
) -> None:
    """From the address, and when the menu changes it."""
    stones = Stones(page, hosted + f"?game=gomoku&lang={lang}")
    expect(page.locator("h1")).to_have_text(title)
    expect(page).to_have_title(title)
    expect(page.locator("#turn")).to_have_text(turn)
    page.locator("#lang").select_option("en")
    expect(page.locator("#turn")).to_have_text("Black to move")
    assert stones.label("h8") == "H8, empty"
