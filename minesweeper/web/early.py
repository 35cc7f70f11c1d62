"""Moves made on the placeholder board, before Python was there."""

from __future__ import annotations

from minesweeper.play.intents import ChordAt, MarkAt, OpenAt
from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import Geometry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from minesweeper.play.intents import TapAt
    from minesweeper.play.ways import Ways
    from minesweeper.rules.grid import Cell

    Early: TypeAlias = TapAt | ChordAt | MarkAt | OpenAt

MEANINGS: dict[int, Callable[[Cell, Ways], Early]] = {
    0: lambda cell, ways: ways.tap(cell),
    1: lambda cell, _: ChordAt(cell),
    2: lambda cell, ways: OpenAt(cell) if ways.flagging else MarkAt(cell),
}
"""What each button of a mouse asks for."""


def early_moves(boot: Any, grid: Grid, ways: Ways) -> list[Early]:
    """Takes the moves the start script has kept; it keeps no more from now on.

    Cells are those of the placeholder. If that had another size than the board, the
    moves were made on something else and none is given.
    """
    boot.taken = True
    placeholder = Grid(int(boot.rows), int(boot.cols))
    if placeholder != grid:
        return []
    geometry = Geometry(placeholder, 1)
    moves = []
    for press in boot.early:
        cell = geometry.cell_at(press.x, press.y, press.width, press.height)
        if cell is not None and press.button in MEANINGS:
            moves.append(MEANINGS[press.button](cell, ways))
    return moves
