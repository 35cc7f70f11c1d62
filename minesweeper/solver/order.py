"""In which order to eliminate the boxes of a component.

The table of `tally` is as large as the numbers that are begun and not finished allow,
so the order decides between a millisecond and a minute. No single recipe is good on
every shape; several cheap ones are tried, the size of their tables is estimated, and
the smallest estimate wins (variable elimination, see R. Dechter, *Bucket elimination*).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from minesweeper.solver.budget import Budget
from minesweeper.solver.simple import Constraint

Box = tuple[int, int]
"""A set of cells that touch the same constraints, and the set of those constraints."""

CHEAP = 600
"""A table so small that a better order is not worth looking for."""


def make_boxes(constraints: Sequence[Constraint]) -> list[Box]:
    """Groups the cells of the constraints into boxes, in rising order of cells."""
    owners: dict[int, int] = {}
    bit = 1
    for cells, _ in constraints:
        while cells:
            cell = cells & -cells
            cells ^= cell
            owners[cell] = owners.get(cell, 0) | bit
        bit <<= 1
    boxes: dict[int, int] = {}
    for cell, numbers in owners.items():
        boxes[numbers] = boxes.get(numbers, 0) | cell
    return sorted((cells, numbers) for numbers, cells in boxes.items())


def members(numbers: int) -> list[int]:
    """The constraint numbers in a box's set, rising."""
    found = []
    while numbers:
        low = numbers & -numbers
        found.append(low.bit_length() - 1)
        numbers ^= low
    return found


def choose_order(
    constraints: Sequence[Constraint], boxes: list[Box], stride: int, budget: Budget
) -> Generator[None, None, list[Box]]:
    """The order of the boxes with the smallest table, by estimate, of those tried."""
    best = boxes
    least = estimate(constraints, boxes, 1 << 62)
    budget.spend(3 * len(boxes))
    yield
    if least <= CHEAP:
        return best
    for order in _candidates(constraints, boxes, stride):
        budget.spend(5 * len(boxes))
        yield
        cost = estimate(constraints, order, least)
        if cost < least:
            best, least = order, cost
    return best


def estimate(constraints: Sequence[Constraint], order: list[Box], limit: int) -> int:
    """Bounds the table entries of an order; stops counting beyond the limit."""
    counts = [count for _, count in constraints]
    sizes = [cells.bit_count() for cells, _ in constraints]
    ahead = sizes[:]
    spans = [1] * len(counts)
    width = total = 1
    for cells, numbers in order:
        size = cells.bit_count()
        for number in members(numbers):
            ahead[number] -= size
            count, left = counts[number], ahead[number]
            low = count - sizes[number] + left
            high = count if count < left else left
            span = high - (low if low > 0 else 0) + 1
            width = width // spans[number] * span
            spans[number] = span
        total += width
        if total >= limit:
            break
    return total


def _candidates(
    constraints: Sequence[Constraint], boxes: list[Box], stride: int
) -> Iterator[list[Box]]:
    """Sweeps by column and along both diagonals, a wave, and all by whole numbers."""

    def place(cells: int) -> tuple[int, int]:
        return divmod((cells & -cells).bit_length() - 1, stride)

    def column(box: Box) -> tuple[int, int]:
        row, col = place(box[0])
        return col, row

    def falling(box: Box) -> tuple[int, int]:
        row, col = place(box[0])
        return row + col, row

    def rising(box: Box) -> tuple[int, int]:
        row, col = place(box[0])
        return row - col, row

    orders = [sorted(boxes, key=key) for key in (column, falling, rising)]
    wave = _wave(boxes, boxes[0])
    wave = _wave(boxes, wave[-1])
    orders.append(wave)
    yield from orders
    for order in (boxes, *orders):
        yield _by_number(order)


def _wave(boxes: list[Box], first: Box) -> list[Box]:
    """Breadth first from a box, by shared numbers."""
    rest = [box for box in boxes if box is not first]
    order = [first]
    for _, numbers in order:
        near = [box for box in rest if box[1] & numbers]
        if near:
            order += near
            rest = [box for box in rest if not box[1] & numbers]
    return order


def _by_number(order: list[Box]) -> list[Box]:
    """The same sweep, but each number begun is finished before the next one."""
    result: list[Box] = []
    rest = order
    while rest:
        first = rest[0][1] & -rest[0][1]
        result += [box for box in rest if box[1] & first]
        rest = [box for box in rest if not box[1] & first]
    return result
