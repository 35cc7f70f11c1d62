"""Tests that a reader can tell the signs of each skin from their ground and apart."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest

from minesweeper.scene.skins import (
    CONTRAST,
    DARK,
    DEFAULT,
    LIGHT,
    ORIGINAL,
    SKINS,
    Skin,
    preferred,
)

OURS = (LIGHT, DARK, CONTRAST)


def linear(colour: str) -> list[float]:
    """Gives red, green and blue of `#rrggbb` as shares of light (sRGB)."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def luminance(colour: str) -> float:
    """Gives the relative luminance of WCAG 2."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Gives the contrast ratio of WCAG 2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str) -> tuple[float, float, float]:
    """Gives lightness and the two colour axes of CIELAB, under daylight."""
    red, green, blue = linear(colour)
    axes = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (a ** (1 / 3) if a > 0.008856 else 7.787 * a + 16 / 116 for a in axes)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


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
        distance = sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True))
        assert distance**0.5 >= 20, (one, other)


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
    assert list(SKINS) == ["original", "light", "dark", "contrast"]
    assert all(name == skin.name for name, skin in SKINS.items())


def test_the_systems_preference_chooses_the_skin() -> None:
    """More contrast goes before dark, and nothing means the default."""
    assert preferred(dark=False, contrast=False) is DEFAULT
    assert preferred(dark=True, contrast=False) is DARK
    assert preferred(dark=False, contrast=True) is CONTRAST
    assert preferred(dark=True, contrast=True) is CONTRAST
