"""Addresses, stored choices and typed numbers: what cannot be used is said once."""

from __future__ import annotations

import pytest

from minesweeper.play.asked import DEFAULT_LEVEL
from minesweeper.play.i18n import LANGUAGES, Texts
from minesweeper.play.options import SKINS, defaults
from minesweeper.play.settings import Settings, read_settings
from minesweeper.rules.level import LEVELS, Level, Start
from minesweeper.scene import skins


def asked(query: str, **stored: str) -> Settings:
    """Reads an address in a browser that prefers English."""
    return read_settings(query, stored, ["en"])


def keys(settings: Settings) -> list[str]:
    """Gives which messages there are."""
    return [message.key for message in settings.messages]


def test_nothing_asked_is_the_default() -> None:
    """The classic level, two faces of a mark, the system's look."""
    assert asked("") == Settings()
    assert Settings().level == LEVELS["classic"]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_asked_for_by_name(name: str) -> None:
    """Each has its own size, mines and start."""
    assert asked(f"?level={name}") == Settings(level=LEVELS[name])


def test_a_custom_level_is_asked_for_by_numbers() -> None:
    """Rows, columns and mines, or a density, and perhaps a start rule."""
    counted = asked("?rows=7&cols=23&mines=20")
    dense = asked("?rows=7&cols=23&density=0.25&start=none")

    assert counted == Settings(level=Level(7, 23, mines=20, start=Start.ZONE))
    assert dense == Settings(level=Level(7, 23, density=0.25, start=Start.NONE))


def test_a_named_level_takes_another_start() -> None:
    """The start rule is a setting of its own."""
    assert asked("?level=expert&start=none").level == Level(
        16, 30, mines=99, start=Start.NONE
    )


def test_a_board_is_asked_for_cell_by_cell() -> None:
    """The mines of b and m, with the start none unless it is said."""
    settings = asked("?b=33&m=g0")
    opening = asked("?b=33&m=g0&start=opening")

    assert settings.messages == ()
    assert settings.field is not None
    mines = settings.field.mines
    assert [mines[i] for i in settings.field.grid.indices] == [1] + 8 * [0]
    assert settings.level.start is Start.NONE
    assert opening.level.start is Start.OPENING


def test_everything_else_is_asked_for_by_its_name() -> None:
    """Seed, marks, look, language and the frame."""
    settings = asked("?seed=a%20b&marks=3&skin=dark&lang=ja&embed")

    assert settings == Settings(
        seed="a b",
        options={**defaults(), "marks": "3", "skin": "dark"},
        lang="ja",
        embed=True,
    )


def test_what_we_do_not_know_is_left_alone() -> None:
    """Other sites hang their own names on our address."""
    assert asked("?utm_source=post&fbclid=1&game=minesweeper") == Settings()


LONG = "x" * 10_000

