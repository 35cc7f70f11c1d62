"""``python -m tests.bench start``: how soon the game can be played.

Every page is loaded in turn, round after round, so that a busy moment of the
machine hits them all; the figure is each page's median against that of a stock
PyScript page built here from the same two npm packages.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chrome import launch_options
from tests.browser.server import ROOT, serve
from tests.build import make

#: A page as PyScript's guide writes it: draws one rectangle, on this runtime.
STOCK = """<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Stock</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="core/core.css">
    <script type="module" src="core/core.js"></script>
  </head>
  <body>
    <canvas id="canvas" width="750" height="500"></canvas>
    <script type="{kind}" config='{{"interpreter": "{interpreter}"}}'>
from pyscript import document, window

document.getElementById("canvas").getContext("2d").fillRect(25, 25, 50, 50)
window.readyAt = window.performance.now()
    </script>
  </body>
</html>
"""

#: Notes when the game says that it can be played, or the stock page that it drew.
NOTE = """
window.started = new Promise((resolve) => {
  addEventListener("minesweeper:ready", () => resolve(performance.now()));
  Object.defineProperty(window, "readyAt", { set: resolve });
});
window.moved = new Promise((resolve) => {
  addEventListener("DOMContentLoaded", () => {
    const root = document.documentElement;
    const early = ["loading", "ready"];
    new MutationObserver(() => {
      if (!early.includes(root.dataset.state)) resolve(performance.now());
    }).observe(root, { attributeFilter: ["data-state"] });
  });
});
"""

#: A click on the placeholder as soon as it is there, long before Python.
CLICK = """
() => {
  const board = document.getElementById("canvas");
  const { x, y } = board.getBoundingClientRect();
  const about = { bubbles: true, clientX: x + 387, clientY: y + 262, button: 0 };
  const pointer = { ...about, pointerType: "mouse", pointerId: 1, isPrimary: true };
  board.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  board.dispatchEvent(new PointerEvent("pointerup", pointer));
  board.dispatchEvent(new MouseEvent("click", about));
  return document.documentElement.dataset.state;
}
"""

PAINT = """
() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null
"""


GROUPS = ("cold", "warm", "gomoku", "30", "9")
"""What is measured side by side: each group with a stock page of its own."""


@dataclass(frozen=True)
class Line:
    """One page to load: where it lies, and on what kind of network."""

    name: str
    url: str
    stock: str
    warm: bool = False
    mbit: float | None = None
    move: bool = False


@dataclass(frozen=True)
class Visit:
    """What one visit took: ms to the first paint and to ready or moved, and bytes."""

    paint: float
    ready: float
    size: int


def stock_pages(folder: Path) -> None:
    """Write the stock page, and its twin on MicroPython, with their packages."""
    npm = make.packages()
    folder.mkdir()
    shutil.copytree(npm / "@pyscript" / "core" / "dist", folder / "core")
    shutil.copytree(npm / "pyodide", folder / "pyodide")
    page = STOCK.format(kind="py", interpreter="./pyodide/pyodide.mjs")
    (folder / "index.html").write_text(page, "utf-8")
    micropython = npm / "@micropython" / "micropython-webassembly-pyscript"
    if micropython.is_dir():
        shutil.copytree(micropython, folder / "micropython")
        page = STOCK.format(kind="mpy", interpreter="./micropython/micropython.mjs")
        (folder / "micropython.html").write_text(page, "utf-8")


def without_gomoku(folder: Path) -> None:
    """Build the game as it would be without five in a row."""
    folder.mkdir()
    absent = shutil.ignore_patterns("gomoku*", "__pycache__", "packs")
    for name in ("minesweeper", "static", "tests/build"):
        shutil.copytree(ROOT / name, folder / name, ignore=absent)
    for name in ("index.html", "pyscript.toml", "tests/__init__.py"):
        shutil.copy(ROOT / name, folder / name)
    packages = make.packages().parent
    (folder / "build").mkdir()
    (folder / "build" / packages.name).symlink_to(packages, target_is_directory=True)
    subprocess.run([sys.executable, "-m", "tests.build"], cwd=folder, check=True)


def throttle(context: BrowserContext, page: Page, mbit: float | None) -> None:
    """Give the page a network of so many Mbit/s and 40 ms, by the browser's own."""
    if mbit is None:
        return
    session = context.new_cdp_session(page)
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": 40,
            "downloadThroughput": mbit * 125_000,
            "uploadThroughput": mbit * 125_000,
        },
    )


