"""The game: the only place where the rules of play live."""

from __future__ import annotations

from minesweeper.rules.errors import LevelError, MoveError
from minesweeper.rules.faces import (
    COVERED,
    EXPLODED,
    FLAG,
    MINE,
    QUESTION,
    WRONG_FLAG,
)
from minesweeper.rules.laying import generator, lay, pick_start
from minesweeper.rules.level import Level, Start
from minesweeper.rules.moves import Changes, Kind, Move, Status
from minesweeper.rules.opening import uncover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.rules.field import Field
    from minesweeper.rules.grid import Grid

    _Step = tuple[dict[int, tuple[int, int]], tuple[Any, ...], tuple[Any, ...]]

_OVER = (Status.WON, Status.LOST)


class Game:
    """One game: a level, a seed, and what the player did so far.

    Raises:
        SeedError: the seed is not printable text of up to 64 characters.
    """

    grid: Grid
    level: Level
    seed: str
    field: Field | None
    faces: bytearray
    status: Status
    question_marks: bool
    undone: bool
    exploded: tuple[int, ...]
    opens: int
    marks: int
    chords: int

    def __init__(self, level: Level, seed: str, question_marks: bool = False) -> None:
        self._chance = generator(seed)
        self._begin(level, seed, question_marks)
        if level.start in (Start.OPENING, Start.NONE):
            self._take(lay(level, self._chance))

    @classmethod
    def on(
        cls,
        field: Field,
        start: Start = Start.NONE,
        seed: str = "",
        question_marks: bool = False,
    ) -> Game:
        """Return a game on a given board, which is never laid again.

        Raises:
            LevelError: no safe cell, or a start rule other than none and opening.
        """
        if start not in (Start.NONE, Start.OPENING):
            raise LevelError("given", value=start.value)
        if field.mine_count == field.grid.size:
            raise LevelError(
                "mines", least=0, most=field.grid.size - 1, value=field.mine_count
            )
        game = object.__new__(cls)
        game._chance = generator(seed)
        game._begin(Level.of(field, start), seed, question_marks)
        game._take(field)
        return game

    def _begin(self, level: Level, seed: str, question_marks: bool) -> None:
        self.level = level
        self.seed = seed
        self.question_marks = question_marks
        self.grid = level.grid
        self.field = None
        self.faces = bytearray(self.grid.filled(COVERED, 15))
        self.status = Status.READY
        self.undone = False
        self.exploded = ()
        self.opens = self.marks = self.chords = 0
        self._flags = 0
        self._left = self.grid.size
        self._past: list[_Step] = []
        self._future: list[_Step] = []

    def _take(self, field: Field) -> None:
        self.field = field
        self._left = self.grid.size - field.mine_count
        if self.level.start is Start.OPENING:
            self._left -= len(
                uncover(field, self.faces, pick_start(field, self._chance))
            )
            if self._left == 0:
                self._win()

    @property
    def mines_left(self) -> int:
        """Mines minus flags: may be negative; before laying, the expected mines."""
        mines = self.field.mine_count if self.field else self.level.expected_mines
        return mines - self._flags

    @property
    def moves(self) -> int:
        """Number of moves that changed something."""
        return self.opens + self.marks + self.chords

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move taken back."""
        return bool(self._future)

    def play(self, move: Move) -> Changes:
        """Make a move; return what it changed.

        Raises:
            MoveError: the cell is outside the grid.
        """
        if move.cell not in self.grid:
            row, col = move.cell
            raise MoveError(
                "outside", row=row, col=col, rows=self.grid.rows, cols=self.grid.cols
            )
        if self.status in _OVER:
            return Changes((), self.status)
        index = self.grid.index(move.cell)
        before = bytes(self.faces)
        scalars = self._scalars()
        if move.kind is Kind.OPEN:
            self._open(index)
        elif move.kind is Kind.MARK:
            self._mark(index)
        else:
            self._chord(index)
        changed = {
            i: (old, new)
            for i, (old, new) in enumerate(zip(before, self.faces, strict=True))
            if old != new
        }
        if changed:
            self._past.append((changed, scalars, self._scalars()))
            self._future.clear()
        return Changes(tuple(changed), self.status)

    def undo(self) -> Changes:
        """Take the last move back; return what that changed."""
        if not self._past:
            return Changes((), self.status)
        step = self._past.pop()
        self._future.append(step)
        return self._restore({i: old for i, (old, _) in step[0].items()}, step[1])

    def redo(self) -> Changes:
        """Make the move again that was taken back last; return what that changed."""
        if not self._future:
            return Changes((), self.status)
        step = self._future.pop()
        self._past.append(step)
        return self._restore({i: new for i, (_, new) in step[0].items()}, step[2])

    def _scalars(self) -> tuple[Any, ...]:
        return (
            self.status,
            self.field,
            self.exploded,
            self._flags,
            self._left,
            self.opens,
            self.marks,
            self.chords,
        )

    def _restore(self, faces: dict[int, int], scalars: tuple[Any, ...]) -> Changes:
        for index, face in faces.items():
            self.faces[index] = face
        (
            self.status,
            self.field,
            self.exploded,
            self._flags,
            self._left,
            self.opens,
            self.marks,
            self.chords,
        ) = scalars
        self.undone = True
        return Changes(tuple(faces), self.status)

    def _open(self, index: int) -> None:
        if self.faces[index] not in (COVERED, QUESTION):
            return
        if self.field is None:
            self._take(
                lay(self.level, generator(self.seed), self.grid.cell(index)),
            )
        self.opens += 1
        self._uncover([index])

    def _mark(self, index: int) -> None:
        face = self.faces[index]
        if face == COVERED:
            self.faces[index] = FLAG
            self._flags += 1
        elif face == FLAG:
            self.faces[index] = QUESTION if self.question_marks else COVERED
            self._flags -= 1
        elif face == QUESTION:
            self.faces[index] = COVERED
        else:
            return
        self.marks += 1

    def _chord(self, index: int) -> None:
        near = [index + offset for offset in self.grid.offsets]
        closed = [i for i in near if self.faces[i] in (COVERED, QUESTION)]
        flags = sum(self.faces[i] == FLAG for i in near)
        if not 1 <= self.faces[index] <= 8 or flags != self.faces[index] or not closed:
            return
        self.chords += 1
        self._uncover(closed)

    def _uncover(self, cells: list[int]) -> None:
        field = self.field
        assert field is not None
        self.status = Status.PLAYING
        exploded = [i for i in cells if field.numbers[i] == MINE]
        for index in cells:
            if index not in exploded and self.faces[index] in (COVERED, QUESTION):
                self._left -= len(uncover(field, self.faces, index))
        if exploded:
            self._lose(exploded)
        elif self._left == 0:
            self._win()

    def _win(self) -> None:
        assert self.field is not None
        self.status = Status.WON
        self._flags = self.field.mine_count
        for index in self.grid.indices:
            if self.field.numbers[index] == MINE:
                self.faces[index] = FLAG

    def _lose(self, exploded: list[int]) -> None:
        assert self.field is not None
        self.status = Status.LOST
        self.exploded = tuple(exploded)
        for index in self.grid.indices:
            face, mine = self.faces[index], self.field.numbers[index] == MINE
            if mine and face != FLAG:
                self.faces[index] = EXPLODED if index in exploded else MINE
            elif face == FLAG and not mine:
                self.faces[index] = WRONG_FLAG
