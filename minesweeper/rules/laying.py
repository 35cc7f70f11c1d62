"""Laying mines: from the same seed the same field, in every Python and for ever.

Chance is `random.Random`, seeded with the seed's text. What is drawn from it, in which
order, is a promise: seeds are in people's links. The golden fields among the tests hold
it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from random import Random

from minesweeper.rules.errors import SeedError, quote
from minesweeper.rules.field import Field
from minesweeper.rules.level import Level, Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from minesweeper.rules.grid import Cell, Grid

LONGEST_SEED = 64
"""The most characters a seed has."""

_TRIES = 4
_NEGLIGIBLE = 1e-20


def check_seed(seed: str) -> str:
    """Return the seed if it is printable text of up to 64 characters.

    Raises:
        SeedError: it is not.
    """
    if len(seed) > LONGEST_SEED:
        raise SeedError(
            "length", most=LONGEST_SEED, value=quote(seed), length=len(seed)
        )
    if not seed.isprintable():
        place = next(i for i, letter in enumerate(seed) if not letter.isprintable())
        raise SeedError("printable", value=quote(seed), place=place)
    return seed


def generator(seed: str) -> Random:
    """Return the source of chance of a game with this seed.

    Raises:
        SeedError: the seed is not printable text of up to 64 characters.
    """
    return Random(check_seed(seed))


def lay(level: Level, chance: Random, first: Cell | None = None) -> Field:
    """Return a new field for a level, in time linear in its cells.

    `first` is the cell opened first: a level that starts by `zone` or `cell` keeps it
    free of mines, the other two don't look at it. Where a zone doesn't fit, it shrinks
    to the cell.

    >>> field = lay(Level(2, 2, mines=3), Random("seed"), (0, 1))
    >>> [field.numbers[index] for index in field.grid.indices]
    [12, 3, 12, 12]
    """
    grid = level.grid
    free = _free(level, first)
    if level.density is not None:
        return lay_by_density(grid, level.density, chance, free)
    return lay_counted(grid, level.mines or 0, chance, free)


def lay_counted(
    grid: Grid, mines: int, chance: Random, free: Sequence[int] = ()
) -> Field:
    """Return a field with so many mines, each choice of their cells equally likely.

    A shuffle of the cells chooses the mines, or the safe cells if those are fewer.
    `free` are positions to keep free, in ascending order. A grid may be larger here
    than a level is.
    """
    places = list(grid.indices)
    for index in reversed(free):
        row, col = grid.cell(index)
        del places[row * grid.cols + col]
    few = min(mines, len(places) - mines)
    are_mines = few == mines
    laid = bytearray(grid.filled(not are_mines, 0))
    for index in free:
        laid[index] = False
    for index in chance.sample(places, few):
        laid[index] = are_mines
    return Field(grid, int.from_bytes(laid, "little"))


def lay_by_density(
    grid: Grid, density: float, chance: Random, free: Sequence[int] = ()
) -> Field:
    """Return a field where each cell is a mine with one probability, independently.

    `free` are positions to keep free, in ascending order. One random byte a padded
    position decides: it is a mine below density × 256, and on a tie a second draw
    weighs what a byte cannot tell. A field without a mine or without a safe cell is
    laid again; where that happens over and over, the number of mines is drawn instead,
    of the possible ones by how likely each is.
    """
    tie, rest, table = _thresholds(density)
    cells = grid.cells
    for index in free:
        cells ^= 1 << 8 * index
    for _ in range(_TRIES):
        drawn = chance.randbytes(grid.length)
        laid = bytearray(drawn.translate(table))
        index = drawn.find(tie)
        while index >= 0:
            laid[index] = chance.random() < rest
            index = drawn.find(tie, index + 1)
        packed = int.from_bytes(laid, "little") & cells
        if packed and packed != grid.cells:
            return Field(grid, packed)
    most = min(grid.size - len(free), grid.size - 1)
    weights = _chances(grid.size - len(free), density, most)
    mines = chance.choices(range(1, len(weights) + 1), weights)[0]
    return lay_counted(grid, mines, chance, free)


def pick_start(field: Field, chance: Random) -> int:
    """Return the position that an `opening` start opens.

    It is a random zero cell, or where there is none, a random one of the safe cells
    with the smallest number.
    """
    numbers = field.numbers
    least = next(number for number in range(9) if number in numbers)
    table = bytes(number == least for number in range(256))
    places = list(compress(range(len(numbers)), numbers.translate(table)))
    return places[int(chance.random() * len(places))]


def _free(level: Level, first: Cell | None) -> list[int]:
    """Return the positions that the start rule keeps free, in ascending order."""
    if first is None or level.start is Start.NONE or level.start is Start.OPENING:
        return []
    grid = level.grid
    around = grid.neighbours(first) if level.start is Start.ZONE else ()
    if grid.size - 1 - len(around) < (level.mines or 1):
        around = ()
    return sorted(map(grid.index, (first, *around)))


@lru_cache(maxsize=8)
def _thresholds(density: float) -> tuple[int, float, bytes]:
    """Return the byte of a tie, a tie's chance to be a mine, and who is one anyway."""
    tie = int(density * 256)
    return tie, density * 256 - tie, bytes([1] * tie + [0] * (256 - tie))


def _chances(cells: int, density: float, most: int) -> list[float]:
    """Return how likely 1, 2, 3 … mines are, up to a factor, while it matters.

    Each of so many cells is a mine with one probability, and there are 1 to `most`.
    """
    odds = density / (1 - density)
    weights = [1.0]
    while len(weights) < most and weights[-1] > _NEGLIGIBLE:
        mines = len(weights)
        weights.append(weights[-1] * odds * (cells - mines) / (mines + 1))
    return weights
