"""The results dialog: best times, last games, a file to keep them in."""

from __future__ import annotations

from minesweeper.play.i18n import Message
from minesweeper.play.results import ResultsError, read_file, tidy
from minesweeper.play.standing import standings
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.dialog import Dialog
from minesweeper.web.ledger import Ledger
from minesweeper.web.tables import games_part, level_name, standing_part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from minesweeper.web.player import Player
    from minesweeper.web.shell import Shell

FILE = "minesweeper-results.txt"
"""What the file is called."""

MOST_LAST = 20
"""How many of the last games are listed."""


class ResultsDialog:
    """Shows what is kept, asks before anything is lost, and takes files in.

    Args:
        shell: The running page.
        player: Gives what plays a record.
    """

    def __init__(self, shell: Shell, player: Callable[[], Player]) -> None:
        self._shell = shell
        self._player = player
        self._ledger = Ledger(shell.storage)
        self._dialog = Dialog(shell.page, "results", "results-dialog")
        self._records: dict[str, str] = {}
        self._told: Message | None = None
        self._said = make("p", class_="message", role="status", id="results-said")
        self._level = make("select", id="results-level")
        choice = make("label", make("span", text="results.level"), self._level)
        self._choice = choice
        self._parts = make("div", class_="standings")
        self._last = make("div")
        self._name = make("input", type="text", id="results-name", maxlength=80)
        self._name.autocomplete = "off"
        naming = make("label", make("span", text="results.player"), self._name)
        self._file = make("input", type="file", id="results-file", hidden=True)
        self._file.accept = ".txt,text/plain"
        self._sure = self._question()
        self._dialog.body.append(
            self._said, choice, self._parts, self._last, naming, self._file
        )
        self._clear = self._button("clear", self._ask)
        save = self._button("export", self._save)
        add = self._button("import", self._file.click)
        self._dialog.foot.prepend(self._sure, self._clear, add, save)
        bridge.listen(self._level, "change", lambda _event: self._fill_parts())
        bridge.listen(self._name, "change", lambda _event: self._rename())
        bridge.listen(self._file, "change", lambda _event: self._open())
        bridge.listen(self._dialog.body, "click", self._click)
        shell.page.watch_language(self._translate)

    def show(self) -> None:
        """Opens with what is kept now."""
        self._tell(None)
        self._sure.hidden = True
        self._name.value = self._ledger.player
        self._level.replaceChildren()
        self._refresh()
        self._dialog.show()

    def _translate(self) -> None:
        """Says everything in the page's language, if it is open."""
        if self._dialog.is_open:
            self._tell(self._told)
            self._refresh()
            self._fill_question()

    def _button(self, name: str, act: Callable[[], object]) -> Any:
        button = make("button", text=f"results.{name}", id=f"results-{name}")
        bridge.listen(button, "click", lambda _event: act())
        return button

    def _question(self) -> Any:
        """Gives the question that comes before all is cleared."""
        self._asked = make("span")
        return make(
            "div",
            self._asked,
            self._button("yes", self._forget),
            self._button("no", self._keep),
            class_="question",
            role="alert",
            hidden=True,
        )

    def _refresh(self) -> None:
        """Puts in what is kept."""
        book = self._ledger.book()
        texts = self._shell.page.texts
        self._results = book.results()
        unreadable = len(book) - len(self._results)
        if unreadable and not self._said.textContent:
            self._tell(Message("results.unreadable", {"count": unreadable}))
        self._standings = standings(self._results)
        self._records = {result.id: result.record for result in self._results}
        levels = list(dict.fromkeys(one.level for one in self._standings))
        chosen = str(self._level.value) or str(self._shell.session.game.level)
        self._level.replaceChildren(
            *(make("option", level_name(one, texts), value=one) for one in levels)
        )
        if chosen in levels:
            self._level.value = chosen
        self._choice.hidden = not levels
        self._clear.hidden = not len(book)
        last = self._results[: -MOST_LAST - 1 : -1]
        empty = make("p", texts.say("results.none"))
        part = games_part(last, texts) if last else empty
        self._last.replaceChildren(part)
        self._fill_parts()

    def _fill_parts(self) -> None:
        texts = self._shell.page.texts
        parts = [
            standing_part(one, texts)
            for one in self._standings
            if one.level == self._level.value
        ]
        self._parts.replaceChildren(*parts)

    def _click(self, event: Any) -> None:
        """Replays the game whose button was pressed."""
        button = bridge.plain(event.target.closest("button.watch"))
        if button is not None:
            short = self._records.get(str(button.dataset.game))
            if short:
                self._player().show(short, len(short))

    def _rename(self) -> None:
        name = tidy(str(self._name.value))
        self._name.value = name
        self._ledger.player = name

    def _fill_question(self) -> None:
        count = len(self._ledger.book())
        say = self._shell.page.texts.say
        self._asked.textContent = say("results.sure", count=count)

    def _ask(self) -> None:
        self._fill_question()
        self._sure.hidden = False
        self._shell.page["results-no"].focus()

    def _keep(self) -> None:
        self._sure.hidden = True
        self._clear.focus()

    def _forget(self) -> None:
        self._sure.hidden = True
        self._ledger.clear()
        self._tell(Message("results.cleared"))
        self._refresh()
        self._name.focus()

    def _save(self) -> None:
        """Gives all results as a file to keep."""
        window = bridge.window
        kind = bridge.options(type="text/plain;charset=utf-8")
        blob = window.Blob.new(window.Array.of(self._ledger.book().file), kind)
        address = window.URL.createObjectURL(blob)
        link = make("a", href=address, download=FILE)
        link.click()
        bridge.later(10_000, lambda: window.URL.revokeObjectURL(address))
        self._tell(Message("results.saved", {"name": FILE}))

    def _open(self) -> None:
        """Reads the file that was chosen, and then takes it in."""
        file = bridge.plain(self._file.files.item(0))
        if file is None:
            return
        reader = bridge.window.FileReader.new()
        undo: list[bridge.Undo] = []

        def done(taken: bool) -> None:
            for one in undo:
                one()
            self._file.value = ""
            self._take(str(reader.result) if taken else "\x00")

        undo.append(bridge.listen(reader, "load", lambda _event: done(True)))
        undo.append(bridge.listen(reader, "error", lambda _event: done(False)))
        reader.readAsText(file)

    def _take(self, text: str) -> None:
        """Adds the results of a file, all of them or none."""
        if "\x00" in text or "\ufffd" in text[:1000]:
            self._tell(Message("results.binary"))
            return
        try:
            fresh = self._ledger.merge(read_file(text))
        except ResultsError as error:
            self._tell(Message.of(error))
            return
        nothing = Message("results.nothing")
        added = Message("results.added", {"count": fresh})
        self._tell(added if fresh else nothing)
        self._refresh()

    def _tell(self, message: Message | None) -> None:
        self._told = message
        texts = self._shell.page.texts
        self._said.textContent = "" if message is None else texts.tell(message)
