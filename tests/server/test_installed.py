"""What is packed has the whole game: installed where there is no Node, it serves its pages."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

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


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    folder = tmp_path_factory.mktemp("packed")
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


def test_the_source_archive_has_what_the_page_is_built_from_and_the_page(packed: Packed) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc", "index.html", "src/main.ts"):
        assert (packed.source / "web" / name).is_file(), name
    assert not (packed.source / "web" / "node_modules").exists()
    assert (packed.source / "src" / "overworld" / "static" / "index.html").is_file()


def test_the_wheel_has_every_file_of_the_client(packed: Packed) -> None:
    static = ROOT / "src" / "overworld" / "static"
    wanted = {
        f"overworld/static/{file.relative_to(static).as_posix()}": file.read_bytes()
        for file in static.rglob("*")
        if file.is_file()
    }
    assert any(name.endswith(".br") for name in wanted)
    with zipfile.ZipFile(packed.wheel) as files:
        names = {name for name in files.namelist() if name.startswith("overworld/static/")}
        assert {name: files.read(name) for name in names} == wanted
        assert not [name for name in files.namelist() if name.startswith("web")]


def test_without_page_and_node_there_is_no_wheel_but_a_clear_line(
    packed: Packed, tmp_path: Path
) -> None:
    source = tmp_path / "source"
    shutil.copytree(packed.source, source)
    shutil.rmtree(source / "src" / "overworld" / "static")
    made = build(source, "wheel", tmp_path)
    assert made.returncode != 0
    assert "the browser client has not been built: `make wheel`" in made.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_what_is_installed_serves_the_whole_game_without_node(
    packed: Packed, tmp_path: Path
) -> None:
    clean = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clean)], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(clean / "bin" / "python")]
    install = ["install", "--quiet", "--no-deps", "--no-index", str(packed.wheel)]
    subprocess.run([*pip, *install], check=True)
    # What the game needs is borrowed; the game itself is not, as nested .pth files are not read.
    (site,) = (clean / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = [str(clean / "bin" / "python"), "-c", "import overworld; print(overworld.__file__)"]
    place = subprocess.run(python, capture_output=True, text=True, check=True, env=NO_NODE).stdout
    assert place.startswith(str(site))
    process = subprocess.Popen(
        [clean / "bin" / "overworld", "play", "--no-browser", "--port", "0"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=NO_NODE | {"XDG_DATA_HOME": str(tmp_path)},
    )
    try:
        assert process.stdout is not None
        (url,) = re.findall(r"http://[\d.:]+", process.stdout.readline())
        with httpx.Client(base_url=url, headers={"Origin": url}) as http:
            page = http.get("/")
            assert page.status_code == 200
            links = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(link.startswith("/assets/") for link in links)
            for link in links:
                assert http.get(link).status_code == 200, link
            assert len(http.get("/api/1/box").json()["buildings"]) == 44
            seats = [{"kind": "here"}, {"kind": "here"}]
            code = http.post("/api/1/tables", json={"seats": seats}).json()["code"]
            assert http.get(f"/t/{code}").content == page.content
        process.send_signal(signal.SIGINT)
    finally:
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
