"""The core loads nothing of the page, and little of the standard library."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.sources import PACKAGE, ROOMS, ROOT, dotted, imported, modules, room

CORE = [room for room in ROOMS if room != "web" and modules(PACKAGE / room)]
"""The rooms that know no page."""

ARROWS = {
    "rules": set[str](),
    "locale": set[str](),
    "formats": {"rules"},
    "solver": {"rules"},
    "gomoku": {"rules"},
    "play": {"rules", "solver", "gomoku", "locale"},
    "scene": {"rules", "gomoku", "locale"},
}
"""Which other rooms a room may know."""

ALLOWED = (
    "__future__ bisect collections collections.abc contextlib dataclasses enum "
    "functools heapq importlib itertools json math operator pkgutil random re types "
    "typing"
)
"""What the core may take from the standard library, with whatever these load."""

LATE = {"solver": ("fractions",), "play": ("fractions",)}
"""What a room may take besides, because no first board waits for it."""


def loaded(statement: str) -> set[str]:
    """Gives the modules a fresh interpreter has loaded after a statement."""
    script = f"import sys\n{statement}\nprint(*sys.modules, sep='\\n')"
    command = [sys.executable, "-E", "-S", "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def of_room(name: str) -> list[str]:
    """Gives the import names of a room's modules."""
    return [dotted(path) for path in modules(PACKAGE / name)]


@pytest.mark.parametrize("name", CORE)
def test_a_room_of_the_core_loads_nothing_outside_the_allowed_list(name: str) -> None:
    """A fresh interpreter that imports the whole room holds no other module."""
    allowed = loaded("import " + ", ".join([*ALLOWED.split(), *LATE.get(name, ())]))
    found = loaded("import " + ", ".join(of_room(name)))
    others = {module for module in found - allowed if room(module) in CORE}

    assert found - allowed - others - {"minesweeper"} == set()


def test_imports_follow_the_arrows() -> None:
    """No module imports from a room that its own room does not know."""
    wrong = {}
    for path in modules():
        own = room(dotted(path))
        known = ARROWS.get(own, {*ROOMS, ""}) | {own}
        if own == "":
            known = known - {"web"}
        named = [name for name in imported(path) if name.startswith("minesweeper.")]
        if strange := [name for name in named if room(name) not in known]:
            wrong[dotted(path)] = strange

    assert wrong == {}


def test_only_the_web_room_imports_the_browser() -> None:
    """The browser's modules are named in `minesweeper/web` alone."""
    browser = {"js", "pyodide", "pyodide_js", "pyscript", "polyscript", "micropip"}
    naming = {
        dotted(path)
        for path in modules()
        if browser & {name.split(".")[0] for name in imported(path)}
    }

    assert {name for name in naming if room(name) != "web"} == set()


def test_every_folder_of_the_package_is_a_room() -> None:
    """A new folder is a decision: it gets its arrows here."""
    folders = {path.parent.name for path in modules() if path.parent != PACKAGE}

    assert folders - set(ROOMS) == set()


def test_gomoku_takes_nothing_but_the_grid_from_the_rules() -> None:
    """Five in a row shares the grid with Minesweeper, and no rule."""
    taken = {
        name
        for path in modules(PACKAGE / "gomoku")
        for name in imported(path)
        if room(name) == "rules"
    }

    assert {name for name in taken if ".rules.grid" not in name} == set()
