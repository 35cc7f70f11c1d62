"""How a game starts: what is laid, and what is open already."""

from __future__ import annotations

import pytest

from minesweeper.rules.errors import LevelError, SeedError
from minesweeper.rules.game import Game
from minesweeper.rules.laying import generator, lay
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Status
from tests.rules.boards import field, opening, play, view


def test_a_chord_may_be_the_first_open_of_an_opening_start() -> None:
    """The player has opened something, so the game is playing."""
    game = Game.on(field("....*./......"), Start.OPENING)
    assert view(game) == ["0001##", "0001##"]
    assert play(game, "mark 0,4").status is Status.READY

    assert play(game, "chord 0,3").status is Status.PLAYING
    assert view(game) == ["0001F#", "00011#"]


def test_an_opening_start_is_open_before_the_first_move() -> None:
    """The game opened it itself: no move of the player's, nothing to undo."""
    game = Game(LEVELS["classic"], "a seed")

    assert game.status is Status.READY
    assert game.field is not None
    assert game.mines_left == game.field.mine_count
    assert (game.moves, game.can_undo, game.undone) == (0, False, False)
    opened = {game.grid.cell(i) for i in game.grid.indices if game.faces[i] <= 8}
    zeros = [cell for cell in opened if game.field.numbers[game.grid.index(cell)] == 0]
    numbers = game.field.numbers
    rows = [
        "".join(".*"[numbers[game.grid.index((r, c))] == 12] for c in range(30))
        for r in range(20)
    ]
    assert opened == opening(rows, zeros[0])


def test_an_opening_start_may_win_at_once() -> None:
    """Where the opening is all there is, nothing is left to play."""
    game = Game.on(field("*.../..../...."), Start.OPENING)

    assert game.status is Status.WON
    assert game.mines_left == 0
    assert not play(game, "open 0,0")


def test_an_opening_start_without_a_zero_opens_the_smallest_number() -> None:
    """One safe cell is open, and it is a 1."""
    game = Game.on(field("*.*.*"), Start.OPENING)

    assert game.status is Status.READY
    assert [line.count("2") for line in view(game)] == [1]


@pytest.mark.parametrize("start", [Start.ZONE, Start.CELL])
def test_zone_and_cell_are_laid_at_the_first_open(start: Start) -> None:
    """Marks before it lay nothing and stay."""
    game = Game(LEVELS["expert"].with_start(start), "a seed")
    play(game, "mark 0,0", "mark 15,29")
    assert game.field is None
    assert game.status is Status.READY
    assert game.mines_left == 97
    assert not play(game, "open 0,0")
    assert game.field is None

    play(game, "open 8,15")
    assert game.field is not None
    assert game.field == lay(game.level, generator("a seed"), (8, 15))
    assert game.mines_left == 97
    assert view(game)[0][0] == "F"


def test_the_counter_before_a_density_is_laid_is_what_is_expected() -> None:
    """Then it is what was laid."""
    game = Game(Level(20, 30, density=0.2, start=Start.CELL), "a seed")
    assert game.mines_left == 120

    play(game, "open 0,0")
    assert game.field is not None
    assert game.mines_left == game.field.mine_count != 120


def test_no_start_rule_may_lose_at_the_first_open() -> None:
    """Laid without a look at the first cell, some first opens hit a mine."""
    level = LEVELS["expert"].with_start(Start.NONE)
    lost = 0
    for seed in range(100):
        game = Game(level, str(seed))
        assert game.field is not None
        lost += play(game, "open 3,3").status is Status.LOST
    assert 8 <= lost <= 35


@pytest.mark.parametrize("start", [Start.ZONE, Start.CELL])
def test_a_given_board_is_never_laid_again(start: Start) -> None:
    """So the start rules that lay cannot go with it."""
    with pytest.raises(LevelError, match="none or opening") as caught:
        Game.on(field("*.."), start)

    assert caught.value.reason == "given"


def test_a_given_board_needs_a_safe_cell() -> None:
    """A board of mines cannot be played; one without mines is won at once."""
    with pytest.raises(LevelError, match="takes 0 to 3 mines, not 4") as caught:
        Game.on(field("**/**"))
    assert caught.value.reason == "mines"

    game = Game.on(field("../.."))
    assert play(game, "open 0,0").status is Status.WON


@pytest.mark.parametrize("start", Start)
def test_every_game_checks_its_seed(start: Start) -> None:
    """A bad seed is refused when the game is made, not when it is laid."""
    with pytest.raises(SeedError):
        Game(LEVELS["expert"].with_start(start), "x" * 65)
    with pytest.raises(SeedError):
        Game.on(field("*."), seed="\n")


def test_the_same_seed_level_and_first_cell_give_the_same_field() -> None:
    """Another of the three gives another field."""

    def fields(level: Level, seed: str, first: str) -> int:
        game = Game(level, seed)
        play(game, first)
        return hash(game.field)

    expert = LEVELS["expert"]
    same = fields(expert, "seed", "open 3,3")
    assert fields(expert, "seed", "open 3,3") == same
    assert fields(expert, "seed", "open 3,4") != same
    assert fields(expert, "sEed", "open 3,3") != same
    assert fields(expert.with_start(Start.CELL), "seed", "open 3,3") != same
