"""A dialog of results: the last games, a file to keep them in, and how to clear them.

What else is shown of them is each game's own affair.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from minesweeper.play.book import Entry, ResultsError, read_file
from minesweeper.play.i18n import Message
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.dialog import Dialog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from minesweeper.web.ledger import Ledger
    from minesweeper.web.page import Page

MOST_LAST = 20
"""How many of the last games are listed."""

E = TypeVar("E", bound=Entry)


class Around(Protocol):
    """What a dialog of results needs of the page it is over."""

    page: Page


class BookDialog(Generic[E]):
    """Shows what is kept, asks before anything is lost, and takes files in.

    Args:
        shell: The running page.
        ledger: Where the results are kept.
        file: What their file is called.
        watch: Is told the short record of a game that is to be watched.
    """

    def __init__(
        self,
        shell: Around,
        ledger: Ledger[E],
        file: str,
        watch: Callable[[str], object],
    ) -> None:
        self._page = shell.page
        self._ledger = ledger
        self._name_of_file = file
        self._watch = watch
        self._dialog = Dialog(shell.page, "results", "results-dialog")
        self._results: list[E] = []
        self._told: Message | None = None
        self._said = make("p", class_="message", role="status", id="results-said")
        self._parts = make("div", class_="standings")
        self._last = make("div")
        self._file = make("input", type="file", id="results-file", hidden=True)
        self._file.accept = ".txt,text/plain"
        self._sure = self._question()
        self._dialog.body.append(self._said, self._parts, self._last, self._file)
        self._clear = self._button("clear", self._ask)
        save = self._button("export", self._save)
        self._add = self._button("import", self._file.click)
        self._dialog.foot.prepend(self._sure, self._clear, self._add, save)
        bridge.listen(self._file, "change", lambda _event: self._open())
        bridge.listen(self._dialog.body, "click", self._click)
        shell.page.watch_language(self._translate)

    def show(self) -> None:
        """Opens with what is kept now."""
        self._tell(None)
        self._sure.hidden = True
        self._refresh()
        self._dialog.show()

    def _record(self, result: E) -> str:
        """Gives the short record of a game, or nothing where it is gone."""
        raise NotImplementedError

    def _fill_parts(self) -> None:
        """Shows what the results come to."""
        raise NotImplementedError

    def _games(self, last: Sequence[E]) -> Any:
        """Gives the table of some games."""
        raise NotImplementedError

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
        texts = self._page.texts
        self._results = book.results()
        unreadable = len(book) - len(self._results)
        if unreadable and not self._said.textContent:
            self._tell(Message("results.unreadable", {"count": unreadable}))
        self._clear.hidden = not len(book)
        last = self._results[: -MOST_LAST - 1 : -1]
        part = self._games(last) if last else make("p", texts.say("results.none"))
        self._last.replaceChildren(part)
        self._fill_parts()

    def _click(self, event: Any) -> None:
        """Replays the game whose button was pressed."""
        button = bridge.plain(event.target.closest("button.watch"))
        if button is not None:
            chosen = str(button.dataset.game)
            for result in self._results:
                if result.id == chosen:
                    self._watch(self._record(result))

    def _fill_question(self) -> None:
        count = len(self._ledger.book())
        say = self._page.texts.say
        self._asked.textContent = say("results.sure", count=count)

    def _ask(self) -> None:
        self._fill_question()
        self._sure.hidden = False
        self._page["results-no"].focus()

    def _keep(self) -> None:
        self._sure.hidden = True
        self._clear.focus()

    def _forget(self) -> None:
        self._sure.hidden = True
        self._ledger.clear()
        self._tell(Message("results.cleared"))
        self._refresh()
        self._add.focus()

    def _save(self) -> None:
        """Gives all results as a file to keep."""
        window = bridge.window
        kind = bridge.options(type="text/plain;charset=utf-8")
        blob = window.Blob.new(window.Array.of(self._ledger.book().file), kind)
        address = window.URL.createObjectURL(blob)
        link = make("a", href=address, download=self._name_of_file)
        link.click()
        bridge.later(10_000, lambda: window.URL.revokeObjectURL(address))
        self._tell(Message("results.saved", {"name": self._name_of_file}))

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
            fresh = self._ledger.merge(read_file(text, self._ledger.book()))
        except ResultsError as error:
            self._tell(Message.of(error))
            return
        nothing = Message("results.nothing")
        added = Message("results.added", {"count": fresh})
        self._tell(added if fresh else nothing)
        self._refresh()

    def _tell(self, message: Message | None) -> None:
        self._told = message
        texts = self._page.texts
        self._said.textContent = "" if message is None else texts.tell(message)
