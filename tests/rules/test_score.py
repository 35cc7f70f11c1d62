"""Openings, islands and 3BV."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from minesweeper.rules.score import Score, score
from tests.rules.boards import boards, counted, field, modest, regions, touching

SCORES = Path(__file__).resolve().parents[1] / "data" / "scores.jsonl"
"""Whole boards with the scores another program gave them: a JSON object a line."""


@pytest.mark.parametrize(
    "board",
    [json.loads(line) for line in SCORES.read_text(encoding="utf-8").splitlines()],
    ids=lambda board: board["id"],
)
def test_the_scores_of_known_boards(board: dict[str, Any]) -> None:
    """Sixty boards of many sizes score what they should."""
    found = score(field("\n".join(board["board"])))

    assert found == Score(board["openings"], board["islands"], board["3bv"])


@modest
@given(boards(safe=False))
def test_a_score_equals_an_independent_count(rows: list[str]) -> None:
    """Regions by union and find, and what they leave."""
    numbers = counted(rows)
    zeros = {cell for cell, number in numbers.items() if number == 0}
    lone = {cell for cell in numbers if cell not in zeros and not touching(cell, zeros)}

    found = score(field("\n".join(rows)))
    assert found.openings == len(set(regions(zeros).values()))
    assert found.islands == len(set(regions(lone).values()))
    assert found.three_bv == found.openings + len(lone)


def test_the_score_of_boards_without_a_choice() -> None:
    """No mine: one opening. No safe cell: nothing to do."""
    assert score(field("..../....")) == Score(1, 0, 1)
    assert score(field("**/**")) == Score(0, 0, 0)
    assert score(field("*.")) == Score(0, 1, 1)
