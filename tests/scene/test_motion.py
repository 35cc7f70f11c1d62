"""Where the short animations lie, in percent of the board."""

from __future__ import annotations

import re

from minesweeper.rules.faces import COVERED, EXPLODED, MINE
from minesweeper.rules.grid import Grid
from minesweeper.scene.motion import (
    BLAST,
    MILLISECONDS,
    MOST_BLASTS,
    WAVE,
    WON,
    Motion,
    blasts,
    wave,
    won,
)
from tests.sources import ROOT

GRID = Grid(10, 20)


def test_a_wave_fills_the_block_of_its_opening() -> None:
    """From the first row and column of it to the last, whatever its shape."""
    cells = [GRID.index(cell) for cell in ((3, 4), (2, 6), (5, 5))]

    assert wave(GRID, cells) == Motion(WAVE, 20, 20, 15, 40)
    assert wave(GRID, [GRID.index((9, 19))]) == Motion(WAVE, 95, 90, 5, 10)


def test_a_wave_over_all_of_the_board_is_as_large_as_it() -> None:
    """No more than that."""
    cells = [GRID.index((row, col)) for row in range(10) for col in range(20)]

    assert wave(GRID, cells) == Motion(WAVE, 0, 0, 100, 100)


def test_a_mine_that_goes_off_has_its_blast_round_it() -> None:
    """Five cells wide and high, over the edge at a corner; other mines have none."""
    faces = bytearray([COVERED]) * len(GRID.filled(0, 0))
    faces[GRID.index((4, 10))] = faces[GRID.index((0, 0))] = EXPLODED
    faces[GRID.index((7, 7))] = MINE
    cells = [GRID.index(cell) for cell in ((7, 7), (4, 10), (0, 0), (1, 1))]

    assert blasts(GRID, faces, cells) == [
        Motion(BLAST, 40, 20, 25, 50),
        Motion(BLAST, -10, -20, 25, 50),
    ]


def test_a_chord_into_many_mines_shows_a_few_blasts() -> None:
    """Not one each, were there a hundred."""
    faces = bytearray([EXPLODED]) * len(GRID.filled(0, 0))
    cells = [GRID.index((row, col)) for row in range(10) for col in range(20)]

    assert len(blasts(GRID, faces, cells)) == MOST_BLASTS


def test_a_win_lights_all_of_the_board() -> None:
    """Once."""
    assert won() == Motion(WON, 0, 0, 100, 100)


def test_the_style_sheet_takes_as_long_as_the_page_waits() -> None:
    """An element goes when its animation ends, neither before nor after."""
    sheet = (ROOT / "static" / "style.css").read_text("utf-8")

    for kind, length in MILLISECONDS.items():
        rule = re.search(
            rf"\.motion-{kind}[^{{}}]*{{[^}}]*animation: \w+ ([0-9.]+)(ms|s)\b", sheet
        )
        assert rule is not None, kind
        shown = float(rule[1]) * (1000 if rule[2] == "s" else 1)
        assert shown == length, kind
