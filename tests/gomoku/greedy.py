"""A player that looks one ply ahead, by counts of its own: the one to be beaten."""

from __future__ import annotations

from random import Random

from minesweeper.gomoku.game import GRID, SIZE, Game
from minesweeper.rules.grid import Cell

FIVES = tuple(
    tuple((row + down * step, col + right * step) for step in range(5))
    for row in range(SIZE)
    for col in range(SIZE)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    if (row + 4 * down, col + 4 * right) in GRID
)
"""Every five crossings in a row."""

OWN = (1, 10, 100, 2000, 1_000_000)
"""What a stone of its own is worth in a five that holds so many of them already."""

OTHER = (0, 8, 80, 1500, 100_000)
"""What it is worth to spoil a five that holds so many of the other's."""

THROUGH: dict[Cell, list[tuple[Cell, ...]]] = {}
for _five in FIVES:
    for _cell in _five:
        THROUGH.setdefault(_cell, []).append(_five)


def greedy(game: Game, random: Random) -> Cell:
    """Gives the crossing that is worth most at once; it never misses a five."""
    side = game.turn
    worth: dict[Cell, int] = {}
    for cell, fives in THROUGH.items():
        if game.at(cell):
            continue
        total = 0
        for five in fives:
            held = [game.at(place) for place in five]
            own, other = held.count(side), held.count(3 - side)
            if not other:
                total += OWN[own]
            elif not own:
                total += OTHER[other]
        worth[cell] = total
    most = max(worth.values())
    return random.choice([cell for cell, total in worth.items() if total == most])
