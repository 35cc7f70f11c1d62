"""The opponent: which crossing the program takes.

First what must be: a five, the other's five, a win by fours, the other's open three.
Then, by level, wins by threats and alpha-beta over what is left.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random

from minesweeper.gomoku.effort import Effort, SpentError
from minesweeper.gomoku.game import GRID, SIZE, Game
from minesweeper.gomoku.position import (
    FIVE_UNIT,
    FOUR_UNIT,
    WINNING,
    Position,
)
from minesweeper.gomoku.search import AlphaBeta, promising
from minesweeper.gomoku.threats import Threats
from minesweeper.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Level:
    """How well the program plays.

    Attributes:
        stones: Stones it may lay to think about a move.
        fours: How many moves it looks ahead for a win by fours.
        threats: The same with open threes.
        plies: How deep it looks otherwise.
        width: How many moves it looks at in a position.
        caution: Stones it may lay to see whether a move of its own loses.
        slips: Out of how many good moves it takes any.
    """

    stones: int
    fours: int
    threats: int
    plies: int
    width: int
    caution: int = 0
    slips: int = 1


LEVELS = {
    "easy": Level(400, 1, 0, 1, 6, slips=3),
    "medium": Level(1500, 5, 0, 3, 8, caution=60),
    "hard": Level(6000, 14, 6, 8, 12, caution=800),
}
"""The levels by name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the program plays.

    Attributes:
        cell: The crossing.
        wins: Whether it has seen a win that cannot be prevented.
    """

    cell: Cell
    wins: bool = False


def choose(
    game: Game, level: Level, seed: str, effort: Effort | None = None
) -> Generator[None, None, Choice]:
    """Thinks about the next move, yielding every few milliseconds.

    Args:
        game: A game that is not over; it is left alone.
        level: How well to play.
        seed: Decides between moves that are as good; the same text, the same move.
        effort: What may be done; stopping it makes an end at once. The level's own if
            none is given.

    Raises:
        ValueError: the game is over.
    """
    if game.over:
        raise ValueError("the game is over")
    random = Random(seed)
    effort = Effort(level.stones) if effort is None else effort
    if not game.moves:
        return Choice((SIZE // 2, SIZE // 2))
    if len(game.moves) == 1:
        return Choice(_beside(game.moves[0], random))
    position = Position(game)
    found = yield from _forced(position, level, effort)
    if found is not None:
        return Choice(GRID.cell(found[0]), found[1])
    moves = _answers(position) or promising(position, 3 * level.width)
    if len(moves) > 1:
        search = AlphaBeta(position, effort.part(effort.left // 2), level.width)
        moves = yield from search.best(moves[: 2 * level.width], level.plies)
    if len(moves) > 1 and level.caution:
        moves = yield from _safest(position, moves, level, effort)
    good = moves[: 1 if _answers(position) else level.slips]
    return Choice(GRID.cell(random.choice(good)))


def _forced(
    position: Position, level: Level, effort: Effort
) -> Generator[None, None, tuple[int, bool] | None]:
    """Gives a move that wins for sure, or the only one, and which of these it is."""
    side = position.turn
    own, other = position.made[side], position.made[3 - side]
    if max(own) >= FIVE_UNIT:
        return own.index(max(own)), True
    if max(other) >= FIVE_UNIT:
        fives = position.at_least(3 - side, FIVE_UNIT)
        threats = Threats(position, effort.part(level.stones // 4))
        move = (yield from threats.by_fours(level.fours)) if len(fives) == 1 else None
        return fives[0], move is not None
    threats = Threats(position, effort.part(level.stones // 4))
    move = yield from threats.by_fours(level.fours)
    if move is None and level.threats:
        threats = Threats(position, effort.part(level.stones // 2))
        move = yield from threats.by_threats(level.threats)
    return None if move is None else (move, True)


def _answers(position: Position) -> list[int]:
    """Gives the moves that meet what the other side would win by next, if anything.

    If none meets all of it, those that meet some, and fours, are left.
    """
    side = position.turn
    own, other = position.made[side], position.made[3 - side]
    if max(other) < WINNING:
        return []
    moves = promising(position, GRID.size)
    meeting = []
    for index in moves:
        if other[index] >= FOUR_UNIT:
            position.lay(index)
            if max(other) < WINNING:
                meeting.append(index)
            position.lift()
    return meeting or sorted(moves, key=lambda index: own[index] < FOUR_UNIT)


def _safest(
    position: Position, moves: list[int], level: Level, effort: Effort
) -> Generator[None, None, list[int]]:
    """Gives the first move after which the other side has no win by threats.

    Where none is found, the moves that it takes longest to see through come first.
    """
    count = len(position.stones)
    lost: list[tuple[int, int]] = []
    try:
        for index in moves:
            if effort.spend():
                yield
            position.lay(index)
            part = effort.part(level.caution)
            threats = Threats(position, part)
            if level.threats:
                won = yield from threats.by_threats(level.threats)
            else:
                won = yield from threats.by_fours(level.fours)
            position.lift()
            if won is None:
                return [index]
            lost.append((part.left, index))
    except SpentError:
        position.lift_to(count)
        return moves[len(lost) :]
    return [index for _, index in sorted(lost)]


def _beside(first: Cell, random: Random) -> Cell:
    """Gives a crossing beside the first stone, towards the middle."""
    row, col = first
    near = [
        (row + down, col + right)
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and (row + down, col + right) in GRID
    ]
    middle = SIZE // 2
    least = min(max(abs(r - middle), abs(c - middle)) for r, c in near)
    best = [cell for cell in near if max(abs(p - middle) for p in cell) <= least + 1]
    return random.choice(best)
