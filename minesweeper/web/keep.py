"""Keeps the running game, so that a reload or a crash loses nothing.

Every tab keeps its own game, under a name of its own. A tab gives its name back when it
is hidden or left, to find it again when it comes back; a copy of a tab finds none, and
takes another. What a tab left behind that no longer answers, the next new tab goes on
with. Tabs hear of each other by what they write into the storage they share.
"""

from __future__ import annotations

import os
from contextlib import suppress

from minesweeper.play.links import names_board
from minesweeper.rules.moves import Status
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.play.rounds import Round
    from minesweeper.play.update import Update
    from minesweeper.web.shell import Shell
    from minesweeper.web.storage import Storage

SOON = 300
"""Milliseconds after a move until the game is kept."""

ANSWER = 1000
"""Milliseconds in which a living tab answers a question."""

SAVE, ASIDE = "save:", "unreadable:"
"""What the names of saves begin with, and of those that could not be read."""


class Keep:
    """The kept game of this tab.

    Args:
        storage: Where games are kept; with one that does not last nothing is done.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._tab: Any = None
        self._name = ""
        self._shell: Shell | None = None
        self._stop: bridge.Undo | None = None
        self._heard: set[str] = set()
        self.unreadable = False
        if storage.lasting:
            with suppress(bridge.JsError):
                self._tab = bridge.plain(bridge.window.sessionStorage)
                self._name = str(bridge.plain(self._tab.getItem(self._key)) or "")
                self._tab.removeItem(self._key)
        self._name = self._name or os.urandom(8).hex()

    @property
    def _key(self) -> str:
        return self._storage.full_name("tab")

    def find(self, query: str) -> Round | None:
        """Gives the game this tab was left in, if the address asks for no other."""
        return self._read(SAVE + self._name, query)

    def follow(self, shell: Shell) -> None:
        """Keeps the game of the page from now on."""
        self._shell = shell
        if self._tab is None:
            return
        shell.watch(self._notice)
        window = bridge.window
        bridge.listen(window, "pagehide", lambda _event: self._leave())
        bridge.listen(window, "pageshow", lambda _event: self._come())
        bridge.listen(bridge.document, "visibilitychange", self._turn)
        bridge.listen(window, "storage", self._hear)
        if not shell.session.round.log and self._others():
            self._storage.write("ping", os.urandom(4).hex())
            bridge.later(ANSWER, self._inherit)

    def _read(self, name: str, query: str) -> Round | None:
        text = self._storage.read(name)
        if text is None:
            return None
        from minesweeper.play.saves import Save, is_asked

        try:
            save = Save.parse(text)
            if not is_asked(save, query, names_board):
                return None
            return save.resume(bridge.now())
        except ValueError:
            self._storage.write(ASIDE + name.removeprefix(SAVE), text)
            self._storage.remove(name)
            self.unreadable = True
            return None

    def note(self) -> None:
        """Keeps the game soon, as something about it is not as it was."""
        if self._stop is None:
            self._stop = bridge.later(SOON, self._write)

    def _notice(self, _intent: Intent | None, _update: Update) -> None:
        self.note()

    def _write(self) -> None:
        """Keeps the game as it is now, or forgets it when there is nothing to lose."""
        if self._stop is not None:
            self._stop()
            self._stop = None
        shell = self._shell
        if shell is None:
            return
        from minesweeper.play.saves import save_of

        query = str(bridge.window.location.search)
        try:
            save = save_of(shell.session.round, query, bridge.now())
        except ValueError:  # more moves than a record holds
            return
        if save is None:
            self._storage.remove(SAVE + self._name)
        else:
            self._storage.write(SAVE + self._name, str(save))

    def _turn(self, _event: Any) -> None:
        if bridge.document.hidden:
            self._leave()
        else:
            self._come()

    def _leave(self) -> None:
        """Keeps the game and leaves the name to be found again by this tab alone."""
        if self._stop is not None or self._running():
            self._write()
        with suppress(bridge.JsError):
            self._tab.setItem(self._key, self._name)

    def _come(self) -> None:
        with suppress(bridge.JsError):
            self._tab.removeItem(self._key)

    def _running(self) -> bool:
        return self._shell is not None and self._shell.session.clock.running

    def _hear(self, event: Any) -> None:
        """Answers another tab's question, or hears an answer."""
        key = str(bridge.plain(event.key) or "")
        if key == self._storage.full_name("ping"):
            self._storage.write(f"pong:{self._name}", os.urandom(4).hex())
            self._storage.remove(f"pong:{self._name}")
        else:
            self._heard.add(key)

    def _others(self) -> list[str]:
        """Gives the names of the saves that are not this tab's."""
        own = SAVE + self._name
        return [name for name in self._storage.names(SAVE) if name != own]

    def _inherit(self) -> None:
        """Goes on with a game whose tab is gone, if none was begun here."""
        shell = self._shell
        session = None if shell is None else shell.session
        if shell is None or session is None or session.round.log:
            return
        for name in self._others():
            tab = name.removeprefix(SAVE)
            if self._storage.full_name(f"pong:{tab}") in self._heard:
                continue
            found = self._read(name, str(bridge.window.location.search))
            if found is not None and session.game.status is Status.READY:
                self._storage.remove(name)
                shell.resume(found)
                return
