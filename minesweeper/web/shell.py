"""Joins the session, the picture and the page around it."""

from __future__ import annotations

import os

from minesweeper.play.i18n import Texts
from minesweeper.play.intents import (
    NewGame,
    PlayField,
    Redo,
    SetLevel,
    TapAt,
    Undo,
)
from minesweeper.play.links import board_query
from minesweeper.play.session import Session
from minesweeper.play.settings import KEPT, read_settings
from minesweeper.play.update import Update
from minesweeper.play.ways import Ways
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.address import Address, languages
from minesweeper.web.canvas import Board
from minesweeper.web.choices import Choices
from minesweeper.web.early import early_moves
from minesweeper.web.embed import Outside
from minesweeper.web.features import Features
from minesweeper.web.input import Input
from minesweeper.web.keep import Keep
from minesweeper.web.look import Look, look_at_start
from minesweeper.web.mask import Mask
from minesweeper.web.menus import Menus
from minesweeper.web.page import Page
from minesweeper.web.sight import Sight
from minesweeper.web.storage import Storage
from minesweeper.web.tabstop import TabStop
from minesweeper.web.ticker import Ticker
from minesweeper.web.trouble import Trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from minesweeper.play.intents import Intent
    from minesweeper.play.rounds import Round
    from minesweeper.play.settings import Settings
    from minesweeper.rules.grid import Grid
    from minesweeper.scene.skins import Skin

    Watcher: TypeAlias = Callable[[Intent | None, Update], object]


