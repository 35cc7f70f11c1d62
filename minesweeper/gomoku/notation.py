"""Games as text: one crossing a move, `h8 i9 g7`, black's first.

Columns are `a` to `o` from the left, rows 1 to 15 from the bottom, as players of the
game write them.
"""

from __future__ import annotations

from minesweeper.gomoku.game import GRID, SIZE, Game
from minesweeper.rules.grid import Cell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import ClassVar

LETTERS = "abcdefghijklmno"
"""The columns from the left."""

LONGEST_QUOTE = 20
"""The most characters of a bad text that are quoted."""

LONGEST_TEXT = 4 * GRID.size
"""The most characters of a game: every crossing with its space."""


class StoneError(ValueError):
    """A text that is no game: `reason` is a code, `values` are its arguments."""

    sentences: ClassVar[Mapping[str, str]] = {
        "long": "A game has at most {most} characters, not {length}.",
        "crossing": "Move {number}, {value}, is no crossing; write one like h8.",
        "taken": "Move {number}, {value}, is on a stone.",
        "over": "Move {number}, {value}, comes after the end of the game.",
        "spaces": "The moves of a game are parted by single spaces: {value}.",
        "record": "A record begins with a line like {known}, not with {value}.",
        "short": "A link to a game begins like {known}, not like {value}.",
        "time": "Move {number}, {value}, has no time like @1.250, or one that runs "
        "backwards.",
    }
    """The English sentence of each reason."""

    def __init__(self, reason: str, **values: object) -> None:
        self.reason = reason
        self.values = values
        super().__init__(self.sentences[reason].format(**values))


def quoted(text: str) -> str:
    """Gives a text in quotation marks, cut where it is long."""
    cut = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return repr(cut)


def name(cell: Cell) -> str:
    """Gives the name of a crossing.

    >>> name((7, 7)), name((14, 0)), name((0, 14))
    ('h8', 'a1', 'o15')
    """
    row, col = cell
    return f"{LETTERS[col]}{SIZE - row}"


def parse_name(text: str) -> Cell:
    """Gives the crossing of a name.

    Raises:
        StoneError: it is no name that `name` gives.
    """
    cell = _cell(text)
    if cell is None:
        raise StoneError("crossing", number=1, value=quoted(text))
    return cell


def format_moves(moves: Iterable[Cell]) -> str:
    """Gives the text of a game.

    >>> format_moves([(7, 7), (6, 8)])
    'h8 i9'
    """
    return " ".join(map(name, moves))


def parse_moves(text: str, exact: bool = False) -> Game:
    """Plays the game of a text.

    Raises:
        StoneError: a move is no crossing, is taken, comes after the end, or the moves
            are not parted by single spaces.
    """
    if len(text) > LONGEST_TEXT:
        raise StoneError("long", most=LONGEST_TEXT, length=len(text))
    game = Game(exact)
    for number, word in enumerate(text.split(" ") if text else (), 1):
        if not word:
            raise StoneError("spaces", value=quoted(text))
        play_word(game, word, number)
    return game


def play_word(game: Game, word: str, number: int) -> None:
    """Makes the move of one word.

    Raises:
        StoneError: it is no crossing, is taken, or comes after the end.
    """
    cell = _cell(word)
    if cell is None:
        raise StoneError("crossing", number=number, value=quoted(word))
    if not game.play(cell):
        reason = "over" if game.over else "taken"
        raise StoneError(reason, number=number, value=quoted(word))


def _cell(text: str) -> Cell | None:
    col, row = LETTERS.find(text[:1]), text[1:]
    if not text or col < 0 or not (row.isascii() and row.isdigit()) or len(row) > 2:
        return None
    if row[0] == "0" or not 1 <= int(row) <= SIZE:
        return None
    return SIZE - int(row), col
