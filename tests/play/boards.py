"""Boards and sessions for tests, and ways to look at them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from minesweeper.play.intents import PlayField, SetLevel
from minesweeper.play.session import Session
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import Level, Start

BOARD = """
*...
....
...*
"""
"""The numbers are 1 1 0 0 / 1 1 1 1 / 0 0 1 *, with the corner a mine."""


def field(board: str) -> Field:
    """Reads a board of `*` for mines."""
    rows = board.split()
    mines = [
        (row, col)
        for row, line in enumerate(rows)
        for col, letter in enumerate(line)
        if letter == "*"
    ]
    return Field.of(Grid(len(rows), len(rows[0])), mines)


def seeds(first: int = 1) -> Callable[[], str]:
    """Gives a source of seeds, counted from a number on."""
    numbers = count(first)
    return lambda: f"seed {next(numbers)}"


def on(board: str = BOARD, start: Start = Start.NONE) -> Session:
    """Gives a session on a board."""
    return Session(PlayField(field(board), start), seeds())


def of(level: Level) -> Session:
    """Gives a session of a level."""
    return Session(SetLevel(level), seeds())


def face(session: Session, row: int, col: int) -> int:
    """Gives what a cell shows."""
    return session.game.faces[session.game.grid.index((row, col))]
