"""What a stone on an empty crossing makes of one line through it, from a table.

The line is seen from the crossing, five positions to each side: five decide about
five in a row, the sixth about rows that are too long where exactly five are needed.
"""

from __future__ import annotations

REACH = 5
"""Positions of a line seen to each side."""

WIDTH = 2 * REACH + 1
CENTRE = 1 << REACH

NONE, ONE, TWO, OPEN_TWO, THREE, OPEN_THREE, FOUR, OPEN_FOUR, FIVE = range(9)
"""What a stone makes: a four wants one more stone, an open four has two places for it,
an open three becomes an open four, the others are further off."""

DIGIT = 3
"""Bits for the number of lines (at most four) of each kind in a packed sum."""

UNITS = (0, *(1 << DIGIT * kind for kind in range(FIVE)))
"""What a line of each kind adds to the packed sum of a crossing.

The sum tells everything: it compares as the best line does, then the second best.
"""

WORTH = (0, 1, 6, 16, 22, 80, 90, 400, 2000)
"""What a line of each kind is worth to the side that could lay the stone."""

_FIVES = tuple(
    (0b11111 << start, (1 << start - 1) | (1 << start + 5)) for start in range(1, 6)
)
"""Each five through the centre with the positions before and behind it."""


def fours(own: int, empty: int, exact: bool) -> int:
    """Gives the positions, as bits, where one more stone makes five."""
    found = 0
    for five, ends in _FIVES:
        if exact and own & ends:
            continue
        missing = five & ~own
        if not missing & missing - 1 and missing & empty:
            found |= missing
    return found


def kind(own: int, empty: int, exact: bool = False) -> int:
    """Gives what a stone at the centre makes of a line.

    Args:
        own: Bits of the positions with own stones; the centre counts as one.
        empty: Bits of the empty positions.
        exact: Whether exactly five are needed.

    >>> kind(0b00111_0_00000, 0b01000_0_10000) == OPEN_FOUR
    True
    """
    own |= CENTRE
    empty &= ~CENTRE
    least = 5
    for five, ends in _FIVES:
        missing = five & ~own
        if missing & ~empty or (exact and own & ends):
            continue
        least = min(least, missing.bit_count())
    if least == 0:
        return FIVE
    if least == 1:
        return OPEN_FOUR if fours(own, empty, exact).bit_count() > 1 else FOUR
    if least == 2:
        return OPEN_THREE if _opens(own, empty, exact) else THREE
    if least == 3:
        rest = empty
        while rest:
            one = rest & -rest
            rest ^= one
            if _opens(own | one, empty & ~one, exact):
                return OPEN_TWO
        return TWO
    return ONE if least == 4 else NONE


def _opens(own: int, empty: int, exact: bool) -> bool:
    """Tells whether one more stone makes an open four."""
    rest = empty
    while rest:
        one = rest & -rest
        rest ^= one
        if fours(own | one, empty & ~one, exact).bit_count() > 1:
            return True
    return False


class Table(dict[int, tuple[int, int, int]]):
    """For each line: what it adds for black and for white, and what that is worth.

    A line is a number of two bits a position, from one end to the other: empty, black,
    white or beyond the edge. Entries are made when first asked for. The worth is
    black's less white's.
    """

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def __missing__(self, line: int) -> tuple[int, int, int]:
        black = white = empty = 0
        for place in range(WIDTH):
            held = line >> 2 * place & 3
            bit = 1 << place
            if held == 0:
                empty |= bit
            elif held == 1:
                black |= bit
            elif held == 2:
                white |= bit
        first = kind(black, empty, self.exact)
        second = kind(white, empty, self.exact)
        made = (UNITS[first], UNITS[second], WORTH[first] - WORTH[second])
        self[line] = made
        return made


TABLES = {exact: Table(exact) for exact in (False, True)}
"""The tables of both rules."""
