"""Browser events in, `Pointer` values out: nothing is decided here."""

from __future__ import annotations

from contextlib import suppress

from minesweeper.play.gestures import Gestures
from minesweeper.play.intents import MarkAt
from minesweeper.play.pointers import Action, Pointer
from minesweeper.play.ways import NAMES, Ways
from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.play.intents import Intent
    from minesweeper.rules.grid import Cell
    from minesweeper.web.choices import Choices

BUZZ = 25
"""Milliseconds of vibration that can be felt and not heard."""

MIDDLE = 1
"""The number browsers give the middle button."""


class Input:
    """The pointers of the page, as intents of the player.

    Args:
        canvas: The board; a press counts if it began there.
        panel: The game panel: no context menu opens anywhere in it.
        cell_at: Gives the cell at a position in the window.
        act: Is told each intent; tells whether it changed anything.
        choices: What presses mean, and whether a hold is felt.
    """

    def __init__(
        self,
        canvas: Any,
        panel: Any,
        cell_at: Callable[[float, float], Cell | None],
        act: Callable[[Intent], object],
        choices: Choices,
    ) -> None:
        self._canvas = canvas
        self._cell_at = cell_at
        self._act = act
        self._gestures = Gestures()
        self._touched = (0.0, 0.0)
        self._due: float | None = None
        self._stop_waiting: bridge.Undo | None = None
        self._mac = _is_mac()
        self._choices = choices
        self._choose()
        for name in NAMES:
            choices.watch(name, self._choose)
        window = bridge.window
        bridge.listen(window, "pointerdown", self._down)
        bridge.listen(window, "pointermove", self._move)
        bridge.listen(window, "pointerup", self._up)
        bridge.listen(window, "pointercancel", self._cancel)
        bridge.listen(window, "blur", self._leave)
        bridge.listen(bridge.document, "visibilitychange", self._leave)
        bridge.listen(panel, "contextmenu", self._menu)
        bridge.listen(canvas, "mousedown", _keep_still, passive=False)

    def _down(self, event: Any) -> None:
        ours = event.target == self._canvas
        if ours:
            self._touched = (event.clientX, event.clientY)
            self._capture(event.pointerId)
        self._feed(Action.DOWN, event, ours)

    def _move(self, event: Any) -> None:
        if self._gestures.pressed:
            self._feed(Action.MOVE, event)

    def _up(self, event: Any) -> None:
        if self._gestures.pressed:
            self._feed(Action.UP, event)

    def _cancel(self, event: Any) -> None:
        if self._gestures.pressed:
            self._feed(Action.CANCEL, event)

    def _menu(self, event: Any) -> None:
        event.preventDefault()
        if event.target == self._canvas:
            cell = self._cell_at(event.clientX, event.clientY)
            time = event.timeStamp / 1000
            self._pass_on(self._gestures.feed(Pointer(Action.MENU, cell, time=time)))

    def _leave(self, _event: Any) -> None:
        self._pass_on(self._gestures.cancel())

    def _feed(self, action: Action, event: Any, here: bool = True) -> None:
        """Hands an event on; `here` tells whether it may be meant for the board."""
        left, top, kind = event.clientX, event.clientY, event.pointerType
        touch = kind in ("touch", "pen")
        pointer = Pointer(
            action,
            self._cell_at(left, top) if here else None,
            event.button,
            event.buttons,
            touch,
            marks=self._mac and event.ctrlKey,
            primary=not touch or event.isPrimary,
            id=event.pointerId if touch else 0,
            x=left,
            y=top,
            time=event.timeStamp / 1000,
        )
        self._pass_on(self._gestures.feed(pointer))

    def _pass_on(self, intents: list[Intent]) -> None:
        for intent in intents:
            changed = self._act(intent)
            if changed and isinstance(intent, MarkAt) and intent.held:
                self._feel()
        if self._gestures.due != self._due:
            self._wait_for(self._gestures.due)

    def _wait_for(self, due: float | None) -> None:
        """Sees that the gestures are woken when they are due."""
        self._due = due
        if self._stop_waiting is not None:
            self._stop_waiting()
            self._stop_waiting = None
        if due is not None:
            milliseconds = max(0.0, (due - bridge.now()) * 1000)
            self._stop_waiting = bridge.later(milliseconds, self._wake)

    def _wake(self) -> None:
        due = self._gestures.due
        if due is not None:
            self._pass_on(self._gestures.wake(due))

    def _choose(self) -> None:
        self._gestures.ways = Ways.of(self._choices.all())

    def _feel(self) -> None:
        """Lets the finger see and feel that its hold has marked.

        It feels it only once it has touched the page before: browsers complain else.
        """
        from minesweeper.web.ring import show_ring

        show_ring(self._canvas.parentElement, *self._touched)
        navigator = bridge.window.navigator
        active = bridge.plain(getattr(navigator, "userActivation", None))
        able = getattr(navigator, "vibrate", None) is not None
        if able and self._choices.on("vibrate") and active and active.hasBeenActive:
            navigator.vibrate(BUZZ)

    def _capture(self, pointer: int) -> None:
        """Keeps hearing of the pointer when it leaves the window while pressed."""
        with suppress(bridge.JsError):  # it may be up again, or no real pointer
            self._canvas.setPointerCapture(pointer)


def _keep_still(event: Any) -> None:
    """Stops the middle button from scrolling the page by itself."""
    if event.button == MIDDLE:
        event.preventDefault()


def _is_mac() -> bool:
    """Tells whether a Ctrl-click is the system's right click."""
    return "Macintosh" in str(bridge.plain(bridge.window.navigator.userAgent))
