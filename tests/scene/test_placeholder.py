"""Tests that the style sheet shows the board before any script, as Python draws it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from minesweeper.rules.faces import COVERED
from minesweeper.scene.skins import SKINS, Skin
from tests.scene.markup import address

SHEET = Path(__file__).parents[2].joinpath("static", "style.css").read_text("utf-8")

SYSTEM = {
    "dark": "(prefers-color-scheme: dark)",
    "contrast": "(prefers-contrast: more)",
}
"""What the system may ask for, by the skin that answers it."""


def block(opening: str) -> dict[str, str]:
    """Gives the properties between the braces after these words of the sheet."""
    body = SHEET.split(opening + " {", 1)[1].split("}", 1)[0]
    found = re.findall(r"(--[\w-]+|color-scheme): (.*?);$", body, re.M)
    return dict(found)


@pytest.mark.parametrize("skin", SKINS.values(), ids=lambda skin: skin.name)
def test_the_placeholder_is_the_covered_cell_of_its_skin(skin: Skin) -> None:
    """The pattern is made from the skin's own steps."""
    opening = ":root" if skin.name == "light" else f':root[data-skin="{skin.name}"]'
    assert block(opening)["--covered"] == address(skin, COVERED)


@pytest.mark.parametrize("name", SYSTEM)
def test_the_systems_wish_gives_the_same_page_as_the_skin(name: str) -> None:
    """A page without any script is as dark as one whose skin is dark."""
    query = f"@media {SYSTEM[name]} {{\n  :root:not([data-skin])"
    assert block(query) == block(f':root[data-skin="{name}"]')


def test_every_skin_sets_what_the_default_sets() -> None:
    """No colour of one skin shows in another."""
    names = {
        name for name in block(":root") if name not in ("--smile", "--won", "--lost")
    }
    for name in ("dark", "contrast", "original", "safe"):
        assert block(f':root[data-skin="{name}"]').keys() >= names - {"--round"}


def test_the_sheet_asks_nobody_for_anything() -> None:
    """Fonts and pictures are the system's or in the sheet itself."""
    assert "@import" not in SHEET
    assert "@font-face" not in SHEET
    addresses = re.findall(r"url\((.*?)[,)]", SHEET)
    assert addresses
    assert all(address.startswith('"data:image/svg+xml') for address in addresses)
