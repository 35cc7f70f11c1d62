"""What is said of cells and of moves, for those who don't see the board.

Everything is given as the key of a sentence and its values, so that each language says
it its own way. Rows and columns are counted from 1, as people do.
"""

from __future__ import annotations

from minesweeper.rules.faces import (
    COVERED,
    EXPLODED,
    FLAG,
    MINE,
    QUESTION,
    WRONG_FLAG,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import TypeAlias

    from minesweeper.rules.grid import Cell, Grid

    Words: TypeAlias = tuple[str, dict[str, object]]

KINDS = {
    0: "empty",
    COVERED: "covered",
    FLAG: "flag",
    QUESTION: "question",
    MINE: "mine",
    EXPLODED: "exploded",
    WRONG_FLAG: "wrong",
}
"""The key of each face that is no number from 1 to 8."""


def cell_words(grid: Grid, faces: bytes | bytearray, index: int) -> Words:
    """Gives what a cell shows and where it is.

    For a number that is also how many cells that touch it are covered and how many
    flagged, question marks being covered.
    """
    face = faces[index]
    row, col = divmod(index, grid.stride)
    place: dict[str, object] = {"row": row, "col": col + 1}
    kind = KINDS.get(face)
    if kind is not None:
        return f"cell.{kind}", place
    around = [faces[index + offset] for offset in grid.offsets]
    flags = around.count(FLAG)
    covered = around.count(COVERED) + around.count(QUESTION)
    if not flags and not covered:
        return "cell.done", {**place, "number": face}
    return "cell.number", {
        **place,
        "number": face,
        "covered": covered,
        "flags": flags,
    }


def stale(grid: Grid, faces: bytes | bytearray, cells: Collection[int]) -> set[int]:
    """Gives the cells whose words may be others, after these have changed.

    Those are the changed ones and the numbers that touch them.
    """
    found = set(cells)
    for index in cells:
        for offset in grid.offsets:
            near = index + offset
            if 1 <= faces[near] <= 8:
                found.add(near)
    return found


def move_words(
    grid: Grid,
    faces: bytes | bytearray,
    cell: Cell,
    cells: Collection[int],
    mines_left: int,
) -> Words:
    """Gives what a move at a cell did.

    Args:
        grid: The board's grid.
        faces: What the cells show after the move.
        cell: The cell it was made at.
        cells: The padded positions it changed.
        mines_left: What the counter shows after it.
    """
    index = grid.index(cell)
    place: dict[str, object] = {"row": cell[0] + 1, "col": cell[1] + 1}
    face = faces[index]
    if index in cells and face > 8:
        kind = {FLAG: "flag", QUESTION: "question"}.get(face, "bare")
        return f"heard.{kind}", {**place, "left": mines_left}
    opened = sum(faces[changed] <= 8 for changed in cells)
    if index not in cells:
        if not opened:
            return "heard.flags", {**place, "count": len(cells), "left": mines_left}
        return "heard.chord", {**place, "count": opened}
    if opened == 1:
        return cell_words(grid, faces, index)
    return "heard.opened", {**place, "count": opened}


def step_words(back: bool, cells: Collection[int], mines_left: int) -> Words:
    """Gives what taking a move back, or making it again, changed."""
    key = "heard.undone" if back else "heard.redone"
    return key, {"count": len(cells), "left": mines_left}
