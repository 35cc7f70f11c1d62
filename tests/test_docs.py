"""What the documents say is so."""

from __future__ import annotations

import doctest
import importlib
import re
import shlex

import pytest

from minesweeper import __main__ as command
from minesweeper.play import settings
from minesweeper.play.i18n import LANGUAGES
from minesweeper.play.options import SKINS
from minesweeper.rules.level import LEVELS, Start
from tests import __main__ as runner
from tests.sources import ROOT, dotted, modules, room

README = ROOT / "README.md"
DOCUMENTS = [README, *sorted((ROOT / ".github").glob("*.md"))]
TEXTS = {path: path.read_text(encoding="utf-8") for path in DOCUMENTS}
EXAMPLES = [
    dotted(path)
    for path in modules()
    if ">>>" in path.read_text(encoding="utf-8") and room(dotted(path)) != "web"
]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_in_a_module_are_true(name: str) -> None:
    """Each docstring example prints what it says."""
    result = doctest.testmod(importlib.import_module(name))

    assert result.attempted > 0
    assert result.failed == 0


def test_the_examples_in_the_readme_are_true() -> None:
    """What a reader types in prints what stands there."""
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert result.attempted > 0
    assert result.failed == 0


def commands() -> list[list[str]]:
    """Gives every `python -m ...` that stands in the documents, in words."""
    found = {
        line
        for text in TEXTS.values()
        for line in re.findall(r"python -m (?:minesweeper|tests)[^`\n#]*", text)
    }
    return [shlex.split(line)[2:] for line in sorted(found)]


def test_the_commands_in_the_documents_exist() -> None:
    """Our own commands understand every line a reader is told to type."""
    assert [words for words in commands() if words[0] == "minesweeper"]
    for name, *words in commands():
        if name == "minesweeper":
            command.parser().parse_args(words)
        elif name == "tests":
            assert runner.arguments(words)[1] in ([], ["-k", "chord"])


def table(heading: str) -> dict[str, str]:
    """Gives the first table under a heading of the README: names and what they mean."""
    section = TEXTS[README].partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [row.split("|")[1:3] for row in section.splitlines() if row[:3] == "| `"]
    return {
        name: meaning
        for names, meaning in rows
        for name in re.findall(r"`([\w-]+)`", names)
    }


def test_every_setting_but_one_is_an_attribute_of_the_element() -> None:
    """As the README says; a frame of the element is a framed game anyway."""
    script = (ROOT / "static" / "embed.js").read_text("utf-8")
    listed = re.search(r"const SETTINGS = \[(.*?)\];", script, re.DOTALL)
    assert listed is not None

    assert set(re.findall(r'"(.*?)"', listed[1])) == {*settings.NAMES} - {"embed"}


def test_the_settings_in_the_readme_are_those_there_are() -> None:
    """Every setting of the address is told, and no other; so are levels and skins."""
    told = table("Settings in the address")

    assert set(told) == set(settings.NAMES)
    assert set(re.findall(r"`([\w-]+)`", told["level"])) == set(LEVELS)
    assert set(re.findall(r"`([\w-]+)`", told["skin"])) == set(SKINS)
    assert set(re.findall(r"`([\w-]+)`", told["lang"])) == set(LANGUAGES)
    assert set(re.findall(r"`(\w+)`:", told["start"])) == {rule.value for rule in Start}


def test_the_links_in_the_documents_lead_somewhere() -> None:
    """Every relative link and picture is a file of the checkout."""
    dead = []
    for path, text in TEXTS.items():
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
            if "://" not in target and not (path.parent / target).exists():
                dead.append(f"{path.name}: {target}")

    assert dead == []
