"""Boards without a game round them, for tests: this file's text runs in the page.

What a test asks for is a method of `window.easel`; boards are named, their faces are
rows of letters as in `FACES`, their cells `[row, col]`.
"""

from __future__ import annotations

import random
from typing import Any

import js
from pyodide.ffi import create_proxy, to_js

from minesweeper.rules.game import Game
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import Level
from minesweeper.rules.moves import Kind, Move
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.canvas import Board

FACES = {letter: code for code, letter in enumerate("012345678#F?MXW")}
"""The face codes by letter."""


class Showing:
    """Something to show: faces and nothing else."""

    def __init__(self, text: str) -> None:
        rows = text.split()
        self.grid = Grid(len(rows), len(rows[0]))
        self.faces = bytearray([15]) * self.grid.length
        for row, letters in enumerate(rows):
            for col, letter in enumerate(letters):
                self.faces[self.grid.index((row, col))] = FACES[letter]


class Easel:
    """The boards of a test page."""

    def __init__(self) -> None:
        self.boards: dict[str, Board] = {}
        self.shown: dict[str, Showing | Game] = {}

    def make(self, name: str) -> None:
        """Puts a new canvas with a board at the end of the page."""
        canvas = bridge.document.createElement("canvas")
        canvas.id = name
        canvas.style.display = "block"
        bridge.document.body.append(canvas)
        self.adopt(name)

    def adopt(self, name: str) -> None:
        """Makes a board of a canvas that is there already."""
        self.boards[name] = Board(bridge.element(name))

    def fit(self, name: str, rows: int, cols: int, skin: str, ratio: float) -> None:
        """Fits a board."""
        self.boards[name].fit(Grid(rows, cols), SKINS[skin], ratio)

    def paint(self, name: str, text: str) -> None:
        """Shows faces, whole."""
        self.shown[name] = Showing(text)
        self.boards[name].paint(self.shown[name])

    def change(self, name: str, text: str) -> None:
        """Shows faces by redrawing the cells that differ."""
        old, new = self.shown[name].faces, Showing(text)
        self.shown[name] = new
        pairs = enumerate(zip(old, new.faces, strict=True))
        self.boards[name].repaint(new, [i for i, (a, b) in pairs if a != b])

    def press(self, name: str, cells: Any) -> None:
        """Shows cells as held down."""
        grid = self.shown[name].grid
        self.boards[name].press(grid.index((row, col)) for row, col in cells)

    def cell_at(self, name: str, x: float, y: float) -> Any:
        """Gives the cell at a position in the window, or null."""
        cell = self.boards[name].cell_at(x, y)
        return None if cell is None else to_js(cell)

    def moved(self, name: str) -> None:
        """Tells a board that the page has moved under it."""
        self.boards[name].moved()

    def begin(self, name: str, level: str, seed: str) -> None:
        """Shows a new game whose board was fitted before."""
        self.shown[name] = Game(Level.parse(level), seed, question_marks=True)
        self.boards[name].paint(self.shown[name])

    def play(self, name: str, seed: int, moves: int) -> None:
        """Plays random moves, redrawing what each changes."""
        game, chance = self.shown[name], random.Random(seed)
        assert isinstance(game, Game)
        for _ in range(moves):
            row = chance.randrange(game.grid.rows)
            col = chance.randrange(game.grid.cols)
            kind = chance.choice((Kind.OPEN, Kind.MARK, Kind.MARK, Kind.CHORD))
            changes = game.play(Move(kind, (row, col)))
            self.boards[name].repaint(game, changes.cells)

    def mirror(self, name: str, source: str) -> None:
        """Shows on one board, whole, what another shows."""
        self.shown[name] = self.shown[source]
        self.boards[name].paint(self.shown[name])

    def text(self, name: str) -> str:
        """Gives the faces a board shows, as letters."""
        shown = self.shown[name]
        letters = {code: letter for letter, code in FACES.items()}
        rows = range(shown.grid.rows)
        cols = range(shown.grid.cols)
        return " ".join(
            "".join(letters[shown.faces[shown.grid.index((r, c))]] for c in cols)
            for r in rows
        )

    def live(self) -> Any:
        """Gives the bridge's counts."""
        return bridge.options(**bridge.live())


js.window.easel = create_proxy(Easel())
bridge.element("boot").remove()
js.document.documentElement.dataset.state = "ready"
