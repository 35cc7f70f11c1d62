"""Laying mines: counted or by density, for ever the same from the same seed."""

from __future__ import annotations

from itertools import compress
from random import Random

from minesweeper.rules.errors import SeedError, quote
from minesweeper.rules.field import Field
from minesweeper.rules.level import Level, Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell

LONGEST_SEED = 64
"""The most characters a seed has."""

_TRIES = 64


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
    """Return the one source of chance of a game with this seed."""
    return Random(check_seed(seed))


def lay(level: Level, chance: Random, first: Cell | None = None) -> Field:
    """Return a new field for a level.

    `first` is the cell opened first; a level that starts by `zone` or `cell` keeps it
    free. Where a zone does not fit, it shrinks to the cell.
    """
    free = _free(level, first)
    if level.mines is not None:
        return _lay_counted(level, chance, free)
    return _lay_by_density(level, chance, free)


def _free(level: Level, first: Cell | None) -> list[int]:
    """Return the positions the start rule keeps free of mines."""
    grid = level.grid
    if first is None or level.start in (Start.NONE, Start.OPENING):
        return []
    zone = [first]
    if level.start is Start.ZONE:
        zone += grid.neighbours(first)
        if grid.size - len(zone) < (level.mines or 1):
            zone = [first]
    return sorted(map(grid.index, zone))


def _lay_counted(level: Level, chance: Random, free: list[int]) -> Field:
    grid = level.grid
    places = [i for i in grid.indices if i not in free]
    mines = bytearray(grid.length)
    for index in chance.sample(places, level.mines or 0):
        mines[index] = 1
    return Field(grid, int.from_bytes(mines, "little"))


def _lay_by_density(level: Level, chance: Random, free: list[int]) -> Field:
    grid = level.grid
    whole, rest = divmod((level.density or 0) * 256, 1)
    limit = int(whole)
    table = bytes([1] * limit + [2] + [0] * (255 - limit))
    keep = grid.cells * 3
    for index in free:
        keep &= ~(3 << 8 * index)
    for _ in range(_TRIES):
        drawn = chance.randbytes(grid.length).translate(table)
        kept = bytearray(
            (int.from_bytes(drawn, "little") & keep).to_bytes(grid.length, "little")
        )
        tie = kept.find(2)
        while tie >= 0:
            kept[tie] = chance.random() < rest
            tie = kept.find(2, tie + 1)
        mines = kept.count(1)
        if 0 < mines < grid.size:
            return Field(grid, int.from_bytes(kept, "little"))
    raise AssertionError


def pick_start(field: Field, chance: Random) -> int:
    """Return the position an `opening` start opens.

    A random zero cell, or where there is none a random one of the safe cells with the
    smallest number.
    """
    numbers = field.numbers
    least = next(number for number in range(9) if number in numbers)
    table = bytes(number == least for number in range(256))
    places = list(compress(range(len(numbers)), numbers.translate(table)))
    return places[int(chance.random() * len(places))]
