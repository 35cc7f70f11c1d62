"""The same smoke suite in other engines than Chromium: ``python -m tests --all``."""
