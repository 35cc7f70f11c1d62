"""Tests that a reader can tell the signs of each skin from their ground and apart."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest

from minesweeper.rules.faces import FLAG, MINE, QUESTION, WRONG_FLAG
from minesweeper.scene.skins import (
    CONTRAST,
    DARK,
    DEFAULT,
    LIGHT,
    ORIGINAL,
    SAFE,
    SKINS,
    Skin,
    preferred,
)
from minesweeper.scene.tiles import Box, Shape, steps
from tests.scene.eyes import BLINDNESS, apart, contrast, linear
from tests.scene.raster import covered

OURS = (LIGHT, DARK, CONTRAST, SAFE)


BLIND = tuple(BLINDNESS)
"""The kinds of colour blindness."""

SIGNS = (FLAG, QUESTION, WRONG_FLAG, MINE, *range(1, 9))
"""The tiles whose signs must be told apart, whatever colours they have."""


def sign(skin: Skin, tile: int) -> frozenset[int]:
    """Gives the points a tile's sign covers, in the colours it has or in none."""
    return frozenset().union(
        *(covered(step) for step in steps(skin, tile) if not isinstance(step, Box))
    )


def test_the_measure_knows_its_ends() -> None:
    """Black on white is 21, a colour on itself 1, and mid-grey as published."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#c3cedc", "#c3cedc") == 1
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("skin", OURS, ids=lambda skin: skin.name)
def test_digits_stand_out_from_an_open_cell(skin: Skin) -> None:
    """Each digit has a contrast of 4.5 or more."""
    assert min(contrast(digit, skin.paper) for digit in skin.digits) >= 4.5


@pytest.mark.parametrize("skin", OURS, ids=lambda skin: skin.name)
def test_digits_differ_in_colour(skin: Skin) -> None:
    """No two digits are near in CIELAB; a just visible step is about 2."""
    for one, other in combinations(skin.digits, 2):
        assert apart(one, other) >= 20, (one, other)


@pytest.mark.parametrize("blindness", BLIND)
def test_digits_of_the_safe_skin_differ_for_colour_blind_eyes(blindness: str) -> None:
    """They keep the distance there that other skins' digits have for most eyes."""
    for one, other in combinations(SAFE.digits, 2):
        assert apart(one, other, blindness) >= 20, (one, other)


@pytest.mark.parametrize("blindness", BLIND)
def test_colours_of_other_skins_do_collide_for_them(blindness: str) -> None:
    """The measure tells: the usual digits are nearer than the safe ones somewhere."""

    def least(skin: Skin) -> float:
        return min(apart(a, b, blindness) for a, b in combinations(skin.digits, 2))

    assert least(SAFE) > 2 * least(LIGHT)


@pytest.mark.parametrize("skin", OURS, ids=lambda skin: skin.name)
def test_signs_are_told_apart_by_their_shapes(skin: Skin) -> None:
    """Any two signs differ in a fifth or more of what they cover, without colours."""
    shapes = {tile: sign(skin, tile) for tile in SIGNS}
    for one, other in combinations(SIGNS, 2):
        union = len(shapes[one] | shapes[other])
        assert len(shapes[one] ^ shapes[other]) >= union / 5, (one, other)


def test_the_shapes_are_measured_as_they_are_drawn() -> None:
    """A square, a triangle and a disc cover the points their areas say."""
    assert len(covered(Box(0, 0, 5, 5, "#000000"))) == 100
    triangle = covered(Shape("M0 0L10 0L0 10Z", "#000000"))
    assert len(triangle) == pytest.approx(200, abs=12)
    dot = covered(Shape("M12.5 12.5V12.6", "#000000", 10))
    assert len(dot) == pytest.approx(4 * (25 * 3.1416 + 1), abs=12)


@pytest.mark.parametrize("skin", OURS, ids=lambda skin: skin.name)
@pytest.mark.parametrize(
    ("sign", "ground"),
    [
        ("flag", "face"),
        ("pole", "face"),
        ("question", "face"),
        ("question", "shade"),
        ("cross", "face"),
        ("mine", "paper"),
        ("blast", "exploded"),
        ("exploded", "paper"),
    ],
)
def test_signs_stand_out_from_their_ground(skin: Skin, sign: str, ground: str) -> None:
    """Flags, marks, mines and the cross have a contrast of 3 or more."""
    assert contrast(getattr(skin, sign), getattr(skin, ground)) >= 3


@pytest.mark.parametrize("skin", OURS, ids=lambda skin: skin.name)
def test_a_covered_cell_has_an_edge_that_stands_out(skin: Skin) -> None:
    """Covered and open cells are told apart at a contrast of 3 at their border."""
    edges = (skin.face, skin.light, skin.ground)
    assert max(contrast(edge, skin.paper) for edge in edges) >= 3


def test_the_exploded_mine_has_a_red_ground_in_every_skin() -> None:
    """Red is by far the strongest share of its colour."""
    for skin in SKINS.values():
        red, green, blue = linear(skin.exploded)
        assert red > 3 * max(green, blue)


def test_the_original_has_the_published_colours() -> None:
    """Numbers, grounds and lines as the design gives them."""
    assert [digit.upper() for digit in ORIGINAL.digits] == [
        "#FF7F00",
        "#00FF00",
        "#FF0000",
        "#00FFFF",
        "#0000FF",
        "#8B00FF",
        "#297B83",
        "#0B0733",
    ]
    assert (ORIGINAL.ground, ORIGINAL.line) == ("#bbbbbb", "#dddddd")
    assert (ORIGINAL.paper, ORIGINAL.exploded) == ("#eeeeee", "#ff0000")


def test_every_colour_is_spelt_alike() -> None:
    """Colours are `#rrggbb` in small letters, so tests and pages can read them."""
    for skin in SKINS.values():
        values = [getattr(skin, field.name) for field in fields(skin)]
        colours = [*skin.digits, *(v for v in values if str(v).startswith("#"))]
        assert all(len(colour) == 7 for colour in colours)
        assert all(colour == colour.lower() for colour in colours)


def test_skins_are_found_by_their_names() -> None:
    """The names are those of the settings."""
    assert list(SKINS) == ["original", "light", "dark", "contrast", "safe"]
    assert all(name == skin.name for name, skin in SKINS.items())


def test_the_systems_preference_chooses_the_skin() -> None:
    """More contrast goes before dark, and nothing means the default."""
    assert preferred(dark=False, contrast=False) is DEFAULT
    assert preferred(dark=True, contrast=False) is DARK
    assert preferred(dark=False, contrast=True) is CONTRAST
    assert preferred(dark=True, contrast=True) is CONTRAST
