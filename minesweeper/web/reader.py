"""What is said aloud of each move, once, in a place that only screen readers find."""

from __future__ import annotations

from minesweeper.play.intents import Redo, Undo
from minesweeper.scene.speech import move_words, step_words
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.web.shell import Shell


class Reader:
    """Says what moves did; ends and new games are said by the page itself.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._heard: tuple[Intent | None, Update] | None = None
        self._region = make("div", id="heard", class_="unseen", role="status")
        bridge.elements("main")[0].append(self._region)

    def hear(self, intent: Intent | None, update: Update) -> None:
        """Notes an update that is to be said; only the last of a moment is."""
        self._heard = None if update.ended else (intent, update)

    def speak(self) -> None:
        """Says what was noted."""
        if self._heard is None:
            return
        intent, update = self._heard
        self._heard = None
        if bridge.document.documentElement.hasAttribute("data-auto"):
            return  # nobody waits for the word of every move of the solver's
        game = self._shell.session.game
        if isinstance(intent, Undo | Redo):
            back = isinstance(intent, Undo)
            key, values = step_words(back, update.cells, game.mines_left)
        elif (cell := getattr(intent, "cell", None)) is not None:
            key, values = move_words(
                game.grid, game.faces, cell, update.cells, game.mines_left
            )
        else:
            return
        # A new element is said even if its words are those of the one before.
        line = make("p", self._shell.page.texts.say(key, **values))
        self._region.replaceChildren(line)
