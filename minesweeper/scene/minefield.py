"""Which tile each cell of a running game shows: a function of the game alone."""

from __future__ import annotations

from itertools import groupby

from minesweeper.rules.faces import COVERED, QUESTION
from minesweeper.scene.tiles import PRESSED, PRESSED_QUESTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from typing import Protocol

    from minesweeper.scene.view import View

    class Shown(Protocol):
        """What the picture is a function of: a game, or anything with its faces."""

        @property
        def faces(self) -> bytes | bytearray:
            """The face code of each padded position, as a player sees it."""


HELD = {COVERED: PRESSED, QUESTION: PRESSED_QUESTION}
"""What a tile becomes while its cell is held down; others stay as they are."""


def tiles(
    game: Shown, cells: Iterable[int], pressed: Collection[int] = ()
) -> dict[int, list[int]]:
    """Sorts cells by the tile they show.

    Args:
        game: The game to show.
        cells: Padded positions, as `Grid.index` gives them.
        pressed: The padded positions that are held down.
    """
    faces = game.faces
    groups: dict[int, list[int]] = {}
    for cell in cells:
        tile = faces[cell]
        if pressed and cell in pressed:
            tile = HELD.get(tile, tile)
        if tile in groups:
            groups[tile].append(cell)
        else:
            groups[tile] = [cell]
    return groups


def runs(game: Shown, part: View) -> dict[int, list[tuple[int, int]]]:
    """Sorts the cells of a part of the board by the tile they show, held or not.

    Gives runs of cells side by side, each as its first padded position and its length:
    a few where many cells are alike, as on a large board that is mostly covered.
    """
    faces, cols = game.faces, part.cols
    groups: dict[int, list[tuple[int, int]]] = {}
    for row in range(part.top, part.top + part.rows):
        at = part.geometry.grid.index((row, part.left))
        for tile, alike in groupby(faces[at : at + cols]):
            length = len(list(alike))
            if tile in groups:
                groups[tile].append((at, length))
            else:
                groups[tile] = [(at, length)]
            at += length
    return groups
