"""Where the short animations of a move lie: in shares of the board, and how long."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.rules.faces import EXPLODED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.rules.grid import Grid

WAVE, BLAST, WON = "wave", "blast", "won"
"""The kinds of motion, as the style sheet calls them."""

MILLISECONDS = {WAVE: 450, BLAST: 700, WON: 1100}
"""How long each takes, as the style sheet has it too."""

MOST_BLASTS = 8
"""Mines that go off at once for all to see."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One animation: its kind, its middle and its size in percent of the board."""

    kind: str
    left: float
    top: float
    width: float
    height: float


def wave(grid: Grid, cells: Iterable[int]) -> Motion:
    """Gives the wave over an opening: it fills the block of cells that holds it."""
    places = [grid.cell(index) for index in cells]
    rows = [row for row, _ in places]
    cols = [col for _, col in places]
    return _block(WAVE, grid, (min(rows), max(rows)), (min(cols), max(cols)))


def blasts(grid: Grid, faces: bytes | bytearray, cells: Iterable[int]) -> list[Motion]:
    """Gives an explosion, five cells wide, for each mine that went off."""
    found = [grid.cell(index) for index in cells if faces[index] == EXPLODED]
    return [
        _block(BLAST, grid, (row - 2, row + 2), (col - 2, col + 2))
        for row, col in found[:MOST_BLASTS]
    ]


def won() -> Motion:
    """Gives the light that runs over a board that is won."""
    return Motion(WON, 0, 0, 100, 100)


def _block(
    kind: str, grid: Grid, rows: tuple[int, int], cols: tuple[int, int]
) -> Motion:
    return Motion(
        kind,
        100 * cols[0] / grid.cols,
        100 * rows[0] / grid.rows,
        100 * (cols[1] - cols[0] + 1) / grid.cols,
        100 * (rows[1] - rows[0] + 1) / grid.rows,
    )
