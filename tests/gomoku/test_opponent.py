"""The opponent: what it must never miss, at any level, and that it ends in time."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from minesweeper.gomoku.effort import Effort, finish
from minesweeper.gomoku.game import BLACK, GRID, WHITE, Game
from minesweeper.gomoku.notation import parse_moves
from minesweeper.gomoku.opponent import LEVELS, choose
from minesweeper.rules.grid import Cell
from tests.gomoku.greedy import FIVES
from tests.gomoku.matches import play
from tests.gomoku.proof import Proof

FORCED = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "data" / "forced_wins.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
"""Positions that the side to move wins by force, proved by trying every answer."""


def completions(game: Game, side: int) -> set[Cell]:
    """Gives the crossings where a side makes five, by counting."""
    found = set()
    for five in FIVES:
        held = [game.at(cell) for cell in five]
        if held.count(side) == 4 and 0 in held:
            found.add(five[held.index(0)])
    return found


def opens(game: Game, side: int) -> bool:
    """Tells whether a side could make two crossings at once where five is made."""
    proof = Proof(game)
    proof.turn = side
    for cell in [GRID.cell(index) for index in GRID.indices]:
        if not game.at(cell):
            proof.lay(cell)
            threats = proof.completions(side)
            proof.lift(cell)
            if len(threats) > 1:
                return True
    return False


def positions(seed: str, most: int = 30) -> list[Game]:
    """Gives games of stones laid near each other by chance, each not over."""
    random = Random(seed)
    found: list[Game] = []
    while len(found) < most:
        game = Game()
        row, col = random.randrange(3, 12), random.randrange(3, 12)
        for _ in range(random.randrange(6, 24)):
            game.play((row + random.randrange(-3, 4), col + random.randrange(-3, 4)))
        if not game.over and game.moves:
            found.append(game)
    return found


def threes(seed: str, most: int) -> list[Game]:
    """Gives games in which the side that has moved has three in a row, in the open."""
    random = Random(seed)
    found: list[Game] = []
    while len(found) < most:
        row, col = random.randrange(2, 13), random.randrange(2, 13)
        down, right = random.choice([(0, 1), (1, 0), (1, 1), (1, -1)])
        line = [(row + down * step, col + right * step) for step in range(-2, 5)]
        if not all(cell in GRID for cell in line):
            continue
        three = line[2:5]
        others: list[Cell] = []
        while len(others) < 3 + len(found) % 2:
            cell = row + random.randrange(-4, 5), col + random.randrange(-4, 5)
            if cell in GRID and cell not in line + others:
                others.append(cell)
        game = Game()
        if len(others) > 3:  # black has the three, and white is to move
            game.play(others.pop())
        for pair in zip(others, three, strict=True):
            for cell in pair:
                game.play(cell)
        if not game.over:
            found.append(game)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_its_own_win_or_the_others_four(level: str) -> None:
    """It makes five where it can, and else takes where the other would."""
    won = met = 0
    for number, game in enumerate(positions(f"fives {level}", 400)):
        own = completions(game, game.turn)
        other = completions(game, 3 - game.turn)
        if not own and not other:
            continue
        cell = finish(choose(game, LEVELS[level], str(number))).cell
        assert cell in (own or other), str(game.moves)
        won += bool(own)
        met += not own

    assert won > 5
    assert met > 5


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_leaves_an_open_three_alone(level: str) -> None:
    """Where one stone meets it, the other has no open four after the move.

    A four of its own may come first, where it says that this wins by force.
    """
    met = 0
    for number, game in enumerate(threes(level, 14)):
        side = game.turn
        quiet = not completions(game, side) and not completions(game, 3 - side)
        if not quiet or opens(game, side) or not opens(game, 3 - side):
            continue
        meets = []
        for index in GRID.indices:
            if game.play(GRID.cell(index)):
                if not opens(game, 3 - side):
                    meets.append(GRID.cell(index))
                game.undo()
        if not meets:
            continue
        choice = finish(choose(game, LEVELS[level], str(number)))
        game.play(choice.cell)
        forced = choice.wins and completions(game, side)
        assert choice.cell in meets or forced, str(game.moves)
        met += choice.cell in meets

    assert met > 6


@pytest.mark.parametrize("line", FORCED, ids=lambda line: str(line["moves"]))
def test_the_highest_level_wins_what_is_won_by_force(line: dict[str, object]) -> None:
    """It says so, and its first move is proved by trying every answer to it."""
    game = parse_moves(str(line["moves"]))
    choice = finish(choose(game, LEVELS["hard"], "forced"))

    assert choice.wins
    assert game.play(choice.cell)
    within = int(str(line["within"]))
    assert Proof(game).loses(within - 1) or Proof(game).loses(within)


def test_there_are_enough_forced_wins() -> None:
    """Of several lengths, all different."""
    assert len({line["moves"] for line in FORCED}) >= 30
    assert len({line["within"] for line in FORCED}) >= 3


@pytest.mark.parametrize("side", [BLACK, WHITE])
def test_the_highest_level_wins_against_a_greedy_player(side: int) -> None:
    """A few games; `python -m tests.bench gomoku` plays a hundred as each colour."""
    games = [play("hard", side, f"test {number}") for number in range(3)]

    assert sum(game.won for game in games) >= 2


def test_the_same_seed_plays_the_same_move() -> None:
    """Work is counted in stones, not by a clock."""
    for game in positions("again", 5):
        one = finish(choose(game, LEVELS["hard"], "x"))
        assert finish(choose(game, LEVELS["hard"], "x")) == one


def test_a_stopped_search_ends_at_once_with_a_move() -> None:
    """Whenever it is stopped, and the game is left alone."""
    for number, game in enumerate(positions("stopped", 10)):
        before = game.moves
        effort = Effort(LEVELS["hard"].stones)
        work = choose(game, LEVELS["hard"], "x", effort)
        choice = None
        steps = 0
        while choice is None:
            if steps == 3 * number:
                effort.stop()
            try:
                next(work)
            except StopIteration as end:
                choice = end.value
            steps += 1
            assert steps <= 3 * number + 3

        assert game.moves == before
        assert game.play(choice.cell)


def test_the_opening_moves_are_in_the_middle_and_beside_it() -> None:
    """The first stone lies in the middle, the second beside the first."""
    game = Game()
    assert finish(choose(game, LEVELS["hard"], "x")).cell == (7, 7)
    game.play((0, 0))
    row, col = finish(choose(game, LEVELS["hard"], "x")).cell
    assert max(row, col) <= 2


def test_a_game_that_is_over_is_refused() -> None:
    """There is no move to think about."""
    game = parse_moves("h8 a1 i8 c1 j8 e1 k8 g1 l8")
    with pytest.raises(ValueError, match="over"):
        finish(choose(game, LEVELS["easy"], "x"))


def test_exactly_five_is_heeded() -> None:
    """Where six do not win, the joining stone is not taken for a win."""
    text = "b1 a15 c1 a13 e1 a11 f1 a9 g1 o15"
    cell = (14, 3)

    assert finish(choose(parse_moves(text), LEVELS["hard"], "x")).cell == cell
    choice = finish(choose(parse_moves(text, exact=True), LEVELS["hard"], "x"))
    assert not (choice.wins and choice.cell == cell)
