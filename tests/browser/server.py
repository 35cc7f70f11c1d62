"""A static server on loopback that can be told to misbehave."""

from __future__ import annotations

import contextlib
import functools
import gzip
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from minesweeper import edited

ROOT = Path(__file__).resolve().parents[2]
"""The checkout: the folder that is served unless another is named."""

TYPES = {
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
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
"""Content types by suffix; anything else is `application/octet-stream`."""

NOT_FOUND = b"<!DOCTYPE html>\n<title>404</title>\n<h1>There is nothing here</h1>\n"
"""The page a host answers with where it has no file, as HTML like all hosts do."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request as the server saw it; `path` is below the prefix."""

    method: str
    path: str
    status: int
    headers: Mapping[str, str]


@dataclass(slots=True)
class Fault:
    """How the answer for one path differs from the plain file.

    `body`, `status` and `type` replace the file's; `delay` waits that many seconds
    first; `rate` sends so many bytes a second; `cut` drops the connection after so
    many bytes of the body (0: before any answer); `headers` are sent over the site's.
    """

    body: bytes | None = None
    status: int = 200
    type: str | None = None
    delay: float = 0
    rate: float | None = None
    cut: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Site:
    """A running server: its address, what it was asked, and what it does wrong.

    Attributes:
        url: Address of the served folder, with its closing slash.
        folder: The folder whose files are served.
        headers: Sent with every answer; may be changed while running.
        faults: Misbehaviour by path below the prefix, such as `static/boot.js`.
        rate: Bytes a second for every answer, or none for full speed.
        compress: Whether answers are sent as gzip to whoever takes it.
        log: Every request so far, in order of arrival.
        made: What is sent in place of a file, for sources edited since the release.
    """

    url: str
    folder: Path
    headers: dict[str, str]
    faults: dict[str, Fault] = field(default_factory=dict)
    rate: float | None = None
    compress: bool = False
    log: list[Request] = field(default_factory=list)
    made: Mapping[Path, bytes] = field(default_factory=dict)

    @property
    def origin(self) -> str:
        """The address without the path, such as `http://127.0.0.1:8000`."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    def replace(self, path: str, body: str | bytes, **changes: Any) -> None:
        """Answers that path with that body; `changes` are a `Fault`'s other fields."""
        data = body.encode() if isinstance(body, str) else body
        self.faults[path] = Fault(body=data, **changes)

    def lose(self, path: str) -> None:
        """Answers that path with the host's 404 page."""
        self.replace(path, NOT_FOUND, status=404, type=TYPES[".html"])

    def cut(self, path: str, after: int = 0) -> None:
        """Drops the connection after that many bytes of that path's body."""
        self.faults[path] = Fault(cut=after)

    def slow(self, path: str, delay: float = 0, rate: float | None = None) -> None:
        """Answers that path after `delay` seconds, at `rate` bytes a second."""
        self.faults[path] = Fault(delay=delay, rate=rate)

    def heal(self) -> None:
        """Serves every path properly again."""
        self.faults.clear()

    def asked(self) -> list[str]:
        """Gives the paths asked for so far."""
        return [request.path for request in self.log]


@functools.lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """Gives the gzip of an answer, worked out once as hosts do."""
    return gzip.compress(body, 6, mtime=0)


def handler(site: Site, prefix: str) -> type[BaseHTTPRequestHandler]:
    """Gives the request handler class of one site."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            """Answers with the file, or with what the site was told to do."""
            address = urlsplit(self.path)
            asked = unquote(address.path)
            if asked + "/" == prefix:
                query = f"?{address.query}" if address.query else ""
                self.answer(asked, 301, b"", TYPES[".html"], Location=prefix + query)
                return
            path = asked.removeprefix(prefix) if asked.startswith(prefix) else None
            if path is None:
                self.answer(asked, 404, NOT_FOUND, TYPES[".html"])
                return
            fault = site.faults.get(path, Fault())
            time.sleep(fault.delay)
            if fault.cut == 0:
                site.log.append(Request(self.command, path, 0, dict(self.headers)))
                self.close_connection = True
                return
            file = site.folder / path
            if file.is_dir():
                file = file / "index.html"
            body = fault.body
            if body is None and file.is_file():
                body = site.made.get(file) or file.read_bytes()
            kind = fault.type or TYPES.get(file.suffix, "application/octet-stream")
            if body is None:
                self.answer(path, 404, NOT_FOUND, TYPES[".html"])
            else:
                self.answer(path, fault.status, body, kind, fault)

        def do_HEAD(self) -> None:
            """Answers like GET, without the body."""
            self.do_GET()

        def answer(
            self,
            path: str,
            status: int,
            body: bytes,
            kind: str,
            fault: Fault | None = None,
            **headers: str,
        ) -> None:
            """Sends one whole answer, as fast and as far as the fault lets it."""
            site.log.append(Request(self.command, path, status, dict(self.headers)))
            self.send_response(status)
            takes = "gzip" in self.headers.get("Accept-Encoding", "")
            if site.compress and takes and not path.endswith((".zip", ".bin", ".png")):
                body = packed(body)
                headers["Content-Encoding"] = "gzip"
            everything = {"Content-Type": kind, "Content-Length": str(len(body))}
            own = {**(fault.headers if fault else {}), **headers}
            for name, value in (everything | site.headers | own).items():
                self.send_header(name, value)
            self.end_headers()
            if self.command == "HEAD":
                return
            fault = fault or Fault()
            if fault.cut is not None:
                body = body[: fault.cut]
                self.close_connection = True
            rate = fault.rate or site.rate
            step = max(1, int(rate / 100)) if rate else max(1, len(body))
            for start in range(0, len(body), step):
                self.wfile.write(body[start : start + step])
                if rate:
                    time.sleep(step / rate)

        def handle(self) -> None:
            """Answers until the browser goes away, which is no error."""
            with contextlib.suppress(ConnectionError):
                super().handle()

        def log_message(self, *args: object) -> None:
            """Keeps the terminal quiet: the log is on the site."""

    return Handler


@contextlib.contextmanager
def serve(
    folder: Path = ROOT,
    prefix: str = "/a/b/",
    *,
    headers: Mapping[str, str] | None = None,
    cors: bool = False,
    compress: bool = False,
    host: str = "127.0.0.1",
) -> Iterator[Site]:
    """Serves a folder under a prefix, on a free loopback port, while the block runs.

    Args:
        folder: What is served.
        prefix: Path the folder appears at, with both slashes.
        headers: Sent with every answer.
        cors: Whether answers carry `Access-Control-Allow-Origin: *`.
        compress: Whether texts and programs are sent as gzip, as most hosts do.
        host: Name in the address: `localhost` and `127.0.0.1` are two sites.
    """
    allowed = {"Access-Control-Allow-Origin": "*"} if cors else {}
    site = Site("", folder, {**allowed, **(headers or {})}, compress=compress)
    if folder == ROOT and edited.is_edited(ROOT):
        site.made = {
            ROOT / "index.html": edited.page(ROOT),
            ROOT / "pyscript.toml": edited.config(ROOT),
        }
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(site, prefix))
    server.daemon_threads = True
    site.url = f"http://{host}:{server.server_address[1]}{prefix}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
