"""The errors of the rules."""

from __future__ import annotations

import string

import pytest

from minesweeper.rules.errors import (
    LevelError,
    MoveError,
    NotationError,
    RecordError,
    RulesError,
    SeedError,
    quote,
)

FAMILIES = [LevelError, MoveError, NotationError, RecordError, SeedError]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_reason_has_a_sentence(family: type[RulesError]) -> None:
    """A sentence begins with a capital or a quoted text, and ends with a full stop."""
    for reason, sentence in family.sentences.items():
        assert reason.isidentifier()
        assert sentence[0].isupper() or sentence.startswith("{value}")
        assert sentence.endswith(".")


@pytest.mark.parametrize("family", FAMILIES)
def test_an_error_carries_its_reason_and_arguments(family: type[RulesError]) -> None:
    """A page can say it in another language with nothing else."""
    for reason, sentence in family.sentences.items():
        names = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        error = family(reason, **dict.fromkeys(names, "thing"))
        assert isinstance(error, ValueError)
        assert error.reason == reason
        assert set(error.values) == names
        assert str(error).count("thing") >= len(names)


def test_a_number_python_does_not_write_is_not_quoted() -> None:
    """Python refuses to write integers of more than 4300 digits."""
    assert quote(10**5000) == "…"


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        ("plain", "'plain'"),
        ("", "''"),
        ("a\nb\t\x00", r"'a\nb\t\x00'"),
        ("<b>", "'<b>'"),
        ("x" * 40, "'" + "x" * 40 + "'"),
        ("x" * 41, "'" + "x" * 39 + "…'"),
        (501, "501"),
        (-1.5, "-1.5"),
        (10**60, "1" + "0" * 38 + "…"),
        (None, "None"),
    ],
)
def test_what_is_quoted_is_short_and_harmless(value: object, quoted: str) -> None:
    """Control characters are escaped and long texts cut."""
    assert quote(value) == quoted
