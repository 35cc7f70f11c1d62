"""Stand-ins for the browser's modules, so that the border is tested without one."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from functools import partial
from typing import Any


class Null:
    """JavaScript's null, as Pyodide hands it over: an object of its own."""

    def __bool__(self) -> bool:
        return False


class JsError(Exception):
    """What Python sees when JavaScript throws."""


class Proxy:
    """A lasting callback that can be destroyed, and must not be called then."""

    def __init__(self, call: Callable[..., object]) -> None:
        self._call = call
        self.destroyed = False

    def __call__(self, *arguments: object) -> None:
        """Calls back."""
        assert not self.destroyed, "a destroyed proxy was called"
        self._call(*arguments)

    def destroy(self) -> None:
        """Gives the callback up, once."""
        assert not self.destroyed, "a proxy was destroyed twice"
        self.destroyed = True


class Target:
    """Something that hears events."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Proxy, Any]] = []

    def addEventListener(self, kind: str, proxy: Proxy, how: Any) -> None:  # noqa: N802
        """Hears a kind of event from now on."""
        self.heard.append((kind, proxy, how))

    def removeEventListener(self, kind: str, proxy: Proxy, how: Any) -> None:  # noqa: N802
        """Hears it no more; the proxy must be the very one that was added."""
        self.heard.remove((kind, proxy, how))


class Browser(types.ModuleType):
    """The `js` module: timers and frames that a test lets run."""

    def __init__(self) -> None:
        super().__init__("js")
        self.null = Null()
        self.timers: dict[int, Callable[[], None]] = {}
        self.frames: list[Proxy] = []
        self.asked_for_frames = 0
        self.Object = types.SimpleNamespace(fromEntries=dict)
        self.document = types.SimpleNamespace(getElementById=lambda _name: self.null)
        self.window: Any = types.SimpleNamespace()
        self.performance = types.SimpleNamespace(now=lambda: 1500.0)
        self._last = 0

    def setTimeout(  # noqa: N802
        self, proxy: Proxy, _milliseconds: float, *arguments: object
    ) -> int:
        """Keeps a callback for later, and what it is to be called with."""
        self._last += 1
        self.timers[self._last] = partial(proxy, *arguments)
        return self._last

    setInterval = setTimeout  # noqa: N815

    def clearTimeout(self, number: int) -> None:  # noqa: N802
        """Forgets a callback; one that has run is forgotten already."""
        self.timers.pop(number, None)

    clearInterval = clearTimeout  # noqa: N815

    def requestAnimationFrame(self, proxy: Proxy) -> None:  # noqa: N802
        """Keeps a callback for the next frame."""
        self.asked_for_frames += 1
        self.frames.append(proxy)

    def paint(self) -> None:
        """Lets the next frame come."""
        due, self.frames = self.frames, []
        for proxy in due:
            proxy(16.0)


def install(patch: Callable[[dict[str, Any], str, Any], None], null: bool) -> Browser:
    """Puts the stand-ins where `import` finds them.

    Args:
        patch: Sets an item of a dict until the test is over.
        null: Whether this Pyodide has an object for null; before 0.28 it had none.
    """
    browser = Browser()
    ffi = types.ModuleType("pyodide.ffi")
    given: dict[str, Any] = {
        "create_proxy": Proxy,
        "to_js": lambda value, dict_converter: dict_converter(value.items()),
        "JsException": JsError,
    }
    if null:
        given["jsnull"] = browser.null
    vars(ffi).update(given)
    package = types.ModuleType("pyodide")
    vars(package)["ffi"] = ffi
    for name, module in (("js", browser), ("pyodide", package), ("pyodide.ffi", ffi)):
        patch(sys.modules, name, module)
    return browser
