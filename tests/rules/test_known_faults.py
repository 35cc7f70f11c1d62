"""Faults that other games' players reported, each with what is right.

The numbers are those of the project's own list of such reports. Cells there are given
as column, row; here they are row, column as everywhere.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from minesweeper.rules.errors import LevelError
from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Grid
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.rules.moves import Kind, Move, Status
from tests.rules.boards import all_cells, changed, counted, on, play, shown, state, view


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fails if the block takes more of the processor's time."""
    start = time.process_time()
    yield
    assert time.process_time() - start < seconds


@contextmanager
def little_room_to_recurse() -> Iterator[None]:
    """Lets calls nest only 60 deeper than now."""
    depth, frame = 0, sys._getframe()
    while frame.f_back is not None:
        depth, frame = depth + 1, frame.f_back
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(depth + 60)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


@pytest.mark.parametrize(
    ("rows", "cols", "mines"), [(5, 5, 99), (20, 20, 450), (5, 5, 0), (5, 5, -1)]
)
def test_b02_more_mines_than_places_are_refused(
    rows: int, cols: int, mines: int
) -> None:
    """A level that cannot be laid is an error at once, not an endless search."""
    with within(0.05), pytest.raises(LevelError, match=f"mines, not {mines}"):
        Level(rows, cols, mines=mines)


def test_b02_one_safe_cell_is_won_at_once() -> None:
    """5 × 5 with 24 mines: the first opened cell is the only safe one."""
    with within(0.05):
        game = Game(Level(5, 5, mines=24), "a seed")
        changes = play(game, "open 2,2")

    assert changes.status is Status.WON
    assert view(game)[2] == "FF8FF"


def test_b02_a_zone_without_room_shrinks_to_the_cell() -> None:
    """5 × 5 with 20 mines: only the clicked cell is promised safe."""
    for seed in range(30):
        with within(0.05):
            game = Game(Level(5, 5, mines=20), str(seed))
            changes = play(game, "open 2,2")
        assert changes.status is not Status.LOST
        assert game.field is not None
        assert game.field.mine_count == 20


def test_b03_a_big_opening_needs_no_recursion() -> None:
    """200 × 200 with one mine opens in one move, however little the stack holds."""
    game = Game.on(Field.of(Grid(200, 200), [(0, 0)]))
    with within(1), little_room_to_recurse():
        changes = game.play(Move(Kind.OPEN, (199, 199)))
        cells = len(changes.cells)

    assert changes.status is Status.WON
    assert cells == 39_999 + 1
    assert sum(game.faces[index] <= 8 for index in game.grid.indices) == 39_999


def test_b05_an_opening_spreads_from_zeros_only() -> None:
    """Numbers open with it, but nothing opens from them."""
    game = on("...../..*../...../.....")
    play(game, "open 3,0")

    assert view(game) == ["01#10", "01#10", "01110", "00000"]
    assert sum(line.count("#") for line in view(game)) == 2
    assert game.status is Status.PLAYING


def test_b06_a_number_counts_only_touching_mines() -> None:
    """(0,1) touches one of the three mines; the published 3 was wrong."""
    game = on(".../.*./*.*")
    play(game, "open 0,1")

    assert view(game)[0] == "#1#"


@pytest.mark.parametrize("mine", [(0, 0), (0, 3), (3, 0), (3, 3)])
def test_b06_no_number_wraps_round_an_edge(mine: tuple[int, int]) -> None:
    """A mine in a corner is counted by its three neighbours, and by no other cell."""
    field = Field.of(Grid(4, 4), [mine])
    rows = ["." * 4] * 4
    rows[mine[0]] = "".join("*" if col == mine[1] else "." for col in range(4))

    numbers = {cell: field.numbers[field.grid.index(cell)] for cell in counted(rows)}
    assert numbers == counted(rows)
    assert sorted(numbers.values()) == [0] * 12 + [1] * 3


def test_b07_flags_never_win() -> None:
    """With every covered cell flagged a game is still to be played."""
    game = Game(LEVELS["beginner"], "a seed")
    play(game, "open 0,0")
    rows = view(game)
    covered = [(row, col) for row, col in all_cells(rows) if rows[row][col] == "#"]
    for cell in covered:
        game.play(Move(Kind.MARK, cell))

    assert game.status is Status.PLAYING
    assert game.mines_left == 10 - len(covered)


def test_b07_a_fresh_board_can_be_flagged_all_over() -> None:
    """81 flags on 10 mines: the counter is -71, and nothing is decided."""
    game = Game(LEVELS["beginner"], "a seed")
    for cell in all_cells(view(game)):
        game.play(Move(Kind.MARK, cell))

    assert game.status is Status.READY
    assert game.mines_left == -71


@pytest.mark.parametrize("flags", [[], ["mark 0,0", "mark 0,1"]])
def test_b09_a_chord_with_too_few_or_too_many_flags_does_nothing(
    flags: list[str],
) -> None:
    """No flag, or two against a 1."""
    game = on("*../.../...")
    play(game, "open 1,1", *flags)
    before = state(game)

    assert not play(game, "chord 1,1")
    assert state(game) == before


