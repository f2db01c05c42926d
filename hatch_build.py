"""Builds the browser client before it is packed, where that is possible and necessary."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_UNBUILT = (
    "the browser client has not been built: `make wheel` does everything; or install Node 20.19 "
    "or newer with npm, so that this can do it"
)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Sees to it that every wheel and every source archive has the built client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds what is missing or older than its sources; an editable install needs nothing."""
        root = Path(self.root)
        page = root / "src" / "overworld" / "static" / "index.html"
        if version == "editable" or _is_fresh(page, root):
            return
        npm = shutil.which("npm")
        if npm is None:
            if not page.is_file():
                raise RuntimeError(_UNBUILT)
            self.app.display_warning("the browser client is older than its sources")
            return
        if not (root / "web" / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=root / "web", check=True)


def _is_fresh(page: Path, root: Path) -> bool:
    """Whether the page was built after the last change to what it is built from."""
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    web = root / "web"
    yield from (path for path in web.glob("*") if path.is_file())
    for folder in (web / "src", web / "public", root / "src" / "overworld" / "locale"):
        yield from (path for path in folder.rglob("*") if path.is_file())
