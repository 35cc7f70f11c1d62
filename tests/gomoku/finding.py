"""Finds forced wins by chance and proves them: ``python -m tests.gomoku.finding SEED``.

What the store has already stays; seeds from the given one on are tried.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from minesweeper.gomoku.effort import Effort, finish
from minesweeper.gomoku.game import GRID, Game
from minesweeper.gomoku.notation import format_moves
from minesweeper.gomoku.position import WINNING, Position
from minesweeper.gomoku.threats import Threats
from tests.gomoku.proof import Proof

STORE = Path(__file__).parents[1] / "data" / "forced_wins.jsonl"
"""The positions: moves, and within how many moves the side to move wins."""

WANTED = {3: 20, 4: 14, 5: 4}
"""How many positions of each length."""

LARGEST_PROOF = 15_000
"""Stones a proof may lay to be kept."""


def find(seed: int) -> tuple[Game, int, int] | None:
    """Lays stones by chance; gives the game, a win's length and its first move."""
    random = Random(seed)
    game = Game()
    row, col = random.randrange(4, 11), random.randrange(4, 11)
    for _ in range(random.randrange(9, 26)):
        game.play((row + random.randrange(-3, 4), col + random.randrange(-3, 4)))
    position = Position(game)
    if game.over or max(max(made) for made in position.made[1:]) >= WINNING:
        return None
    for within in WANTED:
        threats = Threats(position, Effort(1500))
        first = finish(threats.by_threats(within - 1))
        if first is not None:
            return game, within, first
    return None


def main() -> None:
    """Fills the store, each line proved by trying every answer."""
    found: dict[int, list[str]] = {within: [] for within in WANTED}
    for line in STORE.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        found[kept["within"]].append(kept["moves"])
    seed = int(sys.argv[1]) - 1
    while any(len(found[within]) < WANTED[within] for within in WANTED):
        seed += 1
        win = find(seed)
        if win is None or len(found[win[1]]) >= WANTED[win[1]]:
            continue
        game, within, first = win
        proof = Proof(game)
        proof.left = LARGEST_PROOF
        proof.lay(GRID.cell(first))
        try:
            proved = proof.loses(within - 1)
        except TimeoutError:
            print(f"{seed}: within {within}, too long to prove")
            continue
        print(f"{seed}: within {within}, {'proved' if proved else 'NOT PROVED'}")
        if proved:
            found[within].append(format_moves(game.moves))
            lines = [
                json.dumps({"moves": text, "within": length})
                for length, texts in found.items()
                for text in texts
            ]
            STORE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
