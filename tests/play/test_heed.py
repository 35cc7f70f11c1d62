"""What comes up unasked is answered only by what was meant for it."""

from __future__ import annotations

from minesweeper.play.heed import Heed


def test_the_second_press_of_a_double_click_is_not_heeded() -> None:
    """The click it makes does nothing, however late the button comes up."""
    heed = Heed()
    heed.come_up(10.0)
    heed.press(10.2)

    assert not heed.click(True, 10.3)
    assert not heed.click(True, 12.0)


def test_a_press_after_half_a_second_is_heeded() -> None:
    """Also after others that were not."""
    heed = Heed()
    heed.come_up(10.0)
    heed.press(10.4)
    heed.press(10.5)

    assert heed.click(True, 10.6)


def test_a_click_whose_press_was_elsewhere_is_not_heeded() -> None:
    """The button went down on the board."""
    heed = Heed()
    heed.come_up(10.0)

    assert not heed.click(True, 20.0)


def test_each_coming_up_begins_anew() -> None:
    """A press on the mask of the game before says nothing."""
    heed = Heed()
    heed.come_up(10.0)
    heed.press(11.0)
    heed.come_up(20.0)

    assert not heed.click(True, 21.0)


def test_a_key_held_since_before_is_not_heeded() -> None:
    """Only a key that goes down late enough is."""
    heed = Heed()
    heed.come_up(10.0)

    assert not heed.key(True, 30.0)
    assert not heed.key(False, 10.1)
    assert heed.key(False, 10.5)


def test_a_click_without_a_pointer_is_heeded_late_enough() -> None:
    """A key or a screen reader makes it."""
    heed = Heed()
    heed.come_up(10.0)

    assert not heed.click(False, 10.1)
    assert heed.click(False, 10.6)
