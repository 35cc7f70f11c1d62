"""The player of records: whatever is watched, in a dialog with buttons and keys.

It holds a `Playback`, which knows no session and no storage, so nothing here can become
a result; the game under the dialog is not touched.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from minesweeper.play.i18n import Message
from minesweeper.play.playback import SPEEDS, Playback
from minesweeper.play.query import write_query
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.copying import show_to_copy
from minesweeper.web.dialog import Dialog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.web.address import Address
    from minesweeper.web.look import Look
    from minesweeper.web.page import Page

LONGEST_LINK = 8_000
"""The most characters of a record in an address; servers refuse longer ones."""

OFTENEST = 0.03
"""The least seconds between two pictures of a replay that plays."""

P = TypeVar("P", bound=Playback)


class Around(Protocol):
    """What a player needs of the page it is over."""

    page: Page
    look: Look
    address: Address


class Player(Generic[P]):
    """Plays a record over the page; a game's own player draws and tells its steps.

    Args:
        shell: The running page.
        canvas: What the game is drawn on.
        layers: What lies over it.
    """

    def __init__(self, shell: Around, canvas: Any, *layers: Any) -> None:
        self._around = shell
        self._page = shell.page
        self._dialog = Dialog(shell.page, "replay", "replay-dialog")
        self._replay: P | None = None
        self._link: list[tuple[str, str]] = []
        self._told: Message | None = None
        self._stop: bridge.Undo | None = None
        self._canvas = canvas
        field = make("div", canvas, *layers, class_="field")
        self._port = make(
            "div", field, class_="viewport", role="group", tabindex=0, label="replay"
        )
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
        shell.look.watch(self._fit)
        shell.page.watch_language(self._translate)

    def open(self, replay: P, *link: tuple[str, str]) -> None:
        """Shows the start of a record.

        Args:
            replay: The record as something to watch.
            link: The settings of an address that opens it again.
        """
        self._replay, self._link = replay, list(link)
        self._place.max = replay.count
        self._said.textContent = ""
        self._told = None
        self._dialog.show()
        self._translate()
        self._fit()
        self._toggle.focus()

    def _name(self, replay: P) -> str:
        """Gives what screen readers call the board."""
        raise NotImplementedError

    def _fit_board(self, replay: P) -> None:
        """Sizes the board for the room, the skin and the pixel ratio there are."""
        raise NotImplementedError

    def _paint(self, replay: P) -> None:
        """Draws the game as it is now."""
        raise NotImplementedError

    def _words(self, replay: P) -> Message:
        """Gives what is said of the step that was made last."""
        raise NotImplementedError

    def _translate(self) -> None:
        """Says everything in the page's language."""
        replay = self._replay
        if replay is None:
            return
        say = self._page.texts.say
        self._canvas.setAttribute("aria-label", self._name(replay))
        speeds = [f"{speed:g}" for speed in SPEEDS]
        self._speed.replaceChildren(
            *(make("option", say("replay.times", speed=x), value=x) for x in speeds)
        )
        self._speed.value = f"{replay.speed:g}"
        if self._told is not None:
            self._tell(self._told)
        self._show()

    def _fit(self) -> None:
        if self._replay is not None:
            self._fit_board(self._replay)
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
        say = self._page.texts.say
        self._paint(replay)
        self._place.value = replay.at
        seconds = f"{replay.seconds:.1f}"
        words = say("replay.at", at=replay.at, count=replay.count, seconds=seconds)
        self._at.textContent = words
        self._place.setAttribute("aria-valuetext", words)
        key = "replay.pause" if replay.playing else "replay.play"
        if self._toggle.dataset.text != key:
            self._toggle.dataset.text = key
        self._toggle.textContent = say(key)
        if self._stop is not None:
            self._stop()
            self._stop = None
        wait = replay.wait()
        if wait is not None:
            wait = min(max(wait, OFTENEST), 0.25)
            self._stop = bridge.later(wait * 1000, self._tick)

    def _tick(self) -> None:
        self._stop = None
        replay = self._replay
        if replay is not None:
            replay.advance(bridge.now())
            self._show()
            if not replay.playing:
                self._tell(self._words(replay))

    def _halt(self) -> None:
        """Lets nothing go on once the dialog is closed, and the address forget it."""
        self._replay = None
        self._around.address.forget("replay")
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _play_or_pause(self) -> None:
        replay, now = self._replay, bridge.now()
        if replay is None:
            return
        if replay.playing:
            replay.pause(now)
            self._tell(Message("replay.said.paused", {"at": replay.at}))
        else:
            replay.play(now)
            self._tell(Message("replay.said.playing"))
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
            self._tell(self._words(replay))

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

    def _tell(self, message: Message) -> None:
        self._told = message
        self._said.textContent = self._page.texts.tell(message)

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
        query = write_query(self._link)
        if len(query) > LONGEST_LINK:
            self._tell(Message("replay.long"))
            return
        self._told = None
        link = f"{self._around.address.base}?{query}"
        show_to_copy(self._page, self._said, link, "replay")
