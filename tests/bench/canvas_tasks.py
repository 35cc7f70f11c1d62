"""The canvas bench's Python in the page: the real game, and boards to click on."""

from __future__ import annotations

from minesweeper.play.intents import OpenAt, PlayField
from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.level import LEVELS, Start
from minesweeper.rules.moves import Kind, Move
from minesweeper.web.shell import Shell

LEVEL = LEVELS["classic"]
GRID = Grid(LEVEL.rows, LEVEL.cols)
CELLS = [(row, col) for row in range(GRID.rows) for col in range(GRID.cols)]

shell = Shell(None)


def laid(seed: str) -> Field:
    """Gives a field of the default level."""
    field = Game(LEVEL, seed).field
    assert field is not None
    return field


def number(field: Field, cell: Cell) -> int:
    """Gives the number of a cell."""
    return field.numbers[GRID.index(cell)]


def safe(field: Field) -> list[Cell]:
    """Gives the cells without a mine."""
    return [cell for cell in CELLS if not field.mines[GRID.index(cell)]]


def mines(field: Field) -> list[bool]:
    """Gives where the mines are, row by row."""
    return [bool(field.mines[GRID.index(cell)]) for cell in CELLS]


def lonely(field: Field) -> list[Cell]:
    """Gives the numbers that no opening opens."""
    return [
        cell
        for cell in safe(field)
        if number(field, cell)
        and all(number(field, near) for near in GRID.neighbours(cell))
    ]


def mostly_open(seed: str, closed: int) -> tuple[list[bool], list[Cell], list[Cell]]:
    """Shows a board with all safe cells open but a few.

    Gives the mines, cells that when opened open all those, and the cells left: to click
    each opens it alone, and one more would win.
    """
    field = laid(seed)
    inner = lonely(field)
    left = inner[:: max(1, len(inner) // closed)][:closed]
    opened = [cell for cell in safe(field) if cell not in set(left)]
    shell.act(PlayField(field, Start.NONE))
    for cell in opened:
        shell.act(OpenAt(cell))
    return mines(field), opened, left[:-1]


def regions(field: Field) -> list[list[Cell]]:
    """Gives the cells of each opening of a field, a zero of it first.

    A number between two openings belongs to the first.
    """
    game = Game.on(field)
    found = []
    for cell in safe(field):
        if not number(field, cell):
            changes = game.play(Move(Kind.OPEN, cell))
            if changes:
                rest = [GRID.cell(index) for index in changes.cells]
                found.append([cell, *(other for other in rest if other != cell)])
    return found


def begin(seed: str) -> tuple[list[bool], list[tuple[Cell, int]]]:
    """Shows a covered board; gives its mines, and its openings with their sizes."""
    field = laid(seed)
    shell.act(PlayField(field, Start.NONE))
    return mines(field), [(region[0], len(region)) for region in regions(field)]


def all_but(seed: str, cell: Cell) -> tuple[list[bool], list[Cell]]:
    """Shows a board that is open but for one opening and one cell more.

    Gives the mines, and cells that when opened open all that.
    """
    field = laid(seed)
    region = next(region for region in regions(field) if region[0] == cell)
    closed = {*region, lonely(field)[0]}
    opened = [other for other in safe(field) if other not in closed]
    shell.act(PlayField(field, Start.NONE))
    for other in opened:
        shell.act(OpenAt(other))
    return mines(field), opened
