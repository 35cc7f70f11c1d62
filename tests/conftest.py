"""What several tests start from."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.sources import ROOT, committed


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Gives the folder that the workflow publishes."""
    folder = tmp_path_factory.mktemp("published")
    subprocess.run(["bash", ".ci/site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="session")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Gives a copy of what the README says to copy for a host of one's own."""
    folder = tmp_path_factory.mktemp("copied")
    wanted = ("index.html", "pyscript.toml", "static", "minesweeper")
    for path in committed():
        if path.split("/")[0] in wanted:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / path)
    return folder
