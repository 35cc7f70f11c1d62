"""Each way to chord, mark and open can be chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from minesweeper.play.gestures import Gestures
from minesweeper.play.held import flags_around
from minesweeper.play.intents import ChordAt, MarkAt, OpenAt, Press, TapAt
from minesweeper.play.options import OPTIONS, defaults
from minesweeper.play.pointers import LEFT, MIDDLE, RIGHT, Action
from minesweeper.play.ways import NAMES, Ways
from minesweeper.rules.moves import Kind, Move
from tests.play.test_fingers import Finger
from tests.play.test_mouse import HERE, THERE, Hand
from tests.rules.boards import on


def hand(**ways: bool | float) -> Hand:
    """Gives a mouse whose presses are meant in these ways."""
    made = Hand()
    made.gestures.ways = replace(Ways(), **ways)  # type: ignore[arg-type]
    return made


def test_the_defaults_of_the_options_are_the_ways_without_any() -> None:
    """One place says what is usual."""
    assert Ways.of(defaults()) == Ways() == Gestures().ways
    assert set(NAMES) <= set(OPTIONS)


def test_every_option_has_its_own_effect() -> None:
    """Changing one changes exactly one thing."""
    others = {"primary": "flag", "hold": "600", "flag-all": "on"}
    for name in NAMES:
        changed = Ways.of({**defaults(), name: others.get(name, "off")})
        differing = [
            part
            for part in Ways.__slots__
            if getattr(changed, part) != getattr(Ways(), part)
        ]
        assert len(differing) == 1, name


def test_a_left_press_marks_and_a_right_press_opens_while_flagging() -> None:
    """The right one at its release, like every opening."""
    mouse = hand(flagging=True)
    mouse.down(LEFT, HERE)
    mouse.up(LEFT, HERE)
    mouse.down(RIGHT, THERE)
    assert (mouse.moves(), mouse.looks()) == ([TapAt(HERE, marks=True)], Press(THERE))
    mouse.up(RIGHT, THERE)
    mouse.menu(THERE)

    assert mouse.moves() == [TapAt(HERE, marks=True), OpenAt(THERE)]


def test_a_click_on_a_number_need_not_chord() -> None:
    """The tap says so, and the session leaves the number alone."""
    mouse = hand(chord_click=False)
    mouse.down(LEFT, HERE)
    mouse.up(LEFT, HERE)

    assert mouse.moves() == [TapAt(HERE, chords=False)]


def test_the_middle_button_need_not_chord() -> None:
    """It does nothing then, alone or beside another."""
    mouse = hand(chord_middle=False)
    mouse.down(MIDDLE, HERE)
    mouse.up(MIDDLE, HERE)
    mouse.down(LEFT, HERE)
    mouse.down(MIDDLE, HERE)
    mouse.up(MIDDLE, HERE)
    mouse.up(LEFT, HERE)

    assert ChordAt(HERE) not in mouse.moves()


def test_both_buttons_need_not_chord() -> None:
    """The click and a half still does: it goes to another cell."""
    mouse = hand(chord_both=False)
    mouse.down(LEFT, HERE)
    mouse.down(RIGHT, HERE)
    mouse.up(RIGHT, HERE)
    mouse.up(LEFT, HERE)
    assert ChordAt(HERE) not in mouse.moves()
    mouse.down(RIGHT, HERE)
    mouse.down(LEFT, THERE)
    mouse.up(LEFT, THERE)

    assert mouse.moves()[-1] == ChordAt(THERE)


def test_the_click_and_a_half_need_not_chord() -> None:
    """Both buttons on one cell still do."""
    mouse = hand(chord_slide=False)
    mouse.down(RIGHT, HERE)
    mouse.down(LEFT, THERE)
    mouse.up(LEFT, THERE)
    mouse.up(RIGHT, THERE)
    assert mouse.moves() == [MarkAt(HERE)]
    mouse.down(RIGHT, HERE)
    mouse.down(LEFT, HERE)
    mouse.up(LEFT, HERE)

    assert mouse.moves()[-1] == ChordAt(HERE)


@pytest.mark.parametrize("hold", [0.25, 0.6])
def test_a_finger_marks_after_the_time_that_was_chosen(hold: float) -> None:
    """Not a moment before."""
    finger = Finger()
    finger.gestures.ways = Ways(hold=hold)
    finger.tell(Action.DOWN)
    finger.wait(hold - 0.01)
    assert finger.moves() == []
    finger.wait(0.02)

    assert finger.moves() == [MarkAt(HERE, held=True)]


def test_flagging_all_waits_for_the_number_to_say_so() -> None:
    """As many covered neighbours as the number, and what is flagged stays."""
    game = on("*../.*./...")
    game.play(Move(Kind.OPEN, (0, 1)))
    assert flags_around(game, (0, 1)) == []
    for cell in ((0, 2), (1, 2), (1, 0)):
        game.play(Move(Kind.OPEN, cell))
    game.play(Move(Kind.MARK, (0, 0)))

    assert flags_around(game, (0, 1)) == [Move(Kind.MARK, (1, 1))]


def test_flagging_all_replaces_question_marks() -> None:
    """They take two moves each."""
    game = on("**./...", question_marks=True)
    for cell in ((1, 0), (1, 1)):
        game.play(Move(Kind.OPEN, cell))
    for _ in range(2):
        game.play(Move(Kind.MARK, (0, 0)))

    moves = flags_around(game, (1, 0))
    assert moves == 2 * [Move(Kind.MARK, (0, 0))] + [Move(Kind.MARK, (0, 1))]
