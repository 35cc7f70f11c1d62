"""What stands beside the board of five in a row: whose move, who plays, which rule."""

from __future__ import annotations

from functools import partial

from minesweeper.gomoku.game import BLACK, Status
from minesweeper.play.options import OPTIONS
from minesweeper.scene.stones import SIDE
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.doors import go_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.web.gomoku import GomokuShell


class Tableside:
    """Makes the page one of five in a row, and shows how the game stands.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: GomokuShell) -> None:
        self._shell = shell
        page = shell.page
        self._root = bridge.document.documentElement
        self._root.setAttribute("data-game", "gomoku")
        bridge.elements("h1")[0].setAttribute("data-text", "gomoku")
        self._turn = make("span")
        stone = make("span", class_="stone", aria_hidden="true")
        turn = make("div", stone, self._turn, class_="turn", id="turn")
        choices = page["level"].parentElement
        choices.before(turn)
        choices.prepend(self._menu("opponent"), self._menu("five"))
        again = page["again"]
        again.after(make("button", text="gomoku.swap", id="swap"))
        button = page["gomoku"]
        button.setAttribute("data-text", "title")
        button.hidden = False
        page.on("gomoku", "click", partial(go_to, None))

    def room(self) -> float:
        """Gives the CSS pixels a side of the board may have."""
        body = bridge.document.body
        style = bridge.window.getComputedStyle(body)
        panel = bridge.window.getComputedStyle(bridge.elements(".container")[0])
        taken = sum(
            _pixels(value)
            for value in (
                style.paddingLeft,
                style.paddingRight,
                panel.paddingLeft,
                panel.paddingRight,
            )
        )
        room = int(body.clientWidth - taken - 2)
        return float(min(SIDE, max(room, SIDE // 3)))

    def show(self, thinking: bool = False) -> None:
        """Shows whose turn it is, or who won."""
        table, page = self._shell.table, self._shell.page
        game = table.game
        self._root.setAttribute("data-state", table.state)
        side = "black" if game.turn == BLACK else "white"
        if game.over:
            key = self.result()
            side = {Status.BLACK: "black", Status.WHITE: "white"}.get(game.status, "")
        elif table.awaits_program:
            key = "gomoku.thinking" if thinking else f"gomoku.turn.{side}"
        else:
            key = f"gomoku.{'yours' if table.alone else 'turn'}.{side}"
        self._root.setAttribute("data-turn", side)
        self._turn.textContent = page.texts.say(key)
        page["undo"].setAttribute("aria-disabled", str(not table.can_undo).lower())
        page["redo"].setAttribute("aria-disabled", str(not table.can_redo).lower())
        page["swap"].hidden = not table.alone  # two people change seats
        for name in ("opponent", "five"):
            page[f"choose-{name}"].value = self._shell.choices[name]

    def result(self) -> str:
        """Gives the key of the sentence that tells who won."""
        table = self._shell.table
        if table.winner is None:
            return "gomoku.drawn"
        if table.alone:
            return f"gomoku.you.{table.state}"
        return f"gomoku.won.{'black' if table.winner == BLACK else 'white'}"

    def _menu(self, name: str) -> Any:
        """Gives the menu of an option."""
        entries = [
            make("option", text=f"options.{name}.{value}", value=value)
            for value in OPTIONS[name].values
        ]
        menu = make("select", *entries, id=f"choose-{name}")
        label = make("span", text=f"options.{name}", class_="unseen")

        def chosen() -> None:
            self._shell.choices.set(name, str(menu.value))

        bridge.listen(menu, "change", lambda _event: chosen())
        return make("label", label, menu)


def _pixels(length: Any) -> float:
    return float(str(length).removesuffix("px") or 0)
