"""The engines beside Chromium that are installed, each in a window of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.firefox import installed as firefox_path
from tests.browser.server import Site, serve
from tests.browser.webkit import WebKit, webkit
from tests.browser.webkit import installed as webkit_parts

Window = Firefox | WebKit


def engines() -> dict[str, AbstractContextManager[Window]]:
    """Gives what starts each engine that is installed; the runner names the others."""
    found: dict[str, AbstractContextManager[Window]] = {}
    if path := firefox_path():
        found["Firefox"] = firefox(path)
    if parts := webkit_parts():
        found["WebKitGTK"] = webkit(parts)
    return found


collect_ignore = [] if engines() else ["test_smoke.py"]
"""Without any other engine there is nothing to run; the runner says so."""


@pytest.fixture(scope="session", params=engines().keys())
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    """Gives the window of an engine."""
    with engines()[request.param] as running:
        yield running


@pytest.fixture(scope="session")
def host() -> Iterator[Site]:
    """Serves the checkout under a path, with no special headers."""
    with serve() as site:
        yield site


@pytest.fixture(scope="session")
def blog() -> Iterator[Site]:
    """Serves pages of another origin, which frame the game."""
    with serve(prefix="/", host="localhost") as site:
        yield site
