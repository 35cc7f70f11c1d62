"""A dialog over the page, made when it is first asked for."""

from __future__ import annotations

from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.web.page import Page


CLOSE = "dialog.close"
"""The key of what the button to close says, where nothing else is said."""


class Dialog:
    """A heading, whatever is put into `body`, and a button to close.

    Escape and a press beside it close it too; the keyboard then is where it was.

    Args:
        page: The page it is over.
        title: The key of its heading.
        name: Its id.
        close: The key of its button to close.
    """

    def __init__(self, page: Page, title: str, name: str, close: str = CLOSE) -> None:
        self._page = page
        heading = f"{name}-title"
        self.body = make("div", class_="dialog-body")
        closing = make("button", class_="main", text=close)
        self.foot = make("div", closing, class_="choices dialog-foot")
        self.element = make(
            "dialog",
            make("h2", text=title, id=heading),
            self.body,
            self.foot,
            id=name,
            aria_labelledby=heading,
        )
        bridge.document.body.append(self.element)
        bridge.listen(closing, "click", lambda _event: self.close())
        bridge.listen(self.element, "click", self._beside)

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return bool(self.element.open)

    def show(self) -> None:
        """Opens, in the page's language."""
        self.translate()
        if not self.element.open:
            self.element.showModal()

    def close(self) -> None:
        """Goes away."""
        self.element.close()

    def translate(self) -> None:
        """Puts in the texts of what was made since the last language."""
        self._page.fill_texts(self.element)

    def _beside(self, event: Any) -> None:
        if event.target == self.element:
            self.close()
