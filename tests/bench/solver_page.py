"""The exact count in a browser's Pyodide beside the same work in CPython."""

from __future__ import annotations

import json
from statistics import mean
from typing import Any

from tests.bench.page import open_page
from tests.bench.solver_speed import mid_game, scattered

MOST = 2.5
"""The highest wanted ratio of the page's time to CPython's."""

WORK = """
import json, time
from minesweeper.solver.count import count
from minesweeper.solver.view import View

def work(text, times):
    best = []
    total = 0
    for grid, mines in json.loads(text):
        view = View.parse(grid, mines)
        spent = []
        for _ in range(times):
            start = time.perf_counter()
            known = count(view)
            spent.append(1000 * (time.perf_counter() - start))
        best.append(min(spent))
        total += known.solutions
    return json.dumps([best, str(total)])
"""


SLICES = """
import json, time
from minesweeper.solver.budget import Budget
from minesweeper.solver.choose import MOVE_STEPS, choose_steps
from minesweeper.solver.deduce import deduce_steps
from minesweeper.solver.join import Memory
from minesweeper.solver.view import View

def slices(text):
    spent = []
    def drive(work):
        while True:
            start = time.perf_counter()
            try:
                next(work)
            except StopIteration as end:
                return end.value
            finally:
                spent.append(1000 * (time.perf_counter() - start))
    for grid, mines in json.loads(text):
        view = View.parse(grid, mines)
        memory = Memory(view.stride)
        known = drive(deduce_steps(view, Budget(MOVE_STEPS), memory))
        drive(known.easiest_steps(known.safe_cells[:24]))
        drive(choose_steps(view, Budget(MOVE_STEPS), memory))
    return json.dumps(sorted(spent))
"""

LONGEST = 8.0
"""Milliseconds a slice may keep the page's thread, but for one in a thousand."""


def slices(sample: int) -> bool:
    """Prints how long the page's thread is kept at a time; tells whether that is met.

    For what a hint does on expert positions, and on scattered ones.
    """
    views = [*mid_game(sample), *(scattered(n, 100) for n in range(5))]
    text = json.dumps([(str(view), view.mines) for view in views])
    with open_page() as bench:
        bench.python(SLICES + "\nNone")
        spent: list[float] = json.loads(bench.python(f"slices({text!r})"))
    middle, rare = spent[len(spent) // 2], spent[len(spent) * 999 // 1000]
    print(
        f"\n{len(spent)} slices in the page: median {middle:.2f} ms, one in a "
        f"thousand {rare:.1f} ms or more, the longest {spent[-1]:.1f} ms"
    )
    return rare <= LONGEST


def compare(sample: int) -> bool:
    """Prints the table of times; tells whether the page is as quick as wanted."""
    groups = [
        (f"expert mid-game, {sample} positions", list(mid_game(sample)), 20),
        ("scattered, 100 open, 5 boards", [scattered(n, 100) for n in range(5)], 8),
    ]
    names: dict[str, Any] = {}
    exec(WORK, names)
    met = True
    with open_page() as bench:
        print(bench.about)
        print("| positions | CPython ms | Pyodide ms | ratio |")
        print("|---|---|---|---|")
        bench.python(WORK + "\nNone")
        for name, views, times in groups:
            text = json.dumps([(str(view), view.mines) for view in views])
            # each position's best: a busy machine rarely disturbs them all
            here, solutions = json.loads(names["work"](text, times))
            ours, theirs = json.loads(bench.python(f"work({text!r}, {times})"))
            assert solutions == theirs
            cpython, page = mean(here), mean(ours)
            met = met and page / cpython <= MOST
            print(
                f"| {name} | {cpython:.2f} | {page:.2f} | {page / cpython:.2f} |",
                flush=True,
            )
    return met
