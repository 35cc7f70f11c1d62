"""Boards to try the rules on, and slow independent answers to compare with.

Nothing here uses the rules' own geometry or counting: a board is a list of rows of `*`
and `.`, a cell is (row, column), and a neighbour is found by measuring.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Cell
from minesweeper.rules.level import Level, Start
from minesweeper.rules.moves import Changes, Kind, Move
from minesweeper.rules.notation import format_view, parse_field

modest = settings(derandomize=True, max_examples=100, deadline=None)
"""Settings of a property test: the same examples each time, and not too many."""


def all_cells(rows: list[str]) -> list[Cell]:
    """Gives every cell of a board, row by row."""
    return [(r, c) for r, line in enumerate(rows) for c in range(len(line))]


def touching(cell: Cell, others: Iterable[Cell]) -> list[Cell]:
    """Gives those of the other cells that touch a cell."""
    return [
        other
        for other in others
        if other != cell and max(abs(other[0] - cell[0]), abs(other[1] - cell[1])) == 1
    ]


def mines_of(rows: list[str]) -> set[Cell]:
    """Gives the cells of a board that hold a mine."""
    return {(r, c) for r, c in all_cells(rows) if rows[r][c] == "*"}


def counted(rows: list[str]) -> dict[Cell, int]:
    """Gives the number of every safe cell, counted one by one."""
    mines = mines_of(rows)
    return {
        cell: len(touching(cell, mines))
        for cell in all_cells(rows)
        if cell not in mines
    }


def regions(cells: set[Cell]) -> dict[Cell, Cell]:
    """Gives each cell a name of its connected region, by union and find."""
    parent = {cell: cell for cell in cells}

    def root(cell: Cell) -> Cell:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    for row, col in cells:
        for other in (
            (row, col + 1),
            (row + 1, col - 1),
            (row + 1, col),
            (row + 1, col + 1),
        ):
            if other in cells:
                parent[root(other)] = root((row, col))
    return {cell: root(cell) for cell in cells}


def opening(rows: list[str], cell: Cell) -> set[Cell]:
    """Gives the cells that opening a safe cell of an untouched board opens."""
    numbers = counted(rows)
    if numbers[cell]:
        return {cell}
    zeros = {other for other, number in numbers.items() if number == 0}
    names = regions(zeros)
    region = {zero for zero in zeros if names[zero] == names[cell]}
    return region | {other for zero in region for other in touching(zero, numbers)}


@st.composite
def boards(draw: st.DrawFn, largest: int = 9, safe: bool = True) -> list[str]:
    """Draws a board of up to `largest` rows and columns, with a safe cell if wanted."""
    rows = draw(st.integers(1, largest))
    cols = draw(st.integers(1, largest))
    density = draw(st.sampled_from([0.05, 0.15, 0.3, 0.8]))
    chance = Random(draw(st.integers(0, 9999)))
    board = [
        "".join("*" if chance.random() < density else "." for _ in range(cols))
        for _ in range(rows)
    ]
    if safe and all(letter == "*" for line in board for letter in line):
        board[0] = "." + board[0][1:]
    return board


def cells_of(rows: int, cols: int) -> st.SearchStrategy[Cell]:
    """Draws a cell of a grid."""
    return st.tuples(st.integers(0, rows - 1), st.integers(0, cols - 1))


def move_lists(rows: int, cols: int, most: int = 40) -> st.SearchStrategy[list[Move]]:
    """Draws moves on a grid; marks are as frequent as opens and chords together."""
    kinds = st.sampled_from([Kind.OPEN, Kind.MARK, Kind.MARK, Kind.CHORD])
    return st.lists(st.builds(Move, kinds, cells_of(rows, cols)), max_size=most)


@st.composite
def levels(draw: st.DrawFn, largest: int = 12) -> Level:
    """Draws any legal level of up to `largest` rows and columns."""
    rows = draw(st.integers(1, largest))
    cols = draw(st.integers(2 if rows == 1 else 1, largest))
    start = draw(st.sampled_from(Start))
    if draw(st.booleans()):
        return Level(
            rows, cols, mines=draw(st.integers(1, rows * cols - 1)), start=start
        )
    density = draw(st.floats(0, 0.9, exclude_min=True))
    return Level(rows, cols, density=density, start=start)


def field(text: str) -> Field:
    """Gives the field a short text such as `*../...` shows."""
    return parse_field(text)


def on(text: str, question_marks: bool = False) -> Game:
    """Gives a game on a given board."""
    return Game.on(field(text), question_marks=question_marks)


def play(game: Game, *texts: str) -> Changes:
    """Plays moves given as texts; gives the changes of the last."""
    for text in texts:
        changes = game.play(Move.parse(text))
    return changes


def view(game: Game) -> list[str]:
    """Gives what the player sees, a text a row."""
    return format_view(game.grid, game.faces).split("\n")


def shown(game: Game) -> list[str]:
    """Gives every face after the end: `*` a mine, `!` exploded, `X` a wrong flag."""
    grid = game.grid
    faces = ["012345678#F?*!X"[game.faces[index]] for index in grid.indices]
    starts = range(0, grid.size, grid.cols)
    return ["".join(faces[start : start + grid.cols]) for start in starts]


def changed(game: Game, changes: Changes) -> set[Cell]:
    """Gives the cells of a change list."""
    return {game.grid.cell(index) for index in changes.cells}


def state(game: Game) -> dict[str, Any]:
    """Gives everything about a game that a move can change."""
    names = "status field mines_left exploded opens marks chords moves"
    facts = {name: getattr(game, name) for name in names.split()}
    return facts | {"faces": bytes(game.faces), "closed": game._closed}
