"""The page's languages: which one to speak, and the sentences of each.

One table a language, in `minesweeper/locale`; a sentence is always a whole entry with
named places for values, never put together from parts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minesweeper.locale import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Protocol

    class Complaint(Protocol):
        """An error that knows its reason and the values of its sentence."""

        reason: str

        @property
        def values(self) -> Mapping[str, object]:
            """What the sentence has places for."""
            ...


LANGUAGES: dict[str, str] = {tag: table.NAME for tag, table in TABLES.items()}
"""The languages there is a table for, by their own names; the first is the default."""

TRADITIONAL = frozenset(("tw", "hk", "mo"))
"""Regions that write Chinese in traditional characters."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence still to be said in some language: its key and its values."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, error: Complaint) -> Message:
        """Gives the sentence that tells of a bad text or setting."""
        family = type(error).__name__.removesuffix("Error").lower()
        return cls(f"{family}.{error.reason}", error.values)


class Texts:
    """The sentences of one language.

    Raises:
        KeyError: there is no table for the language, or no such sentence in it.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        self.lang = lang
        self._module = TABLES[lang]
        self._table: Mapping[str, str] = self._module.TEXTS

    def say(self, key: str, **values: object) -> str:
        """Gives a sentence with its values.

        A table may have a second form `key.one`, for a `count` of exactly 1. Whole
        numbers and fractions are written as the language writes them, fractions to a
        tenth; a text stays as it is.

        >>> Texts("en").say("said.new", rows=2, cols=3, count=1)
        'New game: 2 rows, 3 columns, 1 mine.'
        """
        if values.get("count") == 1:
            key = f"{key}.one" if f"{key}.one" in self._table else key
        shown = {
            name: self.number(value)
            if isinstance(value, int | float) and not isinstance(value, bool)
            else value
            for name, value in values.items()
        }
        return self._table[key].format(**shown)

    def number(self, value: float, places: int | None = None) -> str:
        """Gives a number as the language writes it, with so many places.

        Without `places` a fraction has one and a whole number none.

        >>> Texts("en").number(1234.56), Texts("en").number(-1234567)
        ('1,234.6', '-1,234,567')
        """
        if places is None:
            places = 1 if isinstance(value, float) else 0
        whole, _, part = f"{value:,.{places}f}".partition(".")
        written = whole.replace(",", str(self._module.GROUP))
        return f"{written}{self._module.POINT}{part}" if part else written

    def tell(self, message: Message) -> str:
        """Gives the sentence of a message."""
        return self.say(message.key, **message.values)


def match(tag: str) -> str | None:
    """Gives the language a tag such as `zh-TW` is served by, or none.

    >>> match("zh-HK"), match("zh-Hans-HK"), match("ja-JP"), match("de")
    ('zh-Hant', 'zh-Hans', 'ja', None)
    """
    first, *rest = tag.strip().replace("_", "-").lower().split("-")
    if first != "zh":
        return first if first in LANGUAGES else None
    if "hant" in rest:
        return "zh-Hant"
    if "hans" in rest or TRADITIONAL.isdisjoint(rest):
        return "zh-Hans"
    return "zh-Hant"


def choose(asked: str | None, stored: str | None, preferred: Iterable[str]) -> str:
    """Gives the language to speak: asked for, stored, preferred, or else English.

    >>> choose(None, None, ["fr", "zh-TW"])
    'zh-Hant'
    """
    for tag in (asked, stored, *preferred):
        found = match(tag) if tag else None
        if found is not None:
            return found
    return next(iter(LANGUAGES))
