"""Tests of which tile each cell of a game shows."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.rules.faces import COVERED, FLAG, GUARD, QUESTION
from minesweeper.rules.grid import Grid
from minesweeper.scene.geometry import Geometry
from minesweeper.scene.minefield import runs, tiles
from minesweeper.scene.tiles import PRESSED, PRESSED_QUESTION
from minesweeper.scene.view import View


@dataclass
class Showing:
    """Something with faces and nothing else."""

    faces: bytearray


ROW = Showing(bytearray([GUARD, COVERED, 1, FLAG, QUESTION, COVERED, 0, GUARD]))


def test_cells_are_sorted_by_their_faces() -> None:
    """Each cell asked for is in one group, in the order asked."""
    assert tiles(ROW, range(1, 7)) == {
        COVERED: [1, 5],
        1: [2],
        FLAG: [3],
        QUESTION: [4],
        0: [6],
    }


def test_only_the_cells_asked_for_are_shown() -> None:
    """A redraw of no cell is no work."""
    assert tiles(ROW, [2]) == {1: [2]}
    assert tiles(ROW, []) == {}


def test_held_cells_look_pressed_if_they_could_be_opened() -> None:
    """Open cells and flags stay as they are."""
    assert tiles(ROW, range(1, 7), {1, 2, 3, 4}) == {
        PRESSED: [1],
        1: [2],
        FLAG: [3],
        PRESSED_QUESTION: [4],
        COVERED: [5],
        0: [6],
    }


def test_runs_hold_the_cells_of_a_part_side_by_side() -> None:
    """Each row by itself, from the first column of the part to the last."""
    grid = Grid(3, 4)
    faces = bytearray([GUARD]) * grid.length
    for number, row in enumerate(("0112", "1111", "0000")):
        for col, letter in enumerate(row):
            faces[grid.index((number, col))] = int(letter)
    part = View(Geometry(grid, 1), 0, 1, 2, 3)
    at = grid.index

    assert runs(Showing(faces), part) == {
        1: [(at((0, 1)), 2), (at((1, 1)), 3)],
        2: [(at((0, 3)), 1)],
    }
