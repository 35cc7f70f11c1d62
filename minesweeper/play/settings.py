"""What a page was asked to be: its address, what is stored, what the browser prefers.

The address wins over what is stored, and that over the defaults. Whatever cannot be
used leaves the default in place and one message; no text of the address goes anywhere
but into such a message, as text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.i18n import LANGUAGES, Message, choose, match
from minesweeper.play.query import read_query
from minesweeper.rules.errors import LevelError, RulesError, quote
from minesweeper.rules.laying import check_seed
from minesweeper.rules.level import (
    LARGEST_SIDE,
    LEVELS,
    Level,
    Start,
    parse_start,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from minesweeper.rules.field import Field

SKINS = ("auto", "original", "light", "dark", "contrast")
"""The looks a player can choose; `auto` follows the system."""

DEFAULT_LEVEL = LEVELS["classic"]
"""The level played when nobody asked for another."""

MARKS = {"2": False, "3": True}
"""Whether question marks are on, by the number of faces a covered cell can have."""

SWITCH = {"": True, "1": True, "0": False}
"""What a yes-or-no setting of the address means; the bare name means yes."""

GAMES = ("minesweeper",)
"""The games this page can play."""

SIZES = ("rows", "cols")
FILLS = ("mines", "density")
CUSTOM = (*SIZES, *FILLS)
BOARD = ("b", "m")
NAMES = ("level", *CUSTOM, "start", "seed", *BOARD, "marks", "skin", "lang", "embed")

MOST_DIGITS = 9
"""How long a number may be; one that is longer is out of any range anyway."""


class SettingError(ValueError):
    """A setting that cannot be used; `message` says why, for a translator."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(f"{message.key}: {message.values}")


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a page needs to know before its first board.

    Attributes:
        level: The level to play; its start rule also goes for a given field.
        field: The field to play on, if one was given.
        seed: The seed of the first board, if one was given.
        question_marks: Whether a mark may also be a question mark.
        skin: One of `SKINS`.
        lang: One of the languages there is a table for.
        embed: Whether the page is to be nothing but the game.
        messages: One for each thing that could not be used.
    """

    level: Level = DEFAULT_LEVEL
    field: Field | None = None
    seed: str | None = None
    question_marks: bool = False
    skin: str = "auto"
    lang: str = "en"
    embed: bool = False
    messages: tuple[Message, ...] = ()


def read_settings(
    query: str, stored: Mapping[str, str], languages: Iterable[str]
) -> Settings:
    """Reads the settings of a page; never raises.

    Args:
        query: The address from its `?` on, or nothing.
        stored: What was stored on earlier visits: level, marks, skin, lang.
        languages: The languages the browser prefers, best first.
    """
    reader = _Reader()
    asked = reader.single_values(read_query(query))
    level, field = reader.board(asked, stored.get("level"))
    marks = reader.choice("marks", asked, stored, MARKS, "2")
    skin = reader.choice("skin", asked, stored, SKINS, "auto")
    reader.choice("game", asked, {}, GAMES, "minesweeper")
    return Settings(
        level=level,
        field=field,
        seed=reader.seed(asked),
        question_marks=MARKS[marks],
        skin=skin,
        lang=choose(reader.language(asked), stored.get("lang"), languages),
        embed=SWITCH[reader.choice("embed", asked, {}, SWITCH, "0")],
        messages=tuple(reader.messages),
    )


class _Reader:
    """Reads settings one by one and gathers the messages."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def single_values(self, pairs: Iterable[tuple[str, str]]) -> dict[str, str | None]:
        """Gives the value of each name we know; none where a name is repeated."""
        found: dict[str, str | None] = {}
        for name, value in pairs:
            if name in found:
                found[name] = None
            elif name in NAMES or name == "game":
                found[name] = value
        return found

    def board(
        self, asked: Mapping[str, str | None], stored: str | None
    ) -> tuple[Level, Field | None]:
        """Gives the level, and the field if there is a given one."""
        try:
            if any(name in asked for name in ("level", "start", *CUSTOM, *BOARD)):
                return _asked_board(asked)
        except RulesError as error:
            self.messages.append(Message.of(error))
        except SettingError as error:
            self.messages.append(error.message)
        try:
            return (DEFAULT_LEVEL if stored is None else Level.parse(stored)), None
        except LevelError:
            self.messages.append(_unusable("settings.stored", "level", stored))
        return DEFAULT_LEVEL, None

    def choice(
        self,
        name: str,
        asked: Mapping[str, str | None],
        stored: Mapping[str, str],
        known: Iterable[str],
        default: str,
    ) -> str:
        """Gives one of the known values."""
        if name in asked:
            try:
                value = _value(asked, name)
            except SettingError as error:
                self.messages.append(error.message)
            else:
                if value in known:
                    return value
                self.messages.append(_not_among(name, value, known))
        value = stored.get(name, default)
        if value in known:
            return value
        self.messages.append(_unusable("settings.stored", name, value))
        return default

    def seed(self, asked: Mapping[str, str | None]) -> str | None:
        """Gives the seed, if one was given that can be used."""
        if "seed" not in asked:
            return None
        try:
            seed = check_seed(_value(asked, "seed"))
            if seed == "":
                raise SettingError(Message("settings.empty", {"name": "seed"}))
            return seed
        except RulesError as error:
            self.messages.append(Message.of(error))
        except SettingError as error:
            self.messages.append(error.message)
        return None

    def language(self, asked: Mapping[str, str | None]) -> str | None:
        """Gives the language asked for, if there is a table for it."""
        if "lang" not in asked:
            return None
        try:
            value = _value(asked, "lang")
            if match(value) is None:
                raise SettingError(_not_among("lang", value, LANGUAGES))
        except SettingError as error:
            self.messages.append(error.message)
            return None
        return value


def _asked_board(asked: Mapping[str, str | None]) -> tuple[Level, Field | None]:
    """Gives the board an address asks for, by name, by numbers or cell by cell."""
    values = {name: _value(asked, name) for name in asked if name in NAMES[:-4]}
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
        raise SettingError(_unusable("settings.number", name, text))
    return int(text)


def _share(values: Mapping[str, str], name: str) -> float:
    text = values[name]
    whole, _, part = text.partition(".")
    figures = whole + part
    plain = figures.isascii() and figures.isdigit() and len(text) <= 2 * MOST_DIGITS
    if not plain:
        raise SettingError(_unusable("settings.share", name, text))
    return float(text)


def _value(asked: Mapping[str, str | None], name: str) -> str:
    value = asked[name]
    if value is None:
        raise SettingError(Message("settings.repeated", {"name": name}))
    return value


def _unusable(key: str, name: str, value: object) -> Message:
    return Message(key, {"name": name, "value": quote(value)})


def _not_among(name: str, value: str, known: Iterable[str]) -> Message:
    listed = ", ".join(item for item in known if item)
    return Message(
        "settings.choice", {"name": name, "value": quote(value), "known": listed}
    )
