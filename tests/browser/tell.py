"""Prints which browsers the tests will start; status 1 if there is no Chromium."""

from __future__ import annotations

import sys

from tests.browser import chrome, firefox


def main() -> int:
    """Prints a line for each browser and gives the exit status."""
    chromium = chrome.installed() or chrome.playwright_chromium()
    if chromium is None:
        return 1
    print(f"  {chromium}")
    print(f"  {firefox.installed() or 'no Firefox: its tests are left out'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
