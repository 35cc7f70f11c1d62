"""Five in a row: games won against a greedy player as either colour, and their time."""

from __future__ import annotations

import sys
from functools import partial
from multiprocessing import Pool

from minesweeper.gomoku.game import BLACK, WHITE
from tests.gomoku.matches import play

GAMES = 100
"""Games as each colour."""

GOAL = 0.95
"""The share of games to be won at the highest level."""


def main(words: list[str]) -> int:
    """Plays ``[GAMES] [LEVEL ...]``, prints a line each; 1 if too few are won."""
    games = int(words[0]) if words else GAMES
    met = True
    with Pool(2) as pool:
        for level in words[1:] or ["hard"]:
            for side in (BLACK, WHITE):
                seeds = [f"bench {number}" for number in range(games)]
                played = pool.map(partial(play, level, side), seeds, chunksize=1)
                won = sum(match.won for match in played)
                slowest = max(match.slowest for match in played)
                stones = sum(match.stones for match in played) / games
                colour = "black" if side == BLACK else "white"
                print(
                    f"{level:<6} as {colour}: {won} of {games} won, "
                    f"{stones:.0f} stones a game, slowest move {slowest:.2f} s",
                    flush=True,
                )
                met = met and (level != "hard" or won >= GOAL * games)
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
