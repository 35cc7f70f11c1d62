"""Which skin to draw in and at which pixel ratio, followed as both change."""

from __future__ import annotations

from minesweeper.rules.moves import Status
from minesweeper.scene.scroll import opened, scroll_to
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.rules.game import Game

DARK = "(prefers-color-scheme: dark)"
CONTRAST = "(prefers-contrast: more)"


class Look:
    """The look the player chose, made definite by what the system prefers.

    Args:
        choice: A skin's name, or `auto`.
        changed: Called when the skin or the pixel ratio has become another.
    """

    def __init__(self, choice: str, changed: Callable[[], object]) -> None:
        self._choice = choice
        self._watchers = [changed]
        self._queries: dict[str, Any] = {}
        for query in (DARK, CONTRAST):
            self._queries[query] = bridge.window.matchMedia(query)
            bridge.listen(self._queries[query], "change", self._notice)
        self._forget: bridge.Undo | None = None
        self._seen = (self.skin, self.ratio)
        self._show()
        self._watch_ratio()

    @property
    def skin(self) -> str:
        """The name of the skin to draw in."""
        if self._choice != "auto":
            return self._choice
        if self._queries[CONTRAST].matches:
            return "contrast"
        return "dark" if self._queries[DARK].matches else "light"

    @property
    def ratio(self) -> float:
        """Device pixels to a CSS pixel."""
        return float(bridge.plain(bridge.window.devicePixelRatio) or 1)

    def watch(self, told: Callable[[], object]) -> None:
        """Calls back, after the board is drawn, when either has become another."""
        self._watchers.append(told)

    def choose(self, choice: str) -> None:
        """Takes another choice."""
        self._choice = choice
        self._show()
        self._notice()

    def check(self) -> None:
        """Looks whether anything has become another, as after a resize."""
        self._notice()

    def _show(self) -> None:
        """Tells the style sheet, which follows the system by itself if told nothing."""
        root = bridge.document.documentElement
        if self._choice == "auto":
            root.removeAttribute("data-skin")
        else:
            root.setAttribute("data-skin", self._choice)

    def _notice(self, _event: Any = None) -> None:
        seen = (self.skin, self.ratio)
        if seen != self._seen:
            moved = seen[1] != self._seen[1]
            self._seen = seen
            if moved:
                self._watch_ratio()
            for told in self._watchers:
                told()

    def _watch_ratio(self) -> None:
        """Listens for the ratio to leave its present value."""
        if self._forget is not None:
            self._forget()
        query = bridge.window.matchMedia(f"(resolution: {self.ratio}dppx)")
        self._forget = bridge.listen(query, "change", self._notice)


def look_at_start(game: Game) -> None:
    """Scrolls the board in its window to what is open as a game begins."""
    port = bridge.elements(".viewport")[0]
    fresh = game.status is Status.READY and not game.can_undo
    open_cells = opened(game.grid, game.faces) if fresh else None
    if open_cells is not None:
        rows, cols = open_cells
        port.scrollTop = scroll_to(rows, game.grid.rows, port.clientHeight)
        port.scrollLeft = scroll_to(cols, game.grid.cols, port.clientWidth)
