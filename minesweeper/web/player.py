"""The player of records: a board of its own in a dialog, with buttons and keys.

It holds a `Replay`, which knows no session and no storage, so nothing here can become
a result; the game under the dialog is not touched.
"""

from __future__ import annotations

from minesweeper.play.i18n import Message
from minesweeper.play.query import write_query
from minesweeper.play.recording import record_of
from minesweeper.play.replay import SPEEDS, Replay
from minesweeper.rules.compact import from_compact, to_compact
from minesweeper.rules.errors import RecordError, RulesError
from minesweeper.rules.level import LARGEST_SIDE
from minesweeper.scene.geometry import CELL
from minesweeper.scene.skins import SKINS
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.canvas import Board
from minesweeper.web.copying import show_to_copy
from minesweeper.web.dialog import Dialog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.web.shell import Shell

LONGEST_LINK = 8_000
"""The most characters of a record in an address; servers refuse longer ones."""

OFTENEST = 0.03
"""The least seconds between two pictures of a replay that plays."""


class Player:
    """Plays a record over the page.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._dialog = Dialog(shell.page, "replay", "replay-dialog")
        self._replay: Replay | None = None
        self._link = ""
        self._told: tuple[str, dict[str, object]] | None = None
        self._stop: bridge.Undo | None = None
        self._canvas = make("canvas", role="img", id="replay-canvas")
        self._spot = make("div", class_="replay-spot", hidden=True)
        field = make("div", self._canvas, self._spot, class_="field")
        self._port = make("div", field, class_="viewport", tabindex=0, label="replay")
        self._board = Board(self._canvas)
        self._place = make("input", type="range", id="replay-place", min=0)
        self._at = make("output", id="replay-at")
        self._speed = make("select", id="replay-speed")
        self._said = make("p", class_="message", role="status", id="replay-said")
        self._toggle = self._button("play", self._play_or_pause)
        self._dialog.body.append(
            self._port,
            make("label", make("span", text="replay.place"), self._place),
            make(
                "div",
                self._button("first", lambda: self._go(0)),
                self._button("back", lambda: self._step(-1)),
                self._toggle,
                self._button("forward", lambda: self._step(1)),
                self._button("last", lambda: self._step(10**9)),
                class_="choices",
            ),
            make("label", make("span", text="replay.speed"), self._speed),
            self._at,
            self._said,
            make("p", class_="hint", text="replay.keys"),
        )
        self._dialog.foot.prepend(self._button("link", self._copy))
        element = self._dialog.element
        bridge.listen(element, "close", lambda _event: self._halt())
        bridge.listen(element, "keydown", self._key)
        bridge.listen(
            self._place, "input", lambda _event: self._go(int(self._place.value))
        )
        bridge.listen(self._speed, "change", lambda _event: self._choose_speed())
        bridge.listen(self._port, "scroll", lambda _event: self._board.moved())
        bridge.listen(bridge.window, "resize", lambda _event: self._board.moved())
        shell.look.watch(self._fit)
        shell.choices.watch("zoom", self._fit)
        shell.page.watch_language(self._translate)

    def show(self, short: str | None = None, most: int = LONGEST_LINK) -> None:
        """Opens with a short record, or else with the game on the page's board.

        What cannot be read or played is said among the page's messages.
        """
        try:
            if short is None:
                record = record_of(self._shell.session.round.as_of(bridge.now()))
            elif len(short) > most:
                raise RecordError("length", most=most, length=len(short))
            else:
                record = from_compact(short)
            if max(record.level.rows, record.level.cols) > LARGEST_SIDE:
                raise RecordError("part", number=3, value=str(record.level))
            self._replay = Replay(record)
            self._link = to_compact(record)
        except RulesError as error:
            self._shell.page.add_message(Message.of(error))
            return
        self._place.max = self._replay.count
        self._said.textContent = ""
        self._told = None
        self._dialog.show()
        self._translate()
        self._fit()
        self._toggle.focus()

    def _translate(self) -> None:
        """Says everything in the page's language."""
        replay = self._replay
        if replay is None:
            return
        say = self._shell.page.texts.say
        grid = replay.game.grid
        label = say("replay.board", rows=grid.rows, cols=grid.cols)
        self._canvas.setAttribute("aria-label", label)
        speeds = [f"{speed:g}" for speed in SPEEDS]
        self._speed.replaceChildren(
            *(make("option", say("replay.times", speed=x), value=x) for x in speeds)
        )
        self._speed.value = f"{replay.speed:g}"
        if self._told is not None:
            key, values = self._told
            self._tell(key, **values)
        self._show()

    def _fit(self) -> None:
        """Draws in the skin, the pixel ratio and the size of the page's own board."""
        replay, shell = self._replay, self._shell
        if replay is None:
            return
        look, zoom = shell.look, shell.sight.zoom
        self._port.style.setProperty("--cell", f"{CELL * zoom}px")
        self._board.fit(replay.game.grid, SKINS[look.skin], look.ratio, zoom)
        self._show()

    def _button(self, name: str, act: Callable[[], object]) -> Any:
        button = make("button", text=f"replay.{name}", id=f"replay-{name}")
        bridge.listen(button, "click", lambda _event: act())
        return button

    def _show(self) -> None:
        """Brings board and controls up to the replay, and wakes for its next step."""
        replay = self._replay
        if replay is None:
            return
        say = self._shell.page.texts.say
        self._board.paint(replay.game)
        self._place.value = replay.at
        seconds = f"{replay.seconds:.1f}"
        words = say("replay.at", at=replay.at, count=replay.count, seconds=seconds)
        self._at.textContent = words
        self._place.setAttribute("aria-valuetext", words)
        key = "replay.pause" if replay.playing else "replay.play"
        if self._toggle.dataset.text != key:
            self._toggle.dataset.text = key
        self._toggle.textContent = say(key)
        self._show_spot(replay)
        if self._stop is not None:
            self._stop()
            self._stop = None
        wait = replay.wait()
        if wait is not None:
            wait = min(max(wait, OFTENEST), 0.25)
            self._stop = bridge.later(wait * 1000, self._tick)

    def _show_spot(self, replay: Replay) -> None:
        """Frames the cell of the last step, scrolled into sight."""
        word, _, cell = (replay.step or "").partition(" ")
        self._spot.hidden = word not in ("open", "mark", "chord")
        if not self._spot.hidden:
            row, col = map(int, cell.split(","))
            grid, style = replay.game.grid, self._spot.style
            style.left, style.top = (
                f"{100 * col / grid.cols}%",
                f"{100 * row / grid.rows}%",
            )
            style.width, style.height = f"{100 / grid.cols}%", f"{100 / grid.rows}%"
            near = bridge.options(block="nearest", inline="nearest")
            self._spot.scrollIntoView(near)

    def _tick(self) -> None:
        self._stop = None
        replay = self._replay
        if replay is not None:
            replay.advance(bridge.now())
            self._show()
            if not replay.playing:
                self._say(replay)

    def _halt(self) -> None:
        """Lets nothing go on once the dialog is closed, and the address forget it."""
        self._replay = None
        self._shell.address.forget("replay")
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _play_or_pause(self) -> None:
        replay, now = self._replay, bridge.now()
        if replay is None:
            return
        if replay.playing:
            replay.pause(now)
            self._tell("replay.said.paused", at=replay.at)
        else:
            replay.play(now)
            self._tell("replay.said.playing")
        self._show()

    def _step(self, steps: int) -> None:
        if self._replay is not None:
            self._go(self._replay.at + steps)

    def _go(self, at: int) -> None:
        replay = self._replay
        if replay is not None:
            replay.pause(bridge.now())
            replay.go(at)
            self._show()
            self._say(replay)

    def _choose_speed(self) -> None:
        if self._replay is not None:
            self._replay.set_speed(float(self._speed.value), bridge.now())
            self._show()

    def _faster(self, by: int) -> None:
        if self._replay is not None:
            place = SPEEDS.index(self._replay.speed) + by
            if 0 <= place < len(SPEEDS):
                self._speed.value = f"{SPEEDS[place]:g}"
                self._choose_speed()

    def _say(self, replay: Replay) -> None:
        """Announces the step that was made last, and an end."""
        if replay.over and replay.record.end is not None:
            won = replay.record.end.won
            self._tell("replay.said.won" if won else "replay.said.lost")
        elif replay.step is None:
            self._tell("replay.said.start")
        else:
            word, _, cell = replay.step.partition(" ")
            where = {}
            if "," in cell:
                row, col = map(int, cell.split(","))
                where = {"row": row + 1, "col": col + 1}
            self._tell(f"replay.said.{word}", at=replay.at, **where)

    def _tell(self, key: str, **values: object) -> None:
        self._told = (key, values)
        self._said.textContent = self._shell.page.texts.say(key, **values)

    def _key(self, event: Any) -> None:
        if event.ctrlKey or event.altKey or event.metaKey or event.isComposing:
            return
        key, on = str(event.key), str(event.target.tagName)
        acts: dict[str, Callable[[], object]] = {
            "+": lambda: self._faster(1),
            "=": lambda: self._faster(1),
            "-": lambda: self._faster(-1),
        }
        if on not in ("INPUT", "SELECT"):
            acts |= {
                "ArrowLeft": lambda: self._step(-1),
                "ArrowRight": lambda: self._step(1),
                "Home": lambda: self._go(0),
                "End": lambda: self._step(10**9),
            }
        if on not in ("BUTTON", "SELECT"):
            acts[" "] = self._play_or_pause
        if key in acts:
            event.preventDefault()
            acts[key]()

    def _copy(self) -> None:
        """Copies the address of this replay; shown too, to be copied by hand."""
        if len(self._link) > LONGEST_LINK:
            self._tell("replay.long")
            return
        link = f"{self._shell.base}?{write_query([('replay', self._link)])}"
        self._told = None
        show_to_copy(self._shell.page, self._said, link, "replay")
