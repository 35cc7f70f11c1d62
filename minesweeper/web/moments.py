"""Callbacks that wait for one moment together, by a single request to the browser."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Moment:
    """The next frame, or the next idle moment.

    Args:
        request: Asks the browser to call a proxy back at that moment.
        lasting: Gives a proxy of a callback, and what destroys it.
    """

    def __init__(
        self,
        request: Callable[[Any], object],
        lasting: Callable[[Callable[..., object]], tuple[Any, Callable[[], None]]],
    ) -> None:
        self.waiting: dict[Callable[[], object], None] = {}
        self._request = request
        self._lasting = lasting
        self._proxy: Any = None

    def add(self, callback: Callable[[], object]) -> None:
        """Calls back then; asking again before that changes nothing."""
        asked = bool(self.waiting)
        self.waiting[callback] = None
        if not asked:
            if self._proxy is None:
                self._proxy, _ = self._lasting(self._run)
            self._request(self._proxy)

    def _run(self, *_: Any) -> None:
        """Runs what waits; what that asks for waits for the next such moment."""
        due = list(self.waiting)
        self.waiting.clear()
        for callback in due:
            callback()
