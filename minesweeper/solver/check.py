"""Checks a reason without trusting the solver that found it.

It shares nothing with the solver but the view: the cells that the reason's numbers
touch are gone through one by one, mine or no mine, and the needs of the numbers kept
as they are. Slow and plain on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from minesweeper.solver.reasons import Reason, ReasonKind
from minesweeper.solver.view import View

if TYPE_CHECKING:
    from minesweeper.rules.grid import Cell


def check_reason(view: View, reason: Reason) -> bool:
    """Tells whether the reason's numbers alone prove its conclusion.

    They do when some placement fits them (and the count, where the reason names it)
    and none of those has the opposite at the cell.
    """
    sizes = {ReasonKind.SINGLE: range(1, 2), ReasonKind.PAIR: range(2, 3)}
    if len(reason.numbers) not in sizes.get(reason.kind, range(1000)):
        return False
    if reason.count != (reason.kind is ReasonKind.COUNT):
        return False
    text = str(view).split()
    if text[reason.cell[0]][reason.cell[1]] != "#":
        return False
    if any(text[row][col] == "#" for row, col in reason.numbers):
        return False
    claim, opposite = (
        _fits(text, reason.numbers, view.mines if reason.count else None, given)
        for given in ((reason.cell, reason.mine), (reason.cell, not reason.mine))
    )
    return claim and not opposite


def _fits(
    text: list[str],
    numbers: tuple[Cell, ...],
    mines: int | None,
    given: tuple[Cell, bool],
) -> bool:
    """Whether a placement fits the numbers, the count, and one given cell."""
    touched: dict[Cell, list[int]] = {given[0]: []}
    for number, (row, col) in enumerate(numbers):
        for near_row in range(max(row - 1, 0), min(row + 2, len(text))):
            for near_col in range(max(col - 1, 0), min(col + 2, len(text[0]))):
                if text[near_row][near_col] == "#":
                    touched.setdefault((near_row, near_col), []).append(number)
    last = {n: cell for cell in sorted(touched) for n in touched[cell]}
    needs = tuple(int(text[row][col]) for row, col in numbers)
    if any(need and number not in last for number, need in enumerate(needs)):
        return False
    # the needs still open after the cells so far, with the mines placed in them
    states = {(needs, 0)}
    for cell in sorted(touched):
        options = (given[1],) if cell == given[0] else (False, True)
        following = set()
        for left, placed in states:
            for mine in options:
                now = list(left)
                for number in touched[cell]:
                    now[number] -= mine
                if all(
                    now[number] == 0 if last[number] == cell else now[number] >= 0
                    for number in touched[cell]
                ):
                    placed_now = placed + mine if mines is not None else 0
                    following.add((tuple(now), placed_now))
        states = following
    covered = sum(row.count("#") for row in text)
    free = covered - len(touched)
    return any(
        mines is None or placed <= mines <= placed + free for _, placed in states
    )
