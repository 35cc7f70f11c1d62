"""Golden records: games that must come out the same, move by move, for ever.

This module imports nothing but the package, so that the page can run it too.
"""

from __future__ import annotations

import json

from minesweeper.rules.notation import format_view
from minesweeper.rules.record import Record, replay


def played(text: str) -> dict[str, object]:
    """Plays a record; gives how many cells each move changed, and the last view."""
    record = Record.parse(text)
    game = record.begin()
    start = sum(game.faces[index] <= 8 for index in game.grid.indices)
    changed = [len(changes.cells) for changes in replay(record, game)]
    return {
        "record": text,
        "start": start,
        "changed": changed,
        "mines_left": game.mines_left,
        "status": game.status.value,
        "view": format_view(game.grid, game.faces),
    }


def unlike(text: str) -> list[str]:
    """Gives, of a JSON list of played records, those that come out otherwise now.

    A record that no longer reads back as its own text is one of them.
    """
    return [
        entry["record"]
        for entry in json.loads(text)
        if played(entry["record"]) != entry
        or str(Record.parse(entry["record"])) != entry["record"]
    ]
