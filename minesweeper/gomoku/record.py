"""A whole game to keep and to play again: rule, players, moves and their times."""

from __future__ import annotations

from dataclasses import dataclass

from minesweeper.gomoku.game import GRID, Game
from minesweeper.gomoku.notation import StoneError, name, play_word, quoted
from minesweeper.rules.grid import Cell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = ("person", "easy", "medium", "hard")
"""Who may play a side."""

RULES = {"five-or-more": False, "exactly-five": True}
"""Whether exactly five are needed, by what a record calls it."""

KNOWN = "gomoku five-or-more person hard"
"""A first line as an example."""

SHORT_RULES = {"more": "five-or-more", "exact": "exactly-five"}
"""What a short record calls the rules, as the setting of the page does."""

SHORT_KNOWN = "more~person~hard"
"""The beginning of a short record as an example."""

LONGEST = 60 + 20 * GRID.size
"""The most characters of a record."""


@dataclass(frozen=True, slots=True)
class Record:
    r"""One game.

    Attributes:
        moves: The stones in order, black's first.
        times: When each was laid, in seconds from the beginning.
        exact: Whether exactly five were needed.
        black: Who played black, one of `PLAYERS`.
        white: Who played white.

    >>> str(Record(((7, 7), (6, 8)), (0.0, 1.25)))
    'gomoku five-or-more person person\nh8@0.000 i9@1.250'
    """

    moves: tuple[Cell, ...] = ()
    times: tuple[float, ...] = ()
    exact: bool = False
    black: str = "person"
    white: str = "person"

    def __str__(self) -> str:
        rule = "exactly-five" if self.exact else "five-or-more"
        words = (
            f"{name(cell)}@{time:.3f}"
            for cell, time in zip(self.moves, self.times, strict=True)
        )
        return f"gomoku {rule} {self.black} {self.white}\n{' '.join(words)}"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads what `str` gives.

        Raises:
            StoneError: it is no record of a game by the rules.
        """
        if len(text) > LONGEST:
            raise StoneError("long", most=LONGEST, length=len(text))
        head, _, body = text.partition("\n")
        words = head.split(" ")
        good = (
            len(words) == 4
            and words[0] == "gomoku"
            and words[1] in RULES
            and all(player in PLAYERS for player in words[2:])
        )
        if not good:
            raise StoneError("record", known=KNOWN, value=quoted(head))
        game, times = Game(RULES[words[1]]), [0.0]
        for number, word in enumerate(body.split(" ") if body else (), 1):
            crossing, _, time = word.partition("@")
            play_word(game, crossing, number)
            whole, _, part = time.partition(".")
            figures = whole + part
            plain = figures.isascii() and figures.isdigit() and len(part) == 3
            if not plain or len(whole) > 9 or str(int(whole or "1")) != whole:
                raise StoneError("time", number=number, value=quoted(word))
            times.append(float(time))
            if times[-1] < times[-2]:
                raise StoneError("time", number=number, value=quoted(word))
        return cls(game.moves, tuple(times[1:]), game.exact, words[2], words[3])

    @property
    def short(self) -> str:
        """The record as one word that an address can hold, times in milliseconds.

        >>> Record(((7, 7), (6, 8)), (0.0, 1.25)).short
        'more~person~person~h8.0~i9.1250'
        """
        words = (
            f"{name(cell)}.{round(time * 1000)}"
            for cell, time in zip(self.moves, self.times, strict=True)
        )
        rule = "exact" if self.exact else "more"
        return "~".join((rule, self.black, self.white, *words))

    @classmethod
    def from_short(cls, text: str) -> Record:
        """Reads what `short` gives.

        Raises:
            StoneError: it is no record of a game by the rules.
        """
        if len(text) > LONGEST:
            raise StoneError("long", most=LONGEST, length=len(text))
        parts = text.split("~")
        head = parts[:3]
        known = len(head) == 3 and head[0] in SHORT_RULES
        if not known or not all(player in PLAYERS for player in head[1:]):
            raise StoneError("short", known=SHORT_KNOWN, value=quoted("~".join(head)))
        words = []
        for number, word in enumerate(parts[3:], 1):
            crossing, _, time = word.partition(".")
            plain = time.isascii() and time.isdigit() and len(time) <= 12
            if not plain or str(int(time)) != time:
                raise StoneError("time", number=number, value=quoted(word))
            seconds, part = divmod(int(time), 1000)
            words.append(f"{crossing}@{seconds}.{part:03}")
        line = f"gomoku {SHORT_RULES[head[0]]} {head[1]} {head[2]}"
        return cls.parse(f"{line}\n{' '.join(words)}")

    def replay(self) -> Iterator[Game]:
        """Gives the game before the first move and after each; always the same one.

        Raises:
            StoneError: a move is against the rules.
        """
        game = Game(self.exact)
        yield game
        for number, cell in enumerate(self.moves, 1):
            play_word(game, name(cell), number)
            yield game
