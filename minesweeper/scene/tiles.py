"""What each kind of cell looks like, as drawing steps in a square of 25 by 25."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.rules.faces import (
    COVERED,
    EXPLODED,
    FLAG,
    MINE,
    QUESTION,
    WRONG_FLAG,
)
from minesweeper.scene.geometry import CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.scene.skins import Skin

PRESSED = 16
"""The tile of a covered cell that is held down; tiles 0 to 14 are the face codes."""

PRESSED_QUESTION = 17
"""The tile of a cell with a question mark that is held down."""

TILES = (*range(15), PRESSED, PRESSED_QUESTION)
"""Every tile there is."""


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle whose edges keep to device pixels at any ratio."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Shape:
    """A path in SVG's notation: filled, or stroked with round ends if it is wide."""

    path: str
    colour: str
    width: float = 0


@dataclass(frozen=True, slots=True)
class Text:
    """A bold letter, centred on `x`, with the top of its line at `y`."""

    letter: str
    colour: str
    x: float
    y: float
    size: float = 18
    hollow: bool = False


Step = Box | Shape | Text

DIGITS = (
    "M9.4 9.2L13 6.6V18.4M9.6 18.4H16.4",
    "M8.8 9.3C9.4 5.7 16.2 5.7 16.2 9.6C16.2 12.6 10.6 14.4 8.8 18.4H16.5",
    "M9 6.7H16L12 11.3C18 11 18 18.6 12.4 18.6C10.6 18.6 9.2 17.8 8.6 16.4",
    "M14.4 18.6V6.6L8.4 15H17",
    "M15.9 6.7H9.9L9.4 12C12 10.2 16.6 11 16.6 14.8C16.6 19.4 10 19.8 8.6 16.6",
    "M15.6 7C11 5.6 8.8 10 8.8 14"
    "C8.8 20.2 16.6 19.8 16.6 14.8C16.6 10.4 10 10.2 8.9 14",
    "M8.6 6.7H16.4L11.4 18.6",
    "M12.5 12.2C8.2 12.2 8.2 6.5 12.5 6.5C16.8 6.5 16.8 12.2 12.5 12.2"
    "C7.2 12.2 7.2 18.7 12.5 18.7C17.8 18.7 17.8 12.2 12.5 12.2",
)
"""The digits 1 to 8 as strokes."""

STROKE = 2.4
"""The width of a digit's stroke."""

QUESTION_HOOK = "M8.9 9.4C9 5.2 16.2 5.2 16.2 9.4C16.2 12.2 12.5 12 12.5 15"
QUESTION_DOT = "M12.5 18.6V18.7"
POLE = "M10 4.5V20M6.5 20H14.5"
CLOTH = "M10 4.5L19.5 8.7L10 13Z"
BODY = "M12.5 7A5.5 5.5 0 1 1 12.5 18A5.5 5.5 0 1 1 12.5 7Z"
SPIKES = "M12.5 4.5V20.5M4.5 12.5H20.5M7 7L18 18M18 7L7 18"
GLINT = "M10.7 10.7V10.8"
CROSS = "M6 6.5L19 19.5M19 6.5L6 19.5"


def snapped(
    box: Box, width: int, height: int, ratio: float
) -> tuple[float, float, float, float]:
    """Gives left, top, right and bottom of a box in a cell of that many pixels.

    Edges in the right half keep their distance from the cell's right edge, so that a
    cell one pixel wider than the next only has more of its middle. At ratio 1 edges
    stay as designed, halves of pixels too.
    """

    def along(value: float, size: int) -> float:
        if ratio == 1:
            return value
        if value <= CELL / 2:
            return int(value * ratio + 0.5)
        return size - int((CELL - value) * ratio + 0.5)

    return (
        along(box.left, width),
        along(box.top, height),
        along(box.right, width),
        along(box.bottom, height),
    )


def outline(left: float, top: float, right: float, bottom: float, radius: float) -> str:
    """Gives a rectangle with round corners as a path in SVG's notation."""
    across, down = right - left - 2 * radius, bottom - top - 2 * radius
    arc = f"a{radius} {radius} 0 0 1"
    return (
        f"M{left + radius} {top}h{across}{arc} {radius} {radius}"
        f"v{down}{arc} -{radius} {radius}h-{across}{arc} -{radius} -{radius}"
        f"v-{down}{arc} {radius} -{radius}z"
    )


