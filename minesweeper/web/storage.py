"""What is kept between visits, where the browser lets anything be kept.

Storage may be refused, full or forbidden even to look at, as in a sandboxed frame:
then everything is kept in memory for this visit, and `lasting` says so.
"""

from __future__ import annotations

from minesweeper.web import bridge

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


class Storage:
    """Named texts of one copy of the game; copies in other folders keep their own.

    Attributes:
        lasting: Whether what is written now will be there on the next visit.
    """

    def __init__(self) -> None:
        path = str(bridge.window.location.pathname)
        self._prefix = f"minesweeper:{path[: path.rfind('/') + 1]}:"
        self._memory: dict[str, str] = {}
        self._kept: Any = None
        self.lasting = False
        self._told: Callable[[], object] | None = None
        try:
            self._kept = bridge.plain(bridge.window.localStorage)
            self.write("probe", "1")
            self.remove("probe")
        except bridge.JsError:
            self._kept = None

    def watch(self, told: Callable[[], object]) -> None:
        """Calls back after each text that was to be kept."""
        self._told = told

    def full_name(self, name: str) -> str:
        """Gives the name as the browser's storage has it, for this copy of the game."""
        return self._prefix + name

    def names(self, start: str) -> list[str]:
        """Gives the names with that start under which something is kept now."""
        if self._kept is None:
            return [name for name in self._memory if name.startswith(start)]
        try:
            keys = [str(self._kept.key(i)) for i in range(self._kept.length)]
        except bridge.JsError:
            return []
        whole = self._prefix + start
        return [key[len(self._prefix) :] for key in keys if key.startswith(whole)]

    def read(self, name: str) -> str | None:
        """Gives what was written under a name last, or none."""
        if name in self._memory:
            return self._memory[name]
        if self._kept is None:
            return None
        try:
            found = bridge.plain(self._kept.getItem(self._prefix + name))
        except bridge.JsError:
            return None
        return None if found is None else str(found)

    def read_again(self, name: str) -> str | None:
        """Gives what is kept under a name now, perhaps by another tab."""
        if self._kept is not None:
            try:
                found = bridge.plain(self._kept.getItem(self._prefix + name))
                if found is not None:
                    return str(found)
            except bridge.JsError:
                pass
        return self._memory.get(name)

    def read_all(self, names: Iterable[str]) -> dict[str, str]:
        """Gives what was written under those of the names that anything was."""
        found = ((name, self.read(name)) for name in names)
        return {name: text for name, text in found if text is not None}

    def write(self, name: str, text: str) -> None:
        """Keeps a text under a name, at least for this visit."""
        self._memory[name] = text
        self.lasting = False
        if self._kept is not None:
            try:
                self._kept.setItem(self._prefix + name, text)
                self.lasting = True
            except bridge.JsError:
                pass
        if self._told is not None:
            self._told()

    def remove(self, name: str) -> None:
        """Forgets what was written under a name."""
        self._memory.pop(name, None)
        if self._kept is not None:
            self._kept.removeItem(self._prefix + name)
