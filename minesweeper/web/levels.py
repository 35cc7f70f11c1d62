"""The level menu: what is chosen by mouse is played at once, by keys when confirmed."""

from __future__ import annotations

from minesweeper.play.choosing import Choosing
from minesweeper.web import bridge
from minesweeper.web.page import CUSTOM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.web.page import Page


class LevelMenu:
    """Hears the level menu.

    Args:
        page: The page it is on.
        choose: Called with the entry to play.
        playing: Tells whether there is a game to lose by a key pressed by chance.
        restore: Shows the level that is played again.
    """

    def __init__(
        self,
        page: Page,
        choose: Callable[[str], object],
        playing: Callable[[], bool],
        restore: Callable[[], object],
    ) -> None:
        self._page = page
        self._choose = choose
        self._playing = playing
        self._restore = restore
        self._choosing = Choosing()
        menu = page["level"]
        bridge.listen(menu, "keydown", self._key)
        page.on("level", "pointerdown", self._choosing.pointer)
        page.on("level", "change", self._changed)
        page.on("level", "blur", self._left)

    def _key(self, event: Any) -> None:
        chosen = self._choosing.key(str(event.key))
        if chosen is not None:
            event.preventDefault()
            self._choose(chosen)

    def _changed(self) -> None:
        menu = self._page["level"]
        value = str(menu.value)
        chosen = self._choosing.changed(value, self._playing() or value == CUSTOM)
        if chosen is not None:
            self._choose(chosen)
        else:
            entry = str(menu.selectedOptions[0].textContent)
            self._page.say("said.confirm", level=entry)

    def _left(self) -> None:
        if self._choosing.drop():
            self._restore()
            self._page.hush()
