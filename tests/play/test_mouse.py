"""What the buttons of a mouse come to."""

from __future__ import annotations

from typing import Any

from minesweeper.play.gestures import Gestures
from minesweeper.play.intents import ChordAt, Intent, MarkAt, Press, TapAt
from minesweeper.play.pointers import LEFT, MIDDLE, RIGHT, Action, Pointer
from minesweeper.rules.grid import Cell

HERE, THERE = (3, 3), (3, 4)

NUMBERS = {LEFT: 0, MIDDLE: 1, RIGHT: 2}


class Hand:
    """A mouse in a test: tells the gestures what it does, keeps what was wanted."""

    def __init__(self) -> None:
        self.gestures = Gestures()
        self.wanted: list[Intent] = []
        self.held = 0
        self.time = 10.0

    def down(self, bit: int, cell: Cell | None, **more: Any) -> None:
        """Presses a button, as browsers tell it: only the first is a DOWN."""
        first = not self.held
        self.held |= bit
        action = Action.DOWN if first else Action.MOVE
        self.tell(action, cell, button=NUMBERS[bit], **more)

    def up(self, bit: int, cell: Cell | None) -> None:
        """Releases a button, as browsers tell it: only the last is an UP."""
        self.held &= ~bit
        action = Action.MOVE if self.held else Action.UP
        self.tell(action, cell, button=NUMBERS[bit])

    def move(self, cell: Cell | None) -> None:
        """Moves over a cell."""
        self.tell(Action.MOVE, cell)

    def menu(self, cell: Cell | None, wait: float = 0.0) -> None:
        """Sends a context menu event."""
        self.time += wait
        self.tell(Action.MENU, cell)

    def tell(self, action: Action, cell: Cell | None, **more: Any) -> None:
        """Sends one event."""
        pointer = Pointer(action, cell, buttons=self.held, time=self.time, **more)
        self.wanted += self.gestures.feed(pointer)

    def moves(self) -> list[Intent]:
        """Gives the moves wanted so far, without what looked held."""
        return [intent for intent in self.wanted if not isinstance(intent, Press)]

    def looks(self) -> Press | None:
        """Gives what looks held now."""
        presses = [intent for intent in self.wanted if isinstance(intent, Press)]
        return presses[-1] if presses else None


def test_a_left_click_acts_at_the_release() -> None:
    """Nothing is played while the button is held; the cell looks held meanwhile."""
    hand = Hand()
    hand.down(LEFT, HERE)
    assert (hand.moves(), hand.looks()) == ([], Press(HERE))
    hand.up(LEFT, HERE)

    assert (hand.moves(), hand.looks()) == ([TapAt(HERE)], Press(None))


def test_the_cell_at_the_release_counts() -> None:
    """Dragging to another cell before letting go plays that one."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.move(THERE)
    assert hand.looks() == Press(THERE)
    hand.up(LEFT, THERE)

    assert hand.moves() == [TapAt(THERE)]


def test_a_press_that_leaves_the_board_and_comes_back_still_counts() -> None:
    """Beside the board nothing looks held; back on it, the press goes on."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.move(None)
    assert hand.looks() == Press(None)
    hand.move(THERE)
    hand.up(LEFT, THERE)

    assert hand.moves() == [TapAt(THERE)]


def test_a_release_beside_the_board_plays_nothing() -> None:
    """Letting go outside is how a player changes their mind."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.up(LEFT, None)

    assert (hand.moves(), hand.looks()) == ([], Press(None))


def test_a_release_the_page_did_not_see_gives_the_press_up() -> None:
    """A move with no button held, after a press, means the release was elsewhere."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.held = 0
    hand.move(THERE)
    assert (hand.moves(), hand.looks()) == ([], Press(None))
    hand.down(LEFT, THERE)
    hand.up(LEFT, THERE)

    assert hand.moves() == [TapAt(THERE)]


