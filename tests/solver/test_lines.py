"""Lines of JSON in, lines of JSON out."""

from __future__ import annotations

import json

import pytest

from minesweeper.solver.lines import answer_line


def test_a_line_is_answered_with_its_id() -> None:
    """The answer has the corpus' form: cells as pairs, chances in lowest terms."""
    answer = json.loads(answer_line('{"id": "a", "mines": 1, "grid": ["#1##"]}'))
    assert answer == {
        "id": "a",
        "safe": [[0, 3]],
        "mine": [],
        "prob": {"0,0": "1/2", "0,2": "1/2", "0,3": "0/1"},
        "solutions": "2",
    }


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("{", "{"),
        ("[1]", "[1]"),
        ('{"mines": 1}', "grid"),
        ('{"grid": ["#1", 3], "mines": 1}', "grid"),
        ('{"grid": ["#1"], "mines": true}', "True"),
        ('{"grid": ["#1"], "mines": -3}', "-3"),
        ('{"grid": ["#1"], "mines": 1, "rows": 2}', "rows"),
        ('{"grid": ["#a"], "mines": 1}', "'a'"),
        ('{"grid": [], "mines": 1}', "row"),
    ],
)
def test_a_bad_line_is_answered_with_the_offending_place(line: str, named: str) -> None:
    """No exception leaves, and the error quotes what was wrong."""
    answer = json.loads(answer_line(line))
    assert named in answer["error"]
    assert set(answer) == {"id", "error"}


def test_more_mines_than_covered_cells_contradict() -> None:
    """The count of mines can contradict by itself."""
    answer = json.loads(answer_line('{"id": 3, "mines": 3, "grid": ["##"]}'))
    assert answer == {"id": 3, "error": "contradiction"}
