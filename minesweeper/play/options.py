"""Every choice a player can make beside the board, in one table.

A choice has one name: in the address, in the storage, and in the tables of texts, as
`options.NAME` and `options.NAME.VALUE`. The settings dialog is made from this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.zoom import check_zoom

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SECTIONS = ("look", "game", "mouse", "touch", "keys")
"""The parts of the settings dialog, in its order."""

SWITCH = ("on", "off")
"""The values of a choice between yes and no."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice.

    Attributes:
        name: What it is called in the address and the storage.
        values: What it can be; none if `check` tells.
        default: What it is if nobody chose.
        section: The part of the settings dialog it stands in; none if it has a control
            of its own elsewhere.
        check: Raises a `ValueError` for a text that cannot be used.
    """

    name: str
    values: tuple[str, ...]
    default: str
    section: str | None
    check: Callable[[str], object] | None = None

    @property
    def is_switch(self) -> bool:
        """Whether the choice is between on and off."""
        return self.values == SWITCH

    def takes(self, text: str) -> bool:
        """Tells whether a text is a value of this choice."""
        if self.check is None:
            return text in self.values
        try:
            self.check(text)
        except ValueError:
            return False
        return True


SKINS = ("auto", "original", "light", "dark", "contrast", "safe")
"""The looks a player can choose; `auto` follows the system."""


def _check_keys(text: str) -> None:
    """Refuses a text that names no keys; the usual ones load nothing."""
    if text != "usual":
        from minesweeper.play.keys import read_keys

        read_keys(text)


_TABLE = (
    Option("skin", SKINS, "auto", "look"),
    Option("zoom", (), "100", None, check_zoom),
    Option("motion", SWITCH, "on", "look"),
    Option("marks", ("2", "3"), "2", "game"),
    Option("ask", SWITCH, "on", "game"),
    Option("pause", SWITCH, "off", "game"),
    Option("auto", ("1", "2", "5", "10", "50"), "5", "game"),
    Option("auto-guess", SWITCH, "on", "game"),
    Option("opponent", ("none", "easy", "medium", "hard"), "none", None),
    Option("five", ("more", "exact"), "more", None),
    Option("primary", ("open", "flag"), "open", "mouse"),
    Option("chord-click", SWITCH, "on", "mouse"),
    Option("chord-middle", SWITCH, "on", "mouse"),
    Option("chord-both", SWITCH, "on", "mouse"),
    Option("chord-slide", SWITCH, "on", "mouse"),
    Option("flag-all", SWITCH, "off", "mouse"),
    Option("hold", ("250", "400", "600"), "400", "touch"),
    Option("vibrate", SWITCH, "on", "touch"),
    Option("keys", (), "usual", None, _check_keys),
)

OPTIONS: dict[str, Option] = {option.name: option for option in _TABLE}
"""All choices by name, in the order of the settings dialog."""


def defaults() -> dict[str, str]:
    """Gives what every choice is if nobody chose."""
    return {name: option.default for name, option in OPTIONS.items()}


def changed(values: Mapping[str, str]) -> list[tuple[str, str]]:
    """Gives the choices that differ from their defaults, as an address names them."""
    return [
        (name, values[name])
        for name, option in OPTIONS.items()
        if values.get(name, option.default) != option.default
    ]
