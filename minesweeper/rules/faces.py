"""The faces a cell can show: one byte each in a padded bytearray.

The codes 0 to 8 are open numbers; the others have names here.
"""

from __future__ import annotations

COVERED = 9
"""A closed cell without a mark."""

FLAG = 10
"""A closed cell the player takes for a mine; nothing opens it."""

QUESTION = 11
"""A closed cell with a question mark; it opens like a bare one."""

MINE = 12
"""A mine nobody flagged, shown after a loss."""

EXPLODED = 13
"""A mine that went off."""

WRONG_FLAG = 14
"""A flag on a safe cell, shown after a loss."""

GUARD = 15
"""The padding round a grid; no cell ever shows it."""


def find_all(faces: bytes | bytearray, face: int) -> list[int]:
    r"""Return the padded positions that show a face, in ascending order.

    >>> find_all(b"\x01\x0a\x02\x0a", FLAG)
    [1, 3]
    """
    found = []
    index = faces.find(face)
    while index >= 0:
        found.append(index)
        index = faces.find(face, index + 1)
    return found
