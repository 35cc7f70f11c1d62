"""A position to search in: what every stone would make is kept up to date."""

from __future__ import annotations

from random import Random

from minesweeper.gomoku.game import BLACK, EMPTY, GRID, GUARD, LINES, WHITE, Game
from minesweeper.gomoku.patterns import (
    DIGIT,
    FIVE,
    FOUR,
    OPEN_FOUR,
    OPEN_THREE,
    REACH,
    TABLES,
)

DIRECTIONS = len(LINES)

FIVE_UNIT = 1 << DIGIT * (FIVE - 1)
"""A packed sum from here on makes five."""

OPEN_FOUR_UNIT = 1 << DIGIT * (OPEN_FOUR - 1)
"""A packed sum from here on makes an open four, or more."""

FOUR_UNIT = 1 << DIGIT * (FOUR - 1)
"""A packed sum from here on makes a four, or more."""

OPEN_THREE_UNIT = 1 << DIGIT * (OPEN_THREE - 1)
"""A packed sum from here on makes an open three, or more."""

WINNING = 2 * FOUR_UNIT
"""A packed sum from here on makes five, an open four or two fours."""


def _reached() -> dict[int, tuple[tuple[int, int, int], ...]]:
    """Gives for each position those whose lines it lies on: where, line, digit."""
    found = {}
    cells = set(GRID.indices)
    for index in GRID.indices:
        seen = []
        for direction, step in enumerate(LINES):
            for sign in (1, -1):
                for distance in range(1, REACH + 1):
                    other = index + sign * distance * step
                    if other not in cells:
                        break
                    # Seen from the other one, this one lies the opposite way.
                    place = REACH - sign * distance
                    line = direction * GRID.length + other
                    seen.append((other, line, 1 << 2 * place))
        found[index] = tuple(seen)
    return found


_CROSSINGS = GRID.indices

REACHED = _reached()
"""For each position: who sees it on a line, on which, and as which digit."""


def _empty_lines() -> list[int]:
    """Gives every line of an empty board: zeros, and walls beyond the edges."""
    lines = [0] * (DIRECTIONS * GRID.length)
    cells = set(GRID.indices)
    for index in GRID.indices:
        for direction, step in enumerate(LINES):
            line = 0
            for sign in (1, -1):
                inside = True
                for distance in range(1, REACH + 1):
                    inside = inside and index + sign * distance * step in cells
                    if not inside:
                        line |= 3 << 2 * (REACH + sign * distance)
            lines[direction * GRID.length + index] = line
    return lines


_EMPTY_LINES = _empty_lines()

_RANDOM = Random("five in a row")

SIGNS = tuple(
    tuple(_RANDOM.getrandbits(60) for _ in range(GRID.length)) for _ in range(3)
)
"""A random number for each stone; a position's key is made of them (Zobrist, 1970)."""


class Position:
    """Stones that are laid and taken back in turn; the last laid goes first.

    Attributes:
        board: A byte a padded position.
        turn: The side to move.
        made: For each side, by `BLACK` and `WHITE`, the packed sum of what its stone
            would make at each padded position; 0 where a stone lies.
        worth: How black stands, less how white does.
        key: A number that tells positions apart.
        stones: Where stones lie, in their order.
    """

    def __init__(self, game: Game) -> None:
        self.exact = game.exact
        self.board = bytearray(GRID.filled(EMPTY, GUARD))
        self.turn = BLACK
        self.worth = 0
        self.key = 0
        self.stones: list[int] = []
        self._table = TABLES[game.exact]
        self._lines = list(_EMPTY_LINES)
        length = GRID.length
        self.made: tuple[list[int], list[int], list[int]] = (
            [],
            [0] * length,
            [0] * length,
        )
        for index in GRID.indices:
            self._count(index, 1)
        for cell in game.moves:
            self.lay(GRID.index(cell))

    def lay(self, index: int) -> None:
        """Lays a stone of the side to move on an empty crossing."""
        self._count(index, -1)
        self.board[index] = self.turn
        self.key ^= SIGNS[self.turn][index]
        self._change(index, self.turn)
        self.stones.append(index)
        self.turn = 3 - self.turn

    def lift(self) -> None:
        """Takes the stone back that was laid last."""
        index = self.stones.pop()
        self.turn = 3 - self.turn
        self.board[index] = EMPTY
        self.key ^= SIGNS[self.turn][index]
        self._change(index, -self.turn)
        self._count(index, 1)

    def lift_to(self, count: int) -> None:
        """Takes stones back until so many are left."""
        while len(self.stones) > count:
            self.lift()

    def at_least(self, side: int, unit: int) -> list[int]:
        """Gives the crossings where a side would make so much, the best first."""
        made = self.made[side]
        found = [index for index in _CROSSINGS if made[index] >= unit]
        if len(found) > 1:
            found.sort(key=made.__getitem__, reverse=True)
        return found

    def _count(self, index: int, sign: int) -> None:
        """Adds or takes away what an empty crossing offers."""
        lines, table, length = self._lines, self._table, GRID.length
        black = white = worth = 0
        for line in range(index, DIRECTIONS * length, length):
            for_black, for_white, value = table[lines[line]]
            black += for_black
            white += for_white
            worth += value
        self.worth += sign * worth
        self.made[BLACK][index] = black if sign > 0 else 0
        self.made[WHITE][index] = white if sign > 0 else 0

    def _change(self, index: int, stone: int) -> None:
        """Brings the crossings that see a position up to its new stone."""
        lines, table, board = self._lines, self._table, self.board
        _, blacks, whites = self.made
        worth = 0
        for other, line, digit in REACHED[index]:
            old = lines[line]
            new = lines[line] = old + stone * digit
            if not board[other]:
                black, white, value = table[old]
                black_now, white_now, value_now = table[new]
                blacks[other] += black_now - black
                whites[other] += white_now - white
                worth += value_now - value
        self.worth += worth
