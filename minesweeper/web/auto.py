"""Auto-play: the solver plays the game on the board, a move at a time.

It stops at the end, at a press of its button, at a pause, and at any move or new game
of the player's.
"""

from __future__ import annotations

from minesweeper.play.hints import percent
from minesweeper.play.intents import MarkAt, OpenAt
from minesweeper.play.options import OPTIONS
from minesweeper.rules.faces import COVERED, FLAG, QUESTION
from minesweeper.solver.budget import Budget
from minesweeper.solver.choose import MOVE_STEPS, Why, choose_steps
from minesweeper.solver.view import View
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.solving import Solving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell
    from minesweeper.solver.choose import Choice
    from minesweeper.solver.join import Memory
    from minesweeper.web.shell import Shell


class AutoPlay:
    """Plays until stopped.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._solving = Solving(shell)
        self._on = self._acting = False
        self._count = 0
        self._next: list[Cell] = []
        self._wait: bridge.Undo | None = None
        self._root = bridge.document.documentElement
        entries = [
            make("option", text=f"options.auto.{value}", value=value)
            for value in OPTIONS["auto"].values
        ]
        self._speed = make("select", *entries, id="auto-speed", hidden=True)
        shell.page.fill_texts(self._speed)
        shell.page["auto"].after(self._speed)
        bridge.listen(self._speed, "change", lambda _event: self._choose())
        shell.watch(self._updated)
        shell.choices.watch("auto", self._show)
        shell.page.watch_language(self._show)

    def switch(self) -> None:
        """Begins to play, or stops."""
        shell = self._shell
        if self._on:
            self._stop()
        elif shell.session.over:
            shell.page.say("hint.over")
        else:
            self._on, self._count, self._next = True, 0, []
            shell.help("hinted")
            shell.page.say("auto.playing")
            self._show()
            self._go_on()

    def _stop(self, key: str = "auto.stopped") -> None:
        """Stops; after an end the page has said what there is to say."""
        self._on = False
        self._solving.stop()
        if self._wait is not None:
            self._wait()
            self._wait = None
        self._show()
        if not self._shell.session.over:
            self._shell.page.say(key, count=self._count)

    def _show(self) -> None:
        """Shows whether it is playing, and how fast."""
        page, on = self._shell.page, self._on
        button, speed = page["auto"], self._speed
        button.setAttribute("aria-pressed", str(on).lower())
        button.dataset.text = "auto.stop" if on else "auto"
        button.textContent = page.texts.say(button.dataset.text)
        speed.hidden = not on
        speed.value = self._shell.choices["auto"]
        speed.setAttribute("aria-label", page.texts.say("options.auto"))
        speed.title = page.texts.say("options.auto")
        self._root.toggleAttribute("data-auto", on)

    def _choose(self) -> None:
        self._shell.choices.set("auto", str(self._speed.value))

    def _go_on(self) -> None:
        """Plays the next cell that is known, or has one found."""
        self._wait = None
        if self._root.hasAttribute("data-paused"):
            self._stop()
            return
        faces, grid = self._shell.session.game.faces, self._shell.session.game.grid
        while self._next:
            cell = self._next.pop(0)
            if faces[grid.index(cell)] in (COVERED, FLAG, QUESTION):
                self._open(cell)
                return
        self._solving.start(_choosing, self._found)

    def _found(self, choice: Choice) -> None:
        """Plays what was found; a guess only if the player wants that."""
        shell = self._shell
        if choice.safe:
            self._next = list(choice.safe)
        elif choice.why is Why.FIRST or shell.choices.on("auto-guess"):
            if choice.why is not Why.FIRST and choice.chance is not None:
                row, col = choice.cell
                chance = percent(*choice.chance.as_integer_ratio())
                shell.page.say("auto.guessing", row=row + 1, col=col + 1, chance=chance)
            self._next = [choice.cell]
        else:
            self._stop("auto.no_guess")
            return
        self._go_on()

    def _open(self, cell: Cell) -> None:
        """Opens a cell, from under its flag if it has one."""
        shell = self._shell
        index = shell.session.game.grid.index(cell)
        self._acting = True
        try:
            while shell.session.game.faces[index] == FLAG:
                shell.act(MarkAt(cell))
            shell.act(OpenAt(cell))
        finally:
            self._acting = False
        self._count += 1
        if shell.session.over:
            self._stop()
        else:
            pause = 1000 / int(shell.choices["auto"])
            self._wait = bridge.later(pause, self._go_on)

    def _updated(self, _intent: Intent | None, _update: Update) -> None:
        """Leaves the board to the player who does something on it."""
        if self._on and not self._acting:
            self._stop()


def _choosing(game: Game, memory: Memory) -> Generator[object, None, Choice]:
    budget = Budget(MOVE_STEPS)
    return choose_steps(View.of(game), budget, memory, game.level.start)
