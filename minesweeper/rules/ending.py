"""The end of a game: what its board shows then."""

from __future__ import annotations

from minesweeper.rules.faces import COVERED, EXPLODED, FLAG, MINE, QUESTION, WRONG_FLAG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from minesweeper.rules.field import Field

_ON_A_MINE = 16


def _table(changed: dict[int, int]) -> bytes:
    """Return a table for `bytes.translate` that changes some faces.

    The face of a cell with a mine counts 16 more.
    """
    return bytes(changed.get(face, face % _ON_A_MINE) for face in range(256))


_WON = _table({COVERED: FLAG, QUESTION: FLAG})
_LOST = _table(
    {
        _ON_A_MINE + COVERED: MINE,
        _ON_A_MINE + QUESTION: MINE,
        FLAG: WRONG_FLAG,
    }
)


def won_faces(faces: bytearray) -> bytes:
    """Return what a won board shows: all mines as flagged.

    Every safe cell is open already.
    """
    return bytes(faces.translate(_WON))


def lost_faces(field: Field, faces: bytearray, exploded: Iterable[int]) -> bytes:
    """Return what a lost board shows: unflagged mines and wrong flags.

    The mines that went off, at these positions, are shown as such.
    """
    for index in exploded:
        faces[index] = EXPLODED
    both = int.from_bytes(faces, "little") + (field.packed << 4)
    return both.to_bytes(len(faces), "little").translate(_LOST)
