"""Figures of the drawing: clicks in the page, beside a canvas that redraws all.

A click is the whole way: both pointer events, the game, the counters, the redraw of
the next frame (*script*), and the raster until a changed pixel can be read (*pixels*).
The frame is run at once and not waited for, and both boards have drawn just before,
so that other programs of the machine, which empty its caches, take little part.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession

from tests.bench.page import Bench, open_page
from tests.sources import ROOT

HERE = Path(__file__).parent

FRAME = 1000 / 60
"""Milliseconds of a frame."""

VIEW = {"height": 1400, "mobile": False}
"""A screen both boards fit on."""

Click = dict[str, float]
"""The ms a click took: in handlers, in the redraw, and until a pixel can be read."""


@dataclass(frozen=True, slots=True)
class Race:
    """What the same clicks took on both boards, in turns."""

    ours: list[Click]
    theirs: list[Click]


def set_up(bench: Bench) -> None:
    """Puts the game's page and its rival into the bench's page, and starts both."""
    html = (ROOT / "index.html").read_text("utf-8")
    found = re.search(r"<body>(.*)</body>", html, re.S)
    assert found is not None
    bench.page.evaluate("html => { document.body.innerHTML = html }", found.group(1))
    bench.page.add_style_tag(content=(ROOT / "static" / "style.css").read_text("utf-8"))
    bench.script(HERE / "canvas_page.js")
    bench.script(HERE / "rival_canvas.js")
    bench.javascript(
        """() => {
          const canvas = document.createElement("canvas");
          canvas.id = "rival";
          document.body.append(canvas);
          window.rivalBoard = new RivalBoard(canvas);
        }"""
    )
    bench.python((HERE / "canvas_tasks.py").read_text("utf-8"))


def set_ratio(bench: Bench, session: CDPSession, ratio: float) -> None:
    """Gives the page a screen of that many device pixels to a CSS pixel."""
    # A made-up screen tells the page of another ratio only with another width.
    screen = {**VIEW, "width": 1280 + int(ratio), "deviceScaleFactor": ratio}
    session.send("Emulation.setDeviceMetricsOverride", screen)
    bench.page.wait_for_timeout(300)
    bench.page.evaluate("runFrame()")
    assert bench.javascript("devicePixelRatio") == ratio
    width = bench.javascript("document.getElementById('canvas').width")
    assert width == 750 * ratio


def begin_rival(
    bench: Bench, mines: list[bool], ratio: float, opened: Iterable[Any] = ()
) -> None:
    """Begins the rival's game on a field, with cells opened before it is drawn."""
    bench.page.evaluate(
        """([mines, ratio, opened]) => {
          rivalBoard.begin(20, 30, mines, ratio);
          for (const [row, col] of opened) rivalBoard.play(row * 30 + col);
          rivalBoard.draw();
        }""",
        [mines, ratio, list(opened)],
    )


def race(bench: Bench, clicks: list[Any]) -> Race:
    """Clicks cells on both boards in turns."""
    taken = bench.page.evaluate("clicks => race(clicks)", clicks)
    return Race(taken["ours"], taken["theirs"])


def single_cells(bench: Bench, ratio: float, clicks: int) -> Race:
    """Opens single cells on boards that are otherwise open."""
    ours: list[Click] = []
    theirs: list[Click] = []
    for number in count():
        mines, opened, left = bench.python(f"mostly_open('open {number}', 21)")
        begin_rival(bench, mines, ratio, opened)
        found = race(bench, left)
        ours += found.ours
        theirs += found.theirs
        if len(ours) >= clicks:
            return Race(ours, theirs)
    raise AssertionError


def boards(bench: Bench) -> Iterator[tuple[str, list[bool], list[Any]]]:
    """Shows one covered board after the other.

    Gives its seed, its mines, and its openings with their sizes.
    """
    for number in count():
        seed = f"board {number}"
        mines, openings = bench.python(f"begin({seed!r})")
        yield seed, mines, openings


def hundreds(bench: Bench, ratio: float, clicks: int, last: bool) -> Race:
    """Opens openings of about a hundred cells, on boards covered or otherwise open."""
    ours: list[Click] = []
    theirs: list[Click] = []
    for seed, mines, openings in boards(bench):
        fitting = [cell for cell, size in openings if 90 <= size <= 110]
        if fitting:
            opened: list[Any] = []
            if last:
                mines, opened = bench.python(f"all_but({seed!r}, {tuple(fitting[0])})")
            begin_rival(bench, mines, ratio, opened)
            found = race(bench, fitting[:1])
            ours += found.ours
            theirs += found.theirs
        if len(ours) >= clicks:
            return Race(ours, theirs)
    raise AssertionError


