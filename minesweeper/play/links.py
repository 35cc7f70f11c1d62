"""The address that brings a board back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.asked import NAMING
from minesweeper.play.query import read_query, write_query
from minesweeper.rules.level import LEVELS, Start

if TYPE_CHECKING:
    from minesweeper.rules.game import Game
    from minesweeper.rules.level import Level

MOST_CELLS = 10_000
"""The largest board whose mines are written out; servers refuse longer addresses."""

PLAYED = (*NAMING, "seed")
"""The settings of an address that say which board is played."""


def board_query(game: Game, given: bool) -> str:
    """Gives the query, without the `?`, that opens the board of a game again.

    A board that was given is told by its mines, as is one that was laid, unless it
    opens itself, is not laid yet, or is very large: level and seed bring that back.
    """
    field, level = game.field, game.level
    if field is not None and (given or _writable(level)):
        from minesweeper.rules.links import to_link

        opening = "&start=opening" if level.start is Start.OPENING else ""
        return to_link(field) + opening
    return write_query([*level_pairs(level), ("seed", game.seed)])


def names_board(query: str) -> bool:
    """Tells whether an address's query says which board is to be played.

    >>> names_board("?seed=1"), names_board("?skin=dark")
    (True, False)
    """
    return any(name in PLAYED for name, _ in read_query(query))


def without(query: str, name: str) -> str:
    """Gives an address's query without a setting.

    >>> without("?replay=1&skin=dark", "replay"), without("?replay=1", "replay")
    ('?skin=dark', '')
    """
    kept = [part for part, known in _named_parts(query) if known != name]
    return f"?{'&'.join(kept)}" if kept else ""


def other_board(query: str, level: Level) -> str:
    """Gives an address's query as it is once another board is played.

    What named the old board goes, and what named its level is the new one's; an
    address that names neither stays as it is.

    >>> other_board("?seed=1&skin=dark", LEVELS["classic"])
    '?skin=dark'
    >>> other_board("?b=1&m=g000&embed", LEVELS["beginner"])
    '?level=beginner&embed'
    """
    parts = _named_parts(query)
    kept = [part for part, name in parts if name not in PLAYED]
    if any(name in NAMING for _, name in parts):
        kept.insert(0, write_query(level_pairs(level)))
    return f"?{'&'.join(kept)}" if kept else ""


def _named_parts(query: str) -> list[tuple[str, str]]:
    """Gives the settings of a query as they are written, each with its name."""
    parts = [part for part in query.removeprefix("?").split("&") if part]
    return [(part, read_query(f"?{part}")[0][0]) for part in parts]


def _writable(level: Level) -> bool:
    """Tells whether the mines of a board say all there is to it, and are few enough."""
    return level.start is not Start.OPENING and level.rows * level.cols <= MOST_CELLS


def level_pairs(level: Level) -> list[tuple[str, str]]:
    """Gives the settings that ask for a level."""
    if level.name is not None:
        return [("level", level.name)]
    for name, known in LEVELS.items():
        if known.with_start(level.start) == level:
            return [("level", name), ("start", level.start.value)]
    fill = (
        ("density", repr(level.density))
        if level.mines is None
        else ("mines", str(level.mines))
    )
    return [
        ("rows", str(level.rows)),
        ("cols", str(level.cols)),
        fill,
        ("start", level.start.value),
    ]
