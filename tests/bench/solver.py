"""Figures of the solver: times against ms-toollib, win rates, safe moves that hold."""

from __future__ import annotations

import argparse
from pathlib import Path

from minesweeper.rules.level import LEVELS
from tests.bench import solver_page, solver_speed, solver_wins

STORE = Path(__file__).parents[2] / "build" / "bench" / "solver.jsonl"


def main(argv: list[str]) -> int:
    """Prints the tables asked for; 0 when all goals are met, 1 when one is not."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench solver", description=__doc__
    )
    add = parser.add_argument
    add("--speed", action="store_true", help="only the times")
    add("--page", action="store_true", help="only the times in a browser's Pyodide")
    add("--wins", action="store_true", help="only the win rates")
    add("--games", action="store_true", help="1000 whole games on each level, no rates")
    add("--sample", type=int, default=10_000, help="games a setting (10000)")
    add("--jobs", type=int, default=1, help="processes that play (1)")
    add("--store", type=Path, default=STORE, help="where played games are kept")
    add("--only", nargs="*", default=[], help="settings such as expert/zone")
    chosen = parser.parse_args(argv)
    if chosen.games:
        return play_games(1000)
    every = not (chosen.speed or chosen.page or chosen.wins)
    met = True
    if chosen.speed or every:
        met = solver_speed.compare(200)
        print()
    if chosen.page or every:
        met &= solver_page.compare(100)
        met &= solver_page.slices(100)
        print()
    if chosen.wins or every:
        met &= solver_wins.table(chosen.sample, chosen.jobs, chosen.store, chosen.only)
    return 0 if met else 1


def play_games(games: int) -> int:
    """Plays whole games on every level; a safe cell that explodes ends it all."""
    for name, level in LEVELS.items():
        won = sum(
            solver_wins.play(level, f"game {number}", (0, 0)).won
            for number in range(games)
        )
        print(f"{name}: {games} games, {won} won, no safe cell exploded", flush=True)
    return 0
