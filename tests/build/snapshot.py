"""Python's side of the snapshot: import the program, leave the rest in a zip.

Runs inside Pyodide (see ``js/snapshot.mjs``).
"""

from __future__ import annotations

ARCHIVE = "/lib/python314.zip"


def begin() -> None:
    """Import what the page starts with."""
    import importlib

    importlib.import_module("minesweeper.web.main")


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
