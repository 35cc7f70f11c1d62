"""The dialog that asks for a level of one's own."""

from __future__ import annotations

from minesweeper.play.asked import SettingError
from minesweeper.play.custom import LABELS, read_custom, usual_amount
from minesweeper.play.i18n import Message
from minesweeper.rules.errors import LevelError
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.rules.level import Level
    from minesweeper.web.page import Page

FIELDS = {"rows": "rows", "cols": "cols", "mines": "amount", "density": "amount"}
"""The field of the dialog that each part of a level is typed in."""


class CustomDialog:
    """Asks for rows, columns, mines and the start rule until they make a level.

    A sandboxed frame submits no forms, so the button and the Enter key are heard.
    """

    def __init__(self, page: Page, play: Callable[[Level], object]) -> None:
        self._page = page
        self._play = play
        self._dialog = page["custom"]
        self._level: Level | None = None
        page.on("custom-fill", "change", self._switch)
        page.on("custom-play", "click", self._try)
        page.on("custom-cancel", "click", self._dialog.close)
        for name in ("rows", "cols", "amount"):
            bridge.listen(page[f"custom-{name}"], "keydown", self._key)

    def ask(self, level: Level) -> None:
        """Opens with the numbers of a level."""
        page = self._page
        self._level = level
        page["custom-rows"].value = str(level.rows)
        page["custom-cols"].value = str(level.cols)
        counted = level.density is None
        page["custom-fill"].value = "mines" if counted else "density"
        page["custom-start"].value = level.start.value
        self._switch()
        self._dialog.showModal()

    def _switch(self) -> None:
        """Names the last field by what it is now for, and proposes an amount."""
        fill = str(self._page["custom-fill"].value)
        label = self._page["custom-label"]
        label.dataset.text = LABELS[fill]
        label.textContent = self._page.texts.say(LABELS[fill])
        if self._level is not None:
            self._page["custom-amount"].value = usual_amount(fill, self._level)
        self._complain(None, "")

    def _try(self) -> None:
        """Plays the level, or says what is wrong with it and stays open."""
        page = self._page
        names = ("rows", "cols", "fill", "amount", "start")
        try:
            level = read_custom(*(str(page[f"custom-{name}"].value) for name in names))
        except SettingError as error:
            values = dict(error.message.values)
            name = str(values["name"])
            values["name"] = page.texts.say(LABELS[name])
            self._complain(name, page.texts.say(error.message.key, **values))
        except LevelError as error:
            self._complain(error.reason, page.texts.tell(Message.of(error)))
        else:
            self._complain(None, "")
            self._dialog.close()
            self._play(level)

    def _complain(self, part: str | None, sentence: str) -> None:
        """Shows a sentence and puts the cursor where it is about."""
        self._page["custom-error"].textContent = sentence
        wrong = None if part is None else FIELDS.get(part)
        for name in ("rows", "cols", "amount"):
            field = self._page[f"custom-{name}"]
            field.setAttribute("aria-invalid", str(name == wrong).lower())
            if name == wrong:
                field.focus()

    def _key(self, event: Any) -> None:
        if event.key == "Enter" and not event.isComposing:
            event.preventDefault()
            self._try()
