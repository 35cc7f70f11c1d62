"""The published site is exactly the page, and only after its tests passed."""

from __future__ import annotations

import re
from pathlib import Path

from tests.sources import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CI = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")


def test_the_published_folder_holds_the_page_and_nothing_else(published: Path) -> None:
    """Tests, tools and the repository's papers are not published."""
    page = {"index.html", "minesweeper", "pyscript.toml", "static", "worker.js"}

    assert {path.name for path in published.iterdir()} == page | {"LICENSE"}
    assert list(published.rglob("*.pyc")) == []


def test_every_action_is_pinned_by_its_commit() -> None:
    """No action can change under us: each is named by a full hash, with its version."""
    uses = [
        line.strip()
        for path in WORKFLOWS
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    pinned = re.compile(r"(- )?uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

    assert uses
    assert [line for line in uses if not pinned.fullmatch(line)] == []


def test_nothing_is_permitted_that_is_not_needed() -> None:
    """Jobs start with no permission; only publishing may write, and only Pages."""
    head, test, engines, pages = re.split(r"\n  (?:test|engines|pages):\n", CI)
    granted = re.compile(r"^      ([\w-]+): (read|write)$", re.MULTILINE)

    assert "\npermissions: {}\n" in head
    assert granted.findall(test) == granted.findall(engines) == [("contents", "read")]
    assert granted.findall(pages) == [
        ("contents", "read"),
        ("pages", "write"),
        ("id-token", "write"),
    ]


def test_main_is_published_after_the_tests_alone() -> None:
    """The publishing job needs the tests, which are the developers' one command."""
    pages = CI.partition("\n  pages:\n")[2]

    assert "    needs: test\n" in pages
    assert "github.ref == 'refs/heads/main'" in pages
    assert "      - run: .ci/run\n" in CI
    assert "      - run: .ci/site site\n" in pages
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert 'exec "$python" -m tests\n' in run
