"""Seeds are in people's links: their fields stay the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

from minesweeper.rules.level import LEVELS, Level, Start
from tests.rules.golden import differences, outcome

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "golden_fields.json"
"""A list of outcomes; entries may be added, and never change."""


def test_golden_fields_are_what_they_were() -> None:
    """Same level, seed and first cell: same field, same opening at the start."""
    assert differences(GOLDEN.read_text(encoding="utf-8")) == []


def test_the_golden_fields_cover_every_way_of_laying() -> None:
    """All named levels, all start rules, counted and by density, odd seeds too."""
    entries = json.loads(GOLDEN.read_text(encoding="utf-8"))
    levels = [Level.parse(entry["level"]) for entry in entries]

    assert {level.name for level in levels} >= set(LEVELS)
    kinds = {(level.start, level.mines is None) for level in levels}
    assert kinds == {(start, counted) for start in Start for counted in (True, False)}
    assert {"", "x" * 64} <= {entry["seed"] for entry in entries}
    assert any(not entry["seed"].isascii() for entry in entries)


def test_a_change_would_be_noticed() -> None:
    """A wrong entry is reported."""
    entry = outcome("beginner", "a seed", [0, 0])
    other = entry | {"seed": "another seed"}

    assert differences(json.dumps([entry])) == []
    assert differences(json.dumps([entry, other])) == [json.dumps(other)]
