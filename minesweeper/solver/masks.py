"""Sets of cells as big integers.

A set of cells is one Python integer: bit *i* stands for the cell at padded position
*i* of its `Grid` (`Grid.index`). One `&`, `|` or shift then works on the whole board:
a step right is a shift by 1, a step down a shift by the stride. The padding (a guard
column at the end of each row, guard rows above and below) keeps a shifted cell from
coming back on the other side of the board; guard bits are dropped by an `&` with the
cells that are meant.

Counts of a whole board are *bit-sliced*: four integers, the k-th holding bit k of every
cell's count, added like a hardware adder adds. The idea is that of bit-parallel
Game-of-Life programs (Hacker's Delight, H. S. Warren, chapter 5).
"""

from __future__ import annotations

from collections.abc import Iterator

Planes = tuple[int, int, int, int]
"""A count 0..15 for every cell, one bit of it in each integer, lowest first."""


def positions(mask: int) -> Iterator[int]:
    """The padded positions in a set, rising; linear also on a 500 × 500 board.

    >>> list(positions(0b101001))
    [0, 3, 5]
    """
    text = f"{mask:b}"[::-1]
    at = text.find("1")
    while at >= 0:
        yield at
        at = text.find("1", at + 1)


def spread(mask: int, stride: int) -> int:
    """The cells of a set and all their neighbours, guard positions among them."""
    row = mask | mask << 1 | mask >> 1
    return row | row << stride | row >> stride


def around(position: int, stride: int) -> int:
    """The eight neighbours of a padded position, guard positions among them."""
    ring = 0b111 | 0b101 << stride | 0b111 << 2 * stride
    return ring << position >> stride + 1


def count_around(mask: int, stride: int) -> Planes:
    """For every cell, how many of its neighbours are in the set."""
    left, right = mask << 1, mask >> 1
    pair0, pair1 = left ^ right, left & right
    three0, three1 = pair0 ^ mask, pair1 | pair0 & mask
    up0, up1 = three0 << stride, three1 << stride
    down0, down1 = three0 >> stride, three1 >> stride
    # up + down, each 0..3: a sum 0..6 in three bits
    sum0 = up0 ^ down0
    carry = up0 & down0
    half = up1 ^ down1
    sum1 = half ^ carry
    sum2 = up1 & down1 | half & carry
    # and the two beside it, 0..2: 0..8 in four bits
    total0 = sum0 ^ pair0
    carry = sum0 & pair0
    half = sum1 ^ pair1
    total1 = half ^ carry
    carry = sum1 & pair1 | half & carry
    return total0, total1, sum2 ^ carry, sum2 & carry


def differ(some: Planes, other: Planes) -> int:
    """The cells where two counts differ."""
    return (
        some[0] ^ other[0]
        | some[1] ^ other[1]
        | some[2] ^ other[2]
        | some[3] ^ other[3]
    )


def less(some: Planes, other: Planes) -> int:
    """The cells where the first count is the smaller one."""
    result = 0
    for low, high in zip(some, other, strict=True):
        result = ~low & high | ~(low ^ high) & result
    return result
