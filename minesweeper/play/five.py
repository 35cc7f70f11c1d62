"""A table for five in a row: the game, who plays it, its clock and its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.gomoku.game import BLACK, WHITE, Game, Status
from minesweeper.gomoku.record import Record

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell

NONE = "none"
"""The opponent of two people at one screen."""


class Table:
    """One game between two people, or a person and the program.

    Args:
        opponent: `none`, or the program's level.
        person: The side the person plays against the program.
        exact: Whether exactly five win.
    """

    def __init__(
        self, opponent: str = NONE, person: int = BLACK, exact: bool = False
    ) -> None:
        self.opponent = opponent
        self.person = person
        self.game = Game(exact)
        self._times: list[float] = []
        self._undone: list[float] = []
        self._begun: float | None = None

    @property
    def alone(self) -> bool:
        """Whether one person plays against the program."""
        return self.opponent != NONE

    @property
    def awaits_program(self) -> bool:
        """Whether the program is to move."""
        return self.alone and not self.game.over and self.game.turn != self.person

    @property
    def state(self) -> str:
        """How the game stands for the page: `ready`, `playing`, `won` and so on.

        Two people at one screen have won, whoever of them it was.
        """
        status = self.game.status
        if status in (Status.BLACK, Status.WHITE):
            return "won" if not self.alone or self.winner == self.person else "lost"
        return str(status.value)

    @property
    def winner(self) -> int | None:
        """The side that has won, if one has."""
        status = self.game.status
        if status is Status.BLACK:
            return BLACK
        return WHITE if status is Status.WHITE else None

    @property
    def seconds(self) -> float:
        """When the last stone was laid, in seconds from the first."""
        return self._times[-1] if self._times else 0.0

    @property
    def can_undo(self) -> bool:
        """Whether there is a stone of a person to take back."""
        first = 1 if self.alone and self.person == WHITE else 0
        return len(self.game.moves) > first

    @property
    def can_redo(self) -> bool:
        """Whether there is something taken back to lay again."""
        return self.game.can_redo

    def play(self, cell: Cell, now: float) -> tuple[Cell, ...]:
        """Lays a stone for the side to move; gives the crossings that changed."""
        laid = self.game.play(cell)
        if laid:
            if self._begun is None:
                self._begun = now - self.seconds
            self._times.append(round(now - self._begun, 3))
            self._undone.clear()
        return laid

    def undo(self) -> tuple[Cell, ...]:
        """Takes back a person's last stone, with the program's answer to it."""
        if not self.can_undo:
            return ()
        changed = list(self._back())
        while self.alone and self.game.turn != self.person:
            changed += self._back()
        return tuple(changed)

    def redo(self) -> tuple[Cell, ...]:
        """Lays again what the last undo took back."""
        changed = list(self._again())
        while self.awaits_program and self.can_redo:
            changed += self._again()
        return tuple(changed)

    def record(self) -> Record:
        """Gives the game to keep."""
        black = white = "person"
        if self.alone and self.person == BLACK:
            white = self.opponent
        elif self.alone:
            black = self.opponent
        times = tuple(self._times)
        return Record(self.game.moves, times, self.game.exact, black, white)

    @classmethod
    def of(cls, record: Record) -> Table:
        """Gives the table with a kept game on it, to be played on."""
        person = BLACK if record.black == "person" else WHITE
        level = record.white if person == BLACK else record.black
        table = cls(NONE if level == "person" else level, person, record.exact)
        for cell in record.moves:
            table.game.play(cell)
        table._times = list(record.times)
        return table

    def _back(self) -> tuple[Cell, ...]:
        changed = self.game.undo()
        if changed:
            self._undone.append(self._times.pop())
            self._begun = None
        return changed

    def _again(self) -> tuple[Cell, ...]:
        changed = self.game.redo()
        if changed:
            self._times.append(self._undone.pop())
            self._begun = None
        return changed
