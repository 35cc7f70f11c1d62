"""The player of games of five in a row: a board of its own, and its moves as text."""

from __future__ import annotations

from minesweeper.gomoku.game import BLACK
from minesweeper.gomoku.notation import StoneError, format_moves, name
from minesweeper.gomoku.record import Record
from minesweeper.play.five_replay import FiveReplay
from minesweeper.play.i18n import Message
from minesweeper.scene.stones import FELT, FELTS, SIDE
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.copying import show_to_copy
from minesweeper.web.player import Player
from minesweeper.web.stones import StoneBoard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.web.gomoku import GomokuShell

BESIDE, ABOVE = 60, 424
"""CSS pixels that the dialog needs for itself, beside the board and above and below."""

LEAST = 270
"""The least CSS pixels of a side on a low screen, where the dialog scrolls."""


class FivePlayer(Player[FiveReplay]):
    """Plays a record of five in a row over the page.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: GomokuShell) -> None:
        self._shell = shell
        canvas = make("canvas", role="img", id="replay-canvas")
        super().__init__(shell, canvas)
        self._board = StoneBoard(canvas, shell.table.game)
        self._shown = 0
        moves = make("button", text="moves.link", id="replay-moves")
        self._dialog.foot.prepend(moves)
        bridge.listen(moves, "click", lambda _event: self._copy_moves())
        bridge.listen(bridge.window, "resize", lambda _event: self._fit())

    def show(self, short: str | None = None) -> None:
        """Opens with a short record, or else with the game on the page's board.

        What cannot be read is said among the page's messages.
        """
        try:
            if short is None:
                record = self._shell.table.record()
            else:
                record = Record.from_short(short)
            replay = FiveReplay(record)
        except StoneError as error:
            self._page.add_message(Message.of(error))
            return
        self._shown = 0
        self._board.show(replay.game)
        self.open(replay, ("game", "gomoku"), ("replay", record.short))

    def _name(self, replay: FiveReplay) -> str:
        return self._page.texts.say("gomoku.replayed")

    def _fit_board(self, replay: FiveReplay) -> None:
        """Takes the look of the page's own board, and the room there is."""
        look, window = self._shell.look, bridge.window
        low = max(LEAST, window.innerHeight - ABOVE)
        side = float(min(SIDE, window.innerWidth - BESIDE, low))
        self._board.fit(side, look.ratio, FELTS.get(look.skin, FELT))

    def _paint(self, replay: FiveReplay) -> None:
        first, last = sorted((self._shown, replay.at))
        self._shown = replay.at
        self._board.repaint(replay.record.moves[first:last])

    def _words(self, replay: FiveReplay) -> Message:
        game, last = replay.game, replay.game.last
        if last is None:
            return Message("replay.said.start")
        side = "white" if game.turn == BLACK else "black"
        if game.over:
            return Message(f"gomoku.won.{side}" if game.five else "gomoku.drawn")
        values = {"at": replay.at, "crossing": name(last).upper()}
        return Message(f"replay.said.{side}", values)

    def _copy_moves(self) -> None:
        """Copies the moves as players write them; shown too."""
        if self._replay is not None:
            self._told = None
            text = format_moves(self._replay.record.moves)
            show_to_copy(self._page, self._said, text, "moves")
