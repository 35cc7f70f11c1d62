"""A hint is about a cell that can be opened, and says why in every language."""

from __future__ import annotations

import pytest

from minesweeper.play.hints import Hint, find_hint
from minesweeper.play.i18n import LANGUAGES, Texts
from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Kind, Move, Status
from minesweeper.solver.budget import finish
from minesweeper.solver.join import Memory


def game_on(text: str, *opened: Cell) -> Game:
    """Gives a game on a board of `*` for mines, some of its cells opened."""
    rows = text.split("/")
    grid = Grid(len(rows), len(rows[0]))
    game = Game.on(
        Field.of(
            grid,
            [
                (row, col)
                for row, line in enumerate(rows)
                for col, letter in enumerate(line)
                if letter == "*"
            ],
        )
    )
    for cell in opened:
        assert game.play(Move(Kind.OPEN, cell))
    return game


def hint_of(game: Game, near: Cell | None = None) -> Hint:
    """Finds the hint of a game."""
    return finish(find_hint(game, Memory(game.grid.stride), near))


def keys(hint: Hint) -> list[str]:
    """Gives the keys of its sentences."""
    return [message.key for message in hint.steps]


ELEVEN = "*..*/..../...."
"""Opened from below it shows 1 1 1 1: the well-known pattern, from both sides."""


def test_two_numbers_at_an_edge_prove_the_third_cell() -> None:
    """Of the two that are proved, the one nearer to the middle of the board is told."""
    hint = hint_of(game_on(ELEVEN, (2, 0)))

    assert (hint.cell, hint.safe, hint.numbers) == ((0, 2), True, ((1, 0), (1, 1)))
    assert keys(hint) == ["hint.kind.pair", "hint.place", "hint.safe.pair"]


def test_a_flag_on_a_safe_cell_is_looked_at() -> None:
    """Flags are opinions: the cell is safe all the same."""
    game = game_on(ELEVEN, (2, 0))
    game.play(Move(Kind.MARK, (0, 2)))
    hint = hint_of(game)

    assert hint.cell == (0, 2)
    assert keys(hint)[1] == "hint.place.flag"


def test_the_count_is_named_where_the_numbers_do_not_suffice() -> None:
    """One mine, seen by the number: what lies apart from it is safe."""
    hint = hint_of(game_on("*...", (0, 1)))

    assert (hint.cell, hint.numbers) == ((0, 3), ((0, 1),))
    assert keys(hint)[2] == "hint.safe.count"
    assert hint.steps[2].values["mines"] == 1


def test_a_guess_tells_its_chance_and_what_it_wins() -> None:
    """Three cells alike, one mine: a third, and one game of three is won."""
    hint = hint_of(game_on("*./..", (1, 1)))

    assert not hint.safe
    assert keys(hint)[2] == "hint.guess.endgame"
    assert hint.steps[2].values["chance"] == hint.steps[2].values["win"] == 33.3


@pytest.mark.parametrize("name", ["classic", "expert"])
def test_before_anything_is_open_a_first_cell_is_named(name: str) -> None:
    """Only the level counts then; where it opens itself, there is more to tell."""
    game = Game(LEVELS[name], "a seed")
    hint = hint_of(game)

    assert ("hint.guess.first" in keys(hint)) is (name == "expert")
    assert game.play(Move(Kind.OPEN, hint.cell))


def test_a_board_as_full_as_it_may_be_gives_a_hint_too() -> None:
    """The rounded number of mines to come never takes all of its cells."""
    level = Level(1, 2, density=0.9, start=Start.CELL)

    assert hint_of(Game(level, "full")).steps[0].key == "hint.kind.first"


def test_the_cell_is_near_the_player_where_many_are_safe() -> None:
    """A board with more safe cells than are looked at."""
    game = game_on("/".join(["*..*" * 20, "." * 80, "." * 80]), (2, 0))

    assert [hint_of(game, (1, col)).cell for col in (1, 41, 78)] == [
        (0, 1),
        (0, 41),
        (0, 78),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_played_by_hints_alone_never_lose_by_a_safe_one(lang: str) -> None:
    """Each hint is a move, each sentence complete, in every language."""
    say = Texts(lang).tell
    seen = set()
    for number in range(6):
        game = Game(LEVELS["intermediate"], f"{lang} {number}")
        memory = Memory(game.grid.stride)
        while game.status in (Status.READY, Status.PLAYING):
            hint = finish(find_hint(game, memory))
            row, col = hint.cell
            first, second, third = map(say, hint.steps)
            seen.add(first)
            for sentence in (second, third):
                assert str(row + 1) in sentence
                assert str(col + 1) in sentence
            assert game.play(Move(Kind.OPEN, hint.cell))
            assert not (hint.safe and game.exploded)

    assert len(seen) >= 4
