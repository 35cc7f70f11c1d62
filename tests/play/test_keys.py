"""Which key does what, how that is changed, and how it is written down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minesweeper.play.keys import (
    ACTS,
    MOVES,
    NAMED,
    USUAL,
    Key,
    KeysError,
    bind,
    can_bind,
    command,
    counts,
    read_keys,
    unbind,
    write_keys,
)


def pressed(key: str, **facts: object) -> str | None:
    """Gives what a key means to somebody who has changed nothing."""
    return command(USUAL, Key(key, **facts))  # type: ignore[arg-type]


def test_the_usual_keys_are_those_that_were_promised() -> None:
    """Arrows, their company, and a letter or two for each act."""
    promised = {
        "ArrowUp": "up",
        "ArrowDown": "down",
        "ArrowLeft": "left",
        "ArrowRight": "right",
        "Home": "row-start",
        "End": "row-end",
        "PageUp": "page-up",
        "PageDown": "page-down",
        "Enter": "open",
        " ": "open",
        "f": "mark",
        "m": "mark",
        "c": "chord",
        "h": "hint",
        "u": "undo",
        "z": "undo",
        "r": "redo",
        "y": "redo",
        "n": "new",
        "p": "pause",
        "?": "help",
    }

    assert {key: pressed(key) for key in promised} == promised


def test_with_ctrl_only_arrows_and_the_ends_mean_something() -> None:
    """Ctrl-R reloads the page, as ever."""
    assert pressed("Home", ctrl=True) == "first"
    assert pressed("End", ctrl=True) == "last"
    assert pressed("ArrowLeft", ctrl=True) == "covered-left"
    assert [pressed(key, ctrl=True) for key in ("r", "z", "f", "Enter", " ")] == [
        None
    ] * 5


def test_alt_meta_and_composing_leave_every_key_alone() -> None:
    """Alt-Left goes back in the browser, and a word being typed is no move."""
    assert pressed("ArrowLeft", other=True) is None
    assert pressed("f", other=True) is None


def test_capitals_and_other_scripts_mean_the_letter_on_the_key() -> None:
    """Caps Lock and a Russian or Greek layout play as well."""
    assert pressed("F") == "mark"
    assert pressed("а", code="KeyF") == "mark"
    assert pressed("ς", code="KeyW") is None


@pytest.mark.parametrize("key", ["Tab", "Escape", "Process", "Dead", "Shift", "F5"])
def test_keys_of_the_browser_mean_nothing(key: str) -> None:
    """They can't be bound either."""
    assert pressed(key) is None
    assert not can_bind(key)


def test_a_key_held_down_only_moves() -> None:
    """Nobody opens or marks again and again by resting on a key."""
    held = Key("x", repeat=True)

    assert {name for name in USUAL if counts(name, held)} == set(MOVES)
    assert all(counts(name, Key("x")) for name in ACTS)


def test_a_key_that_does_something_already_is_refused() -> None:
    """The error says what it does; the keys stay as they were."""
    with pytest.raises(KeysError) as caught:
        bind(USUAL, "chord", "f")

    assert caught.value.reason == "taken"
    assert caught.value.values == {"value": "f", "command": "mark"}


def test_a_key_takes_the_place_of_another() -> None:
    """The old one then means nothing."""
    keys = bind(USUAL, "mark", "x", instead="f")

    assert keys["mark"] == ("x", "m")
    assert command(keys, Key("f")) is None
    assert command(keys, Key("x")) == "mark"


def test_the_key_a_command_has_may_be_given_again() -> None:
    """That changes nothing."""
    assert bind(USUAL, "open", "Enter") == USUAL


def test_a_command_may_be_left_without_a_key() -> None:
    """And it is written so, and read again."""
    keys = unbind(USUAL, "hint", "h")

    assert write_keys(keys) == "hint:"
    assert read_keys("hint:") == keys
    assert command(keys, Key("h")) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "orphan"),
        ("x", "orphan"),
        ("jump: x", "command"),
        ("mark: x mark: y", "repeated"),
        ("mark: Escape", "key"),
        ("mark: X", "key"),
        ("mark: Ctrl+c", "key"),
        ("mark:  x", "key"),
        ("mark: c", "taken"),
        ("mark: x x", "taken"),
        ("mark: <b>", "key"),
    ],
)
def test_bad_texts_are_refused_with_a_reason(text: str, reason: str) -> None:
    """A stored or linked text is never half believed."""
    with pytest.raises(KeysError) as caught:
        read_keys(text)

    assert caught.value.reason == reason


LOOSE = sorted(NAMED | set("qwxs:;=+&%1, é".replace(" ", "")))


@given(st.lists(st.tuples(st.sampled_from(sorted(USUAL)), st.sampled_from(LOOSE))))
def test_every_table_is_read_as_it_was_written(changes: list[tuple[str, str]]) -> None:
    """Signs that separate things elsewhere are keys like others here."""
    keys = USUAL
    for name, key in changes:
        taken = [other for other, names in keys.items() if key in names]
        keys = bind(keys, name, key) if not taken else unbind(keys, taken[0], key)

    assert read_keys(write_keys(keys)) == keys