def steps(skin: Skin, tile: int) -> tuple[Step, ...]:
    """Gives the drawing steps of a tile, the lowest first.

    Raises:
        ValueError: there is no such tile.
    """
    if tile not in TILES:
        raise ValueError(f"there is no tile {tile}")
    return tuple(_drawn(skin, tile) if skin.drawn else _published(skin, tile))


def _drawn(skin: Skin, tile: int) -> list[Step]:
    """Gives the steps of a tile in a skin with raised covered and sunken open cells."""
    if tile < COVERED:
        digit = [Shape(DIGITS[tile - 1], skin.digits[tile - 1], STROKE)] if tile else []
        return [*_open(skin), *digit]
    if tile == MINE:
        return [*_open(skin), *_mine(skin, skin.mine)]
    if tile == EXPLODED:
        ground = Box(1, 1, CELL, CELL, skin.exploded)
        return [*_open(skin), ground, *_mine(skin, skin.blast)]
    if tile == PRESSED:
        return _pressed(skin)
    if tile == PRESSED_QUESTION:
        return [*_pressed(skin), *_question(skin)]
    marks = {
        COVERED: [],
        FLAG: _flag(skin.flag, skin.pole),
        QUESTION: _question(skin),
        WRONG_FLAG: [
            *_flag(skin.faded, skin.faded),
            Shape(CROSS, skin.face, 4.2),
            Shape(CROSS, skin.cross, 2.4),
        ],
    }
    return [*_covered(skin), *marks[tile]]


def _open(skin: Skin) -> list[Step]:
    return [
        Box(0, 0, CELL, CELL, skin.groove),
        Box(1, 1, CELL, CELL, skin.paper),
    ]


def _covered(skin: Skin) -> list[Step]:
    return [
        Box(0, 0, CELL, CELL, skin.ground),
        Box(1, 1, 25, 25, skin.shade, 3),
        Box(1, 1, 24, 23, skin.light, 3),
        Box(2, 2, 24, 23, skin.face, 2.5),
    ]


def _pressed(skin: Skin) -> list[Step]:
    return [
        Box(0, 0, CELL, CELL, skin.ground),
        Box(1, 1, 25, 25, skin.shade, 3),
    ]


def _flag(cloth: str, pole: str) -> list[Step]:
    return [
        Shape(POLE, pole, 1.8),
        Shape(CLOTH, cloth),
    ]


def _question(skin: Skin) -> list[Step]:
    return [
        Shape(QUESTION_HOOK, skin.question, STROKE),
        Shape(QUESTION_DOT, skin.question, 2.8),
    ]


def _mine(skin: Skin, colour: str) -> list[Step]:
    return [
        Shape(SPIKES, colour, 1.8),
        Shape(BODY, colour),
        Shape(GLINT, skin.glint, 2.6),
    ]


def _published(skin: Skin, tile: int) -> list[Step]:
    """Gives the steps of a tile in the published design."""
    grid: list[Step] = [
        Box(0, 0, CELL, CELL, skin.line),
        Box(1.5, 1.5, CELL - 1.5, CELL - 1.5, skin.ground),
    ]
    if tile in (COVERED, PRESSED):
        return grid
    if tile == FLAG:
        return [*grid, Text("?", skin.flag, 12, 6)]
    if tile in (QUESTION, PRESSED_QUESTION):
        return [*grid, Text("?", skin.question, 12, 6, hollow=True)]
    if tile == MINE:
        return [*grid, Text("*", skin.mine, 13, 9)]
    if tile == EXPLODED:
        ground = Box(2, 2, CELL - 2, CELL - 2, skin.exploded)
        return [*grid, ground, Text("*", skin.blast, 13, 9)]
    if tile == WRONG_FLAG:
        return [*grid, Text("x", skin.cross, 12, 4)]
    paper = Box(2, 2, CELL - 2, CELL - 2, skin.paper)
    if tile == 0:
        return [*grid, paper]
    return [*grid, paper, Text(str(tile), skin.digits[tile - 1], 12, 6)]
