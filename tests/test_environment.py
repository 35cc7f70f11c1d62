"""The tests' environment is pinned, and made only when it must be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import environment
from tests.browser import chrome

EXACT = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*")


def test_the_development_packages_are_named() -> None:
    """PyScript, pytest and pytest-playwright are among the pinned packages."""
    groups = environment.read_groups()
    names = {
        entry.partition("==")[0]
        for group in groups
        for entry in environment.requirements(group, groups)
    }

    assert {"pyscript", "pytest", "pytest-playwright", "hypothesis"} <= names


@pytest.mark.parametrize("group", ["dev", "pyscript", "bench"])
def test_every_package_of_a_group_is_pinned(group: str) -> None:
    """Each is named with one version, and the pins say the same."""
    wanted = environment.requirements(group, environment.read_groups())
    pins = environment.pins(group).read_text(encoding="utf-8").split()

    assert [entry for entry in [*wanted, *pins] if not EXACT.fullmatch(entry)] == []
    assert set(wanted) - set(pins) == set()


def test_nothing_unpinned_is_installed_here() -> None:
    """What runs these tests was installed from the pins and nothing else."""
    command = [sys.executable, "-m", "pip", "freeze"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    installed = {line.lower().replace("_", "-") for line in done.stdout.split()}
    pins = environment.pins("dev").read_text(encoding="utf-8").split()

    assert installed - set(pins) == set()


def test_a_group_brings_the_groups_it_includes() -> None:
    """Included groups are read wherever they stand in the list."""
    groups: environment.Groups = {
        "a": ["x==1", {"include-group": "b"}, "y==1"],
        "b": ["z==1"],
    }

    assert environment.requirements("a", groups) == ["x==1", "z==1", "y==1"]


def test_an_environment_is_kept_until_its_pins_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made once, kept while nothing changed, and made anew when a pin did."""
    made: list[Path] = []
    folder = tmp_path / "venv"

    def create(target: Path) -> None:
        made.append(target)
        python = environment.python_in(target)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    monkeypatch.setattr(environment, "create", create)
    monkeypatch.setattr(environment, "read_groups", lambda: {"dev": ["a==1"]})
    monkeypatch.setattr(environment, "install", lambda python, group: None)

    assert environment.make(folder, "dev") == environment.python_in(folder)
    environment.make(folder, "dev")
    assert made == [folder]

    monkeypatch.setattr(environment, "read_groups", lambda: {"dev": ["a==2"]})
    environment.make(folder, "dev")
    assert made == [folder, folder]


def test_the_browser_that_was_named_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`MINESWEEPER_CHROME` goes before any other, and must name a file."""
    browser = tmp_path / "chrome"
    monkeypatch.setenv("MINESWEEPER_CHROME", str(browser))
    with pytest.raises(FileNotFoundError, match="MINESWEEPER_CHROME names no file"):
        chrome.installed()

    browser.touch()
    assert chrome.installed() == browser


def test_an_installed_browser_is_found_on_the_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chromium goes before Chrome; with none of them nothing is given."""
    monkeypatch.delenv("MINESWEEPER_CHROME", raising=False)
    monkeypatch.setattr(chrome, "usual_places", list)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chrome.installed() is None
    assert "executable_path" not in chrome.launch_options()

    suffix = ".exe" if os.name == "nt" else ""
    for name in ("google-chrome", "chromium"):
        (tmp_path / f"{name}{suffix}").touch(mode=0o755)
    assert chrome.installed() == tmp_path / f"chromium{suffix}"


def test_the_sandbox_is_left_off_for_the_superuser_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anybody else's browser keeps its sandbox."""
    monkeypatch.setattr(chrome, "is_root", lambda: False)
    assert "--no-sandbox" not in chrome.launch_options()["args"]

    monkeypatch.setattr(chrome, "is_root", lambda: True)
    assert "--no-sandbox" in chrome.launch_options()["args"]
