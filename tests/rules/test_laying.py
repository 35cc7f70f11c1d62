"""Laying: what the start rules promise, and that chance is fair."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import SeedError
from minesweeper.rules.grid import Cell
from minesweeper.rules.laying import (
    _thresholds,
    check_seed,
    generator,
    lay,
    pick_start,
)
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.notation import format_field
from tests.rules.boards import (
    all_cells,
    boards,
    counted,
    field,
    levels,
    mines_of,
    modest,
    touching,
)

CHI_SQUARED = {5: 20.52, 14: 36.12, 16: 39.25, 26: 54.05, 31: 61.10, 35: 66.62}
"""By degrees of freedom, what one fair experiment in a thousand goes beyond."""


def laid(level: Level, chance: Random, first: Cell | None = None) -> list[str]:
    """Gives the rows of a new field."""
    return format_field(lay(level, chance, first)).split("\n")


def deviation(found: Counter[str], shares: dict[str, float]) -> float:
    """Gives the chi-squared statistic of what was found against expected shares."""
    assert set(found) <= set(shares)
    total, weight = found.total(), sum(shares.values())
    expected = {key: total * share / weight for key, share in shares.items()}
    return sum((found[key] - count) ** 2 / count for key, count in expected.items())


@modest
@given(levels(), st.data())
def test_a_laid_field_obeys_its_start_rule(level: Level, data: st.DataObject) -> None:
    """The first cell is safe where promised, its neighbours too where they fit."""
    cells = all_cells(["." * level.cols] * level.rows)
    first = data.draw(st.sampled_from(cells))
    rows = laid(level, Random(data.draw(st.integers(0, 99))), first)
    mines = mines_of(rows)
    zone = [first, *touching(first, cells)]

    if level.mines is not None:
        assert len(mines) == level.mines
    assert 0 < len(mines) < len(cells)
    if level.start in (Start.ZONE, Start.CELL):
        assert first not in mines
    if level.start is Start.ZONE and (level.mines or 1) <= len(cells) - len(zone):
        assert not mines & set(zone)


@pytest.mark.parametrize("start", [Start.NONE, Start.OPENING])
@pytest.mark.parametrize("first", [(0, 0), None])
def test_other_start_rules_do_not_look_at_the_first_cell(
    start: Start, first: Cell | None
) -> None:
    """The field is the same whatever is opened first."""
    level = Level(6, 7, mines=20, start=start)

    assert lay(level, Random("a"), first) == lay(level, Random("a"), (5, 6))


def test_a_zone_shrinks_only_where_it_does_not_fit() -> None:
    """A 5 × 5 board has room for a clear 3 × 3 zone with 16 mines, not with 17."""
    roomy, full = (Level(5, 5, mines=mines) for mines in (16, 17))
    zone = [(r, c) for r in (1, 2, 3) for c in (1, 2, 3)]

    for seed in range(50):
        assert not mines_of(laid(roomy, Random(seed), (2, 2))) & set(zone)
    kept = [
        mines_of(laid(full, Random(seed), (2, 2))) & set(zone) for seed in range(50)
    ]
    assert all(kept)
    assert all((2, 2) not in mines for mines in kept)


def test_a_density_zone_shrinks_where_it_covers_the_board() -> None:
    """On 2 × 2 the zone is everything, so only the cell is kept free."""
    for seed in range(50):
        mines = mines_of(laid(Level(2, 2, density=0.3), Random(seed), (0, 1)))
        assert mines
        assert (0, 1) not in mines


def test_counted_mines_make_every_board_equally_likely() -> None:
    """All 15 ways to lay 2 mines on 2 × 3 cells come about equally often."""
    level = Level(2, 3, mines=2, start=Start.NONE)
    chance = Random(1)
    found = Counter("/".join(laid(level, chance)) for _ in range(3000))

    ways = {
        "".join("*" if i in pair else "." for i in range(6))
        for pair in itertools.combinations(range(6), 2)
    }
    shares = {f"{way[:3]}/{way[3:]}": 1.0 for way in ways}
    assert len(shares) == 15
    assert deviation(found, shares) < CHI_SQUARED[14]


@pytest.mark.parametrize("first", [None, (0, 0), (2, 3)])
def test_counted_mines_are_spread_evenly(first: Cell | None) -> None:
    """Corners, edges and the middle hold mines equally often, outside the zone."""
    level = Level(6, 6, mines=8, start=Start.NONE if first is None else Start.ZONE)
    chance = Random(2)
    boards = 2000
    found = Counter(
        cell for _ in range(boards) for cell in mines_of(laid(level, chance, first))
    )

    cells = set(all_cells(["......"] * 6))
    if first is not None:
        cells -= {first, *touching(first, cells)}
    share = 8 / len(cells)
    spread = boards * share * (1 - share) * len(cells) / (len(cells) - 1)
    statistic = sum((found[c] - boards * share) ** 2 / spread for c in cells)
    assert set(found) == cells
    assert statistic < CHI_SQUARED[len(cells) - 1]


@pytest.mark.parametrize("density", [0.2, 0.02, 0.9])
def test_a_density_makes_every_board_as_likely_as_it_should_be(density: float) -> None:
    """On 1 × 3 cells each board has its exact share, those without a choice none."""
    level = Level(1, 3, density=density, start=Start.NONE)
    chance = Random(3)
    found = Counter(laid(level, chance)[0] for _ in range(4000))

    shares = {}
    for cells in itertools.product("*.", repeat=3):
        mines = cells.count("*")
        if 0 < mines < 3:
            shares["".join(cells)] = density**mines * (1 - density) ** (3 - mines)
    assert deviation(found, shares) < CHI_SQUARED[5]


@modest
@given(st.floats(2**-9, 0.9))
def test_a_density_is_exact(density: float) -> None:
    """A byte and, on a tie, a second draw together have the very probability."""
    tie, rest, table = _thresholds(density)

    assert (tie + rest) / 256 == density
    assert 0 <= rest < 1
    assert table == bytes([1] * tie + [0] * (256 - tie))


def test_a_classic_field_has_a_fifth_of_mines() -> None:
    """Over 500 boards the share of mines is within four standard errors of 0.2."""
    level = LEVELS["classic"]
    chance = Random(4)
    mines = sum(lay(level, chance).mine_count for _ in range(500))

    error = math.sqrt(0.2 * 0.8 / (500 * 600))
    assert abs(mines / (500 * 600) - 0.2) < 4 * error


@pytest.mark.parametrize("density", [5e-324, 1e-12, 1e-6])
@pytest.mark.parametrize("start", Start)
def test_a_tiny_density_lays_one_mine_and_does_not_loop(
    density: float, start: Start
) -> None:
    """A field without a mine is laid again, but not until chance is kind."""
    level = Level(20, 20, density=density, start=start)

    mines = [
        mine
        for seed in range(40)
        for mine in mines_of(laid(level, Random(seed), (0, 0)))
    ]
    assert len(mines) == 40
    assert len(set(mines)) > 30


def test_the_last_cell_of_a_density_field_stays_safe() -> None:
    """On two cells one is a mine and one is not, at the highest density too."""
    for start in Start:
        level = Level(1, 2, density=0.9, start=start)
        found = {laid(level, Random(seed), (0, 0))[0] for seed in range(20)}
        free = start in (Start.ZONE, Start.CELL)
        assert found == ({".*"} if free else {".*", "*."})


@modest
@given(boards(), st.integers(0, 99))
def test_an_opening_start_is_a_zero_or_the_smallest_number(
    rows: list[str], seed: int
) -> None:
    """There is no safe cell with a smaller number than the one chosen."""
    laid = field("\n".join(rows))
    numbers = counted(rows)

    cell = laid.grid.cell(pick_start(laid, Random(seed)))
    assert numbers[cell] == min(numbers.values())


def test_an_opening_start_takes_any_zero() -> None:
    """Each of the zeros is chosen about equally often."""
    rows = ["*......", ".......", "......."]
    laid = field("\n".join(rows))
    chance = Random(5)
    found = Counter(str(laid.grid.cell(pick_start(laid, chance))) for _ in range(1700))

    shares = {str(cell): 1.0 for cell, number in counted(rows).items() if number == 0}
    assert len(shares) == 17
    assert deviation(found, shares) < CHI_SQUARED[16]


@pytest.mark.parametrize("seed", ["", "a", "種 🌱", "x" * 64, "<b>&amp;</b>", "é" * 64])
def test_printable_text_of_up_to_64_characters_is_a_seed(seed: str) -> None:
    """Any such text does, in any script, and gives its own chance."""
    assert check_seed(seed) == seed
    assert generator(seed).random() == generator(seed).random()
    assert generator(seed).random() != generator(seed[1:] + "?").random()


@pytest.mark.parametrize(
    ("seed", "reason", "sentence"),
    [
        ("x" * 65, "length", "at most 64 characters; 'xxx.*…' has 65"),
        ("a\nb", "printable", r"'a\\nb' is not, at character 1"),
        ("\x00", "printable", r"'\\x00' is not, at character 0"),
        ("ab\ud800", "printable", "at character 2"),
        ("a\u202eb", "printable", "at character 1"),
    ],
)
def test_another_text_is_no_seed(seed: str, reason: str, sentence: str) -> None:
    """The sentence quotes the text, shortened and harmless."""
    with pytest.raises(SeedError, match=sentence) as caught:
        generator(seed)

    assert caught.value.reason == reason
