"""Makes what the page runs on, from pinned packages and the sources.

``python -m tests.build`` writes it; with ``--check`` it tells what is stale.
Committed, so that a fresh clone plays without a build:

- ``static/runtime``: PyScript's core and Pyodide (its engine without the linking of
  packages in C, see ``js/engine.mjs``); ``python.bin``, the standard
  library as far as the page reaches it and the game, compiled; ``snapshot.bin``,
  Python's memory when the game has been imported; ``late.bin``, what that lacks.
- ``static/packs``: the same files as scripts, for pages that may not fetch.
- ``pyscript.toml``: the game's modules, one by one, for work on the sources.
- the ``#release`` list in ``index.html``: version and hashes.
"""
