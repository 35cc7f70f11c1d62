"""The game in somebody's page: messages out, and nothing needed in return."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import BLOG_POST, game_frame, wait_ready
from tests.browser.playing import Player, board
from tests.browser.server import Site


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """Gives the messages of one kind that the framing page was sent."""
    messages: list[dict[str, Any]] = page.evaluate("heard")
    ours = [message for message in messages if message.get("source") == "minesweeper"]
    return [message for message in ours if message["type"] == kind]


def embed(page: Page, blog: Site, address: str, attributes: str = "") -> Player:
    """Opens a blog post with the game in a frame of it."""
    post = BLOG_POST.format(src=address, attributes=attributes)
    blog.replace("post.html", post, type="text/html; charset=utf-8")
    page.goto(blog.url + "post.html")
    frame = game_frame(page)
    wait_ready(frame)
    return Player(page, frame)


def test_a_frame_tells_that_it_is_ready_how_large_it_is_and_how_it_ended(
    page: Page, blog: Site, hosted: str
) -> None:
    """The same as the window events, to the page of another origin."""
    query = board("*../.../...")
    player = embed(page, blog, f"{hosted}{query}&embed")
    assert len(heard(page, "ready")) == 1
    player.click(0, 1)
    player.click(0, 0)
    player.expect("lost")
    page.wait_for_function("heard.some((message) => message.type === 'end')")
    (end,) = heard(page, "end")

    assert end["result"] == "lost"
    assert end["ranked"] is False
    assert end["seconds"] >= 0
    assert end["link"] == hosted + query


def test_the_size_is_told_and_follows_the_board(
    page: Page, blog: Site, hosted: str
) -> None:
    """A frame of that size shows the whole game without a scroll bar."""
    player = embed(page, blog, f"{hosted}?embed&level=beginner")
    page.wait_for_function("heard.some((message) => message.type === 'size')")
    small = heard(page, "size")[-1]
    player.place.locator("#level").select_option("classic")
    page.wait_for_timeout(500)
    large = heard(page, "size")[-1]
    assert large["height"] > small["height"] + 200
    assert large["width"] >= 752 + 40
    page.evaluate(
        """({ width, height }) => {
          const { style } = document.querySelector("iframe");
          [style.width, style.height] = [`${width}px`, `${height}px`];
        }""",
        large,
    )
    page.wait_for_timeout(300)
    overflow = player.place.evaluate(
        """() => {
          const root = document.documentElement;
          const port = document.querySelector(".viewport");
          return [
            root.scrollWidth - innerWidth, root.scrollHeight - innerHeight,
            port.scrollWidth - port.clientWidth, port.scrollHeight - port.clientHeight,
          ];
        }"""
    )

    assert max(overflow) <= 0


def test_a_sandboxed_frame_plays_in_full(page: Page, blog: Site, hosted: str) -> None:
    """Without storage and forms: one quiet note, and every control works."""
    sandbox = 'sandbox="allow-scripts"'
    player = embed(page, blog, f"{hosted}?level=beginner", sandbox)
    game = player.place
    expect(game.locator("#storage-note")).to_be_visible()
    game.locator("#lang").select_option("ja")
    expect(game.locator("h1")).to_have_text("マインスイーパー")
    game.locator("#lang").select_option("en")
    game.locator("#skin").select_option("dark")
    game.locator("#level").select_option("custom")
    game.locator("#custom-rows").fill("3")
    game.locator("#custom-cols").fill("3")
    game.locator("#custom-amount").fill("8")
    game.locator("#custom-amount").press("Enter")
    player.expect("ready", 8)
    player.click(1, 1)
    player.expect("won")

    expect(game.locator(".mask")).to_contain_text("You won!")


def test_a_page_of_its_own_posts_nothing(page: Page, hosted: str) -> None:
    """Messages are for whoever frames the game."""
    page.add_init_script(
        "window.heard = []; addEventListener('message', (e) => heard.push(e.data))"
    )
    player = Player(page).go(hosted + board("*../.../..."))
    player.click(0, 0)
    player.expect("lost")

    assert heard(page, "ready") == heard(page, "end") == heard(page, "size") == []


def test_a_frame_far_down_a_page_takes_no_focus_and_scrolls_nothing(
    page: Page, blog: Site, hosted: str
) -> None:
    """Whoever types a comment above goes on typing while the game loads."""
    post = BLOG_POST.format(src=hosted, attributes="").replace(
        "<iframe", '<textarea id="comment"></textarea><p style="height: 4000px"><iframe'
    )
    blog.replace("post.html", post, type="text/html; charset=utf-8")
    page.goto(blog.url + "post.html")
    page.locator("#comment").press_sequentially("typing ")
    wait_ready(game_frame(page))
    page.keyboard.type("on")

    assert page.locator("#comment").input_value() == "typing on"
    assert page.evaluate("scrollY") == 0
