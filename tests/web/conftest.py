"""The border module on a stand-in browser."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

import pytest

import minesweeper.web
from tests.web.standin import Browser, install


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    """Gives a stand-in browser that modules imported from now on will find."""
    return install(monkeypatch.setitem, null=True)


@pytest.fixture
def bridge(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Gives the border module, freshly imported on the stand-in browser."""
    return fresh("bridge", monkeypatch)


def fresh(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Imports a module of the web room anew; it is forgotten after the test."""
    full = f"minesweeper.web.{name}"
    monkeypatch.delitem(sys.modules, full, raising=False)
    module = importlib.import_module(full)
    monkeypatch.setattr(minesweeper.web, name, module, raising=False)
    monkeypatch.setitem(sys.modules, full, module)
    return module
