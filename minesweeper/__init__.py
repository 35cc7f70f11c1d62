"""Minesweeper: rules in pure Python, playable in a browser page."""

from __future__ import annotations

__version__ = "0.1.0"

__all__ = ["__version__"]
