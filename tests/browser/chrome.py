"""Finds a Chrome or Chromium on this machine and says how to start it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "microsoft-edge",
)
"""Names a browser of the Chromium family is installed under, most wanted first."""

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
)
"""Flags that keep a browser under test from talking to anybody else."""


def usual_places() -> list[Path]:
    """Gives the paths macOS and Windows install a Chrome or Chromium at."""
    if sys.platform == "darwin":
        roots = [Path("/Applications"), Path.home() / "Applications"]
        names = ("Chromium", "Google Chrome", "Microsoft Edge")
        return [root / f"{n}.app/Contents/MacOS/{n}" for root in roots for n in names]
    if sys.platform == "win32":
        variables = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        roots = [Path(os.environ[name]) for name in variables if name in os.environ]
        names = (
            "Chromium/Application/chrome.exe",
            "Google/Chrome/Application/chrome.exe",
            "Microsoft/Edge/Application/msedge.exe",
        )
        return [root / name for root in roots for name in names]
    return []


def playwright_chromium() -> Path | None:
    """Gives Playwright's own Chromium, if it is installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def installed() -> Path | None:
    """Gives an installed browser: `MINESWEEPER_CHROME`, else the first one found.

    Raises:
        FileNotFoundError: `MINESWEEPER_CHROME` names no file.
    """
    if asked := os.environ.get("MINESWEEPER_CHROME"):
        if not Path(asked).is_file():
            raise FileNotFoundError(f"MINESWEEPER_CHROME names no file: {asked}")
        return Path(asked)
    for command in COMMANDS:
        if found := shutil.which(command):
            return Path(found)
    return next((path for path in usual_places() if path.is_file()), None)


def is_root() -> bool:
    """Says whether this process is the superuser, for whom Chromium has no sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def launch_options() -> dict[str, Any]:
    """Gives the arguments for Playwright's `chromium.launch`.

    Without an installed browser the path is left out, and Playwright takes its own.
    """
    flags = [*QUIET, "--no-sandbox"] if is_root() else [*QUIET]
    options: dict[str, Any] = {"args": flags}
    if path := installed():
        options["executable_path"] = str(path)
    return options
