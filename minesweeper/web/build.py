"""Elements made by the program, for what the page does not hold from the start."""

from __future__ import annotations

from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SVG = "http://www.w3.org/2000/svg"
"""The vocabulary of drawings."""


def make(
    tag: str,
    *children: Any,
    text: str | None = None,
    title: str | None = None,
    label: str | None = None,
    vocabulary: str | None = None,
    **attributes: object,
) -> Any:
    """Gives a new element that is nowhere in the page yet.

    Args:
        tag: Its name, such as `button`.
        children: Elements, or texts that are shown as they are.
        text: The key of a text: `Page.translate` puts it in, again at each language.
        title: The same for its tool tip.
        label: The same for what screen readers call it.
        vocabulary: Its namespace where that is not the page's, such as `SVG`.
        attributes: Its attributes; `class_` and `aria_label` stand for `class` and
            `aria-label`, `True` for an empty one; `None` and `False` are left out.
    """
    if vocabulary is None:
        element = bridge.document.createElement(tag)
    else:
        element = bridge.document.createElementNS(vocabulary, tag)
    if tag == "button":
        element.type = "button"
    if text is not None:
        element.setAttribute("data-text", text)
    if title is not None:
        element.setAttribute("data-title", title)
    if label is not None:
        element.setAttribute("data-label", label)
    for name, value in attributes.items():
        if value is not None and value is not False:
            shown = "" if value is True else str(value)
            element.setAttribute(name.strip("_").replace("_", "-"), shown)
    element.append(*children)
    return element
