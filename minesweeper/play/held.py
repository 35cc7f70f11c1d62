"""Which cells look held down under a button or a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.rounds import OVER
from minesweeper.rules.faces import COVERED, QUESTION

if TYPE_CHECKING:
    from minesweeper.play.intents import Press
    from minesweeper.rules.game import Game

CLOSED = (COVERED, QUESTION)
"""The faces a move would open."""


def held(game: Game, press: Press) -> tuple[int, ...]:
    """Gives the padded positions that look held down, as a move would act on them."""
    if press.cell is None or game.status in OVER:
        return ()
    grid, faces = game.grid, game.faces
    index = grid.index(press.cell)
    own = (index,) if faces[index] in CLOSED else ()
    if not press.wide and not 1 <= faces[index] <= 8:
        return own
    near = (index + offset for offset in grid.offsets)
    return own + tuple(other for other in near if faces[other] in CLOSED)
