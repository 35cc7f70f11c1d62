"""The one command that checks everything: ``python -m tests``.

It makes what it needs (a virtual environment, a browser), then looks at format, lint,
types and generated files, and at last runs the tests, so that what it prints ends
with pytest's own summary. It stops at the first thing that can't be had or is wrong.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python can start this file
    sys.exit("The tests need Python 3.11 or newer; this is " + sys.version.split()[0])

import argparse
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser import firefox, webkit
from tests.environment import (
    ROOT,
    EnvironmentMissingError,
    apt_install,
    is_debian_root,
    make,
)

CODE = ("minesweeper", "tests")
"""The folders that hold Python."""

SLOW = ("tests/browser",)
"""What `--fast` leaves out."""

ENGINES = "tests/engines"
"""What only `--all` runs: the smoke suite in other engines than Chromium."""

WORKERS = ("-n", str(min(4, os.cpu_count() or 1)), "--dist", "loadscope")
"""How pytest uses the cores; each module's tests stay together."""


class StepError(RuntimeError):
    """A step found something wrong, which it has already printed."""


@contextmanager
def step(name: str) -> Iterator[None]:
    """Prints what is being done, and how long it took."""
    print(f"{name} ...", flush=True)
    start = time.monotonic()
    try:
        yield
    finally:
        print(f"{name}: {time.monotonic() - start:.1f} s", flush=True)


def run(name: str, *command: str | Path) -> None:
    """Runs one command as a step.

    Raises:
        StepError: its exit status was not 0.
    """
    with step(name):
        status = subprocess.run(command, cwd=ROOT).returncode
    if status:
        raise StepError(f"{name} failed (exit status {status})")


def find_browser(python: Path) -> None:
    """Sees to it that there is a Chrome or Chromium, and prints which.

    An installed one is taken, else Playwright's own, else Debian's package is
    installed, else Playwright is asked to download its own. A Firefox is taken too
    where there is one, and on Debian installed as well.

    Raises:
        EnvironmentMissingError: there is none and none could be installed.
    """
    ask = [str(python), "-m", "tests.browser.tell"]
    if is_debian_root() and firefox.installed() is None:
        apt_install("firefox-esr")
    if subprocess.run(ask, cwd=ROOT).returncode == 0:
        return
    if is_debian_root():
        apt_install("chromium", "fonts-noto-cjk")
    else:
        subprocess.run([str(python), "-m", "playwright", "install", "chromium"])
    if subprocess.run(ask, cwd=ROOT).returncode:
        raise EnvironmentMissingError(
            "No Chrome or Chromium was found, and none could be installed. "
            "Install one, or name it in MINESWEEPER_CHROME."
        )


def find_engines() -> None:
    """Installs WebKitGTK where Debian's packages can be, and prints what there is."""
    if is_debian_root() and webkit.installed() is None:
        try:
            apt_install("webkit2gtk-driver", "xvfb")
        except EnvironmentMissingError as failure:
            print(f"  {failure}")
    parts = webkit.installed()
    driver = "no WebKitGTK (webkit2gtk-driver and xvfb): its smoke suite is left out"
    print(f"  {firefox.installed() or 'no Firefox: its smoke suite is left out'}")
    print(f"  {parts[1] if parts else driver}")


def check(python: Path) -> None:
    """Looks at everything that can be told without running the game.

    Raises:
        StepError: at the first check that found something.
    """
    run("format", python, "-m", "ruff", "format", "--check", "--quiet", *CODE)
    run("lint", python, "-m", "ruff", "check", "--quiet", *CODE)
    run("types", python, "-m", "mypy")
    run("generated files", python, "-m", "tests.build", "--check")


def arguments(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Reads the command line: our own options, and the rest, which is pytest's."""
    parser = argparse.ArgumentParser(
        prog="python -m tests",
        description="Checks format, lint, types and generated files, and runs the "
        "tests. Any other argument goes to pytest: python -m tests -k chord",
    )
    much = parser.add_mutually_exclusive_group()
    much.add_argument("--fast", action="store_true", help="leave out the browser")
    much.add_argument(
        "--all", action="store_true", help="run the smoke suite in other engines too"
    )
    return parser.parse_known_args(words)


def main(words: list[str]) -> int:
    """Does everything in order and gives the exit status."""
    options, rest = arguments(words)
    try:
        with step("environment"):
            python = make(ROOT / ".venv", "dev")
        if not options.fast:
            with step("browser"):
                find_browser(python)
        if options.all:
            with step("other engines"):
                find_engines()
        check(python)
    except (EnvironmentMissingError, StepError, FileNotFoundError) as failure:
        print(f"Stopped: {failure}", flush=True)
        return 1
    skipped = (*(SLOW if options.fast else ()), *(() if options.all else (ENGINES,)))
    left_out = [f"--ignore={folder}" for folder in skipped]
    pytest = [str(python), "-m", "pytest", *WORKERS, *left_out, *rest]
    return subprocess.run(pytest, cwd=ROOT).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
