"""What the page's script calls to start the game."""

from __future__ import annotations

from minesweeper.play.settings import asks_for
from minesweeper.web import bridge
from minesweeper.web.shell import Shell


def start() -> None:
    """Starts the game in the page; what goes wrong is said in the page."""
    boot = bridge.plain(getattr(bridge.window, "minesweeperBoot", None))
    try:
        if asks_for("gomoku", str(bridge.window.location.search)):
            from minesweeper.web.gomoku import GomokuShell

            GomokuShell(boot)
        else:
            Shell(boot)
    except Exception as error:
        if boot is not None:
            boot.fail("python", f"{type(error).__name__}: {error}")
        if bridge.trouble is not None:  # the board is up already
            bridge.trouble(error)
        raise
