"""What must never change: which game a kept text gives.

`tests/data/saves` has texts as versions of the past wrote them, each with the board it
is: `NAME.txt` and `NAME.board`. A file there is never changed; a new form of the text
gets files beside them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.rules.faces import (
    COVERED,
    EXPLODED,
    FLAG,
    MINE,
    QUESTION,
    WRONG_FLAG,
)
from tests.sources import ROOT

if TYPE_CHECKING:
    from minesweeper.gomoku.game import Game as FiveGame
    from minesweeper.play.rounds import Round

FOLDER = ROOT / "tests" / "data" / "saves"
"""Where the texts are."""

SIGNS = {COVERED: "#", FLAG: "F", QUESTION: "?", MINE: "*", EXPLODED: "X"} | {
    WRONG_FLAG: "x",
    0: ".",
}
"""How a board is written; open numbers are digits."""


def board_of(begun: Round, now: float) -> str:
    """Gives a game of Minesweeper as a file has it: what is known, and its rows."""
    game = begun.game
    grid = game.grid
    rows = [
        "".join(
            SIGNS.get(face, str(face))
            for face in (game.faces[grid.index((row, col))] for col in range(grid.cols))
        )
        for row in range(grid.rows)
    ]
    facts = [
        f"level {game.level}",
        f"status {game.status.value}",
        f"seconds {begun.clock.seconds(now):.3f}",
        f"mines left {game.mines_left}",
        f"moves {game.moves}",
        f"unranked {begun.unranked}",
        f"question marks {game.question_marks}",
        f"undo {game.can_undo}, redo {game.can_redo}",
    ]
    return "\n".join([*facts, *rows, ""])


def stones_of(game: FiveGame) -> str:
    """Gives a game of five in a row as a file has it."""
    rows = [
        "".join(".BW"[game.at((row, col))] for col in range(15)) for row in range(15)
    ]
    facts = [f"status {game.status.value}", f"exact {game.exact}"]
    return "\n".join([*facts, *rows, ""])
