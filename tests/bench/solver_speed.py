"""The exact count against ms-toollib (Rust): the same positions in one run."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import mean
from typing import TypeVar

from minesweeper.rules.game import Game
from minesweeper.rules.level import LEVELS
from minesweeper.rules.moves import Kind, Move, Status
from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.choose import MOVE_STEPS, choose_steps
from minesweeper.solver.count import Count, count
from minesweeper.solver.join import Memory
from minesweeper.solver.view import View

T = TypeVar("T")

DATA = Path(__file__).parents[1] / "data" / "positions.jsonl"


def mid_game(sample: int) -> Iterator[View]:
    """Expert positions in which no simple rule goes on, from games with fixed seeds."""
    found = seed = 0
    while found < sample:
        game = Game(LEVELS["expert"], f"speed {seed}")
        seed += 1
        game.play(Move(Kind.OPEN, (3, 3)))
        memory = Memory(game.grid.stride)
        while game.status is Status.PLAYING and found < sample:
            view = View.of(game)
            choice = finish(choose_steps(view, Budget(MOVE_STEPS), memory))
            if not choice.safe:
                found += 1
                yield view
            for cell in choice.safe or (choice.cell,):
                game.play(Move(Kind.OPEN, cell))


def scattered(seed: int, opened: int, rows: int = 16, cols: int = 30) -> View:
    """Single numbers opened all over an expert board, whatever they touch."""
    chance = Random(seed)
    cells = [(row, col) for row in range(rows) for col in range(cols)]
    mines = rows * cols * 99 // 480
    mined = set(chance.sample(cells, mines))
    safe = [cell for cell in cells if cell not in mined]
    shown = set(chance.sample(safe, opened))

    def face(row: int, col: int) -> str:
        if (row, col) not in shown:
            return "#"
        near = [(row + i, col + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        return str(sum(cell in mined for cell in near))

    lines = ("".join(face(row, col) for col in range(cols)) for row in range(rows))
    return View.parse("\n".join(lines), mines)


def reference(kind: str) -> list[View]:
    """The reference positions of a kind."""
    lines = map(json.loads, DATA.read_text().splitlines())
    return [
        View.parse("\n".join(line["grid"]), line["mines"])
        for line in lines
        if line["kind"] == kind
    ]


def _time(work: Callable[[View], T], view: View, times: int) -> tuple[float, T]:
    """The best processor time of a few runs, in milliseconds, and what came out."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        result = work(view)
        best = min(best, time.process_time() - start)
    return 1000 * best, result


def _difference(known: Count, theirs: list[list[float]]) -> float:
    return max(
        (
            abs(float(chance) - theirs[row][col])
            for (row, col), chance in known.chances().items()
        ),
        default=0.0,
    )


def _rival() -> Callable[[View], list[list[float]]] | None:
    """The chances as ms-toollib gives them; None where it is not installed."""
    try:
        from ms_toollib import cal_probability_onboard
    except ImportError:
        print("ms-toollib is not installed (pip install ms-toollib): no comparison.")
        return None

    def ask(view: View) -> list[list[float]]:
        rows = [[10 if f == "#" else int(f) for f in row] for row in str(view).split()]
        chances: list[list[float]] = cal_probability_onboard(rows, view.mines)[0]
        return chances

    return ask


def compare(sample: int) -> bool:
    """Prints the table of times; tells whether no ratio of interest is above 1."""
    rival = _rival()
    groups = [
        (f"expert mid-game, {sample} positions", list(mid_game(sample))),
        ("reference: expert", reference("expert")),
        ("reference: big frontier", reference("big-frontier")),
        ("reference: scattered", reference("scattered")),
    ]
    groups += [
        (
            f"scattered, {opened} open, 10 boards",
            [scattered(n, opened) for n in range(10)],
        )
        for opened in (50, 80, 100, 120)
    ]
    print("| positions | ours ms, mean (worst) | ms-toollib | ratio | of the worst |")
    print("|---|---|---|---|---|")
    met = True
    for name, views in groups:
        times = 5 if len(views) > 10 or "reference" in name else 1
        ours, theirs = [], []
        for view in views:
            spent, known = _time(count, view, times)
            ours.append(spent)
            if rival:
                spent, answer = _time(rival, view, times)
                theirs.append(spent)
                assert _difference(known, answer) < 1e-6
        line = f"| {name} | {mean(ours):.2f} ({max(ours):.1f}) |"
        if theirs:
            ratio, worst = mean(ours) / mean(theirs), max(ours) / max(theirs)
            met = met and ratio <= 1 and worst <= 1
            line += (
                f" {mean(theirs):.2f} ({max(theirs):.1f}) | {ratio:.2f} | {worst:.2f} |"
            )
        print(line, flush=True)
    return met
