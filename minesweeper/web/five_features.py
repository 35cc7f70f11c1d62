"""What a game of five in a row does without: results and replays, at their first press.

The imports stand inside the functions, so that no game waits for them.
"""

from __future__ import annotations

from minesweeper.web import bridge
from minesweeper.web.features import KEEP_AFTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.gomoku.record import Record
    from minesweeper.web.five_player import FivePlayer
    from minesweeper.web.five_results import FiveResults
    from minesweeper.web.gomoku import GomokuShell


class FiveFeatures:
    """Answers the buttons of the late parts, and has games that ended kept.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: GomokuShell) -> None:
        self._shell = shell
        self._player: FivePlayer | None = None
        self._results: FiveResults | None = None
        self._ended: list[tuple[Record, str]] = []
        page = shell.page
        for name in ("results", "watch"):
            page[name].hidden = False
        page.on("results", "click", self._show_results)
        bridge.listen(bridge.window, "pagehide", lambda _event: self._keep_all())

    def replay(self, short: str | None = None) -> None:
        """Shows a short record, or else the game that is on the board."""
        if self._player is None:
            from minesweeper.web.five_player import FivePlayer

            self._player = FivePlayer(self._shell)
        self._player.show(short)

    def end(self) -> None:
        """Has the game on the board kept as it ended, once the end is on the screen."""
        table = self._shell.table
        self._ended.append((table.record(), str(table.game.status.value)))
        bridge.later(KEEP_AFTER, self._keep)

    def _show_results(self) -> None:
        self._keep_all()
        if self._results is None:
            from minesweeper.web.five_results import FiveResults

            self._results = FiveResults(self._shell, self.replay)
        self._results.show()

    def _keep(self) -> None:
        """Keeps the game that waits longest, if one does."""
        if self._ended:
            from minesweeper.web.five_results import keep

            keep(self._shell.storage, *self._ended.pop(0))

    def _keep_all(self) -> None:
        """Keeps what waits, as the page is left."""
        while self._ended:
            self._keep()
