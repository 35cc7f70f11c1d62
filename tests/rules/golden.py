"""What must never change: which field a level, a seed and a first cell give.

This module imports nothing but the package, so that the page can run it too.
"""

from __future__ import annotations

import json

from minesweeper.rules.game import Game
from minesweeper.rules.level import Level
from minesweeper.rules.links import to_link
from minesweeper.rules.moves import Kind, Move


def outcome(level: str, seed: str, first: list[int]) -> dict[str, object]:
    """Gives the link of the field, and the cell an opening start opened from.

    Of a start's opening it is the first open cell in reading order; null without one.
    """
    game = Game(Level.parse(level), seed)
    opened = [i for i in game.grid.indices if game.faces[i] <= 8]
    start = list(game.grid.cell(opened[0])) if opened else None
    row, col = first
    game.play(Move(Kind.OPEN, (row, col)))
    if game.field is None:
        raise AssertionError("an open has laid no field")
    return {
        "level": level,
        "seed": seed,
        "first": first,
        "start": start,
        "link": to_link(game.field),
    }


def differences(text: str) -> list[str]:
    """Gives, of a JSON list of outcomes, those that come out otherwise now."""
    return [
        json.dumps(entry, ensure_ascii=False)
        for entry in json.loads(text)
        if outcome(entry["level"], entry["seed"], entry["first"]) != entry
    ]
