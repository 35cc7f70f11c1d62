"""``python -m minesweeper serve`` shows the game, and edits of its sources at once."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from minesweeper import __version__, edited, serve
from tests.browser.conftest import wait_ready


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder as the command does, and gives its address."""
    with serve.listen("127.0.0.1", 0, folder) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield serve.address(server)
        finally:
            server.shutdown()
            thread.join()


def test_a_developer_sees_an_edit_after_a_reload(
    page: Page, copied: Path, tmp_path: Path
) -> None:
    """First the page as it was built, then the edited module, with nothing built."""
    folder = tmp_path / "checkout"
    shutil.copytree(copied, folder)
    module = folder / "minesweeper" / "__init__.py"
    with served(folder) as address:
        page.goto(address)
        wait_ready(page)
        expect(page.locator("body")).to_contain_text(f"Version {__version__}")

        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace(__version__, "77.1.2"), encoding="utf-8")
        assert edited.is_edited(folder)
        page.reload()
        wait_ready(page)
        expect(page.locator("body")).to_contain_text("Version 77.1.2")
