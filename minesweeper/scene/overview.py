"""The whole board as a small picture: a pixel for each cell."""

from __future__ import annotations

from minesweeper.rules.faces import EXPLODED, FLAG, MINE, QUESTION, WRONG_FLAG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.grid import Grid
    from minesweeper.scene.skins import Skin

TINT = 0.35
"""How much of a digit's colour its pixel has; the rest is the open cell's."""


def colours(skin: Skin) -> list[str]:
    """Gives the colour of each face code in the small picture, each as `#rrggbb`."""
    found = [skin.face] * 16
    found[0] = skin.paper
    for number, digit in enumerate(skin.digits, 1):
        found[number] = mixed(skin.paper, digit, TINT)
    found[FLAG] = found[WRONG_FLAG] = skin.flag
    found[QUESTION] = skin.question
    found[MINE] = skin.mine
    found[EXPLODED] = skin.exploded
    return found


def mixed(one: str, other: str, share: float) -> str:
    """Gives a colour between two, with that share of the second.

    >>> mixed("#000000", "#ff8000", 0.5)
    '#804000'
    """
    pairs = zip(parts(one), parts(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def parts(colour: str) -> tuple[int, int, int]:
    """Gives red, green and blue of `#rrggbb`, 0 to 255 each."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:], 16)


def picture(grid: Grid, faces: bytes | bytearray, skin: Skin) -> bytearray:
    """Gives red, green, blue and opacity of every padded position, row by row.

    It takes a few milliseconds for a quarter of a million cells: a table for each
    colour turns all faces at once.
    """
    known = [parts(colour) for colour in colours(skin)]
    known += [known[-1]] * (256 - len(known))
    whole = len(faces) - len(faces) % grid.stride
    made = bytearray(b"\xff") * (4 * whole)
    for channel in range(3):
        table = bytes(colour[channel] for colour in known)
        made[channel::4] = faces[:whole].translate(table)
    return made


def seen_rows(start: float, size: float, whole: float, lines: int) -> tuple[int, int]:
    """Gives the first and the last row (or column) that is seen, counted from 1.

    >>> seen_rows(0, 500, 12500, 500), seen_rows(12, 500, 12500, 500)
    ((1, 20), (1, 21))

    Args:
        start: Where the window begins on the board.
        size: How much of the board it shows.
        whole: How large the board is, in the same unit.
        lines: How many rows (or columns) it has.
    """
    each = whole / lines
    first = min(int(start / each + 0.01), lines - 1)
    last = min(max(int(-(-(start + size) // each)), first + 1), lines)
    return first + 1, last
