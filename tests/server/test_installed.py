"""What is packed has the whole game: installed where there is no Node, it serves its pages."""

from __future__ import annotations

import re
import shutil
import zipfile
from pathlib import Path

import httpx
import pytest
from tests.server.installed import ROOT, Packed, build, pack, playing

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return pack(tmp_path_factory.mktemp("packed"))


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
    with (
        playing(packed.wheel, tmp_path) as url,
        httpx.Client(base_url=url, headers={"Origin": url}) as http,
    ):
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
