"""Which key does what: a table that a player can change, and its text form.

A key is named as the browser names it, letters small, `Space` for the space bar, and
`Ctrl+` before the few that may be held with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from minesweeper.rules.errors import RulesError, quote

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import ClassVar

Keys: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""For each command the names of its keys, all commands in the table's order."""

MOVES: dict[str, tuple[str, ...]] = {
    "up": ("ArrowUp",),
    "down": ("ArrowDown",),
    "left": ("ArrowLeft",),
    "right": ("ArrowRight",),
    "row-start": ("Home",),
    "row-end": ("End",),
    "first": ("Ctrl+Home",),
    "last": ("Ctrl+End",),
    "page-up": ("PageUp",),
    "page-down": ("PageDown",),
    "covered-up": ("Ctrl+ArrowUp",),
    "covered-down": ("Ctrl+ArrowDown",),
    "covered-left": ("Ctrl+ArrowLeft",),
    "covered-right": ("Ctrl+ArrowRight",),
}
"""The commands that move the cursor, with their usual keys."""

ACTS: dict[str, tuple[str, ...]] = {
    "open": ("Enter", "Space"),
    "mark": ("f", "m"),
    "chord": ("c",),
    "hint": ("h",),
    "chances": ("%",),
    "auto": ("a",),
    "undo": ("u", "z"),
    "redo": ("r", "y"),
    "new": ("n",),
    "pause": ("p",),
    "help": ("?",),
}
"""The commands that do something, with their usual keys."""

USUAL: Keys = {**MOVES, **ACTS}
"""The keys of somebody who has changed none."""

USUAL_TEXT = "usual"
"""What the usual keys are written as."""

CTRL = "Ctrl+"
"""What a key's name begins with if Ctrl is held."""

NAMED = frozenset(
    (
        *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"),
        *("PageUp", "PageDown", "Enter", "Space", "Insert", "Clear"),
        *("F2", "F4", "F7", "F8", "F9"),
    )
)
"""The keys with a name that can be bound; the browser needs the others."""

WITH_CTRL = frozenset(
    ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End")
)
"""The keys that can be bound with Ctrl held."""


class KeysError(RulesError):
    """Keys that cannot be bound so, or a text that names no keys."""

    sentences: ClassVar[Mapping[str, str]] = {
        "command": "There is no command {value}.",
        "key": "{value} is no key that can be used here.",
        "taken": "{value} is the key of {command} already.",
        "repeated": "The keys of {command} are given twice.",
        "orphan": "Before {value} a command and a colon are missing.",
    }


@dataclass(frozen=True, slots=True)
class Key:
    """One press of a key.

    Attributes:
        key: What it types or is called, as the browser says.
        code: Where it is on the keyboard, as the browser says.
        ctrl: Whether Ctrl is held.
        other: Whether Alt or Meta is held, or a text is being composed.
        repeat: Whether it comes of the key being held down.
    """

    key: str
    code: str = ""
    ctrl: bool = False
    other: bool = False
    repeat: bool = False

    @property
    def name(self) -> str | None:
        """The name it is bound by, or none if it cannot be bound.

        A letter of another script stands for the Latin letter on its key.

        >>> Key("F").name, Key("ArrowUp", ctrl=True).name, Key("f", ctrl=True).name
        ('f', 'Ctrl+ArrowUp', None)
        >>> Key("а", "KeyF").name
        'f'
        """
        if self.other:
            return None
        key = "Space" if self.key == " " else self.key
        if len(key) == 1:
            key = key.lower()
            if not key.isascii() and self.code.startswith("Key"):
                key = self.code.removeprefix("Key").lower()
        name = CTRL + key if self.ctrl else key
        return name if can_bind(name) else None


def can_bind(name: str) -> bool:
    """Tells whether a key of that name can be bound to a command."""
    if name.startswith(CTRL):
        return name.removeprefix(CTRL) in WITH_CTRL
    if len(name) == 1:
        return name.isprintable() and not name.isspace() and name == name.lower()
    return name in NAMED


def command(keys: Keys, key: Key) -> str | None:
    """Gives what a press of a key means, or none.

    >>> command(USUAL, Key("m")), command(USUAL, Key("m", other=True))
    ('mark', None)
    """
    name = key.name
    held = (found for found, names in keys.items() if name in names)
    return None if name is None else next(held, None)


def counts(command: str, key: Key) -> bool:
    """Tells whether a press does its command, or the key is only held down still.

    A key held down moves the cursor on and does nothing else again.

    >>> counts("mark", Key("m", repeat=True)), counts("up", Key("ArrowUp", repeat=True))
    (False, True)
    """
    return command in MOVES or not key.repeat


def bind(keys: Keys, command: str, name: str, instead: str | None = None) -> Keys:
    """Gives the keys with one more for a command, perhaps in place of another.

    Raises:
        KeysError: the key cannot be bound, or does something already.
    """
    if command not in USUAL:
        raise KeysError("command", value=quote(command))
    if not can_bind(name):
        raise KeysError("key", value=name)
    for other, names in keys.items():
        if name in names:
            if other == command:
                return keys
            raise KeysError("taken", value=name, command=other)
    own = [name if held == instead else held for held in keys[command]]
    if name not in own:
        own.append(name)
    return {**keys, command: tuple(own)}


def unbind(keys: Keys, command: str, name: str) -> Keys:
    """Gives the keys with one less for a command."""
    return {**keys, command: tuple(held for held in keys[command] if held != name)}


def write_keys(keys: Keys) -> str:
    """Gives the text form: the commands whose keys are not the usual ones.

    >>> write_keys(bind(USUAL, "mark", "x"))
    'mark: f m x'
    """
    parts = [
        " ".join((f"{name}:", *keys[name]))
        for name, usual in USUAL.items()
        if keys[name] != usual
    ]
    return " ".join(parts) or USUAL_TEXT


def read_keys(text: str) -> Keys:
    """Reads the text form.

    >>> read_keys("mark: x chord:")["mark"]
    ('x',)

    Raises:
        KeysError: it names no command, no key that can be bound, or a key twice.
    """
    if text == USUAL_TEXT:
        return USUAL
    given: dict[str, list[str]] = {}
    last: str | None = None
    for word in text.split(" "):
        if len(word) > 1 and word.endswith(":"):
            last = word[:-1]
            if last not in USUAL:
                raise KeysError("command", value=quote(last))
            if last in given:
                raise KeysError("repeated", command=last)
            given[last] = []
        elif last is None:
            raise KeysError("orphan", value=quote(word))
        elif not can_bind(word):
            raise KeysError("key", value=quote(word))
        else:
            given[last].append(word)
    keys = {name: tuple(given.get(name, usual)) for name, usual in USUAL.items()}
    owners: dict[str, str] = {}
    for name, held in keys.items():
        for key in held:
            if key in owners:
                raise KeysError("taken", value=quote(key), command=owners[key])
            owners[key] = name
    return keys
