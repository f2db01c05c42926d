"""Install the wheel with every installed Python, bare and with each extra, and try it.

    python -m tests.matrix
    python -m tests.matrix --python 3.13 --extras bare env

Each cell of the matrix is a new environment with the newest packages of the index. So it finds the
problems of users: a missing dependency, one that is too new, a missing wheel.
`tests/matrix_checks.py` has the checks.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.matrix_checks import CHECKS, POSTGRES
from tests.server.postgres import Postgres

ROOT = Path(__file__).parent.parent
BARE = "bare"
LARGE = {
    "benchmark": "PyTorch",
    "gpu": "CUDA, a gigabyte",
    "train": "PyTorch, gigabytes where the index has it with CUDA only",
}
"""Extras that run only with `--large`, and the reason."""
FROM_A_CLONE = {"dev": "make test tries it", "docs": "make docs tries it"}
"""Extras that need a clone."""
PATIENCE = 900.0  # seconds to install or to check one extra
LAST_LINES = 15


@dataclass
class Cell:
    """One environment: installed packages, outcome and times."""

    python: str
    extra: str
    outcome: str = "ok"
    install_s: float = 0.0
    check_s: float = 0.0
    said: str = ""
    installed: dict[str, str] = field(default_factory=dict)


def declared() -> tuple[list[str], list[str]]:
    """Return the supported Python versions and the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = (re.fullmatch(r".* :: Python :: (3\.\d+)", line) for line in project["classifiers"])
    return [match[1] for match in found if match], [*project["optional-dependencies"]]


def following(version: str) -> str:
    """Return the next minor version, which is unsupported but tried if it is installed.

    >>> following("3.13")
    '3.14'
    """
    major, minor = version.split(".")
    return f"{major}.{int(minor) + 1}"


# ---------------------------------------------------------------- interpreters


def candidates(version: str, homes: Iterable[Path]) -> Iterator[Path]:
    """Yield possible interpreters: this one, those on PATH, and those of pyenv and uv.

    The newest of each home comes first. Those on PATH may be shims of pyenv, which only print that
    the version is not selected.
    """
    yield Path(sys.executable)
    for folder in os.get_exec_path():
        yield Path(folder) / f"python{version}"
    for home in homes:
        found = [
            path for name in ("", "cpython-") for path in home.glob(f"{name}{version}.*/bin/python")
        ]
        yield from sorted(found, key=_numbers, reverse=True)


