"""A link brings a board back."""

from __future__ import annotations

import pytest

from minesweeper.play.intents import PlayField, SetLevel, TapAt
from minesweeper.play.links import board_query, other_board
from minesweeper.play.session import Session
from minesweeper.play.settings import read_settings
from minesweeper.rules.field import Field
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import LEVELS, Level, Start

LEVELS_TO_LINK = [
    *LEVELS.values(),
    LEVELS["classic"].with_start(Start.NONE),
    LEVELS["expert"].with_start(Start.OPENING),
    Level(7, 23, density=0.25, start=Start.OPENING),
    Level(120, 130, mines=900),
]


def reopened(query: str) -> Session:
    """Gives the session of a page opened with a query."""
    asked = read_settings(query, {}, ["en"])
    assert asked.messages == ()
    first = (
        SetLevel(asked.level)
        if asked.field is None
        else PlayField(asked.field, asked.level.start)
    )
    return Session(first, lambda: "unused", asked.seed)


@pytest.mark.parametrize("level", LEVELS_TO_LINK, ids=str)
def test_a_link_reproduces_the_board(level: Level) -> None:
    """The same mines, and where the board opens itself the same opening."""
    session = Session(SetLevel(level), lambda: "a seed & more")
    fresh = bytes(session.game.faces)
    session.act(TapAt((3, 3)), 0.0)
    again = reopened(board_query(session.game, session.given))
    if again.game.field is None:
        again.act(TapAt((3, 3)), 0.0)

    assert again.game.field == session.game.field
    if level.start is Start.OPENING:
        assert bytes(again.game.faces) == fresh


@pytest.mark.parametrize("start", [Start.NONE, Start.OPENING])
def test_a_given_board_is_given_again(start: Start) -> None:
    """Its link is its mines, whatever their number."""
    field = Field.of(Grid(3, 4), [(0, 0), (2, 3)])
    session = Session(PlayField(field, start), lambda: "unused")
    again = reopened(board_query(session.game, session.given))

    assert again.game.field == field
    assert again.game.level.start is start


def test_a_board_not_laid_yet_is_told_by_its_seed() -> None:
    """The mines will lie the same after the same first open."""
    session = Session(SetLevel(LEVELS["expert"]), lambda: "abc")

    assert board_query(session.game, session.given) == "level=expert&seed=abc"


@pytest.mark.parametrize(
    ("query", "after"),
    [
        ("", ""),
        ("?skin=dark&x=%20", "?skin=dark&x=%20"),
        ("?seed=1", ""),
        ("?seed=1&embed", "?embed"),
        ("?level=classic&seed=1", "?level=expert"),
        ("?embed&b=1&m=g000", "?level=expert&embed"),
        ("?rows=9&cols=9&mines=10&start=none&lang=ja", "?level=expert&lang=ja"),
        ("?%6Cevel=classic&seed=1&seed=2", "?level=expert"),
        ("?seed=1&?&?level=classic&??", "??&?level=classic&??"),
    ],
)
def test_an_address_names_the_level_once_another_board_is_played(
    query: str, after: str
) -> None:
    """Whatever else it asks for stays as it is written."""
    assert other_board(query, LEVELS["expert"]) == after
