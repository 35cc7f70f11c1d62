"""What a position is worth: an estimate of the chance to win it.

A logistic regression on positions met just after a guess on expert boards, each with
what became of its game (`python -m tests.bench solver --fit` makes the data and the
weights anew). The terms: placements left (log2), the safety of the safest, second and
third unsettled cell (log), whether there are safe cells and how many (log), how many
mines are in doubt (each cell's distance from certainty), and the density of the rest.
"""

from __future__ import annotations

from math import exp, log, log1p, log2

from minesweeper.solver.join import Joined
from minesweeper.solver.position import Position

BEST = 1.0
"""No position is worth more."""

WEIGHTS = (2.325, 0.05245, 1.121, -0.192, 0.285, 0.108, 0.901, -0.194, -2.895)
"""Of the terms, in the order of `terms`."""


def terms(position: Position, joined: Joined) -> tuple[float, ...]:
    """The terms of the estimate, a constant first."""
    total = joined.solutions
    safe = unsettled = 0
    doubt = 0.0
    risks: list[tuple[float, int]] = []
    for cells, mined in joined.groups:
        count = cells.bit_count()
        unsettled += count
        if mined:
            risk = mined / total
            doubt += count * min(risk, 1 - risk)
            risks.append((risk, count))
        else:
            safe += count
    risks.sort()
    least = [risk for risk, count in risks[:3] for _ in range(min(count, 3))][:3]
    first, second, third = (log(max(1 - risk, 1e-3)) for risk in [*least, 0, 0, 0][:3])
    return (
        1.0,
        log2(total),
        0.0 if safe else first,
        1.0 if safe else 0.0,
        log1p(safe),
        second,
        third,
        doubt,
        position.left / max(unsettled, 1),
    )


def estimate_win(position: Position, joined: Joined) -> float:
    """About the chance to win a position, 0 to 1."""
    if joined.solutions == 1:
        return 1.0
    score = sum(map(float.__mul__, WEIGHTS, terms(position, joined)))
    return 1 / (1 + exp(-score))
