"""Joins the session, the picture and the page around it."""

from __future__ import annotations

import os

from minesweeper.play.clock import until_next_second
from minesweeper.play.i18n import Texts
from minesweeper.play.intents import (
    NewGame,
    PlayField,
    Redo,
    SetLevel,
    SetQuestionMarks,
    TapAt,
    Undo,
)
from minesweeper.play.links import board_query
from minesweeper.play.session import Session, Update
from minesweeper.play.settings import read_settings
from minesweeper.rules.level import LEVELS
from minesweeper.rules.moves import Status
from minesweeper.scene.scroll import opened, scroll_to
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.address import Address
from minesweeper.web.canvas import Board
from minesweeper.web.custom import CustomDialog
from minesweeper.web.early import early_moves
from minesweeper.web.embed import Outside
from minesweeper.web.input import Input
from minesweeper.web.levels import LevelMenu
from minesweeper.web.look import Look
from minesweeper.web.mask import Mask
from minesweeper.web.page import CUSTOM, Page
from minesweeper.web.storage import Storage
from minesweeper.web.trouble import Trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.play.settings import Settings
    from minesweeper.rules.grid import Grid
    from minesweeper.rules.level import Level
    from minesweeper.scene.skins import Skin

STORED = ("level", "marks", "skin", "lang")
"""The settings that are kept between visits."""


