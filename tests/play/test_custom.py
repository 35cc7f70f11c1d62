"""A level is read as players type it."""

from __future__ import annotations

import pytest

from minesweeper.play.asked import SettingError
from minesweeper.play.custom import read_custom, usual_amount
from minesweeper.play.i18n import Message
from minesweeper.rules.errors import LevelError
from minesweeper.rules.level import LEVELS, Level, Start


def test_typed_numbers_make_a_level() -> None:
    """Spaces round a number do no harm."""
    assert read_custom(" 7 ", "23", "mines", "20", "cell") == Level(
        7, 23, mines=20, start=Start.CELL
    )
    assert read_custom("7", "23", "density", "0.9", "none") == Level(
        7, 23, density=0.9, start=Start.NONE
    )


@pytest.mark.parametrize("text", ["", "1e20", "9.5", "-9", "NaN", "٩", "0x9", "9 9"])
def test_a_typed_text_that_is_no_number_is_named(text: str) -> None:
    """The message says which field, for the dialog to go to."""
    with pytest.raises(SettingError, match="whole") as caught:
        read_custom(text, "9", "mines", "10", "zone")

    values = caught.value.message.values
    assert (values["name"], values["least"], values["most"]) == ("rows", 1, 500)


@pytest.mark.parametrize(
    ("rows", "cols", "fill", "amount", "reason"),
    [
        ("5", "5", "mines", "99", "mines"),
        ("20", "20", "mines", "450", "mines"),
        ("5", "5", "mines", "0", "mines"),
        ("501", "5", "mines", "9", "rows"),
        ("5", "0", "mines", "9", "cols"),
        ("5", "9" * 20, "mines", "9", "cols"),
        ("5", "5", "mines", "9" * 5000, "mines"),
        ("5", "5", "density", "95%", "density"),
        ("1", "1", "mines", "1", "cells"),
        ("5", "5", "density", "0.95", "density"),
    ],
)
def test_typed_numbers_out_of_range_are_refused_by_the_level(
    rows: str, cols: str, fill: str, amount: str, reason: str
) -> None:
    """The limits are the rules' own, wherever a level comes from."""
    with pytest.raises(LevelError) as caught:
        read_custom(rows, cols, fill, amount, "zone")

    assert caught.value.reason == reason
    assert Message.of(caught.value).key == f"level.{reason}"


def test_full_width_digits_are_digits() -> None:
    """A Japanese or Chinese keyboard types them."""
    assert read_custom("１０", "２０", "mines", "　４０　", "zone") == Level(
        10, 20, mines=40
    )


@pytest.mark.parametrize("text", ["0.2", "0,2", ".2", "20%", "20 %", "２０％", "0，2"])
def test_a_density_is_typed_in_many_ways(text: str) -> None:
    """With a decimal comma, or in hundredths."""
    assert read_custom("9", "9", "density", text, "zone") == Level(9, 9, density=0.2)


@pytest.mark.parametrize("text", ["", "%", "0.2.2", "a fifth", "1e-1", "-0.2", "0"])
def test_a_density_that_is_none_is_refused(text: str) -> None:
    """By its form or by the rules."""
    with pytest.raises((SettingError, LevelError), match="density"):
        read_custom("9", "9", "density", text, "zone")


def test_mines_that_are_no_number_are_told_how_many_fit() -> None:
    """The range is that of the size typed above."""
    with pytest.raises(SettingError) as caught:
        read_custom("5", "5", "mines", "many", "zone")

    assert caught.value.message.values["most"] == 24


@pytest.mark.parametrize(
    ("fill", "level", "amount"),
    [
        ("mines", LEVELS["expert"], "99"),
        ("density", LEVELS["expert"], "0.2"),
        ("mines", LEVELS["classic"], "120"),
        ("density", Level(9, 9, density=0.35), "0.35"),
    ],
)
def test_an_amount_is_proposed(fill: str, level: Level, amount: str) -> None:
    """That of the level, or else the usual one."""
    assert usual_amount(fill, level) == amount