def test_losing_the_window_gives_the_press_up() -> None:
    """After Alt-Tab no cell looks held, and the late release plays nothing."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.wanted += hand.gestures.cancel()
    hand.up(LEFT, HERE)

    assert (hand.moves(), hand.looks()) == ([], Press(None))


def test_a_right_press_marks_at_once() -> None:
    """A mark does not wait for the release."""
    hand = Hand()
    hand.down(RIGHT, HERE)
    assert hand.moves() == [MarkAt(HERE)]
    hand.up(RIGHT, HERE)

    assert hand.moves() == [MarkAt(HERE)]


def test_one_mark_comes_of_a_right_click_whenever_its_menu_event_comes() -> None:
    """Systems open the menu at the press or after the release."""
    early, late = Hand(), Hand()
    early.down(RIGHT, HERE)
    early.menu(HERE)
    early.up(RIGHT, HERE)
    late.down(RIGHT, HERE)
    late.time += 3
    late.up(RIGHT, HERE)
    late.menu(HERE)

    assert early.moves() == late.moves() == [MarkAt(HERE)]


def test_a_menu_event_alone_marks() -> None:
    """Some trackpads send nothing else."""
    hand = Hand()
    hand.menu(HERE)
    hand.menu(HERE, wait=1)

    assert hand.moves() == [MarkAt(HERE)] * 2


def test_a_menu_event_long_after_a_right_click_marks_again() -> None:
    """Only a press's own menu event is swallowed."""
    hand = Hand()
    hand.down(RIGHT, HERE)
    hand.up(RIGHT, HERE)
    hand.menu(HERE, wait=2)

    assert hand.moves() == [MarkAt(HERE)] * 2


def test_ctrl_click_on_a_mac_marks_once_with_and_without_menu_event() -> None:
    """It is that system's right click; it never opens."""
    bare, full = Hand(), Hand()
    bare.down(LEFT, HERE, marks=True)
    bare.up(LEFT, HERE)
    full.down(LEFT, HERE, marks=True)
    full.menu(HERE)
    full.up(LEFT, HERE)

    assert bare.moves() == full.moves() == [MarkAt(HERE)]


def test_the_middle_button_chords() -> None:
    """It shows the neighbours held and plays at the release."""
    hand = Hand()
    hand.down(MIDDLE, HERE)
    assert hand.looks() == Press(HERE, wide=True)
    hand.up(MIDDLE, HERE)

    assert hand.moves() == [ChordAt(HERE)]


def test_both_buttons_chord_and_nothing_opens_afterwards() -> None:
    """The chord is played when the first button goes up, the second is spent."""
    hand = Hand()
    hand.down(LEFT, HERE)
    hand.down(RIGHT, HERE)
    assert hand.looks() == Press(HERE, wide=True)
    hand.up(RIGHT, HERE)
    hand.menu(HERE)
    hand.move(THERE)
    hand.up(LEFT, THERE)

    assert hand.moves() == [ChordAt(HERE)]


def test_both_buttons_right_first_mark_and_chord() -> None:
    """The right button marks when it goes down, as it always does."""
    hand = Hand()
    hand.down(RIGHT, HERE)
    hand.down(LEFT, HERE)
    hand.up(LEFT, HERE)
    hand.up(RIGHT, HERE)
    hand.menu(HERE)

    assert hand.moves() == [MarkAt(HERE), ChordAt(HERE)]


def test_a_right_press_from_beside_the_board_spoils_the_left_click_in_it() -> None:
    """A press counts only if it began on the board, and no menu event marks then."""
    hand = Hand()
    hand.down(RIGHT, None)
    hand.move(HERE)
    hand.down(LEFT, HERE)
    hand.up(LEFT, HERE)
    hand.up(RIGHT, HERE)
    hand.menu(HERE)
    assert hand.wanted == []
    hand.down(LEFT, HERE)
    hand.up(LEFT, HERE)

    assert hand.moves() == [TapAt(HERE)]


def test_both_buttons_from_beside_the_board_do_nothing() -> None:
    """Released over a cell, they neither open nor chord."""
    hand = Hand()
    hand.down(LEFT, None)
    hand.down(RIGHT, None)
    hand.move(HERE)
    hand.up(LEFT, HERE)
    hand.up(RIGHT, HERE)

    assert hand.wanted == []


def test_other_buttons_are_no_part_of_the_game() -> None:
    """Back and forward play nothing and spoil nothing."""
    hand = Hand()
    hand.tell(Action.DOWN, HERE, button=3)
    hand.tell(Action.UP, HERE, button=3)
    assert hand.wanted == []
    hand.down(LEFT, HERE)
    hand.up(LEFT, HERE)

    assert hand.moves() == [TapAt(HERE)]


def test_events_that_tell_no_held_buttons_are_understood() -> None:
    """A script's press and release with `buttons` left at 0 are a click."""
    gestures = Gestures()
    wanted = gestures.feed(Pointer(Action.DOWN, HERE, button=0))
    wanted += gestures.feed(Pointer(Action.UP, HERE, button=0))

    assert wanted == [Press(HERE), Press(None), TapAt(HERE)]
    assert not gestures.pressed
