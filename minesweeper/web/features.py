"""What the first board does without: a part comes at the first press of its button.

The imports stand inside the functions, so that no start waits for them.
"""

from __future__ import annotations

from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.web.shell import Shell


def _settings(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.settings import SettingsDialog

    return SettingsDialog(shell).show


def _help(shell: Shell) -> Callable[[], object]:
    from minesweeper.web.help import HelpDialog

    return HelpDialog(shell).show


def _gomoku(_shell: Shell) -> Callable[[], object]:
    from minesweeper.web.doors import go_to

    return partial(go_to, "gomoku")


LATE: dict[str, Callable[[Shell], Callable[[], object]]] = {
    "settings": _settings,
    "help": _help,
    "gomoku": _gomoku,
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
        for name in LATE:
            shell.page[name].hidden = False
            shell.page.on(name, "click", partial(self.press, name))

    def press(self, name: str) -> None:
        """Does what a press of that button does, as a key may too."""
        if name not in self._made:
            self._made[name] = LATE[name](self._shell)
        self._made[name]()
