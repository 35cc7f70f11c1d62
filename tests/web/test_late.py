"""Minesweeper's start loads nothing that only five in a row needs."""

from __future__ import annotations

import ast

from tests.sources import dotted, modules, tree

PATHS = {dotted(path): path for path in modules()}


def at_start(name: str) -> set[str]:
    """Gives the modules of ours that an import of a module runs, itself included."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        module = waiting.pop()
        if module in found or module not in PATHS:
            continue
        found.add(module)
        for node in tree(PATHS[module]).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting.append(node.module)
                waiting += [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
    return found


def test_the_start_loads_nothing_of_five_in_a_row() -> None:
    """Neither its rules, its opponent, its table nor its picture."""
    loaded = at_start("minesweeper.web.main")
    own = at_start("minesweeper.web.gomoku") - loaded

    assert "minesweeper.web.shell" in loaded
    assert not [name for name in loaded if ".gomoku" in name]
    assert {
        "minesweeper.gomoku.opponent",
        "minesweeper.play.five",
        "minesweeper.scene.stones",
        "minesweeper.web.stones",
    } <= own
