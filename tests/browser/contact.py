"""One picture of every look in every language, on a phone and on a desktop.

``python -m tests.browser.contact FILE.png`` plays the same few moves in each page.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from minesweeper.play.i18n import LANGUAGES
from minesweeper.play.options import SKINS
from tests.browser.chrome import launch_options
from tests.browser.conftest import wait_ready
from tests.browser.playing import Player
from tests.browser.server import serve

SCREENS = {"phone": (360, 740), "desktop": (1280, 800)}
"""Width and height of each screen in CSS pixels."""

SHOWN = 0.5
"""How large a screenshot is on the sheet."""

GAP = 8
"""Pixels between two screenshots."""


def shot(browser: Browser, address: str, size: tuple[int, int]) -> Image.Image:
    """Gives the screenshot of a game with open cells, a flag and a question mark."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(address)
    wait_ready(page)
    player = Player(page)
    player.click(0, 0)
    for marks, cell in enumerate(((0, 8), (1, 8)), 1):
        for _ in range(marks):
            player.click(*cell, button="right")
    page.mouse.move(2, 2)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(700)
    picture = Image.open(BytesIO(page.screenshot()))
    page.close()
    small = round(size[0] * SHOWN), round(size[1] * SHOWN)
    return picture.convert("RGB").resize(small, Image.Resampling.LANCZOS)


def main(words: list[str]) -> int:
    """Makes the sheet in the file that is named, and perhaps of these skins only."""
    if not words:
        print("python -m tests.browser.contact FILE.png [SKIN ...]")
        return 2
    skins = words[1:] or [skin for skin in SKINS if skin != "auto"]
    rows = []
    with serve() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for skin in skins:
            for lang in LANGUAGES:
                query = f"level=intermediate&seed=look&marks=3&skin={skin}&lang={lang}"
                rows.append(
                    [
                        shot(browser, f"{site.url}?{query}", size)
                        for size in SCREENS.values()
                    ]
                )
        browser.close()
    per = len(LANGUAGES)
    wide = sum(picture.width + GAP for picture in rows[0])
    high = rows[0][0].height + GAP
    sheet = Image.new("RGB", (wide * per, high * len(skins)), "#888888")
    for index, row in enumerate(rows):
        down, across = divmod(index, per)
        left = across * wide
        for picture in row:
            sheet.paste(picture, (left, down * high))
            left += picture.width + GAP
    sheet.save(Path(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
