"""Are the committed files those that the sources would give? Needs no Node."""

from __future__ import annotations

import json

from tests.build import release


def stale() -> list[str]:
    """One sentence for each generated file that no longer fits; none if all do."""
    listed = release.modules()
    gone = [name for name in listed if not (release.CHECKOUT / name).is_file()]
    if gone:
        return [f"pyscript.toml names {name}, which is not there." for name in gone]
    found = []
    kept = release.read_index()
    now = release.facts(listed)
    if kept.get("sources") != now["sources"]:
        found.append("static/runtime is older than the sources in minesweeper/.")
    if kept.get("version") != now["version"]:
        found.append("index.html names another version than minesweeper/__init__.py.")
    for name, fact in now["files"].items():
        if kept.get("files", {}).get(name) != fact:
            found.append(f"index.html has another hash for static/runtime/{name}.")
        script = release.PACKS / f"{name}.js"
        head = f'minesweeperBoot.pack("{name}", "{fact["hash"]}", "'
        if not script.exists() or not script.read_text("utf-8").startswith(head):
            found.append(f"static/packs/{name}.js holds another file.")
    if release.CONFIG.read_text("utf-8") != release.config(listed):
        found.append("pyscript.toml is not as the build writes it.")
    if not found and kept != now:
        found.append("index.html holds another #release list than the files give.")
    page = release.INDEX.read_text("utf-8")
    if release.with_release(page, json.loads(json.dumps(kept))) != page:
        found.append("index.html links another style.css or boot.js than there is.")
    return found


def main() -> int:
    """Print what is stale; 1 if anything is."""
    sentences = stale()
    for sentence in sentences:
        print(sentence)
    if sentences:
        print("Run python -m tests.build (it needs Node.js) and commit the result.")
    return 1 if sentences else 0
