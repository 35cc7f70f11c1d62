"""The clock on the page: it wakes for each new second, while time passes."""

from __future__ import annotations

from minesweeper.play.clock import until_next_second
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.play.session import Session
    from minesweeper.web.page import Page


class Ticker:
    """Shows the time of the game that is played.

    Args:
        page: Where it is shown.
        session: Whose game it is.
    """

    def __init__(self, page: Page, session: Session) -> None:
        self._page = page
        self._session = session
        self._stop: bridge.Undo | None = None

    def follow(self, now: float, afresh: bool) -> None:
        """Wakes for the next second while the clock runs, and not otherwise.

        One that goes on is woken already, unless it is another clock.
        """
        if afresh or self._stop is None or not self._session.clock.running:
            self._wait(now)

    def _wait(self, now: float) -> None:
        if self._stop is not None:
            self._stop()
            self._stop = None
        clock = self._session.clock
        if clock.running:
            wait = until_next_second(clock.seconds(now))
            self._stop = bridge.later(wait * 1000 + 1, self._tick)

    def _tick(self) -> None:
        now = bridge.now()
        self._page.show_seconds(self._session.clock.seconds(now))
        self._wait(now)
