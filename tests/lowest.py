"""Test the package with the lowest versions of its dependencies that `pyproject.toml` allows.

    python -m tests.lowest

It installs them into `build/lowest` and runs the quick tests of the engine and the server there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "lowest"
EXTRAS = "analysis,env,postgres"
TOOLS = {"fluent.syntax", "httpx", "hypothesis", "pytest", "pytest-timeout", "pytest-xdist"}
TOOLS |= {"PyYAML", "schemathesis"}
"""The developer's tools that these tests import."""
TESTS = ("rulebook", "perft", "records", "order", "table", "properties", "server", "arena", "stats")
NOT_HERE = "not (browser or postgres or process or nightly or thorough or timed)"


def tools() -> list[str]:
    """Return the versions of `TOOLS` that `constraints.txt` names."""
    pinned = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return [one for one in pinned if one.partition("==")[0] in TOOLS]


def main() -> int:
    """Install and test; return the exit status of the tests."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
    python, uv = str(FOLDER / "bin" / "python"), str(FOLDER / "bin" / "uv")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "uv"], check=True)
    install = [uv, "pip", "install", "--quiet", "--python", python]
    packages = ["-e", f"{ROOT}[{EXTRAS}]", *tools()]
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
