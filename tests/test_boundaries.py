"""Walls that hold because a test says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tests.sources import ROOT, committed, dotted, modules, room, tree

BORDER = {
    "addEventListener",
    "removeEventListener",
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "requestAnimationFrame",
    "cancelAnimationFrame",
    "requestIdleCallback",
    "cancelIdleCallback",
    "create_proxy",
    "create_once_callable",
    "to_js",
}
"""What only `web/bridge.py` may call."""

MARKUP = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment"
    r"|document\.write|srcdoc|(?<!\.)\beval\(|new Function|run_js"
)
"""What could turn somebody's text into markup or code."""

ADDRESS = re.compile(
    r"""https?:(?![ ;]|//www\.w3\.org/)|(?:src|href)\s*=\s*["']//|wss?://"""
)
"""An address of somebody else's; the names of the W3C's vocabularies are none, and a
scheme alone, as in the page's policy, is neither."""

TOP = {
    ".ci",
    ".github",
    ".gitignore",
    "LICENSE",
    "README.md",
    "index.html",
    "minesweeper",
    "pyproject.toml",
    "pyscript.toml",
    "static",
    "tests",
}
"""Everything the checkout's top folder may hold."""

PAGE = [
    path
    for pattern in ("index.html", "pyscript.toml", "static/*.js", "static/*.css")
    for path in sorted(ROOT.glob(pattern))
]
"""The page's own files: those that are written by hand, not vendored or packed."""


def words(path: Path) -> set[str]:
    """Gives the names and attribute names code uses, and texts that are just a name."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.alias(name=word):
                found.add(word.split(".")[-1])
            case ast.Constant(value=str(word)):
                found.add(word)
    return found


def matches(pattern: re.Pattern[str], paths: Iterable[Path]) -> dict[str, list[str]]:
    """Gives what a pattern finds in each file it finds something in."""
    found = {
        path.relative_to(ROOT).as_posix(): pattern.findall(path.read_text("utf-8"))
        for path in paths
    }
    return {name: texts for name, texts in found.items() if texts}


def test_only_the_bridge_crosses_the_border() -> None:
    """Listeners, timers, frames and proxies are made in one module."""
    crossing = {dotted(path): words(path) & BORDER for path in modules()}
    crossing.pop("minesweeper.web.bridge")

    assert {name: found for name, found in crossing.items() if found} == {}


def test_nothing_becomes_markup_or_code() -> None:
    """Package and page can put a text into the page as nothing but text."""
    assert matches(MARKUP, [*modules(), *PAGE]) == {}


def test_the_page_names_no_address_of_a_third_party() -> None:
    """Everything the page fetches lies beside it."""
    assert matches(ADDRESS, PAGE) == {}


def test_a_module_is_one_subject() -> None:
    """No module is longer than 300 lines, but for a language's table of texts."""
    lengths = {
        dotted(path): len(path.read_text("utf-8").splitlines())
        for path in [*modules(), *modules(ROOT / "tests")]
        if room(dotted(path)) != "locale"
    }

    assert {name: length for name, length in lengths.items() if length > 300} == {}


def test_only_the_command_line_prints() -> None:
    """No room of the package writes to the terminal or the console."""
    printing = {dotted(path) for path in modules() if "print" in words(path)}

    assert {name for name in printing if room(name) != ""} == set()


def test_the_top_folder_holds_only_what_was_agreed() -> None:
    """A newcomer sees a dozen names."""
    assert {path.split("/")[0] for path in committed()} - TOP == set()
