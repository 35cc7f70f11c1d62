"""What the first board does without: a part comes at the first press of its button.

The imports stand inside the functions, so that no start waits for them.
"""

from __future__ import annotations

from functools import partial

from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.play.intents import Intent
    from minesweeper.play.rounds import Played
    from minesweeper.play.update import Update
    from minesweeper.web.ask import Question
    from minesweeper.web.field_player import FieldPlayer
    from minesweeper.web.shell import Shell


KEEP_AFTER = 600
"""Milliseconds after an end until its result is kept: once the mask heeds presses, for
until then they must not wait behind what is loaded for it."""


def _settings(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.settings import SettingsDialog

    return SettingsDialog(shell).show


def _help(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.help import HelpDialog

    return HelpDialog(shell).show


def _gomoku(_shell: Shell) -> Callable[[], object]:
    from minesweeper.web.doors import go_to

    return partial(go_to, "gomoku")


def _results(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.results import ResultsDialog

    return ResultsDialog(shell, shell.features.player).show


def _pause(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.pause import Pause

    return Pause(shell).switch


def _hint(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.hints import Hints

    return Hints(shell).press


def _chances(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.chances import Chances

    return Chances(shell).switch


def _auto(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.auto import AutoPlay

    return AutoPlay(shell).switch


LATE: dict[str, Callable[[Shell], Callable[[], object]]] = {
    "settings": _settings,
    "help": _help,
    "gomoku": _gomoku,
    "results": _results,
    "pause": _pause,
    "hint": _hint,
    "chances": _chances,
    "auto": _auto,
}
"""For each button, what makes the part behind it and gives what a press does."""


class Features:
    """Shows the buttons of the late parts and answers them.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._made: dict[str, Callable[[], object]] = {}
        self._player: FieldPlayer | None = None
        self._question: Question | None = None
        for name in LATE:
            shell.page[name].hidden = False
            shell.page.on(name, "click", partial(self.press, name))
        self._ended: list[Played] = []
        shell.watch(self._notice)
        bridge.listen(bridge.window, "pagehide", lambda _event: self._keep_all())
        bridge.listen(bridge.document, "visibilitychange", self._turn)

    def press(self, name: str) -> None:
        """Does what a press of that button does, as a key may too."""
        if name not in self._made:
            self._made[name] = LATE[name](self._shell)
        self._made[name]()

    def give_up(self, begin: Callable[[], object]) -> None:
        """Begins another game; asks first, if a long one that counts would be lost."""
        from minesweeper.web import ask

        if not ask.is_worth_asking(self._shell, bridge.now()):
            begin()
            return
        if self._question is None:
            self._question = ask.Question(self._shell)
        self._question.ask(begin)

    def _turn(self, _event: object) -> None:
        """Pauses a game that is put out of sight, if the player wants that."""
        shell = self._shell
        hidden = bridge.document.hidden
        if hidden and shell.choices.on("pause") and shell.session.clock.running:
            self.press("pause")

    def player(self) -> FieldPlayer:
        """Gives the player of records, made when first asked for."""
        if self._player is None:
            from minesweeper.web.field_player import FieldPlayer

            self._player = FieldPlayer(self._shell)
        return self._player

    def replay(self, short: str | None = None) -> None:
        """Shows a short record, or else the game that is on the board."""
        self.player().show(short)

    def _notice(self, _intent: Intent | None, update: Update) -> None:
        """Has a game that ended kept as it ended, once the end is on the screen."""
        if update.ended:
            self._ended.append(self._shell.session.round.as_of(bridge.now()))
            bridge.later(KEEP_AFTER, self._keep)

    def _keep(self) -> None:
        """Keeps the result that waits longest, if one does."""
        if self._ended:
            from minesweeper.web.ledger import keep

            keep(self._shell.storage, self._ended.pop(0))

    def _keep_all(self) -> None:
        """Keeps what waits, as the page is left."""
        while self._ended:
            self._keep()
