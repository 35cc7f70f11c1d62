"""What is generated fits its sources; the build makes the same bytes each time."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.build import check, make, release

NODE = shutil.which("node") and shutil.which("npm")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Gives a copy of the checkout that the build works on instead."""
    for name in ("minesweeper", "static"):
        shutil.copytree(release.CHECKOUT / name, tmp_path / name)
    for name in ("index.html", "pyscript.toml"):
        shutil.copy(release.CHECKOUT / name, tmp_path / name)
    monkeypatch.setattr(release, "CHECKOUT", tmp_path)
    monkeypatch.setattr(release, "INDEX", tmp_path / "index.html")
    monkeypatch.setattr(release, "RUNTIME", tmp_path / "static" / "runtime")
    monkeypatch.setattr(release, "PACKS", tmp_path / "static" / "packs")
    monkeypatch.setattr(release, "CONFIG", tmp_path / "pyscript.toml")
    return tmp_path


def test_what_is_committed_is_fresh() -> None:
    """If this fails: run python -m tests.build, and commit what it writes."""
    assert check.stale() == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("minesweeper/web/main.py", "older than the sources"),
        ("static/runtime/python.bin", "python.bin"),
        ("static/runtime/snapshot.bin", "snapshot.bin"),
        ("static/style.css", "style.css"),
        ("static/boot.js", "boot.js"),
        ("pyscript.toml", "pyscript.toml"),
    ],
)
def test_a_change_makes_what_is_committed_stale(
    copy: Path, name: str, told: str
) -> None:
    """Each input of the release is watched."""
    assert check.stale() == []
    with (copy / name).open("ab") as file:
        file.write(b"\n# changed\n" if name.endswith((".py", ".toml")) else b"\n")

    assert any(told in sentence for sentence in check.stale())


def test_a_lost_module_is_noticed(copy: Path) -> None:
    """The list of modules would send the page for something that is not there."""
    (copy / "minesweeper" / "web" / "mask.py").unlink()

    expected = "pyscript.toml names minesweeper/web/mask.py, which is not there."
    assert check.stale() == [expected]


def test_a_lost_pack_is_noticed(copy: Path) -> None:
    """A page opened as a file would miss it."""
    (copy / "static" / "packs" / "core.mjs.js").unlink()

    assert check.stale() == ["static/packs/core.mjs.js holds another file."]


def test_the_modules_of_the_page_are_those_in_the_archive() -> None:
    """`pyscript.toml` and the archive name the same modules of the game."""
    whole = gzip.decompress((release.RUNTIME / "python.bin").read_bytes())
    with zipfile.ZipFile(io.BytesIO(whole)) as archive:
        names = {entry.removesuffix("c") for entry in archive.namelist()}

    packed = sorted(name for name in names if name.startswith("minesweeper/"))
    assert packed == release.modules()


def test_the_page_loads_nothing_made_for_the_command_line() -> None:
    """The page's modules are found by following imports, so these stay out."""
    names = release.modules()

    assert "minesweeper/__main__.py" not in names
    assert "minesweeper/serve.py" not in names


def test_one_version_of_each_part_is_pinned() -> None:
    """Exact versions, with the hash of every package in the lock file."""
    here = Path(make.__file__).parent
    wanted = json.loads((here / "package.json").read_text("utf-8"))["dependencies"]
    lock = json.loads((here / "package-lock.json").read_text("utf-8"))["packages"]
    lock.pop("")

    assert all(version[0].isdigit() for version in wanted.values())
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all("integrity" in package for package in lock.values())


@pytest.mark.skipif(not NODE, reason="Node.js is not installed, so nothing is rebuilt")
def test_a_fresh_build_gives_what_is_committed(tmp_path: Path) -> None:
    """Bytes for bytes, from the packages of the lock file."""
    listed = make.runtime(tmp_path)

    assert listed == release.modules()
    made = {
        name: release.digest((tmp_path / name).read_bytes()) for name in release.FILES
    }
    kept = {name: fact["hash"] for name, fact in release.read_index()["files"].items()}
    assert made == kept


@pytest.mark.skipif(not NODE, reason="Node.js is not installed to run the module")
def test_a_delta_gives_back_the_image_it_was_made_from() -> None:
    """Over any fresh memory, dirty or longer than it was."""
    script = Path(__file__).parent / "js" / "delta.test.mjs"
    done = subprocess.run(
        ["node", "--test", str(script)], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout
