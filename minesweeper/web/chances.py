"""The chance of a mine in every covered cell, drawn over the board.

The picture lies on a canvas of its own, as large as the board's, so that the board
beneath stays as it is. A flag on a certain mine stays to be seen; over any other flag
its chance is shown.
"""

from __future__ import annotations

from minesweeper.play.hints import percent
from minesweeper.play.i18n import Message
from minesweeper.rules.faces import FLAG
from minesweeper.scene import shades
from minesweeper.scene.skins import SKINS
from minesweeper.solver.budget import Budget
from minesweeper.solver.count import count_steps
from minesweeper.solver.masks import positions
from minesweeper.solver.view import View
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.canvas import Outlines
from minesweeper.web.sheet import Sheet
from minesweeper.web.solving import Solving

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from minesweeper.play.intents import Intent
    from minesweeper.play.update import Update
    from minesweeper.rules.game import Game
    from minesweeper.scene.tiles import Step
    from minesweeper.scene.view import View as Part
    from minesweeper.solver.count import Count
    from minesweeper.solver.join import Memory
    from minesweeper.web.shell import Shell

COUNT_STEPS = 3_000_000
"""The budget of one count: a second or two in the page, a slice at a time."""


class Labels(Sheet):
    """The labels as fill styles, laid out like the board's tiles."""

    def steps(self, tile: int) -> tuple[Step, ...]:
        """Gives the drawing of a label."""
        return shades.steps(tile)


class Chances:
    """Shows the chances, or not, until switched again; new games too.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._solving = Solving(shell)
        self._on = False
        self._known: Count | None = None
        self._labels: list[tuple[int, int]] = []
        self._canvas = make("canvas", class_="chances", aria_hidden="true", hidden=True)
        self._context = self._canvas.getContext("2d")
        shell.page["canvas"].after(self._canvas)
        shell.watch(self._updated)
        shell.board.watch(self._redraw)
        shell.tabstop.add(self._remark)

    def switch(self) -> None:
        """Shows the chances from now on, or hides them."""
        self._on = not self._on
        self._shell.page["chances"].setAttribute("aria-pressed", str(self._on).lower())
        if self._on:
            if not self._count():
                over = self._shell.session.over
                self._shell.page.say("hint.over" if over else "chances.first")
        else:
            self._solving.stop()
            self._forget()
            self._shell.page.say("chances.hidden")

    def _updated(self, _intent: Intent | None, update: Update) -> None:
        """Counts anew; what is open now shows no chance at once."""
        if not self._on:
            return
        self._solving.stop()
        if update.whole or self._shell.session.over:
            self._forget()
        else:
            changed = sum(1 << index for index in update.cells)
            self._labels = [(tag, cells & ~changed) for tag, cells in self._labels]
            self._redraw()
        self._count()

    def _count(self) -> bool:
        """Begins to count; tells whether there is something to be counted.

        Where no mine is laid yet, the first click is safe wherever it is.
        """
        shell = self._shell
        if shell.session.over or shell.session.game.field is None:
            return False
        shell.help("hinted")
        self._solving.start(_counting, self._counted)
        return True

    def _counted(self, known: Count) -> None:
        """Shows what was found."""
        first = self._known is None
        self._known = known
        self._labels = _labels(known)
        self._redraw()
        self._shell.tabstop.refresh()
        said = "chances.shown" if known.exact else "chances.inexact"
        if first or not known.exact:
            self._shell.page.say(said)

    def _forget(self) -> None:
        self._known = None
        self._labels = []
        self._canvas.hidden = True
        self._shell.tabstop.refresh()

    def _redraw(self) -> None:
        if self._on:
            bridge.frame(self._draw)

    def _draw(self) -> None:
        """Draws the labels of the cells that the board's canvas shows."""
        shell, part = self._shell, self._shell.board.view
        canvas = self._canvas
        canvas.hidden = not self._labels
        if part is None or not self._labels:
            return
        geometry = part.geometry
        left, top, width, height = part.box
        canvas.width, canvas.height = width, height
        style = canvas.style
        style.left, style.top = (
            f"{left / geometry.ratio}px",
            f"{top / geometry.ratio}px",
        )
        style.width = f"{width / geometry.ratio}px"
        style.height = f"{height / geometry.ratio}px"
        sheet = Labels(SKINS[shell.look.skin], geometry)
        outlines = Outlines(geometry)
        self._context.setTransform(1, 0, 0, 1, -left, -top)
        faces = shell.session.game.faces
        shown = _cells_of(part)
        for tag, cells in self._labels:
            inside = positions(cells & shown)
            if tag == shades.MINE:
                inside = (index for index in inside if faces[index] != FLAG)
            path = "".join(outlines[index] for index in inside)
            if path:
                self._context.fillStyle = sheet[tag]
                self._context.fill(bridge.window.Path2D.new(path))

    def _remark(self, index: int) -> Message | None:
        """Tells the chance of a cell to who cannot see it."""
        known = self._known
        if known is None:
            return None
        for tag, cells in self._labels:
            if cells >> index & 1:
                if tag in (shades.SAFE, shades.MINE):
                    return Message("remark.mine" if tag else "remark.safe")
                cell = known.view.grid.cell(index)
                chance = percent(known.mined(cell), known.solutions)
                return Message("remark.chance", {"chance": chance})
        return None


def _counting(game: Game, memory: Memory) -> Generator[object, None, Count]:
    return count_steps(View.of(game), Budget(COUNT_STEPS), memory)


def _labels(known: Count) -> list[tuple[int, int]]:
    """Gives the labels with their cells as sets, the same label once."""
    if not known.exact:
        found = [(shades.SAFE, known.safe), (shades.MINE, known.mine)]
        return [(tag, cells) for tag, cells in found if cells]
    doubtful = [mined for _, mined in known.groups if 0 < mined < known.solutions]
    best = None if known.safe else min(doubtful, default=None)
    together: dict[int, int] = {}
    for cells, mined in known.groups:
        tag = shades.label(mined, known.solutions)
        if mined == best:
            tag += shades.BEST
        together[tag] = together.get(tag, 0) | cells
    return list(together.items())


def _cells_of(part: Part) -> int:
    """Gives the cells of a part of the board as a set."""
    grid = part.geometry.grid
    row = (1 << part.cols) - 1
    rows = range(part.top, part.top + part.rows)
    return sum(row << grid.index((line, part.left)) for line in rows)
