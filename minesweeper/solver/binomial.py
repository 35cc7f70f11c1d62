"""Numbers of ways to choose k of n, also for boards of a quarter of a million cells.

`math.comb` divides numbers of any length by each other, for which Python from 3.12 on
loads a module, `_pylong`, that it does not have in the page. Here large numbers are
only multiplied, and divided by small ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, isqrt

PLAIN = 4000
"""Up to this n `math.comb` keeps to numbers it divides by itself."""

FAR = 3000
"""Steps from the number known last beyond which a number is made anew."""


class Binomials:
    """Gives C(n, k); large ones from the one that was asked for last."""

    __slots__ = ("_k", "_n", "_value")

    def __init__(self) -> None:
        self._n = self._k = 0
        self._value = 1

    def __call__(self, n: int, k: int) -> int:
        """The ways to choose k of n things, 0 where there are none.

        >>> ways = Binomials()
        >>> ways(5, 2), ways(5, 6), ways(5, -1), ways(5000, 4998)
        (10, 0, 0, 12497500)
        """
        if not 0 <= k <= n:
            return 0
        if n <= PLAIN:
            return comb(n, k)
        if abs(n - self._n) + abs(k - self._k) > FAR:
            self._value = from_primes(n, k)
        else:
            self._walk(n, k)
        self._n, self._k = n, k
        return self._value

    def _walk(self, n: int, k: int) -> None:
        """Goes to another number by neighbours, on none of which k exceeds n."""
        at, chosen, value = self._n, self._k, self._value
        while at < n:
            at += 1
            value = value * at // (at - chosen)
        while chosen > k:
            value = value * chosen // (at - chosen + 1)
            chosen -= 1
        while chosen < k:
            value = value * (at - chosen) // (chosen + 1)
            chosen += 1
        while at > n:
            value = value * (at - chosen) // at
            at -= 1
        self._value = value


def from_primes(n: int, k: int) -> int:
    """C(n, k) as a product of primes; how often each one is in it, E. Kummer tells.

    >>> from_primes(10, 3)
    120
    """
    powers = []
    for prime in _primes(n):
        rest, other, carries, carry = k, n - k, 0, 0
        while rest or other or carry:
            carry = (rest % prime + other % prime + carry) >= prime
            carries += carry
            rest //= prime
            other //= prime
        if carries:
            powers.append(prime**carries)
    while len(powers) > 1:
        # by halves: products of numbers of like length are quicker
        powers = [
            one * powers[-1 - place] if place < len(powers) // 2 else one
            for place, one in enumerate(powers[: (len(powers) + 1) // 2])
        ]
    return powers[0] if powers else 1


def _primes(most: int) -> Iterator[int]:
    """The primes up to a number, by the sieve of Eratosthenes."""
    sieve = bytearray([1]) * (most + 1)
    sieve[:2] = bytes(min(2, most + 1))
    for number in range(2, isqrt(most) + 1):
        if sieve[number]:
            first = number * number
            sieve[first::number] = bytes(len(range(first, most + 1, number)))
    return (number for number in range(2, most + 1) if sieve[number])
