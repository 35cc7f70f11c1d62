"""The skins: every colour of the board, as values a test can measure."""

from __future__ import annotations

from dataclasses import dataclass

FONT = "Microsoft YaHei, system-ui, sans-serif"
"""The fonts of the published design, then the system's."""


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of one look of the board, each as `#rrggbb`.

    Attributes:
        name: What the settings and the page's `data-skin` call it.
        drawn: Whether marks and mines are drawn; else they are the letters of the
            published design.
        line: The lines between cells.
        ground: What covered cells lie on.
        paper: An open cell.
        groove: The shaded upper and left edge of an open cell.
        face: The top of a covered cell.
        light: The lit edge of a covered cell.
        shade: The shaded edge of a covered cell.
        digits: The numbers 1 to 8.
        flag: The cloth of a flag.
        pole: The pole and foot of a flag.
        question: The question mark.
        mine: A mine.
        glint: The reflection on a mine.
        exploded: The ground under the mine that went off.
        blast: The mine that went off.
        faded: The cloth of a wrong flag.
        cross: The cross over a wrong flag.
    """

    name: str
    drawn: bool
    line: str
    ground: str
    paper: str
    groove: str
    face: str
    light: str
    shade: str
    digits: tuple[str, str, str, str, str, str, str, str]
    flag: str
    pole: str
    question: str
    mine: str
    glint: str
    exploded: str
    blast: str
    faded: str
    cross: str


ORIGINAL = Skin(
    name="original",
    drawn=False,
    line="#dddddd",
    ground="#bbbbbb",
    paper="#eeeeee",
    groove="#eeeeee",
    face="#bbbbbb",
    light="#bbbbbb",
    shade="#bbbbbb",
    digits=(
        "#ff7f00",
        "#00ff00",
        "#ff0000",
        "#00ffff",
        "#0000ff",
        "#8b00ff",
        "#297b83",
        "#0b0733",
    ),
    flag="#000000",
    pole="#000000",
    question="#444444",
    mine="#000000",
    glint="#000000",
    exploded="#ff0000",
    blast="#000000",
    faded="#ff0000",
    cross="#ff0000",
)
"""The published design, to the pixel at ratio 1."""

LIGHT = Skin(
    name="light",
    drawn=True,
    line="#d3dae3",
    ground="#7c8ba1",
    paper="#f8f9fb",
    groove="#d3dae3",
    face="#bfcbda",
    light="#e6edf5",
    shade="#95a4b8",
    digits=(
        "#1d56d8",
        "#14782f",
        "#cc1f2f",
        "#6b21a8",
        "#8f4a08",
        "#0b7285",
        "#1f2733",
        "#b3167a",
    ),
    flag="#c20f27",
    pole="#222b38",
    question="#1b3f94",
    mine="#222b38",
    glint="#ffffff",
    exploded="#f0525a",
    blast="#1a0508",
    faded="#7d8797",
    cross="#c20f27",
)
"""Stone on paper: the default where the system asks for nothing else."""

DARK = Skin(
    name="dark",
    drawn=True,
    line="#2b323d",
    ground="#12161c",
    paper="#1b2028",
    groove="#2b323d",
    face="#424e60",
    light="#6d7e97",
    shade="#2c3542",
    digits=(
        "#7ab0ff",
        "#63d07f",
        "#ff8078",
        "#cba4ff",
        "#f2b24c",
        "#4fd3d3",
        "#eef2f7",
        "#ff8fd0",
    ),
    flag="#ff8a80",
    pole="#eef2f7",
    question="#a9ccff",
    mine="#d5dce6",
    glint="#1b2028",
    exploded="#d9333f",
    blast="#ffffff",
    faded="#97a3b5",
    cross="#ff8a80",
)
"""The same stone at night."""

CONTRAST = Skin(
    name="contrast",
    drawn=True,
    line="#6e6e6e",
    ground="#000000",
    paper="#000000",
    groove="#6e6e6e",
    face="#e9e9e9",
    light="#ffffff",
    shade="#a6a6a6",
    digits=(
        "#8ab8ff",
        "#5cff7a",
        "#ff8a80",
        "#d9b3ff",
        "#ffc14d",
        "#33f0f0",
        "#ffffff",
        "#ff9ade",
    ),
    flag="#b00018",
    pole="#000000",
    question="#0033cc",
    mine="#ffffff",
    glint="#000000",
    exploded="#ff4d4d",
    blast="#000000",
    faded="#5c5c5c",
    cross="#b00018",
)
"""Black and white with bright digits, for eyes that need it."""

SAFE = Skin(
    name="safe",
    drawn=True,
    line="#39424f",
    ground="#05070a",
    paper="#10141a",
    groove="#39424f",
    face="#c3cfdd",
    light="#f2f6fb",
    shade="#8593a6",
    digits=(
        "#5ca3e2",
        "#58ffc2",
        "#f65903",
        "#8a69ff",
        "#ffea1d",
        "#9e778a",
        "#d67a5e",
        "#bcff86",
    ),
    flag="#9c2f00",
    pole="#10141a",
    question="#06388f",
    mine="#ffffff",
    glint="#10141a",
    exploded="#f23838",
    blast="#000000",
    faded="#596473",
    cross="#8c1d00",
)
"""For colour-blind eyes: digits far apart in light and hue, however one sees hues."""

SKINS = {skin.name: skin for skin in (ORIGINAL, LIGHT, DARK, CONTRAST, SAFE)}
"""The skins by name."""

DEFAULT = LIGHT
"""The skin of a page that asks for none and a system that prefers none."""


def preferred(*, dark: bool, contrast: bool) -> Skin:
    """Gives the skin for what the reader's system prefers."""
    if contrast:
        return CONTRAST
    return DARK if dark else LIGHT
