"""An independent count: every placement of mines is tried, cell by cell."""

from __future__ import annotations

from random import Random

Cell = tuple[int, int]


def placements(rows: list[str], mines: int) -> list[frozenset[Cell]]:
    """All placements of so many mines on covered cells that agree with the numbers."""
    covered = [
        (r, c) for r, row in enumerate(rows) for c, f in enumerate(row) if f == "#"
    ]
    numbers: list[tuple[int, set[Cell]]] = []
    for r, row in enumerate(rows):
        for c, face in enumerate(row):
            if face != "#":
                near = {(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
                numbers.append((int(face), near & set(covered)))
    found: list[frozenset[Cell]] = []

    def place(done: int, mined: list[Cell]) -> None:
        if len(mined) > mines or len(mined) + len(covered) - done < mines:
            return
        rest = covered[done:]
        for need, near in numbers:
            have = sum(cell in near for cell in mined)
            if not have <= need <= have + sum(cell in near for cell in rest):
                return
        if done == len(covered):
            found.append(frozenset(mined))
            return
        place(done + 1, mined)
        place(done + 1, [*mined, covered[done]])

    place(0, [])
    return found


def shows(cell: Cell, mined: frozenset[Cell]) -> int:
    """The number a cell shows among these mines."""
    return sum(max(abs(cell[0] - r), abs(cell[1] - c)) == 1 for r, c in mined)


def random_position(chance: Random, covered: int) -> tuple[list[str], int]:
    """A random position up to 5 × 5 or a strip, with at most so many covered cells.

    One in six has a number or the count changed, so that it may contradict itself.
    """
    if chance.random() < 0.2:
        size = [1, chance.randint(2, 14)]
        chance.shuffle(size)
        height, width = size
    else:
        height, width = chance.randint(2, 5), chance.randint(2, 5)
    cells = [(r, c) for r in range(height) for c in range(width)]
    mined = frozenset(chance.sample(cells, chance.randint(0, len(cells) * 2 // 5)))
    safe = [cell for cell in cells if cell not in mined]
    least = max(len(cells) - covered, 0)
    opened = set(chance.sample(safe, min(len(safe), chance.randint(least, least + 5))))
    faces = {cell: str(shows(cell, mined)) for cell in opened}
    mines = len(mined)
    if chance.random() < 1 / 6:
        if faces and chance.random() < 0.7:
            faces[chance.choice(sorted(faces))] = str(chance.randint(0, 3))
        else:
            mines = max(mines + chance.choice((-1, 1)), 0)
    rows = [
        "".join(faces.get((r, c), "#") for c in range(width)) for r in range(height)
    ]
    return rows, mines