def all_openings(bench: Bench, ratio: float, clicks: int) -> tuple[Race, list[int]]:
    """Opens every opening of boards of the default level; gives their sizes too.

    Each board is played three times, and the quickest click on each opening counts:
    what another program of the machine takes is no part of it.
    """
    ours: list[Click] = []
    theirs: list[Click] = []
    sizes: list[int] = []
    for seed, mines, openings in boards(bench):
        rounds = []
        for _ in range(3):
            bench.python(f"begin({seed!r})")
            begin_rival(bench, mines, ratio)
            rounds.append(race(bench, [cell for cell, _ in openings]))
        for number, (_, size) in enumerate(openings):
            ours.append(min((found.ours[number] for found in rounds), key=whole))
            theirs.append(min((found.theirs[number] for found in rounds), key=whole))
            sizes.append(size)
        if len(ours) >= clicks:
            return Race(ours, theirs), sizes
    raise AssertionError


def script(click: Click) -> float:
    """Gives the ms of a click's handlers and its redraw."""
    return click["handled"] + click["drawn"]


def whole(click: Click) -> float:
    """Gives the ms of a click until a changed pixel could be read."""
    return script(click) + click["raster"]


def show(name: str, found: Race, most: float | None) -> bool:
    """Prints a line of the table of ratios; says whether it is what was hoped for."""
    pairs = list(zip(found.ours, found.theirs, strict=True))
    ours, theirs = (median(map(script, side)) for side in (found.ours, found.theirs))
    scripts = median(script(a) / script(b) for a, b in pairs)
    print(f"{name:<34}{len(pairs):>6}{ours:>9.2f}{theirs:>9.2f}{scripts:>8.2f}", end="")
    ours, theirs = (median(map(whole, side)) for side in (found.ours, found.theirs))
    ratio = median(whole(a) / whole(b) for a, b in pairs)
    wanted = "" if most is None else f"≤ {most}"
    print(f"{ours:>9.2f}{theirs:>9.2f}{ratio:>8.2f}{wanted:>8}")
    return most is None or ratio <= most


def show_frames(ratio: float, found: list[Click], sizes: list[int]) -> bool:
    """Prints how openings fit into a frame; says whether all of them do."""
    times = sorted(map(whole, found))
    fits = times[-1] <= FRAME
    p99 = times[int(len(times) * 0.99)]
    print(
        f"{ratio:>5}{len(times):>10}{min(sizes):>8} / {median(sizes):.0f} / "
        f"{max(sizes):<8}{median(times):>8.2f}{p99:>8.2f}{times[-1]:>8.2f}"
        f"{'yes' if fits else 'no':>8}"
    )
    return fits


def main(argv: list[str]) -> int:
    """Prints the tables; 0 when all hopes are met, else 1."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench canvas", description=__doc__
    )
    parser.add_argument("--clicks", type=int, default=40, help="a line (40)")
    parser.add_argument("--openings", type=int, default=300, help="a ratio (300)")
    asked = parser.parse_args(argv)
    met = []
    with open_page() as bench:
        set_up(bench)
        print(f"{bench.about}; clicks on both boards in turns, medians in ms\n")
        print(f"{'':<40}{'script':>9}{'rival':>9}{'ratio':>8}", end="")
        print(f"{'pixels':>9}{'rival':>9}{'ratio':>8}{'hoped':>8}")
        openings = []
        session = bench.page.context.new_cdp_session(bench.page)
        for ratio in (1, 2, 3):
            set_ratio(bench, session, ratio)
            single_cells(bench, ratio, 20)  # warms both up
            one = single_cells(bench, ratio, asked.clicks)
            met.append(show(f"one cell, ratio {ratio}", one, 0.5))
            first = hundreds(bench, ratio, asked.clicks, last=False)
            met.append(show(f"first 100 cells, ratio {ratio}", first, 1.0))
            last = hundreds(bench, ratio, asked.clicks, last=True)
            met.append(show(f"last 100 cells, ratio {ratio}", last, 1.0))
            found, sizes = all_openings(bench, ratio, asked.openings)
            show(f"every opening, ratio {ratio}", found, None)
            openings.append((ratio, found.ours, sizes))
        print("\nclick to pixels of every opening, ms; a frame is 16.67")
        print("ratio  openings   cells min / median / max", end="")
        print(f"{'median':>8}{'p99':>8}{'max':>8}{'fits':>8}")
        met += [show_frames(*line) for line in openings]
    return 0 if all(met) else 1
