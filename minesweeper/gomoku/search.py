"""Alpha-beta over the best-looking crossings, ever deeper until the effort is spent."""

from __future__ import annotations

from collections.abc import Generator

from minesweeper.gomoku.effort import Effort, SpentError
from minesweeper.gomoku.game import BLACK, GRID
from minesweeper.gomoku.position import FIVE_UNIT, FOUR_UNIT, WINNING, Position

WON = 1_000_000
"""The score of a win in sight; a nearer one counts more."""

TEMPO = 30
"""What it is worth to be on the move."""

MOST_PLIES = 14
"""How deep forced answers may carry a search."""


def promising(position: Position, most: int) -> list[int]:
    """Gives the crossings worth a try, the best-looking first; none on a full board.

    A five of the other side must be met, and so must what it would win by.
    """
    side = position.turn
    own, other = position.made[side], position.made[3 - side]
    threat = max(other)
    if threat >= FIVE_UNIT:
        return position.at_least(3 - side, FIVE_UNIT)
    board = position.board
    if threat >= WINNING:
        moves = [
            index
            for index in GRID.indices
            if other[index] >= FOUR_UNIT or own[index] >= FOUR_UNIT
        ]
    else:
        moves = [
            index
            for index in GRID.indices
            if not board[index] and own[index] + other[index] > 16
        ] or [index for index in GRID.indices if not board[index]]
    moves.sort(key=lambda index: 2 * own[index] + other[index], reverse=True)
    return moves[:most]


class AlphaBeta:
    """Scores moves of one position by search.

    Args:
        position: The position; it is as it was after each search.
        effort: What the search may do.
        width: How many moves are tried in each position below the first.
    """

    def __init__(self, position: Position, effort: Effort, width: int) -> None:
        self._position = position
        self._effort = effort
        self._width = width
        self._kept: dict[int, tuple[int, int, int]] = {}

    def best(self, moves: list[int], deepest: int) -> Generator[None, None, list[int]]:
        """Gives the moves, the best first, as far as the effort went.

        Args:
            moves: The moves to choose from, the best-looking first.
            deepest: Plies to look ahead at most.
        """
        position = self._position
        count = len(position.stones)
        order = list(moves)
        try:
            for depth in range(1, deepest + 1):
                self._kept.clear()
                scores: dict[int, int] = {}
                alpha = -2 * WON
                try:
                    for index in order:
                        if self._effort.spend():
                            yield
                        position.lay(index)
                        score = -(
                            yield from self._score(depth - 1, -2 * WON, -alpha, 1)
                        )
                        position.lift()
                        scores[index] = score
                        alpha = max(alpha, score)
                finally:
                    # An unfinished round began with the best move so far.
                    found = sorted(scores, key=scores.__getitem__, reverse=True)
                    order = found + [index for index in order if index not in scores]
                if alpha >= WON - MOST_PLIES or alpha <= MOST_PLIES - WON:
                    break
        except SpentError:
            position.lift_to(count)
        return order

    def _score(
        self, depth: int, alpha: int, beta: int, ply: int
    ) -> Generator[None, None, int]:
        """Gives the score of a position for the side to move."""
        position = self._position
        side = position.turn
        own, other = position.made[side], position.made[3 - side]
        best, threat = max(own), max(other)
        if best >= FIVE_UNIT:
            return WON - ply
        forced = threat >= FIVE_UNIT
        if forced and len(position.at_least(3 - side, FIVE_UNIT)) > 1:
            return ply + 1 - WON
        if not forced and best >= WINNING:
            return WON - ply - 2
        urgent = forced or threat >= WINNING
        if (depth <= 0 and not (urgent and ply < MOST_PLIES)) or ply > MOST_PLIES:
            worth = position.worth if side == BLACK else -position.worth
            return worth + TEMPO
        kept = self._kept.get(position.key)
        if kept is not None and kept[0] >= depth:
            _, bound, score = kept
            if bound == 0 or (score >= beta if bound > 0 else score <= alpha):
                return score
        moves = promising(position, self._width)
        if not moves:
            return 0
        first, top = alpha, -2 * WON
        for index in moves:
            if self._effort.spend():
                yield
            position.lay(index)
            score = -(
                yield from self._score(
                    depth - (0 if forced else 1), -beta, -max(alpha, top), ply + 1
                )
            )
            position.lift()
            top = max(top, score)
            if top >= beta:
                break
        bound = 1 if top >= beta else (-1 if top <= first else 0)
        self._kept[position.key] = (depth, bound, top)
        return top
