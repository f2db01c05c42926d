"""U58: the source archive and the wheel contain the whole game. `tests/web` installs the wheel."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest
from tests.server.installed import ROOT, Packed, build, pack

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return pack(tmp_path_factory.mktemp("packed"))


def test_the_source_archive_has_the_source_and_the_build_of_the_page(packed: Packed) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc", "index.html", "src/main.ts"):
        assert (packed.source / "web" / name).is_file(), name
    assert not (packed.source / "web" / "node_modules").exists()
    assert (packed.source / "src" / "overworld" / "static" / "index.html").is_file()


def test_the_wheel_has_every_file_of_the_page(packed: Packed) -> None:
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


def test_a_wheel_without_a_built_page_and_node_fails_with_a_clear_error(
    packed: Packed, tmp_path: Path
) -> None:
    source = tmp_path / "source"
    shutil.copytree(packed.source, source)
    shutil.rmtree(source / "src" / "overworld" / "static")
    made = build(source, "wheel", tmp_path)
    assert made.returncode != 0
    assert "the page has not been built: run `make wheel`" in made.stderr
    assert not list(tmp_path.glob("*.whl"))
