"""Proofs of forced wins by counts of fives alone: every answer is tried.

This shares nothing with the opponent. A side that is to move and can complete a five
wins; one that faces two such crossings and has none itself loses; one that faces a
single one must take it. Where nothing is forced, every empty crossing is an answer.
"""

from __future__ import annotations

from minesweeper.gomoku.game import Game
from minesweeper.rules.grid import Cell
from tests.gomoku.greedy import FIVES

PLACES: dict[Cell, list[int]] = {}
for _number, _five in enumerate(FIVES):
    for _cell in _five:
        PLACES.setdefault(_cell, []).append(_number)


class Proof:
    """A position to prove things about, by five or more in a row.

    Attributes:
        held: The stones.
        fours: For each side, the fives that lack one stone.
        turn: The side to move.
        left: How many stones may still be laid; then a `TimeoutError` is raised.
    """

    def __init__(self, game: Game) -> None:
        self.held: dict[Cell, int] = {}
        self._counts = [[0, 0, 0] for _ in FIVES]
        self.fours: dict[int, set[int]] = {1: set(), 2: set()}
        self.turn = 1
        self.left = 400_000
        for cell in game.moves:
            self.lay(cell)

    def lay(self, cell: Cell) -> None:
        """Lays a stone of the side to move."""
        self.left -= 1
        if self.left < 0:
            raise TimeoutError("the proof takes too long")
        self.held[cell] = self.turn
        self._count(cell, self.turn, 1)
        self.turn = 3 - self.turn

    def lift(self, cell: Cell) -> None:
        """Takes the stone back that was laid last."""
        self.turn = 3 - self.turn
        del self.held[cell]
        self._count(cell, self.turn, -1)

    def completions(self, side: int) -> set[Cell]:
        """Gives the crossings where a side makes five."""
        return {
            cell
            for number in self.fours[side]
            for cell in FIVES[number]
            if cell not in self.held
        }

    def wins(self, within: int, first: Cell | None = None) -> Cell | None:
        """Gives a move that wins within so many moves of the side to move, if any.

        Args:
            within: How many, the one that makes five included.
            first: A move to try before the others.
        """
        side = self.turn
        done = self.completions(side)
        if done:
            return min(done)
        if within <= 1:
            return None
        must = self.completions(3 - side)
        moves = must or self._building(side, within)
        for cell in sorted(moves, key=lambda cell: cell != first):
            self.lay(cell)
            lost = self.loses(within - 1)
            self.lift(cell)
            if lost:
                return cell
        return None

    def loses(self, within: int) -> bool:
        """Tells whether the other side wins within so many moves, whatever is done."""
        side = self.turn
        if self.completions(side):
            return False
        threats = self.completions(3 - side)
        if len(threats) > 1:
            return True
        if not threats and within < 2:
            return False
        if threats:
            answers = list(threats)
        else:
            answers = [cell for cell in PLACES if cell not in self.held]
        first = None
        if not threats:
            # What would be played if the other side passed answers most moves.
            self.turn = 3 - side
            first = self.wins(within)
            self.turn = side
            if first is None:
                return False
        for cell in sorted(answers, key=lambda cell: cell != first):
            self.lay(cell)
            move = self.wins(within, first)
            self.lift(cell)
            if move is None:
                return False
        return True

    def _building(self, side: int, within: int) -> list[Cell]:
        """Gives the crossings where a stone makes three in a five, or four in time."""
        least = max(2, 5 - within)
        return [
            cell
            for cell in PLACES
            if cell not in self.held
            and any(
                self._counts[number][side] >= least
                and not self._counts[number][3 - side]
                for number in PLACES[cell]
            )
        ]

    def _count(self, cell: Cell, side: int, step: int) -> None:
        for number in PLACES[cell]:
            counts = self._counts[number]
            counts[side] += step
            for one in (1, 2):
                if counts[one] == 4 and not counts[3 - one]:
                    self.fours[one].add(number)
                else:
                    self.fours[one].discard(number)