def test_b09_a_chord_with_the_right_flag_opens_the_rest() -> None:
    """All eight safe cells are open, and that wins."""
    game = on("*../.../...")
    play(game, "open 1,1", "mark 0,0", "chord 1,1")

    assert view(game) == ["F10", "110", "000"]
    assert game.status is Status.WON


def test_b09_a_chord_with_a_wrong_flag_loses() -> None:
    """The mine goes off, the wrong flag is crossed."""
    game = on("*../.../...")
    play(game, "open 1,1", "mark 2,2", "chord 1,1")

    assert game.status is Status.LOST
    assert shown(game) == ["!10", "110", "00X"]


@pytest.mark.parametrize("cell", ["0,4", "2,0", "0,0"])
def test_b09_only_numbers_can_be_chorded(cell: str) -> None:
    """A chord on a blank, covered or flagged cell changes nothing."""
    game = on("*..../...../*....")
    play(game, "open 0,4", "mark 0,0")
    before = state(game)

    assert not play(game, f"chord {cell}")
    assert state(game) == before


def test_b10_several_mines_may_go_off_at_once() -> None:
    """One loss, two explosions, two wrong flags, the counter as it was."""
    game = on("*.*/.../...")
    play(game, "open 1,1", "mark 2,0", "mark 2,2")
    assert view(game)[1] == "#2#"
    counter = game.mines_left

    changes = play(game, "chord 1,1")
    assert changes.status is Status.LOST
    assert shown(game) == ["!2!", "121", "X0X"]
    assert [game.grid.cell(index) for index in game.exploded] == [(0, 0), (0, 2)]
    assert game.mines_left == counter
    assert not play(game, "open 0,1", "mark 2,2", "chord 1,1")


@pytest.mark.parametrize("last", ["open 0,0", "open 0,2"])
def test_b11_a_finished_game_is_frozen(last: str) -> None:
    """After a loss and after a win, nothing on any cell changes anything."""
    game = on("*...*")
    play(game, "mark 0,4", last)
    assert game.status in (Status.WON, Status.LOST)
    before = state(game)

    for cell in all_cells(view(game)):
        for kind in Kind:
            assert not game.play(Move(kind, cell))
    assert state(game) == before


def test_b13_the_counter_is_a_plain_integer() -> None:
    """12 flags on 10 mines are -2, three fewer are 1, 81 are -71."""
    game = Game(LEVELS["beginner"], "a seed")
    cells = all_cells(view(game))
    for cell in cells[:12]:
        game.play(Move(Kind.MARK, cell))
    assert game.mines_left == -2
    for cell in cells[:3]:
        game.play(Move(Kind.MARK, cell))
    assert game.mines_left == 1
    for cell in cells[:3] + cells[12:]:
        game.play(Move(Kind.MARK, cell))
    assert game.mines_left == -71


def test_b14_a_game_played_again_before_it_is_laid_stays_unlaid() -> None:
    """Level, seed and moves make the game again: one flag, no mines yet."""
    level, seed = LEVELS["intermediate"], "a seed"
    game = Game(level, seed)
    play(game, "mark 5,5")

    again = Game(Level.parse(str(level)), seed)
    play(again, "mark 5,5")
    assert state(again) == state(game)
    assert again.field is None
    assert again.mines_left == 39
    play(game, "open 0,0")
    play(again, "open 0,0")
    assert again.field == game.field
    assert again.field is not None
    assert again.field.mine_count == 40
    assert view(again)[5][5] == "F"


@pytest.mark.parametrize(("rows", "cols"), [(16, 30), (7, 23), (23, 7)])
def test_b15_every_corner_answers_to_its_own_name(rows: int, cols: int) -> None:
    """Rows and columns are not swapped, and the last ones exist."""
    game = Game(Level(rows, cols, mines=20, start=Start.CELL), "a seed")
    corners = [(0, 0), (0, cols - 1), (rows - 1, 0), (rows - 1, cols - 1)]
    assert len(game.grid.indices) == rows * cols

    for row, col in corners:
        changes = play(game, f"mark {row},{col}")
        assert changed(game, changes) == {(row, col)}
    lines = view(game)
    assert (len(lines), {len(line) for line in lines}) == (rows, {cols})
    assert [lines[row][col] for row, col in corners] == ["F"] * 4
    play(game, f"mark 0,{cols - 1}")
    changes = play(game, f"open 0,{cols - 1}")
    assert (0, cols - 1) in changed(game, changes)
    assert changes.status is Status.PLAYING


def test_b20_a_game_may_be_won_by_its_first_click() -> None:
    """3 × 3 with 8 mines: ready, then won, with one move."""
    game = Game(Level(3, 3, mines=8), "a seed")
    assert game.status is Status.READY

    changes = play(game, "open 1,1")
    assert changes.status is Status.WON
    assert game.moves == 1
    assert view(game) == ["FFF", "F8F", "FFF"]
