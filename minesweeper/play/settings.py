"""What a page was asked to be: its address, what is stored, what the browser prefers.

The address wins over what is stored, and that over the defaults. Whatever cannot be
used leaves the default in place and one message; no text of the address goes anywhere
but into such a message, as text.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as made
from typing import TYPE_CHECKING

from minesweeper.play.asked import (
    BOARD,
    CUSTOM,
    DEFAULT_LEVEL,
    NAMING,
    SettingError,
    asked_board,
    not_among,
    one_value,
    unusable,
)
from minesweeper.play.i18n import LANGUAGES, Message, choose, match
from minesweeper.play.options import OPTIONS, defaults
from minesweeper.play.query import read_query
from minesweeper.rules.errors import LevelError, RulesError
from minesweeper.rules.laying import check_seed
from minesweeper.rules.level import Level

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from minesweeper.play.options import Option
    from minesweeper.rules.field import Field

SWITCH = {"": True, "1": True, "0": False}
"""What a yes-or-no setting of the address means; the bare name means yes."""

GAMES = ("minesweeper", "gomoku")
"""The games this page can play."""

NAMES = (*NAMING, "seed", *OPTIONS, "lang", "embed", "game", "replay")
"""Everything an address can ask for."""

KEPT = ("level", *OPTIONS, "lang")
"""What is kept between visits."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a page needs to know before its first board.

    Attributes:
        level: The level to play; its start rule also goes for a given field.
        field: The field to play on, if one was given.
        seed: The seed of the first board, if one was given.
        options: What was chosen of every `play.options.Option`.
        lang: One of the languages there is a table for.
        embed: Whether the page is to be nothing but the game.
        game: One of `GAMES`.
        replay: A short record to be watched, not read yet, if one was given.
        messages: One for each thing that could not be used.
    """

    level: Level = DEFAULT_LEVEL
    field: Field | None = None
    seed: str | None = None
    options: Mapping[str, str] = made(default_factory=defaults)
    lang: str = "en"
    embed: bool = False
    game: str = "minesweeper"
    replay: str | None = None
    messages: tuple[Message, ...] = ()

    @property
    def question_marks(self) -> bool:
        """Whether a mark may also be a question mark."""
        return self.options["marks"] == "3"


def read_settings(
    query: str, stored: Mapping[str, str], languages: Iterable[str]
) -> Settings:
    """Reads the settings of a page; never raises.

    Args:
        query: The address from its `?` on, or nothing.
        stored: What was stored on earlier visits, by the names in `KEPT`.
        languages: The languages the browser prefers, best first.
    """
    reader = _Reader()
    asked = reader.single_values(read_query(query))
    level, given = reader.board(asked, stored.get("level"))
    options = {
        name: reader.option(option, asked, stored) for name, option in OPTIONS.items()
    }
    game = reader.choice("game", asked, {}, GAMES, "minesweeper")
    return Settings(
        level=level,
        field=given,
        seed=reader.seed(asked),
        options=options,
        game=game,
        lang=choose(reader.language(asked), stored.get("lang"), languages),
        embed=SWITCH[reader.choice("embed", asked, {}, SWITCH, "0")],
        replay=reader.replay(asked),
        messages=tuple(reader.messages),
    )


def asks_for(game: str, query: str) -> bool:
    """Tells whether an address asks for a game, without reading all of it.

    >>> asks_for("gomoku", "?lang=ja&game=gomoku"), asks_for("gomoku", "?game=go")
    (True, False)
    """
    if "game=" not in query:
        return False
    return [value for name, value in read_query(query) if name == "game"] == [game]


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
            elif name in NAMES:
                found[name] = value
        return found

    def board(
        self, asked: Mapping[str, str | None], stored: str | None
    ) -> tuple[Level, Field | None]:
        """Gives the level, and the field if there is a given one."""
        try:
            if any(name in asked for name in ("level", "start", *CUSTOM, *BOARD)):
                return asked_board(asked)
        except RulesError as error:
            self.messages.append(Message.of(error))
        except SettingError as error:
            self.messages.append(error.message)
        try:
            return (DEFAULT_LEVEL if stored is None else Level.parse(stored)), None
        except LevelError:
            self.messages.append(unusable("settings.stored", "level", stored))
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
        return self._chosen(
            name, asked, stored, lambda text: text in known, known, default
        )

    def option(
        self,
        option: Option,
        asked: Mapping[str, str | None],
        stored: Mapping[str, str],
    ) -> str:
        """Gives what was chosen of an option."""
        return self._chosen(
            option.name, asked, stored, option.takes, option.values, option.default
        )

    def _chosen(
        self,
        name: str,
        asked: Mapping[str, str | None],
        stored: Mapping[str, str],
        takes: Callable[[str], bool],
        known: Iterable[str],
        default: str,
    ) -> str:
        if name in asked:
            try:
                value = one_value(asked, name)
            except SettingError as error:
                self.messages.append(error.message)
            else:
                if takes(value):
                    return value
                self.messages.append(
                    not_among(name, value, known)
                    if known
                    else unusable("settings.unusable", name, value)
                )
        value = stored.get(name, default)
        if takes(value):
            return value
        self.messages.append(unusable("settings.stored", name, value))
        return default

    def seed(self, asked: Mapping[str, str | None]) -> str | None:
        """Gives the seed, if one was given that can be used."""
        if "seed" not in asked:
            return None
        try:
            seed = check_seed(one_value(asked, "seed"))
            if seed == "":
                raise SettingError(Message("settings.empty", {"name": "seed"}))
            return seed
        except RulesError as error:
            self.messages.append(Message.of(error))
        except SettingError as error:
            self.messages.append(error.message)
        return None

    def replay(self, asked: Mapping[str, str | None]) -> str | None:
        """Gives the short record, if there is one."""
        if "replay" not in asked:
            return None
        try:
            text = one_value(asked, "replay")
            if text == "":
                raise SettingError(Message("settings.empty", {"name": "replay"}))
            return text
        except SettingError as error:
            self.messages.append(error.message)
        return None

    def language(self, asked: Mapping[str, str | None]) -> str | None:
        """Gives the language asked for, if there is a table for it."""
        if "lang" not in asked:
            return None
        try:
            value = one_value(asked, "lang")
            if match(value) is None:
                raise SettingError(not_among("lang", value, LANGUAGES))
        except SettingError as error:
            self.messages.append(error.message)
            return None
        return value
