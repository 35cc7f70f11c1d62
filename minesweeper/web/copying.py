"""Copies a text for the player: shown too, to be copied by hand where that fails."""

from __future__ import annotations

from contextlib import suppress

from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.web.page import Page


def show_to_copy(page: Page, place: Any, text: str, subject: str) -> None:
    """Puts a text into a field of its own, chosen whole, and copies it.

    Args:
        page: The page.
        place: The element that holds the field from now on, and nothing else but what
            says that it is copied.
        text: The text.
        subject: What the text is of: `settings.link` is then the key of what the field
            is called, `settings.copied` says that it is copied, and `settings-text` is
            the field's id.
    """
    field = make(
        "input",
        type="text",
        value=text,
        readonly=True,
        label=f"{subject}.link",
        id=f"{subject}-text",
    )
    place.replaceChildren(field)
    field.select()
    with suppress(bridge.JsError):  # a frame may not be let
        if bridge.document.execCommand("copy"):
            place.append(make("span", text=f"{subject}.copied"))
    page.fill_texts(place)
