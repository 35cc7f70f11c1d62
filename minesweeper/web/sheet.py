"""The tile sheet: every tile drawn once for a skin and a ratio, when first needed."""

from __future__ import annotations

from minesweeper.scene.geometry import CELL
from minesweeper.scene.skins import FONT
from minesweeper.scene.tiles import Box, Shape, outline, snapped, steps
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.scene.geometry import Geometry
    from minesweeper.scene.skins import Skin
    from minesweeper.scene.tiles import Step


class Sheet(dict[int, "Any"]):
    """The tiles of a skin as fill styles, each made when first asked for.

    A tile is a pattern that repeats as the cells of the geometry do, from the board's
    origin: filling a cell with it draws the tile.
    """

    def __init__(self, skin: Skin, geometry: Geometry) -> None:
        self.skin = skin
        self.scale = geometry.scale
        self._span = geometry.span
        period = range(geometry.period)
        self._areas = [geometry.box((row, col)) for row in period for col in period]

    def __missing__(self, tile: int) -> Any:
        made = self[tile] = self._made(tile)
        return made

    def steps(self, tile: int) -> tuple[Step, ...]:
        """Gives the drawing of a tile."""
        return steps(self.skin, tile)

    def _made(self, tile: int) -> Any:
        """Draws a tile once in each size it has, and lays out a whole period of it."""
        canvas, context = _canvas(self._span, self._span)
        shapes = self.steps(tile)
        drawn: dict[tuple[int, int], Any] = {}
        for left, top, width, height in self._areas:
            if len(self._areas) == 1:
                self._draw(context, shapes, width, height)
                break
            size = (width, height)
            if size not in drawn:
                drawn[size], own = _canvas(width, height)
                self._draw(own, shapes, width, height)
            context.drawImage(drawn[size], left, top)
        return context.createPattern(canvas, "repeat")

    def _draw(
        self, context: Any, shapes: tuple[Step, ...], width: int, height: int
    ) -> None:
        """Draws the steps of a tile on a canvas of that size."""
        for step in shapes:
            if isinstance(step, Box):
                left, top, right, bottom = snapped(step, width, height, self.scale)
                context.fillStyle = step.colour
                if step.radius:
                    path = outline(left, top, right, bottom, step.radius * self.scale)
                    context.fill(bridge.window.Path2D.new(path))
                else:
                    context.fillRect(left, top, right - left, bottom - top)
                continue
            context.save()
            context.scale(width / CELL, height / CELL)
            context.fillStyle = context.strokeStyle = step.colour
            if isinstance(step, Shape):
                path = bridge.window.Path2D.new(step.path)
                if step.width:
                    context.lineWidth = step.width
                    context.lineCap = context.lineJoin = "round"
                    context.stroke(path)
                else:
                    context.fill(path)
            else:
                context.font = f"bold {step.size}px {FONT}"
                context.textAlign, context.textBaseline = "center", "top"
                if step.hollow:
                    context.lineWidth = 1
                    context.strokeText(step.letter, step.x, step.y)
                else:
                    context.fillText(step.letter, step.x, step.y)
            context.restore()


def _canvas(width: int, height: int) -> tuple[Any, Any]:
    """Gives a canvas of its own and its context."""
    canvas = bridge.document.createElement("canvas")
    canvas.width, canvas.height = width, height
    return canvas, canvas.getContext("2d")
