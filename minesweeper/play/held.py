"""Which cells a press on one cell is about: those it shows held, those it flags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.rounds import OVER
from minesweeper.rules.faces import COVERED, FLAG, QUESTION
from minesweeper.rules.moves import Kind, Move

if TYPE_CHECKING:
    from minesweeper.play.intents import Press
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell

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


def flags_around(game: Game, cell: Cell) -> list[Move]:
    """Gives the marks that flag all covered neighbours of an open number.

    None, unless the number says that every one of them is a mine. A question mark
    takes two moves: it goes, and a flag comes.
    """
    grid, faces = game.grid, game.faces
    index = grid.index(cell)
    near = [index + offset for offset in grid.offsets]
    closed = [other for other in near if faces[other] in (*CLOSED, FLAG)]
    if game.status in OVER or len(closed) != faces[index]:
        return []
    moves: list[Move] = []
    for other in closed:
        times = {COVERED: 1, QUESTION: 2, FLAG: 0}[faces[other]]
        moves += times * [Move(Kind.MARK, grid.cell(other))]
    return moves
