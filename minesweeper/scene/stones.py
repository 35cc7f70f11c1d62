"""The picture of five in a row: every crossing as shapes in device pixels."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.gomoku.game import BLACK, EMPTY, SIZE, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from minesweeper.gomoku.game import Game
    from minesweeper.rules.grid import Cell

STEP = 30
"""CSS pixels between two lines; the first lies half of it in."""

SIDE = SIZE * STEP
"""CSS pixels of the whole board."""

RADIUS = 10
"""CSS pixels of a stone."""

LINE = 2
"""CSS pixels of a line: a line of one, centred between two pixels, covers both half."""

GHOST = 0.5
"""How solid a stone looks that is not laid yet."""


@dataclass(frozen=True, slots=True)
class Felt:
    """The colours of one look of the board.

    Attributes:
        ground: The board.
        line: Its lines.
        stones: For black and white, the middle and the edge of a stone.
        rim: What a black stone is rimmed with, where the ground hides it; else none.
        last: The mark on the stone laid last.
        five: The rings round the stones that won.
    """

    ground: str
    line: str
    stones: tuple[tuple[str, str], tuple[str, str]]
    rim: str | None
    last: str
    five: str


STONES = (("#4c4c4c", "#000000"), ("#ffffff", "#dadada"))
"""The middle and the edge of black and white stones."""

FELT = Felt("#2a4546", "#758283", STONES, None, "#ff5a4f", "#ffd23f")
"""The published design."""

PLAIN = Felt("#000000", "#ffffff", STONES, "#ffffff", "#ff3b30", "#ffe600")
"""Black and white, for eyes that need it."""

FELTS = {"contrast": PLAIN}
"""The looks that are not the published design, by the name of the skin."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A filled rectangle in device pixels of the canvas."""

    left: int
    top: int
    width: int
    height: int
    colour: str


@dataclass(frozen=True, slots=True)
class Disc:
    """A stone in CSS pixels round its crossing: middle and edge colour, how solid."""

    radius: float
    middle: str
    edge: str
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle line in CSS pixels round a crossing."""

    radius: float
    width: float
    colour: str


if TYPE_CHECKING:
    Shape: TypeAlias = Rect | Disc | Ring


class Lattice:
    """The crossings in whole device pixels.

    Attributes:
        ratio: Device pixels to a CSS pixel of the design.
        size: Device pixels of the whole board.
    """

    def __init__(self, ratio: float) -> None:
        self.ratio = ratio
        self.size = round(SIDE * ratio)
        self._edges = [round(STEP * ratio * line) for line in range(SIZE + 1)]
        self._width = max(1, round(LINE * ratio))

    def centre(self, line: int) -> float:
        """Gives the device pixel a line is centred on."""
        middle = (line + 0.5) * STEP * self.ratio
        # A line of an odd number of pixels is centred on one of them.
        return round(middle - self._width / 2) + self._width / 2

    def box(self, cell: Cell) -> tuple[int, int, int, int]:
        """Gives left, top, width and height of the part of a crossing."""
        row, col = cell
        left, top = self._edges[col], self._edges[row]
        return left, top, self._edges[col + 1] - left, self._edges[row + 1] - top

    def bars(self, cell: Cell, colour: str) -> tuple[Rect, Rect]:
        """Gives the pieces of the two lines that meet in a crossing."""
        row, col = cell
        left, top, width, height = self.box(cell)
        thick = self._width
        across = round(self.centre(row) - thick / 2)
        down = round(self.centre(col) - thick / 2)
        first = down if col == 0 else left
        last = down + thick if col == SIZE - 1 else left + width
        upper = across if row == 0 else top
        lower = across + thick if row == SIZE - 1 else top + height
        return (
            Rect(first, across, last - first, thick, colour),
            Rect(down, upper, thick, lower - upper, colour),
        )


def cell_at(x: float, y: float, width: float, height: float) -> Cell | None:
    """Gives the crossing nearest to a position in a box that shows the board.

    >>> cell_at(44, 46, 450, 450), cell_at(450, 0, 450, 450)
    ((1, 1), None)
    """
    if not (0 <= x < width and 0 <= y < height):
        return None
    return int(y / height * SIZE), int(x / width * SIZE)


def shapes(
    game: Game, cell: Cell, lattice: Lattice, felt: Felt, ghost: int = EMPTY
) -> tuple[Shape, ...]:
    """Gives all that is drawn at a crossing, in order.

    Args:
        game: The game.
        cell: The crossing.
        lattice: Where it lies.
        felt: The colours.
        ghost: The side whose stone would be laid here, if it is shown.
    """
    drawn: list[Shape] = [
        Rect(*lattice.box(cell), felt.ground),
        *lattice.bars(cell, felt.line),
    ]
    held = game.at(cell)
    side = held or ghost
    if side in (BLACK, WHITE):
        middle, edge = felt.stones[side - 1]
        drawn.append(Disc(RADIUS, middle, edge, 1.0 if held else GHOST))
        if side == BLACK and felt.rim is not None:
            drawn.append(Ring(RADIUS, 1.5, felt.rim))
    if held and cell in game.five:
        drawn.append(Ring(RADIUS + 2, 2.5, felt.five))
    if held and cell == game.last:
        drawn.append(Ring(3.5, 2, felt.last))
    return tuple(drawn)
