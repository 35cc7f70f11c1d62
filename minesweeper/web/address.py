"""The page's own address, which follows the game."""

from __future__ import annotations

from contextlib import suppress

from minesweeper.play.links import other_board, without
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.level import Level


class Address:
    """Names the board of the address for as long as that is the board played."""

    def __init__(self) -> None:
        location = bridge.window.location
        self.query = self._shown = str(location.search)
        self._hash = str(location.hash)
        self._first: tuple[Level, bool] | None = None
        self.base = str(location.href).partition("#")[0].partition("?")[0]

    def follow(self, level: Level, known: bool) -> None:
        """Names the level that is played now, where the address named another board.

        Args:
            level: The level.
            known: Whether the board is the one the address asked for.
        """
        if self._first is None:
            self._first = (level, known)
        asked = known or self._first == (level, False)
        self._show(self.query if asked else other_board(self.query, level))

    def forget(self, name: str) -> None:
        """Asks for something no longer, such as a replay that was closed."""
        self.query = without(self.query, name)
        self._show(without(self._shown, name))

    def _show(self, query: str) -> None:
        if query != self._shown:
            self._shown = query
            with suppress(bridge.JsError):  # a file or a closed frame has a fixed one
                address = self.base + query + self._hash
                bridge.window.history.replaceState(None, "", address)


def languages() -> list[str]:
    """Gives the languages the browser prefers, best first."""
    navigator = bridge.window.navigator
    listed = bridge.plain(navigator.languages)
    one = bridge.plain(navigator.language)
    return [str(tag) for tag in (listed or ([] if one is None else [one]))]
