"""Win rates of the solver: whole games, in parallel, resumable, with their interval."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from pathlib import Path

from minesweeper.rules.game import Game
from minesweeper.rules.grid import Cell
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Kind, Move, Status
from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.choose import MOVE_STEPS, choose_steps
from minesweeper.solver.join import Memory
from minesweeper.solver.view import View

CHUNK = 50
"""Games a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A cell of the table: level, start rule, first cell, goal and best published."""

    level: str
    start: Start
    first: Cell
    goal: float
    published: float

    @property
    def name(self) -> str:
        """A short name, also the beginning of the seeds."""
        return f"{self.level}/{self.start.value}"

    @property
    def rules(self) -> Level:
        """The level that is played."""
        return LEVELS[self.level].with_start(self.start)


SETTINGS = (
    Setting("beginner", Start.CELL, (0, 0), 91.6, 91.69),
    Setting("beginner", Start.ZONE, (3, 3), 97.0, 97.17),
    Setting("intermediate", Start.CELL, (0, 0), 78.2, 78.23),
    Setting("intermediate", Start.ZONE, (3, 3), 89.0, 89.08),
    Setting("expert", Start.CELL, (0, 0), 41.0, 41.13),
    Setting("expert", Start.ZONE, (3, 3), 53.5, 54.3),
)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game: won, processor seconds of the solver, slowest move."""

    won: bool
    seconds: float
    slowest: float
    inexact: int


def play(level: Level, seed: str, first: Cell) -> Played:
    """Plays one game through the public game alone.

    Raises:
        AssertionError: a cell that the solver called safe was a mine.
    """
    game = Game(level, seed)
    game.play(Move(Kind.OPEN, first))
    memory = Memory(game.grid.stride)
    seconds = slowest = 0.0
    inexact = 0
    while game.status is Status.PLAYING:
        start = time.process_time()
        choice = finish(choose_steps(View.of(game), Budget(MOVE_STEPS), memory))
        spent = time.process_time() - start
        seconds += spent
        slowest = max(slowest, spent)
        inexact += not choice.exact
        for cell in choice.safe or (choice.cell,):
            game.play(Move(Kind.OPEN, cell))
        if choice.safe and game.exploded:
            raise AssertionError(f"a safe cell exploded: {level} {seed!r} {choice}")
    return Played(game.status is Status.WON, seconds, slowest, inexact)


def _chunk(task: tuple[int, int]) -> dict[str, object]:
    """Plays a chunk of games; a record of it."""
    setting = SETTINGS[task[0]]
    numbers = range(task[1], task[1] + CHUNK)
    games = [
        play(setting.rules, f"{setting.name} {number}", setting.first)
        for number in numbers
    ]
    return {
        "setting": setting.name,
        "from": task[1],
        "won": sum(game.won for game in games),
        "seconds": sum(game.seconds for game in games),
        "slowest": max(game.slowest for game in games),
        "inexact": sum(game.inexact for game in games),
    }


def version() -> str:
    """A digest of the code that plays, so that results of another are not mixed in."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[2] / "minesweeper"
    for room in ("rules", "solver"):
        for path in sorted((package / room).glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def measure(
    games: int, jobs: int, store: Path, names: list[str]
) -> Iterator[tuple[Setting, list[dict[str, object]]]]:
    """Plays what the store does not hold yet; the records of each setting in turn."""
    code = version()
    known: list[dict[str, object]] = []
    if store.exists():
        known = [json.loads(line) for line in store.read_text().splitlines()]
    store.parent.mkdir(parents=True, exist_ok=True)
    with Pool(jobs) as pool, store.open("a") as log:
        for index, setting in enumerate(SETTINGS):
            if names and setting.name not in names:
                continue
            records = [
                record
                for record in known
                if record["code"] == code and record["setting"] == setting.name
            ]
            done = {record["from"] for record in records}
            starts = [n for n in range(0, games, CHUNK) if n not in done]
            tasks = [(index, start) for start in starts]
            for record in pool.imap_unordered(_chunk, tasks):
                record["code"] = code
                log.write(json.dumps(record) + "\n")
                log.flush()
                records.append(record)
                played = len(records) * CHUNK
                won = sum(int(str(record["won"])) for record in records)
                print(
                    f"\r{setting.name}: {played} of {games}, {won / played:.2%} won ",
                    end="",
                    file=sys.stderr,
                )
            print(file=sys.stderr)
            yield setting, records


def interval(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate, in percent (E. B. Wilson, 1927)."""
    z = 1.959964
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    half /= 1 + z * z / games
    return 100 * (middle - half), 100 * (middle + half)


def table(games: int, jobs: int, store: Path, names: list[str]) -> bool:
    """Prints the table of win rates; tells whether every goal is met."""
    print(
        "| level, start, first cell | games | won % | 95 % | goal | published |", end=""
    )
    print(" ms a game | slowest move ms | not exact |")
    print("|---|---|---|---|---|---|---|---|---|")
    met = True
    for setting, records in measure(games, jobs, store, names):
        played = len(records) * CHUNK
        won = sum(int(str(record["won"])) for record in records)
        seconds = sum(float(str(record["seconds"])) for record in records)
        slowest = max(float(str(record["slowest"])) for record in records)
        inexact = sum(int(str(record["inexact"])) for record in records)
        low, high = interval(won, played)
        met = met and high >= setting.goal
        print(
            f"| {setting.name} {setting.first} | {played} | {100 * won / played:.2f} "
            f"| {low:.2f}–{high:.2f} | {setting.goal} | {setting.published} "
            f"| {1000 * seconds / played:.1f} | {1000 * slowest:.0f} | {inexact} |",
            flush=True,
        )
    print(f"\nSeeds: '<level>/<start> <number>', numbers from 0. Code {version()}.")
    return met
