"""How much a search may do, and how it gives the thread back.

Work is counted in stones laid, never read off a clock, so that a position gives the
same move on every machine; whoever is in a hurry calls `stop`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 24
"""Stones laid after which a search yields: a few milliseconds in a page."""


class SpentError(Exception):
    """The effort is spent; what was found by then still holds."""


class Effort:
    """Stones that a search may still lay.

    Attributes:
        left: How many.
    """

    __slots__ = ("_parent", "_slice", "left")

    def __init__(self, stones: int, parent: Effort | None = None) -> None:
        self.left = stones
        self._slice = SLICE
        self._parent = parent

    def part(self, stones: int) -> Effort:
        """Gives an effort of at most so much that is taken from this one."""
        return Effort(min(stones, self.left), self)

    def stop(self) -> None:
        """Takes all that is left."""
        self.left = 0

    def spend(self) -> bool:
        """Takes one stone off; tells whether it is time to yield.

        Raises:
            SpentError: there was none left.
        """
        if self._parent is not None:
            self._parent.left -= 1
            if self._parent.left < 0:
                raise SpentError
        self.left -= 1
        if self.left < 0:
            raise SpentError
        self._slice -= 1
        if self._slice:
            return False
        self._slice = SLICE
        return True


def finish(work: Generator[None, None, T]) -> T:
    """Runs a search to its end and gives its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