def _numbers(path: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", path.parent.parent.name)]


def homes() -> list[Path]:
    """Return the folders with the interpreters of pyenv and uv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    uv = os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local" / "share" / "uv" / "python")
    return [pyenv, Path(uv)]


def is_version(program: Path, version: str) -> bool:
    """Return whether a program is CPython of a version with the module venv."""
    code = "import sys, venv; print(sys.implementation.name, '%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run(
            [program, "-c", code], capture_output=True, text=True, check=False, timeout=60
        )
    except OSError:
        return False
    return done.stdout.split() == ["cpython", version]


def interpreter(version: str) -> Path | None:
    """Return the first working interpreter of a version, or None."""
    found = (one for one in candidates(version, homes()) if is_version(one, version))
    return next(found, None)


# ---------------------------------------------------------------- one environment


def build_wheel(folder: Path) -> Path:
    """Build the wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def ended(command: Sequence[str | Path], patience: float, **options: object) -> tuple[int, str]:
    """Return the exit code and output of a command; kill it and its children at a timeout."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        **options,  # type: ignore[call-overload]
    )
    try:
        said, _ = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        said, _ = process.communicate()
        return -signal.SIGKILL, f"{said}\nnot done after {patience:.0f} seconds"
    return process.returncode, said


def last_lines(said: str) -> str:
    """Return the last lines of an output, without empty lines.

    >>> last_lines("one\\n\\ntwo\\n")
    'one\\ntwo'
    """
    return "\n".join([line for line in said.splitlines() if line.strip()][-LAST_LINES:])


@dataclass(frozen=True)
class Place:
    """A folder for the environments, and the wheel and databases that they share."""

    folder: Path
    wheel: Path
    databases: Postgres | None

    def tried(self, python: Path, version: str, extra: str) -> Cell:
        """Create an environment, run its check, and remove it."""
        cell = Cell(version, extra)
        here = self.folder / f"{version}-{extra}"
        (here / "home").mkdir(parents=True)
        try:
            began = time.monotonic()
            told, said = self._install(python, here / "venv", extra)
            cell.install_s = time.monotonic() - began
            if told:
                cell.outcome, cell.said = "not installed", last_lines(said)
                return cell
            cell.installed = _installed(here / "venv")
            began = time.monotonic()
            told, said = self._check(here, extra)
            cell.check_s = time.monotonic() - began
            if told:
                cell.outcome, cell.said = "failed", last_lines(said)
            return cell
        finally:
            shutil.rmtree(here, ignore_errors=True)

    def _install(self, python: Path, venv: Path, extra: str) -> tuple[int, str]:
        what = str(self.wheel) if extra == BARE else f"{self.wheel}[{extra}]"
        pip = [sys.executable, "-m", "pip", "--python", str(venv / "bin" / "python")]
        quiet = ["--quiet", "--no-compile", "--disable-pip-version-check", "--no-input"]
        for command in (
            [str(python), "-m", "venv", "--without-pip", str(venv)],
            [*pip, "install", *quiet, what],
            [*pip, "check"],
        ):
            told, said = ended(command, PATIENCE)
            if told:
                return told, said
        return 0, ""

    def _check(self, here: Path, extra: str) -> tuple[int, str]:
        program = here / "venv" / "bin" / "python"
        alone = {
            "PATH": f"{program.parent}:/usr/bin:/bin",
            "HOME": str(here / "home"),
            "LANG": "C.UTF-8",
            "OVERWORLD_CACHE_DIR": str(self.folder / "compiled"),
        }
        if extra == "postgres" and self.databases is not None:
            alone[POSTGRES] = self.databases.new_database()
        script = ROOT / "tests" / "matrix_checks.py"
        return ended([program, "-P", script, extra], PATIENCE, cwd=here / "home", env=alone)


def _installed(venv: Path) -> dict[str, str]:
    """Return the distributions of an environment with their versions."""
    code = (
        "import json; from importlib.metadata import distributions\n"
        "print(json.dumps({one.name: one.version for one in distributions()}))"
    )
    told, said = ended([venv / "bin" / "python", "-I", "-c", code], PATIENCE)
    assert told == 0, said
    return dict(sorted(json.loads(said).items()))


# ---------------------------------------------------------------- the report


def table(cells: Sequence[Cell], versions: Sequence[str]) -> str:
    """Return a table of extras by Python version, with seconds or the failure.

    >>> cells = [Cell("3.11", "env", check_s=3.2), Cell("3.12", "env", "failed")]
    >>> print(table(cells, ["3.11", "3.12"]))
    extra  3.11    3.12
    env    ok 3 s  failed
    """
    rows = [["extra", *versions]]
    for extra in dict.fromkeys(cell.extra for cell in cells):
        row = [extra]
        for version in versions:
            shown = [_shown(one) for one in cells if (one.python, one.extra) == (version, extra)]
            row.append("".join(shown))
        rows.append(row)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(lines)


def _shown(cell: Cell) -> str:
    if cell.outcome != "ok":
        return cell.outcome
    return f"ok {cell.install_s + cell.check_s:.0f} s"


def report(cells: Sequence[Cell], versions: Sequence[str]) -> str:
    """Return the table and the last lines of each failure."""
    wrong = [cell for cell in cells if cell.outcome != "ok"]
    parts = [f"{one.extra} with Python {one.python}, {one.outcome}:\n{one.said}" for one in wrong]
    return "\n\n".join([table(cells, versions), *parts])


def chosen(extras: Iterable[str], asked: Sequence[str], *, large: bool) -> list[str]:
    """Return the extras to try, with the bare wheel first.

    >>> chosen(["env", "train", "dev"], [], large=False)
    ['bare', 'env']
    """
    if asked:
        return [*asked]
    left = {*FROM_A_CLONE, *(() if large else LARGE)}
    return [BARE, *(extra for extra in extras if extra not in left)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all cells; return 1 if one failed or there was none."""
    promised, extras = declared()
    parser = argparse.ArgumentParser(prog="python -m tests.matrix", description=__doc__)
    parser.add_argument("--python", nargs="*", metavar="3.N", default=[], help="versions to try")
    parser.add_argument("--extras", nargs="*", choices=[*CHECKS], default=[], help="extras to try")
    parser.add_argument("--large", action="store_true", help=f"and {', '.join(LARGE)}")
    parser.add_argument("--jobs", type=int, default=1, help="versions to try at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all of it here")
    asked = parser.parse_args(arguments)
    wanted = asked.python or [*promised, following(promised[-1])]
    tried = chosen(extras, asked.extras, large=asked.large)
    for extra in sorted({*extras} - {*tried}) if not asked.extras else ():
        print(f"{extra}: left out, {(LARGE | FROM_A_CLONE)[extra]}", flush=True)
    here: dict[str, Path] = {}
    for version in wanted:
        found = interpreter(version)
        print(f"Python {version}: {found or 'no interpreter here'}", flush=True)
        if found is not None:
            here[version] = found
    cells = _all_tried(here, tried, max(asked.jobs, 1)) if here else []
    print(f"\n{report(cells, [*here])}")
    if asked.json is not None:
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        missing = [version for version in wanted if version not in here]
        everything = {"missing": missing, "cells": [asdict(cell) for cell in cells]}
        asked.json.write_text(json.dumps(everything, indent=2) + "\n", "utf-8")
    return int(not cells or any(cell.outcome != "ok" for cell in cells))


def _all_tried(here: dict[str, Path], tried: Sequence[str], jobs: int) -> list[Cell]:
    with tempfile.TemporaryDirectory(prefix="overworld-matrix-") as folder:
        databases = Postgres() if "postgres" in tried else None
        try:
            place = Place(Path(folder), build_wheel(Path(folder)), databases)

            def row(version: str) -> list[Cell]:
                cells = []
                for extra in tried:
                    cell = place.tried(here[version], version, extra)
                    cells.append(cell)
                    told = f"Python {version}, {extra}: {_shown(cell)}\n{cell.said}"
                    print(told.strip(), flush=True)
                return cells

            with ThreadPoolExecutor(jobs) as pool:
                return [cell for cells in pool.map(row, here) for cell in cells]
        finally:
            if databases is not None:
                databases.remove()


if __name__ == "__main__":
    sys.exit(main())
