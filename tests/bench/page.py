"""A page in which a bench runs Python and JavaScript in turn, in one browser tab.

It is served from this machine: npm's Pyodide as it is, and the package's sources. So a
figure depends on neither PyScript nor the page of the game.
"""

from __future__ import annotations

import io
import os
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.chrome import launch_options
from tests.browser.server import serve
from tests.build import make
from tests.sources import PACKAGE, ROOT, modules

PAGE = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="data:,">
"""

LOAD = """
async () => {
  const { loadPyodide } = await import("./pyodide/pyodide.mjs");
  globalThis.python = await loadPyodide();
  const sources = await fetch("sources.zip");
  globalThis.python.unpackArchive(await sources.arrayBuffer(), "zip");
  const canvas = document.createElement("canvas");
  const gpu = canvas.getContext("webgl") !== null;
  return { gpu, agent: navigator.userAgent };
}
"""

ISOLATED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
"""Headers that give the page a clock of 5 µs; without them it has one of 100 µs."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A page with Pyodide loaded and the package importable."""

    page: Page
    """Playwright's page."""
    about: str
    """Browser and Python, in a line."""

    def python(self, code: str) -> Any:
        """Runs Python in the page; gives the value of its last line, made plain."""
        return self.page.evaluate(
            """(code) => {
              const value = globalThis.python.runPython(code);
              return value?.toJs ? value.toJs({ dict_converter: Object.fromEntries })
                : value;
            }""",
            code,
        )

    def javascript(self, code: str) -> Any:
        """Runs JavaScript in the page; gives the value of the expression."""
        return self.page.evaluate(code)

    def script(self, path: Path) -> None:
        """Runs a JavaScript file in the page, as a classic script."""
        self.page.add_script_tag(content=path.read_text(encoding="utf-8"))


def pyodide() -> Path:
    """Gives npm's Pyodide: below `MINESWEEPER_NPM`, else where the build puts it."""
    asked = os.environ.get("MINESWEEPER_NPM")
    return (Path(asked) if asked else make.packages()) / "pyodide"


def sources() -> bytes:
    """Gives an archive of the package's modules."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        for path in modules(PACKAGE):
            file.write(path, path.relative_to(ROOT))
    return archive.getvalue()


@contextmanager
def open_page() -> Iterator[Bench]:
    """Opens the page in a browser of its own, and closes both at the end."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(pyodide(), folder / "pyodide")
        (folder / "index.html").write_text(PAGE, encoding="utf-8")
        (folder / "sources.zip").write_bytes(sources())
        with serve(folder, headers=ISOLATED) as site, sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            page = browser.new_page()
            page.goto(site.url)
            page.evaluate(LOAD)
            bench = Bench(page, "")
            version = bench.python("import sys; sys.version.split()[0]")
            about = f"Chromium {browser.version}, Pyodide's Python {version}"
            yield Bench(page, about)
            browser.close()
