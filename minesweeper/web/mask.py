"""The mask over the board at the end of a game."""

from __future__ import annotations

from minesweeper.play.heed import Heed
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.play.ending import Ending
    from minesweeper.web.page import Page


class Mask:
    """Says how the game ended and offers what to do next.

    What is pressed as it comes up was meant for the board: `play.heed` tells.
    """

    def __init__(
        self, page: Page, again: Callable[[], object], undo: Callable[[], object]
    ):
        self._page = page
        self._element = bridge.elements(".mask")[0]
        self._field = bridge.elements(".field")[0]
        self._from_board = False
        self._ending: Ending | None = None
        self._heed = Heed()
        bridge.listen(self._element, "pointerdown", self._press)
        bridge.listen(self._element, "mousedown", self._keep_focus)
        bridge.listen(self._element, "keydown", self._key_inside)
        bridge.listen(self._element, "click", self._click_ground)
        self.button("again", again)
        self.button("take-back", undo)
        bridge.listen(bridge.window, "keydown", self._key)

    def show(self, ending: Ending) -> None:
        """Comes up with how a game ended; the keyboard goes to its first button.

        Only from here, though: a frame whose game is over as it starts, by an opening
        that wins, does not call the keyboard away from the page around it.
        """
        self._ending = ending
        self._heed.come_up(bridge.now())
        self.translate()
        self._element.hidden = False
        focused = bridge.plain(bridge.document.activeElement)
        self._from_board = bool(self._field.contains(focused))
        if bridge.document.hasFocus():
            self._page["again"].focus(bridge.options(preventScroll=True))

    def hide(self) -> None:
        """Goes away, so that the board can be seen or played.

        The keyboard goes back to the board if it came from there.
        """
        self._ending = None
        if not self._element.hidden:
            inside = self._element.contains(bridge.document.activeElement)
            self._element.hidden = True
            if inside:
                restart = bridge.elements(".restart")[0]
                back = self._field if self._from_board else restart
                back.focus(bridge.options(preventScroll=True))

    def translate(self) -> None:
        """Says the result in the page's language."""
        ending = self._ending
        if ending is None:
            return
        page, tell = self._page, self._page.texts.tell
        page["result"].textContent = tell(ending.title)
        page["end-time"].textContent = tell(ending.time)
        page["end-moves"].textContent = tell(ending.moves)
        page["end-unranked"].hidden = ending.unranked is None
        if ending.unranked is not None:
            page["end-unranked"].textContent = tell(ending.unranked)

    def button(self, name: str, act: Callable[[], object]) -> None:
        """Lets the button with that id in the mask do something, once it is heeded."""

        def clicked(event: Any) -> None:
            if self._meant(event):
                act()

        bridge.listen(self._page[name], "click", clicked)

    def _meant(self, event: Any) -> bool:
        """Tells whether a click is no left-over of the press that ended the game."""
        return self._heed.click(bool(event.detail), _moment(event))

    def _press(self, event: Any) -> None:
        self._heed.press(_moment(event))

    def _keep_focus(self, event: Any) -> None:
        """Leaves the keyboard with the first button at a press that does nothing."""
        if not self._meant(event):
            event.preventDefault()

    def _key_inside(self, event: Any) -> None:
        heeded = self._heed.key(bool(event.repeat), _moment(event))
        if event.key in ("Enter", " ") and not heeded:
            event.preventDefault()

    def _click_ground(self, event: Any) -> None:
        if event.target == self._element and self._meant(event):
            self.hide()

    def _key(self, event: Any) -> None:
        if event.key != "Escape" or self._element.hidden:
            return
        if not bridge.elements("dialog[open]"):  # the key is the dialog's, if any
            self.hide()


def _moment(event: Any) -> float:
    """Gives when an event happened, by the bridge's clock, however late it is heard."""
    return float(event.timeStamp) / 1000
