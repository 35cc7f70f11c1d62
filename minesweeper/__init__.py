"""Minesweeper: rules in pure Python, playable in a browser page.

The names below are the package's public ones. Each is loaded when it is first used:
the page imports this package too, and its first board needs only a part of the rules.

>>> import minesweeper
>>> field = minesweeper.parse_field("*../.../...")
>>> game = minesweeper.Game.on(field)
>>> len(game.play(minesweeper.Move.parse("open 2,2")).cells)
9
>>> game.status
<Status.WON: 'won'>
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.errors import (
        LevelError,
        MoveError,
        NotationError,
        RecordError,
        RulesError,
        SeedError,
    )
    from minesweeper.rules.exercise import update_board
    from minesweeper.rules.field import Field
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell, Grid
    from minesweeper.rules.level import LEVELS, Level, Start
    from minesweeper.rules.links import from_link, to_link
    from minesweeper.rules.moves import Changes, Kind, Move, Status
    from minesweeper.rules.notation import (
        format_field,
        format_grid,
        format_view,
        parse_field,
        parse_grid,
        parse_view,
    )
    from minesweeper.rules.record import Record, play_through
    from minesweeper.rules.score import Score, score

__version__ = "0.1.0"

__all__ = [
    "LEVELS",
    "Cell",
    "Changes",
    "Field",
    "Game",
    "Grid",
    "Kind",
    "Level",
    "LevelError",
    "Move",
    "MoveError",
    "NotationError",
    "Record",
    "RecordError",
    "RulesError",
    "Score",
    "SeedError",
    "Start",
    "Status",
    "__version__",
    "format_field",
    "format_grid",
    "format_view",
    "from_link",
    "parse_field",
    "parse_grid",
    "parse_view",
    "play_through",
    "score",
    "to_link",
    "update_board",
]

_HOMES = {
    "errors": "LevelError MoveError NotationError RecordError RulesError SeedError",
    "exercise": "update_board",
    "field": "Field",
    "game": "Game",
    "grid": "Cell Grid",
    "level": "LEVELS Level Start",
    "links": "from_link to_link",
    "moves": "Changes Kind Move Status",
    "notation": "format_field format_grid format_view "
    "parse_field parse_grid parse_view",
    "record": "Record play_through",
    "score": "Score score",
}


if not TYPE_CHECKING:  # a type checker would take any name for a public one

    def __getattr__(name: str) -> object:
        """Load a public name from the module it lives in."""
        for module, names in _HOMES.items():
            if name in names.split():
                from importlib import import_module

                home = import_module(f"{__name__}.rules.{module}")
                globals()[name] = value = getattr(home, name)
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted({*globals(), *__all__})
