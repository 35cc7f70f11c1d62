"""How large the cells are, in percent of the published design."""

from __future__ import annotations

STEPS = (40, 50, 75, 100, 125, 150, 200, 300)
"""The sizes the buttons lead to; between the ends any whole percent can be had."""

WHEEL = 0.002
"""How much of its size the board gains for a pixel that a wheel is turned."""

MOST_TURN = 120.0
"""Pixels a wheel is taken to have turned at most in one event."""


def check_zoom(text: str) -> int:
    """Gives the percent a text means.

    Raises:
        ValueError: it is no whole percent from the least step to the largest.
    """
    plain = text.isascii() and text.isdigit() and len(text) <= 3 and text[0] != "0"
    if not plain or not STEPS[0] <= int(text) <= STEPS[-1]:
        raise ValueError(f"no size of cells: {text[:20]!r}")
    return int(text)


def next_step(percent: int, direction: int) -> int:
    """Gives the next larger step (direction 1) or smaller one (-1), or the end.

    >>> next_step(100, 1), next_step(110, -1), next_step(300, 1)
    (125, 100, 300)
    """
    if direction > 0:
        return next((step for step in STEPS if step > percent), STEPS[-1])
    return next((step for step in reversed(STEPS) if step < percent), STEPS[0])


def held(percent: float) -> int:
    """Gives the nearest percent that can be had.

    >>> held(12), held(99.6), held(1000)
    (40, 100, 300)
    """
    return min(max(round(percent), STEPS[0]), STEPS[-1])


def wheeled(percent: int, pixels: float) -> int:
    """Gives the size after a turn of the wheel, which changes it by one at least.

    >>> wheeled(100, -100), wheeled(100, 100), wheeled(100, -1), wheeled(40, 9)
    (122, 82, 101, 40)
    """
    turn = min(max(pixels, -MOST_TURN), MOST_TURN)
    if not turn:
        return percent
    wanted = held(percent * 2.718281828459045 ** (-turn * WHEEL))
    return held(percent + (1 if turn < 0 else -1)) if wanted == percent else wanted
