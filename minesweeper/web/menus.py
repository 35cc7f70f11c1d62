"""The menus beside the board, and the switch between opening and flagging."""

from __future__ import annotations

from minesweeper.play.i18n import Texts
from minesweeper.play.intents import SetLevel, SetQuestionMarks
from minesweeper.rules.level import LEVELS
from minesweeper.rules.moves import Status
from minesweeper.web.custom import CustomDialog
from minesweeper.web.levels import LevelMenu
from minesweeper.web.page import CUSTOM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from minesweeper.rules.level import Level
    from minesweeper.web.shell import Shell


class Menus:
    """Hears the menus and shows in them what is chosen.

    Args:
        shell: The running page.
    """

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._custom = CustomDialog(shell.page, self._play_level)
        page, choices = shell.page, shell.choices
        page.on("skin", "change", self._choose_skin)
        page.on("lang", "change", self._choose_language)
        page.on("marks", "change", self._choose_marks)
        page["flagging"].hidden = False
        page.on("flagging", "click", self._switch_flagging)
        choices.watch("primary", self._show_flagging)
        self._show_flagging()
        choices.watch("skin", self._show_choices)
        choices.watch("marks", self._set_marks)
        LevelMenu(page, self._choose_level, self._is_playing, self._show_level)

    def _is_playing(self) -> bool:
        return self._shell.session.game.status is Status.PLAYING

    def _show_level(self) -> None:
        self._shell.page.show_level(self._shell.session.game.level)

    def _choose_level(self, chosen: str) -> None:
        self._show_level()
        if chosen == CUSTOM:
            self._custom.ask(self._shell.session.game.level)
        elif chosen in LEVELS:
            self._play_level(LEVELS[chosen])

    def _play_level(self, level: Level) -> None:
        self._shell.features.give_up(lambda: self._begin_level(level))

    def _begin_level(self, level: Level) -> None:
        self._shell.act(SetLevel(level))
        self._keep("level", str(level))

    def _choose_skin(self) -> None:
        self._shell.choices.set("skin", str(self._shell.page["skin"].value))

    def _choose_marks(self) -> None:
        wanted = self._shell.page["marks"].checked
        self._shell.choices.set("marks", "3" if wanted else "2")

    def _switch_flagging(self) -> None:
        flagging = self._shell.choices["primary"] == "flag"
        self._shell.choices.set("primary", "open" if flagging else "flag")

    def _show_flagging(self) -> None:
        flagging = self._shell.choices["primary"] == "flag"
        self._shell.page["flagging"].setAttribute("aria-pressed", str(flagging).lower())

    def _choose_language(self) -> None:
        chosen = str(self._shell.page["lang"].value)
        self._shell.translate(Texts(chosen))
        self._keep("lang", chosen)

    def _set_marks(self) -> None:
        self._shell.act(SetQuestionMarks(self._shell.choices["marks"] == "3"))
        self._show_choices()

    def _show_choices(self) -> None:
        page = self._shell.page
        page.show_choices(self._shell.choices.all(), page.texts.lang)

    def _keep(self, name: str, text: str) -> None:
        self._shell.storage.write(name, text)
