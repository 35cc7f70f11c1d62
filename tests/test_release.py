"""The runtime is pinned once, and comes from nowhere else."""

from __future__ import annotations

import json
import re

from tests.sources import ROOT, committed

BUILD = ROOT / "tests" / "build"
LOCK = json.loads((BUILD / "package-lock.json").read_text(encoding="utf-8"))
RUNTIME = ("pyodide", "@pyscript/core")

CDN = re.compile(r"jsdelivr|unpkg|cdnjs|esm\.sh|pyscript\.net|esm\.run|skypack")
"""Places that runtimes are commonly fetched from."""


def test_each_part_of_the_runtime_has_one_exact_version() -> None:
    """The build's packages are named with full versions, and locked with hashes."""
    wanted = json.loads((BUILD / "package.json").read_text(encoding="utf-8"))
    named = {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}

    assert set(RUNTIME) <= set(named)
    assert [v for v in named.values() if not re.fullmatch(r"\d+\.\d+\.\d+", v)] == []
    packages = {name: facts for name, facts in LOCK["packages"].items() if name}
    assert [name for name, facts in packages.items() if "integrity" not in facts] == []
    for name in RUNTIME:
        assert packages[f"node_modules/{name}"]["version"] == named[name]


def test_the_version_of_the_runtime_is_written_once() -> None:
    """No other file of ours repeats it, so that it cannot differ."""
    versions = {LOCK["packages"][f"node_modules/{name}"]["version"] for name in RUNTIME}
    ours = [
        path
        for path in committed()
        if path.endswith((".py", ".js", ".html", ".toml", ".yml", ".mjs", ".css"))
        and not path.startswith(("static/runtime/", "static/packs/"))
    ]
    repeating = {
        path
        for path in ours
        for version in versions
        if version in (ROOT / path).read_text(encoding="utf-8")
    }

    assert repeating == set()


def test_nothing_of_ours_names_a_host_of_runtimes() -> None:
    """No page, script, setting or module points to anybody's copy of the runtime."""
    ours = [
        path
        for path in committed()
        if not path.startswith(("static/runtime/", "static/packs/", "tests/"))
        and (ROOT / path).suffix in (".html", ".js", ".py", ".toml", ".yml", ".css")
    ]
    naming = {
        path: found
        for path in ours
        if (found := CDN.findall((ROOT / path).read_text(encoding="utf-8")))
    }

    assert naming == {}
