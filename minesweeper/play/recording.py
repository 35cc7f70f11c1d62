"""The record and the result of a game that was played here."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from minesweeper.play.results import Result, tidy
from minesweeper.rules.compact import to_compact
from minesweeper.rules.errors import RulesError
from minesweeper.rules.record import End, Record

if TYPE_CHECKING:
    from minesweeper.play.rounds import Played

MOST_CHARACTERS = 20_000
"""The longest short record that is kept with a result."""


def record_of(played: Played) -> Record:
    """Gives the record of a game.

    Raises:
        RecordError: there are too many moves.
    """
    outcome = played.outcome
    return Record(
        played.level,
        played.seed,
        played.field,
        played.first_marks,
        played.log,
        played.helped,
        None if outcome is None else End(outcome.won, outcome.seconds),
    )


def result_of(played: Played, when: int, name: str = "") -> Result | None:
    """Gives the result of a game that has ended; none if no move was made in it.

    The same game has the same id each time it ends, also after a reload: a seed that
    nobody asked for is no other game's. Moves taken back make it another result, once.

    Args:
        played: The game.
        when: Now, in seconds since 1970.
        name: Who played.
    """
    outcome = played.outcome
    if outcome is None or not played.log:
        return None
    short = ""
    try:
        record = record_of(played)
        short = to_compact(record)
        whole = str(record)
    except RulesError:
        whole = str(played.log)
    same = f"{played.level} {played.undone} {played.seed}"
    key = Random(f"{same} {whole}" if played.known else same).getrandbits(64)
    return Result(
        f"{key:016x}",
        when,
        str(played.level),
        outcome.won,
        outcome.seconds,
        outcome.moves,
        outcome.unranked,
        short if len(short) <= MOST_CHARACTERS else "",
        tidy(name),
    )
