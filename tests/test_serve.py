"""``python -m minesweeper serve`` serves the page's files and nothing else."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path

import pytest

from minesweeper import __main__ as command
from minesweeper import edited, serve
from tests.build import release


@contextmanager
def running(folder: Path) -> Iterator[serve.Server]:
    """Serves a folder while the block runs."""
    with serve.listen("127.0.0.1", 0, folder) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.Server]:
    """Serves a small folder while a test runs."""
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "a.mjs").write_text("export {}")
    (tmp_path / "b.wasm").write_bytes(b"\0asm")
    (tmp_path / "c.js").write_text("1")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("secret")
    (tmp_path / "folder").mkdir()
    with running(tmp_path) as server:
        yield server


def ask(port: int, path: str, **headers: str) -> tuple[int, Message, bytes]:
    """Gives status, headers and body of the answer for one path."""
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("GET", path, headers=headers)
        with connection.getresponse() as answer:
            body = answer.read()
            return answer.status, answer.headers, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html?level=expert", "text/html; charset=utf-8"),
        ("/a.mjs", "text/javascript; charset=utf-8"),
        ("/c.js", "text/javascript; charset=utf-8"),
        ("/b.wasm", "application/wasm"),
    ],
)
def test_types_are_right_whatever_the_system_says(
    server: serve.Server, path: str, kind: str
) -> None:
    """Scripts and WebAssembly run only under these types; nothing is kept blindly."""
    status, headers, _ = ask(server.server_port, path)

    assert status == 200
    assert headers["Content-Type"] == kind
    assert headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/.git/config",
        "/%2egit/config",
        "/folder/../.git/config",
        "/../../etc/hostname",
        "/folder/",
    ],
)
def test_what_is_no_file_of_the_page_is_not_there(
    server: serve.Server, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Missing and hidden files and folder listings are answered with 404."""
    status, _, _ = ask(server.server_port, path)

    assert status == 404


def test_an_unchanged_file_is_not_sent_again(server: serve.Server) -> None:
    """A browser that has the file is told so."""
    _, headers, _ = ask(server.server_port, "/a.mjs")
    known = {"If-Modified-Since": headers["Last-Modified"]}
    status, _, _ = ask(server.server_port, "/a.mjs", **known)

    assert status == 304


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Gives a small checkout whose page was made from its one module."""
    package = tmp_path / "minesweeper"
    package.mkdir()
    (package / "a.py").write_text("print(1)\n")
    (tmp_path / "pyscript.toml").write_text(
        '[files]\n"./minesweeper/a.py" = "./minesweeper/a.py"\n'
    )
    release = {"sources": edited.digest(tmp_path, ["minesweeper/a.py"])}
    (tmp_path / "index.html").write_text(
        '<html data-state="loading"><script type="application/json" id="release">'
        f"{json.dumps(release)}</script></html>"
    )
    return tmp_path


def test_a_page_of_unchanged_sources_is_served_as_it_is(checkout: Path) -> None:
    """Line ends do not count: git may change them."""
    (checkout / "minesweeper" / "a.py").write_bytes(b"print(1)\r\n")

    assert not edited.is_edited(checkout)


@pytest.mark.parametrize("path", ["/", "/index.html?level=expert"])
def test_an_edit_is_seen_when_the_page_is_loaded_again(
    checkout: Path, path: str
) -> None:
    """Once a module was edited the page is told to run the sources."""
    with running(checkout) as server:
        status, headers, before = ask(server.server_port, path)
        assert before == (checkout / "index.html").read_bytes()

        (checkout / "minesweeper" / "a.py").write_text("print(2)\n")
        status, headers, after = ask(server.server_port, path)

    assert status == 200
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    mark = b' data-state="loading"'
    assert after == before.replace(mark, mark + b" data-sources")


def test_a_new_module_is_on_the_list_of_an_edited_page(checkout: Path) -> None:
    """Nothing must be built for the page to find it."""
    (checkout / "minesweeper" / "a.py").write_text("import b\n")
    (checkout / "minesweeper" / "b.py").write_text("print(3)\n")
    with running(checkout) as server:
        _, _, body = ask(server.server_port, "/pyscript.toml")

    assert list(tomllib.loads(body.decode())["files"]) == [
        "./minesweeper/a.py",
        "./minesweeper/b.py",
    ]


def test_a_module_that_is_gone_counts_as_an_edit(checkout: Path) -> None:
    """The page must not wait for a file that is no longer there."""
    (checkout / "minesweeper" / "a.py").unlink()

    assert edited.is_edited(checkout)


def test_the_build_and_the_server_agree_on_what_an_edit_is() -> None:
    """Both count the same hash over the same sources."""
    listed = release.modules()

    assert edited.digest(serve.FOLDER, listed) == release.sources_digest(listed)


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first port is taken the server listens at one after it."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        first = taken.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", first)
        with serve.listen("127.0.0.1", None) as server:
            assert server.server_port != first
            assert serve.address(server) == f"http://127.0.0.1:{server.server_port}/"


def test_a_taken_port_that_was_asked_for_is_an_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A sentence says so, and the status is 1."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        assert command.main(["serve", "--no-browser", "--port", str(port)]) == 1

    assert f"Can't serve at 127.0.0.1:{port}: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["play"], "invalid choice: 'play'"),
        (["serve", "--port", "80000"], "'80000' is no port: 0 to 65535 are"),
        (["serve", "--port", "-1"], "expected one argument|'-1' is no port"),
        (["serve", "--open"], "unrecognized arguments: --open"),
    ],
)
def test_wrong_use_ends_with_status_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong is said in a sentence."""
    with pytest.raises(SystemExit) as end:
        command.main(words)

    assert end.value.code == 2
    assert re.search(sentence, capsys.readouterr().err)


START = """
import signal, sys
from minesweeper.__main__ import main
# Whoever runs the tests in the background may have had interrupts ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(["serve", "--no-browser", "--port=0"]))
"""


def test_it_serves_until_it_is_interrupted() -> None:
    """The address is printed at once, and an interrupt ends it without a traceback."""
    with subprocess.Popen(
        [sys.executable, "-c", START],
        cwd=serve.FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.fullmatch(
                r"Minesweeper is at http://127\.0\.0\.1:(\d+)/ - Ctrl\+C stops it\.\n",
                line,
            )
            assert found
            status, _, _ = ask(int(found[1]), "/pyproject.toml")
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()

    assert status == 200
    assert errors == ""
    assert process.returncode == 0
