"""The player of Minesweeper's records: a board of its own, and words for each step."""

from __future__ import annotations

from minesweeper.play.i18n import Message
from minesweeper.play.recording import record_of
from minesweeper.play.replay import Replay
from minesweeper.rules.compact import from_compact, to_compact
from minesweeper.rules.errors import RecordError, RulesError
from minesweeper.rules.level import LARGEST_SIDE
from minesweeper.scene.geometry import CELL
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.canvas import Board
from minesweeper.web.player import LONGEST_LINK, Player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.web.shell import Shell


class FieldPlayer(Player[Replay]):
    """Plays a record of Minesweeper over the page.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        canvas = make("canvas", role="img", id="replay-canvas")
        self._spot = make("div", class_="replay-spot", hidden=True)
        super().__init__(shell, canvas, self._spot)
        self._board = board = Board(canvas)
        bridge.listen(self._port, "scroll", lambda _event: board.moved())
        bridge.listen(bridge.window, "resize", lambda _event: board.moved())
        shell.choices.watch("zoom", self._fit)

    def show(self, short: str | None = None, most: int = LONGEST_LINK) -> None:
        """Opens with a short record, or else with the game on the page's board.

        What cannot be read or played is said among the page's messages.
        """
        try:
            if short is None:
                record = record_of(self._shell.session.round.as_of(bridge.now()))
            elif len(short) > most:
                raise RecordError("length", most=most, length=len(short))
            else:
                record = from_compact(short)
            if max(record.level.rows, record.level.cols) > LARGEST_SIDE:
                raise RecordError("part", number=3, value=str(record.level))
            replay, link = Replay(record), to_compact(record)
        except RulesError as error:
            self._shell.page.add_message(Message.of(error))
            return
        self.open(replay, ("replay", link))

    def _name(self, replay: Replay) -> str:
        grid = replay.game.grid
        say = self._page.texts.say
        return say("replay.board", rows=grid.rows, cols=grid.cols)

    def _fit_board(self, replay: Replay) -> None:
        """Takes the look and the zoom of the page's own board."""
        look, zoom = self._shell.look, self._shell.sight.zoom
        self._port.style.setProperty("--cell", f"{CELL * zoom}px")
        self._board.fit(replay.game.grid, SKINS[look.skin], look.ratio, zoom)

    def _paint(self, replay: Replay) -> None:
        self._board.paint(replay.game)
        self._show_spot(replay)

    def _show_spot(self, replay: Replay) -> None:
        """Frames the cell of the last step, scrolled into sight."""
        word, _, cell = (replay.step or "").partition(" ")
        self._spot.hidden = word not in ("open", "mark", "chord")
        if not self._spot.hidden:
            row, col = map(int, cell.split(","))
            grid, style = replay.game.grid, self._spot.style
            style.left, style.top = (
                f"{100 * col / grid.cols}%",
                f"{100 * row / grid.rows}%",
            )
            style.width, style.height = f"{100 / grid.cols}%", f"{100 / grid.rows}%"
            near = bridge.options(block="nearest", inline="nearest")
            self._spot.scrollIntoView(near)

    def _words(self, replay: Replay) -> Message:
        if replay.over and replay.record.end is not None:
            won = replay.record.end.won
            return Message("replay.said.won" if won else "replay.said.lost")
        if replay.step is None:
            return Message("replay.said.start")
        word, _, cell = replay.step.partition(" ")
        where = {"at": replay.at}
        if "," in cell:
            row, col = map(int, cell.split(","))
            where |= {"row": row + 1, "col": col + 1}
        return Message(f"replay.said.{word}", where)
