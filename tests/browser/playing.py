"""A player in a browser test: boards as addresses, moves by mouse, what the page says.

The picture is not read. Boards are made so that what the page tells the outside shows
which cells were acted on: where all cells but a few are mines, opening exactly those
few is the only way to win.
"""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Frame, Locator, Page, expect

from minesweeper.rules.field import Field
from minesweeper.rules.grid import Cell, Grid
from minesweeper.rules.links import to_link
from tests.browser.conftest import wait_ready

CELL = 25
"""The size of a cell in CSS pixels."""

Button = Literal["left", "middle", "right"]

KEEP_EVENTS = """
  window.events = [];
  for (const kind of ["ready", "end"]) {
    addEventListener("minesweeper:" + kind, (event) => {
      events.push({ kind, ...JSON.parse(JSON.stringify(event.detail)) });
    });
  }
"""
"""A script that keeps every event the page tells the outside, in `events`."""

FIND = """
  (canvas, [across, down]) => {
    const style = getComputedStyle(canvas);
    const find = () => {
      const box = canvas.getBoundingClientRect();
      const scale = box.width / canvas.offsetWidth;
      const rim = (side) => scale * (parseFloat(style[`border${side}Width`])
        + parseFloat(style[`padding${side}`]));
      const width = box.width - rim("Left") - rim("Right");
      const height = box.height - rim("Top") - rim("Bottom");
      return [
        box.x + rim("Left") + across * width, box.y + rim("Top") + down * height,
      ];
    };
    const port = canvas.closest(".viewport");
    const seen = port.getBoundingClientRect();
    let [x, y] = find();
    if (x < seen.left || x > seen.right) port.scrollLeft += x - seen.left - 40;
    if (y < seen.top || y > seen.bottom) port.scrollTop += y - seen.top - 40;
    [x, y] = find();
    if (y < 20 || y > innerHeight - 20) scrollBy(0, y - innerHeight / 2);
    return find();
  }
"""
"""Scrolls to a place on the board, given as shares of its size, and finds it."""


def board(text: str) -> str:
    """Gives the query that opens a board of `*` for mines and `.` for safe cells."""
    rows = text.split("/")
    grid = Grid(len(rows), len(rows[0]))
    mines = (
        (row, col)
        for row, line in enumerate(rows)
        for col, letter in enumerate(line)
        if letter == "*"
    )
    return "?" + to_link(Field.of(grid, mines))


def only_safe(rows: int, cols: int, *cells: Cell) -> str:
    """Gives the query of a board of nothing but mines and these safe cells."""
    safe = set(cells)
    lines = (
        "".join(".*"[(row, col) not in safe] for col in range(cols))
        for row in range(rows)
    )
    return board("/".join(lines))


class Player:
    """Plays the game in a page, or in a frame of one."""

    def __init__(self, page: Page, place: Page | Frame | None = None) -> None:
        self.page = page
        self.place = place or page

    @property
    def canvas(self) -> Locator:
        """The board."""
        return self.place.locator("#canvas")

    def go(self, address: str) -> Player:
        """Opens an address and waits until the game can be played."""
        self.page.add_init_script(KEEP_EVENTS)
        self.page.goto(address)
        wait_ready(self.page)
        return self

    def point(self, row: int, col: int) -> tuple[float, float]:
        """Gives the middle of a cell in the window, scrolled into view."""
        rows, cols = self.size()
        share = [(col + 0.5) / cols, (row + 0.5) / rows]
        x, y = self.canvas.evaluate(FIND, share)
        if self.place is not self.page:
            frame = self.page.locator("iframe#game").bounding_box()
            assert frame is not None
            x, y = x + frame["x"], y + frame["y"]
        return float(x), float(y)

    def size(self) -> tuple[int, int]:
        """Gives rows and columns, as a screen reader is told them."""
        label = self.canvas.get_attribute("aria-label") or ""
        rows, cols = (int(word) for word in label.split() if word.isdigit())
        return rows, cols

    def click(self, row: int, col: int, button: Button = "left") -> None:
        """Clicks the middle of a cell with a real mouse."""
        self.page.mouse.click(*self.point(row, col), button=button)

    def move(self, row: int, col: int) -> None:
        """Moves the mouse to the middle of a cell."""
        self.page.mouse.move(*self.point(row, col))

    def dispatch(self, kind: str, row: int, col: int, **facts: Any) -> bool:
        """Sends a made event to a cell; tells if the page prevented its default."""
        left, top = self.point(row, col)
        facts = {"clientX": left, "clientY": top, "bubbles": True, **facts}
        return bool(
            self.canvas.evaluate(
                """(canvas, [kind, facts]) => {
                  const type = kind.startsWith("pointer") ? PointerEvent : MouseEvent;
                  const event = new type(kind, { cancelable: true, ...facts });
                  return !canvas.dispatchEvent(event);
                }""",
                [kind, facts],
            )
        )

    def style(self, rules: str) -> None:
        """Adds CSS rules to the page, whatever its security policy."""
        self.place.evaluate(
            """(rules) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(rules);
              document.adoptedStyleSheets = [sheet];
            }""",
            rules,
        )

    def expect(self, state: str, mines_left: int | None = None) -> None:
        """Expects the page to say so."""
        root = self.place.locator("html")
        expect(root).to_have_attribute("data-state", state)
        if mines_left is not None:
            expect(root).to_have_attribute("data-mines-left", str(mines_left))

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Gives what the page told the outside so far, of one kind."""
        kept: list[dict[str, Any]] = self.place.evaluate("events")
        return [event for event in kept if event["kind"] == kind]

    def picture(self) -> str:
        """Gives the pixels of the board as they are, to compare with others."""
        self.place.evaluate(
            "() => new Promise(done => "
            "requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        return str(self.canvas.evaluate("canvas => canvas.toDataURL()"))
