"""What the player has chosen, as it stands now: kept, and told to whom it concerns."""

from __future__ import annotations

from minesweeper.play.options import OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from minesweeper.web.bridge import Undo
    from minesweeper.web.storage import Storage


class Choices:
    """The value of every option by its name.

    Args:
        values: What they are at first.
        storage: Where a new one is kept.
    """

    def __init__(self, values: Mapping[str, str], storage: Storage) -> None:
        self._values = dict(values)
        self._storage = storage
        self._watchers: dict[str, list[Callable[[], object]]] = {}

    def __getitem__(self, name: str) -> str:
        """Gives what is chosen."""
        return self._values[name]

    def on(self, name: str) -> bool:
        """Tells whether a switch is on."""
        return self._values[name] == "on"

    def all(self) -> dict[str, str]:
        """Gives all that is chosen."""
        return dict(self._values)

    def set(self, name: str, text: str) -> None:
        """Chooses, keeps it, and tells whoever watches.

        Raises:
            ValueError: the option does not take that text.
        """
        if not OPTIONS[name].takes(text):
            raise ValueError(f"{name} cannot be {text!r}")
        changed = self._values[name] != text
        self._values[name] = text
        self._storage.write(name, text)
        if changed:
            for told in tuple(self._watchers.get(name, ())):
                told()

    def watch(self, name: str, told: Callable[[], object]) -> Undo:
        """Calls back whenever another value is chosen, until undone."""
        watchers = self._watchers.setdefault(name, [])
        watchers.append(told)

        def undo() -> None:
            if told in watchers:
                watchers.remove(told)

        return undo
