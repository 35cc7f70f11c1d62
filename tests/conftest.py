"""What several tests start from."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.sources import ROOT


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Gives the folder that is published: a copy of all the page needs."""
    folder = tmp_path_factory.mktemp("published")
    subprocess.run(["bash", ".ci/site", str(folder)], cwd=ROOT, check=True)
    return folder
