"""Two real builds of the page, and servers that change from one to the other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.harness import Server
from tests.web.conftest import STATIC

ROOT = Path(__file__).parents[2]
CHANGED = ("main.ts", "screens/Rules.svelte", "screens/Settings.svelte", "table/Game.svelte")
"""Files that differ in the next version: the entry point, two screens and the table."""


def next_build(folder: Path) -> Path:
    """Build another version of the page over the current one, as a deploy does."""
    web, package = folder / "web", folder / "src" / "overworld"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    package.mkdir(parents=True)
    for part in ("i18n", "pictures"):
        (package / part).symlink_to(ROOT / "src" / "overworld" / part)
    (folder / "docs").symlink_to(ROOT / "docs")  # the manifest has pictures of the docs
    shutil.copytree(STATIC.parent, package / "static")
    for name in CHANGED:
        file = web / "src" / name
        text = file.read_text("utf-8")
        line = 'document.documentElement.dataset.next = "";\n'
        script = '<script lang="ts">\n'
        file.write_text(text.replace(script, script + line, 1) if script in text else text + line)
    # Compression takes a third of the processor time, and `tests/server/test_static.py` tests it.
    (web / "compress.ts").write_text('export default () => ({ name: "compress" });\n')
    npm = shutil.which("npm")
    assert npm, "a second build of the page needs npm, as the first one did"
    subprocess.run(
        [npm, "run", "--silent", "build", "--", "--logLevel", "error"], cwd=web, check=True
    )
    return package / "static"


def build_of(static: Path) -> str:
    """Return the id of a build."""
    found: str = json.loads((static / "build.json").read_text("utf-8"))["build"]
    return found


def forget_before(static: Path) -> None:
    """Remove the files of the previous version, as a second deploy does."""
    for name in json.loads((static / "build.json").read_text("utf-8"))["before"]:
        for end in ("", ".br", ".gz"):
            (static / f"{name}{end}").unlink(missing_ok=True)


def deploy(server: Server, static: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a server with one that has another build of the page."""
    (folder / "sitecustomize.py").write_text(
        "from pathlib import Path\nfrom overworld.server.http import static\n"
        f"static.client_files = lambda: static.files_in(Path({str(static)!r}))\n"
    )
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *([before] if before else [])]))
    server.kill()
    server.restart()
