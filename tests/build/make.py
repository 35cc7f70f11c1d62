"""The build itself: npm's packages → ``static/runtime``, packs and lists."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.build import release

HERE = Path(__file__).parent
NPM = release.CHECKOUT / "build" / "npm"

#: Kept as one gzip each; zips of modules are a fifth smaller than module by module.
PACKED = {
    "python.bin": "python.zip",
    "late.bin": "late.zip",
    "snapshot.bin": "snapshot.raw",
}


class BuildError(Exception):
    """A sentence saying what the build lacks."""


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a command; its own words go to the terminal."""
    program = shutil.which(command[0])
    if program is None:
        raise BuildError(f"The build needs {command[0]} (Node.js 20 or newer).")
    done = subprocess.run([program, *command[1:]], cwd=cwd, check=False)
    if done.returncode:
        raise BuildError(f"{' '.join(command[:3])} … ended with {done.returncode}.")


def packages() -> Path:
    """The folder with npm's packages, installed as ``package-lock.json`` says."""
    wanted = (HERE / "package-lock.json").read_text("utf-8")
    installed = NPM / "installed.json"
    if not installed.exists() or installed.read_text("utf-8") != wanted:
        NPM.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, NPM / name)
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=NPM)
        installed.write_text(wanted, "utf-8")
    return NPM / "node_modules"


def runtime(out: Path) -> list[str]:
    """Write the files of ``release.FILES`` to ``out``; return the game's modules."""
    npm = packages()
    run(
        "node",
        str(HERE / "js" / "image.mjs"),
        str(npm),
        str(release.CHECKOUT),
        str(out),
    )
    run("node", str(HERE / "js" / "engine.mjs"), str(npm), str(out))
    run("node", str(HERE / "js" / "snapshot.mjs"), str(npm), str(out))
    run("node", str(HERE / "js" / "bundle.mjs"), str(npm), str(out))
    for name, plain in PACKED.items():
        data = (out / plain).read_bytes()
        (out / name).write_bytes(gzip.compress(data, 9, mtime=0))
    listed: list[str] = json.loads((out / "modules.json").read_text("utf-8"))
    return listed


def everything() -> None:
    """Write all that is generated, in the places where it is committed."""
    with tempfile.TemporaryDirectory() as made:
        listed = runtime(Path(made))
        release.RUNTIME.mkdir(parents=True, exist_ok=True)
        release.PACKS.mkdir(parents=True, exist_ok=True)
        for name in release.FILES:
            data = (Path(made) / name).read_bytes()
            (release.RUNTIME / name).write_bytes(data)
            script = release.PACKS / f"{name}.js"
            script.write_text(release.pack(name, data), "utf-8", newline="\n")
    release.CONFIG.write_text(release.config(listed), "utf-8", newline="\n")
    page = release.INDEX.read_text("utf-8")
    page = release.with_release(page, release.facts(listed))
    release.INDEX.write_text(page, "utf-8", newline="\n")


def main() -> int:
    """Build; 1 and a sentence when something is missing."""
    try:
        everything()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
