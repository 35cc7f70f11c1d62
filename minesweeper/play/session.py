"""The only owner of the running game: intents in, what changed out.

It keeps the games of this visit, so that a new game can be taken back like a move,
and the clock of each. The time of every intent is an argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.play.held import flags_around, held
from minesweeper.play.intents import (
    ChordAt,
    MarkAt,
    NewGame,
    OpenAt,
    PlayField,
    Press,
    Redo,
    SetLevel,
    SetQuestionMarks,
    TapAt,
    Undo,
)
from minesweeper.play.rounds import Round
from minesweeper.play.update import NOTHING, Update
from minesweeper.rules.errors import LevelError
from minesweeper.rules.faces import COVERED
from minesweeper.rules.game import Game
from minesweeper.rules.laying import generator, lay
from minesweeper.rules.level import Level, Start
from minesweeper.rules.moves import Kind, Move, Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from minesweeper.play.clock import Clock
    from minesweeper.play.intents import Intent
    from minesweeper.play.rounds import Outcome
    from minesweeper.rules.grid import Cell
    from minesweeper.rules.moves import Changes

MOST_GAMES = 20
"""How many games of a visit are kept to go back to."""

MOST_TRIES = 64
"""How many boards are laid to suit a first click that came before the board."""

OPEN_ALREADY = 9
"""How badly an open cell suits a click: worse than any number, better than a mine."""


class Session:
    """The games of one visit.

    Args:
        first: The level or field of the first game.
        new_seed: Gives a new seed at each call.
        seed: The seed of the first game, if it is not to be a new one.
        question_marks: Whether a mark may also be a question mark.
    """

    def __init__(
        self,
        first: SetLevel | PlayField,
        new_seed: Callable[[], str],
        seed: str | None = None,
        question_marks: bool = False,
    ) -> None:
        self._new_seed = new_seed
        self._question_marks = question_marks
        self._rounds = [self._laid(first, seed)]
        self._at = 0

    @property
    def round(self) -> Round:
        """The game that is being played, with its clock and its log."""
        return self._rounds[self._at]

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self._rounds[self._at].game

    @property
    def clock(self) -> Clock:
        """The clock of that game."""
        return self._rounds[self._at].clock

    @property
    def given(self) -> bool:
        """Whether that game is played on a field that was given, not laid."""
        return self._rounds[self._at].given

    @property
    def known(self) -> bool:
        """Whether its board was asked for, by its field or its seed."""
        return self._rounds[self._at].known

    @property
    def unranked(self) -> str | None:
        """Why that game is not ranked, if it is not; `Round.unranked` tells."""
        return self._rounds[self._at].unranked

    @property
    def over(self) -> bool:
        """Whether that game has ended."""
        return self._rounds[self._at].over

    @property
    def can_undo(self) -> bool:
        """Whether there is a move, or else a new game, to take back."""
        return self.game.can_undo or self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is something taken back to make again."""
        return self.game.can_redo or self._at + 1 < len(self._rounds)

    def outcome(self, now: float) -> Outcome | None:
        """Gives how the game ended, or none while it has not."""
        return self._rounds[self._at].outcome(now)

    def act(self, intent: Intent, now: float) -> Update:
        """Does what the player wants, if the rules let it; gives what changed."""
        if isinstance(intent, Press):
            return Update(pressed=held(self.game, intent))
        if isinstance(intent, TapAt | OpenAt | MarkAt | ChordAt):
            return self._play(intent, now)
        if isinstance(intent, Undo | Redo):
            return self._step(isinstance(intent, Undo), now)
        if isinstance(intent, SetQuestionMarks):
            self._question_marks = intent.wanted
            self.round.set_marks(intent.wanted, now)
            return NOTHING
        return self._begin(self._laid(intent))

    def help(self, reason: str) -> None:
        """Notes that the player was helped, which leaves the game unranked."""
        self.round.helped = self.round.helped or reason

    def resume(self, begun: Round) -> Update:
        """Goes on with a game that was begun earlier, in place of one without a move.

        Question marks are as the player has chosen by now.
        """
        begun.set_marks(self._question_marks, 0.0)
        if self.round.log:
            return self._begin(begun)
        self._rounds[self._at] = begun
        return Update(whole=True)

    def suit(self, cell: Cell) -> Update:
        """Lays the board anew until a cell is a covered zero, if none is played yet.

        For a click that came before there was a board: where a level opens itself,
        that click could lose, as it never can on the other levels. It should also be
        a move, so that a cell which is open from the start will not do.
        """
        game = self.game
        fresh = game.status is Status.READY and not game.can_undo
        if game.level.start is not Start.OPENING or not fresh or cell not in game.grid:
            return NOTHING
        index = game.grid.index(cell)
        best = 99
        for _ in range(MOST_TRIES):
            seed = self._new_seed()
            number = lay(game.level, generator(seed)).numbers[index]
            if number >= best:  # a field alone is laid sooner than a game begins
                continue
            tried = Round(Game(game.level, seed, self._question_marks))
            covered = tried.game.faces[index] == COVERED
            fit = number if covered else OPEN_ALREADY
            if fit < best:
                best = fit
                self._rounds[self._at] = tried
            if best == 0:
                break
        return Update(whole=True, ended=self.over)

    def _play(self, intent: TapAt | OpenAt | MarkAt | ChordAt, now: float) -> Update:
        """Makes the move an intent on a cell stands for."""
        cell = intent.cell
        face = self.game.faces[self.game.grid.index(cell)]
        if isinstance(intent, MarkAt):
            if intent.around and 1 <= face <= 8:
                return self._flag_around(cell, now)
            kind = Kind.MARK
        elif isinstance(intent, ChordAt):
            kind = Kind.CHORD
        elif isinstance(intent, TapAt) and 1 <= face <= 8:
            if not intent.chords:
                return NOTHING
            kind = Kind.CHORD
        else:
            marks = isinstance(intent, TapAt) and intent.marks
            kind = Kind.MARK if marks else Kind.OPEN
        move = Move(kind, cell)
        return self._changed(self.game.play(move), str(move), now)

    def _flag_around(self, cell: Cell, now: float) -> Update:
        """Flags the neighbours of a number, if all that are covered must be mines."""
        cells: dict[int, None] = {}
        for move in flags_around(self.game, cell):
            cells.update(dict.fromkeys(self.game.play(move).cells))
            self.round.log.append((self.round.moment(now), str(move)))
        return Update(cells=tuple(cells))

    def _changed(self, changes: Changes, word: str, now: float) -> Update:
        """Sets the clock after a move and logs it; gives the changes as an update."""
        if not changes:
            return NOTHING
        clock = self.clock
        if changes.status is Status.READY:
            clock.reset()
        elif changes.status is Status.PLAYING:
            clock.start(now)
        else:
            if not clock.running:
                clock.start(now)
            clock.stop(now)
        self.round.log.append((self.round.moment(now), word))
        return Update(cells=tuple(changes.cells), ended=self.over)

    def _step(self, back: bool, now: float) -> Update:
        """Takes back or makes again a move; where there is none, a new game."""
        game = self.game
        if game.can_undo if back else game.can_redo:
            changes = game.undo() if back else game.redo()
            return self._changed(changes, "undo" if back else "redo", now)
        at = self._at + (-1 if back else 1)
        if not 0 <= at < len(self._rounds):
            return NOTHING
        self._at = at
        self.round.set_marks(self._question_marks, now)
        return Update(whole=True)

    def _begin(self, laid: Round) -> Update:
        """Plays another game; the ones before can be brought back."""
        del self._rounds[self._at + 1 :]
        self._rounds.append(laid)
        del self._rounds[:-MOST_GAMES]
        self._at = len(self._rounds) - 1
        return Update(whole=True, ended=self.over)

    def _laid(
        self, wanted: NewGame | SetLevel | PlayField, seed: str | None = None
    ) -> Round:
        """Gives a fresh game of what is wanted."""
        if isinstance(wanted, NewGame):
            wanted = self._again()
        marks = self._question_marks
        if isinstance(wanted, PlayField):
            game = Game.on(wanted.field, wanted.start, question_marks=marks)
            return Round(game, given=True)
        seeded = seed is not None
        laid_by = self._new_seed() if seed is None else seed
        return Round(Game(wanted.level, laid_by, marks), seeded=seeded)

    def _again(self) -> SetLevel | PlayField:
        """Gives what a new game is laid by: the level, or one like the given field."""
        field, level = self.game.field, self.game.level
        if not self.given or field is None:
            return SetLevel(level)
        start = Start.ZONE if level.start is Start.NONE else level.start
        try:
            return SetLevel(Level(level.rows, level.cols, level.mines, start=start))
        except LevelError:
            return PlayField(field, level.start)
