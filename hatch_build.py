"""Build the page before hatchling packs it, if it is missing or out of date."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_UNBUILT = (
    "the page has not been built: run `make wheel`, or install npm with Node 20.19+ or 22.12+ "
    "and build again"
)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the built page to every wheel and source archive."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is older than its sources; an editable install needs no page."""
        root = Path(self.root)
        page = root / "src" / "overworld" / "static" / "index.html"
        if version == "editable" or _is_fresh(page, root):
            return
        npm = shutil.which("npm")
        if npm is None:
            if not page.is_file():
                raise RuntimeError(_UNBUILT)
            self.app.display_warning("the page is older than its sources")
            return
        if not (root / "web" / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--silent"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=root / "web", check=True)


def _is_fresh(page: Path, root: Path) -> bool:
    """Return whether the page is newer than all its sources."""
    if not page.is_file():
        return False
    built = page.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    web = root / "web"
    yield from (path for path in web.glob("*") if path.is_file())
    package = root / "src" / "overworld"
    folders = (
        web / "src",
        web / "public",
        package / "i18n" / "locale",
        package / "pictures" / "art",
    )
    for folder in folders:
        yield from (path for path in folder.rglob("*") if path.is_file())
