"""How the chance of a mine looks: a number on a shade, the same in every skin.

Certain cells have a ground of their own, and a safe one is round; between them the
shades darken with the chance, so that they keep their order for colour-blind eyes too.
The safest of the others are framed.
"""

from __future__ import annotations

from minesweeper.scene.tiles import Box, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.scene.tiles import Step

SAFE, MINE = 0, 100
"""The labels of cells that are certain; those between are percents."""

LESS, MORE = 101, 102
"""The labels of chances nearer to the ends than half a percent."""

BEST = 128
"""What is added to the label of a cell that is among the safest, if none is sure."""

WORDS = {LESS: "<1", MORE: ">99"}
"""What is written for the labels that are no percents."""

SHADES = (
    "#fffbd6",
    "#ffeda0",
    "#fedc7f",
    "#fec55f",
    "#fda94a",
    "#fd8a3c",
    "#f56a32",
    "#d93420",
    "#bf1722",
    "#8a0a25",
)
"""The ground of every ten percent between the ends, the safest first."""

GROUNDS = {SAFE: "#0b5394", MINE: "#1c1022"}
"""The grounds of certain cells."""

DARK, PALE = "#101014", "#ffffff"
"""The two inks."""


def label(mined: int, solutions: int) -> int:
    """Gives the label of a cell with a mine in so many of all solutions.

    >>> label(0, 3), label(1, 3), label(3, 3), label(1, 1000), label(999, 1000)
    (0, 33, 100, 101, 102)
    """
    if mined in (0, solutions):
        return MINE if mined else SAFE
    # whole numbers only: they may have hundreds of digits
    percent = (200 * mined + solutions) // (2 * solutions)
    return {0: LESS, 100: MORE}.get(percent, percent)


def ground(label: int) -> str:
    """Gives the colour a label is written on."""
    label %= BEST
    if label in GROUNDS:
        return GROUNDS[label]
    percent = {LESS: 0, MORE: 99}.get(label, label)
    return SHADES[percent // 10]


def ink(label: int) -> str:
    """Gives the colour a label is written in."""
    label %= BEST
    dark = label in GROUNDS or (label >= 70 and label != LESS)
    return PALE if dark else DARK


def steps(label: int) -> tuple[Step, ...]:
    """Gives the drawing of a label, in a square of 25 by 25."""
    best, label = label >= BEST, label % BEST
    radius = 9.0 if label == SAFE else 3.0
    frame = (
        (Box(0.5, 0.5, 24.5, 24.5, DARK, 4), Box(2, 2, 23, 23, PALE, 3))
        if best
        else (Box(2, 2, 23, 23, DARK, radius),)
    )
    inset = 4 if best else 3
    words = WORDS.get(label, str(label))
    size = 12 if len(words) < 3 else 9
    return (
        *frame,
        Box(inset, inset, 25 - inset, 25 - inset, ground(label), max(radius - 1, 1)),
        Text(words, ink(label), 12.5, 12.5 - size / 2, size),
    )
