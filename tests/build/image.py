"""Python's side of the runtime: the modules the page needs, found and compiled.

Runs inside Pyodide (see ``js/image.mjs``), with the checkout at ``/checkout``,
PyScript's Python side at ``/pyscript``, the whole standard library in
``/stdlib.zip`` and the folder to write to at ``/out``.
"""

from __future__ import annotations

import _imp
import ast
import importlib._bootstrap_external as external
import importlib.util
import io
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterable
from inspect import CO_OPTIMIZED
from modulefinder import ModuleFinder
from pathlib import Path
from types import CodeType
from typing import Any

STDLIB = Path("/stdlib")
CHECKOUT = Path("/checkout")
PYSCRIPT = Path("/pyscript")
OUT = Path("/out")

#: The page's program starts here; what it imports late is found as well.
#: The tables of texts are imported by name, whichever language is wanted.
ROOTS = (
    "minesweeper.web.main",
    *(
        f"minesweeper.locale.{table.stem}"
        for table in sorted((CHECKOUT / "minesweeper" / "locale").glob("[a-z]*.py"))
    ),
)

#: Loaded by name, where no import statement shows it.
RUNTIME_ROOTS = (
    "_pyodide._importhook",
    "_pyodide_core",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "pyodide._package_loader",
    "pyodide.code",
    "pyodide.ffi",
    "pyodide.webloop",
    "pyscript",
    "pyscript.context",
)


#: What a branch stands under that the page never takes.
NEVER = (
    "__name__ == '__main__'",
    "sys.platform == 'win32'",
    "os.name == 'nt'",
    "'nt' in _names",
    "TYPE_CHECKING",
)


class Pruned(ast.NodeTransformer):
    """Leaves out what is never run: programs' own ends, Windows, type checks."""

    def visit_If(self, node: ast.If) -> Any:
        """Keep of a branch never taken what stands under its else."""
        self.generic_visit(node)
        if ast.unparse(node.test) not in NEVER:
            return node
        return node.orelse or ast.Pass()


class Finder(ModuleFinder):
    """Follows the imports of modules, as the page would meet them.

    The game's modules count whole, with the imports inside functions (late
    ones). Of the standard library and Pyodide only what importing a module
    itself loads, where it is not run as a program and not on Windows: its functions
    and its tests could reach nearly all of the rest, from the debugger to the mail
    parser.
    """

    def load_module(self, fqname: str, fp: Any, pathname: str, file_info: Any) -> Any:
        """Load a module of the standard library without what is never run."""
        if fp is not None and Path(pathname).is_relative_to(STDLIB):
            tree = Pruned().visit(ast.parse(fp.read()))
            fp = io.StringIO(ast.unparse(tree))
        return super().load_module(fqname, fp, pathname, file_info)

    def scan_code(self, co: CodeType, m: Any) -> None:
        """Scan one code object for imports."""
        path = Path(m.__file__)
        if path.is_relative_to(CHECKOUT) or not co.co_flags & CO_OPTIMIZED:
            super().scan_code(co, m)


def reachable(roots: Iterable[str]) -> dict[str, Path]:
    """The modules with a source file that importing ``roots`` may load.

    Those frozen in Python itself are never loaded from a file.
    """
    finder = Finder([str(path) for path in (CHECKOUT, STDLIB)])
    for name in roots:
        finder.import_hook(name)
    return {
        name: Path(file)
        for name, module in finder.modules.items()
        if (file := getattr(module, "__file__", None)) and not _imp.is_frozen(name)
    }


def unused(modules: dict[str, Path]) -> list[str]:
    """Modules in C, built into Python, that no module's source so much as mentions."""
    frozen = (path for path in STDLIB.rglob("*.py") if _imp.is_frozen(dotted(path)))
    texts = (path.read_text("utf-8") for path in (*modules.values(), *frozen))
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    return sorted({*sys.builtin_module_names} - words)


def dotted(path: Path) -> str:
    """The name of the standard library's module in a file."""
    parts = path.relative_to(STDLIB).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiled(source: bytes, path: str) -> bytes:
    """The ``.pyc`` of a module; it never asks for its source again."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    digest = importlib.util.source_hash(source)
    return bytes(external._code_to_hash_pyc(code, digest, False))  # type: ignore[attr-defined]


def archive(target: Path, modules: dict[str, Path]) -> None:
    """Write modules as one zip of ``.pyc`` files.

    The same modules give the same bytes: sorted, with a fixed date.
    """
    names = {}
    for path in modules.values():
        base = STDLIB if path.is_relative_to(STDLIB) else CHECKOUT
        names[str(path.relative_to(base).with_suffix(".pyc"))] = path
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
        for name, path in sorted(names.items()):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_STORED
            entry.external_attr = 0o644 << 16
            out.writestr(entry, compiled(path.read_bytes(), f"/lib/python/{name[:-1]}"))


def main(started_with: list[str]) -> None:
    """Write ``python.zip`` and the list of the game's modules in it.

    ``started_with``: what Pyodide itself loads before it runs a line.
    """
    with zipfile.ZipFile("/stdlib.zip") as whole:
        whole.extractall(STDLIB)
    shutil.copytree(PYSCRIPT, STDLIB, dirs_exist_ok=True)
    game = reachable(ROOTS)
    modules = game | reachable((*RUNTIME_ROOTS, *started_with))
    archive(OUT / "python.zip", modules)
    (OUT / "unused.json").write_text(json.dumps(unused(modules)))
    listed = {
        str(path.relative_to(CHECKOUT))
        for path in game.values()
        if path.is_relative_to(CHECKOUT)
    }
    (OUT / "modules.json").write_text(json.dumps(sorted(listed)))
