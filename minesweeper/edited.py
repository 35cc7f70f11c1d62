"""Lets a page that is served from a checkout run sources edited since the release."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

RELEASE = re.compile(
    r'(<script type="application/json" id="release">)(.*?)(</script>)', re.DOTALL
)
"""The list in `index.html` that says which files belong together."""


def digest(folder: Path, listed: list[str]) -> str:
    """Gives one hash over source files of a checkout, as the release list has it."""
    whole = hashlib.sha256()
    for name in listed:
        data = (folder / name).read_bytes().replace(b"\r\n", b"\n")
        whole.update(f"{name} {len(data)}\n".encode() + data)
    return whole.hexdigest()


def is_edited(folder: Path) -> bool:
    """Says whether the sources differ from those the committed page was made from."""
    try:
        found = RELEASE.search((folder / "index.html").read_text(encoding="utf-8"))
        settings = tomllib.loads((folder / "pyscript.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return False
    kept = json.loads(found[2]).get("sources") if found else None
    listed = sorted(name.removeprefix("./") for name in settings["files"])
    try:
        return kept is not None and kept != digest(folder, listed)
    except FileNotFoundError:
        return True


def page(folder: Path) -> bytes:
    """Gives `index.html` with a mark that makes it run the sources.

    A sandboxed frame may fetch no sources: there the page runs the last build.
    """
    text = (folder / "index.html").read_text(encoding="utf-8")
    return text.replace(
        ' data-state="loading"', ' data-state="loading" data-sources', 1
    ).encode()


def config(folder: Path) -> bytes:
    """Gives `pyscript.toml` with every module there is, new ones too."""
    package = folder / "minesweeper"
    names = [path.relative_to(folder).as_posix() for path in package.rglob("*.py")]
    lines = ["[files]", *(f'"./{name}" = "./{name}"' for name in sorted(names))]
    return "\n".join([*lines, ""]).encode()
