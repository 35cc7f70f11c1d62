"""The picture of five in a row, shape by shape."""

from __future__ import annotations

from itertools import pairwise

import pytest

from minesweeper.gomoku.game import BLACK, SIZE, Game
from minesweeper.gomoku.notation import parse_moves
from minesweeper.scene.stones import (
    FELT,
    GHOST,
    PLAIN,
    Disc,
    Lattice,
    Rect,
    Ring,
    cell_at,
    shapes,
)

ALL = [(row, col) for row in range(SIZE) for col in range(SIZE)]


def kinds(text: str, cell: tuple[int, int]) -> list[type]:
    """Gives what is drawn on a crossing beside the board itself."""
    drawn = shapes(parse_moves(text), cell, Lattice(1), FELT)
    return [type(shape) for shape in drawn[3:]]


def test_the_board_is_450_pixels_with_its_first_line_15_in() -> None:
    """Lines of two pixels, centred on 15, 45 ... 435."""
    lattice = Lattice(1)
    bars = {lattice.bars(cell, FELT.line)[1] for cell in ALL if cell[0] == 7}

    assert lattice.size == 450
    assert {bar.left for bar in bars} == {14 + 30 * line for line in range(15)}
    assert {bar.width for bar in bars} == {2}
    assert [lattice.centre(line) for line in (0, 7, 14)] == [15, 225, 435]


@pytest.mark.parametrize("ratio", [0.72, 1, 1.1, 1.25, 1.5, 2, 2.625, 3])
def test_crossings_tile_the_board_without_gap_or_overlap(ratio: float) -> None:
    """At every ratio, so that a changed crossing is drawn by itself."""
    lattice = Lattice(ratio)
    area = 0
    for cell in ALL:
        left, top, width, height = lattice.box(cell)
        area += width * height
        assert left <= lattice.centre(cell[1]) <= left + width
        assert top <= lattice.centre(cell[0]) <= top + height
    assert area == lattice.size**2


@pytest.mark.parametrize("ratio", [0.72, 1, 1.25, 1.5, 2, 3])
def test_lines_end_where_they_cross_the_outer_ones(ratio: float) -> None:
    """No line reaches beyond the first and the last of the others."""
    lattice = Lattice(ratio)
    across = [lattice.bars((7, col), FELT.line)[0] for col in range(SIZE)]
    down = [lattice.bars((7, col), FELT.line)[1] for col in range(SIZE)]

    assert across[0].left == down[0].left
    assert across[-1].left + across[-1].width == down[-1].left + down[-1].width
    for one, other in pairwise(across):
        assert one.left + one.width == other.left


def test_a_stone_is_a_disc_of_ten_pixels_in_the_published_colours() -> None:
    """Black and white, from the middle to the edge."""
    game = parse_moves("h8 i8 a1")
    lattice = Lattice(1)

    assert Disc(10, "#4c4c4c", "#000000") in shapes(game, (7, 7), lattice, FELT)
    assert Disc(10, "#ffffff", "#dadada") in shapes(game, (7, 8), lattice, FELT)
    assert shapes(game, (0, 0), lattice, FELT)[0] == Rect(0, 0, 30, 30, "#2a4546")


def test_the_last_stone_and_the_five_are_marked() -> None:
    """The other stones are not."""
    won = "h8 a1 i8 c1 j8 e1 k8 g1 l8"

    assert kinds("h8 i9", (6, 8)) == [Disc, Ring]
    assert kinds("h8 i9", (7, 7)) == [Disc]
    assert kinds(won, (7, 7)) == [Disc, Ring]
    assert kinds(won, (7, 11)) == [Disc, Ring, Ring]
    assert kinds(won, (14, 0)) == [Disc]


def test_a_ghost_is_a_stone_half_seen_on_an_empty_crossing() -> None:
    """A stone that is there stays solid."""
    game = parse_moves("h8")
    empty = shapes(game, (0, 0), Lattice(1), FELT, BLACK)
    taken = shapes(game, (7, 7), Lattice(1), FELT, BLACK)

    assert [shape.alpha for shape in empty if isinstance(shape, Disc)] == [GHOST]
    assert [shape.alpha for shape in taken if isinstance(shape, Disc)] == [1.0]


def test_a_black_stone_is_rimmed_where_the_ground_is_black() -> None:
    """Otherwise it could not be seen."""
    game = Game()
    game.play((7, 7))
    drawn = shapes(game, (7, 7), Lattice(1), PLAIN)

    assert PLAIN.rim == "#ffffff"
    assert any(isinstance(s, Ring) and s.colour == PLAIN.rim for s in drawn)


def test_a_position_belongs_to_the_nearest_crossing() -> None:
    """In a box of any size; beside it there is none."""
    assert cell_at(15, 15, 450, 450) == (0, 0)
    assert cell_at(29.9, 30.1, 450, 450) == (1, 0)
    assert cell_at(449.9, 449.9, 450, 450) == (14, 14)
    assert cell_at(100, 100, 300, 300) == (5, 5)
    assert cell_at(-0.1, 20, 450, 450) is None
    assert cell_at(20, 450, 450, 450) is None
