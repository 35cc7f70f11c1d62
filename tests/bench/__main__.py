"""Runs a bench: ``python -m tests.bench NAME [ARGUMENTS]``; without a name, lists."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent


def benches() -> dict[str, str]:
    """Gives the benches by name, with the first line of what each says of itself."""
    found = {}
    for path in sorted(HERE.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        if "main" in names and not path.stem.startswith("_"):
            found[path.stem] = (ast.get_docstring(tree) or "").partition("\n")[0]
    return found


def main(words: list[str]) -> int:
    """Runs the bench the first word names, with the other words; gives its status."""
    known = benches()
    if not words or words[0] not in known:
        wide = max(map(len, known))
        for name, purpose in known.items():
            print(f"{name:<{wide}}  {purpose}")
        return 2 if words else 0
    bench = importlib.import_module(f"tests.bench.{words[0]}")
    status: int = bench.main(words[1:])
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
