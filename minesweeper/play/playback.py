"""Something recorded as something to watch: play, pause, step, seek, at a speed.

The time of every call is an argument, and what is watched is the reader's affair: of
each step only its time is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""How fast a record can be watched: seconds of the game to a second."""


class Playback:
    """Steps that are made when they are due.

    Args:
        times: When each step is due, in seconds from the start, never backwards.

    Attributes:
        at: How many of its steps are made.
        speed: Seconds of the game to a second; one of `SPEEDS`.
        playing: Whether it goes on by itself.
    """

    def __init__(self, times: Sequence[float]) -> None:
        self.speed = 1.0
        self.playing = False
        self.at = 0
        self._times = tuple(times)
        self._position = 0.0
        self._seen = 0.0

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._times)

    @property
    def length(self) -> float:
        """How long it takes at speed 1, in seconds."""
        return self._times[-1] if self._times else 0.0

    @property
    def seconds(self) -> float:
        """How far it is, in seconds from the start."""
        return self._position

    @property
    def over(self) -> bool:
        """Whether all steps are made."""
        return self.at == self.count

    def play(self, now: float) -> None:
        """Goes on by itself, from the start if it was over."""
        if self.over:
            self.go(0)
        self._seen = now
        self.playing = not self.over

    def pause(self, now: float) -> None:
        """Stands still."""
        self.advance(now)
        self.playing = False

    def set_speed(self, speed: float, now: float) -> None:
        """Goes on at another speed.

        Raises:
            ValueError: it is none of `SPEEDS`.
        """
        if speed not in SPEEDS:
            raise ValueError(f"no speed of a replay: {speed!r}")
        self.advance(now)
        self.speed = speed

    def advance(self, now: float) -> None:
        """Makes the steps that are due."""
        if self.playing:
            self._position += max(0.0, now - self._seen) * self.speed
            self._seen = now
            at = self.at
            while at < self.count and self._times[at] <= self._position:
                at += 1
            self._make(at)
            if self.over:
                self.playing = False
                self._position = self.length

    def wait(self) -> float | None:
        """Gives the seconds until the next step is due; none while it stands still."""
        if not self.playing or self.over:
            return None
        return max(0.0, self._times[self.at] - self._position) / self.speed

    def go(self, at: int) -> None:
        """Stands after so many steps, as near to that as there are steps."""
        self._make(min(max(at, 0), self.count))
        self._position = self._times[self.at - 1] if self.at else 0.0

    def seek(self, seconds: float) -> None:
        """Stands at a time, with all steps made that are due by then."""
        seconds = min(max(seconds, 0.0), self.length)
        at = 0
        while at < self.count and self._times[at] <= seconds:
            at += 1
        self._make(at)
        self._position = seconds

    def _make(self, at: int) -> None:
        """Brings what is watched to the state after so many steps."""
        self.at = at
