"""Long work runs in slices between which the page lives."""

from __future__ import annotations

from collections.abc import Generator
from itertools import count
from types import ModuleType

import pytest

from tests.web.standin import Browser


def ticking(browser: Browser, milliseconds: float) -> None:
    """Lets the clock go on by so much at each look."""
    looks = count()
    browser.performance.now = lambda: next(looks) * milliseconds


def ring(browser: Browser) -> None:
    """Lets the one timer ring that is set."""
    ((number, timer),) = browser.timers.items()
    del browser.timers[number]
    timer()


def work(steps: int, log: list[int]) -> Generator[None, None, str]:
    """Notes its steps and gives a word."""
    for step in range(steps):
        log.append(step)
        yield
    return "result"


def test_work_gives_way_after_a_slice(bridge: ModuleType, browser: Browser) -> None:
    """Each ring does a slice, and the last tells the result."""
    ticking(browser, 4)
    log, done = list[int](), list[str]()
    bridge.run(work(6, log), done.append)
    assert log == []
    ring(browser)
    assert 0 < len(log) < 6
    assert done == []
    while browser.timers:
        ring(browser)

    assert log == list(range(6))
    assert done == ["result"]
    assert bridge.live()["timers"] == 0


def test_work_given_up_is_never_done(bridge: ModuleType, browser: Browser) -> None:
    """Nothing runs after the undo, and the generator is closed."""
    ticking(browser, 4)
    log = list[int]()
    making = work(6, log)
    undo = bridge.run(making, lambda _: pytest.fail("it was done"))
    ring(browser)
    undo()
    undo()

    assert browser.timers == {}
    assert list(making) == []


def test_slow_work_says_so_once(bridge: ModuleType, browser: Browser) -> None:
    """After 300 milliseconds, not before."""
    ticking(browser, 50)
    said, done = list[str](), list[str]()
    bridge.run(work(20, []), done.append, lambda: said.append("slow"))
    ring(browser)
    assert said == []
    while browser.timers:
        ring(browser)

    assert (said, done) == (["slow"], ["result"])


def test_quick_work_says_nothing(bridge: ModuleType, browser: Browser) -> None:
    """What is done in one slice is just done."""
    done = list[str]()
    bridge.run(work(3, []), done.append, lambda: pytest.fail("it was slow"))
    ring(browser)

    assert done == ["result"]