BAD = {
    "?rows=1e20&cols=9&mines=10": "settings.number",
    "?rows=9.5&cols=9&mines=10": "settings.number",
    "?rows=-9&cols=9&mines=10": "settings.number",
    "?rows=NaN&cols=9&mines=10": "settings.number",
    "?rows=&cols=9&mines=10": "settings.number",
    "?rows=９&cols=9&mines=10": "settings.number",
    "?rows=%EF%BC%99&cols=9&mines=10": "settings.number",
    "?rows=9 &cols=9&mines=10": "settings.number",
    "?rows=9&cols=9&mines=1000000000000": "settings.number",
    "?rows=9&rows=30&cols=9&mines=10": "settings.repeated",
    "?rows=9&cols=9": "settings.custom",
    "?rows=9&mines=9": "settings.custom",
    "?mines=": "settings.custom",
    "?rows=9&cols=9&mines=10&density=0.2": "settings.custom",
    "?rows=0&cols=9&mines=10": "level.rows",
    "?rows=501&cols=9&mines=10": "level.rows",
    "?rows=9&cols=501&mines=10": "level.cols",
    "?rows=1&cols=1&mines=1": "level.cells",
    "?rows=9&cols=9&mines=0": "level.mines",
    "?rows=9&cols=9&mines=81": "level.mines",
    "?rows=9&cols=9&density=0": "level.density",
    "?rows=9&cols=9&density=0.91": "level.density",
    "?rows=9&cols=9&density=1e-1": "settings.share",
    "?rows=9&cols=9&density=.": "settings.share",
    "?rows=9&cols=9&density=nan": "settings.share",
    "?rows=9&cols=9&density=٠.٢": "settings.share",
    "?level=%3Cscript%3E": "level.name",
    "?level=%20beginner": "level.name",
    "?level=9x9": "level.text",
    "?level=impossible": "level.name",
    "?level=": "level.name",
    "?level=expert&level=dense": "settings.repeated",
    "?level=expert&rows=9&cols=9&mines=10": "settings.conflict",
    "?level=expert&b=33&m=g0": "settings.conflict",
    "?start=always": "level.start",
    "?m=": "settings.board",
    "?b=1": "settings.board",
    "?b=33&m=": "notation.length",
    "?b=33&m=zz": "notation.digit",
    "?b=x&m=g0": "notation.size",
    "?b=33&m=g0&start=zone": "level.given",
    "?b=33&m=vu": "level.mines",
    f"?b=501001&m={'0' * 101}": "level.cols",
    f"?seed={LONG}": "seed.length",
    "?seed=%00": "seed.printable",
    "?seed=": "settings.empty",
    "?marks=4": "settings.choice",
    "?skin=%22%3E%3Cimg%20src=x%3E": "settings.choice",
    f"?skin={LONG}": "settings.choice",
    "?lang=xx": "settings.choice",
    "?embed=perhaps": "settings.choice",
    "?game=chess": "settings.choice",
    "?lang=ja&lang=en": "settings.repeated",
}


@pytest.mark.parametrize(("query", "key"), BAD.items(), ids=[q[:40] for q in BAD])
def test_what_cannot_be_used_is_the_default_and_one_message(
    query: str, key: str
) -> None:
    """The board stays legal, and each language can say what was wrong, shortly."""
    settings = asked(query)

    assert keys(settings) == [key]
    assert settings == Settings(messages=settings.messages)
    for lang in LANGUAGES:
        assert len(Texts(lang).tell(settings.messages[0])) < 250


def test_each_bad_setting_has_its_own_message() -> None:
    """One does not hide another, and good ones are taken all the same."""
    settings = asked("?level=none&seed=&skin=pink&marks=3")

    assert keys(settings) == ["level.name", "settings.choice", "settings.empty"]
    assert settings.question_marks


def test_what_is_stored_is_taken_where_nothing_is_asked() -> None:
    """The address wins."""
    stored = {"level": "8x8/10/cell", "marks": "3", "skin": "dark", "lang": "ja"}

    assert asked("", **stored) == Settings(
        level=LEVELS["beginner8"],
        options={**defaults(), "marks": "3", "skin": "dark"},
        lang="ja",
    )
    assert asked("?level=expert&marks=2&skin=light&lang=en", **stored) == Settings(
        level=LEVELS["expert"], options={**defaults(), "skin": "light"}
    )


def test_what_is_stored_badly_is_said_and_passed_over() -> None:
    """A storage others write to too is no better than an address."""
    settings = asked("", level="9x９/10", marks="yes", skin="<b>", lang="??")

    assert keys(settings) == ["settings.stored"] * 3
    assert settings == Settings(messages=settings.messages)


def test_a_bad_address_falls_back_to_what_is_stored() -> None:
    """The player's own choice is the better default."""
    assert asked("?level=none", level="expert").level == LEVELS["expert"]


def test_messages_quote_long_texts_shortened() -> None:
    """A message fits the page whatever was in the address."""
    message = asked(f"?level={LONG}").messages[0]

    assert len(str(message.values["value"])) < 60


def test_the_looks_to_choose_from_are_the_skins_there_are() -> None:
    """Beside the one that follows the system."""
    assert set(SKINS) == {"auto", *skins.SKINS}


def test_the_default_level_is_the_first_with_a_name() -> None:
    """As the rules list them."""
    assert next(iter(LEVELS.values())) == DEFAULT_LEVEL
