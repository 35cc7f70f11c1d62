"""Records: all there is to a game, as a value and as a text, to play it again.

The text has one fact a line, always in this order; what is not there is left out:

    minesweeper record 1
    level expert                 or: field b=1&m=…  and then: start opening
    seed 3f9a
    marks 2                      3 with question marks
    moves 3
    0.000 open 3,4
    1.250 mark 0,1
    2.500 undo                   also: redo, marks 2, marks 3
    helped hinted
    result lost 2.500
    end

Times are seconds on the game's clock, to the millisecond.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from minesweeper.rules.errors import RecordError, RulesError, quote
from minesweeper.rules.game import Game
from minesweeper.rules.laying import check_seed
from minesweeper.rules.level import Level
from minesweeper.rules.links import to_link
from minesweeper.rules.moves import Changes, Move, Status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from minesweeper.rules.field import Field

HEADER = "minesweeper record 1"
"""The first line of every record."""

LONGEST = 4_000_000
"""The most characters of a record's text."""

MOST_STEPS = 100_000
"""The most moves of a record."""

LONGEST_TIME = 9_999_999
"""The longest time of a move, in seconds."""

Step = tuple[float, str]
"""Seconds on the game's clock, and `open r,c`, `mark r,c`, `chord r,c`, `undo`, `redo`,
or `marks 2` and `marks 3` for question marks that were switched off or on."""


@dataclass(frozen=True, slots=True)
class End:
    """How a game ended: whether it was won, and the time played in seconds."""

    won: bool
    seconds: float

    def __str__(self) -> str:
        return f"{'won' if self.won else 'lost'} {self.seconds:.3f}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played: what it was laid from, and its timed moves.

    >>> steps = ((0.0, "mark 0,0"), (0.0, "open 2,2"))
    >>> record = Record(Level(3, 3, mines=1), "a seed", steps=steps)
    >>> Record.parse(str(record)) == record
    True
    >>> play_through(record).status
    <Status.PLAYING: 'playing'>

    Attributes:
        level: The level; of a given field `Level.of` it and its start rule.
        seed: What the game's chance came from.
        field: The field if it was given, not laid from level and seed.
        question_marks: Whether a mark could be a question mark at the start.
        steps: All that was done, in order.
        helped: The reason it is not ranked, if the player was helped, such as `hinted`.
        end: How it ended, or none of a game that goes on.

    Raises:
        RecordError: a step or time is none, or there are too many.
        SeedError: the seed is too long or unprintable.
    """

    level: Level
    seed: str
    field: Field | None = None
    question_marks: bool = False
    steps: tuple[Step, ...] = ()
    helped: str | None = None
    end: End | None = None

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if len(self.steps) > MOST_STEPS:
            raise RecordError("steps", most=MOST_STEPS, count=len(self.steps))
        if self.helped is not None and _HELPED.fullmatch(self.helped) is None:
            raise RecordError("step", value=quote(self.helped))
        before, undone = 0.0, False
        for number, (seconds, text) in enumerate(self.steps, 1):
            if STEP.fullmatch(text) is None:
                raise RecordError("step", value=quote(text))
            undoes = text == "undo"  # it may put the clock back to 0
            back = seconds < before and not (undone or undoes)
            if back or not _is_time(seconds):
                raise RecordError("time", number=number, value=quote(seconds))
            before, undone = seconds, undoes
        if self.end is not None and not _is_time(self.end.seconds):
            value = quote(self.end.seconds)
            raise RecordError("time", number=len(self.steps), value=value)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record's text, which has just the lines that `str` writes.

        Raises:
            RecordError: the text is no record; it quotes what it could not read.
        """
        from minesweeper.rules.reading import read_record

        return read_record(text)

    def __str__(self) -> str:
        if self.field is None:
            board = [f"level {self.level}"]
        else:
            link = to_link(self.field)
            board = [f"field {link}", f"start {self.level.start.value}"]
        return "\n".join(
            [
                HEADER,
                *board,
                f"seed {self.seed}" if self.seed else "seed",
                f"marks {3 if self.question_marks else 2}",
                f"moves {len(self.steps)}",
                *(f"{seconds:.3f} {step}" for seconds, step in self.steps),
                *([] if self.helped is None else [f"helped {self.helped}"]),
                *([] if self.end is None else [f"result {self.end}"]),
                "end\n",
            ]
        )

    def begin(self) -> Game:
        """Return the game as it was before the first move.

        Raises:
            LevelError: the level and the field do not make a game.
        """
        if self.field is None:
            return Game(self.level, self.seed, self.question_marks)
        start = self.level.start
        return Game.on(self.field, start, self.seed, self.question_marks)


def fork(game: Game) -> Game:
    """Return a game that stands as this one does and goes on by itself."""
    other = object.__new__(Game)
    other.__dict__.update(game.__dict__)
    other.faces = game.faces[:]
    other._past = game._past[:]
    other._future = game._future[:]
    return other


def make(game: Game, step: str) -> Changes:
    """Make a step of a record in a game; return what it changed.

    Switching question marks changes no cell.

    Raises:
        MoveError: the step is none, or its cell is outside the grid.
    """
    if step == "undo":
        return game.undo()
    if step == "redo":
        return game.redo()
    if step in ("marks 2", "marks 3"):
        game.question_marks = step == "marks 3"
        return Changes(game.status)
    return game.play(Move.parse(step))


def replay(record: Record, game: Game) -> Iterator[Changes]:
    """Make a record's steps one by one in the game it began with.

    Raises:
        RecordError: a step changes nothing, or the game does not end as recorded.
    """
    for number, (_, step) in enumerate(record.steps, 1):
        try:
            changes = make(game, step)
        except RulesError as error:
            value = quote(step)
            raise RecordError("move", number=number, value=value) from error
        if not changes and not step.startswith("marks"):
            raise RecordError("move", number=number, value=quote(step))
        yield changes
    over = game.status is Status.WON or game.status is Status.LOST
    won = game.status is Status.WON
    if record.end is not None and (not over or won is not record.end.won):
        raise RecordError("result", value=quote(str(record.end)))


def play_through(record: Record) -> Game:
    """Return the game after all moves of a record.

    Raises:
        RecordError: a step changes nothing, or the game does not end as recorded.
        LevelError: the level and the field do not make a game.
    """
    game = record.begin()
    for _ in replay(record, game):
        pass
    return game


def _is_time(seconds: object) -> bool:
    return (
        isinstance(seconds, float | int)
        and 0 <= seconds <= LONGEST_TIME
        and round(seconds, 3) == seconds
    )


STEP = re.compile(
    r"(?:open|mark|chord) (?:0|[1-9][0-9]{0,5}),(?:0|[1-9][0-9]{0,5})"
    r"|undo|redo|marks [23]"
)
"""What a step looks like."""

_HELPED = re.compile(r"[a-z]{1,20}")
