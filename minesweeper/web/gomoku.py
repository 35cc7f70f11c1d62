"""Joins the table of five in a row, its picture and the page around it."""

from __future__ import annotations

from minesweeper.gomoku.game import BLACK, WHITE
from minesweeper.gomoku.notation import StoneError, name
from minesweeper.gomoku.record import Record
from minesweeper.play.ending import Ending
from minesweeper.play.five import Table
from minesweeper.play.i18n import Message, Texts
from minesweeper.play.intents import TapAt
from minesweeper.play.settings import KEPT, read_settings
from minesweeper.scene.stones import FELT, FELTS
from minesweeper.web import bridge
from minesweeper.web.address import Address, languages
from minesweeper.web.choices import Choices
from minesweeper.web.crossings import Crossings
from minesweeper.web.embed import Outside
from minesweeper.web.five_features import FiveFeatures
from minesweeper.web.input import Input
from minesweeper.web.look import Look
from minesweeper.web.mask import Mask
from minesweeper.web.page import Page
from minesweeper.web.stones import StoneBoard
from minesweeper.web.storage import Storage
from minesweeper.web.tableside import Tableside
from minesweeper.web.thinker import Thinker
from minesweeper.web.trouble import Trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.rules.grid import Cell

STORED = "gomoku"
"""The name the running game is kept under."""

SIDES = {BLACK: "black", WHITE: "white"}
"""The sides as texts name them."""


