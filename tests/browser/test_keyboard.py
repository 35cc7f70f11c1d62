"""The game by keyboard alone, in the real page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import MINES, MIXED, active, at, go, to_board
from tests.browser.playing import Player, board

DEAF = 600
"""Milliseconds after which the mask heeds keys."""

PREVENTED = """
  (cells, facts) => !cells.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...facts }))
"""
"""Sends a made press of a key to the board; tells if the page kept it to itself."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def test_a_whole_game_is_played_from_tab_to_win(player: Player, hosted: str) -> None:
    """Moves, flags, a chord, opens; then the mask, the board, and a new game."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    for cell in sorted(MINES):
        go(page, cell)
        page.keyboard.press("f")
    player.expect("ready", 0)
    go(page, (0, 1))
    page.keyboard.press("Enter")
    player.expect("playing", 0)
    expect(active(page)).to_have_text(
        "Row 1, column 2: 1; around it 4 covered, 1 flagged"
    )
    page.keyboard.press("c")
    expect(active(page)).to_have_text(
        "Row 1, column 2: 1; around it 0 covered, 1 flagged"
    )
    for row in range(9):
        for col in range(9):
            if (row, col) in MINES:
                continue
            if page.locator("html").get_attribute("data-state") != "playing":
                break
            go(page, (row, col))
            if "covered" in (active(page).text_content() or "").split(":")[1][:9]:
                page.keyboard.press(" ")
    player.expect("won", 0)
    expect(page.locator("#again")).to_be_focused()

    page.keyboard.press("Escape")
    expect(page.locator(".mask")).to_be_hidden()
    expect(page.locator("#cells")).to_be_focused()
    page.keyboard.press("n")
    player.expect("ready", 6)
    page.keyboard.press("Enter")
    player.expect("playing")


def test_the_mask_is_answered_by_keys_and_the_board_has_the_keyboard_again(
    player: Player, hosted: str
) -> None:
    """Undo goes on with the lost game where the cursor was."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    assert at(page) == (4, 4)
    page.keyboard.press("Enter")
    player.expect("lost")
    page.wait_for_timeout(DEAF)
    page.keyboard.press("Tab")
    expect(page.locator("#take-back")).to_be_focused()
    page.keyboard.press("Enter")
    player.expect("ready", 6)
    expect(page.locator("#cells")).to_be_focused()
    assert at(page) == (4, 4)
    page.keyboard.press("f")

    player.expect("ready", 5)


def test_letters_undo_and_redo_and_ask_for_help(player: Player, hosted: str) -> None:
    """Two letters for each, and the list of them all."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    for key, left in (("m", 5), ("u", 6), ("r", 5), ("z", 6), ("y", 5)):
        page.keyboard.press(key)
        player.expect("ready", left)
    page.keyboard.press("?")
    expect(page.locator("#help-dialog")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#help-dialog")).to_be_hidden()
    expect(page.locator("#cells")).to_be_focused()


def test_the_cursor_goes_to_the_next_covered_cell_with_ctrl(
    player: Player, hosted: str
) -> None:
    """Over what is open; home and end go to the edges."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    page.keyboard.press("Control+End")
    assert at(page) == (8, 8)
    page.keyboard.press("Home")
    assert at(page) == (8, 0)
    go(page, (1, 8))
    page.keyboard.press("Enter")  # the opening at the right is columns 4 to 8 here
    player.expect("playing")
    page.keyboard.press("Control+ArrowLeft")
    row, col = at(page)
    assert row == 1
    assert col < 7
    expect(active(page)).to_have_text(f"Row 2, column {col + 1}: covered")
    page.keyboard.press("Control+Home")

    assert at(page) == (0, 0)


