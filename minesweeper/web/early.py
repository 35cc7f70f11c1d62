"""Moves made on the placeholder board, before Python was there."""

from __future__ import annotations

from minesweeper.play.intents import ChordAt, MarkAt, TapAt
from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import Geometry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Early: TypeAlias = TapAt | ChordAt | MarkAt

MEANINGS: dict[int, type[Early]] = {0: TapAt, 1: ChordAt, 2: MarkAt}
"""What each button of a mouse asks for."""


def early_moves(boot: Any, grid: Grid) -> list[Early]:
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
        meaning = MEANINGS.get(press.button)
        if cell is not None and meaning is not None:
            moves.append(meaning(cell))
    return moves
