"""Wins by threats alone: every move makes a four or an open three, to be answered.

After L. V. Allis, H. J. van den Herik and M. P. H. Huntjens, "Go-Moku and Threat-Space
Search" (1993), but with every answer tried one by one, so that a win found is a win:
an open three can only be met where the attacker could make a four, or by a four.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from minesweeper.gomoku.effort import Effort, SpentError
from minesweeper.gomoku.position import (
    FIVE_UNIT,
    FOUR_UNIT,
    OPEN_THREE_UNIT,
    WINNING,
    Position,
)

Search: TypeAlias = "Generator[None, None, int | None]"
"""Yields now and then; gives a move that wins, or none if none was found."""

MOST_THREES = 8
"""How many open threes are tried in a position, the best ones."""


class Threats:
    """Looks for wins by threats in one position.

    Args:
        position: The position; it is as it was after each search.
        effort: What the search may do.
    """

    def __init__(self, position: Position, effort: Effort) -> None:
        self._position = position
        self._effort = effort
        self._failed: dict[int, int] = {}
        self._cut = False

    def by_fours(self, most: int = 12) -> Search:
        """Looks for a win of the side to move by fours, of at most so many moves."""
        return self._safely(1, most, False)

    def by_threats(self, most: int = 6) -> Search:
        """Looks for a win by fours and open threes, the shortest first."""
        return self._safely(1, most, True)

    def _safely(self, least: int, most: int, threes: bool) -> Search:
        """Looks ever deeper until a win is found or the effort is spent."""
        position = self._position
        count = len(position.stones)
        self._failed.clear()
        try:
            for depth in range(least, most + 1):
                self._cut = False
                move = yield from self._attack(depth, threes)
                if move is not None or not self._cut:
                    return move
        except SpentError:
            position.lift_to(count)
        return None

    def _attack(self, depth: int, threes: bool) -> Search:
        """Gives a move of the side to move that wins by threats, if there is one."""
        position = self._position
        side = position.turn
        own = position.made[side]
        best = max(own)
        if best >= FIVE_UNIT:
            return own.index(best)
        key = position.key
        if self._failed.get(key, 0) >= depth:
            return None
        met = position.at_least(3 - side, FIVE_UNIT)
        if len(met) > 1:
            return None
        unit = FOUR_UNIT
        if threes and (met or max(position.made[3 - side]) < WINNING):
            unit = OPEN_THREE_UNIT
        if met:
            moves = met if own[met[0]] >= unit else []
        else:
            moves = position.at_least(side, unit)
        if moves and own[moves[0]] >= WINNING:
            return moves[0]
        if depth == 1:
            self._cut = self._cut or bool(moves)
            return None
        quiet = 0
        for index in moves:
            if own[index] < FOUR_UNIT:
                quiet += 1
                if quiet > MOST_THREES:
                    break
            if self._effort.spend():
                yield
            position.lay(index)
            lost = yield from self._defend(depth - 1, threes)
            position.lift()
            if lost:
                return index
        self._failed[key] = depth
        return None

    def _defend(self, depth: int, threes: bool) -> Generator[None, None, bool]:
        """Tells whether every answer of the side to move loses to more threats."""
        position = self._position
        side = position.turn
        own, other = position.made[side], position.made[3 - side]
        if max(own) >= FIVE_UNIT:
            return False
        answers = position.at_least(3 - side, FIVE_UNIT)
        if len(answers) > 1:
            return True
        if not answers:
            if max(other) < WINNING:
                return False
            answers = position.at_least(3 - side, FOUR_UNIT)
            known = set(answers)
            fours = position.at_least(side, FOUR_UNIT)
            answers += [index for index in fours if index not in known]
        for index in answers:
            if self._effort.spend():
                yield
            position.lay(index)
            won = yield from self._attack(depth, threes)
            position.lift()
            if won is None:
                return False
        return True
