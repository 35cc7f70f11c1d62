"""The settings dialog: every option with its default, and a link to all of them."""

from __future__ import annotations

from minesweeper.play.links import level_pairs
from minesweeper.play.options import OPTIONS, SECTIONS, changed
from minesweeper.play.query import write_query
from minesweeper.web import bridge
from minesweeper.web.build import make
from minesweeper.web.copying import show_to_copy
from minesweeper.web.dialog import Dialog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.options import Option
    from minesweeper.web.shell import Shell


class SettingsDialog:
    """Shows the table of options as rows; what is chosen counts at once.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._dialog = Dialog(shell.page, "settings", "settings-dialog")
        self._controls: dict[str, Any] = {}
        for section in SECTIONS:
            rows = [
                self._row(option)
                for option in OPTIONS.values()
                if option.section == section and option.values
            ]
            if rows:
                legend = make("legend", text=f"sections.{section}")
                self._dialog.body.append(make("fieldset", legend, *rows))
        self._said = make("p", class_="message", role="status")
        reset = make("button", text="settings.reset", id="settings-reset")
        link = make("button", text="settings.link", id="settings-link")
        self._dialog.body.append(self._said)
        self._dialog.foot.prepend(reset, link)
        bridge.listen(reset, "click", lambda _event: self._reset())
        bridge.listen(link, "click", lambda _event: self._copy())
        for name in OPTIONS:
            shell.choices.watch(name, self._refresh)

    def show(self) -> None:
        """Opens with what is chosen."""
        self._said.textContent = ""
        self._refresh()
        self._dialog.show()

    def _row(self, option: Option) -> Any:
        """Gives the label and the control of an option."""
        name = option.name
        words = make("span", text=f"options.{name}")
        if option.is_switch:
            control = make("input", type="checkbox", id=f"option-{name}")
        else:
            entries = [self._entry(option, value) for value in option.values]
            control = make("select", *entries, id=f"option-{name}")
        self._controls[name] = control
        bridge.listen(control, "change", lambda _event: self._choose(option))
        usual = f"{name}={option.default}"
        address = make("code", usual if option.is_switch else f"{name}=…")
        address.title = " ".join(f"{name}={value}" for value in option.values)
        return make("label", words, address, control)

    def _entry(self, option: Option, value: str) -> Any:
        """Gives an entry of a menu, marked if it is the default."""
        key = f"options.{option.name}.{value}"
        entry = make("option", make("span", text=key), value=value)
        if value == option.default:
            entry.append(" ", make("span", text="settings.default"))
        return entry

    def _choose(self, option: Option) -> None:
        control = self._controls[option.name]
        if option.is_switch:
            text = "on" if control.checked else "off"
        else:
            text = str(control.value)
        self._shell.choices.set(option.name, text)

    def _refresh(self) -> None:
        """Shows what is chosen, wherever it was chosen."""
        for name, control in self._controls.items():
            chosen = self._shell.choices[name]
            if OPTIONS[name].is_switch:
                control.checked = chosen == "on"
            else:
                control.value = chosen

    def _reset(self) -> None:
        for name, option in OPTIONS.items():
            self._shell.choices.set(name, option.default)

    def _link(self) -> str:
        """Gives the address of this page with all that differs from the defaults."""
        shell = self._shell
        level = shell.session.game.level
        pairs = [*level_pairs(level), *changed(shell.choices.all())]
        query = write_query([*pairs, ("lang", shell.page.texts.lang)])
        return f"{shell.base}?{query}"

    def _copy(self) -> None:
        show_to_copy(self._shell.page, self._said, self._link(), "settings")
