"""Drives an installed WebKitGTK over WebDriver, on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

DRIVER = "WebKitWebDriver"
"""Debian's package `webkit2gtk-driver` has it."""

BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"
"""Where below `/usr/lib` the small browser lies that comes with the engine."""

LIMIT = 60
"""Seconds WebKitGTK may take to start or to answer."""

MADE = """
(() => {
  const [clientX, clientY, button, buttons] = [%d, %d, %d, %d];
  const about = { bubbles: true, cancelable: true, clientX, clientY, button, buttons };
  const pointer = { ...about, pointerType: "mouse", pointerId: 1, isPrimary: true };
  const target = document.elementFromPoint(clientX, clientY);
  target.dispatchEvent(new PointerEvent("pointerdown", pointer));
  target.dispatchEvent(new MouseEvent("contextmenu", about));
  target.dispatchEvent(new PointerEvent("pointerup", { ...pointer, buttons: 0 }));
})()
"""
"""The events of a click with another button than the first."""

Parts = tuple[str, str, str]


def installed() -> Parts | None:
    """Gives driver, browser and screen, or none if one of the three is missing."""
    driver, screen = shutil.which(DRIVER), shutil.which("Xvfb")
    browser = max(Path("/usr/lib").glob(BROWSERS), default=None)
    if driver is None or screen is None or browser is None:
        return None
    return driver, str(browser), screen


class WebKitError(RuntimeError):
    """WebKitGTK refused a command, or said nothing in time."""


class WebKit:
    """A running WebKitGTK with one window."""

    def __init__(self, port: int, browser: str) -> None:
        self._port = port
        self._session = ""
        options = {"binary": browser, "args": ["--automation"]}
        asked = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._send("POST", "", capabilities=asked)["sessionId"]

    def _send(self, method: str, command: str, **parameters: Any) -> Any:
        """Gives WebKit's answer to one command.

        Raises:
            WebKitError: it refused.
        """
        line = HTTPConnection("127.0.0.1", self._port, timeout=LIMIT)
        session = f"/{self._session}" if self._session else ""
        body = json.dumps(parameters) if method == "POST" else None
        line.request(method, f"/session{session}{command}", body)
        value = json.loads(line.getresponse().read())["value"]
        line.close()
        if isinstance(value, dict) and "error" in value:
            raise WebKitError(f"{command}: {value['error']}: {value['message']}")
        return value

    def open(self, address: str) -> None:
        """Opens an address in the window."""
        self._send("POST", "/url", url=address)

    def enter(self, frame: int | None) -> None:
        """Goes into a frame of the page, by number; none leads back to the page."""
        self._send("POST", "/frame", id=frame)

    def ask(self, expression: str) -> Any:
        """Gives the value of a JavaScript expression in the page or frame."""
        script = f"return ({expression})"
        return self._send("POST", "/execute/sync", script=script, args=[])

    def wait(self, expression: str, limit: float = LIMIT) -> Any:
        """Waits until a JavaScript expression is true, and gives its value.

        Raises:
            WebKitError: it is still not true after `limit` seconds.
        """
        end = time.monotonic() + limit
        while not (value := self.ask(expression)):
            if time.monotonic() > end:
                shown = self.ask("document.body.innerText")
                raise WebKitError(f"never true: {expression}; the page shows:\n{shown}")
            time.sleep(0.1)
        return value

    def click(self, x: float, y: float, button: int = 0) -> None:
        """Presses and releases a button at a place of the viewport (CSS pixels).

        The driver never lifts any button but the first: others are events made here.
        """
        if button:
            self.ask(MADE % (round(x), round(y), button, 4 if button == 1 else 2))
            return
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": button},
            {"type": "pointerUp", "button": button},
        ]
        kind = {"pointerType": "mouse"}
        mouse = {"type": "pointer", "id": "m", "parameters": kind, "actions": moves}
        self._send("POST", "/actions", actions=[mouse])

    def quit(self) -> None:
        """Closes the browser."""
        self._send("DELETE", "")


def _free_port() -> int:
    """Gives a port nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def _screen(program: str) -> Iterator[str]:
    """Gives the name of a screen in memory, while the block runs."""
    told, tell = os.pipe()
    words = [program, "-displayfd", str(tell), "-screen", "0", "1280x1024x24"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(words, pass_fds=[tell], **quiet) as process:  # type: ignore[call-overload]
        os.close(tell)
        try:
            with os.fdopen(told) as file:
                yield f":{file.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit(parts: Parts) -> Iterator[WebKit]:
    """Runs a WebKitGTK while the block runs."""
    driver, browser, screen = parts
    port = _free_port()
    with _screen(screen) as display:
        own = {"DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        words = [driver, f"--port={port}", "--host=127.0.0.1"]
        with subprocess.Popen(
            words,
            env={**os.environ, **own},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                _await(port)
                window = WebKit(port, browser)
                yield window
                window.quit()
            finally:
                process.terminate()


def _await(port: int) -> None:
    """Waits until the driver listens."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise WebKitError(f"{DRIVER} does not start") from None
            time.sleep(0.05)
