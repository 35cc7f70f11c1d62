"""The page's sentences: one module a language, found by lying here.

A module tells its language: `TAG`, as in `<html lang>`; `NAME`, what its speakers call
it; how it writes numbers, `POINT` and `GROUP`; and `TEXTS`, a sentence for each key.
`python -m tests -k i18n` says what one lacks.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

DEFAULT = "en"
"""The language of whoever speaks none of the others."""


def _found() -> dict[str, ModuleType]:
    """Gives the tables by their tags: the default one first, then by the alphabet."""
    modules = [
        import_module(f"{__name__}.{name}") for _, name, _ in iter_modules(__path__)
    ]
    modules.sort(key=lambda module: (module.TAG != DEFAULT, module.TAG.lower()))
    return {module.TAG: module for module in modules}


TABLES = _found()
"""The module of each language, by its tag."""
