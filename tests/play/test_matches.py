"""Games of five in a row are kept once each, and can be read and watched again."""

from __future__ import annotations

import doctest

import pytest

from minesweeper.gomoku import record as record_module
from minesweeper.gomoku.notation import StoneError
from minesweeper.gomoku.record import Record
from minesweeper.play.book import ResultsError, merge, read_file
from minesweeper.play.five_replay import FiveReplay
from minesweeper.play.matches import Match, MatchBook, match_of, tallies

WORDS = "h8.0~h9.1000~i8.2000~i9.3000~j8.4000~j9.5000~k8.6000~k9.7000~l8.8500"
BLACK_WON = f"more~person~easy~{WORDS}"
TEXT = (
    "gomoku five-or-more person easy\n"
    "h8@0.000 h9@1.000 i8@2.000 i9@3.000 j8@4.000 j9@5.000 k8@6.000 k9@7.000 l8@8.500"
)


def test_a_short_record_is_the_same_game_in_one_word() -> None:
    """Both forms give each other, for each rule and side."""
    assert doctest.testmod(record_module).failed == 0
    assert Record.parse(TEXT).short == BLACK_WON
    assert str(Record.from_short(BLACK_WON)) == TEXT
    other = f"exact~hard~person~{WORDS}"
    assert Record.from_short(other).exact
    assert Record.from_short(other).short == other
    assert Record.from_short("more~person~person").moves == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "short"),
        ("more~person", "short"),
        ("most~person~easy~h8.0", "short"),
        ("more~person~<b>~h8.0", "short"),
        ("more~person~easy~h8", "time"),
        ("more~person~easy~h8.01", "time"),
        ("more~person~easy~h8.-1", "time"),
        ("more~person~easy~h8.٣", "time"),
        ("more~person~easy~h8.5~h9.4", "time"),
        ("more~person~easy~h8.0~h8.1", "taken"),
        ("more~person~easy~p1.0", "crossing"),
        ("more~person~easy~", "time"),
        (f"{BLACK_WON}~a1.9000", "over"),
        ("more~person~easy" + "~h8.0" * 2000, "long"),
    ],
)
def test_a_bad_short_record_is_refused_with_its_reason(text: str, reason: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(StoneError) as raised:
        Record.from_short(text)

    assert raised.value.reason == reason


def made(short: str = BLACK_WON, winner: str = "black", when: int = 5) -> Match:
    """Gives the line of a game."""
    return match_of(Record.from_short(short), winner, when)


def test_a_match_tells_opponent_end_stones_and_time() -> None:
    """From the person's side against the program; of two people the winner."""
    swapped = f"more~hard~person~{WORDS}"
    two = f"more~person~person~{WORDS}"
    match = made()

    assert (match.opponent, match.result) == ("easy", "won")
    assert (match.stones, match.seconds) == (9, 8.5)
    assert (made(swapped).opponent, made(swapped).result) == ("hard", "lost")
    assert (made(two).opponent, made(two).result) == ("none", "black")
    assert made(two, "drawn").result == "drawn"
    assert made(winner="drawn").result == "drawn"
    assert Match.parse(str(match)) == match


def test_a_game_is_in_the_book_once() -> None:
    """Whenever it is kept or added; a game with another stone is another."""
    book = MatchBook()
    assert book.add(made())
    assert not book.add(made(when=99))
    other = MatchBook()
    other.add(made())
    other.add(made(BLACK_WON.replace("k9", "a1")))
    assert merge(book, read_file(other.file, book)) == 1
    assert len(book) == 2
    assert [match.when for match in book.results()] == [5, 5]


@pytest.mark.parametrize(
    "line",
    [
        "",
        f"00000000000000a1 1800000000 grey {BLACK_WON}",
        f"00000000000000a1 1800000000 black {BLACK_WON}~<b>",
        f"a1 1800000000 black {BLACK_WON}",
        f"00000000000000a1 -1 black {BLACK_WON}",
        f"00000000000000a1 18 black more~easy~hard~{WORDS}",
        "00000000000000a1 18 black more~person~hard~h8.0",
    ],
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    """As is a file that has it, with its line; nothing of the file is taken."""
    with pytest.raises(ResultsError):
        Match.parse(line)
    file = f"gomoku results 1\n{line or 'x'}\nend\n"
    with pytest.raises(ResultsError) as raised:
        read_file(file, MatchBook())

    assert raised.value.values["line"] == 2


def test_games_are_counted_by_opponent() -> None:
    """Two people first, then the levels from easy to hard, those that were met."""
    two = f"more~person~person~{WORDS}"
    hard = f"more~hard~person~{WORDS}"
    found = tallies(
        [made(hard), made(two), made(two, "white"), made(two, "drawn"), made(hard)]
    )

    assert [(tally.opponent, tally.played) for tally in found] == [
        ("none", 3),
        ("hard", 2),
    ]
    assert [found[0].counts[end] for end in ("black", "white", "drawn")] == [1, 1, 1]
    assert (found[1].counts["won"], found[1].counts["lost"]) == (0, 2)


def test_a_replay_lays_the_stones_at_their_times_and_from_any_place() -> None:
    """Forward, back and by itself; it is over with the last stone."""
    replay = FiveReplay(Record.from_short(BLACK_WON))
    replay.play(100.0)
    replay.advance(102.5)
    assert (replay.at, len(replay.game.moves)) == (3, 3)
    replay.go(9)
    assert replay.over
    assert replay.game.over
    replay.go(1)
    assert replay.game.moves == ((7, 7),)
    assert not replay.game.over
    replay.go(99)
    assert (replay.at, replay.seconds) == (9, 8.5)
