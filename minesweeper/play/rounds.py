"""One game of a visit: its clock, where its board came from, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.clock import Clock
from minesweeper.play.ending import Ending
from minesweeper.play.i18n import Message
from minesweeper.rules.moves import Status

if TYPE_CHECKING:
    from minesweeper.rules.field import Field
    from minesweeper.rules.game import Game
    from minesweeper.rules.level import Level

OVER = (Status.WON, Status.LOST)
"""How a game looks that has ended."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Attributes:
        won: Whether every safe cell is open; else a mine was opened.
        seconds: The time played.
        moves: Opens, marks and chords that changed something.
        unranked: Why it is not ranked, if it is not: see `Round.unranked`.
    """

    won: bool
    seconds: float
    moves: int
    unranked: str | None = None

    @property
    def ranked(self) -> bool:
        """Whether the result may be compared with others."""
        return self.unranked is None

    @property
    def ending(self) -> Ending:
        """What the mask says of it."""
        why = self.unranked
        return Ending(
            Message("end.won" if self.won else "end.lost"),
            Message("end.time", {"seconds": self.seconds}),
            Message("end.moves", {"moves": self.moves}),
            None if why is None else Message(f"unranked.{why}"),
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game as it stood at a moment: all that its record and its result are made of.

    Attributes:
        level: Its level.
        seed: What its field is laid by, if it is not given.
        field: The field it was given, if it was.
        known: Whether somebody chose the board, who may know it.
        first_marks: Whether a mark could be a question mark before the first move.
        log: What had changed the game by then, as `Round.log`.
        helped: What had helped the player, if anything had.
        undone: Whether a move had been taken back.
        outcome: How it had ended, or none.
    """

    level: Level
    seed: str
    field: Field | None
    known: bool
    first_marks: bool
    log: tuple[tuple[float, str], ...]
    helped: str | None
    undone: bool
    outcome: Outcome | None


class Round:
    """One game with its clock and its log.

    Args:
        game: The game.
        given: Whether its field was given, not laid.
        seeded: Whether its seed was given, so that its field may be known.

    Attributes:
        log: Everything that changed the game, as seconds on its clock and a move's
            text, `undo` or `redo`: with level and seed, or field, the game again.
        helped: What helped the player, such as `hinted`; none if nothing did.
    """

    __slots__ = ("clock", "game", "given", "helped", "log", "seeded")

    def __init__(self, game: Game, given: bool = False, seeded: bool = False) -> None:
        self.game = game
        self.clock = Clock()
        self.given = given
        self.seeded = seeded
        self.log: list[tuple[float, str]] = []
        self.helped: str | None = None

    def moment(self, now: float) -> float:
        """Gives the seconds played until now, as a log has them: to the millisecond."""
        return round(self.clock.seconds(now), 3)

    @property
    def first_marks(self) -> bool:
        """Whether a mark could be a question mark before the first move."""
        for _, step in self.log:
            if step.startswith("marks "):
                return step == "marks 2"
        return self.game.question_marks

    def set_marks(self, wanted: bool, now: float) -> None:
        """Lets marks be question marks or not; between moves the log says so."""
        if self.game.question_marks is not wanted:
            self.game.question_marks = wanted
            if self.log:
                step = "marks 3" if wanted else "marks 2"
                self.log.append((round(self.clock.seconds(now), 3), step))

    @property
    def known(self) -> bool:
        """Whether somebody chose the board, who may know it."""
        return self.given or self.seeded

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.status in OVER

    @property
    def unranked(self) -> str | None:
        """Why the game is not ranked: a `known` board, help, or an `undone` move."""
        if self.known:
            return "known"
        return self.helped or ("undone" if self.game.undone else None)

    def outcome(self, now: float) -> Outcome | None:
        """Gives how the game ended, or none while it has not."""
        if not self.over:
            return None
        won = self.game.status is Status.WON
        seconds = self.moment(now)
        return Outcome(won, seconds, self.game.moves, self.unranked)

    def as_of(self, now: float) -> Played:
        """Gives the game as it stands, to be kept whatever becomes of it."""
        game = self.game
        return Played(
            game.level,
            game.seed,
            game.field if self.given else None,
            self.known,
            self.first_marks,
            tuple(self.log),
            self.helped,
            game.undone,
            self.outcome(now),
        )
