"""Board links: b and m."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.rules.errors import NotationError
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from minesweeper.rules.links import from_link, to_link
from tests.rules.boards import boards, field, modest


def read(link: str) -> Field:
    """Reads a link's query text as a page does."""
    values = parse_qs(link, strict_parsing=True)
    return from_link(values["b"][0], values["m"][0])


@modest
@given(boards(13, safe=False))
def test_reading_a_link_gives_the_field(rows: list[str]) -> None:
    """`from_link` undoes `to_link` for any field."""
    laid = field("\n".join(rows))

    assert read(to_link(laid)) == laid


@pytest.mark.parametrize(
    ("rows", "cols", "b"),
    [
        (9, 9, "1"),
        (16, 16, "2"),
        (16, 30, "3"),
        (8, 8, "88"),
        (9, 8, "89"),
        (20, 30, "3020"),
        (30, 16, "1630"),
        (9, 100, "100009"),
        (1, 10, "1001"),
    ],
)
def test_b_is_a_code_or_width_and_height(rows: int, cols: int, b: str) -> None:
    """Three sizes have codes; others are written width first, equally long."""
    laid = Field.of(Grid(rows, cols), [(rows - 1, cols - 1)])
    link = to_link(laid)

    assert link.startswith(f"b={b}&m=")
    assert read(link) == laid


def test_a_size_with_a_code_may_be_spelled_out() -> None:
    """Some tools write 99 for 9 × 9."""
    laid = Field.of(Grid(9, 9), [(0, 0)])

    assert from_link("99", "g" + "0" * 16) == laid
    assert from_link("0909", "g" + "0" * 16) == laid


@pytest.mark.parametrize(
    ("rows", "m"),
    [
        ("*....", "g"),
        ("....*", "1"),
        ("*****", "v"),
        (".*.*.", "a"),
        ("*....*", "gg"),
        ("..*/.*.", "50"),
        ("****./....*", "u1"),
    ],
)
def test_m_is_five_cells_a_letter(rows: str, m: str) -> None:
    """Row by row, the first cell in the highest bit, zeros at the end."""
    laid = field(rows)
    b = f"{laid.grid.cols}{laid.grid.rows}"

    assert to_link(laid) == f"b={b}&m={m}"
    assert from_link(b, m) == laid


@pytest.mark.parametrize(
    ("b", "m", "reason", "sentence"),
    [
        ("", "", "size", "b='' is neither"),
        ("4", "0", "size", "b='4'"),
        ("123", "0", "size", "b='123'"),
        ("0", "0", "size", "b='0'"),
        ("50", "0", "size", "b='50'"),
        ("05", "0", "size", "b='05'"),
        ("-5-5", "0", "size", "b='-5-5'"),
        ("5x", "0", "size", "b='5x'"),
        ("٥١", "0", "size", "neither 1, 2, 3"),
        ("9" * 14, "0", "size", "'99999999999999'"),
        ("9" * 500, "0", "size", "…'"),
        ("999999999999", "0", "length", "has 1"),
        ("51", "", "length", r"5 × 1|1 × 5"),
        ("51", "00", "length", "needs 1 letters in m, but m='00' has 2"),
        ("3", "0" * 95, "length", "16 × 30 cells needs 96 letters"),
        ("51", "w", "digit", "'w' at place 0"),
        ("91", "0V", "digit", "'V' at place 1"),
        ("51", "\u0661", "digit", "at place 0"),
        ("61", "g8", "padding", "letter of m, '8'"),
        ("61", "gh", "padding", "not all zero"),
    ],
)
def test_a_bad_link_is_refused(b: str, m: str, reason: str, sentence: str) -> None:
    """The sentence quotes what is wrong, and where."""
    with pytest.raises(NotationError, match=sentence) as caught:
        from_link(b, m)

    assert caught.value.reason == reason
    assert len(str(caught.value)) < 200


@modest
@given(st.text(max_size=6), st.text(max_size=40))
def test_any_two_texts_are_a_field_or_refused(b: str, m: str) -> None:
    """Nothing but a `NotationError` comes out of bad texts."""
    try:
        laid = from_link(b, m)
    except NotationError:
        return
    assert read(to_link(laid)) == laid
