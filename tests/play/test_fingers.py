"""What fingers and pens come to."""

from __future__ import annotations

from typing import Any

from minesweeper.play.fingers import STRAY_PIXELS
from minesweeper.play.gestures import Gestures
from minesweeper.play.intents import Intent, MarkAt, Press, TapAt
from minesweeper.play.pointers import Action, Pointer
from minesweeper.play.ways import Ways

HERE, THERE = (3, 3), (3, 4)


class Finger:
    """A finger in a test, on gestures it may share with others."""

    def __init__(self, gestures: Gestures | None = None, number: int = 5) -> None:
        self.gestures = gestures or Gestures()
        self.number = number
        self.time = 10.0
        self.wanted: list[Intent] = []

    def tell(self, action: Action, **more: Any) -> None:
        """Sends one event of this finger, on the first cell unless told otherwise."""
        facts: dict[str, Any] = {"cell": HERE, "button": 0, "touch": True, **more}
        pointer = Pointer(action, id=self.number, time=self.time, **facts)
        self.wanted += self.gestures.feed(pointer)

    def wait(self, seconds: float) -> None:
        """Lets time pass; the gestures are woken when they asked for it."""
        end = self.time + seconds
        due = self.gestures.due
        if due is not None and due <= end:
            self.wanted += self.gestures.wake(due)
        self.time = end

    def moves(self) -> list[Intent]:
        """Gives the moves wanted so far, without what looked held."""
        return [intent for intent in self.wanted if not isinstance(intent, Press)]


def test_a_short_tap_acts() -> None:
    """The cell looks held while the finger is down, and is played when it lifts."""
    finger = Finger()
    finger.tell(Action.DOWN)
    assert finger.wanted == [Press(HERE)]
    finger.wait(0.1)
    finger.tell(Action.UP)

    assert finger.moves() == [TapAt(HERE)]
    assert not finger.gestures.pressed


def test_a_hold_marks_before_the_finger_lifts() -> None:
    """The mark is there when the hold counts, and lifting does nothing more."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.wait(Ways().hold)
    assert finger.moves() == [MarkAt(HERE, held=True)]
    finger.tell(Action.UP)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_android_events_make_one_mark() -> None:
    """A menu event comes at half a second, before the finger lifts."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.wait(0.5)
    finger.tell(Action.MENU)
    finger.tell(Action.UP)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_a_menu_event_before_the_hold_counts_is_the_hold() -> None:
    """A system with a quicker long press is believed."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.wait(Ways().hold / 2)
    finger.tell(Action.MENU)
    finger.wait(1)
    finger.tell(Action.UP)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_windows_events_make_one_mark() -> None:
    """There the menu event comes when the finger lifts, however late."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.wait(4)
    finger.tell(Action.UP)
    finger.tell(Action.MENU)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_a_hold_nobody_was_woken_for_still_marks() -> None:
    """A busy page may hear of the lift first; a long touch never opens."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.time += 0.5
    finger.tell(Action.UP)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_a_finger_that_strays_does_nothing() -> None:
    """It is panning, also if it comes back and rests."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.tell(Action.MOVE, x=STRAY_PIXELS + 1)
    finger.tell(Action.MOVE, x=0.0)
    finger.wait(1)
    finger.tell(Action.UP)

    assert finger.moves() == []
    assert finger.wanted[-1] == Press(None)


def test_a_finger_that_trembles_still_taps_its_first_cell() -> None:
    """A few pixels are no pan, even across the edge of a cell."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.tell(Action.MOVE, cell=THERE, y=STRAY_PIXELS - 1)
    finger.tell(Action.UP, cell=THERE, y=STRAY_PIXELS - 1)

    assert finger.moves() == [TapAt(HERE)]


def test_a_pan_the_browser_takes_over_does_nothing() -> None:
    """The browser says so by a cancel event."""
    finger = Finger()
    finger.tell(Action.DOWN)
    finger.tell(Action.CANCEL)
    finger.wait(1)

    assert finger.wanted == [Press(HERE), Press(None)]
    assert not finger.gestures.pressed


def test_two_fingers_do_nothing() -> None:
    """They are zooming; the next tap works again."""
    first = Finger()
    second = Finger(first.gestures, number=6)
    first.tell(Action.DOWN)
    second.tell(Action.DOWN, primary=False, cell=THERE)
    first.wait(1)
    first.tell(Action.UP)
    second.tell(Action.UP, primary=False, cell=THERE)
    assert first.moves() + second.moves() == []
    first.tell(Action.DOWN)
    first.tell(Action.UP)

    assert first.moves() == [TapAt(HERE)]


def test_a_second_finger_beside_the_board_spoils_the_tap_too() -> None:
    """A pinch may have only one finger on the board."""
    first = Finger()
    second = Finger(first.gestures, number=6)
    first.tell(Action.DOWN, cell=None)
    second.tell(Action.DOWN, primary=False)
    second.tell(Action.UP, primary=False)

    assert first.moves() + second.moves() == []


def test_a_lost_finger_does_not_block_the_board() -> None:
    """A primary finger comes down only when no other is: older ones are forgotten."""
    lost = Finger(number=1)
    lost.tell(Action.DOWN)
    finger = Finger(lost.gestures, number=2)
    finger.tell(Action.DOWN)
    finger.tell(Action.UP)

    assert finger.moves() == [TapAt(HERE)]


def test_the_button_of_a_pen_marks() -> None:
    """It is the pen's right button, with or without its menu event."""
    pen = Finger()
    pen.tell(Action.DOWN, button=2)
    pen.tell(Action.UP, button=2)
    pen.tell(Action.MENU)

    assert pen.moves() == [MarkAt(HERE)]


def test_taps_in_quick_succession_all_count() -> None:
    """Twenty taps on two cells are twenty moves."""
    finger = Finger()
    for number in range(20):
        cell = THERE if number % 2 else HERE
        finger.tell(Action.DOWN, cell=cell)
        finger.wait(0.05)
        finger.tell(Action.UP, cell=cell)
        finger.wait(0.05)

    assert finger.moves() == [TapAt(HERE), TapAt(THERE)] * 10
