"""Figures of the rules: CPython, and in the page beside plain JavaScript."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.bench import rules_tasks
from tests.bench.page import Bench, open_page

HERE = Path(__file__).parent
TESTS = HERE.parent


@dataclass(frozen=True, slots=True)
class Task:
    """A line of the table: what is done, how often a round, and what is hoped for.

    `most` is the highest wanted ratio of Python's time in the page to JavaScript's.
    """

    name: str
    says: str
    times: int
    most: float | None = None


TASKS = (
    Task("seeded_board", "new board 20 × 30, a seed each", 200, 1.0),
    Task("board", "new board 20 × 30, one source of chance", 200),
    Task("seeded_games", "random game to the first mine, a seed each", 200, 0.5),
    Task("games", "random game, one source of chance", 200, 0.5),
    Task("field", "new field 1000 × 1000", 1),
    Task("numbers", "numbers of 1000 × 1000", 1, 0.2),
    Task("empty_500", "opening of an empty 500 × 500", 1),
    Task("empty_1000", "opening of an empty 1000 × 1000", 1),
)


def measure(bench: Bench, rounds: int) -> dict[str, list[tuple[float, float, float]]]:
    """Gives, by task, each round's ms: CPython, Python and JavaScript in the page.

    In every round each task runs in the three places one after the other, so that a
    busy moment of the machine meets all of them.
    """
    found: dict[str, list[tuple[float, float, float]]] = {t.name: [] for t in TASKS}
    for number in range(rounds + 1):
        for task in TASKS:
            call = f"{task.name}({task.times})"
            times = (
                getattr(rules_tasks, task.name)(task.times),
                bench.python(call),
                bench.javascript(f"rival.{call}"),
            )
            if number:  # the first round warms all three up
                found[task.name].append(times)
    return found


def show(task: Task, rounds: list[tuple[float, float, float]]) -> bool:
    """Prints a task's line; says whether it is as quick as hoped for."""
    local, page, rival = (
        median(column) / task.times for column in zip(*rounds, strict=True)
    )
    ratio = median(page / rival for _, page, rival in rounds)
    wanted = "" if task.most is None else f"≤ {task.most}"
    print(
        f"{task.says:<44}{local:>10.3f}{page:>10.3f}{rival:>12.3f}"
        f"{ratio:>8.2f}{wanted:>8}"
    )
    return task.most is None or ratio <= task.most


def main(argv: list[str]) -> int:
    """Prints the table; 0 when all hopes are met and the golden fields hold, else 1."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench rules", description=__doc__
    )
    parser.add_argument("--rounds", type=int, default=15, help="of the median (15)")
    rounds = parser.parse_args(argv).rounds
    with open_page() as bench:
        bench.python((HERE / "rules_tasks.py").read_text(encoding="utf-8"))
        bench.script(HERE / "rival_rules.js")
        print(f"CPython {sys.version.split()[0]}; {bench.about}; {rounds} rounds\n")
        print(f"{'ms, median':<44}{'CPython':>10}{'page':>10}", end="")
        print(f"{'JavaScript':>12}{'ratio':>8}{'hoped':>8}")
        measured = measure(bench, rounds)
        met = [show(task, measured[task.name]) for task in TASKS]
        bench.python((TESTS / "rules" / "golden.py").read_text(encoding="utf-8"))
        golden = (TESTS / "data" / "golden_fields.json").read_text(encoding="utf-8")
        differ = bench.python(f"differences({golden!r})")
        print(f"\ngolden fields that differ in the page: {len(differ)}")
    return 0 if all(met) and not differ else 1
