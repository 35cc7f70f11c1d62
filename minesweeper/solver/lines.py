"""Positions and their answers as lines of JSON.

A line in: `{"id": …, "mines": 10, "grid": ["1#", "##"]}`, the grid in `#` (covered) and
`0`–`8`; `rows` and `cols` may stand there too. A line out: the id, `solutions` as a
decimal string, the cells `safe` and `mine` in every solution, and each covered cell's
chance of a mine in lowest terms, as `"row,col": "num/den"`; or the id and an `error`.
"""

from __future__ import annotations

import json
from typing import Any

from minesweeper.solver.count import ContradictionError, count
from minesweeper.solver.view import View, ViewError

MOST_BITS = 14_000
"""The longest number that is written: Python writes no more than 4300 digits."""


def answer_line(line: str) -> str:
    """The answer to one line, as a line without its end; never raises on bad text."""
    name: Any = None
    try:
        task = _read(line)
        name = task.get("id")
        answer = _answer(_view(task))
    except ContradictionError:
        answer = {"error": "contradiction"}
    except ValueError as error:
        answer = {"error": str(error)}
    return json.dumps({"id": name, **answer}, separators=(",", ":"))


def _read(line: str) -> dict[str, Any]:
    try:
        task = json.loads(line)
    except ValueError as error:
        raise ViewError(f"not a line of JSON ({error}): {line[:60]!r}") from None
    if not isinstance(task, dict):
        raise ViewError(f"not a JSON object: {line[:60]!r}")
    return task


def _view(task: dict[str, Any]) -> View:
    rows, mines = task.get("grid"), task.get("mines")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise ViewError(f"'grid' must be a list of texts, not {rows!r:.60}")
    if type(mines) is not int:
        raise ViewError(f"'mines' must be a whole number, not {mines!r:.60}")
    view = View.parse("\n".join(rows), mines)
    for key, value in (("rows", view.grid.rows), ("cols", view.grid.cols)):
        if task.get(key, value) != value:
            raise ViewError(f"{key!r} is {task[key]!r:.60}, but the grid has {value}")
    return view


def _answer(view: View) -> dict[str, Any]:
    known = count(view)
    if known.solutions.bit_length() > MOST_BITS:
        raise ViewError("so many placements fit that their number is too long to write")
    return {
        "safe": view.cells(known.safe),
        "mine": view.cells(known.mine),
        "prob": {
            f"{row},{col}": f"{chance.numerator}/{chance.denominator}"
            for (row, col), chance in known.chances().items()
        },
        "solutions": str(known.solutions),
    }
