"""Where results are kept; another tab may write there too."""

from __future__ import annotations

from typing import Generic, TypeVar

from minesweeper.play.book import Entry, Lines, merge
from minesweeper.play.recording import result_of
from minesweeper.play.results import Book
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


E = TypeVar("E", bound=Entry)


class Ledger(Generic[E]):
    """The results of one game in this copy of the page.

    Args:
        storage: Where they are kept.
        name: What they are kept under.
        kind: The book they are read as.
    """

    def __init__(self, storage: Storage, name: str, kind: type[Lines[E]]) -> None:
        self._storage = storage
        self._name = name
        self._kind = kind

    @property
    def player(self) -> str:
        """The name new results get, or nothing."""
        return self._storage.read_again(PLAYER) or ""

    @player.setter
    def player(self, name: str) -> None:
        self._storage.write(PLAYER, name)

    def book(self) -> Lines[E]:
        """Gives all results as they are kept now, with what found no room there."""
        book = self._kind(self._storage.read_again(self._name) or "")
        book.take(_unsaved.get(self._name, ""))
        return book

    def add(self, result: E) -> None:
        """Keeps a result, unless it is there already."""
        book = self.book()
        if book.add(result):
            self._write(book)

    def merge(self, results: Iterable[E]) -> int:
        """Adds results; gives how many were not here yet."""
        book = self.book()
        before = str(book)
        fresh = merge(book, results)
        if str(book) != before:
            self._write(book)
        return fresh

    def clear(self) -> None:
        """Forgets all results, also for the other tabs."""
        _unsaved.pop(self._name, None)
        self._storage.write(self._name, str(self._kind()))

    def _write(self, book: Lines[E]) -> None:
        """Writes; where that fails, again without the records nobody may ask for."""
        self._storage.write(self._name, str(book))
        if not self._storage.lasting:
            book.thin()
            self._storage.write(self._name, str(book))
        _unsaved.pop(self._name, None)
        if not self._storage.lasting:
            _unsaved[self._name] = str(book)


def results(storage: Storage) -> Ledger[Result]:
    """Gives the results of Minesweeper."""
    return Ledger(storage, NAME, Book)


def now() -> int:
    """Gives the time of day in whole seconds since 1970."""
    return int(bridge.window.Date.now() // 1000)


def keep(storage: Storage, played: Played) -> None:
    """Keeps the result of a game of Minesweeper that has ended, once."""
    ledger = results(storage)
    result = result_of(played, now(), ledger.player)
    if result is not None:
        ledger.add(result)
