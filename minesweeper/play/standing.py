"""What a player's results come to: best times, counts and streaks, level by level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from minesweeper.rules.level import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from minesweeper.play.results import Result

MOST_BEST = 10
"""How many best times of a level are listed."""

MOST_POINTS = 50
"""How many times the plot shows."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the results of one level come to, ranked or unranked ones alone.

    Attributes:
        level: The text of the level, start rule included.
        ranked: Whether it is about ranked games.
        played: How many games ended.
        won: How many of them were won.
        streak: How many wins came last without a loss between.
        longest: The longest such row there was.
        best: The wins with the shortest times, the best first.
        times: The seconds of the last wins, the oldest first.
    """

    level: str
    ranked: bool
    played: int
    won: int
    streak: int
    longest: int
    best: tuple[Result, ...]
    times: tuple[float, ...]


def standings(results: Iterable[Result]) -> list[Standing]:
    """Gives the standing of each level, named ones first, ranked before unranked.

    Args:
        results: The results, the oldest first.
    """
    groups: dict[tuple[str, bool], list[Result]] = {}
    for result in results:
        groups.setdefault((result.level, result.ranked), []).append(result)
    order = {name: place for place, name in enumerate(LEVELS)}
    keys = sorted(groups, key=lambda k: (order.get(k[0], len(order)), k[0], not k[1]))
    return [_standing(level, ranked, groups[level, ranked]) for level, ranked in keys]


def _standing(level: str, ranked: bool, results: Sequence[Result]) -> Standing:
    wins = [result for result in results if result.won]
    streak = longest = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    best = sorted(wins, key=lambda result: (result.seconds, result.when))
    return Standing(
        level,
        ranked,
        len(results),
        len(wins),
        streak,
        longest,
        tuple(best[:MOST_BEST]),
        tuple(result.seconds for result in wins[-MOST_POINTS:]),
    )


@dataclass(frozen=True, slots=True)
class Plot:
    """Times as points of a drawing, in its own units.

    Attributes:
        width: The width of the drawing.
        height: Its height.
        points: Where each time lies, from the left; 0 seconds is at the bottom.
        marks: Heights and the seconds they stand for, the lowest first.
    """

    width: float
    height: float
    points: tuple[tuple[float, float], ...]
    marks: tuple[tuple[float, float], ...]


def plot(times: Sequence[float], width: float = 300, height: float = 100) -> Plot:
    """Gives the plot of some times, in seconds, spread evenly from left to right.

    >>> plot([1.0, 4.0], 10, 100).points
    ((0.0, 75.0), (10.0, 0.0))
    >>> plot([1.0, 4.0], 10, 100).marks
    ((100.0, 0.0), (50.0, 2.0), (0.0, 4.0))
    """
    top = _round_up(max(times, default=0.0))
    step = width / max(1, len(times) - 1)
    first = width / 2 if len(times) == 1 else 0.0
    points = tuple(
        (round(first + place * step, 2), round(height * (1 - seconds / top), 2))
        for place, seconds in enumerate(times)
    )
    marks = tuple((height * (1 - part), top * part) for part in (0.0, 0.5, 1.0))
    return Plot(width, height, points, marks)


def _round_up(seconds: float) -> float:
    """Gives the next 1, 2, 4, 6 or 10 times a power of ten."""
    unit = 1.0
    while unit * 10 < seconds:
        unit *= 10
    return next(unit * top for top in (1, 2, 4, 6, 10) if unit * top >= seconds)
