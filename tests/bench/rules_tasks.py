"""The rules' tasks of the bench, for CPython and the page alike.

Each does its work so many times and gives the milliseconds of that alone: what it
needs is made before the clock starts. `rival_rules.js` has a task of the same name.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from random import Random

from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Grid
from minesweeper.rules.laying import lay, lay_by_density
from minesweeper.rules.level import Level, Start
from minesweeper.rules.moves import Kind, Move, Status

LEVEL = Level(20, 30, density=0.2, start=Start.NONE)
CHANCE = Random("the bench")
SEEDS = count()
MOVES = [Move(Kind.OPEN, (row, col)) for row in range(20) for col in range(30)]
BIG = Grid(1000, 1000)


def timed(task: Callable[[], object], times: int) -> float:
    """Gives the milliseconds a task takes that many times."""
    start = time.perf_counter()
    for _ in range(times):
        task()
    return (time.perf_counter() - start) * 1000


def seeded_board(times: int) -> float:
    """A new game from a seed of its own, as the page makes it."""
    return timed(lambda: Game(LEVEL, f"seed {next(SEEDS)}"), times)


def board(times: int) -> float:
    """A new game, all from one source of chance."""
    return timed(lambda: Game.on(lay(LEVEL, CHANCE)), times)


def random_game(game: Game) -> None:
    """Opens random cells until the game ends."""
    play, draw, moves = game.play, CHANCE.random, MOVES
    won, lost = Status.WON, Status.LOST
    while True:
        status = play(moves[int(draw() * 600)]).status
        if status is lost or status is won:
            return


def seeded_games(times: int) -> float:
    """Random games, each from a seed of its own."""
    return timed(lambda: random_game(Game(LEVEL, f"seed {next(SEEDS)}")), times)


def games(times: int) -> float:
    """Random games, all from one source of chance."""
    return timed(lambda: random_game(Game.on(lay(LEVEL, CHANCE))), times)


def field(times: int) -> float:
    """A new field of 1000 × 1000 cells: mines and numbers."""
    return timed(lambda: lay_by_density(BIG, 0.2, CHANCE), times)


def numbers(times: int) -> float:
    """The numbers of 1000 × 1000 cells whose mines are laid."""
    packed = lay_by_density(BIG, 0.2, CHANCE).packed
    return timed(lambda: Field(BIG, packed), times)


def open_empty(side: int, times: int) -> float:
    """The opening of a whole empty board, as one move."""
    empty = Field(Grid(side, side), 0)
    plays = [Game.on(empty).play for _ in range(times)]
    middle = Move(Kind.OPEN, (side // 2, side // 2))
    return timed(lambda: plays.pop()(middle), times)


def empty_500(times: int) -> float:
    """The opening of 500 × 500 cells."""
    return open_empty(500, times)


def empty_1000(times: int) -> float:
    """The opening of 1000 × 1000 cells."""
    return open_empty(1000, times)
