"""Makes virtual environments from the groups in `pyproject.toml`, exactly pinned."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
"""The checkout."""

PINS = ROOT / "tests" / "pins"
"""Versions of everything the groups pull in; `dev.txt` unless a group has its own."""

Groups = dict[str, list[Any]]


class EnvironmentMissingError(RuntimeError):
    """An environment can't be made; the text says why and what would help."""


def read_groups() -> Groups:
    """Gives the dependency groups of `pyproject.toml` as they stand there."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: Groups = table["dependency-groups"]
    return groups


def requirements(group: str, groups: Groups) -> list[str]:
    """Gives a group's requirements, those of included groups among them."""
    found: list[str] = []
    for entry in groups[group]:
        if isinstance(entry, str):
            found.append(entry)
        else:
            found += requirements(entry["include-group"], groups)
    return found


def pins(group: str) -> Path:
    """Gives the file that pins what a group's packages need themselves."""
    own = PINS / f"{group}.txt"
    return own if own.is_file() else PINS / "dev.txt"


def python_in(folder: Path) -> Path:
    """Gives the path of the interpreter in a virtual environment."""
    if os.name == "nt":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def fingerprint(group: str) -> str:
    """Gives a text that changes when an environment of that group must be remade."""
    wanted = [sys.version, sys.prefix, *requirements(group, read_groups())]
    text = "\n".join([*wanted, pins(group).read_text(encoding="utf-8")])
    return hashlib.sha256(text.encode()).hexdigest()


def create(folder: Path) -> None:
    """Makes an empty virtual environment with pip in it, in place of what was there.

    Raises:
        EnvironmentMissingError: this Python has no working `venv`.
    """
    command = [sys.executable, "-m", "venv", "--clear", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode and is_debian_root():
        # Debian keeps the part of venv that brings pip in a package of its own.
        apt_install("python3-venv")
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise EnvironmentMissingError(
            f"{sys.executable} can't make a virtual environment:\n"
            f"{done.stdout}{done.stderr}"
            "On Debian and Ubuntu `apt install python3-venv` helps."
        )


def install(python: Path, group: str) -> None:
    """Installs a group's packages into the environment of that interpreter.

    Raises:
        EnvironmentMissingError: pip could not; it has said why.
    """
    options = ["-qq", "--disable-pip-version-check", "--no-input"]
    packages = requirements(group, read_groups())
    pip = [str(python), "-m", "pip", "install", *options, "-c", str(pins(group))]
    if subprocess.run([*pip, *packages]).returncode:
        raise EnvironmentMissingError(f"pip could not install {' '.join(packages)}")


def make(folder: Path, group: str) -> Path:
    """Makes an environment with a group's packages, or keeps one that is still right.

    Returns:
        The environment's interpreter.

    Raises:
        EnvironmentMissingError: it can't be made, or a package can't be installed.
    """
    python = python_in(folder)
    stamp = folder / "pins"
    wanted = fingerprint(group)
    if stamp.is_file() and stamp.read_text() == wanted and python.exists():
        return python
    create(folder)
    install(python, group)
    stamp.write_text(wanted)
    return python


def is_debian_root() -> bool:
    """Says whether this is Debian and packages may be installed here."""
    release = Path("/etc/os-release")
    return (
        hasattr(os, "geteuid")
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
        and release.is_file()
        and "ID=debian" in release.read_text().splitlines()
    )


def apt_install(*packages: str) -> None:
    """Installs Debian packages.

    Raises:
        EnvironmentMissingError: apt could not.
    """
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "--no-install-recommends", "-y", *packages],
    ):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True)
        if done.returncode:
            said = f"{done.stdout}{done.stderr}"
            raise EnvironmentMissingError(f"{' '.join(command)} failed:\n{said}")
