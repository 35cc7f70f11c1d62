"""What the page's script calls to start the game."""

from __future__ import annotations

from minesweeper.web import bridge
from minesweeper.web.shell import Shell


def start() -> None:
    """Starts the game in the page; what goes wrong is said in the page."""
    boot = bridge.plain(getattr(bridge.window, "minesweeperBoot", None))
    try:
        Shell(boot)
    except Exception as error:
        if boot is not None:
            boot.fail("python", f"{type(error).__name__}: {error}")
        if bridge.trouble is not None:  # the board is up already
            bridge.trouble(error)
        raise
