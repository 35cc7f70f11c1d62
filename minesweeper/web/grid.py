"""The board as a grid for assistive technology: invisible, over the picture.

Its cells lie over those of the canvas and let every pointer through, so that what
follows the focus, or explores by touch, is where the cell is. One of them is active;
the grid itself holds the focus. Of a large board only the cells around the active one
are there. Their words are brought up to date in idle moments, a few at a time, those
of the active cell at once.
"""

from __future__ import annotations

from minesweeper.scene.speech import cell_words, stale
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, TypeAlias

    from minesweeper.play.i18n import Message, Texts
    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell, Grid

    Remark: TypeAlias = Callable[[int], Message | None]
    """Gives what more is to be told of a padded position, if anything."""

MOST_CELLS = 1000
"""The most cells of a board that is there whole."""

SPAN = (25, 31)
"""The most rows and columns that are there of a larger one."""

NEAR = 3
"""How near the active cell comes to the edge of these before they move on."""

SLICE = 0.004
"""Seconds of words a time."""


class CellGrid:
    """Rows and cells with words, over the board.

    Args:
        texts: The language.
        remarks: What more is told of cells; may grow.
    """

    def __init__(self, texts: Texts, remarks: list[Remark]) -> None:
        self.element = make("div", id="cells", role="grid", tabindex=0)
        self._texts = texts
        self._remarks = remarks
        self._game: Game | None = None
        self._grid: Grid | None = None
        self._hidden = False
        self._rows: list[Any] = []
        self._top = self._left = self._cols = 0
        self._active: Cell | None = None
        self._found: dict[Cell, Any] = {}
        self._spoken: dict[int, str] = {}
        self._changed: set[int] = set()
        self._silent: list[int] = []

    def show(self, game: Game, near: Cell) -> None:
        """Takes another board, the cells around one of them if it is large."""
        self._game = game
        if game.grid != self._grid:
            self._grid = game.grid
            self._lay(game.grid)
        self._place(near)
        self._all_stale()

    def translate(self, texts: Texts) -> None:
        """Says everything in another language."""
        self._texts = texts
        self._all_stale()
        self._label()

    def refresh(self) -> None:
        """Has every cell say its words again, as what is told of it may be new."""
        self._all_stale()

    def hide(self, hidden: bool) -> None:
        """Tells nothing of what the cells show, or does again."""
        if hidden != self._hidden:
            self._hidden = hidden
            self._all_stale()

    def change(self, cells: Iterable[int]) -> None:
        """Notes that these padded positions show something else."""
        self._changed.update(cells)

    def point(self, cell: Cell) -> None:
        """Makes a cell the active one, with its words as they are now."""
        grid = self._grid
        if grid is None:
            return
        if not self._holds(cell):
            self._place(cell)
            self._all_stale()
        self._speak(grid.index(cell))
        if cell != self._active:
            self._active = cell
            own = self._element(cell)
            if not own.id:
                own.id = f"cell-{cell[0] - self._top}-{cell[1] - self._left}"
            self.element.setAttribute("aria-activedescendant", own.id)

    def work(self) -> bool:
        """Brings words up to date for a moment; tells whether there is more to do."""
        game, grid = self._game, self._grid
        if game is None or grid is None:
            return False
        if self._changed:
            near = stale(grid, game.faces, self._changed)
            self._silent += [index for index in near if self._shows(index)]
            self._changed.clear()
        end = bridge.now() + SLICE
        while self._silent:
            for index in self._silent[-16:]:
                self._speak(index)
            del self._silent[-16:]
            if bridge.now() > end:
                break
        return bool(self._silent)

    def cell_of(self, target: Any) -> Cell | None:
        """Gives the cell an element of the grid stands for, or none."""
        own = bridge.plain(target.closest("[role=gridcell]"))
        if own is None:
            return None
        row = own.parentElement.getAttribute("aria-rowindex")
        return int(row) - 1, int(own.getAttribute("aria-colindex")) - 1

    def _lay(self, grid: Grid) -> None:
        """Makes the rows and cells for a size of board: one row, copied."""
        whole = grid.size <= MOST_CELLS
        rows = grid.rows if whole else min(grid.rows, SPAN[0])
        cols = grid.cols if whole else min(grid.cols, SPAN[1])
        row = make("div", role="row")
        for col in range(cols):
            row.append(make("div", role="gridcell", aria_colindex=col + 1))
        self._rows = [row, *(row.cloneNode(True) for _ in range(rows - 1))]
        for place, each in enumerate(self._rows):
            each.setAttribute("aria-rowindex", place + 1)
        self._forget()
        self._top, self._left, self._cols = 0, 0, cols
        element = self.element
        element.removeAttribute("aria-activedescendant")
        element.setAttribute("aria-rowcount", grid.rows)
        element.setAttribute("aria-colcount", grid.cols)
        style = element.style
        style.height = f"{100 * rows / grid.rows}%"
        style.width = f"{100 * cols / grid.cols}%"
        style.top = style.left = "0"
        self._label()
        element.replaceChildren(*self._rows)

    def _label(self) -> None:
        grid = self._grid
        if grid is not None:
            label = self._texts.say("board", rows=grid.rows, cols=grid.cols)
            self.element.setAttribute("aria-label", label)

    def _place(self, cell: Cell) -> None:
        """Moves the block of cells that are there so that this one is well inside."""
        grid = self._grid
        if grid is None:
            return
        rows, cols = len(self._rows), self._cols
        top = min(max(cell[0] - rows // 2, 0), grid.rows - rows)
        left = min(max(cell[1] - cols // 2, 0), grid.cols - cols)
        if (top, left) == (self._top, self._left):
            return
        style = self.element.style
        style.top = f"{100 * top / grid.rows}%"
        style.left = f"{100 * left / grid.cols}%"
        for place, row in enumerate(self._rows):
            row.setAttribute("aria-rowindex", top + place + 1)
            if left != self._left:
                for col, own in enumerate(row.children):
                    own.setAttribute("aria-colindex", left + col + 1)
        self._top, self._left = top, left
        self._forget()

    def _forget(self) -> None:
        """Forgets what was where, for it lies elsewhere now."""
        self._active = None
        self._found.clear()
        self._spoken.clear()

    def _holds(self, cell: Cell) -> bool:
        """Tells whether a cell is there, and not at an edge that is not the board's."""
        grid = self._grid
        if grid is None:
            return False
        rows, cols = len(self._rows), self._cols
        return _well_inside(cell[0], self._top, rows, grid.rows) and _well_inside(
            cell[1], self._left, cols, grid.cols
        )

    def _shows(self, index: int) -> bool:
        assert self._grid is not None
        row, col = self._grid.cell(index)
        below, beside = row - self._top, col - self._left
        return 0 <= below < len(self._rows) and 0 <= beside < self._cols

    def _all_stale(self) -> None:
        """Has every cell that is there say its words again, the first ones first."""
        grid = self._grid
        if grid is None:
            return
        self._changed.clear()
        self._silent = [
            grid.index((self._top + row, self._left + col))
            for row in reversed(range(len(self._rows)))
            for col in reversed(range(self._cols))
        ]

    def _element(self, cell: Cell) -> Any:
        if cell not in self._found:
            row = self._rows[cell[0] - self._top]
            self._found[cell] = row.children[cell[1] - self._left]
        return self._found[cell]

    def _speak(self, index: int) -> None:
        """Puts a cell's words in, if they are others."""
        game, grid = self._game, self._grid
        if game is None or grid is None:
            return
        say = self._texts.say
        key, values = cell_words(grid, game.faces, index)
        text = say("cell.hidden" if self._hidden else key, **values)
        for remark in self._remarks:
            more = None if self._hidden else remark(index)
            if more is not None:
                text = say("cell.remark", cell=text, remark=self._texts.tell(more))
        if self._spoken.get(index) != text:
            self._element(grid.cell(index)).textContent = text
            self._spoken[index] = text


def _well_inside(at: int, first: int, count: int, whole: int) -> bool:
    """Tells whether a place along one way is in a part, and not near its end."""
    low = first if first == 0 else first + NEAR
    high = first + count if first + count == whole else first + count - NEAR
    return low <= at < high
