"""The project's own files, as the tests that read source code see them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The checkout."""

PACKAGE = ROOT / "minesweeper"
"""The package."""

ROOMS = ("rules", "formats", "solver", "gomoku", "play", "scene", "web", "locale")
"""The folders the package may have."""


def modules(folder: Path = PACKAGE) -> list[Path]:
    """Gives every Python file under a folder."""
    return sorted(folder.rglob("*.py"))


def dotted(path: Path) -> str:
    """Gives the name a file of the checkout is imported by."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(name: str) -> str:
    """Gives the room of a module of the package: `rules` of `minesweeper.rules.game`.

    A module that lies in no room, such as `minesweeper.serve`, is in the hall: "".
    """
    found = name.split(".")[1:2]
    return found[0] if found and found[0] in ROOMS else ""


@cache
def tree(path: Path) -> ast.Module:
    """Gives the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported(path: Path) -> Iterator[str]:
    """Gives the absolute name of everything a file imports, wherever it does so."""
    package = dotted(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{base}.{alias.name}"


def committed() -> list[str]:
    """Gives the paths git keeps or is about to, with forward slashes."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
