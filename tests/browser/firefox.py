"""Drives an installed Firefox over Marionette, the protocol it has built in."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

COMMANDS = ("firefox", "firefox-esr")
"""Names Firefox is installed under."""

LIMIT = 60
"""Seconds Firefox may take to start or to answer."""

OFFLINE = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.allow_hijacking_localhost": True,
}
"""Settings that send every request to a port where nobody listens."""

QUIET = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "remote.active-protocols": 0,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
"""Settings that keep a Firefox under test from talking to anybody else."""


def installed() -> Path | None:
    """Gives an installed Firefox: `MINESWEEPER_FIREFOX`, else the first one found."""
    if asked := os.environ.get("MINESWEEPER_FIREFOX"):
        return Path(asked)
    places = [Path(found) for name in COMMANDS if (found := shutil.which(name))]
    places.append(Path("/Applications/Firefox.app/Contents/MacOS/firefox"))
    return next((path for path in places if path.is_file()), None)


class FirefoxError(RuntimeError):
    """Firefox refused a command, or said nothing in time."""


class Firefox:
    """A running Firefox with one window."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), LIMIT)
        self._stream = self._socket.makefile("rb")
        self._count = 0
        self._receive()
        self._command("WebDriver:NewSession")

    def _receive(self) -> Any:
        """Gives the next message: its length in digits, a colon, and JSON."""
        digits = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise FirefoxError("Firefox has gone")
            digits += byte
        return json.loads(self._stream.read(int(digits)))

    def _command(self, name: str, **parameters: Any) -> Any:
        """Gives Firefox's answer to one command.

        Raises:
            FirefoxError: it refused.
        """
        self._count += 1
        text = json.dumps([0, self._count, name, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._receive()
        if error:
            raise FirefoxError(f"{name}: {error['message']}")
        return result

    def open(self, address: str) -> None:
        """Opens an address in the window."""
        self._command("WebDriver:Navigate", url=address)

    def enter(self, frame: int | None) -> None:
        """Goes into a frame of the page, by number; none leads back to the page."""
        self._command("WebDriver:SwitchToFrame", id=frame)

    def ask(self, expression: str) -> Any:
        """Gives the value of a JavaScript expression in the page or frame."""
        answer = self._command(
            "WebDriver:ExecuteScript", script=f"return ({expression})", args=[]
        )
        return answer["value"]

    def wait(self, expression: str, limit: float = LIMIT) -> Any:
        """Waits until a JavaScript expression is true, and gives its value.

        Raises:
            FirefoxError: it is still not true after `limit` seconds.
        """
        end = time.monotonic() + limit
        while not (value := self.ask(expression)):
            if time.monotonic() > end:
                shown = self.ask("document.body.innerText")
                raise FirefoxError(
                    f"never true: {expression}; the page shows:\n{shown}"
                )
            time.sleep(0.1)
        return value

    def click(self, x: float, y: float, button: int = 0) -> None:
        """Presses and releases a button at a place of the viewport (CSS pixels)."""
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": button},
            {"type": "pointerUp", "button": button},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self._command("WebDriver:PerformActions", actions=[mouse])

    def quit(self) -> None:
        """Closes the browser."""
        self._command("Marionette:Quit", flags=["eForceQuit"])
        self._stream.close()
        self._socket.close()


def _port(profile: Path, process: subprocess.Popen[bytes]) -> int:
    """Waits for the port that Firefox writes into its profile."""
    file = profile / "MarionetteActivePort"
    end = time.monotonic() + LIMIT
    while not (file.is_file() and file.read_text()):
        if process.poll() is not None or time.monotonic() > end:
            raise FirefoxError("Firefox does not start")
        time.sleep(0.05)
    return int(file.read_text())


@contextmanager
def firefox(path: Path, settings: dict[str, Any] | None = None) -> Iterator[Firefox]:
    """Runs a headless Firefox with a fresh profile while the block runs."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        chosen = {**QUIET, "marionette.port": 0, **(settings or {})}
        lines = [
            f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in chosen.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        words = [str(path), "--headless", "--marionette", "--no-remote"]
        with subprocess.Popen(
            [*words, "--profile", folder],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                window = Firefox(_port(profile, process))
                yield window
                window.quit()
            finally:
                if process.poll() is None:
                    process.terminate()
