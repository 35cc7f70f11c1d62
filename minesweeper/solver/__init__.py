"""What can be known in a position, what each cell's chance is, and what to play.

`View` is a position as a player sees it. `deduce` gives its certain cells with reasons
that `check_reason` verifies, `count` the exact chances, `choose` the cell to open. Each
has a twin in slices (`deduce_steps`, `count_steps`, `choose_steps`) for the page, which
takes a `Budget` and a `Memory` that may be kept from move to move.
"""

from __future__ import annotations

from minesweeper.solver.budget import Budget, OverBudgetError, finish
from minesweeper.solver.check import check_reason
from minesweeper.solver.choose import Choice, Why, choose, choose_steps
from minesweeper.solver.count import ContradictionError, Count, count, count_steps
from minesweeper.solver.deduce import Deduction, deduce, deduce_steps
from minesweeper.solver.join import Memory
from minesweeper.solver.lines import answer_line
from minesweeper.solver.reasons import Reason, ReasonKind
from minesweeper.solver.view import View, ViewError

__all__ = [
    "Budget",
    "Choice",
    "ContradictionError",
    "Count",
    "Deduction",
    "Memory",
    "OverBudgetError",
    "Reason",
    "ReasonKind",
    "View",
    "ViewError",
    "Why",
    "answer_line",
    "check_reason",
    "choose",
    "choose_steps",
    "count",
    "count_steps",
    "deduce",
    "deduce_steps",
    "finish",
]