def load(browser: Browser, line: Line) -> Visit:
    """Load a page in a fresh profile, twice for a second visit."""
    context = browser.new_context(viewport={"width": 1000, "height": 800})
    context.add_init_script(NOTE)
    try:
        page = context.new_page()
        wire: list[int] = []
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on(
            "Network.loadingFinished",
            lambda event: wire.append(int(event["encodedDataLength"])),
        )
        for _ in range(2 if line.warm else 1):
            throttle(context, page, line.mbit)
            wire.clear()
            page.goto(line.url, wait_until="domcontentloaded")
            if line.move and page.evaluate(CLICK) != "loading":
                raise RuntimeError("The click came too late to be an early one.")
            ready: float = page.evaluate("moved" if line.move else "started")
        paint: float | None = page.evaluate(PAINT)
        return Visit(paint or float("nan"), ready, sum(wire))
    finally:
        context.close()


@contextmanager
def sites(wanted: list[str]) -> Iterator[tuple[str, str, str]]:
    """Serve the game, the stock page and the game alone as a static host does.

    With gzip, to be kept for ten minutes.
    """
    headers = {"Cache-Control": "max-age=600"}
    with (
        tempfile.TemporaryDirectory() as name,
        serve(ROOT, headers=headers, compress=True) as game,
        serve(Path(name) / "stock", headers=headers, compress=True) as stock,
        serve(Path(name) / "alone", headers=headers, compress=True) as alone,
    ):
        stock_pages(Path(name) / "stock")
        if "gomoku" in wanted:
            without_gomoku(Path(name) / "alone")
        yield game.url, stock.url, alone.url


def lines(game: str, stock: str, alone: str, wanted: list[str]) -> list[Line]:
    """The pages to load, those of each group beside their stock page."""
    file = (ROOT / "index.html").as_uri()
    micropython = stock + "micropython.html"
    groups: dict[str, list[Line]] = {
        "cold": [
            Line("stock PyScript page", stock, ""),
            Line("the game, hosted", game, stock),
            Line("the game, hosted, to the first move", game, stock, move=True),
            Line("the game, as a file", file, stock),
            Line("MicroPython in PyScript (lower limit)", micropython, stock),
        ],
        "warm": [
            Line("stock, second visit", stock, "", warm=True),
            Line("the game, second visit", game, stock, warm=True),
            Line("second visit, to the first move", game, stock, warm=True, move=True),
            Line("MicroPython, second visit", micropython, stock, warm=True),
        ],
    }
    groups["gomoku"] = [
        Line("stock beside the two", stock, ""),
        Line("the game with five in a row", game, stock),
        Line("the game without it", alone, stock),
    ]
    for mbit in (30, 9):
        groups[f"{mbit}"] = [
            Line(f"stock at {mbit} Mbit/s", stock, "", mbit=mbit),
            Line(f"the game at {mbit} Mbit/s", game, stock, mbit=mbit),
        ]
    return [line for name in wanted for line in groups[name]]


BESIDE = (
    ("the game, as a file", "the game, hosted"),
    ("the game, hosted", "MicroPython in PyScript (lower limit)"),
    ("the game with five in a row", "the game without it"),
)
"""Pages whose ratio is told beside the table."""


def show(line: Line, visits: list[Visit], base: float) -> float:
    """Print a line of the table; give its median."""
    ready = statistics.median(visit.ready for visit in visits)
    paint = statistics.median(visit.paint for visit in visits)
    size = statistics.median(visit.size for visit in visits) / 1e6
    ratio = ready / base if line.stock else 1.0
    print(f"{line.name:<40}{paint:>12.0f}{ready:>12.0f}{ratio:>10.2f}{size:>8.2f}")
    return ready


def main(argv: list[str]) -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench start")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--only", nargs="+", default=list(GROUPS), choices=GROUPS, metavar="GROUP"
    )
    asked = parser.parse_args(argv)
    measured: dict[str, list[Visit]] = {}
    start: Callable[[Any], Browser] = lambda play: play.chromium.launch(  # noqa: E731
        **launch_options()
    )
    with sites(asked.only) as (game, stock, alone), sync_playwright() as play:
        browser = start(play)
        table = lines(game, stock, alone, asked.only)
        for number in range(asked.rounds):
            for line in table:
                measured.setdefault(line.name, []).append(load(browser, line))
            print(f"round {number + 1} of {asked.rounds} done", flush=True)
        browser.close()
    print(f"\n{'median of ' + str(asked.rounds):<40}{'first paint':>12}", end="")
    print(f"{'ready, ms':>12}{'of stock':>10}{'MB':>8}")
    base = 1.0
    medians: dict[str, float] = {}
    for line in table:
        medians[line.name] = show(line, measured[line.name], base)
        base = base if line.stock else medians[line.name]
    for over, under in BESIDE:
        if over in medians:
            ratio = medians[over] / medians[under]
            print(f"{over} / {under}: {ratio:.2f}")
    return 0
