"""Draws five in a row on the canvas: changed crossings only, once a frame."""

from __future__ import annotations

from minesweeper.gomoku.game import EMPTY, GRID
from minesweeper.scene.stones import SIDE, Disc, Lattice, Rect, cell_at, shapes
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from minesweeper.gomoku.game import Game
    from minesweeper.rules.grid import Cell
    from minesweeper.scene.stones import Felt

ALL = tuple(GRID.cell(index) for index in GRID.indices)
"""Every crossing."""

TURN = 6.283185307179586
"""The angle of a whole circle."""


class StoneBoard:
    """The picture of a game on a canvas element.

    Args:
        element: The canvas.
        game: The game drawn; `show` brings another.
    """

    def __init__(self, element: Any, game: Game) -> None:
        self._element = element
        self._context = element.getContext("2d")
        self._game = game
        self._felt: Felt | None = None
        self._lattice = Lattice(1)
        self._cells: set[Cell] = set()
        self._last: Cell | None = None
        self._five: tuple[Cell, ...] = ()
        self._ghost: tuple[Cell, int] | None = None
        self._gradients: dict[tuple[str, str], Any] = {}
        bridge.listen(element, "contextrestored", lambda _event: self._all())

    def fit(self, side: float, ratio: float, felt: Felt) -> None:
        """Sizes the board: CSS pixels of a side, device pixels to each, colours."""
        lattice = Lattice(ratio * side / SIDE)
        element = self._element
        element.width = element.height = lattice.size
        element.style.width = element.style.height = f"{lattice.size / ratio}px"
        self._lattice, self._felt = lattice, felt
        self._gradients.clear()
        self._all()

    def show(self, game: Game) -> None:
        """Draws another game."""
        self._game = game
        self._ghost = None
        self._all()

    def repaint(self, cells: Iterable[Cell]) -> None:
        """Draws crossings that changed, and those that are marked otherwise now."""
        game = self._game
        self._cells.update(cells)
        self._cells.update(set(self._five) ^ set(game.five))
        self._cells.update(cell for cell in (self._last, game.last) if cell is not None)
        self._last, self._five = game.last, game.five
        bridge.frame(self._draw)

    def ghost(self, cell: Cell | None, side: int) -> None:
        """Shows where a stone of a side would be laid; none takes it away."""
        wanted = None if cell is None or self._game.at(cell) else (cell, side)
        if wanted != self._ghost:
            for shown in (self._ghost, wanted):
                if shown is not None:
                    self._cells.add(shown[0])
            self._ghost = wanted
            bridge.frame(self._draw)

    def cell_at(self, client_x: float, client_y: float) -> Cell | None:
        """Gives the crossing nearest to a position in the window."""
        box = self._element.getBoundingClientRect()
        return cell_at(client_x - box.x, client_y - box.y, box.width, box.height)

    def _all(self) -> None:
        self._cells.update(ALL)
        self.repaint(())

    def _draw(self) -> None:
        """Draws what waits; a crossing never reaches beyond its own part."""
        felt = self._felt
        if felt is None:
            return
        for cell in self._cells:
            ghost = EMPTY
            if self._ghost is not None and self._ghost[0] == cell:
                ghost = self._ghost[1]
            for shape in shapes(self._game, cell, self._lattice, felt, ghost):
                if isinstance(shape, Rect):
                    self._context.fillStyle = shape.colour
                    self._context.fillRect(
                        shape.left, shape.top, shape.width, shape.height
                    )
                else:
                    self._round(cell, shape)
        self._cells.clear()

    def _round(self, cell: Cell, shape: Any) -> None:
        """Draws a stone or a ring round its crossing."""
        context, lattice = self._context, self._lattice
        row, col = cell
        ratio = lattice.ratio
        context.setTransform(
            ratio, 0, 0, ratio, lattice.centre(col), lattice.centre(row)
        )
        context.beginPath()
        context.arc(0, 0, shape.radius, 0, TURN)
        if isinstance(shape, Disc):
            context.globalAlpha = shape.alpha
            context.fillStyle = self._gradient(shape)
            context.fill()
            context.globalAlpha = 1
        else:
            context.lineWidth = shape.width
            context.strokeStyle = shape.colour
            context.stroke()
        context.setTransform(1, 0, 0, 1, 0, 0)

    def _gradient(self, disc: Disc) -> Any:
        """Gives the fill of a stone, made once for its colours."""
        key = (disc.middle, disc.edge)
        if key not in self._gradients:
            made = self._context.createRadialGradient(0, 0, 0, 0, 0, disc.radius)
            made.addColorStop(0, disc.middle)
            made.addColorStop(1, disc.edge)
            self._gradients[key] = made
        return self._gradients[key]
