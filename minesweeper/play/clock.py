"""The game's clock: readings of a steady clock in, seconds of play out.

Nothing ticks here. Elapsed time is always a difference of two readings, so a tab put
to sleep, a late timer or a long frame cannot make it wrong.
"""

from __future__ import annotations

LARGEST_SHOWN = 999
"""Where the display stops; the time itself goes on."""


class Clock:
    """The time of one game, in seconds; every reading is an argument."""

    def __init__(self) -> None:
        self._started: float | None = None
        self._stopped: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self._started is not None and self._stopped is None

    def start(self, now: float) -> None:
        """Lets time pass from now on; a clock that was stopped goes on."""
        if self._started is None:
            self._started = now
        elif self._stopped is not None:
            self._started += now - self._stopped
            self._stopped = None

    def resume(self, seconds: float, now: float) -> None:
        """Goes on from so many seconds played; from none it stands still."""
        self.reset()
        if seconds > 0:
            self._started = now - seconds

    def stop(self, now: float) -> None:
        """Keeps the time that has passed until now; one that stands still stands."""
        if self.running:
            self._stopped = now

    def reset(self) -> None:
        """Puts the clock back to zero, standing still."""
        self._started = self._stopped = None

    def seconds(self, now: float) -> float:
        """Gives the seconds played until now, never less than 0."""
        if self._started is None:
            return 0.0
        end = now if self._stopped is None else self._stopped
        return max(0.0, end - self._started)


def until_next_second(seconds: float) -> float:
    """Gives how long after `seconds` the number of whole seconds changes.

    >>> until_next_second(1.75)
    0.25
    """
    return int(seconds) + 1 - seconds


def digits(value: int) -> str:
    """Gives a number as a display shows it: three places or more, the sign first.

    >>> digits(7), digits(-2), digits(-71), digits(50220)
    ('007', '-02', '-71', '50220')
    """
    return f"{value:03d}"


def time_digits(seconds: float) -> str:
    """Gives the whole seconds that have passed as the clock shows them, 999 at most.

    >>> time_digits(7.9), time_digits(1234.5)
    ('007', '999')
    """
    return digits(min(LARGEST_SHOWN, int(seconds)))
