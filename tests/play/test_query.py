"""Addresses are read like a browser reads them."""

from __future__ import annotations

from urllib.parse import parse_qsl

from hypothesis import given
from hypothesis import strategies as st

from minesweeper.play.query import read_query, write_query

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(st.lists(st.tuples(TEXTS.filter(bool), TEXTS)))
def test_a_query_that_was_written_reads_back(pairs: list[tuple[str, str]]) -> None:
    """Any names and values survive."""
    assert read_query(write_query(pairs)) == pairs


@given(st.text("ab%&=+ 2F4zé你"))
def test_any_text_is_read_as_the_standard_library_reads_it(text: str) -> None:
    """Broken escapes stand for themselves."""
    assert read_query(text) == parse_qsl(text, keep_blank_values=True)


@given(st.lists(st.tuples(TEXTS.filter(bool), TEXTS)))
def test_a_query_is_made_of_harmless_letters(pairs: list[tuple[str, str]]) -> None:
    """Nothing in it could end an attribute, a tag or a line."""
    assert set(write_query(pairs)).isdisjoint("<>\"'` \n#")
