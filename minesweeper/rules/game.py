"""The game: the only place where the rules of play live."""

from __future__ import annotations

from minesweeper.rules.ending import lost_faces, won_faces
from minesweeper.rules.errors import LevelError, MoveError
from minesweeper.rules.faces import COVERED, EXPLODED, FLAG, MINE, QUESTION, find_all
from minesweeper.rules.laying import check_seed, generator, lay, pick_start
from minesweeper.rules.level import Level, Start
from minesweeper.rules.moves import Changes, Kind, Status
from minesweeper.rules.opening import uncover

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from minesweeper.rules.field import Field
    from minesweeper.rules.grid import Grid
    from minesweeper.rules.moves import Move

    _Facts = tuple[Status, Field | None, int, int, int, int, int]
    """What a move can change besides faces."""

    _Stretch = tuple[int, bytes, bytes]
    """Faces from one position on, before and after a move."""

    _Step = tuple[int, bytes, _Facts]
    """What to put back to undo or redo a move."""

_ONE = tuple(bytes((face,)) for face in range(16))


class Game:
    """One game: a level, a seed, and what the player has done so far.

    A level that starts by `opening` or `none` is laid at once, and the opening of the
    former is open before the first move, which can't be undone. The other two are laid
    at the first open: until then `field` is None.

    >>> from minesweeper.rules.moves import Move
    >>> game = Game(Level.parse("expert"), seed="a seed")
    >>> bool(game.play(Move.parse("open 3,3")))
    True
    >>> game.status, game.mines_left
    (<Status.PLAYING: 'playing'>, 99)

    Raises:
        SeedError: the seed is not printable text of up to 64 characters.
    """

    level: Level
    """What is played; for a given field, the level that describes it."""
    grid: Grid
    """The level's grid."""
    seed: str
    """What all chance comes from."""
    field: Field | None
    """Where the mines are; None until they are laid."""
    faces: bytearray
    """Padded bytes: what each cell shows. To be read only."""
    status: Status
    """How far the game has come."""
    question_marks: bool
    """Whether marking a flagged cell makes it a question mark; may be set."""
    undone: bool
    """Whether undo or redo was ever used."""
    opens: int
    """Number of opens that changed something and were not undone."""
    marks: int
    """Number of marks, likewise."""
    chords: int
    """Number of chords, likewise."""

    def __init__(self, level: Level, seed: str, question_marks: bool = False) -> None:
        self._begin(level, level.grid, seed, question_marks)
        if level.start is Start.ZONE or level.start is Start.CELL:
            check_seed(seed)
        else:
            chance = generator(seed)
            field = self._take(lay(level, chance))
            if level.start is Start.OPENING:
                self._uncover(field, [pick_start(field, chance)])

    @classmethod
    def on(
        cls,
        field: Field,
        start: Start = Start.NONE,
        seed: str = "",
        question_marks: bool = False,
    ) -> Game:
        """Return a game on a given field, which is never laid again.

        The seed decides nothing but which opening an `opening` start opens.

        Raises:
            LevelError: no cell is safe, or the start rule is neither none nor opening.
            SeedError: the seed is not printable text of up to 64 characters.
        """
        if start is not Start.NONE and start is not Start.OPENING:
            raise LevelError("given", value=start.value)
        if field.mine_count == field.grid.size:
            most = field.grid.size - 1
            raise LevelError("mines", least=0, most=most, value=field.mine_count)
        check_seed(seed)
        game = cls.__new__(cls)
        game._begin(Level.of(field, start), field.grid, seed, question_marks)
        game._take(field)
        if start is Start.OPENING:
            game._uncover(field, [pick_start(field, generator(seed))])
        return game

    def _begin(self, level: Level, grid: Grid, seed: str, question_marks: bool) -> None:
        self.level = level
        self.grid = grid
        self.seed = seed
        self.question_marks = question_marks
        self.field = None
        self.faces = bytearray(grid.covered)
        self.status = Status.READY
        self.undone = False
        self.opens = self.marks = self.chords = 0
        self._flags = 0
        self._closed = grid.size
        self._past: list[_Step] = []
        self._future: list[_Step] = []

    def _take(self, field: Field) -> Field:
        """Play on this field from now on."""
        self.field = field
        self._closed = field.grid.size - field.mine_count
        return field

    @property
    def mines_left(self) -> int:
        """Mines minus flags, which may be negative; 0 when won.

        Where a density is not laid yet, the mines are its rounded expectation.
        """
        field = self.field
        mines = self.level.expected_mines if field is None else field.mine_count
        return mines - self._flags

    @property
    def moves(self) -> int:
        """Number of moves that changed something and were not undone."""
        return self.opens + self.marks + self.chords

    @property
    def exploded(self) -> tuple[int, ...]:
        """The padded positions of the mines that went off."""
        return tuple(find_all(self.faces, EXPLODED))

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move that was taken back."""
        return bool(self._future)

    def play(self, move: Move) -> Changes:
        """Make a move; return what it changed: nothing, if the rules don't allow it.

        Raises:
            MoveError: the cell is outside the grid.
        """
        grid = self.grid
        row, col = move.cell
        if not (0 <= row < grid.rows and 0 <= col < grid.cols):
            raise MoveError("outside", row=row, col=col, rows=grid.rows, cols=grid.cols)
        if self.status is Status.WON or self.status is Status.LOST:
            return Changes(self.status)
        facts = self._facts()
        index = (row + 1) * grid.stride + col
        if move.kind is Kind.OPEN:
            stretch = self._open(index)
        elif move.kind is Kind.MARK:
            stretch = self._mark(index)
        else:
            stretch = self._chord(index)
        if stretch is None:
            return Changes(self.status)
        start, before, after = stretch
        self._past.append((start, before, facts))
        self._future.clear()
        return Changes(self.status, start, before, after)

    def undo(self) -> Changes:
        """Take the last move back, also after the end; return what that changed."""
        return self._step(self._past, self._future)

    def redo(self) -> Changes:
        """Make the move again that was undone last; return what that changed."""
        return self._step(self._future, self._past)

    def _step(self, source: list[_Step], target: list[_Step]) -> Changes:
        """Go to the state kept last in `source`; keep the present one in `target`."""
        if not source:
            return Changes(self.status)
        start, after, facts = source.pop()
        stretch = slice(start, start + len(after))
        before = bytes(self.faces[stretch])
        target.append((start, before, self._facts()))
        self.faces[stretch] = after
        self.status, self.field, self._flags, self._closed = facts[:4]
        self.opens, self.marks, self.chords = facts[4:]
        self.undone = True
        return Changes(self.status, start, before, after)

    def _facts(self) -> _Facts:
        return (
            self.status,
            self.field,
            self._flags,
            self._closed,
            self.opens,
            self.marks,
            self.chords,
        )

    def _open(self, index: int) -> _Stretch | None:
        face = self.faces[index]
        if face != COVERED and face != QUESTION:
            return None
        field = self.field
        if field is None:
            chance = generator(self.seed)
            field = self._take(lay(self.level, chance, self.grid.cell(index)))
        self.opens += 1
        self.status = Status.PLAYING
        number = field.numbers[index]
        if number == MINE:
            return self._uncover(field, [], [index])
        if number and self._closed > 1:
            self._closed -= 1
            return self._show(index, number)
        return self._uncover(field, [index])

    def _mark(self, index: int) -> _Stretch | None:
        face = self.faces[index]
        if face == COVERED:
            self._flags += 1
            face = FLAG
        elif face == FLAG:
            self._flags -= 1
            face = QUESTION if self.question_marks else COVERED
        elif face == QUESTION:
            face = COVERED
        else:
            return None
        self.marks += 1
        return self._show(index, face)

    def _chord(self, index: int) -> _Stretch | None:
        faces, field = self.faces, self.field
        number = faces[index]
        if field is None or not 0 < number <= 8:
            return None
        near = [index + offset for offset in self.grid.offsets]
        closed = [i for i in near if faces[i] == COVERED or faces[i] == QUESTION]
        if not closed or number != sum(faces[i] == FLAG for i in near):
            return None
        self.chords += 1
        self.status = Status.PLAYING
        mines = [i for i in closed if field.numbers[i] == MINE]
        return self._uncover(field, [i for i in closed if i not in mines], mines)

    def _show(self, index: int, face: int) -> _Stretch:
        """Change the face of one cell."""
        before = _ONE[self.faces[index]]
        self.faces[index] = face
        return index, before, _ONE[face]

    def _uncover(
        self, field: Field, safe: list[int], mines: Sequence[int] = ()
    ) -> _Stretch:
        """Open closed cells all at once, and end the game if that decides it."""
        faces = self.faces
        before = bytes(faces)
        start, end = 0, len(before)
        if safe:
            opened, start, end = uncover(field, faces, safe)
            self._closed -= opened
        if mines:
            self.status = Status.LOST
            faces[:] = after = lost_faces(field, faces, mines)
        elif self._closed == 0:
            self.status = Status.WON
            self._flags = field.mine_count
            faces[:] = after = won_faces(faces)
        else:
            return start, before[start:end], bytes(faces[start:end])
        return 0, before, after
