"""A page that stays open for long: what it uses returns to its level.

The counts of the bridge and of JavaScript are exact: listeners, timers and proxies
must not grow by one. The wasm memory never shrinks, and grows in steps; after a first
stretch of play it may grow once more by at most `STEP`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from minesweeper.rules.compact import to_compact
from minesweeper.rules.level import Level
from minesweeper.rules.record import Record
from tests.browser.conftest import NewContext, wait_ready
from tests.browser.playing import Player, board
from tests.browser.server import serve
from tests.browser.test_page_time import COUNT, LONG

GAMES = 500
LEVELS = 50
SKINS = 20
SWITCHES = 50
WATCHED = 600
"""Seconds of a record that is watched."""

STEP = 2 * 1024 * 1024
"""Bytes the wasm memory may grow by after the first stretch: about a tenth of it."""

LIVE = """
async () => {
  const { loadPyodide } = await import(minesweeperBoot.python);
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  const text = python.runPython(`
    import gc, json
    from minesweeper.web import bridge
    gc.collect()
    json.dumps(bridge.live())
  `);
  return {
    ...JSON.parse(text),
    memory: python._module.HEAPU8.length,
    added: alive.listeners,
    set: alive.timers.size,
    asked: alive.frames,
    elements: document.getElementsByTagName("*").length,
  };
}
"""
"""Gives the bridge's own counts, those of JavaScript, and the wasm memory in bytes."""

PLAY = """
async (games) => {
  const canvas = document.getElementById("canvas");
  const restart = document.querySelector(".restart");
  const root = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  const ends = { won: 0, lost: 0 };
  const send = (kind, x, y, button) => canvas.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse",
    isPrimary: true, clientX: x, clientY: y, button,
    buttons: kind === "pointerdown" ? [1, 4, 2][button] : 0,
  }));
  const click = (row, col, button = 0) => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const place = [x + (col + 0.5) / 9 * width, y + (row + 0.5) / 9 * height];
    send("pointerdown", ...place, button);
    send("pointerup", ...place, button);
  };
  for (let game = 0; game < games; game++) {
    restart.click();
    click(game % 9, 4, 2);
    for (let i = 0; i < 81 && ["ready", "playing"].includes(root.dataset.state); i++) {
      const cell = (i * 40 + game) % 81;
      click(Math.floor(cell / 9), cell % 9);
    }
    if (root.dataset.state in ends) ends[root.dataset.state] += 1;
    if (game % 10 === 0) await frame();
  }
  restart.click();
  await frame();
  await frame();
  return ends;
}
"""
"""Plays games on a beginner's board by events at its cells; gives how they ended."""

CHOOSE = """
async ([name, times]) => {
  const menu = document.getElementById(name);
  const values = [...menu.options].map(({ value }) => value)
    .filter((value) => value !== "custom");
  const first = menu.value;
  const choose = async (value) => {
    menu.value = value;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  };
  for (let i = 0; i < times; i++) await choose(values[i % values.length]);
  await choose(first);
  await new Promise(requestAnimationFrame);
}
"""
"""Chooses from a menu so many times, each choice drawn, and the first again."""

SETTLED = 1200
"""Milliseconds after which what a move leaves to be done later is done."""


KEPT = """
() => ({
  starts: performance.getEntriesByName("minesweeper:python").length,
  kept: Object.keys(localStorage).length,
})
"""
"""Gives how often Python started in this document, and how much the storage keeps."""


@pytest.fixture
def counted(page: Page) -> Player:
    """Gives a player at a page that counts what is alive in it."""
    page.add_init_script(COUNT)
    return Player(page)


def live(page: Page) -> dict[str, int]:
    """Gives what is alive in the page, once the last move's game has been kept."""
    page.wait_for_timeout(SETTLED)
    counts: dict[str, int] = page.evaluate(LIVE)
    return counts


def apart(before: dict[str, int], after: dict[str, int]) -> dict[str, Any]:
    """Gives what is not as it was: the exact counts, and memory beyond its step."""
    exact = ("listeners", "timers", "frames", "proxies", "added", "set", "elements")
    found: dict[str, Any] = {
        name: (before[name], after[name])
        for name in exact
        if after[name] != before[name]
    }
    if after["memory"] - before["memory"] > STEP:
        found["memory"] = (before["memory"], after["memory"])
    return found


