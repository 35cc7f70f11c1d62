"""Languages are chosen by the whole tag, and every table is whole."""

from __future__ import annotations

import shutil
import string
import subprocess
import sys
from pathlib import Path

import pytest

from minesweeper.gomoku.notation import StoneError
from minesweeper.locale import TABLES
from minesweeper.play.book import ResultsError
from minesweeper.play.i18n import LANGUAGES, Message, Texts, choose
from minesweeper.rules.errors import (
    LevelError,
    NotationError,
    RecordError,
    RulesError,
    SeedError,
)
from tests.sources import ROOT

SENTENCES = {lang: Texts(lang)._table for lang in LANGUAGES}


def places(sentence: str) -> set[str]:
    """Gives the names of the values a sentence has places for."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize(
    ("preferred", "chosen"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("ja-JP", "ja"),
        ("fr, zh-TW", "zh-Hant"),
        ("de", "en"),
        ("ZH-tw", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("zh-Hans-HK", "zh-Hans"),
        ("zh-Hant-CN", "zh-Hant"),
        ("en-GB, ja", "en"),
        ("", "en"),
    ],
)
def test_the_browser_list_chooses(preferred: str, chosen: str) -> None:
    """The first language we have a table for, with the region heeded."""
    assert choose(None, None, preferred.split(", ")) == chosen


def test_the_address_wins_over_what_is_stored_and_that_over_the_browser() -> None:
    """What cannot be used is passed over."""
    assert choose("zh-Hant", "ja", ["en"]) == "zh-Hant"
    assert choose(None, "ja", ["en"]) == "ja"
    assert choose("xx", "??", ["ja"]) == "ja"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_has_every_sentence(lang: str) -> None:
    """No key is missing or too many; a singular form is each language's own affair."""
    plain = {key for key in SENTENCES[lang] if not key.endswith(".one")}

    assert plain == {key for key in SENTENCES["en"] if not key.endswith(".one")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_have_the_same_places_in_every_language(lang: str) -> None:
    """A value that one language names is there for all."""
    wrong = {
        key: sentence
        for key, sentence in SENTENCES[lang].items()
        if places(sentence) - places(SENTENCES["en"][key.removesuffix(".one")])
    }

    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_empty_or_untranslated(lang: str) -> None:
    """Only names may be alike in two languages."""
    empty = [key for key, sentence in SENTENCES[lang].items() if not sentence.strip()]
    alike = [
        key
        for key in SENTENCES[lang]
        if SENTENCES[lang][key] == SENTENCES["en"].get(key)
    ]

    assert empty == []
    assert lang == "en" or alike == []


@pytest.mark.parametrize(
    "kind",
    [LevelError, SeedError, NotationError, RecordError, ResultsError, StoneError],
)
def test_every_complaint_of_the_rules_can_be_translated(
    kind: type[RulesError | StoneError],
) -> None:
    """Each reason has a sentence, with places the complaint has values for."""
    for reason, sentence in kind.sentences.items():
        values = dict.fromkeys(places(sentence), "9")
        message = Message.of(kind(reason, **values))
        for lang in LANGUAGES:
            assert Texts(lang).tell(message)


def test_one_thing_has_its_own_form_where_a_language_has_one() -> None:
    """English says 1 mine; Japanese needs no second form."""
    assert "1 mine." in Texts("en").say("said.new", rows=2, cols=2, count=1)
    assert "2 mines." in Texts("en").say("said.new", rows=2, cols=2, count=2)
    assert "1 個" in Texts("ja").say("said.new", rows=2, cols=2, count=1)


def test_numbers_are_written_as_the_language_writes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The signs are the table's; a language that groups by points may be added."""
    assert Texts("ja").say("said.won", seconds=1234.56, count=1050).count("1,") == 2
    monkeypatch.setattr(TABLES["ja"], "GROUP", ".")
    monkeypatch.setattr(TABLES["ja"], "POINT", ",")

    assert Texts("ja").number(1234.56, 2) == "1.234,56"
    assert Texts("ja").number(999) == "999"


def test_a_language_is_one_module(tmp_path: Path) -> None:
    """A table that lies in the folder is found, named and spoken."""
    folder = tmp_path / "minesweeper"
    shutil.copytree(ROOT / "minesweeper", folder)
    table = (folder / "locale" / "en.py").read_text("utf-8")
    table = table.replace('TAG = "en"', 'TAG = "eo"')
    table = table.replace('NAME = "English"', 'NAME = "Esperanto"')
    (folder / "locale" / "eo.py").write_text(table, "utf-8")
    script = (
        "from minesweeper.play.i18n import LANGUAGES, Texts, choose\n"
        "print(list(LANGUAGES)[:2], LANGUAGES['eo'], choose(None, None, ['eo']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == ["['en',", "'eo']", "Esperanto", "eo"]


def test_a_value_is_never_read_as_a_place() -> None:
    """Braces in somebody's text stay braces."""
    message = Message("settings.empty", {"name": "{oops}"})

    assert "{oops}" in Texts("en").tell(message)


def test_a_language_without_a_table_is_refused() -> None:
    """Nothing outside the list is imported."""
    with pytest.raises(KeyError, match="xx"):
        Texts("xx")
