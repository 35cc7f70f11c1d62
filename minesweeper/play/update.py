"""What an intent changed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Update:
    """What an intent changed.

    Attributes:
        cells: Padded positions whose face changed.
        whole: Whether it is another board, so that all of it is to be drawn.
        pressed: Padded positions that now look held down; none if as before.
        ended: Whether this ended the game.
    """

    cells: tuple[int, ...] = ()
    whole: bool = False
    pressed: tuple[int, ...] | None = None
    ended: bool = False

    def __bool__(self) -> bool:
        return bool(self.cells) or self.whole


NOTHING = Update()
"""Nothing changed."""
