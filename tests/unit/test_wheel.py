"""The wheel: everything that the package needs at run time is in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_wheel_has_data_words_and_types(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    # Without npm, so that nothing is built while other tests look at it.
    poor = os.environ | {"PATH": "/nowhere"}
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, env=poor)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {
        str(file.relative_to(source))
        for file in (source / "overworld").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted <= names
    assert {"overworld/py.typed", "overworld/components/base.toml"} <= wanted
    assert "overworld/locale/en/cli.ftl" in wanted
    assert any(name.endswith("LICENSE") for name in names)


def test_the_lock_of_the_browser_client_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all(package.get("integrity") for name, package in packages.items() if name)
    assert not [name for name, package in packages.items() if "resolved" in package]
