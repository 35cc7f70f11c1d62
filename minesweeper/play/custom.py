"""A level as a player types it: forgiving in the form, exact in the range.

An address is read strictly, by `play.settings`; a text typed into the dialog may also
have full-width digits, a decimal comma or a percent sign.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.asked import MOST_DIGITS, SettingError
from minesweeper.play.i18n import Message
from minesweeper.rules.errors import LevelError, quote
from minesweeper.rules.level import LARGEST_SIDE, Level, parse_start

if TYPE_CHECKING:
    from collections.abc import Mapping

NARROW = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: " "}
"""What a Japanese or Chinese keyboard types wide, and the plain character of each."""

USUAL_DENSITY = 0.2
"""The density that is proposed: that of the classic board."""

LABELS = {
    "rows": "custom.rows",
    "cols": "custom.cols",
    "mines": "custom.count",
    "density": "custom.share",
}
"""The text beside the field that each part of a level is typed in."""


def read_custom(rows: str, cols: str, fill: str, amount: str, start: str) -> Level:
    """Reads a custom level from what a player typed.

    Args:
        rows: Number of rows.
        cols: Number of columns.
        fill: What the amount is: `mines` or `density`.
        amount: The number of mines, or the chance of a cell to be one.
        start: A start rule.

    Raises:
        SettingError: a text is no number; its `name` is the part it was typed for.
        LevelError: a number is out of range.
    """
    tall = _count("rows", rows, LARGEST_SIDE)
    wide = _count("cols", cols, LARGEST_SIDE)
    rule = parse_start(start)
    if fill == "mines":
        most = max(1, tall * wide - 1)
        return Level(tall, wide, mines=_count("mines", amount, most), start=rule)
    return Level(tall, wide, density=_share(amount), start=rule)


def usual_amount(fill: str, level: Level) -> str:
    """Gives what to propose for a level: its mines or its density, or the usual one.

    >>> usual_amount("mines", Level(9, 9, mines=10))
    '10'
    >>> usual_amount("density", Level(9, 9, mines=10))
    '0.2'
    """
    if fill == "mines":
        return str(level.expected_mines)
    return str(USUAL_DENSITY if level.density is None else level.density)


def _count(name: str, typed: str, most: int) -> int:
    """Reads a whole number; whether it is in range is for the level to say."""
    text = _plain(typed)
    if not (text.isascii() and text.isdigit()):
        raise _refused("custom.whole", name, typed, {"least": 1, "most": most})
    if len(text.lstrip("0")) > MOST_DIGITS:
        raise LevelError(name, least=1, most=most, value=quote(text))
    return int(text)


def _share(typed: str) -> float:
    """Reads a share of one, or of a hundred with a percent sign."""
    text = _plain(typed).replace(",", ".")
    figures = text.removesuffix("%").rstrip()
    digits = figures.replace(".", "", 1)
    plain = digits.isascii() and digits.isdigit() and len(digits) <= 2 * MOST_DIGITS
    if not plain:
        raise _refused("custom.part", "density", typed, {})
    if figures == text:
        return float(text)
    return round(float(figures) / 100, 2 * MOST_DIGITS)


def _plain(typed: str) -> str:
    return typed.translate(NARROW).strip()


def _refused(
    key: str, name: str, typed: str, limits: Mapping[str, object]
) -> SettingError:
    values = {"name": name, "value": quote(typed.strip()), **limits}
    return SettingError(Message(key, values))