def test_five_hundred_games_leave_nothing_behind(counted: Player, hosted: str) -> None:
    """Each is played to its end by events at cells; the page is as it was."""
    page = counted.go(f"{hosted}?level=beginner").page
    page.evaluate(PLAY, 20)  # what is made late is made
    before = live(page)
    ends = page.evaluate(PLAY, GAMES)

    assert ends["won"] + ends["lost"] == GAMES
    assert ends["lost"] > 0
    assert apart(before, live(page)) == {}


def test_fifty_levels_and_twenty_skins_leave_nothing_behind(
    counted: Player, hosted: str
) -> None:
    """Boards of every size and look come and go."""
    page = counted.go(f"{hosted}?level=beginner").page
    page.evaluate(CHOOSE, ["level", 10])
    page.evaluate(CHOOSE, ["skin", 5])
    before = live(page)
    page.evaluate(CHOOSE, ["level", LEVELS])
    page.evaluate(CHOOSE, ["skin", SKINS])

    assert json.dumps(apart(before, live(page))) == "{}"


def test_an_idle_page_does_nothing(counted: Player, hosted: str) -> None:
    """No frames and no timers before the first open; while playing, the clock's."""
    page = counted.go(hosted + board(LONG)).page
    counted.picture()
    page.wait_for_timeout(300)
    before = live(page)
    assert (before["timers"], before["frames"]) == (0, 0)
    page.wait_for_timeout(1200)
    after = live(page)
    assert apart(before, after) == {}
    assert after["asked"] == before["asked"]

    counted.click(0, 1)
    counted.picture()
    before = live(page)
    page.wait_for_timeout(1200)
    after = live(page)
    assert (after["timers"], after["frames"]) == (1, 0)
    assert after["asked"] == before["asked"]


def metrics(page: Page) -> dict[str, float]:
    """Gives what the browser itself counts in the tab, with its rubbish collected."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    found = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return {one["name"]: one["value"] for one in found}


def test_fifty_ways_to_gomoku_and_back_leave_nothing_behind(
    new_context: NewContext,
) -> None:
    """Each game is another document: of the one that was left nothing is kept."""
    with serve(headers={"Cache-Control": "max-age=600"}) as site:
        page = new_context().new_page()
        page.add_init_script(COUNT)
        page.goto(site.url)
        wait_ready(page)
        told: list[tuple[dict[str, int], dict[str, float]]] = []
        for number in range(SWITCHES + 1):
            if number:
                for there in ("**?game=gomoku", site.url):
                    page.locator("#gomoku").click()
                    page.wait_for_url(there)
                    wait_ready(page)
            if number in (1, SWITCHES):
                told.append((live(page) | page.evaluate(KEPT), metrics(page)))
        (before, was), (after, now) = told

    assert apart(before, after) == {}
    assert after["memory"] == before["memory"]
    assert (after["starts"], after["kept"]) == (1, before["kept"])
    for name in ("Documents", "Frames", "Nodes", "JSEventListeners"):
        assert now[name] <= was[name], name
    assert now["JSHeapUsedSize"] <= 1.1 * was["JSHeapUsedSize"]


def test_ten_minutes_of_a_replay_leave_nothing_behind(
    counted: Player, hosted: str
) -> None:
    """A record of a mark each second is watched to its end, by a clock made to run."""
    steps = tuple((float(second), "mark 0,0") for second in range(1, WATCHED + 1))
    record = Record(Level(9, 9, mines=10), "a", steps=steps)
    counted.page.clock.install()
    page = counted.go(f"{hosted}?replay={to_compact(record)}").page
    place, toggle = page.locator("#replay-place"), page.locator("#replay-play")
    toggle.click()
    page.clock.run_for(5_000)
    toggle.click()
    assert 4 <= int(place.input_value()) <= 6
    before = live(page)
    toggle.click()
    page.clock.run_for(WATCHED * 1000)

    assert int(place.input_value()) == WATCHED
    assert apart(before, live(page)) == {}
    assert before["timers"] == 0
