"""Storage that refuses never stops the game."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.web.conftest import fresh
from tests.web.standin import Browser, JsError


class Kept(dict[str, str]):
    """A local storage with room for so many letters."""

    def __init__(self, null: Any, room: int = 1000) -> None:
        self._null = null
        self.room = room

    def getItem(self, name: str) -> Any:  # noqa: N802
        """Gives a text, or null."""
        return self.get(name, self._null)

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        """Keeps a text, if there is room."""
        if len(text) > self.room:
            raise JsError("QuotaExceededError")
        self[name] = text

    def removeItem(self, name: str) -> None:  # noqa: N802
        """Forgets a text."""
        self.pop(name, None)


class Refusing:
    """A window whose very attribute raises, as in a sandboxed frame."""

    location = SimpleNamespace(pathname="/a/b/index.html")

    @property
    def localStorage(self) -> Any:  # noqa: N802
        """Refuses."""
        raise JsError("SecurityError")


@pytest.fixture
def storage(bridge: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Gives the storage module on the stand-in browser."""
    return fresh("storage", monkeypatch)


def window(browser: Browser, kept: Any, path: str = "/a/b/") -> None:
    """Gives the browser a window with a storage and an address."""
    browser.window = SimpleNamespace(
        localStorage=kept, location=SimpleNamespace(pathname=path)
    )


def test_what_is_written_is_there_on_the_next_visit(
    storage: ModuleType, browser: Browser
) -> None:
    """And nothing else is left behind."""
    kept = Kept(browser.null)
    window(browser, kept)
    first = storage.Storage()
    first.write("skin", "dark")
    second = storage.Storage()

    assert first.lasting
    assert second.lasting
    assert second.read("skin") == "dark"
    assert second.read("lang") is None
    assert second.read_all(["skin", "lang"]) == {"skin": "dark"}
    assert list(kept.values()) == ["dark"]


def test_copies_in_other_folders_keep_apart(
    storage: ModuleType, browser: Browser, bridge: ModuleType
) -> None:
    """One origin may hold several games; the file's own name is no difference."""
    kept = Kept(browser.null)
    found = []
    for path in ("/a/b/", "/a/c/", "/a/b/index.html"):
        window(browser, kept, path)
        vars(bridge)["window"] = browser.window
        copy = storage.Storage()
        found.append(copy.read("skin"))
        copy.write("skin", path)

    assert found == [None, None, "/a/b/"]


def test_a_storage_that_may_not_be_looked_at_is_memory(
    storage: ModuleType, browser: Browser
) -> None:
    """The choice lasts for this visit, and `lasting` tells."""
    browser.window = Refusing()
    kept = storage.Storage()
    kept.write("skin", "dark")

    assert (kept.lasting, kept.read("skin")) == (False, "dark")
    assert kept.read("lang") is None


def test_no_storage_at_all_is_memory(storage: ModuleType, browser: Browser) -> None:
    """Some browsers have null there."""
    window(browser, browser.null)
    kept = storage.Storage()
    kept.write("skin", "dark")

    assert (kept.lasting, kept.read("skin")) == (False, "dark")


def test_a_full_storage_is_memory(storage: ModuleType, browser: Browser) -> None:
    """Also one that becomes full only later."""
    full = Kept(browser.null, room=0)
    window(browser, full)
    kept = storage.Storage()
    assert not kept.lasting
    kept.write("skin", "dark")
    assert (kept.lasting, kept.read("skin"), full) == (False, "dark", {})

    full.room = 1000
    later = storage.Storage()
    assert later.lasting
    full.room = 0
    later.write("skin", "light")
    assert (later.lasting, later.read("skin")) == (False, "light")
