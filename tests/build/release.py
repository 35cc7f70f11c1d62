"""The release: which files belong together, as ``index.html`` tells the page."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from minesweeper import __version__

CHECKOUT = Path(__file__).resolve().parents[2]
INDEX = CHECKOUT / "index.html"
RUNTIME = CHECKOUT / "static" / "runtime"
PACKS = CHECKOUT / "static" / "packs"
CONFIG = CHECKOUT / "pyscript.toml"

#: The files a page loads, in the order it needs them.
FILES = (
    "pyodide.asm.wasm",
    "core.mjs",
    "python.mjs",
    "pyodide.asm.mjs",
    "late.bin",
    "snapshot.bin",
    "python.bin",
)

#: Static files whose address in index.html carries their hash.
LINKED = ("static/style.css", "static/placeholder.js", "static/boot.js")

_LIST = re.compile(
    r'(<script type="application/json" id="release">)(.*?)(</script>)', re.S
)


def digest(data: bytes) -> str:
    """The hash of a file as a browser checks it (``sha256-…``)."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def text_of(name: str) -> bytes:
    """A text file of the checkout, with the line ends it is committed with."""
    return (CHECKOUT / name).read_bytes().replace(b"\r\n", b"\n")


def modules() -> list[str]:
    """The game's modules that the page loads, as listed in ``pyscript.toml``."""
    config = tomllib.loads(CONFIG.read_text("utf-8"))
    return sorted(source.removeprefix("./") for source in config["files"])


def sources_digest(listed: list[str]) -> str:
    """One hash over the sources of the modules ``listed``."""
    whole = hashlib.sha256()
    for name in listed:
        data = text_of(name)
        whole.update(f"{name} {len(data)}\n".encode() + data)
    return whole.hexdigest()


def facts(listed: list[str]) -> dict[str, Any]:
    """What ``#release`` holds for the files as they lie there now."""
    files = {}
    for name in FILES:
        data = (RUNTIME / name).read_bytes()
        files[name] = {"hash": digest(data), "size": len(data)}
    whole = hashlib.sha256(json.dumps([__version__, files]).encode())
    for name in LINKED:
        whole.update(text_of(name))
    return {
        "id": whole.hexdigest()[:16],
        "version": __version__,
        "sources": sources_digest(listed),
        "files": files,
    }


def read_index() -> dict[str, Any]:
    """The list that stands in ``index.html``."""
    found = _LIST.search(INDEX.read_text("utf-8"))
    if not found:
        raise ValueError("index.html has no #release list")
    loaded: dict[str, Any] = json.loads(found[2])
    return loaded


def with_release(page: str, release: dict[str, Any]) -> str:
    """``page`` with the list in place and the hashes in its links."""
    text = json.dumps(release, indent=2).replace("\n", "\n    ")
    page = _LIST.sub(lambda found: found[1] + text + found[3], page)
    for name in LINKED:
        mark = hashlib.sha256(text_of(name)).hexdigest()[:12]
        page = re.sub(
            rf'(["\']){re.escape(name)}(?:\?[0-9a-f]*)?\1',
            lambda found, link=f"{name}?{mark}": f"{found[1]}{link}{found[1]}",  # type: ignore[misc]
            page,
        )
    return page


def pack(name: str, data: bytes) -> str:
    """A file of the runtime as a classic script, for pages that may not fetch."""
    packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    return f'minesweeperBoot.pack("{name}", "{digest(data)}", "{packed}");\n'


def config(listed: list[str]) -> str:
    """The text of ``pyscript.toml``: the modules ``listed``, one by one."""
    lines = [
        "# PyScript's settings for the page, written by python -m tests.build.",
        "# A released page takes the same modules, compiled, from one archive.",
        'name = "Minesweeper"',
        "",
        "[files]",
        *(f'"./{name}" = "./{name}"' for name in listed),
    ]
    return "\n".join(lines) + "\n"
