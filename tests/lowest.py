"""Test the package with the lowest versions of its dependencies that `pyproject.toml` allows.

    python -m tests.lowest

It installs them into `build/lowest` and runs the quick tests of the engine and the server there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "lowest"
EXTRAS = "arena,dataset,env,plots,postgres,server"
TOOLS = {"fluent.syntax", "httpx", "hypothesis", "pytest", "pytest-timeout", "pytest-xdist"}
TOOLS |= {"pyyaml", "schemathesis"}
"""The developer's tools that these tests import."""
TESTS = ("rulebook", "perft", "records", "order", "room", "properties", "server", "arena")
NOT_HERE = "not (browser or postgres or process or nightly or thorough or timed)"


def tools() -> list[str]:
    """Return the requirements of the extra `dev` that are in `TOOLS`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["dev"]
    return [one for one in wanted if re.split(r"[><=\[ ]", one)[0] in TOOLS]


def main() -> int:
    """Install and test; return the exit status of the tests."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
    python, uv = str(FOLDER / "bin" / "python"), str(FOLDER / "bin" / "uv")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "uv"], check=True)
    install = [uv, "pip", "install", "--quiet", "--python", python]
    packages = [f"overworld[{EXTRAS}] @ {ROOT.as_uri()}", *tools()]
    subprocess.run([*install, "--resolution", "lowest-direct", *packages], check=True)
    folders = [f"tests/{name}" for name in TESTS]
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-n", "logical", "-m", NOT_HERE, *folders],
        cwd=ROOT,
        env=os.environ | {"OVERWORLD_CACHE_DIR": str(FOLDER / "cache")},
        check=False,
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
