"""What the build takes out of Python's engine is refused, and the rest is whole."""

from __future__ import annotations

import json

from playwright.sync_api import Page

GONE = ("_bz2", "_codecs_jp", "_ctypes", "_lzma", "_sqlite3", "_testcapi", "_zstd")
"""Built into Pyodide, and emptied: nothing of the page asks for them."""

RUN = """
async (code) => {
  const { loadPyodide } = await import(minesweeperBoot.python);
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  return python.runPython(code);
}
"""

REFUSED = """
import json
refused = []
for name in {names}:
    try:
        __import__(name)
    except ImportError:
        refused.append(name)
json.dumps(refused)
"""

WHOLE = """
import array, json, math, random, re, struct, unicodedata, zlib
data = bytes(range(256)) * 40
json.dumps([
    zlib.decompress(zlib.compress(data, 9)) == data,
    zlib.crc32(b"123456789"),
    struct.unpack("<d", struct.pack("<d", 1.5))[0],
    array.array("H", [1, 65535]).tobytes().hex(),
    unicodedata.normalize("NFC", "e\\u0301"),
    re.sub(r"(\\d+)", r"<\\1>", "a12b"),
    sorted([3, 1, 2], key=lambda n: -n),
    str(2**100 // 3**20),
    "{:.3e}".format(math.exp(50)),
    random.Random("seed").getrandbits(64) == random.Random("seed").getrandbits(64),
    "\\u4e2d\\u6587".encode().hex(),
    round(0.1 + 0.2, 10),
])
"""
"""Parts of the engine that lie beside those that were emptied."""


def test_what_was_taken_out_says_so(hosted_page: Page) -> None:
    """An ImportError, as where a module is not there: nothing falls over."""
    asked = REFUSED.format(names=json.dumps(GONE))
    refused: str = hosted_page.evaluate(RUN, asked)

    assert json.loads(refused) == list(GONE)


def test_what_lies_beside_it_works(hosted_page: Page) -> None:
    """The standard library's parts in C give what their documentation says."""
    given: str = hosted_page.evaluate(RUN, WHOLE)

    assert json.loads(given) == [
        True,
        0xCBF43926,
        1.5,
        "0100ffff",
        "\u00e9",
        "a<12>b",
        [3, 2, 1],
        "363558641556578823726",
        "5.185e+21",
        True,
        "e4b8ade69687",
        0.3,
    ]
