"""Whole games between the opponent and another player."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from minesweeper.gomoku.effort import finish
from minesweeper.gomoku.game import BLACK, GRID, Game, Status
from minesweeper.gomoku.opponent import LEVELS, choose
from tests.gomoku.greedy import greedy


@dataclass(frozen=True, slots=True)
class Match:
    """What came of one game: won by the program, its moves, its slowest seconds."""

    status: Status
    won: bool
    stones: int
    slowest: float


def play(level: str, side: int, seed: str) -> Match:
    """Plays one game of the program against the greedy player.

    Args:
        level: The program's.
        side: The program's.
        seed: Decides where the greedy player begins and between its equal moves.
    """
    random = Random(seed)
    game = Game()
    slowest = 0.0
    while not game.over:
        if game.turn == side:
            begun = time.process_time()
            cell = finish(choose(game, LEVELS[level], seed)).cell
            slowest = max(slowest, time.process_time() - begun)
        elif not game.moves:
            cell = random.randrange(3, 12), random.randrange(3, 12)
        else:
            cell = greedy(game, random)
        assert cell in GRID
        assert game.play(cell)
    wanted = Status.BLACK if side == BLACK else Status.WHITE
    return Match(game.status, game.status is wanted, len(game.moves), slowest)
