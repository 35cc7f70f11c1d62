"""The way from one game of this page to the other."""

from __future__ import annotations

from minesweeper.play.query import read_query, write_query
from minesweeper.web import bridge

CARRIED = ("lang", "skin", "embed")
"""What the address asks for whichever game is played."""


def go_to(game: str | None) -> None:
    """Opens this page with another game; none is Minesweeper."""
    location = bridge.window.location
    asked = read_query(str(location.search))
    pairs = [(name, value) for name, value in asked if name in CARRIED]
    if game is not None:
        pairs.insert(0, ("game", game))
    base = str(location.href).partition("#")[0].partition("?")[0]
    query = write_query(pairs)
    location.assign(f"{base}?{query}" if query else base)
