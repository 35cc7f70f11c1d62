"""The results dialog of Minesweeper: best times by level, last games, a name."""

from __future__ import annotations

from minesweeper.play.results import Result, tidy
from minesweeper.play.standing import standings
from minesweeper.web import bridge, ledger
from minesweeper.web.books import BookDialog
from minesweeper.web.build import make
from minesweeper.web.tables import games_part, level_name, standing_part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from minesweeper.web.field_player import FieldPlayer
    from minesweeper.web.shell import Shell

FILE = "minesweeper-results.txt"
"""What the file is called."""


class ResultsDialog(BookDialog[Result]):
    """Shows what is kept of Minesweeper, level by level.

    Args:
        shell: The running page.
        player: Gives what plays a record.
    """

    def __init__(self, shell: Shell, player: Callable[[], FieldPlayer]) -> None:
        self._shell = shell
        kept = ledger.results(shell.storage)
        super().__init__(
            shell, kept, FILE, lambda short: player().show(short, len(short))
        )
        self._level = make("select", id="results-level")
        self._choice = make("label", make("span", text="results.level"), self._level)
        self._parts.before(self._choice)
        self._name = make("input", type="text", id="results-name", maxlength=80)
        self._name.autocomplete = "off"
        self._last.after(make("label", make("span", text="results.player"), self._name))
        bridge.listen(self._level, "change", lambda _event: self._fill_standings())
        bridge.listen(self._name, "change", lambda _event: self._rename())

    def show(self) -> None:
        """Opens with what is kept now."""
        self._name.value = self._ledger.player
        self._level.replaceChildren()
        super().show()

    def _record(self, result: Result) -> str:
        return result.record

    def _games(self, last: Sequence[Result]) -> Any:
        return games_part(last, self._page.texts)

    def _fill_parts(self) -> None:
        """Lists the levels, and shows what the results of one come to."""
        texts = self._page.texts
        self._standings = standings(self._results)
        levels = list(dict.fromkeys(one.level for one in self._standings))
        chosen = str(self._level.value) or str(self._shell.session.game.level)
        self._level.replaceChildren(
            *(make("option", level_name(one, texts), value=one) for one in levels)
        )
        if chosen in levels:
            self._level.value = chosen
        self._choice.hidden = not levels
        self._fill_standings()

    def _fill_standings(self) -> None:
        texts = self._page.texts
        parts = [
            standing_part(one, texts)
            for one in self._standings
            if one.level == self._level.value
        ]
        self._parts.replaceChildren(*parts)

    def _rename(self) -> None:
        name = tidy(str(self._name.value))
        self._name.value = name
        self._ledger.player = name
