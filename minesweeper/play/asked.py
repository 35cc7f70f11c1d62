"""The board an address asks for: by level, by numbers or cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.i18n import Message
from minesweeper.rules.errors import LevelError, quote
from minesweeper.rules.level import LARGEST_SIDE, LEVELS, Level, Start, parse_start

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from minesweeper.rules.field import Field

DEFAULT_LEVEL = LEVELS["classic"]
"""The level played when nobody asked for another."""

SIZES = ("rows", "cols")
FILLS = ("mines", "density")
CUSTOM = (*SIZES, *FILLS)
BOARD = ("b", "m")
NAMING = ("level", *CUSTOM, "start", *BOARD)
"""What names the board in an address."""

MOST_DIGITS = 9
"""How long a number may be; one that is longer is out of any range anyway."""


class SettingError(ValueError):
    """A setting that cannot be used; `message` says why, for a translator."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(f"{message.key}: {message.values}")


def asked_board(asked: Mapping[str, str | None]) -> tuple[Level, Field | None]:
    """Gives the level an address asks for, and the field if it gives one.

    Raises:
        SettingError: a setting is missing, repeated, unreadable or at odds.
        RulesError: there is no such level or board.
    """
    values = {name: one_value(asked, name) for name in asked if name in NAMING}
    ways = [
        way
        for way in (("level",), CUSTOM, BOARD)
        if any(name in values for name in way)
    ]
    if len(ways) > 1:
        raise SettingError(Message("settings.conflict"))
    start = parse_start(values["start"]) if "start" in values else None
    if BOARD in ways:
        return _given_board(values, start or Start.NONE)
    if CUSTOM in ways:
        return _custom(values, start or Start.ZONE), None
    level = _level(values["level"]) if "level" in values else DEFAULT_LEVEL
    return (level if start is None else level.with_start(start)), None


def _level(text: str) -> Level:
    """Reads a level's name or text; what looks like neither is told the names."""
    if text[:1].isdigit():
        return Level.parse(text)
    if text in LEVELS:
        return LEVELS[text]
    raise LevelError("name", value=quote(text), known=", ".join(LEVELS))


def _given_board(values: Mapping[str, str], start: Start) -> tuple[Level, Field]:
    """Reads a board link; its fields are held to the limits of levels."""
    from minesweeper.rules.game import Game
    from minesweeper.rules.links import from_link

    if not all(name in values for name in BOARD):
        raise SettingError(Message("settings.board"))
    field = from_link(values["b"], values["m"])
    for reason, side in (("rows", field.grid.rows), ("cols", field.grid.cols)):
        if side > LARGEST_SIDE:
            raise LevelError(reason, least=1, most=LARGEST_SIDE, value=side)
    return Game.on(field, start).level, field


def _custom(values: Mapping[str, str], start: Start) -> Level:
    """Reads a custom level: rows, cols and either mines or a density."""
    fills = [name for name in FILLS if name in values]
    if len(fills) != 1 or not all(name in values for name in SIZES):
        raise SettingError(Message("settings.custom"))
    rows, cols = (_count(values, name) for name in SIZES)
    if fills == ["mines"]:
        return Level(rows, cols, mines=_count(values, "mines"), start=start)
    return Level(rows, cols, density=_share(values, "density"), start=start)


def _count(values: Mapping[str, str], name: str) -> int:
    text = values[name]
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise SettingError(unusable("settings.number", name, text))
    return int(text)


def _share(values: Mapping[str, str], name: str) -> float:
    text = values[name]
    whole, _, part = text.partition(".")
    figures = whole + part
    plain = figures.isascii() and figures.isdigit() and len(text) <= 2 * MOST_DIGITS
    if not plain:
        raise SettingError(unusable("settings.share", name, text))
    return float(text)


def one_value(asked: Mapping[str, str | None], name: str) -> str:
    """Gives the value of a setting that was given just once.

    Raises:
        SettingError: it was given more than once.
    """
    value = asked[name]
    if value is None:
        raise SettingError(Message("settings.repeated", {"name": name}))
    return value


def unusable(key: str, name: str, value: object) -> Message:
    """Gives the sentence that quotes a value which cannot be used."""
    return Message(key, {"name": name, "value": quote(value)})


def not_among(name: str, value: str, known: Iterable[str]) -> Message:
    """Gives the sentence that lists what could have been chosen."""
    listed = ", ".join(item for item in known if item)
    return Message(
        "settings.choice", {"name": name, "value": quote(value), "known": listed}
    )
