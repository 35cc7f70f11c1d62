"""The part of an address after the `?`: text to names and values, and back."""

from __future__ import annotations

from collections.abc import Iterable

SAFE = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
"""The bytes that stand for themselves in a query."""


HEX = frozenset("0123456789abcdefABCDEF")
"""What the two letters of an escape are made of."""


def read_query(text: str) -> list[tuple[str, str]]:
    """Gives the names and values of a query, in order, as browsers read it.

    Anything is read: what is no valid escape stands for itself, and bytes that are no
    UTF-8 become replacement characters.

    >>> read_query("?level=dense&seed=a+b%21&embed")
    [('level', 'dense'), ('seed', 'a b!'), ('embed', '')]
    """
    pairs = []
    for part in text.removeprefix("?").split("&"):
        if part:
            name, _, value = part.partition("=")
            pairs.append((_decoded(name), _decoded(value)))
    return pairs


def write_query(pairs: Iterable[tuple[str, str]]) -> str:
    """Gives the query, without the `?`, that reads back as these names and values.

    >>> write_query([("level", "dense"), ("seed", "a b!")])
    'level=dense&seed=a%20b%21'
    """
    return "&".join(f"{_encoded(name)}={_encoded(value)}" for name, value in pairs)


def _decoded(text: str) -> str:
    first, *pieces = text.replace("+", " ").split("%")
    found = bytearray(first.encode("utf-8", "replace"))
    for piece in pieces:
        code, rest = piece[:2], piece[2:]
        if len(code) == 2 and HEX.issuperset(code):
            found.append(int(code, 16))
        else:
            found += b"%"
            rest = piece
        found += rest.encode("utf-8", "replace")
    return found.decode("utf-8", "replace")


def _encoded(text: str) -> str:
    return "".join(
        chr(byte) if byte in SAFE else f"%{byte:02X}"
        for byte in text.encode("utf-8", "replace")
    )
