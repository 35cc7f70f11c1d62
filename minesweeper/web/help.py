"""The help: what each key does, and how to have it otherwise."""

from __future__ import annotations

from functools import partial

from minesweeper.play.keys import (
    ACTS,
    MOVES,
    USUAL_TEXT,
    Key,
    KeysError,
    bind,
    read_keys,
    unbind,
    write_keys,
)
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.dialog import Dialog
from minesweeper.web.keyboard import BUTTONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.keys import Keys
    from minesweeper.web.shell import Shell

SIGNS = (("Arrow", ""), ("Up", "↑"), ("Down", "↓"), ("Left", "←"), ("Right", "→"))
"""What the names of the arrows are shown as."""

HOLDING = frozenset(("Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"))
"""Keys that are only held with others."""


class HelpDialog:
    """A list of commands; each of its keys is a button that gives it another.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._dialog = Dialog(shell.page, "help.title", "help-dialog")
        self._changing: tuple[str, str | None] | None = None
        self._rows: dict[str, Any] = {}
        body = self._dialog.body
        self._said = make("p", class_="message", id="keys-said", role="status")
        body.append(make("p", text="keys.intro"))
        for legend, commands in (("keys.move", MOVES), ("keys.act", ACTS)):
            lines = [self._line(command) for command in commands]
            body.append(make("fieldset", make("legend", text=legend), *lines))
        body.append(self._said)
        reset = make("button", text="keys.reset", id="keys-reset")
        self._dialog.foot.prepend(reset)
        bridge.listen(reset, "click", lambda _event: self._reset())
        element = self._dialog.element
        bridge.listen(element, "keydown", self._key, capture=True)
        bridge.listen(element, "cancel", self._cancel)
        bridge.listen(body, "click", self._click)
        shell.choices.watch("keys", self._refresh)
        shell.page.watch_language(self._refresh)

    def show(self) -> None:
        """Opens with the keys as they are."""
        self._changing = None
        self._said.textContent = ""
        self._refresh()
        self._dialog.show()

    @property
    def _keys(self) -> Keys:
        return read_keys(self._shell.choices["keys"])

    def _line(self, command: str) -> Any:
        keys = make("span", class_="keys")
        self._rows[command] = keys
        words = make("span", text=f"keys.{command}")
        # A command whose button this page does not offer is not listed.
        hidden = command in BUTTONS and bool(self._shell.page[command].hidden)
        return make("div", words, keys, class_="key-line", hidden=hidden)

    def _refresh(self) -> None:
        """Shows each command's keys, wherever they were chosen."""
        for command, names in self._keys.items():
            shown = [self._button(command, name) for name in names]
            self._rows[command].replaceChildren(*shown, self._button(command, None))

    def _button(self, command: str, name: str | None) -> Any:
        say = self._shell.page.texts.say
        words = say(f"keys.{command}")
        if name is None:
            label = say("keys.add", command=words)
            return make("button", "+", aria_label=label, data_command=command)
        label = say("keys.change", command=words, name=self._shown(name))
        return make(
            "button",
            make("kbd", self._shown(name)),
            aria_label=label,
            data_command=command,
            data_key=name,
        )

    def _shown(self, name: str) -> str:
        """Gives a key's name as it stands on the key."""
        if name == "Space":
            return self._shell.page.texts.say("keys.space")
        if len(name) == 1:
            return name.upper()
        if "Arrow" in name:
            for word, sign in SIGNS:
                name = name.replace(word, sign)
        return name.replace("Page", "Page ")

    def _click(self, event: Any) -> None:
        button = bridge.plain(event.target.closest("[data-command]"))
        if button is not None:
            command = str(button.dataset.command)
            key = bridge.plain(button.getAttribute("data-key"))
            self._changing = (command, key)
            self._say("keys.press", command=self._named(command))

    def _cancel(self, event: Any) -> None:
        """Keeps Escape from closing the dialog while it only leaves a key as it is."""
        if self._changing is not None:
            event.preventDefault()
            self._leave()

    def _leave(self) -> None:
        self._changing = None
        self._said.textContent = ""

    def _key(self, event: Any) -> None:
        """Takes the key that was pressed for the command that waits for one."""
        if self._changing is None or event.key in HOLDING or event.isComposing:
            return
        if event.key == "Tab":
            self._leave()
            return
        event.preventDefault()
        event.stopPropagation()
        if event.repeat:
            return
        command, old = self._changing
        if event.key == "Escape":
            self._leave()
            return
        other = bool(event.altKey or event.metaKey)
        key = Key(event.key, event.code, event.ctrlKey, other)
        try:
            if event.key in ("Backspace", "Delete"):
                keys = self._keys if old is None else unbind(self._keys, command, old)
            elif key.name is None:
                raise KeysError("key", value=event.key)
            else:
                keys = bind(self._keys, command, key.name, old)
        except KeysError as error:
            self._refuse(error)
            return
        self._changing = None
        self._shell.choices.set("keys", write_keys(keys))
        self._tell(command, keys)
        bridge.frame(partial(self._focus, command, key.name))

    def _refuse(self, error: KeysError) -> None:
        """Says why a key is not taken; the command goes on waiting."""
        values = dict(error.values)
        values["value"] = self._shown(str(values["value"]))
        if "command" in values:
            values["command"] = self._named(str(values["command"]))
        self._say(f"keys.{error.reason}", **values)

    def _tell(self, command: str, keys: Keys) -> None:
        names = ", ".join(map(self._shown, keys[command]))
        key = "keys.set" if names else "keys.none"
        self._say(key, command=self._named(command), names=names)

    def _focus(self, command: str, name: str | None) -> None:
        """Gives the focus back to a button that was made anew."""
        buttons = list(self._rows[command].children)
        fitting = [each for each in buttons if each.getAttribute("data-key") == name]
        (fitting or buttons)[0].focus()

    def _reset(self) -> None:
        self._changing = None
        self._shell.choices.set("keys", USUAL_TEXT)
        self._say("keys.done")

    def _named(self, command: str) -> str:
        return self._shell.page.texts.say(f"keys.{command}")

    def _say(self, key: str, **values: object) -> None:
        self._said.textContent = self._shell.page.texts.say(key, **values)
