"""The table of five in a row: whose turn, what an undo takes back, what is kept."""

from __future__ import annotations

from minesweeper.gomoku.game import BLACK, WHITE
from minesweeper.gomoku.record import Record
from minesweeper.play.five import Table

BLACK_FIVE = [(0, col) for col in range(5)]
WHITE_FIVE = [(2, col) for col in range(5)]


def played(table: Table, stones: int) -> Table:
    """Lays that many stones of two rows that come to five."""
    for number in range(stones):
        row = WHITE_FIVE if number % 2 else BLACK_FIVE
        assert table.play(row[number // 2], float(number))
    return table


def test_two_people_have_won_whoever_it_was() -> None:
    """At one screen somebody always won; the winner has a name."""
    table = played(Table(), 9)

    assert (table.state, table.winner) == ("won", BLACK)
    assert not table.awaits_program


def test_against_the_program_the_state_is_the_persons() -> None:
    """Black's five is a win for black and a loss for white."""
    assert played(Table("easy", BLACK), 9).state == "won"
    assert played(Table("easy", WHITE), 9).state == "lost"


def test_the_program_is_awaited_when_it_is_its_turn() -> None:
    """As black it begins; after the end it is not awaited."""
    assert Table("easy", WHITE).awaits_program
    assert not Table("easy", BLACK).awaits_program
    assert played(Table("easy", BLACK), 1).awaits_program
    assert not played(Table("easy", BLACK), 9).awaits_program


def test_an_undo_takes_the_programs_answer_back_too() -> None:
    """It is the person's turn again, as before their last stone."""
    table = played(Table("easy", BLACK), 4)

    assert table.undo() == (WHITE_FIVE[1], BLACK_FIVE[1])
    assert len(table.game.moves) == 2
    assert table.redo() == (BLACK_FIVE[1], WHITE_FIVE[1])


def test_an_undo_while_the_program_thinks_takes_the_persons_stone_back() -> None:
    """There is no answer yet."""
    table = played(Table("easy", BLACK), 3)

    assert table.undo() == (BLACK_FIVE[1],)
    assert not table.awaits_program


def test_the_programs_first_stone_is_not_taken_back() -> None:
    """Where the program began, there is nothing of the person's to undo."""
    table = played(Table("easy", WHITE), 1)

    assert not table.can_undo
    assert table.undo() == ()


def test_two_people_take_back_one_stone_at_a_time() -> None:
    """Nobody answers for the other."""
    table = played(Table(), 4)

    assert table.undo() == (WHITE_FIVE[1],)
    assert table.redo() == (WHITE_FIVE[1],)


def test_a_kept_game_is_played_on() -> None:
    """Players, stones and the clock are as they were."""
    table = played(Table("hard", WHITE, exact=True), 4)
    kept = Table.of(Record.parse(str(table.record())))

    assert (kept.opponent, kept.person, kept.game.exact) == ("hard", WHITE, True)
    assert kept.game.moves == table.game.moves
    assert kept.seconds == 3.0
    kept.play((9, 9), 100.0)
    kept.play((9, 10), 102.5)
    assert kept.seconds == 5.5


def test_times_go_on_after_an_undo() -> None:
    """What was taken back does not count; no time runs backwards."""
    table = played(Table(), 4)
    table.undo()
    table.play((9, 9), 50.0)
    times = table.record().times

    assert len(times) == len(table.game.moves)
    assert list(times) == sorted(times)
