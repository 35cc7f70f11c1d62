"""Where results are kept; another tab may write there too."""

from __future__ import annotations

from minesweeper.play.recording import result_of
from minesweeper.play.results import HEADING, Book, merge
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.play.results import Result
    from minesweeper.play.rounds import Played
    from minesweeper.web.storage import Storage

NAME = "results"
"""What the results are kept under."""

PLAYER = "player"
"""What the player's name is kept under."""

_unsaved: dict[str, str] = {}
"""What could not be written to a storage that once could be, by its name."""


class Ledger:
    """The results of this copy of the game.

    Args:
        storage: Where they are kept.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def player(self) -> str:
        """The name new results get, or nothing."""
        return self._storage.read_again(PLAYER) or ""

    @player.setter
    def player(self, name: str) -> None:
        self._storage.write(PLAYER, name)

    def book(self) -> Book:
        """Gives all results as they are kept now, with what found no room there."""
        book = Book(self._storage.read_again(NAME) or "")
        book.take(_unsaved.get(NAME, ""))
        return book

    def keep(self, played: Played) -> None:
        """Keeps the result of a game that has ended, unless it is there already."""
        when = int(bridge.window.Date.now() // 1000)
        result = result_of(played, when, self.player)
        if result is not None:
            book = self.book()
            if book.add(result):
                self._write(book)

    def merge(self, results: Iterable[Result]) -> int:
        """Adds results; gives how many were not here yet."""
        book = self.book()
        before = str(book)
        fresh = merge(book, results)
        if str(book) != before:
            self._write(book)
        return fresh

    def clear(self) -> None:
        """Forgets all results, also for the other tabs."""
        _unsaved.pop(NAME, None)
        self._storage.write(NAME, f"{HEADING}\n")

    def _write(self, book: Book) -> None:
        """Writes; where that fails, again without the records nobody may ask for."""
        self._storage.write(NAME, str(book))
        if not self._storage.lasting:
            book.thin()
            self._storage.write(NAME, str(book))
        _unsaved.pop(NAME, None)
        if not self._storage.lasting:
            _unsaved[NAME] = str(book)
