"""The package's public names, and the examples in its docstrings."""

from __future__ import annotations

import doctest
import importlib
import subprocess
import sys

import pytest

import minesweeper
from tests.sources import PACKAGE, ROOT, dotted, modules

NAMES = ["minesweeper", *(dotted(path) for path in modules(PACKAGE / "rules"))]
"""The modules whose docstrings hold examples."""


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_true(name: str) -> None:
    """What the docstrings show is what happens."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_importing_the_package_loads_nothing_else() -> None:
    """A name is loaded when it is first used, with what that module needs alone."""
    script = (
        "import sys, minesweeper\n"
        "loaded = [name for name in sys.modules if name.startswith('minesweeper')]\n"
        "assert loaded == ['minesweeper'], loaded\n"
        "minesweeper.Grid\n"
        "assert 'minesweeper.rules.game' not in sys.modules\n"
        "assert dir(minesweeper) == sorted(dir(minesweeper))\n"
        "assert set(minesweeper.__all__) <= set(dir(minesweeper))\n"
        "from minesweeper import *\n"
        "assert Game is minesweeper.Game\n"
    )
    subprocess.run([sys.executable, "-S", "-c", script], cwd=ROOT, check=True)


@pytest.mark.parametrize("name", minesweeper.__all__)
def test_every_public_name_can_be_had(name: str) -> None:
    """Each name of the list is there."""
    assert getattr(minesweeper, name) is not None


def test_another_name_is_an_attribute_error() -> None:
    """As for any module."""
    with pytest.raises(AttributeError, match="no attribute 'Tile'"):
        _ = minesweeper.Tile  # type: ignore[attr-defined]
