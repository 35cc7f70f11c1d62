"""Arrow keys in the level menu end no game by themselves."""

from __future__ import annotations

import pytest

from minesweeper.play.choosing import Choosing


@pytest.mark.parametrize("key", ["ArrowDown", "End", "PageUp", "e"])
def test_a_key_that_passes_by_waits_for_enter(key: str) -> None:
    """In the middle of a game nothing is played until then."""
    choosing = Choosing()
    assert choosing.key(key) is None
    assert choosing.changed("expert", True) is None

    assert choosing.key("Enter") == "expert"
    assert choosing.key("Enter") is None


def test_a_key_is_enough_while_nothing_is_played() -> None:
    """There is no game to lose."""
    choosing = Choosing()
    choosing.key("ArrowDown")

    assert choosing.changed("expert", False) == "expert"


def test_a_choice_from_the_open_menu_is_meant() -> None:
    """Keys move in it, and Enter takes what they came to."""
    choosing = Choosing()
    choosing.key("ArrowDown")
    choosing.key("Enter")

    assert choosing.changed("expert", True) == "expert"


def test_the_mouse_chooses_at_once() -> None:
    """Also after the keyboard was there."""
    choosing = Choosing()
    choosing.key("ArrowDown")
    choosing.pointer()

    assert choosing.changed("expert", True) == "expert"


def test_a_menu_that_is_left_forgets() -> None:
    """The page then shows the level that is played again."""
    choosing = Choosing()
    choosing.key("ArrowDown")
    choosing.changed("expert", True)

    assert choosing.drop()
    assert not choosing.drop()
    assert choosing.key("Enter") is None
