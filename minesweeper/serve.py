"""Serves the page's folder on this machine, for playing and for trying changes."""

from __future__ import annotations

import io
import itertools
import os
import sys
import threading
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from minesweeper import edited

FOLDER = Path(__file__).resolve().parents[1]
"""The checkout: the folder with `index.html` in it."""

FIRST_PORT = 8000
"""The port tried first when none is asked for; the twenty after it are tried next."""

TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
"""Content types by suffix, fixed: some systems' own tables get these wrong."""

SOURCE_FILES = {
    ".": edited.page,
    "index.html": edited.page,
    "pyscript.toml": edited.config,
}
"""What is served in place of two files once the package was edited."""


class Handler(SimpleHTTPRequestHandler):
    """Answers with the folder's files; shows no listings and no hidden files."""

    protocol_version = "HTTP/1.1"

    def guess_type(self, path: Any) -> str:
        """Gives a file's content type by its suffix alone."""
        return TYPES.get(Path(path).suffix.lower(), TYPES[""])

    def send_head(self) -> Any:
        """Opens the asked file, unless a part of its path is hidden."""
        below = Path(self.translate_path(self.path)).relative_to(self.directory)
        if any(part.startswith(".") for part in below.parts):
            self.send_error(404)
            return None
        make = SOURCE_FILES.get(below.as_posix())
        if make and edited.is_edited(Path(self.directory)):
            return self.send_made(below.suffix or ".html", make(Path(self.directory)))
        return super().send_head()

    def send_made(self, suffix: str, body: bytes) -> Any:
        """Answers with a text made for sources edited since the release."""
        self.send_response(200)
        self.send_header("Content-Type", TYPES[suffix])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def list_directory(self, path: Any) -> None:
        """Answers like a static host: a folder without an index is not there."""
        self.send_error(404)

    def end_headers(self) -> None:
        """Asks the browser to check each file again, so that an edit is seen."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Says nothing of answers; errors are still printed."""


class Server(ThreadingHTTPServer):
    """A server that never shares a port with another one."""

    daemon_threads = True
    # On Windows this option would let two servers listen at one port.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Passes over browsers that went away in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def listen(host: str, port: int | None, folder: Path = FOLDER) -> Server:
    """Gives a server that listens at that port, or at the first free one.

    Args:
        host: The address or name to listen at.
        port: The port, 0 for any free one, or none for 8000 and what follows it.
        folder: What is served.

    Raises:
        OSError: the port is taken, or the address is none of this machine's.
    """
    answer = partial(Handler, directory=str(folder))
    if port is not None:
        return Server((host, port), answer)
    for candidate in itertools.chain(range(FIRST_PORT, FIRST_PORT + 20), [0]):
        try:
            return Server((host, candidate), answer)
        except OSError:
            if candidate == 0:
                raise
    raise AssertionError("the last port tried either works or raises")


def address(server: Server) -> str:
    """Gives the address to type into a browser on this machine."""
    host, port = server.server_address[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else host
    return f"http://{shown!s}:{port}/"


def serve(host: str, port: int | None, *, browser: bool) -> int:
    """Serves the page until it is interrupted, and gives the exit status."""
    if not (FOLDER / "index.html").is_file():
        print(f"There is no page beside the package in {FOLDER}.", file=sys.stderr)
        return 1
    try:
        server = listen(host, port)
    except OSError as error:
        place = f"{host}:{FIRST_PORT if port is None else port}"
        print(f"Can't serve at {place}: {error.strerror}.", file=sys.stderr)
        return 1
    with server:
        url = address(server)
        print(f"Minesweeper is at {url} - Ctrl+C stops it.", flush=True)
        if edited.is_edited(FOLDER):
            print(
                "Its Python was edited: the page runs the sources, which takes longer."
            )
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
