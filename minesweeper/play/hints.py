"""What a hint tells: the kind of situation, then the cell, then the reason.

A cell that is certainly safe comes before any guess; of several the one that is easiest
to prove. Flags are opinions: a safe cell may lie under one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.play.i18n import Message
from minesweeper.rules.faces import FLAG
from minesweeper.solver.budget import Budget
from minesweeper.solver.choose import MOVE_STEPS, Why, choose_steps
from minesweeper.solver.deduce import deduce_steps
from minesweeper.solver.view import View

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from minesweeper.rules.game import Game
    from minesweeper.rules.grid import Cell
    from minesweeper.solver.choose import Choice
    from minesweeper.solver.join import Memory
    from minesweeper.solver.reasons import Reason

MOST_CELLS = 24
"""The most safe cells that a reason is looked for: those near where the player was."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A cell to open, and why.

    Attributes:
        cell: The cell.
        safe: Whether it is certainly safe; else it is a guess.
        numbers: The open numbers that prove it, a smallest set; none for a guess.
        steps: What is told first, second and third.
    """

    cell: Cell
    safe: bool
    numbers: tuple[Cell, ...]
    steps: tuple[Message, Message, Message]


def find_hint(
    game: Game, memory: Memory, near: Cell | None = None
) -> Generator[None, None, Hint]:
    """Finds a hint for a running game, in slices.

    Args:
        game: The game; what its player sees is all that is used of it.
        memory: Keeps what was counted, from move to move on one board.
        near: Where the player is; the middle of the board if nowhere.
    """
    view = View.of(game)
    most = view.covered_cells - 1  # where a density is not laid yet, it may say all
    view = View(view.grid, min(view.mines, most), view.faces)
    if view.opened:
        known = yield from deduce_steps(view, Budget(MOVE_STEPS), memory)
        nearest = _nearest(view, known.safe_cells, near)
        reason = yield from known.easiest_steps(nearest)
        if reason is not None:
            return _proved(game, view, reason)
    budget = Budget(MOVE_STEPS)
    choice = yield from choose_steps(view, budget, memory, game.level.start)
    return _guessed(game, choice)


def percent(mined: int, solutions: int) -> float:
    """Gives a chance in percent, to a tenth; the numbers may be of any length.

    >>> percent(1, 3), percent(10**999, 4 * 10**999)
    (33.3, 25.0)
    """
    return (2000 * mined + solutions) // (2 * solutions) / 10


def _nearest(view: View, cells: Sequence[Cell], near: Cell | None) -> list[Cell]:
    """Gives a few cells, the nearest to a place first."""
    row, col = near or (view.grid.rows // 2, view.grid.cols // 2)

    def distance(cell: Cell) -> int:
        return (cell[0] - row) ** 2 + (cell[1] - col) ** 2

    return sorted(cells, key=distance)[:MOST_CELLS]


def _proved(game: Game, view: View, reason: Reason) -> Hint:
    kind, count = reason.kind.value, len(reason.numbers)
    because = {**_place(reason.cell), "count": count, "mines": view.mines}
    return Hint(
        reason.cell,
        True,
        reason.numbers,
        (
            Message(f"hint.kind.{kind}", {"count": count}),
            _look(game, reason.cell),
            Message(f"hint.safe.{kind}", because),
        ),
    )


def _guessed(game: Game, choice: Choice) -> Hint:
    why = choice.why
    values = _place(choice.cell)
    if choice.chance is not None:
        values["chance"] = percent(*choice.chance.as_integer_ratio())
    if choice.win is not None:
        values["win"] = percent(*choice.win.as_integer_ratio())
    kind = Why.GUESS if why is Why.SAFE else why  # the count's budget ended before
    return Hint(
        choice.cell,
        why is Why.SAFE,
        (),
        (
            Message(f"hint.kind.{kind.value}"),
            _look(game, choice.cell),
            Message(f"hint.guess.{kind.value}", values),
        ),
    )


def _look(game: Game, cell: Cell) -> Message:
    """Names the cell, and the flag on it, which would be wrong."""
    flagged = game.faces[game.grid.index(cell)] == FLAG
    return Message("hint.place.flag" if flagged else "hint.place", _place(cell))


def _place(cell: Cell) -> dict[str, object]:
    return {"row": cell[0] + 1, "col": cell[1] + 1}
