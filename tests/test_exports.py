"""What `import minesweeper` offers is listed, documented and typed."""

from __future__ import annotations

import ast
import inspect
import types
from pathlib import Path

import pytest

import minesweeper


def public(space: types.ModuleType) -> set[str]:
    """Gives the public names a module offers that are not modules themselves."""
    return {
        name
        for name in dir(space)
        if not name.startswith("_")
        and not isinstance(getattr(space, name), types.ModuleType)
        and name not in ("annotations", "TYPE_CHECKING")
    }


def typed() -> set[str]:
    """Gives the names a type checker sees in the package."""
    source = Path(minesweeper.__file__).read_text(encoding="utf-8")
    return {
        alias.asname or alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
        if node.module and node.module.startswith("minesweeper.")
    }


def test_the_list_of_names_is_what_exists() -> None:
    """`__all__` holds every public name, and nothing that is not there."""
    listed = set(minesweeper.__all__) - {"__version__"}

    assert "__version__" in minesweeper.__all__
    assert len(minesweeper.__all__) == len(set(minesweeper.__all__))
    assert public(minesweeper) == listed
    assert typed() == listed


def test_a_name_that_is_not_there_is_an_error() -> None:
    """Loading names late hides no misspelling."""
    name = "Bomb"
    with pytest.raises(AttributeError, match="no attribute 'Bomb'"):
        getattr(minesweeper, name)


def test_every_public_name_is_documented() -> None:
    """Every exported function and class, and every method of one, has a docstring."""
    bare = []
    for name in public(minesweeper):
        value = getattr(minesweeper, name)
        things = {name: value} if callable(value) else {}
        if inspect.isclass(value):
            for label, member in vars(value).items():
                if not label.startswith("_") and inspect.isroutine(member):
                    things[f"{name}.{label}"] = member
        bare += [label for label, thing in things.items() if not inspect.getdoc(thing)]

    assert bare == []


def test_the_package_says_that_it_is_typed() -> None:
    """A type checker of somebody else's code reads our annotations."""
    assert (Path(minesweeper.__file__).parent / "py.typed").is_file()


def test_the_version_has_a_line_in_the_changelog() -> None:
    """The newest heading of the changelog is this version, or what comes after it."""
    changelog = Path(__file__).resolve().parents[1] / ".github" / "CHANGELOG.md"

    assert f"## {minesweeper.__version__}\n" in changelog.read_text(encoding="utf-8")
