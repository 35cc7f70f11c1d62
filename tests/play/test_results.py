"""Results are kept once each and merged without loss."""

from __future__ import annotations

import doctest
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from minesweeper.play import results as module
from minesweeper.play.book import ResultsError, merge, read_file
from minesweeper.play.results import (
    HEADING,
    WITH_RECORD,
    Book,
    Result,
    tidy,
)
from minesweeper.rules.level import LEVELS

LINE = "00000000000000a1 1800000000 expert won 123.456 87 ranked 1~expert~~2~~~~s Ada"


def made(number: int, **facts: object) -> Result:
    """Gives a won and ranked result, apart from the facts."""
    result = Result(f"{number:016x}", 1000 + number, "expert", True, 50.0, 9)
    return replace(result, **facts)  # type: ignore[arg-type]


def test_the_examples_are_true() -> None:
    """What the docstrings show is what happens."""
    assert doctest.testmod(module).failed == 0


def test_a_line_reads_as_it_was_written_by_hand() -> None:
    """Each word is where the module says."""
    result = Result.parse(LINE)

    assert result == Result(
        "00000000000000a1",
        1800000000,
        "expert",
        True,
        123.456,
        87,
        None,
        "1~expert~~2~~~~s",
        "Ada",
    )
    assert str(result) == LINE


@settings(derandomize=True, deadline=None)
@given(
    st.builds(
        Result,
        st.integers(0, 2**64 - 1).map(lambda number: f"{number:016x}"),
        st.integers(0, 10**11),
        st.sampled_from(["expert", "9x9/10/none", "20x30/0.2/zone", "3x3/0/none"]),
        st.booleans(),
        st.integers(0, 10**9).map(lambda ms: ms / 1000),
        st.integers(0, 10**6),
        st.sampled_from([None, "known", "undone", "hinted"]),
        st.sampled_from(["", "1~expert~~2~O.3~~~s%20"]),
        st.text(max_size=60).map(tidy),
    )
)
def test_a_result_reads_back(result: Result) -> None:
    """`parse(text(v)) == v`, whatever the player is called."""
    assert Result.parse(str(result)) == result
    book = Book()
    book.add(result)
    assert read_file(book.file, Book()) == [result]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("00a1", "00A1"),
        ("00000000000000a1", "a1"),
        ("1800000000", "-5"),
        ("expert", "nowhere"),
        ("expert won", "9x9 won"),
        ("won", "win"),
        ("123.456", "123"),
        ("123.456", "nan"),
        ("87", "87.5"),
        ("ranked", "RANKED"),
        ("1~expert~~2~~~~s", "<b>"),
        (" Ada", " "),
        ("Ada", "A\x07da"),
        ("Ada", "x" * 41),
    ],
)
def test_a_bad_line_is_refused(old: str, new: str) -> None:
    """The file is refused as a whole, and the sentence names the line."""
    good = LINE.replace("00a1", "00b2")
    file = "\n".join([HEADING, good, LINE.replace(old, new), "end", ""])
    with pytest.raises(ResultsError, match="Line 3"):
        read_file(file, Book())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with"),
        ("results\n", "begins with"),
        (HEADING, "after line 1"),
        (HEADING + "\n" + LINE + "\n", "after line 2"),
        (HEADING + "\n" + LINE[:40] + "\nend\n", "Line 2"),
    ],
)
def test_another_or_a_cut_file_is_refused(text: str, words: str) -> None:
    """A file that was not written here, or not wholly."""
    with pytest.raises(ResultsError, match=words):
        read_file(text, Book())


def test_a_file_may_have_been_through_an_editor() -> None:
    """A byte order mark and the line ends of Windows change nothing."""
    file = "\ufeff" + Book(LINE).file.replace("\n", "\r\n")
    assert read_file(file, Book()) == [Result.parse(LINE)]


def test_each_result_is_kept_once() -> None:
    """The id decides, whatever else differs."""
    book = Book()

    assert book.add(made(1))
    assert not book.add(made(1, seconds=1.0))
    assert book.results() == [made(1)]


def test_merging_loses_nothing_and_doubles_nothing() -> None:
    """Import into a book that holds some of the results already."""
    book, other = Book(), Book()
    for number in (1, 2, 3):
        book.add(made(number))
    for number in (2, 3, 4, 5):
        other.add(made(number))

    assert merge(book, read_file(other.file, Book())) == 2
    assert [result.id[-1] for result in book.results()] == list("12345")
    assert merge(book, read_file(other.file, Book())) == 0


def test_books_of_two_tabs_become_one() -> None:
    """What another tab has kept meanwhile is taken in before writing."""
    first, second = Book(), Book()
    first.add(made(1))
    second.add(made(2))
    second.take(str(first))

    assert {result.id[-1] for result in second.results()} == {"1", "2"}


def test_a_line_nobody_can_read_is_kept_and_counted() -> None:
    """A later version may have written it."""
    book = Book("\n".join([HEADING, LINE, "something else", ""]))

    assert book.unreadable == 1
    assert [result.name for result in book.results()] == ["Ada"]
    assert "something else" in str(book)


def test_a_record_that_was_dropped_comes_back() -> None:
    """Of two lines of one result the one with its record stays."""
    full = made(1, record="1~expert~~2~~~~s")
    book = Book(str(made(1, name="a - b")))
    book.take(str(full))

    assert book.results()[0].record == full.record
    book.take(str(made(1)))
    assert book.results()[0].record == full.record


def test_thinning_keeps_the_last_and_the_best_records() -> None:
    """All results stay; only long words go."""
    book = Book()
    for number in range(200):
        seconds = 5.0 if number == 7 else 50.0
        book.add(made(number, seconds=seconds, record="1~x~~2~~~~s"))
    book.thin()

    assert len(book.results()) == 200
    with_record = [int(r.id, 16) for r in book.results() if r.record]
    assert with_record == [7, *range(200 - WITH_RECORD, 200)]


def test_levels_of_results_are_levels() -> None:
    """Every named level can be written in a line."""
    for name in LEVELS:
        assert Result.parse(LINE.replace("expert won", f"{name} won")).level == name
