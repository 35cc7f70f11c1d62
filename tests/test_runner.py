"""``python -m tests`` stops where something is wrong, and says where."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests import __main__ as runner
from tests.browser import firefox, webkit
from tests.environment import EnvironmentMissingError


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collects the commands the runner would run; those that name `bad` fail."""
    commands: list[list[str]] = []

    def run(command: Any, **options: Any) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        commands.append(words)
        return subprocess.CompletedProcess(words, 3 if "bad" in words else 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(runner, "make", lambda folder, group: Path("python"))
    monkeypatch.setattr(runner, "is_debian_root", lambda: False)
    return commands


def test_everything_is_checked_and_the_tests_come_last(ran: list[list[str]]) -> None:
    """Format, lint, types and generated files go before one run of pytest."""
    assert runner.main([]) == 0

    assert [" ".join(words[1:4]) for words in ran] == [
        "-m tests.browser.tell",
        "-m ruff format",
        "-m ruff check",
        "-m mypy",
        "-m tests.build --check",
        "-m pytest -n",
    ]


def test_fast_leaves_out_the_browser(ran: list[list[str]]) -> None:
    """No browser is looked for, and its tests are not run; other words are pytest's."""
    assert runner.main(["--fast", "-k", "chord"]) == 0

    assert "tests.browser.tell" not in [word for words in ran for word in words]
    left_out = ["--ignore=tests/browser", "--ignore=tests/engines"]
    assert ran[-1][-4:] == [*left_out, "-k", "chord"]


def test_all_runs_the_other_engines_too(
    ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What is not there is said; without the word their suite is left out."""
    monkeypatch.setattr(firefox, "installed", lambda: None)
    monkeypatch.setattr(webkit, "installed", lambda: None)
    assert runner.main(["--all"]) == 0
    assert not [word for word in ran[-1] if word.startswith("--ignore")]
    said = capsys.readouterr().out
    assert "no Firefox: its smoke suite is left out" in said
    assert "no WebKitGTK" in said
    assert runner.main([]) == 0

    assert ran[-1][-1] == "--ignore=tests/engines"


def test_it_stops_at_the_first_thing_that_is_wrong(
    ran: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The step is named, the status is 1, and the tests are not run."""
    monkeypatch.setattr(runner, "CODE", ("bad",))

    assert runner.main(["--fast"]) == 1
    assert capsys.readouterr().out.endswith("Stopped: format failed (exit status 3)\n")
    assert len(ran) == 1


def test_the_status_of_the_tests_is_its_own(ran: list[list[str]]) -> None:
    """A failed test makes the command fail, with pytest's own status."""
    assert runner.main(["--fast", "bad"]) == 3


def test_what_can_not_be_had_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback tells a newcomer that a package is missing."""

    def make(folder: Path, group: str) -> Path:
        raise EnvironmentMissingError("pip could not install pytest==9")

    monkeypatch.setattr(runner, "make", make)

    assert runner.main([]) == 1
    assert capsys.readouterr().out.endswith(
        "Stopped: pip could not install pytest==9\n"
    )
