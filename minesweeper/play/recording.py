"""The record and the result of a game that was played here."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from minesweeper.play.results import Result, tidy
from minesweeper.rules.compact import to_compact
from minesweeper.rules.errors import RulesError
from minesweeper.rules.record import End, Record

if TYPE_CHECKING:
    from minesweeper.play.rounds import Round

MOST_CHARACTERS = 20_000
"""The longest short record that is kept with a result."""


def record_of(played: Round, now: float) -> Record:
    """Gives the record of a game as it stands now, in seconds of the page's clock.

    Raises:
        RecordError: there are too many moves.
    """
    game, outcome = played.game, played.outcome(now)
    return Record(
        game.level,
        game.seed,
        game.field if played.given else None,
        played.first_marks,
        tuple(played.log),
        played.helped,
        None if outcome is None else End(outcome.won, outcome.seconds),
    )


def result_of(played: Round, now: float, when: int, name: str = "") -> Result | None:
    """Gives the result of a game that has ended; none if no move was made in it.

    The same game has the same id each time it ends, also after a reload: a seed that
    nobody asked for is no other game's. Moves taken back make it another result, once.

    Args:
        played: The game.
        now: Now, in seconds of the page's clock.
        when: Now, in seconds since 1970.
        name: Who played.
    """
    outcome, game = played.outcome(now), played.game
    if outcome is None or not played.log:
        return None
    short = ""
    try:
        record = record_of(played, now)
        short = to_compact(record)
        whole = str(record)
    except RulesError:
        whole = str(played.log)
    same = f"{game.level} {game.undone} {game.seed}"
    key = Random(f"{same} {whole}" if played.known else same).getrandbits(64)
    return Result(
        f"{key:016x}",
        when,
        str(game.level),
        outcome.won,
        outcome.seconds,
        outcome.moves,
        outcome.unranked,
        short if len(short) <= MOST_CHARACTERS else "",
        tidy(name),
    )
