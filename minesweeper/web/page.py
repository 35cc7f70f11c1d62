"""The texts and controls of the page around the board."""

from __future__ import annotations

from minesweeper import __version__
from minesweeper.play.clock import digits, time_digits
from minesweeper.play.i18n import LANGUAGES
from minesweeper.play.options import SKINS
from minesweeper.rules.level import LEVELS
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from minesweeper.play.i18n import Message, Texts
    from minesweeper.play.session import Session
    from minesweeper.rules.level import Level

CUSTOM = "custom"
"""The entry of the level menu that asks for numbers."""

OTHER = "other"
"""The entry of the level menu for a level without a name."""


class Page:
    """What the page says and shows beside the board; it decides nothing.

    Every element is looked up once, and written to only when its text changes.

    Attributes:
        texts: The sentences of the page's language.
        title: The key of the game's name.
    """

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.title = "title"
        self._root = bridge.document.documentElement
        self._shown: dict[str, str] = {}
        self._elements: dict[str, Any] = {}
        self._messages: tuple[Message, ...] = ()
        self._said: tuple[str, dict[str, object]] | None = None
        self._level: Level | None = None
        self._translated: list[Callable[[], object]] = []
        self._unranked: str | None = None

    def __getitem__(self, name: str) -> Any:
        """Gives the element with an id."""
        if name not in self._elements:
            self._elements[name] = bridge.element(name)
        return self._elements[name]

    def translate(self, texts: Texts) -> None:
        """Puts every text of the page into a language."""
        self.texts = texts
        self._root.lang = texts.lang
        bridge.document.title = texts.say(self.title)
        self.fill_texts()
        self["version"].textContent = texts.say("version", version=__version__)
        self._fill(
            "skin", [(name, texts.say(f"options.skin.{name}")) for name in SKINS]
        )
        self._fill("lang", list(LANGUAGES.items()))
        if self._level is not None:
            self.show_level(self._level)
        self.show_messages(self._messages)
        self.show_unranked(self._unranked)
        if self._said is not None:
            key, values = self._said
            self.say(key, **values)
        for told in self._translated:
            told()

    def watch_language(self, told: Callable[[], object]) -> None:
        """Calls back whenever the page is put into another language."""
        self._translated.append(told)

    def fill_texts(self, within: Any = None) -> None:
        """Puts its text into each element that has a key, of the page or of a part."""
        say = self.texts.say
        for element in bridge.elements("[data-text]", within):
            element.textContent = say(element.dataset.text)
        for element in bridge.elements("[data-title]", within):
            element.title = say(element.dataset.title)
        for element in bridge.elements("[data-label]", within):
            element.setAttribute("aria-label", say(element.dataset.label))

    def enable(self) -> None:
        """Lets the controls be used, now that somebody answers them."""
        for name in ("level", "skin", "lang", "marks", "undo", "redo"):
            self[name].disabled = False

    def show_facts(self, session: Session, now: float) -> None:
        """Shows how the game stands: counters, undo and redo, and the page's state."""
        game = session.game
        self._attribute("data-state", game.status.value)
        self._attribute("data-mines-left", str(game.mines_left))
        self._text("mines", digits(game.mines_left))
        self._unavailable("undo", not session.can_undo)
        self._unavailable("redo", not session.can_redo)
        self.show_unranked(session.unranked)
        self.show_seconds(session.clock.seconds(now))

    def show_seconds(self, seconds: float) -> None:
        """Shows the time played, as whole seconds that have passed."""
        whole = int(seconds)
        self._attribute("data-seconds", str(whole))
        self._text("seconds", time_digits(seconds))

    def show_unranked(self, why: str | None) -> None:
        """Shows why the game is not ranked, if it is not."""
        self._unranked = why
        self._text("unranked", "" if why is None else self.texts.say(f"unranked.{why}"))
        self._toggle("unranked", "hidden", why is None)

    def show_level(self, level: Level) -> None:
        """Shows the level in the menu and the size of the board to screen readers."""
        self._level = level
        say = self.texts.say
        entries = [(name, say(f"levels.{name}")) for name in LEVELS]
        chosen = level.name or OTHER
        if chosen == OTHER:
            entries.append(
                (OTHER, say("levels.other", rows=level.rows, cols=level.cols))
            )
        self._fill("level", [*entries, (CUSTOM, say("levels.custom"))])
        self["level"].value = chosen
        label = say("board", rows=level.rows, cols=level.cols)
        self["canvas"].setAttribute("aria-label", label)

    def show_choices(self, options: Mapping[str, str], lang: str) -> None:
        """Shows what is chosen in the menus."""
        self["skin"].value = options["skin"]
        self["lang"].value = lang
        self["marks"].checked = options["marks"] == "3"

    def show_messages(self, messages: Iterable[Message]) -> None:
        """Lists what could not be used of the page's address and of what is stored."""
        self._messages = tuple(messages)
        lines = []
        for message in self._messages:
            line = bridge.document.createElement("li")
            line.textContent = self.texts.tell(message)
            lines.append(line)
        self["note-list"].replaceChildren(*lines)
        self["notes"].hidden = not lines

    def add_message(self, message: Message) -> None:
        """Lists one more thing that could not be used."""
        self.show_messages((*self._messages, message))

    def say(self, key: str, **values: object) -> None:
        """Says a sentence under the board, also to screen readers."""
        self._said = (key, values)
        self._text("status", self.texts.say(key, **values))

    def hush(self, key: str | None = None) -> None:
        """Takes away what was said last; if a key is given, only that sentence."""
        if key is not None and (self._said is None or self._said[0] != key):
            return
        self._said = None
        self._text("status", "")

    def on(self, name: str, kind: str, handler: Callable[[], object]) -> None:
        """Calls back on each event of a kind at an element."""
        bridge.listen(self[name], kind, lambda _event: handler())

    def _fill(self, name: str, entries: list[tuple[str, str]]) -> None:
        """Gives a menu its entries, and keeps what is chosen if that is still there."""
        menu = self[name]
        chosen = menu.value
        made = []
        for value, text in entries:
            entry = bridge.document.createElement("option")
            entry.value = value
            entry.textContent = text
            made.append(entry)
        menu.replaceChildren(*made)
        if any(value == chosen for value, _ in entries):
            menu.value = chosen

    def _text(self, name: str, text: str) -> None:
        if self._shown.get(name) != text:
            self[name].textContent = text
            self._shown[name] = text

    def _attribute(self, name: str, value: str) -> None:
        if self._shown.get(name) != value:
            self._root.setAttribute(name, value)
            self._shown[name] = value

    def _unavailable(self, name: str, on: bool) -> None:
        """Greys a button out, or not; it keeps the keyboard's focus if it has it."""
        if self._shown.get(f"{name}.unavailable") != str(on):
            self[name].setAttribute("aria-disabled", str(on).lower())
            self._shown[f"{name}.unavailable"] = str(on)

    def _toggle(self, name: str, flag: str, on: bool) -> None:
        if self._shown.get(f"{name}.{flag}") != str(on):
            self[name].toggleAttribute(flag, on)
            self._shown[f"{name}.{flag}"] = str(on)
