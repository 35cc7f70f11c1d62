"""The page opened as a file in Firefox; left out where there is no Firefox."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest

from tests.browser.conftest import LONE_MINE
from tests.browser.firefox import OFFLINE, Firefox, firefox, installed

STATE = "document.documentElement.dataset.state"


@pytest.fixture(scope="module")
def window() -> Iterator[Firefox]:
    """Gives a Firefox whose network is cut."""
    path = installed()
    assert path is not None, "these tests are collected only where there is a Firefox"
    with firefox(path, OFFLINE) as running:
        yield running


def wait_ready(window: Firefox) -> None:
    """Waits until the game can be played."""
    assert window.wait(f"{STATE} != 'loading' && {STATE}", limit=120) == "ready"


def click_cell(window: Firefox, row: int, col: int, button: int = 0) -> None:
    """Clicks the middle of a cell of a 9 × 9 board."""
    box = "document.querySelector('#canvas').getBoundingClientRect()"
    left, top, width, height = window.ask(
        f"(b => [b.x, b.y, b.width, b.height])({box})"
    )
    x = left + (col + 0.5) / 9 * width
    y = top + (row + 0.5) / 9 * height
    window.click(x, y, button)


def test_the_network_is_cut(window: Firefox) -> None:
    """Firefox can reach nobody, not even on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(1)
        port = listening.getsockname()[1]
        window.ask(f"(fetch('http://127.0.0.1:{port}/').catch(() => 0), 0)")
        end = time.monotonic() + 1
        while time.monotonic() < end:
            with pytest.raises(TimeoutError):
                listening.accept()


def test_a_file_can_be_played_in_firefox(window: Firefox, file_url: str) -> None:
    """A game on a board whose only mine is in the corner is flagged and won."""
    window.open(f"{file_url}?{LONE_MINE}")
    wait_ready(window)
    assert window.ask("document.documentElement.dataset.minesLeft") == "1"
    click_cell(window, 0, 0, button=2)
    window.wait("document.documentElement.dataset.minesLeft == '0'")
    click_cell(window, 4, 4)
    window.wait(f"{STATE} == 'won'")
