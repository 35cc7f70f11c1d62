"""Python's side of the snapshot: import the program, leave the rest in a zip.

Runs inside Pyodide (see ``js/snapshot.mjs``).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

ARCHIVE = "/lib/python314.zip"

#: What the page starts with, and what it loads as soon as the first board is there.
MODULES = (
    "minesweeper.web.main",
    "minesweeper.web.keyboard",
)

#: What Pyodide runs as text while it starts.
BOOTSTRAP = (
    "{}",
    "import importlib; importlib",
    "import __main__; __main__.__dict__",
    "import builtins; builtins.__dict__",
)


def begin(script: str) -> None:
    """Import the page's first modules, and compile what its start runs."""
    import importlib

    for name in MODULES:
        importlib.import_module(name)
    compile_beforehand(script)


def compile_beforehand(script: str) -> None:
    """Keep compiled what Pyodide and the page's ``script`` run at each start.

    Then no start needs Python's own compiler, which the browser would have to compile
    first. Any other text is compiled as ever, and noted in ``compiled.others``.
    """
    import importlib
    from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT

    _base: Any = importlib.import_module("_pyodide._base")
    compile_now = _base._parse_and_compile_gen
    kept: dict[object, Any] = {}

    def compiled(source: str, **how: Any) -> Generator[Any, Any, Any]:
        code = kept.get((source.strip(), *sorted(how.items())))
        if code is None:
            compiled.others.append(source)  # type: ignore[attr-defined]
            return (yield from compile_now(source, **how))
        yield None  # in place of the tree, which no start changes
        return code

    def keeping(source: str, **how: Any) -> Generator[Any, Any, Any]:
        code = yield from compile_now(source, **how)
        kept[source.strip(), *sorted(how.items())] = code
        return code

    compiled.others = []  # type: ignore[attr-defined]
    _base._parse_and_compile_gen = keeping
    for text in BOOTSTRAP:
        _base.CodeRunner(text).compile()
    _base.CodeRunner(script, flags=PyCF_ALLOW_TOP_LEVEL_AWAIT).compile()
    _base._parse_and_compile_gen = compiled


def split(whole_path: str, late_path: str) -> None:
    """Copy from a zip of modules those that ``begin`` has not imported."""
    import sys
    import zipfile

    loaded = {
        (getattr(module, "__file__", None) or "").removeprefix(f"{ARCHIVE}/")
        for module in sys.modules.values()
    }
    with (
        zipfile.ZipFile(whole_path) as whole,
        zipfile.ZipFile(late_path, "w") as late,
    ):
        for entry in whole.infolist():
            if entry.filename not in loaded:
                late.writestr(entry, whole.read(entry))


def settle() -> None:
    """Look at the archive anew, and leave nothing to chance in the image."""
    import gc
    import random
    import sys

    for finder in sys.path_importer_cache.values():
        if finder is not None:
            finder.invalidate_caches()  # type: ignore[attr-defined]
    random.seed(0)
    gc.collect()
    scrub()


def scrub() -> None:
    """Leave zeros, which cost no download, where Python has memory to spare."""
    spare = [bytes(size) for size in range(15, 496, 16) for _ in range(65536 // size)]
    del spare
