"""Finds forced wins in games and proves them: ``python -m tests.gomoku.finding``."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

from minesweeper.gomoku.effort import Effort, finish
from minesweeper.gomoku.game import GRID, Game
from minesweeper.gomoku.notation import format_moves
from minesweeper.gomoku.position import WINNING, Position
from minesweeper.gomoku.threats import Threats
from tests.gomoku.greedy import greedy
from tests.gomoku.proof import Proof

STORE = Path(__file__).parents[1] / "data" / "forced_wins.jsonl"
"""The positions: moves, and within how many moves the side to move wins."""

WANTED = {3: 12, 4: 14, 5: 8}
"""How many positions of each length."""

LONGEST_PROOF = 20.0
"""Seconds a proof may take to be kept."""


def find(seed: int) -> tuple[str, int] | None:
    """Plays a game with some chance in it; gives its first long forced win."""
    random = Random(seed)
    game = Game()
    while not game.over and len(game.moves) < 36:
        if len(game.moves) < 4:
            cell = random.randrange(4, 11), random.randrange(4, 11)
            if game.at(cell):
                continue
        else:
            cell = greedy(game, random)
            if random.random() < 0.2:
                row, col = cell
                cell = row + random.randrange(-1, 2), col + random.randrange(-1, 2)
        if not game.play(cell):
            continue
        position = Position(game)
        if len(game.moves) < 8 or game.over or max(position.made[game.turn]) >= WINNING:
            continue
        if finish(Threats(position, Effort(300)).by_threats(4)) is None:
            continue
        for within in range(3, 6):
            threats = Threats(position, Effort(3000))
            if finish(threats.by_threats(within - 1)) is not None:
                return format_moves(game.moves), within
    return None


def main() -> None:
    """Fills the store, each line proved."""
    found: dict[int, list[str]] = {within: [] for within in WANTED}
    seed = 0
    while any(len(found[within]) < WANTED[within] for within in WANTED):
        seed += 1
        win = find(seed)
        if win is None or len(found[win[1]]) >= WANTED[win[1]]:
            continue
        text, within = win
        game = Game()
        for index in Position(_game(text)).stones:
            game.play(GRID.cell(index))
        proof = Proof(game)
        begun = time.perf_counter()
        position = Position(game)
        first = finish(Threats(position, Effort(9000)).by_threats(within - 1))
        assert first is not None
        proof.left = 40_000
        proof.lay(GRID.cell(first))
        try:
            proved = proof.loses(within - 1)
        except TimeoutError:
            print(seed, within, "too long")
            continue
        spent = time.perf_counter() - begun
        print(seed, within, text, "proved" if proved else "NOT PROVED", f"{spent:.2f}")
        if proved and spent < LONGEST_PROOF:
            found[within].append(text)
            lines = [
                json.dumps({"moves": text, "within": length})
                for length, texts in found.items()
                for text in texts
            ]
            STORE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _game(text: str) -> Game:
    from minesweeper.gomoku.notation import parse_moves

    return parse_moves(text)


if __name__ == "__main__":
    main()
