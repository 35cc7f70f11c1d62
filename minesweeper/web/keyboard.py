"""The keyboard on the board: keys in, a cursor shown, intents out.

Keys count while the board has the focus, so in no text field, menu or dialog.
"""

from __future__ import annotations

from minesweeper.play import cursor
from minesweeper.play.intents import ChordAt, MarkAt, Redo, TapAt, Undo
from minesweeper.play.keys import MOVES, Key, command, counts, read_keys
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.grid import CellGrid
from minesweeper.web.reader import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell, Grid
    from minesweeper.web.grid import Remark
    from minesweeper.web.shell import Shell

AT_CELL: dict[str, Callable[[Cell], Intent]] = {
    "open": TapAt,
    "mark": MarkAt,
    "chord": ChordAt,
}
"""The commands that do something at the cursor."""

STEPS: dict[str, Callable[[], Intent]] = {"undo": Undo, "redo": Redo}
"""The commands that go through the moves made."""

BUTTONS = ("hint", "chances", "auto", "pause", "help")
"""The commands that press the button of that name, if it is there."""

PLAYING = ".restart, .bar:not(.options) button"
"""The buttons that leave the keyboard with the board when a mouse presses them."""

AHEAD = 1.5
"""How many cells round the cursor are kept in view."""


class Keyboard:
    """What the keyboard does on the board, and where on it it is.

    Args:
        shell: The running page.
        field: The element that holds the board and the layers over it.
        cell: Where the player was last; none if nowhere yet.
        remarks: What more is told of cells; may grow.
    """

    def __init__(
        self, shell: Shell, field: Any, cell: Cell | None, remarks: list[Remark]
    ) -> None:
        self._shell = shell
        self._field = field
        self._keys = read_keys(shell.choices["keys"])
        self._cell = cell
        self._focused = self._hidden = False
        self._grid: Grid | None = None
        self._shown: Cell | None = None
        self._reader = Reader(shell)
        self._cells = CellGrid(shell.page.texts, remarks)
        self._another = True
        self._layer = make("div", class_="cursor", aria_hidden="true", hidden=True)
        element = self._cells.element
        bridge.listen(element, "focus", self._focus)
        bridge.listen(element, "blur", self._blur)
        bridge.listen(element, "click", self._click)
        bridge.listen(bridge.document, "mousedown", self._mouse)
        shell.choices.watch("keys", self._choose_keys)
        shell.watch(self._told)
        shell.page.watch_language(self._translate)
        self._take_over()
        bridge.idle(self._work)

    @property
    def cell(self) -> Cell:
        """Where the cursor is."""
        game = self._game
        if self._cell is None:
            self._cell = cursor.start(game.grid, game.faces)
        return self._cell

    @property
    def _game(self) -> Game:
        return self._shell.session.game

    def enter(self, event: Any) -> None:
        """Hands the focus on from the field to the grid in it."""
        if event.target == self._field:
            self._cells.element.focus(bridge.options(preventScroll=True))

    def key(self, event: Any) -> None:
        """Does what a key means; keys that mean nothing here stay the browser's."""
        if event.defaultPrevented or event.target not in (
            self._field,
            self._cells.element,
        ):
            return
        other = event.altKey or event.metaKey or event.isComposing
        key = Key(event.key, event.code, event.ctrlKey, bool(other), event.repeat)
        found = command(self._keys, key)
        if found is None:
            return
        event.preventDefault()
        if not counts(found, key):
            return
        self._take_board()
        self._show()
        if found in MOVES:
            game = self._game
            self._go(cursor.moved(game.grid, game.faces, self.cell, found))
        elif found in AT_CELL:
            if not self._hidden:
                self._shell.act(AT_CELL[found](self.cell))
        elif found in STEPS:
            if not self._hidden:
                self._shell.act(STEPS[found]())
        elif found == "new":
            bridge.elements(".restart")[0].click()
        elif found in BUTTONS and not self._shell.page[found].hidden:
            self._shell.page[found].click()

    def hide(self, hidden: bool) -> None:
        """Tells and does nothing at the cells, or does again."""
        self._hidden = hidden
        self._cells.hide(hidden)
        bridge.idle(self._work)

    def refresh(self) -> None:
        """Has all cells say their words again, soon."""
        self._cells.refresh()
        bridge.idle(self._work)

    def _take_over(self) -> None:
        """Puts the grid under the keyboard and for screen readers over the picture."""
        field, element = self._field, self._cells.element
        focused = bridge.document.activeElement == field
        field.append(element, self._layer)
        field.tabIndex = -1  # a click on the picture still comes here
        self._shell.page["canvas"].setAttribute("aria-hidden", "true")
        if focused:
            element.focus(bridge.options(preventScroll=True))

    def _go(self, cell: Cell) -> None:
        """Moves the cursor, and the board under it where it would go out of sight."""
        self._cell = cell
        self._cells.point(cell)
        self._place()
        self._scroll()
        bridge.idle(self._work)

    def _place(self) -> None:
        """Puts the cursor's frame over its cell."""
        grid, cell = self._game.grid, self.cell
        style = self._layer.style
        if grid != self._grid:
            self._grid, self._shown = grid, None
            style.width, style.height = f"{100 / grid.cols}%", f"{100 / grid.rows}%"
        if cell != self._shown:
            self._shown = cell
            style.top = f"{100 * cell[0] / grid.rows}%"
            style.left = f"{100 * cell[1] / grid.cols}%"

    def _show(self) -> None:
        """Shows the cursor, now that the keyboard is used."""
        self._place()
        if self._layer.hidden:
            self._layer.hidden = False
            self._cells.point(self.cell)
            self._scroll()

    def _scroll(self) -> None:
        """Scrolls the board in its window, and this page, until the cursor is seen."""
        own = self._layer.getBoundingClientRect()
        port = bridge.elements(".viewport")[0]
        frame = port.getBoundingClientRect()
        room = min(AHEAD * own.height, frame.height / 3, frame.width / 3)
        x = _missing(own.left, own.right, frame.left, frame.right, room)
        y = _missing(own.top, own.bottom, frame.top, frame.bottom, room)
        if x or y:
            before = port.scrollLeft, port.scrollTop
            port.scrollBy(x, y)
            x, y = port.scrollLeft - before[0], port.scrollTop - before[1]
        window = bridge.window
        tall = bridge.document.documentElement.clientHeight
        down = _missing(own.top - y, own.bottom - y, 0, tall, min(room, tall / 3))
        if down:
            window.scrollBy(0, down)

    def _told(self, intent: Intent | None, update: Update) -> None:
        """Follows what changed, whoever changed it."""
        if update.whole:
            self._another = True
            if not isinstance(intent, Undo | Redo):
                self._cell = None  # it begins where the new game does
        else:
            self._cells.change(update.cells)
            cell = getattr(intent, "cell", None)
            if cell is not None:
                self._cell = cell
            self._reader.hear(intent, update)
        bridge.idle(self._work)

    def _take_board(self) -> None:
        """Takes another board, if there is one that was not taken yet."""
        if self._another:
            self._another = False
            game = self._game
            if self._cell is not None:
                self._cell = cursor.inside(game.grid, self._cell)
            self._cells.show(game, self.cell)

    def _work(self) -> None:
        """Brings what screen readers read up to date, in an idle moment."""
        self._take_board()
        if self._focused:
            self._cells.point(self.cell)
            if not self._layer.hidden:
                self._place()
        self._reader.speak()
        if self._cells.work():
            bridge.idle(self._work)

    def _translate(self) -> None:
        self._cells.translate(self._shell.page.texts)
        bridge.idle(self._work)

    def _choose_keys(self) -> None:
        self._keys = read_keys(self._shell.choices["keys"])

    def _focus(self, _event: Any) -> None:
        self._focused = True
        self._take_board()
        self._cells.point(self.cell)
        if self._cells.element.matches(":focus-visible"):
            self._show()

    def _blur(self, _event: Any) -> None:
        self._focused = False
        self._layer.hidden = True

    def _click(self, event: Any) -> None:
        """Acts on a cell that assistive technology presses; no pointer comes here."""
        cell = self._cells.cell_of(event.target)
        if cell is not None and not self._hidden:
            self._shell.act(TapAt(cell))

    def _mouse(self, event: Any) -> None:
        """Leaves the keyboard with the board at a press that goes on with the game."""
        if self._focused:
            self._layer.hidden = True
            target = event.target
            if target == self._shell.page["canvas"] or target.closest(PLAYING):
                event.preventDefault()


def _missing(low: float, high: float, first: float, last: float, room: float) -> float:
    """Gives how far to scroll one way so that a stretch has room on both sides."""
    if low - room < first:
        return low - room - first
    return max(high + room - last, 0.0)
