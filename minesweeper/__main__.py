"""The command line: ``python -m minesweeper serve``, ``bundle`` and ``solve``."""

from __future__ import annotations

import argparse
import sys


def port(text: str) -> int:
    """Reads a port number, 0 (any free one) to 65535.

    Raises:
        argparse.ArgumentTypeError: the text is no such number.
    """
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no port: 0 to 65535 are")


def parser() -> argparse.ArgumentParser:
    """Gives the reader of the command line, with a `run` function for each command."""
    reader = argparse.ArgumentParser(
        prog="python -m minesweeper", description="Minesweeper in the browser."
    )
    commands = reader.add_subparsers(metavar="COMMAND", required=True)
    serve = commands.add_parser(
        "serve",
        help="serve the page on this machine and open it",
        description="Serves the page on this machine and opens it in the browser.",
    )
    serve.add_argument(
        "--port",
        type=port,
        help="the port to use; without this, 8000 or the next free one",
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen at; 0.0.0.0 lets other machines in",
    )
    serve.add_argument(
        "--no-browser", action="store_true", help="only serve; open no browser"
    )
    serve.set_defaults(run=run_serve)
    bundle = commands.add_parser(
        "bundle",
        help="write the whole game as one HTML file",
        description="Writes one HTML file that plays anywhere, also offline.",
    )
    bundle.add_argument("file", metavar="FILE", help="the file to write")
    bundle.set_defaults(run=run_bundle)
    solve = commands.add_parser(
        "solve",
        help="say what can be known of positions, a line of JSON each",
        description=(
            "Reads positions, a line of JSON each, and prints for each a line with the "
            "cells that are safe and mined for certain, each covered cell's chance of "
            "a mine, and the number of solutions; or with an error."
        ),
    )
    solve.add_argument("file", metavar="FILE", help="the file to read; - for input")
    solve.set_defaults(run=run_solve)
    return reader


def run_serve(options: argparse.Namespace) -> int:
    """Serves the page until it is interrupted, and gives the exit status."""
    from minesweeper.serve import serve

    return serve(options.host, options.port, browser=not options.no_browser)


def run_bundle(options: argparse.Namespace) -> int:
    """Writes the one-file edition, and gives the exit status."""
    from pathlib import Path

    from minesweeper.bundle import BundleError, write

    try:
        print(write(Path(options.file)))
    except BundleError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def run_solve(options: argparse.Namespace) -> int:
    """Answers the positions of a file, and gives the exit status."""
    import io
    import json
    import os

    from minesweeper.solver.lines import answer_line

    status = 0
    try:
        if options.file == "-":
            source = io.TextIOWrapper(sys.stdin.buffer, "utf-8", errors="replace")
        else:
            source = open(options.file, encoding="utf-8", errors="replace")  # noqa: PTH123, SIM115
    except OSError as error:
        print(f"{options.file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 1
    with source:
        for line in source:
            if line.strip():
                answer = answer_line(line)
                try:
                    print(answer, flush=True)
                except BrokenPipeError:  # as of `head`: nobody reads on
                    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                    break
                status |= "error" in json.loads(answer)
    return status


def main(words: list[str] | None = None) -> int:
    """Runs one command: 0 when all went well, 1 for bad input, 2 for wrong use."""
    options = parser().parse_args(words)
    status: int = options.run(options)
    return status


if __name__ == "__main__":
    sys.exit(main())