class Shell:
    """The running page: intents go to the session, what changed goes to the page.

    Attributes:
        address: The page's own address.
        page: The texts and controls around the board.
        session: The games of this visit.
        board: The picture of the board.
        storage: What is kept between visits.
        choices: What the player has chosen.
        features: What comes when its button is pressed.
        sight: How large the board is seen.
        look: The skin and the pixel ratio the board is drawn in.
        tabstop: The board's place in the order of Tab.
    """

    def __init__(self, boot: Any) -> None:
        self.address = Address()
        self.storage = Storage()
        stored = self.storage.read_all(KEPT)
        asked = read_settings(self.address.query, stored, languages())
        first: SetLevel | PlayField = SetLevel(asked.level)
        if asked.field is not None:
            first = PlayField(asked.field, asked.level.start)
        self.session = Session(first, _new_seed, asked.seed, asked.question_marks)
        self._keep = Keep(self.storage)
        kept = self._keep.find(self.address.query)
        if kept is not None:
            self.session.resume(kept)
        self.page = Page(Texts(asked.lang))
        self.choices = Choices(asked.options, self.storage)
        self.look = Look(asked.options["skin"], self._draw)
        self.board = Board(self.page["canvas"])
        self.sight = Sight(self, self._draw)
        self._fitted: tuple[Grid, Skin, float, float] | None = None
        self._ticker = Ticker(self.page, self.session)
        self._watchers: list[Watcher] = []
        act = self.act
        self._mask = Mask(self.page, lambda: act(NewGame()), lambda: act(Undo()))
        self._mask.button("watch", lambda: self.features.replay())
        self.page["watch"].hidden = False
        self._outside = Outside(bridge.elements("main")[0])
        self._open(asked, boot)

    def act(self, intent: Intent) -> bool:
        """Does what the player wants and shows it; tells whether anything changed."""
        now = bridge.now()
        was_over = self.session.over
        update = self.session.act(intent, now)
        if update.pressed is not None:
            self.board.press(update.pressed)
        if update:
            self._show(update, now, intent)
            if update.ended:
                self._end(now)
            elif update.whole:
                self._announce(intent)
            elif was_over:
                self.page.hush()
        return bool(update)

    def resume(self, begun: Round) -> None:
        """Goes on with a game that was begun earlier."""
        self._show(self.session.resume(begun), bridge.now())
        self.page.say("keep.resumed")

    def help(self, reason: str) -> None:
        """Notes that the player was helped, which leaves the game unranked."""
        self.session.help(reason)
        self.page.show_unranked(self.session.unranked)
        self._keep.note()

    def watch(self, told: Watcher) -> bridge.Undo:
        """Calls back after each update that changed something, until undone.

        It is told the intent, none for a board that nobody asked for, and the update.
        """
        self._watchers.append(told)

        def undo() -> None:
            if told in self._watchers:
                self._watchers.remove(told)

        return undo

    def _open(self, asked: Settings, boot: Any) -> None:
        """Puts the first board up and answers from now on."""
        page, session = self.page, self.session
        if asked.embed:
            bridge.document.documentElement.setAttribute("data-embed", "")
        page.translate(page.texts)
        page.show_messages(asked.messages)
        page.show_choices(asked.options, asked.lang)
        page["storage-note"].hidden = self.storage.lasting
        ways = Ways.of(self.choices.all())
        early = [] if boot is None else early_moves(boot, session.game.grid, ways)
        if session.round.log:  # they were not made on the game that is resumed
            early = []
        opens = [
            move.cell for move in early if isinstance(move, TapAt) and not move.marks
        ]
        if opens and asked.seed is None and asked.field is None:
            session.suit(opens[0])
        self._show(Update(whole=True), bridge.now())
        self._listen()
        Trouble(page, self._account)
        self._keep.follow(self)
        if self._keep.unreadable:
            page.say("keep.unreadable")
        elif session.round.log:
            page.say("keep.resumed")
        self._outside.tell("ready")
        if session.over:
            self._end(bridge.now())
        for move in early:
            if move.cell in session.game.grid:
                self.act(move)
        if asked.replay is not None:
            self.features.replay(asked.replay)

    def _listen(self) -> None:
        """Answers the controls of the page."""
        page, window = self.page, bridge.window
        panel = bridge.elements(".container")[0]
        Input(page["canvas"], panel, self.board.cell_at, self.act, self.choices)
        restart = bridge.elements(".restart")[0]
        bridge.listen(restart, "click", lambda _event: self._restart())
        page.on("undo", "click", lambda: self.act(Undo()))
        page.on("redo", "click", lambda: self.act(Redo()))
        self.choices.watch("skin", self._choose_skin)
        self.storage.watch(self._note_storage)
        page.on("notes-close", "click", lambda: page.show_messages(()))
        bridge.listen(window, "resize", lambda _event: self._resized())
        bridge.listen(window, "scroll", lambda _event: self.board.moved(), capture=True)
        Menus(self)
        self.sight.listen()
        self.features = Features(self)
        self.tabstop = TabStop(self)
        page.enable()

    def _restart(self) -> None:
        self.features.give_up(lambda: self.act(NewGame()))

    def show_time(self, now: float) -> None:
        """Shows the clock as it stands, after a pause began or ended."""
        self.page.show_seconds(self.session.clock.seconds(now))
        self._ticker.follow(now, True)

    def _show(self, update: Update, now: float, intent: Intent | None = None) -> None:
        """Brings board and page up to what changed."""
        page, session = self.page, self.session
        if update.whole:
            self._draw()
            page.show_level(session.game.level)
            self.address.follow(session.game.level, session.known)
            look_at_start(session.game)
        else:
            self.board.repaint(session.game, update.cells)
        page.show_facts(session, now)
        self._ticker.follow(now, update.whole)
        if not update.ended:
            self._mask.hide()
        for told in tuple(self._watchers):
            told(intent, update)

    def _draw(self) -> None:
        """Draws all of the board, and sizes it for its grid, skin and pixel ratio."""
        game = self.session.game
        skin = SKINS[self.look.skin]
        fitted = (game.grid, skin, self.look.ratio, self.sight.zoom)
        if fitted != self._fitted:
            self._fitted = fitted
            self.sight.size()
            self.board.fit(*fitted)
        self.board.press(())
        self.board.paint(game)

    def _resized(self) -> None:
        self.board.moved()
        self.look.check()

    def _end(self, now: float) -> None:
        """Shows how the game ended, and tells it to the outside."""
        session = self.session
        outcome = session.outcome(now)
        if outcome is None:
            return
        self.page.say(
            "said.won" if outcome.won else "said.lost",
            seconds=outcome.seconds,
            count=outcome.moves,
        )
        self._mask.show(outcome.ending)
        self._outside.tell(
            "end",
            result="won" if outcome.won else "lost",
            seconds=outcome.seconds,
            ranked=outcome.ranked,
            link=self._link(),
        )

    def _link(self) -> str:
        """Gives the address that brings the running board back."""
        query = board_query(self.session.game, self.session.given)
        return f"{self.address.base}?{query}"

    def _account(self) -> str:
        """Gives the running game for a report: its address, and its moves by time."""
        moves = (f"{seconds:.3f} {move}" for seconds, move in self.session.round.log)
        return "\n".join([self._link(), *moves])

    def _announce(self, intent: Intent) -> None:
        """Says that there is another board."""
        game = self.session.game
        if isinstance(intent, Undo | Redo):
            self.page.say("said.back")
        else:
            size = {"rows": game.grid.rows, "cols": game.grid.cols}
            self.page.say("said.new", **size, count=game.mines_left)

    @property
    def skin(self) -> str:
        """The name of the skin the board is drawn in."""
        return self.look.skin

    @property
    def base(self) -> str:
        """The address of the page without its query."""
        return self.address.base

    def translate(self, texts: Texts) -> None:
        """Puts page and mask into another language."""
        self.page.translate(texts)
        self._mask.translate()

    def _choose_skin(self) -> None:
        self.look.choose(self.choices["skin"])

    def _note_storage(self) -> None:
        """Says quietly, once it is so, that nothing lasts."""
        self.page["storage-note"].hidden = self.storage.lasting


def _new_seed() -> str:
    return os.urandom(8).hex()
