"""What the page says when the program itself fails after the start."""

from __future__ import annotations

from minesweeper import __version__
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.web.page import Page

LONGEST = 200
"""Letters of the error shown in the sentence; the report has all of it."""


class Trouble:
    """Shows a sentence and a report that can be copied; nothing fails silently.

    Args:
        page: Where they are shown.
        game: Gives the running game, its board and its moves, so that none is lost.
    """

    def __init__(self, page: Page, game: Callable[[], str]) -> None:
        self._page = page
        self._game = game
        page.on("trouble-copy", "click", self._copy)
        bridge.trouble = self.show

    def show(self, error: BaseException) -> None:
        """Says that something went wrong, with a report of what and where."""
        page = self._page
        detail = f"{type(error).__name__}: {error}"[:LONGEST]
        page["trouble-text"].textContent = page.texts.say(
            "notes.trouble", detail=detail
        )
        page["trouble-report"].textContent = self._report(error)
        page["trouble"].hidden = False

    def _report(self, error: BaseException) -> str:
        import traceback

        try:
            game = self._game()
        except Exception as failed:
            game = f"unknown ({type(failed).__name__}: {failed})"
        browser = bridge.plain(bridge.window.navigator.userAgent)
        trace = "".join(traceback.format_exception(error))
        return f"Minesweeper {__version__}\n{browser}\n{game}\n\n{trace}"

    def _copy(self) -> None:
        """Selects the report and copies it, which works without a permission too."""
        selection = bridge.window.getSelection()
        selection.selectAllChildren(self._page["trouble-report"])
        bridge.document.execCommand("copy")
