"""The rules of five in a row: turns, the win, the draw, undo and redo."""

from __future__ import annotations

from enum import Enum

from minesweeper.rules.grid import Cell, Grid

SIZE = 15
"""Lines of the board in each direction."""

GRID = Grid(SIZE, SIZE)
"""The crossings of the board, as cells."""

EMPTY, BLACK, WHITE, GUARD = 0, 1, 2, 3
"""What a padded position holds; no crossing ever holds a guard."""

LINES = (1, GRID.stride, GRID.stride + 1, GRID.stride - 1)
"""Distances to the next position along a row, a column and both diagonals."""


class Status(Enum):
    """How a game stands."""

    READY = "ready"
    PLAYING = "playing"
    BLACK = "black"
    WHITE = "white"
    DRAWN = "drawn"


OVER = (Status.BLACK, Status.WHITE, Status.DRAWN)
"""How a game looks that has ended."""


class Game:
    """One game: black begins, then turns; five in a row wins.

    Args:
        exact: Whether exactly five are needed, so that six or more do not win; else
            five or more win.

    >>> game = Game()
    >>> game.play((7, 7)), game.turn == WHITE
    (((7, 7),), True)
    """

    def __init__(self, exact: bool = False) -> None:
        self._exact = exact
        self._board = bytearray(GRID.filled(EMPTY, GUARD))
        self._moves: list[Cell] = []
        self._undone: list[Cell] = []
        self._five: tuple[Cell, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether exactly five are needed."""
        return self._exact

    @property
    def moves(self) -> tuple[Cell, ...]:
        """The stones in the order they were laid, black's first."""
        return tuple(self._moves)

    @property
    def turn(self) -> int:
        """Whose turn it is, `BLACK` or `WHITE`, also after the end."""
        return WHITE if len(self._moves) % 2 else BLACK

    @property
    def last(self) -> Cell | None:
        """The stone laid last, none on an empty board."""
        return self._moves[-1] if self._moves else None

    @property
    def five(self) -> tuple[Cell, ...]:
        """The stones in a row that won, along it; two rows if both came at once."""
        return self._five

    @property
    def status(self) -> Status:
        """How the game stands."""
        if self._five:
            return Status.BLACK if self.turn == WHITE else Status.WHITE
        if len(self._moves) == GRID.size:
            return Status.DRAWN
        return Status.PLAYING if self._moves else Status.READY

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.status in OVER

    @property
    def can_undo(self) -> bool:
        """Whether there is a stone to take back."""
        return bool(self._moves)

    @property
    def can_redo(self) -> bool:
        """Whether there is a stone taken back to lay again."""
        return bool(self._undone)

    def at(self, cell: Cell) -> int:
        """Gives what is on a crossing: `EMPTY`, `BLACK` or `WHITE`."""
        return self._board[GRID.index(cell)]

    def play(self, cell: Cell) -> tuple[Cell, ...]:
        """Lays a stone of the side to move; gives the crossings that changed.

        A taken crossing, one outside and any after the end are no move.
        """
        changed = self._lay(cell)
        if changed:
            self._undone.clear()
        return changed

    def undo(self) -> tuple[Cell, ...]:
        """Takes the last stone back; gives the crossings that changed."""
        if not self._moves:
            return ()
        cell = self._moves.pop()
        self._board[GRID.index(cell)] = EMPTY
        self._five = ()
        self._undone.append(cell)
        return (cell,)

    def redo(self) -> tuple[Cell, ...]:
        """Lays the stone again that was taken back last."""
        return self._lay(self._undone.pop()) if self._undone else ()

    def _lay(self, cell: Cell) -> tuple[Cell, ...]:
        if cell not in GRID or self.over:
            return ()
        index = GRID.index(cell)
        if self._board[index] != EMPTY:
            return ()
        self._board[index] = self.turn
        self._five = self._won_by(index)
        self._moves.append(cell)
        return (cell,)

    def _won_by(self, index: int) -> tuple[Cell, ...]:
        """Gives the winning rows through a stone; the guards end every row."""
        board, side = self._board, self._board[index]
        won: dict[Cell, None] = {}
        for step in LINES:
            first = last = index
            while board[first - step] == side:
                first -= step
            while board[last + step] == side:
                last += step
            row = range(first, last + step, step)
            if len(row) == 5 or (len(row) > 5 and not self._exact):
                won.update((GRID.cell(position), None) for position in row)
        return tuple(won)
