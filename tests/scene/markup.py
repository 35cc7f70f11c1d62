"""Tiles as SVG, for the style sheet's placeholder: its text is made, never typed."""

from __future__ import annotations

from minesweeper.scene.geometry import CELL
from minesweeper.scene.skins import Skin
from minesweeper.scene.tiles import Box, Shape, Step, outline, steps


def drawn(step: Step) -> str:
    """Gives a step as one SVG element.

    Raises:
        ValueError: the step is text, which a picture in a style sheet has no font for.
    """
    if isinstance(step, Box):
        if step.radius:
            path = outline(step.left, step.top, step.right, step.bottom, step.radius)
            return f"<path fill='{step.colour}' d='{path}'/>"
        width, height = step.right - step.left, step.bottom - step.top
        place = f"x='{step.left}' y='{step.top}'"
        return f"<rect {place} width='{width}' height='{height}' fill='{step.colour}'/>"
    if isinstance(step, Shape):
        if step.width:
            line = "stroke-linecap='round' stroke-linejoin='round' fill='none'"
            stroke = f"stroke='{step.colour}' stroke-width='{step.width}'"
            return f"<path {stroke} {line} d='{step.path}'/>"
        return f"<path fill='{step.colour}' d='{step.path}'/>"
    raise ValueError(f"text has no place in a picture: {step}")


def address(skin: Skin, tile: int) -> str:
    """Gives a tile of a skin as a `data:` address that a style sheet can hold."""
    size = f"width='{CELL}' height='{CELL}'"
    shapes = "".join(drawn(step) for step in steps(skin, tile))
    markup = f"<svg xmlns='http://www.w3.org/2000/svg' {size}>{shapes}</svg>"
    escaped = markup.replace("#", "%23").replace("<", "%3C").replace(">", "%3E")
    return f'url("data:image/svg+xml,{escaped}")'
