"""``python -m minesweeper serve`` serves the page's files and nothing else."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path

import pytest

from minesweeper import __main__ as command
from minesweeper import serve


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
    with serve.listen("127.0.0.1", 0, tmp_path) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def get(port: int, path: str, **headers: str) -> tuple[int, Message]:
    """Gives status and headers of the answer for one path."""
    with closing(HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("GET", path, headers=headers)
        with connection.getresponse() as answer:
            answer.read()
            return answer.status, answer.headers


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
    status, headers = get(server.server_port, path)

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
    status, _ = get(server.server_port, path)

    assert status == 404


def test_an_unchanged_file_is_not_sent_again(server: serve.Server) -> None:
    """A browser that has the file is told so."""
    _, headers = get(server.server_port, "/a.mjs")
    known = {"If-Modified-Since": headers["Last-Modified"]}
    status, _ = get(server.server_port, "/a.mjs", **known)

    assert status == 304


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


def test_it_serves_until_it_is_interrupted() -> None:
    """The address is printed at once, and an interrupt ends it without a traceback."""
    words = [sys.executable, "-m", "minesweeper", "serve", "--no-browser", "--port=0"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(
            r"Minesweeper is at http://127\.0\.0\.1:(\d+)/ - Ctrl\+C stops it\.\n", line
        )
        assert found
        status, _ = get(int(found[1]), "/pyproject.toml")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)

        assert status == 200
        assert errors == ""
        assert process.returncode == 0