def test_keys_are_left_alone_with_alt_meta_ctrl_and_while_composing(
    player: Player, hosted: str
) -> None:
    """The browser's own keys stay the browser's."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    cells = page.locator("#cells")
    foreign = [
        {"key": "f", "ctrlKey": True},
        {"key": "f", "altKey": True},
        {"key": "n", "metaKey": True},
        {"key": "r", "ctrlKey": True},
        {"key": "ArrowLeft", "altKey": True},
        {"key": "Enter", "isComposing": True},
        {"key": "Process", "code": "KeyF"},
        {"key": "Tab"},
        {"key": "F5"},
        {"key": "x"},
        {"key": "Escape"},
    ]

    assert [cells.evaluate(PREVENTED, facts) for facts in foreign] == [False] * 11
    assert at(page) == (4, 4)
    player.expect("ready", 6)
    ours = [{"key": " ", "repeat": True}, {"key": "ArrowUp"}, {"key": "f"}]
    assert [cells.evaluate(PREVENTED, facts) for facts in ours] == [True] * 3


def test_a_key_held_down_moves_on_but_marks_once(player: Player, hosted: str) -> None:
    """Repeated presses of the same key come from the system."""
    page = player.go(hosted + MIXED).page
    to_board(page)
    for _ in range(3):
        page.keyboard.down("ArrowRight")
    page.keyboard.up("ArrowRight")
    assert at(page) == (4, 7)
    for _ in range(4):
        page.keyboard.down("f")
    page.keyboard.up("f")

    player.expect("ready", 5)


def test_keys_mean_nothing_in_menus_fields_and_on_buttons(
    player: Player, hosted: str
) -> None:
    """Who types a number or looks through the levels plays nothing."""
    page = player.go(f"{hosted}?level=beginner").page
    to_board(page)
    page.keyboard.press("f")
    player.expect("ready", 9)
    for name in ("#undo", "#lang", "#settings"):
        page.locator(name).focus()
        for key in ("f", "n", "u", "p"):
            page.keyboard.press(key)
    page.locator("#level").select_option("custom")
    page.locator("#custom-rows").fill("")
    page.locator("#custom-rows").press_sequentially("fnur")
    expect(page.locator("#custom-rows")).to_have_value("fnur")

    player.expect("ready", 9)


def test_keys_go_on_from_a_click_made_before_they_came(
    player: Player, hosted: str
) -> None:
    """What answers keys comes in an idle moment, and a page may have none for long."""
    player.page.add_init_script("window.requestIdleCallback = () => 0;")
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    page.keyboard.press("ArrowRight")

    assert at(page) == (0, 1)


def test_after_a_click_the_keys_still_drive_the_board(
    player: Player, hosted: str
) -> None:
    """On the board, on New game and on Undo: the focus stays with the board."""
    page = player.go(f"{hosted}?level=beginner").page
    player.click(0, 0, "right")
    expect(page.locator("#cells")).to_be_focused()
    expect(page.locator(".cursor")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    assert at(page) == (0, 1)
    expect(page.locator(".cursor")).to_be_visible()
    page.locator(".restart").click()
    expect(page.locator("#cells")).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert at(page) == (4, 5)
    page.keyboard.press("f")
    player.expect("ready", 9)
    page.locator("#undo").click()
    player.expect("ready", 10)
    page.keyboard.press("m")

    player.expect("ready", 9)


def test_a_large_board_scrolls_with_the_cursor_and_with_no_click(
    player: Player, hosted: str
) -> None:
    """The cursor is always seen; a click leaves the board where it lies."""
    page = player.go(f"{hosted}?rows=120&cols=110&mines=900&start=zone").page
    where = "(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])"
    port = page.locator(".viewport")
    page.set_viewport_size({"width": 700, "height": 600})
    to_board(page)
    for key, cell in (
        ("Control+End", (119, 109)),
        ("PageUp", (109, 109)),
        ("Home", (109, 0)),
        ("Control+Home", (0, 0)),
    ):
        page.keyboard.press(key)
        assert at(page) == cell
        own = page.locator(".cursor").bounding_box()
        seen = port.bounding_box()
        assert own is not None
        assert seen is not None
        assert seen["x"] - 1 <= own["x"] <= seen["x"] + seen["width"] - own["width"] + 1
        assert max(seen["y"], 0) - 1 <= own["y"]
        assert own["y"] + own["height"] <= min(seen["y"] + seen["height"], 600) + 1
    before = port.evaluate(where), page.evaluate("scrollY")
    box = port.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 4, box["y"] + 40, button="right")
    player.expect("ready", 899)

    assert (port.evaluate(where), page.evaluate("scrollY")) == before


def test_one_press_of_tab_passes_the_board(player: Player, hosted: str) -> None:
    """It is one stop, however many cells it has, both ways."""
    page = player.go(f"{hosted}?level=expert").page
    to_board(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.field')") is None
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#cells")).to_be_focused()
    page.keyboard.press("Shift+Tab")

    expect(page.locator("#redo")).to_be_focused()


def test_the_lone_safe_cell_is_won_in_a_frame_by_keys(
    frame_page: Page, hosted: str
) -> None:
    """A framed game takes no focus as it starts, and hears its keys after a click."""
    from tests.browser.conftest import game_frame, wait_ready

    frame = game_frame(frame_page)
    frame.goto(hosted + board("..*/.../*.."))
    wait_ready(frame)
    assert frame_page.evaluate("document.activeElement === document.body")
    player = Player(frame_page, frame)
    player.click(0, 2, "right")
    player.expect("ready", 1)
    frame_page.keyboard.press("ArrowLeft")
    frame_page.keyboard.press("Enter")

    player.expect("playing", 1)
