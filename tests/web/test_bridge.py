"""The border keeps what it gives to JavaScript, and cleans what it gets."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.sources import dotted, imported, modules
from tests.web.conftest import fresh
from tests.web.standin import Browser, Target, install

NOTHING = {"listeners": 0, "timers": 0, "frames": 0, "proxies": 0}


def test_null_is_none(bridge: ModuleType, browser: Browser) -> None:
    """And every other value is itself, also a false one."""
    assert bridge.plain(browser.null) is None
    assert bridge.plain(None) is None
    assert [bridge.plain(value) for value in (0, "", False, 7)] == [0, "", False, 7]


def test_null_is_none_before_it_had_an_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """An older Pyodide has no `jsnull` to import."""
    install(monkeypatch.setitem, null=False)
    bridge = fresh("bridge", monkeypatch)

    assert bridge.plain(None) is None
    assert bridge.plain("text") == "text"


def test_options_become_an_object(bridge: ModuleType) -> None:
    """The converter is given, without which a dict arrives as a Map."""
    assert bridge.options(passive=False, capture=True) == {
        "passive": False,
        "capture": True,
    }


def test_an_element_that_is_not_there_is_named(bridge: ModuleType) -> None:
    """A missing id is a fault of ours, not a None that fails later."""
    with pytest.raises(LookupError, match="canvas"):
        bridge.element("canvas")


def test_a_listener_is_heard_until_undone(bridge: ModuleType) -> None:
    """It is removed by its own proxy, which is destroyed; undoing twice is once."""
    target, events = Target(), list[object]()
    undo = bridge.listen(target, "wheel", events.append, passive=False)
    kind, proxy, how = target.heard[0]
    proxy("event")
    assert (kind, how, events) == ("wheel", {"passive": False}, ["event"])
    assert bridge.live() == {**NOTHING, "listeners": 1, "proxies": 1}
    undo()
    undo()

    assert (target.heard, proxy.destroyed) == ([], True)
    assert bridge.live() == NOTHING


def test_frames_are_shared(bridge: ModuleType, browser: Browser) -> None:
    """However often it is asked, one request is made and each callback runs once."""
    ran = list[str]()
    first, second = (lambda: ran.append("first")), (lambda: ran.append("second"))
    for callback in (first, second, first):
        bridge.frame(callback)
    assert (browser.asked_for_frames, bridge.live()["frames"]) == (1, 1)
    browser.paint()
    browser.paint()

    assert ran == ["first", "second"]
    assert (browser.asked_for_frames, bridge.live()["frames"]) == (1, 0)


def test_a_frame_asked_for_in_a_frame_is_the_next(
    bridge: ModuleType, browser: Browser
) -> None:
    """An animation goes on picture by picture."""
    ran = list[int]()

    def step() -> None:
        ran.append(len(ran))
        if len(ran) < 3:
            bridge.frame(step)

    bridge.frame(step)
    browser.paint()
    assert ran == [0]
    browser.paint()
    browser.paint()

    assert ran == [0, 1, 2]
    assert bridge.live()["proxies"] == 1


def test_a_timer_rings_once(bridge: ModuleType, browser: Browser) -> None:
    """Undoing it afterwards is harmless."""
    rung = list[str]()
    undo = bridge.later(100, lambda: rung.append("late"))
    (ring,) = browser.timers.values()
    assert bridge.live()["timers"] == 1
    ring()
    ring()
    undo()

    assert rung == ["late"]
    assert bridge.live()["timers"] == 0


def test_a_timer_undone_before_never_rings(
    bridge: ModuleType, browser: Browser
) -> None:
    """It is cleared, and would not ring if it were not."""
    undo = bridge.later(100, lambda: pytest.fail("it rang"))
    (ring,) = browser.timers.values()
    undo()
    ring()

    assert browser.timers == {}
    assert bridge.live()["timers"] == 0


def test_one_proxy_rings_for_all_timers(bridge: ModuleType, browser: Browser) -> None:
    """Each rings what was asked for with it, in whatever order they come."""
    rung = list[int]()
    for number in range(3):
        bridge.later(100, lambda number=number: rung.append(number))
    assert bridge.live() == {**NOTHING, "timers": 3, "proxies": 1}
    for ring in reversed(list(browser.timers.values())):
        ring()

    assert rung == [2, 1, 0]
    assert bridge.live() == {**NOTHING, "proxies": 1}


def test_an_interval_rings_until_undone(bridge: ModuleType, browser: Browser) -> None:
    """One proxy serves all its rings."""
    rung = list[str]()
    undo = bridge.every(100, lambda: rung.append("again"))
    (proxy,) = browser.timers.values()
    proxy()
    proxy()
    assert bridge.live() == {**NOTHING, "timers": 1, "proxies": 1}
    undo()

    assert rung == ["again", "again"]
    assert (browser.timers, bridge.live()) == ({}, NOTHING)


def test_an_exception_in_a_callback_is_told_and_goes_on(
    bridge: ModuleType, browser: Browser
) -> None:
    """The page can say it, and the console shows it all the same."""
    told = list[BaseException]()
    vars(bridge)["trouble"] = told.append
    error = ZeroDivisionError("in a timer")

    def fail() -> None:
        raise error

    bridge.later(0, fail)
    (proxy,) = browser.timers.values()
    with pytest.raises(ZeroDivisionError):
        proxy()

    assert told == [error]


def test_the_clock_is_the_browsers_steady_one(bridge: ModuleType) -> None:
    """In seconds."""
    assert bridge.now() == 1.5


def test_the_bridge_alone_imports_the_browser() -> None:
    """The other modules of the page get everything of JavaScript's through it."""
    browser = {"js", "pyodide", "pyodide_js", "pyscript", "polyscript"}
    naming = {
        dotted(path)
        for path in modules()
        if any(name.split(".")[0] in browser for name in imported(path))
    }

    assert naming == {"minesweeper.web.bridge"}
