"""Writes the one-file edition: the whole game in a single HTML file."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]
"""The checkout: the folder with `index.html` in it."""

SCRIPTS = ("placeholder.js", "boot.js")
"""The page's own scripts, in their order."""

POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
)
"""What the file may do: run what is in it, and reach nothing."""


class BundleError(ValueError):
    """A sentence saying why the file could not be written."""


def once(pattern: str, text: str, page: str) -> str:
    """Gives the page with the one place that matches replaced by a text.

    Raises:
        BundleError: the page has no such place, or several.
    """
    page, count = re.subn(pattern, lambda _found: text, page, flags=re.DOTALL)
    if count != 1:
        raise BundleError(f"index.html has {count} places like {pattern}, not one.")
    return page


def packs(names: list[str]) -> list[str]:
    """Gives the runtime's files as elements that hold them, base64 of their gzip.

    Raises:
        BundleError: a file is missing, so the checkout was never built.
    """
    found = []
    for name in names:
        file = FOLDER / "static" / "packs" / f"{name}.js"
        if not file.is_file():
            raise BundleError(f"{file} is missing: run python -m tests.build.")
        data = file.read_text("ascii").split('"')[5]
        found.append(
            f'<script type="application/base64" data-pack="{name}">{data}</script>\n'
        )
    return found


def bundle() -> str:
    """Gives the text of one HTML file that plays the game anywhere, offline.

    Raises:
        BundleError: the checkout is incomplete, or edited since its last build.
    """
    from minesweeper.edited import is_edited

    if is_edited(FOLDER):
        raise BundleError(
            "The sources were edited since the last build: run python -m tests.build."
        )
    page = (FOLDER / "index.html").read_text("utf-8")
    listed = re.search(r'id="release">(.*?)</script>', page, re.DOTALL)
    files = json.loads(listed[1]).get("files", {}) if listed else {}
    if not files:
        raise BundleError("index.html has no release list: run python -m tests.build.")
    style = (FOLDER / "static" / "style.css").read_text("utf-8")
    scripts = []
    for name in SCRIPTS:
        text = (FOLDER / "static" / name).read_text("utf-8")
        scripts.append(f"<script>\n{text}</script>\n")
        page = once(
            rf'\s*<script src="static/{re.escape(name)}[^>]*></script>', "", page
        )
    icon = base64.b64encode((FOLDER / "static" / "icon.svg").read_bytes()).decode()
    page = once(r"(?<=Security-Policy\" content=\")[^\"]*", POLICY, page)
    page = once(r"static/icon\.svg", f"data:image/svg+xml;base64,{icon}", page)
    page = once(r'\s*<link rel="apple-touch-icon"[^>]*>', "", page)
    page = once(r'<link rel="stylesheet"[^>]*>', f"<style>\n{style}    </style>", page)
    end = "".join([*packs(list(files)), *scripts, "  </body>"])
    return once(r"</body>", end, page)


def write(target: Path) -> str:
    """Writes the one-file edition and gives a sentence about it.

    Raises:
        BundleError: see `bundle`; or the file cannot be written.
    """
    text = bundle()
    try:
        target.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise BundleError(f"{target} cannot be written: {error.strerror}.") from error
    size = len(text) / 1_000_000
    return f"{target} holds the whole game ({size:.1f} MB): open it in a browser."
