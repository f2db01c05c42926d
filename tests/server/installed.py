"""Install the built packages where there is no Node."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE

from overworld.version import __version__

ROOT = Path(__file__).parent.parent.parent
NO_NODE = os.environ | {"PATH": "/nowhere", "PYTHONPATH": "", "NUMBA_DISABLE_JIT": "1"}
"""No npm and no git; and nothing is compiled, for the sake of speed."""


@dataclass
class Packed:
    """The source archive, unpacked, and the wheel that was built from it."""

    source: Path
    wheel: Path


def build(root: Path, target: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    return subprocess.run(
        command, cwd=root, capture_output=True, text=True, check=False, env=NO_NODE
    )


def pack(folder: Path) -> Packed:
    """Build the packages of this working tree."""
    made = build(ROOT, "sdist", folder)
    assert made.returncode == 0, made.stderr
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    source = folder / f"overworld-{__version__}"
    made = build(source, "wheel", folder)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return Packed(source, wheel)


@contextmanager
def playing(wheel: Path, folder: Path) -> Iterator[str]:
    """Install a wheel into a new environment; yield the address that `overworld play` serves."""
    clean = folder / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clean)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(clean / "bin" / "python")]
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    # Use the dependencies of this environment, but not its game: nested .pth files are not read.
    (site,) = (clean / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = [str(clean / "bin" / "python"), "-c", "import overworld; print(overworld.__file__)"]
    place = subprocess.run(python, capture_output=True, text=True, check=True, env=NO_NODE).stdout
    assert place.startswith(str(site))
    process = subprocess.Popen(
        [clean / "bin" / "overworld", "play", "--no-browser", "--port", "0"],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=NO_NODE | {"XDG_DATA_HOME": str(folder)},
    )
    try:
        assert process.stdout is not None
        (url,) = re.findall(r"http://[\d.:]+", process.stdout.readline())
        yield url
        process.send_signal(signal.SIGINT)
    finally:
        if process.poll() is None and sys.exc_info()[0] is not None:
            process.kill()
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, ""), f"ended with {process.returncode}: {err}"
