"""The folder runs under PyScript's own command line."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_ready
from tests.environment import ROOT, make, python_in

LIMIT = 60
"""Seconds PyScript's server may take to answer."""


def free_port() -> int:
    """Gives a port nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> dict[str, str]:
    """Waits until something answers at that port, and gives the answer's headers."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        assert process.poll() is None, "pyscript run has stopped"
        connection = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", "/pyscript.toml")
            with connection.getresponse() as answer:
                return dict(answer.headers)
        except ConnectionError:
            time.sleep(0.1)
        finally:
            connection.close()
    raise AssertionError("pyscript run does not answer")


@pytest.fixture(scope="module")
def command() -> list[str]:
    """Gives PyScript's command, installed in an environment of its own."""
    folder = ROOT / ".venv-pyscript"
    make(folder, "pyscript")
    return [str(python_in(folder).with_name("pyscript"))]


@pytest.fixture
def address(command: list[str]) -> Iterator[str]:
    """Serves the checkout as `pyscript run` does, and gives the page's address."""
    port = free_port()
    words = [*command, "run", str(ROOT), "--no-view", "--port", str(port)]
    with subprocess.Popen(
        words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            headers = wait_for(port, process)
            # Its answers isolate the page, which the game must neither need nor mind.
            assert headers["Cross-Origin-Embedder-Policy"] == "require-corp"
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()


def test_the_game_can_be_played_under_pyscript_run(page: Page, address: str) -> None:
    """The page starts, and a flag is counted."""
    page.goto(address + "?level=beginner&seed=1")
    wait_ready(page)
    assert page.evaluate("crossOriginIsolated")
    page.locator("#canvas").click(button="right", position={"x": 12, "y": 12})

    expect(page.locator("html")).to_have_attribute("data-mines-left", "9")
