"""Shapes as the points of a fine net that they cover: to measure how they differ."""

from __future__ import annotations

import re
from itertools import pairwise

from minesweeper.scene.tiles import Box, Shape, Step

CELL = 25
NET = 50
"""Points of the net a side; there are two for each unit of a cell."""

Point = tuple[float, float]


def points(path: str) -> list[list[Point]]:
    """Gives the lines of a path of straight lines, cubic curves and half circles."""
    words = re.findall(r"[MLHVCAZ]|-?[\d.]+", path)
    lines: list[list[Point]] = []
    letter, at, place = "M", (0.0, 0.0), 0
    while place < len(words):
        if words[place].isalpha():
            letter, place = words[place], place + 1
        if letter == "Z":
            lines[-1].append(lines[-1][0])
            continue
        need = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7}[letter]
        values = [float(word) for word in words[place : place + need]]
        place += need
        if letter == "M":
            at = (values[0], values[1])
            lines.append([at])
            letter = "L"
            continue
        if letter == "H":
            end = (values[0], at[1])
        elif letter == "V":
            end = (at[0], values[0])
        else:
            end = (values[-2], values[-1])
        if letter == "C":
            lines[-1] += [curve(at, values, step / 24) for step in range(1, 24)]
        if letter == "A":
            middle = ((at[0] + end[0]) / 2, (at[1] + end[1]) / 2)
            side = values[0] * (1 if at[1] < end[1] else -1)
            lines[-1].append((middle[0] + side, middle[1]))
        lines[-1].append(end)
        at = end
    return lines


def curve(start: Point, values: list[float], share: float) -> Point:
    """Gives a point of a cubic curve, that share of the way along."""
    knots = [start, *zip(values[::2], values[1::2], strict=True)]
    while len(knots) > 1:
        knots = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in pairwise(knots)
        ]
    return knots[0]


def covered(step: Step) -> frozenset[int]:
    """Gives the points of the net that a step covers.

    Raises:
        ValueError: the step is a letter, whose shape is the font's.
    """
    if isinstance(step, Box):
        inside = [
            step.left <= x < step.right and step.top <= y < step.bottom
            for x, y in net()
        ]
    elif isinstance(step, Shape):
        lines = points(step.path)
        reach = step.width / 2
        inside = [
            any(near(point, line, reach) for line in lines)
            if step.width
            else any(holds(line, point) for line in lines)
            for point in net()
        ]
    else:
        raise ValueError(f"text has no shape of its own: {step}")
    return frozenset(index for index, on in enumerate(inside) if on)


def net() -> list[Point]:
    """Gives the points of the net, row by row."""
    size = CELL / NET
    return [
        ((col + 0.5) * size, (row + 0.5) * size)
        for row in range(NET)
        for col in range(NET)
    ]


def near(point: Point, line: list[Point], reach: float) -> bool:
    """Tells whether a point is within reach of a line."""
    return any(distance(point, a, b) <= reach for a, b in pairwise(line))


def distance(point: Point, a: Point, b: Point) -> float:
    """Gives how far a point is from the straight line between two others."""
    across, down = b[0] - a[0], b[1] - a[1]
    length = across**2 + down**2
    share = 0.0
    if length:
        share = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / length
    share = min(max(share, 0.0), 1.0)
    x, y = a[0] + share * across - point[0], a[1] + share * down - point[1]
    return float((x * x + y * y) ** 0.5)


def holds(line: list[Point], point: Point) -> bool:
    """Tells whether a closed line goes round a point."""
    x, y = point
    inside = False
    for a, b in zip(line, [*line[1:], line[0]], strict=True):
        if (a[1] > y) != (b[1] > y):
            cut = a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            inside ^= x < cut
    return inside
