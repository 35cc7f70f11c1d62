"""The rules on the real runtime: the same fields as anywhere, and openings at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import wait_ready
from tests.browser.server import ROOT, serve
from tests.sources import PACKAGE, modules

PAGE = """<!DOCTYPE html>
<html lang="en" data-state="loading" data-sources>
<meta charset="utf-8"><title>Rules</title>
<link rel="icon" href="data:,">
<script type="application/json" id="release">{}</script>
<script>window.minesweeperBoot = {};</script>
<script src="static/boot.js" defer></script>
<script type="py" src="program.py" config="program.toml"></script>
<canvas id="canvas"></canvas>
<div id="boot"><p class="boot-text"></p><button class="boot-retry"></button></div>
"""

PROGRAM = """
import json
import time

import js
from golden import differences
from minesweeper.rules.field import Field
from minesweeper.rules.game import Game
from minesweeper.rules.grid import Grid
from minesweeper.rules.moves import Kind, Move
from replaying import unlike

with open("golden_records.json", encoding="utf-8") as file:
    unlike_records = unlike(file.read())
with open("golden_fields.json", encoding="utf-8") as file:
    differ = differences(file.read())
game = Game.on(Field.of(Grid(200, 200), [(0, 0)]))
start = time.perf_counter()
changes = game.play(Move(Kind.OPEN, (199, 199)))
cells = len(changes.cells)
seconds = time.perf_counter() - start
facts = {"differ": differ, "cells": cells, "seconds": seconds}
facts["unlike"] = unlike_records
facts["status"] = changes.status.value
js.document.getElementById("boot").remove()
js.document.documentElement.dataset.facts = json.dumps(facts)
js.document.documentElement.dataset.state = "ready"
"""


@pytest.fixture(scope="module")
def facts(browser: Browser) -> Iterator[dict[str, Any]]:
    """Gives what a page found out that ran nothing but the rules."""
    rules = [path.relative_to(ROOT).as_posix() for path in modules(PACKAGE / "rules")]
    files = {name: name for name in ["minesweeper/__init__.py", *rules]}
    files["tests/rules/golden.py"] = "golden.py"
    files["tests/data/golden_fields.json"] = "golden_fields.json"
    files["tests/rules/replaying.py"] = "replaying.py"
    files["tests/data/golden_records.json"] = "golden_records.json"
    lines = [f'"./{source}" = "./{target}"' for source, target in files.items()]
    with serve() as site, browser.new_context() as context:
        site.replace("program.html", PAGE, type="text/html")
        site.replace("program.py", PROGRAM)
        site.replace("program.toml", "\n".join(["[files]", *lines]))
        page = context.new_page()
        page.goto(site.url + "program.html")
        wait_ready(page)
        yield json.loads(page.evaluate("document.documentElement.dataset.facts"))


def test_the_golden_fields_are_the_same_in_the_page(facts: dict[str, Any]) -> None:
    """A seed gives the same field in CPython and in the browser."""
    assert facts["differ"] == []


def test_the_golden_records_play_the_same_in_the_page(facts: dict[str, Any]) -> None:
    """A record gives the same game, move by move, in CPython and in the browser."""
    assert facts["unlike"] == []


def test_b03_a_big_opening_opens_in_the_page(facts: dict[str, Any]) -> None:
    """200 × 200 with one mine is won by one move, without a deep stack."""
    assert facts["cells"] == 40_000
    assert facts["status"] == "won"
    assert facts["seconds"] < 3
