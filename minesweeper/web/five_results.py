"""The results dialog of five in a row: counts by opponent, and the last games."""

from __future__ import annotations

from minesweeper.play.five import NONE
from minesweeper.play.matches import Match, MatchBook, match_of, tallies
from minesweeper.web.books import BookDialog
from minesweeper.web.build import make
from minesweeper.web.ledger import Ledger, now
from minesweeper.web.tables import date, table, watch_button

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from minesweeper.gomoku.record import Record
    from minesweeper.web.gomoku import GomokuShell
    from minesweeper.web.storage import Storage

FILE = "gomoku-results.txt"
"""What the file is called."""

NAME = "gomoku-results"
"""What the results are kept under."""

HOW = {
    "black": "gomoku.won.black",
    "white": "gomoku.won.white",
    "won": "results.won",
    "lost": "results.lost",
    "drawn": "results.drawn",
}
"""The keys of what a table says of an end."""


def _ledger(storage: Storage) -> Ledger[Match]:
    return Ledger(storage, NAME, MatchBook)


def keep(storage: Storage, record: Record, winner: str) -> None:
    """Keeps a game that has ended, once.

    Args:
        storage: Where it is kept.
        record: The game.
        winner: `black`, `white` or `drawn`.
    """
    _ledger(storage).add(match_of(record, winner, now()))


class FiveResults(BookDialog[Match]):
    """Shows what is kept of five in a row.

    Args:
        shell: The running page.
        watch: Is told the short record of a game that is to be watched.
    """

    def __init__(self, shell: GomokuShell, watch: Callable[[str], object]) -> None:
        super().__init__(shell, _ledger(shell.storage), FILE, watch)

    def _record(self, result: Match) -> str:
        return result.short

    def _fill_parts(self) -> None:
        say = self._page.texts.say
        parts = []
        for tally in tallies(self._results):
            key = "gomoku.counts.two" if tally.opponent == NONE else "gomoku.counts"
            words = say(key, played=tally.played, **tally.counts)
            heading = make("h3", say(f"options.opponent.{tally.opponent}"))
            parts.append(make("section", heading, make("p", words), class_="standing"))
        self._parts.replaceChildren(*parts)

    def _games(self, last: Sequence[Match]) -> Any:
        texts = self._page.texts
        heads = ["date", "opponent", "how", "seconds", "stones", "watch"]
        rows = [
            [
                date(match.when, texts),
                texts.say(f"options.opponent.{match.opponent}"),
                texts.say(HOW[match.result]),
                f"{match.seconds:.3f}",
                str(match.stones),
                watch_button(match, texts),
            ]
            for match in last
        ]
        return table(texts.say("results.last"), heads, rows, texts)
