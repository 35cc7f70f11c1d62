"""A pause: the clock stands and the board is covered, so that nobody thinks on."""

from __future__ import annotations

from minesweeper.rules.moves import Status
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.web.shell import Shell


class Pause:
    """Covers the board until the player goes on; any move or new game goes on too.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._on = False
        button = make("button", class_="main", text="pause.end", id="go-on")
        self._cover = make(
            "div", make("p", text="pause.now"), button, class_="pause", hidden=True
        )
        bridge.elements(".container")[0].append(self._cover)
        shell.page.fill_texts(self._cover)
        bridge.listen(self._cover, "click", lambda _event: self.end())
        bridge.listen(self._cover, "keydown", self._key)
        shell.watch(lambda _intent, _update: self.end())

    def switch(self) -> None:
        """Begins or ends a pause."""
        if self._on:
            self.end()
        else:
            self.begin()

    def begin(self) -> None:
        """Stops the clock and covers the board, if a game is going on."""
        shell = self._shell
        now = bridge.now()
        if shell.session.game.status is not Status.PLAYING:
            shell.page.say("pause.none")
            return
        self._on = True
        shell.session.clock.stop(now)
        shell.show_time(now)
        self._cover_board(True)
        self._shell.page["go-on"].focus(bridge.options(preventScroll=True))
        shell.page.say("pause.now")

    def end(self) -> None:
        """Uncovers the board and lets the clock go on."""
        if not self._on:
            return
        self._on = False
        shell = self._shell
        now = bridge.now()
        if shell.session.game.status is Status.PLAYING:
            shell.session.clock.start(now)
        self._cover_board(False)
        shell.show_time(now)
        shell.page.hush()
        bridge.elements(".field")[0].focus(bridge.options(preventScroll=True))

    def _cover_board(self, on: bool) -> None:
        page = self._shell.page
        bridge.document.documentElement.toggleAttribute("data-paused", on)
        self._cover.hidden = not on
        page["pause"].setAttribute("aria-pressed", str(on).lower())
        for tool in bridge.elements("#tools button:not(#pause), #undo, #redo"):
            tool.disabled = on
        self._shell.tabstop.hide(on)

    def _key(self, event: Any) -> None:
        """Goes on at Escape and at the key of the pause; the button hears the rest."""
        if event.key in ("Escape", "p", "P"):
            event.preventDefault()
            self.end()
