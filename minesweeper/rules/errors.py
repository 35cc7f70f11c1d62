"""The errors of the rules: a sentence for a player, a code for a translator."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import ClassVar

LONGEST_QUOTE = 40
"""The most characters of a bad text that are quoted."""


def quote(value: object) -> str:
    """Return a text in quotation marks, or anything else as Python writes it.

    Control characters are escaped, and what is longer than 40 characters is cut.

    >>> quote("open 3;4"), quote(501)
    ("'open 3;4'", '501')
    """
    if isinstance(value, str):
        return repr(_cut(value))
    try:
        return _cut(repr(value))
    except ValueError:  # an integer of more digits than Python writes
        return "…"


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class RulesError(ValueError):
    """Bad text or settings: `reason` is a code, `values` are its arguments.

    The message is the English sentence; a page that speaks another language builds
    its own from `reason` and `values`. A subclass lists its sentences, one a reason.
    """

    sentences: ClassVar[Mapping[str, str]] = {}
    """The English sentence of each reason, with the names of its arguments."""

    def __init__(self, reason: str, **values: object) -> None:
        self.reason = reason
        self.values = values
        super().__init__(self.sentences[reason].format(**values))


class LevelError(RulesError):
    """A level that cannot be played, or a text that is no level."""

    sentences: ClassVar[Mapping[str, str]] = {
        "rows": "A board has {least} to {most} rows, not {value}.",
        "cols": "A board has {least} to {most} columns, not {value}.",
        "cells": "A board of one cell has no room for a mine and a safe cell.",
        "mines": "This board takes {least} to {most} mines, not {value}.",
        "density": "A mine density is above 0 and at most {most}, not {value}.",
        "fill": "A level has either a number of mines or a density.",
        "start": "The start rule {value} is not one of {known}.",
        "given": "A given board starts by the rule none or opening, not {value}.",
        "name": "There is no level called {value}; there are {known}.",
        "text": "{value} is no level; write one like 16x30/99/zone or 20x30/0.2.",
    }


class SeedError(RulesError):
    """A seed that is too long or holds something unprintable."""

    sentences: ClassVar[Mapping[str, str]] = {
        "length": "A seed has at most {most} characters; {value} has {length}.",
        "printable": "A seed is printable text; {value} is not, at character {place}.",
    }


class MoveError(RulesError):
    """A text that is no move, or a cell outside the grid."""

    sentences: ClassVar[Mapping[str, str]] = {
        "text": "{value} is no move; write one like open 3,4.",
        "outside": "Cell {row},{col} is outside the grid of {rows} × {cols} cells.",
    }


class NotationError(RulesError):
    """A board text or link that cannot be read, with the place of the fault."""

    sentences: ClassVar[Mapping[str, str]] = {
        "empty": "The board has no cells.",
        "ragged": "Row {row} has {length} cells, the first row {cols}: {value}.",
        "letter": "{value} in row {row}, column {col} is none of {known}.",
        "number": "Row {row}, column {col} shows {value}, but {count} mines touch it.",
        "size": "The size b={value} is neither 1, 2, 3 nor two equally long numbers.",
        "length": "A board of {rows} × {cols} cells needs {need} letters in m, "
        "but m={value} has {length}.",
        "digit": "{value} at place {place} of m is none of 0-9 and a-v.",
        "padding": "The spare bits of the last letter of m, {value}, are not all zero.",
    }


class RecordError(RulesError):
    """A text that is no record, or a record whose moves cannot be played."""

    sentences: ClassVar[Mapping[str, str]] = {
        "length": "A record has at most {most} characters, not {length}.",
        "version": "A record begins with {known}, not with {value}.",
        "line": "Line {line} of the record is not as it should be: {value}.",
        "end": "The record breaks off after line {line}, {value}.",
        "steps": "A record has at most {most} moves, not {count}.",
        "step": "{value} is no move of a record.",
        "time": "Move {number} of the record has the impossible time {value}.",
        "move": "Move {number} of the record, {value}, changes nothing there.",
        "result": "The record says {value}, but its moves end otherwise.",
        "part": "Part {number} of the short record is not as it should be: {value}.",
    }
