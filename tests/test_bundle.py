"""The one-file edition holds the whole game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from minesweeper import bundle, edited
from minesweeper.__main__ import main


def test_the_file_refers_to_nothing_outside(tmp_path: Path) -> None:
    """No address is left in it that a browser would load."""
    assert main(["bundle", str(tmp_path / "game.html")]) == 0
    page = (tmp_path / "game.html").read_text("utf-8")

    assert re.findall(r"""(?:src|href)=["'](?!data:|#|\$)[^"']*""", page) == []
    assert page.count("data-pack=") >= 7


def test_an_edited_checkout_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file would hold the game as it was before the edit."""
    monkeypatch.setattr(edited, "is_edited", lambda _folder: True)

    assert main(["bundle", str(tmp_path / "game.html")]) == 1
    assert "python -m tests.build" in capsys.readouterr().err
    assert not (tmp_path / "game.html").exists()


def test_an_incomplete_checkout_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The sentence names the file that is missing."""
    folder = Path(bundle.FOLDER)
    monkeypatch.setattr(bundle, "FOLDER", tmp_path)
    monkeypatch.setattr(edited, "is_edited", lambda _folder: False)
    (tmp_path / "static").mkdir()
    names = ("style.css", "placeholder.js", "boot.js", "icon.svg")
    for name in ("index.html", *(f"static/{name}" for name in names)):
        (tmp_path / name).write_bytes((folder / name).read_bytes())

    with pytest.raises(bundle.BundleError, match=r"pyodide\.asm\.wasm\.js is missing"):
        bundle.bundle()


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence, not a traceback."""
    target = tmp_path / "no such folder" / "game.html"

    assert main(["bundle", str(target)]) == 1
    assert "cannot be written" in capsys.readouterr().err
