"""Short animations over the board: the style sheet moves them, no script runs."""

from __future__ import annotations

from minesweeper.rules.moves import Status
from minesweeper.scene.motion import MILLISECONDS, blasts, wave, won
from minesweeper.web import bridge
from minesweeper.web.build import make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from minesweeper.play.update import Update
    from minesweeper.rules.game import Game


def show_motion(game: Game, field: Any, update: Update) -> None:
    """Lays the animations of a move over the board; each goes when it is over.

    The board below is as it is after the move, and takes the next one at once.

    Args:
        game: The game after the move.
        field: The element as large as the whole board.
        update: What the move changed.
    """
    if game.status is Status.LOST:
        motions = blasts(game.grid, game.faces, update.cells)
    elif game.status is Status.WON:
        motions = [won()]
    else:
        motions = [wave(game.grid, update.cells)]
    for motion in motions:
        layer = make("div", class_=f"motion motion-{motion.kind}", aria_hidden="true")
        style = layer.style
        style.left, style.top = f"{motion.left}%", f"{motion.top}%"
        style.width, style.height = f"{motion.width}%", f"{motion.height}%"
        field.append(layer)
        bridge.later(MILLISECONDS[motion.kind], layer.remove)
