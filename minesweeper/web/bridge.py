"""The border to JavaScript: the one module that hands Python to the browser.

Every lasting callback crosses here, as a proxy kept together with its undo, and
every value that may be JavaScript's null or undefined comes in through `plain`.
Nothing of the browser is touched before it is asked for, so importing this module
is cheap and leaves no JavaScript object behind.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, TypeVar

import js
from pyodide.ffi import JsException, create_proxy, to_js

from minesweeper.web.moments import Moment

try:
    from pyodide.ffi import jsnull
except ImportError:  # before Pyodide 0.28, null arrived as None by itself
    jsnull = None

T = TypeVar("T")

JsError = JsException
"""What Python sees when JavaScript throws."""

SLICE = 0.005
"""Seconds after which long work lets the page go on; its own steps take one or two."""

SLOW = 0.3
"""Seconds after which long work is said to take its time."""

Undo = Callable[[], None]
"""Takes back what was set up; calling it again does nothing."""

document: Any
"""The browser's `document`, fetched when first asked for."""

window: Any
"""The browser's `window`, fetched when first asked for."""

trouble: Callable[[BaseException], None] | None = None
"""Told of every exception a callback raises, before it goes on to the console."""

_listeners = 0
_timers = 0
_proxies = 0
_rings: dict[int, Callable[[], object]] = {}
_ring_proxy: Any = None
_last_ring = 0


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in ("document", "window"):
            value = getattr(js, name)
            globals()[name] = value
            return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def plain(value: Any) -> Any:
    """Gives a value from JavaScript, with null and undefined as `None`."""
    return None if value is jsnull else value


def options(**settings: Any) -> Any:
    """Gives a JavaScript object with these properties; dicts in it become objects."""
    return to_js(settings, dict_converter=js.Object.fromEntries)


def element(name: str) -> Any:
    """Gives the element with that id.

    Raises:
        LookupError: the page has no such element.
    """
    found = plain(js.document.getElementById(name))
    if found is None:
        raise LookupError(f"the page has no element with the id {name!r}")
    return found


def elements(selector: str, within: Any = None) -> list[Any]:
    """Gives the elements that match a CSS selector, in the page's order."""
    root = js.document if within is None else within
    return list(root.querySelectorAll(selector))


def listen(
    target: Any, kind: str, handler: Callable[[Any], object], **how: Any
) -> Undo:
    """Calls `handler` with each event of that kind at the target, until undone.

    Args:
        target: An element, the document, the window, a media query list ...
        kind: The event's type, such as `pointerdown`.
        handler: Gets the event object.
        how: Options such as `passive=False`, `capture=True`.
    """
    global _listeners
    proxy, free = _lasting(handler)
    chosen = options(**how)
    target.addEventListener(kind, proxy, chosen)
    _listeners += 1
    alive = True

    def undo() -> None:
        nonlocal alive
        global _listeners
        if alive:
            alive = False
            target.removeEventListener(kind, proxy, chosen)
            _listeners -= 1
            free()

    return undo


def _ask_idle(proxy: Any) -> None:
    if hasattr(js, "requestIdleCallback"):
        js.requestIdleCallback(proxy, options(timeout=200))
    else:  # as in Safari
        js.setTimeout(proxy, 50)


_frames = Moment(
    lambda proxy: js.requestAnimationFrame(proxy), lambda run: _lasting(run)
)
_rests = Moment(_ask_idle, lambda run: _lasting(run))


def frame(callback: Callable[[], object]) -> None:
    """Calls back once before the next paint; asking again before that changes nothing.

    All callbacks share one request, so an idle page asks for no frames.
    """
    _frames.add(callback)


def idle(callback: Callable[[], object]) -> None:
    """Calls back once when the browser has nothing better to do, soon at the latest.

    Asking again before that changes nothing.
    """
    _rests.add(callback)


def later(milliseconds: float, callback: Callable[[], object]) -> Undo:
    """Calls back once after that many milliseconds, unless undone before.

    One proxy rings for all: making one takes longer than many a move does.
    """
    global _ring_proxy, _last_ring
    if _ring_proxy is None:
        _ring_proxy, _ = _lasting(_ring)
    _last_ring += 1
    key = _last_ring
    _rings[key] = callback
    number = js.setTimeout(_ring_proxy, milliseconds, key)

    def undo() -> None:
        if _rings.pop(key, None) is not None:
            js.clearTimeout(number)

    return undo


def every(milliseconds: float, callback: Callable[[], object]) -> Undo:
    """Calls back every so many milliseconds until undone."""
    global _timers
    proxy, free = _lasting(callback)
    number = js.setInterval(proxy, milliseconds)
    _timers += 1
    alive = True

    def undo() -> None:
        nonlocal alive
        global _timers
        if alive:
            alive = False
            js.clearInterval(number)
            _timers -= 1
            free()

    return undo


def run(
    work: Generator[object, None, T],
    done: Callable[[T], object],
    slow: Callable[[], object] | None = None,
) -> Undo:
    """Runs a generator in slices of a few milliseconds, the first one after this call.

    Args:
        work: Yields every few milliseconds at the latest.
        done: Gets what it returns.
        slow: Called once if that takes longer than 300 milliseconds.

    Returns:
        What gives it up: nothing is called after that.
    """
    alive = True
    begun = now()
    told = slow is None
    stop: Undo

    def go_on() -> None:
        nonlocal alive, stop, told
        until = now() + SLICE
        try:
            next(work)
            while now() < until:
                next(work)
        except StopIteration as end:
            alive = False
            done(end.value)
            return
        except BaseException:
            alive = False
            raise
        stop = later(0, go_on)
        if not told and slow is not None and now() - begun > SLOW:
            told = True
            slow()

    def undo() -> None:
        nonlocal alive
        if alive:
            alive = False
            stop()
            work.close()

    stop = later(0, go_on)
    return undo


def watch_size(target: Any, callback: Callable[[], object]) -> Undo:
    """Calls back at first and when an element's size changes, until undone."""
    proxy, free = _lasting(lambda *_: callback())
    watcher = js.ResizeObserver.new(proxy)
    watcher.observe(target)

    def undo() -> None:
        watcher.disconnect()
        free()

    return undo


def now() -> float:
    """Gives the seconds since the page was opened, from a clock that never jumps."""
    return float(js.performance.now()) / 1000


def live() -> dict[str, int]:
    """Counts what is alive: listeners, timers, frames asked for and proxies."""
    return {
        "listeners": _listeners,
        "timers": _timers + len(_rings),
        "frames": 1 if _frames.waiting else 0,
        "proxies": _proxies,
    }


def _lasting(callback: Callable[..., object]) -> tuple[Any, Undo]:
    """Gives a proxy that JavaScript may call for long, and what destroys it."""
    global _proxies

    def called(*arguments: Any) -> None:
        try:
            callback(*arguments)
        except BaseException as error:
            if trouble is not None:
                trouble(error)
            raise

    proxy = create_proxy(called)
    _proxies += 1

    def free() -> None:
        global _proxies
        _proxies -= 1
        proxy.destroy()

    return proxy, free


def _ring(key: int) -> None:
    """Runs what was to be called back later, if it still is."""
    callback = _rings.pop(key, None)
    if callback is not None:
        callback()