class Shell:
    """The running page: intents go to the session, what changed goes to the page."""

    def __init__(self, boot: Any) -> None:
        self._address = Address()
        self._storage = Storage()
        stored = self._storage.read_all(STORED)
        asked = read_settings(self._address.query, stored, _languages())
        first: SetLevel | PlayField = SetLevel(asked.level)
        if asked.field is not None:
            first = PlayField(asked.field, asked.level.start)
        self._session = Session(first, _new_seed, asked.seed, asked.question_marks)
        self._page = Page(Texts(asked.lang))
        self._look = Look(asked.skin, self._draw)
        self._board = Board(self._page["canvas"])
        self._fitted: tuple[Grid, Skin, float] | None = None
        self._stop_tick: bridge.Undo | None = None
        act = self.act
        self._mask = Mask(self._page, lambda: act(NewGame()), lambda: act(Undo()))
        self._custom = CustomDialog(self._page, self._play_level)
        self._outside = Outside(bridge.elements("main")[0])
        self._open(asked, boot)

    def act(self, intent: Intent) -> None:
        """Does what the player wants and shows what came of it."""
        now = bridge.now()
        was_over = self._session.over
        update = self._session.act(intent, now)
        if update.pressed is not None:
            self._board.press(update.pressed)
        if update:
            self._show(update, now)
            if update.ended:
                self._end(now)
            elif update.whole:
                self._announce(intent)
            elif was_over:
                self._page.hush()

    def _open(self, asked: Settings, boot: Any) -> None:
        """Puts the first board up and answers from now on."""
        page, session = self._page, self._session
        if asked.embed:
            bridge.document.documentElement.setAttribute("data-embed", "")
        page.translate(page.texts)
        page.show_messages(asked.messages)
        page.show_choices(asked.skin, asked.lang, asked.question_marks)
        page["storage-note"].hidden = self._storage.lasting
        early = [] if boot is None else early_moves(boot, session.game.grid)
        opens = [move.cell for move in early if isinstance(move, TapAt)]
        if opens and asked.seed is None and asked.field is None:
            session.suit(opens[0])
        self._show(Update(whole=True), bridge.now())
        self._listen()
        Trouble(page, self._link)
        self._outside.tell("ready")
        if session.over:
            self._end(bridge.now())
        for move in early:
            if move.cell in session.game.grid:
                self.act(move)

    def _listen(self) -> None:
        """Answers the controls of the page."""
        page, window = self._page, bridge.window
        panel = bridge.elements(".container")[0]
        Input(page["canvas"], panel, self._board.cell_at, self.act)
        restart = bridge.elements(".restart")[0]
        bridge.listen(restart, "click", lambda _event: self.act(NewGame()))
        page.on("undo", "click", lambda: self.act(Undo()))
        page.on("redo", "click", lambda: self.act(Redo()))
        page.on("skin", "change", self._choose_skin)
        page.on("lang", "change", self._choose_language)
        page.on("marks", "change", self._choose_marks)
        page.on("notes-close", "click", lambda: page.show_messages(()))
        bridge.listen(window, "resize", lambda _event: self._resized())
        bridge.listen(
            window, "scroll", lambda _event: self._board.moved(), capture=True
        )
        LevelMenu(page, self._choose_level, self._is_playing, self._show_level)
        page.enable()

    def _show(self, update: Update, now: float) -> None:
        """Brings board and page up to what changed."""
        page, session = self._page, self._session
        if update.whole:
            self._draw()
            page.show_level(session.game.level)
            self._address.follow(session.game.level, session.known)
            self._look_at_start()
        else:
            self._board.repaint(session.game, update.cells)
        page.show_facts(session, now)
        # A clock that goes on is woken for its next second already.
        if update.whole or self._stop_tick is None or not session.clock.running:
            self._keep_time(now)
        if not update.ended:
            self._mask.hide()

    def _draw(self) -> None:
        """Draws all of the board, and sizes it for its grid, skin and pixel ratio."""
        game = self._session.game
        fitted = (game.grid, SKINS[self._look.skin], self._look.ratio)
        if fitted != self._fitted:
            self._fitted = fitted
            self._board.fit(*fitted)
        self._board.press(())
        self._board.paint(game)

    def _look_at_start(self) -> None:
        """Scrolls the board in its window to what is open as a game begins."""
        game, port = self._session.game, self._page["canvas"].parentElement
        fresh = game.status is Status.READY and not game.can_undo
        open_cells = opened(game.grid, game.faces) if fresh else None
        if open_cells is not None:
            rows, cols = open_cells
            port.scrollTop = scroll_to(rows, game.grid.rows, port.clientHeight)
            port.scrollLeft = scroll_to(cols, game.grid.cols, port.clientWidth)

    def _resized(self) -> None:
        self._board.moved()
        self._look.check()

    def _keep_time(self, now: float) -> None:
        """Wakes for the next second while the clock runs, and not otherwise."""
        if self._stop_tick is not None:
            self._stop_tick()
            self._stop_tick = None
        clock = self._session.clock
        if clock.running:
            wait = until_next_second(clock.seconds(now))
            self._stop_tick = bridge.later(wait * 1000 + 1, self._tick)

    def _tick(self) -> None:
        now = bridge.now()
        self._page.show_seconds(self._session.clock.seconds(now))
        self._keep_time(now)

    def _end(self, now: float) -> None:
        """Shows how the game ended, and tells it to the outside."""
        session = self._session
        outcome = session.outcome(now)
        if outcome is None:
            return
        self._page.say(
            "said.won" if outcome.won else "said.lost",
            seconds=f"{outcome.seconds:.1f}",
            count=outcome.moves,
        )
        self._mask.show(outcome)
        self._outside.tell(
            "end",
            result="won" if outcome.won else "lost",
            seconds=outcome.seconds,
            ranked=outcome.ranked,
            link=self._link(),
        )

    def _link(self) -> str:
        """Gives the address that brings the running board back."""
        query = board_query(self._session.game, self._session.given)
        return f"{self._address.base}?{query}"

    def _announce(self, intent: Intent) -> None:
        """Says that there is another board."""
        game = self._session.game
        if isinstance(intent, Undo | Redo):
            self._page.say("said.back")
        else:
            size = {"rows": game.grid.rows, "cols": game.grid.cols}
            self._page.say("said.new", **size, count=game.mines_left)

    def _is_playing(self) -> bool:
        return self._session.game.status is Status.PLAYING

    def _show_level(self) -> None:
        self._page.show_level(self._session.game.level)

    def _choose_level(self, chosen: str) -> None:
        self._show_level()
        if chosen == CUSTOM:
            self._custom.ask(self._session.game.level)
        elif chosen in LEVELS:
            self._play_level(LEVELS[chosen])

    def _play_level(self, level: Level) -> None:
        self.act(SetLevel(level))
        self._keep("level", str(level))

    def _choose_skin(self) -> None:
        chosen = str(self._page["skin"].value)
        self._look.choose(chosen)
        self._keep("skin", chosen)

    def _choose_language(self) -> None:
        chosen = str(self._page["lang"].value)
        self._page.translate(Texts(chosen))
        self._mask.translate()
        self._keep("lang", chosen)

    def _choose_marks(self) -> None:
        wanted = bool(self._page["marks"].checked)
        self.act(SetQuestionMarks(wanted))
        self._keep("marks", "3" if wanted else "2")

    def _keep(self, name: str, text: str) -> None:
        """Stores a choice; where that cannot last, a quiet note says so."""
        self._storage.write(name, text)
        self._page["storage-note"].hidden = self._storage.lasting


def _new_seed() -> str:
    return os.urandom(8).hex()


def _languages() -> list[str]:
    """Gives the languages the browser prefers, best first."""
    navigator = bridge.window.navigator
    listed = bridge.plain(navigator.languages)
    one = bridge.plain(navigator.language)
    return [str(tag) for tag in (listed or ([] if one is None else [one]))]