class GomokuShell:
    """The running page of five in a row.

    Attributes:
        page: The texts and controls around the board.
        storage: What is kept between visits.
        choices: What the player has chosen.
        table: The game, and who plays it.
        address: The page's own address.
        look: The skin and the pixel ratio the board is drawn in.
    """

    def __init__(self, boot: Any) -> None:
        if boot is not None:
            boot.taken = True
        self.address = Address()
        self.storage = Storage()
        stored = self.storage.read_all(KEPT)
        asked = read_settings(self.address.query, stored, languages())
        self.page = page = Page(Texts(asked.lang))
        page.title = "gomoku"
        self.choices = Choices(asked.options, self.storage)
        notes = list(asked.messages)
        self.table = self._kept(notes) or self._fresh(BLACK)
        self._side = Tableside(self)
        self.look = Look(asked.options["skin"], self.fit)
        self._outside = Outside(bridge.elements("main")[0])
        self._board = StoneBoard(page["canvas"], self.table.game)
        self._crossings = Crossings(bridge.elements(".field")[0], self.play)
        self._mask = Mask(page, self.begin, self.undo)
        self._mask.button("swap", self.swap)
        self._mask.button("watch", lambda: self._features.replay())
        self._features = FiveFeatures(self)
        self._thinker = Thinker()
        self._width = 0.0
        if asked.embed:
            bridge.document.documentElement.setAttribute("data-embed", "")
        page.show_messages(notes)
        page["storage-note"].hidden = self.storage.lasting
        self._listen()
        self.translate(page.texts)
        self._renew()
        self._outside.tell("ready")
        if asked.replay is not None:
            self._features.replay(asked.replay)

    def play(self, cell: Cell) -> bool:
        """Lays the person's stone, if it is a person's turn; tells whether it was."""
        table = self.table
        if table.awaits_program:
            return False
        laid = table.play(cell, bridge.now())
        if laid:
            self._laid(cell)
        elif not table.game.over:
            self.page.say("gomoku.taken", crossing=name(cell).upper())
        return bool(laid)

    def undo(self) -> None:
        """Takes back a person's last stone; what the program thinks of is given up."""
        self._thinker.stop()
        self._changed(self.table.undo(), "gomoku.back")

    def redo(self) -> None:
        """Lays again what was taken back last."""
        self._thinker.stop()
        self._changed(self.table.redo(), "gomoku.again")

    def begin(self) -> None:
        """Begins another game, with the same sides."""
        self._set(self._fresh(self.table.person))

    def swap(self) -> None:
        """Begins another game with the sides changed."""
        self._set(self._fresh(WHITE if self.table.person == BLACK else BLACK))

    def translate(self, texts: Texts) -> None:
        """Puts all of the page into a language."""
        self.page.translate(texts)
        self.page.show_choices(self.choices.all(), texts.lang)
        self.page["canvas"].setAttribute("aria-label", texts.say("gomoku.board"))
        self._crossings.tell(self.table.game, texts)
        self._side.show()
        self._mask.translate()

    def fit(self) -> None:
        """Sizes the board for the room there is, the skin and the pixel ratio."""
        look = self.look
        self._width = self._side.room()
        self._board.fit(self._width, look.ratio, FELTS.get(look.skin, FELT))

    def _fresh(self, person: int) -> Table:
        exact = self.choices["five"] == "exact"
        return Table(self.choices["opponent"], person, exact)

    def _kept(self, notes: list[Message]) -> Table | None:
        """Gives the game of the last visit, if it is of the opponent asked for."""
        text = self.storage.read(STORED)
        if text is None:
            return None
        try:
            table = Table.of(Record.parse(text))
        except StoneError:
            notes.append(Message("gomoku.stored"))
            return None
        exact = self.choices["five"] == "exact"
        fits = (table.opponent, table.game.exact) == (self.choices["opponent"], exact)
        return table if fits and not table.game.over else None

    def _listen(self) -> None:
        """Answers the controls of the page."""
        page, window = self.page, bridge.window
        canvas = page["canvas"]
        panel = bridge.elements(".container")[0]
        Input(canvas, panel, self._board.cell_at, self._act, self.choices)
        bridge.listen(canvas, "pointermove", self._hover)
        bridge.listen(canvas, "pointerleave", lambda _event: self._point_at(None))
        restart = bridge.elements(".restart")[0]
        bridge.listen(restart, "click", lambda _event: self.begin())
        page.on("undo", "click", self.undo)
        page.on("redo", "click", self.redo)
        page.on("lang", "change", self._choose_language)
        page.on("skin", "change", self._choose_skin)
        page.on("notes-close", "click", lambda: page.show_messages(()))
        self.choices.watch("skin", lambda: self.look.choose(self.choices["skin"]))
        for option in ("opponent", "five"):
            self.choices.watch(option, self.begin)
        self.storage.watch(self._note_storage)
        bridge.listen(window, "resize", lambda _event: self._resized())
        bridge.listen(window, "keydown", self._key)
        Trouble(page, lambda: str(self.table.record()))
        page.enable()

    def _act(self, intent: Intent) -> bool:
        """Takes what a press asks for; marks and chords mean nothing here."""
        return isinstance(intent, TapAt) and self.play(intent.cell)

    def _laid(self, cell: Cell) -> None:
        """Shows a stone that was laid, and lets the program think of its answer."""
        side = SIDES[WHITE if self.table.game.turn == BLACK else BLACK]
        self._changed((cell,), f"gomoku.laid.{side}", crossing=name(cell).upper())

    def _changed(self, cells: tuple[Cell, ...], key: str, **values: object) -> None:
        """Shows what became of crossings, keeps the game, and goes on with it."""
        table = self.table
        if not cells:
            self._think()
            return
        self._board.ghost(None, BLACK)
        self._board.repaint(cells)
        self._crossings.tell(table.game, self.page.texts, cells)
        self.page.say(key, **values)
        self.storage.write(STORED, str(table.record()))
        self._side.show()
        if table.game.over:
            self._end()
        else:
            self._mask.hide()
            self._think()

    def _set(self, table: Table) -> None:
        """Plays another game."""
        self._thinker.stop()
        self.table = table
        self.storage.write(STORED, str(table.record()))
        self._renew()
        self.page.say("gomoku.new")

    def _renew(self) -> None:
        """Shows all of the game that is played now."""
        self._board.show(self.table.game)
        self.fit()
        self._crossings.tell(self.table.game, self.page.texts)
        self._side.show()
        self._mask.hide()
        self._think()

    def _think(self) -> None:
        """Lets the program think, if it is its turn."""
        if self.table.awaits_program:
            show = self._side.show
            self._thinker.think(self.table, self._answer, lambda: show(thinking=True))

    def _answer(self, cell: Cell) -> None:
        """Lays the program's stone."""
        self.table.play(cell, bridge.now())
        self._laid(cell)

    def _end(self) -> None:
        """Shows how the game ended, and tells it to the outside."""
        table = self.table
        result = self._side.result()
        time = Message("end.time", {"seconds": table.seconds})
        stones = Message("gomoku.stones", {"count": len(table.game.moves)})
        self._mask.show(Ending(Message(result), time, stones))
        self._features.end()
        self._outside.tell(
            "end",
            result=table.state,
            seconds=table.seconds,
            ranked=False,
            link=f"{self.address.base}?game=gomoku&opponent={table.opponent}",
        )

    def _hover(self, event: Any) -> None:
        """Shows the stone that a press would lay, under a mouse."""
        if event.pointerType == "mouse":
            self._point_at(self._board.cell_at(event.clientX, event.clientY))

    def _point_at(self, cell: Cell | None) -> None:
        table = self.table
        if table.game.over or table.awaits_program:
            cell = None
        self._board.ghost(cell, table.game.turn)

    def _key(self, event: Any) -> None:
        """Takes the keys for undo and redo."""
        if not (event.ctrlKey or event.metaKey) or bridge.elements("dialog[open]"):
            return
        key = str(event.key).lower()
        if key == "y" or (key == "z" and event.shiftKey):
            self.redo()
        elif key == "z":
            self.undo()
        else:
            return
        event.preventDefault()

    def _resized(self) -> None:
        self.look.check()
        if self._side.room() != self._width:
            self.fit()

    def _choose_language(self) -> None:
        chosen = str(self.page["lang"].value)
        self.translate(Texts(chosen))
        self.storage.write("lang", chosen)

    def _choose_skin(self) -> None:
        self.choices.set("skin", str(self.page["skin"].value))

    def _note_storage(self) -> None:
        self.page["storage-note"].hidden = self.storage.lasting
