"""What axe-core finds on the page, and what the system asks of its look."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from minesweeper.play.options import SKINS
from tests.browser.keys import MIXED, to_board
from tests.browser.playing import Player
from tests.browser.test_gomoku import Stones
from tests.browser.test_gomoku_games import BLACK_WINS
from tests.browser.test_replay import SHORT
from tests.browser.test_results import take

RULES = {"resultTypes": ["violations"]}

SETTLED = 1200
"""Milliseconds after which the mask is awake and nothing moves."""


@pytest.fixture
def player(page: Page) -> Player:
    """Gives a player at a page that is still empty."""
    return Player(page)


def found(page: Page) -> list[str]:
    """Gives what axe-core finds, each with the elements it is about."""
    response = Axe().run(page, options=RULES).response
    return [
        f"{finding['id']}: {node['target']} {node.get('failureSummary', '')}"
        for finding in response["violations"]
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("skin", SKINS)
def test_axe_finds_nothing_in_any_state(player: Player, hosted: str, skin: str) -> None:
    """Ready, playing, with each dialog, at the end, and with a message."""
    page = player.go(f"{hosted}{MIXED}&skin={skin}&hold=x").page
    expect(page.locator("#notes")).to_be_visible()
    to_board(page)
    page.wait_for_timeout(300)
    assert found(page) == []
    player.click(0, 0, "right")
    player.click(0, 8)
    player.expect("playing")
    assert found(page) == []
    for name in ("settings", "help"):
        page.locator(f"#{name}").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert found(page) == []
        page.keyboard.press("Escape")
    page.locator("#level").select_option("custom")
    page.locator("#custom-rows").fill("x")
    page.locator("#custom-play").click()
    assert found(page) == []
    page.keyboard.press("Escape")
    player.click(4, 4)
    player.expect("lost")
    page.wait_for_timeout(SETTLED)

    assert found(page) == []


GAMES = "\n".join(
    (
        "minesweeper results 1",
        f"00000000000000a1 1800000000 expert won 123.456 87 ranked {SHORT} Ada",
        f"00000000000000a2 1800000100 expert won 99.000 80 ranked {SHORT}",
        f"00000000000000a3 1800000200 expert lost 3.000 2 ranked {SHORT}",
        "00000000000000a4 1800000300 9x9/1/zone won 1.000 1 undo -",
        "end\n",
    )
)
"""Results that fill every part of the dialog: times, plot, names, buttons."""


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_in_results_and_a_replay(
    player: Player, hosted: str, skin: str, width: int
) -> None:
    """Empty and filled, with its question, and a replay over it at both ends."""
    player.page.set_viewport_size({"width": width, "height": 740})
    page = player.go(f"{hosted}?level=expert&skin={skin}").page
    page.locator("#results").click()
    assert found(page) == []
    take(page, GAMES)
    expect(page.locator("#results-dialog .plot")).to_be_visible()
    expect(page.locator("#results-dialog button.watch")).to_have_count(5)
    assert found(page) == []
    page.locator("#results-clear").click()
    assert found(page) == []
    page.locator("#results-no").click()
    page.locator("#results-dialog button.watch").first.click()
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    assert found(page) == []
    page.keyboard.press("End")
    expect(page.locator("#replay-said")).to_have_text("The game is won.")
    page.locator("#replay-link").click()
    expect(page.locator("#replay-text")).to_be_visible()

    assert found(page) == []


@pytest.mark.parametrize("skin", SKINS)
def test_axe_finds_nothing_at_five_in_a_row(page: Page, hosted: str, skin: str) -> None:
    """Ready, with stones, at the end, in its results and in a replay, on a phone."""
    page.set_viewport_size({"width": 360, "height": 740})
    stones = Stones(page, f"{hosted}?game=gomoku&skin={skin}")
    assert found(page) == []
    stones.click(*BLACK_WINS[:4])
    assert found(page) == []
    stones.click(*BLACK_WINS[4:])
    stones.state("won")
    page.wait_for_timeout(SETTLED)
    assert found(page) == []
    page.locator("#watch").click()
    page.keyboard.press("End")
    expect(page.locator("#replay-said")).to_have_text("Black wins")
    assert found(page) == []
    page.locator("#replay-moves").click()
    expect(page.locator("#moves-text")).to_be_visible()
    assert found(page) == []
    page.keyboard.press("Escape")
    page.locator("#results").click()
    expect(page.locator("#results-dialog button.watch")).to_have_count(1)

    assert found(page) == []


@pytest.mark.parametrize("lang", ["zh-Hans", "zh-Hant", "ja"])
def test_axe_finds_nothing_on_a_phone_in_any_language(
    player: Player, hosted: str, lang: str
) -> None:
    """At 360 pixels, framed and not."""
    player.page.set_viewport_size({"width": 360, "height": 740})
    for query in (f"?lang={lang}", f"?lang={lang}&embed&level=beginner"):
        page = player.go(hosted + query).page
        page.wait_for_timeout(300)
        assert found(page) == []


def test_the_look_follows_the_system_at_once(player: Player, hosted: str) -> None:
    """Dark, more contrast, and back, without a reload, board and page."""
    page = player.go(f"{hosted}?level=beginner").page
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    seen = []
    for wishes in (
        {"color_scheme": "light"},
        {"color_scheme": "dark"},
        {"contrast": "more"},
        {"contrast": "no-preference", "color_scheme": "light"},
    ):
        page.emulate_media(**wishes)  # type: ignore[arg-type]
        seen.append((page.evaluate(ground), player.picture()))

    assert len(set(seen)) == 3
    assert seen[0] == seen[3]
    assert seen[2][0] == "rgb(0, 0, 0)"


def test_no_motion_is_shown_to_who_wants_none(player: Player, hosted: str) -> None:
    """Nothing is animated, and it follows at once."""
    page = player.go(hosted + MIXED).page
    player.click(4, 4)
    player.expect("lost")
    running = "document.getAnimations().length"
    page.emulate_media(reduced_motion="reduce")

    assert page.evaluate(running) == 0
    assert (
        page.evaluate(
            "getComputedStyle(document.querySelector('#again')).animationName"
        )
        == "none"
    )


def test_the_cursor_is_seen_in_the_colours_of_the_system(
    player: Player, hosted: str
) -> None:
    """Where the system forces its colours, the frame has the two farthest apart."""
    page = player.go(hosted + MIXED).page
    page.emulate_media(forced_colors="active")
    to_board(page)
    page.keyboard.press("ArrowUp")
    drawn = page.evaluate(
        """() => {
          const style = getComputedStyle(document.querySelector(".cursor"));
          const named = (colour) => {
            const probe = document.createElement("i");
            probe.style.color = colour;
            document.body.append(probe);
            const found = getComputedStyle(probe).color;
            probe.remove();
            return found;
          };
          return [
            style.outlineStyle, style.outlineColor === named("CanvasText"),
            style.borderTopStyle, style.borderTopColor === named("Canvas"),
          ];
        }"""
    )

    assert drawn == ["solid", True, "solid", True]
