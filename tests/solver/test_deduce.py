"""Certain cells carry reasons, the easiest first."""

from __future__ import annotations

import pytest

from minesweeper.solver.budget import Budget, finish
from minesweeper.solver.check import check_reason
from minesweeper.solver.deduce import deduce
from minesweeper.solver.reasons import Reason, ReasonKind
from minesweeper.solver.view import View


def _reason(text: str, mines: int, cell: tuple[int, int]) -> Reason:
    view = View.parse(text, mines)
    reason = deduce(view).reason(cell)
    assert check_reason(view, reason)
    return reason


def test_one_number_with_as_many_covered_neighbours_proves_mines() -> None:
    """A corner 1 between open cells points at its mine."""
    reason = _reason("#1\n11", 1, (0, 0))
    assert reason == Reason(ReasonKind.SINGLE, (0, 0), True, ((0, 1),), False)


def test_two_numbers_prove_what_neither_does_alone() -> None:
    """The well-known 1-1 at an edge."""
    reason = _reason("####\n1111\n0000", 2, (0, 2))
    assert reason.kind is ReasonKind.PAIR
    assert reason.numbers == ((1, 0), (1, 1))
    assert not reason.mine


def test_the_count_is_named_only_where_the_numbers_do_not_suffice() -> None:
    """One mine, seen by the number: the far cell is safe by the count."""
    reason = _reason("#1##", 1, (0, 3))
    assert reason == Reason(ReasonKind.COUNT, (0, 3), False, ((0, 1),), True)


def test_no_mines_at_all_need_no_number() -> None:
    """The count alone proves every cell."""
    assert _reason("###", 0, (0, 1)).numbers == ()


def test_a_cell_in_doubt_has_no_reason() -> None:
    """Asking for one is an error."""
    with pytest.raises(KeyError):
        deduce(View.parse("#1##", 1)).reason((0, 0))


def test_the_easiest_reason_is_found_first() -> None:
    """Among many certain cells one that a single number proves is shown."""
    view = View.parse("####\n1111\n0000", 2)
    known = deduce(view)
    easiest = finish(known.easiest_steps(view.cells(known.safe | known.mine)))
    assert easiest is not None
    assert len(easiest.numbers) == min(len(one.numbers) for one in known.reasons())


@pytest.mark.parametrize(
    "wrong",
    [
        Reason(ReasonKind.PAIR, (0, 2), True, ((1, 0), (1, 1)), False),
        Reason(ReasonKind.PAIR, (0, 2), False, ((1, 0), (1, 2)), False),
        Reason(ReasonKind.SINGLE, (0, 2), False, ((1, 1),), False),
        Reason(ReasonKind.SINGLE, (0, 2), False, ((1, 0), (1, 1)), False),
        Reason(ReasonKind.PAIR, (1, 2), False, ((1, 0), (1, 1)), False),
        Reason(ReasonKind.PAIR, (0, 2), False, ((1, 0), (0, 1)), False),
    ],
)
def test_the_checker_refuses_reasons_that_prove_nothing(wrong: Reason) -> None:
    """Wrong conclusions, too few numbers, wrong kinds and covered numbers."""
    assert not check_reason(View.parse("####\n1111\n0000", 2), wrong)


def test_a_reason_over_budget_is_larger_but_still_a_proof() -> None:
    """With no budget at all every number stands in the reason."""
    view = View.parse("#####\n12221\n00000", 3)
    known = deduce(view)
    for cell in known.safe_cells + known.mine_cells:
        reason = known.reason(cell, Budget(0))
        assert check_reason(view, reason)
        least = known.reason(cell)
        assert least.smallest
        assert not reason.smallest or len(reason.numbers) == len(least.numbers)
    counted = deduce(View.parse("#1##", 1)).reason((0, 3), Budget(0))
    assert not counted.smallest
