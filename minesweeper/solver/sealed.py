"""Regions that nothing outside will ever tell more about.

Parts whose cells touch no unsettled cell but their own, and whose number of mines is
the same in all placements, are a game of their own: the rest of the board says nothing
about them and they say nothing about it. The whole is won when both are won, so their
best play can be searched alone, and a guess in them costs nothing by being made first.
The plainest case is the fifty-fifty: two cells behind one number.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from minesweeper.solver.budget import Budget
from minesweeper.solver.join import Memory
from minesweeper.solver.masks import spread
from minesweeper.solver.position import Part, Position


def find_sealed(
    position: Position, memory: Memory, limit: int
) -> Generator[None, None, Position | None]:
    """A sealed region with at most so many placements, as a position, or None.

    The memory must hold the tallies of all parts.
    """
    fixed: list[tuple[int, Part, int, int]] = []
    for cells, part in position.parts:
        tally = yield from memory.count(part, Budget())
        if len(tally.ways) == 1:
            fixed.append((cells, part, tally.low, tally.ways[0]))
    unknown = position.unknown
    for first in fixed:
        region = first[0]
        chosen = [first]
        while True:
            near = spread(region, position.stride) & unknown & ~region
            more = [one for one in fixed if one[0] & near]
            if not more:
                break
            chosen += more
            for cells, _, _, _ in more:
                region |= cells
        ways = 1
        for _, _, _, part_ways in chosen:
            ways *= part_ways
        if not near and 1 < ways <= limit:
            return replace(
                position,
                parts=tuple((cells, part) for cells, part, _, _ in chosen),
                outside=0,
                left=sum(low for _, _, low, _ in chosen),
            )
    return None
