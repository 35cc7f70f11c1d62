"""How much work a call may do, and how it gives the thread back.

Long work in this room is a generator: it yields every millisecond or so, a driver
decides when to go on. Work is counted in steps (one look at one table entry: about a
third of a microsecond in CPython), never read off a clock, so the same position gives
the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 1500
"""Steps after which a generator of this room yields."""


UNLIMITED = 1 << 62
"""Steps of a budget that never ends."""


class OverBudgetError(Exception):
    """The budget is spent; what is known by then is still true."""


class Budget:
    """Steps that may still be spent."""

    __slots__ = ("left",)

    def __init__(self, steps: int = 300_000) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        """Takes steps off.

        Raises:
            OverBudgetError: there were fewer left.
        """
        self.left -= steps
        if self.left < 0:
            raise OverBudgetError


def finish(work: Generator[None, None, T]) -> T:
    """Runs a generator of this room to its end and gives its result.

    >>> def work():
    ...     yield
    ...     return 7
    >>> finish(work())
    7
    """
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
