"""Figures of the rules: CPython, and in the page beside plain JavaScript."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from minesweeper.rules.game import Game
from minesweeper.rules.grid import Grid
from minesweeper.rules.laying import lay_by_density
from minesweeper.rules.moves import Kind, Move
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
    Task("seeded_board", "new board 20 × 30, a seed each", 100, 1.0),
    Task("board", "new board 20 × 30, one source of chance", 100),
    Task("seeded_games", "random game to the first mine, a seed each", 100, 0.5),
    Task("games", "random game, one source of chance", 100, 0.5),
    Task("field", "new field 1000 × 1000", 1),
    Task("numbers", "numbers of 1000 × 1000", 1, 0.2),
    Task("empty_500", "opening of an empty 500 × 500", 1),
    Task("empty_1000", "opening of an empty 1000 × 1000", 1),
)


def disagreements(bench: Bench, games: int) -> int:
    """Gives in how many random games the rival comes out otherwise than the rules.

    Moves of all kinds, with undo and redo, on small boards: who is faster matters only
    between two that do the same.
    """
    wrong = 0
    chance = Random("disagreements")
    kinds = ["open", "open", "mark", "mark", "chord", "chord", "undo", "redo"]
    for _ in range(games):
        rows, cols = chance.randint(1, 9), chance.randint(2, 9)
        field = lay_by_density(Grid(rows, cols), 0.15, chance)
        moves = [
            (chance.choice(kinds), chance.randrange(rows), chance.randrange(cols))
            for _ in range(60)
        ]
        mines = [bool(field.mines[index]) for index in field.grid.indices]
        given = {"rows": rows, "cols": cols, "mines": mines, "moves": moves}
        found = bench.page.evaluate("rival.outcome", given)
        wrong += found != outcome(Game.on(field, question_marks=True), moves)
    return wrong


def outcome(game: Game, moves: list[tuple[str, int, int]]) -> list[object]:
    """Plays moves; gives the faces row by row, the status and the counters."""
    for kind, row, col in moves:
        if kind == "undo":
            game.undo()
        elif kind == "redo":
            game.redo()
        else:
            game.play(Move(Kind(kind), (row, col)))
    faces = [game.faces[index] for index in game.grid.indices]
    return [faces, game.status.value, game.mines_left, game.moves]


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
    parser.add_argument("--rounds", type=int, default=25, help="of the median (25)")
    rounds = parser.parse_args(argv).rounds
    with open_page() as bench:
        bench.python((HERE / "rules_tasks.py").read_text(encoding="utf-8"))
        bench.script(HERE / "rival_rules.js")
        wrong = disagreements(bench, 200)
        print(f"CPython {sys.version.split()[0]}; {bench.about}; {rounds} rounds\n")
        print(f"{'ms, median':<44}{'CPython':>10}{'page':>10}", end="")
        print(f"{'JavaScript':>12}{'ratio':>8}{'hoped':>8}")
        measured = measure(bench, rounds)
        met = [show(task, measured[task.name]) for task in TASKS]
        bench.python((TESTS / "rules" / "golden.py").read_text(encoding="utf-8"))
        golden = (TESTS / "data" / "golden_fields.json").read_text(encoding="utf-8")
        differ = bench.python(f"differences({golden!r})")
        print(f"\ngolden fields that differ in the page: {len(differ)}")
        print(f"random games in which JavaScript plays by other rules: {wrong} of 200")
    return 0 if all(met) and not differ and not wrong else 1
