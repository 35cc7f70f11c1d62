"""Frame times while the largest board is panned, zoomed in and out."""

from __future__ import annotations

from statistics import median, quantiles

from playwright.sync_api import sync_playwright

from tests.browser.chrome import launch_options
from tests.browser.conftest import wait_ready
from tests.browser.server import serve

LEVEL = "500x500/50000/zone"

PAN = """([across, down, frames]) => new Promise((done) => {
  const port = document.querySelector(".viewport");
  const times = [];
  let last;
  const step = (now) => {
    if (last !== undefined) times.push(now - last);
    last = now;
    port.scrollLeft += across;
    port.scrollTop += down;
    if (times.length < frames) requestAnimationFrame(step);
    else done(times);
  };
  requestAnimationFrame(step);
})"""
"""Scrolls by so many pixels each frame, and gives the milliseconds between frames."""

PACES = {"slow": (5, 3), "brisk": (25, 15), "fast": (80, 50)}
"""CSS pixels a frame, across and down."""


def main(_words: list[str]) -> int:
    """Prints the median and the 99th percentile of the frame times of each pace."""
    with serve() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        for zoom in (50, 100, 200):
            page.goto(f"{site.url}?level={LEVEL}&seed=pan&zoom={zoom}")
            wait_ready(page)
            page.wait_for_timeout(1000)
            for pace, (across, down) in PACES.items():
                page.evaluate("document.querySelector('.viewport').scrollTo(0, 0)")
                page.wait_for_timeout(300)
                times = page.evaluate(PAN, [across, down, 120])
                most = quantiles(times, n=100)[98]
                print(
                    f"zoom {zoom:3} %, {pace:5} ({across} px a frame): "
                    f"median {median(times):.1f} ms, p99 {most:.1f} ms"
                )
        browser.close()
    return 0
