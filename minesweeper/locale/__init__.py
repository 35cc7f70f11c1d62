"""The page's sentences: one module a language, found by lying here.

A module tells its language: `TAG`, as in `<html lang>`; `NAME`, what its speakers call
it; how it writes numbers, `POINT` and `GROUP`; and `TEXTS`, a sentence for each key.
`python -m tests -k i18n` says what one lacks.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

DEFAULT = "en"
"""The language of whoever speaks none of the others."""


def _names() -> list[str]:
    """Gives the names of the modules that lie here."""
    try:
        from pkgutil import iter_modules
    except ModuleNotFoundError:  # a page without it has the tables as plain files
        from os import listdir

        here = listdir(__path__[0])  # noqa: PTH208
        names = [name.partition(".")[0] for name in here]
        return sorted({name for name in names if not name.startswith("_")})
    return [name for _, name, _ in iter_modules(__path__)]


def _found() -> dict[str, ModuleType]:
    """Gives the tables by their tags: the default one first, then by the alphabet."""
    modules = [import_module(f"{__name__}.{name}") for name in _names()]
    modules.sort(key=lambda module: (module.TAG != DEFAULT, module.TAG.lower()))
    return {module.TAG: module for module in modules}


TABLES = _found()
"""The module of each language, by its tag."""
