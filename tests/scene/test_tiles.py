"""Tests of the drawing steps of each kind of cell."""

from __future__ import annotations

from itertools import combinations

import pytest

from minesweeper.rules import faces
from minesweeper.scene.skins import LIGHT, ORIGINAL, SKINS, Skin
from minesweeper.scene.tiles import (
    PRESSED,
    PRESSED_QUESTION,
    TILES,
    Box,
    Shape,
    Text,
    outline,
    snapped,
    steps,
)

ALL = list(SKINS.values())


@pytest.mark.parametrize("skin", ALL, ids=lambda skin: skin.name)
@pytest.mark.parametrize("tile", TILES)
def test_every_tile_covers_its_whole_cell(skin: Skin, tile: int) -> None:
    """The first step fills the cell, so nothing of the old picture shows through."""
    ground = steps(skin, tile)[0]
    assert isinstance(ground, Box)
    assert (ground.left, ground.top, ground.right, ground.bottom) == (0, 0, 25, 25)
    assert ground.radius == 0


@pytest.mark.parametrize("skin", ALL, ids=lambda skin: skin.name)
def test_tiles_differ_from_each_other(skin: Skin) -> None:
    """Whatever a player must tell apart has its own steps."""
    silent = {PRESSED, PRESSED_QUESTION} if skin is ORIGINAL else set()
    shown = [tile for tile in TILES if tile not in silent]
    for one, other in combinations(shown, 2):
        assert steps(skin, one) != steps(skin, other), (one, other)


def test_the_original_knows_no_held_down_cell() -> None:
    """The published design draws nothing while a button is held."""
    assert steps(ORIGINAL, PRESSED) == steps(ORIGINAL, faces.COVERED)
    assert steps(ORIGINAL, PRESSED_QUESTION) == steps(ORIGINAL, faces.QUESTION)


@pytest.mark.parametrize(
    ("tile", "letter", "colour", "x", "y"),
    [
        (1, "1", "#ff7f00", 12, 6),
        (8, "8", "#0b0733", 12, 6),
        (faces.FLAG, "?", "#000000", 12, 6),
        (faces.MINE, "*", "#000000", 13, 9),
        (faces.EXPLODED, "*", "#000000", 13, 9),
        (faces.WRONG_FLAG, "x", "#ff0000", 12, 4),
    ],
)
def test_the_original_writes_its_letters_where_the_design_says(
    tile: int, letter: str, colour: str, x: int, y: int
) -> None:
    """Letters are 18 pixels, bold by nature of the step."""
    assert steps(ORIGINAL, tile)[-1] == Text(letter, colour, x, y, 18)


def test_the_original_draws_open_and_exploded_grounds_inset_by_two() -> None:
    """Squares of 21 pixels: the last box of an open cell and of the lost one."""
    assert steps(ORIGINAL, 0)[-1] == Box(2, 2, 23, 23, "#eeeeee")
    assert steps(ORIGINAL, faces.EXPLODED)[-2] == Box(2, 2, 23, 23, "#ff0000")


def test_the_question_mark_of_the_original_is_not_its_mark() -> None:
    """Its one mark is a full `?`; the third state is a hollow one."""
    mark, question = (
        steps(ORIGINAL, tile)[-1] for tile in (faces.FLAG, faces.QUESTION)
    )
    assert isinstance(mark, Text)
    assert isinstance(question, Text)
    assert mark.letter == question.letter == "?"
    assert not mark.hollow
    assert question.hollow


def test_our_skins_use_no_font() -> None:
    """Their signs are paths, the same on every machine."""
    for skin in ALL:
        letters = [s for tile in TILES for s in steps(skin, tile) if type(s) is Text]
        assert bool(letters) == (skin is ORIGINAL)


def test_a_wrong_flag_is_crossed_in_red_on_top() -> None:
    """The cross is the last step."""
    last = steps(LIGHT, faces.WRONG_FLAG)[-1]
    assert isinstance(last, Shape)
    assert last.colour == LIGHT.cross


@pytest.mark.parametrize("tile", [-1, faces.GUARD, 18, 255])
def test_there_is_no_other_tile(tile: int) -> None:
    """The padding is never drawn."""
    with pytest.raises(ValueError, match=str(tile)):
        steps(LIGHT, tile)


def test_a_wider_cell_has_more_of_its_middle() -> None:
    """At ratio 1.5 cells of 37 and 38 pixels have edges of the same thickness."""
    box = Box(2, 2, 23, 24, "#000000")
    assert snapped(box, 37, 38, 1.5) == (3, 3, 34, 36)
    assert snapped(box, 38, 37, 1.5) == (3, 3, 35, 35)


def test_halves_of_pixels_are_kept_at_ratio_one_only() -> None:
    """The lines of the published design end in the middle of a pixel there."""
    box = Box(1.5, 1.5, 23.5, 23.5, "#000000")
    assert snapped(box, 25, 25, 1) == (1.5, 1.5, 23.5, 23.5)
    assert snapped(box, 50, 50, 2) == (3, 3, 47, 47)
    assert all(edge == int(edge) for edge in snapped(box, 31, 32, 1.25))


def test_a_round_outline_comes_back_to_its_beginning() -> None:
    """Its moves add up to nothing."""
    assert outline(1, 1, 25, 25, 3) == (
        "M4 1h18a3 3 0 0 1 3 3v18a3 3 0 0 1 -3 3"
        "h-18a3 3 0 0 1 -3 -3v-18a3 3 0 0 1 3 -3z"
    )
