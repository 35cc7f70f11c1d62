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


def show_won(faces: bytearray) -> None:
    """Show all mines as flagged; every safe cell is open already."""
    faces[:] = faces.translate(_WON)


def show_lost(field: Field, faces: bytearray, exploded: Iterable[int]) -> None:
    """Show the mines that went off, every unflagged mine, and the wrong flags."""
    for index in exploded:
        faces[index] = EXPLODED
    both = int.from_bytes(faces, "little") + _ON_A_MINE * field.packed
    faces[:] = both.to_bytes(len(faces), "little").translate(_LOST)
