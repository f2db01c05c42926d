"""Operating a server: logs, backups and invalid settings."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
import yaml
from tests.patience import PATIENCE
from tests.server.harness import Person, Server, serving, sqlite_url

from overworld.cli.main import main

HERE, ONLINE = {"kind": "here"}, {"kind": "online"}


def test_requests_are_limited_and_logged_as_json(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path), "--verbose", limits={"requests_per_minute": 20})
    codes = [httpx.get(f"{server.url}/api/1/me", timeout=PATIENCE).status_code for _ in range(40)]
    assert 200 in codes
    assert 429 in codes
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200, (
        "machines are not counted"
    )
    assert httpx.get(f"{server.url}/", timeout=PATIENCE).status_code == 200, "nor are files"
    assert (
        httpx.get(f"{server.url}/metrics", timeout=PATIENCE)
        .headers["content-type"]
        .startswith("text/html")
    )
    lines = [json.loads(line) for line in server.stop().splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert len(requests) > 40
    assert all(line["request"] and line["status"] in (200, 429) for line in requests)
    assert not any("127.0.0.1" in str(line) for line in requests), "addresses are not logged"


def test_a_server_can_start_from_the_backup_of_a_running_server(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.backup", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    url = sqlite_url(tmp_path)
    with serving(url) as server, Person(server) as ada:
        code = ada.make(HERE, HERE)
        ada.do(code, "start")
        before = ada.table(code)
        assert main(["backup", str(file), "--database", url]) == 0
        assert main(["backup", str(file), "--database", url]) == 2
        assert main(["restore", str(file), "--database", url]) == 2
        assert main(["restore", str(file), "--database", other]) == 0
        cookie = ada.http.cookies["overworld"]
    with serving(other) as server:
        headers = {"Cookie": f"overworld={cookie}"}
        after = httpx.get(
            f"{server.url}/api/1/tables/{code}", headers=headers, timeout=PATIENCE
        ).json()
        assert after == {**before, "now": after["now"]}


@pytest.mark.parametrize("command", ["backup", "restore"])
@pytest.mark.parametrize("url", ["", "postgresql://ada:pa%zz@host/games"])
def test_a_backup_of_a_missing_database_fails_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, url: str
) -> None:
    assert main([command, str(tmp_path / "file"), "--database", url]) == 2
    err = capsys.readouterr().err
    assert "names no database" in err
    assert err.count("\n") == 1
    assert "pa%zz" not in err


def test_a_second_server_on_one_file_is_refused_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_url(tmp_path)
    with serving(url):
        line = cannot_serve(capsys, "--port", "0", "--database", url)
        assert "in use by another server" in line


def cannot_serve(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    return err


def test_a_server_that_cannot_start_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "in use" in cannot_serve(capsys, "--port", port, "--database", sqlite_url(tmp_path))
    assert "no database" in cannot_serve(capsys, "--port", "0", "--database", "mysql://x")
    for url in ("postgresql://nobody@127.0.0.1:1/x", "/proc/nope/x.sqlite3", __file__):
        line = cannot_serve(capsys, "--port", "0", "--database", url)
        assert "cannot be stored" in line
    unknown = cannot_serve(capsys, "--limit", "colour=7")
    assert 'unknown limit "colour"; the limits are: bot_ms_per_minute, lease, ' in unknown
    assert "bot_workers" not in unknown
    said = cannot_serve(capsys, "--limit", "grace=soon")
    assert 'limit grace: "soon" is not a whole number' in said
    assert 'unknown limit "bot_workers"' in cannot_serve(capsys, "--limit", "bot_workers=2")
    assert "max_message must be at least 1" in cannot_serve(capsys, "--limit", "max_message=0")
    assert "live_bytes must be at least 1" in cannot_serve(capsys, "--limit", "live_bytes=0")
    assert "database must not be empty" in cannot_serve(capsys, "--database", "")
    assert "IP addresses or networks" in cannot_serve(capsys, "--trusted-proxy", "proxy.example")
    assert "must be a URL such as" in cannot_serve(capsys, "--public-url", "play.example.org")
    for text in ("9464", "127.0.0.1:", "127.0.0.1:99999", ":9464"):
        assert "not an address for metrics" in cannot_serve(capsys, "--metrics", text)
    line = cannot_serve(capsys, "--host", "no such host", "--database", sqlite_url(tmp_path))
    assert "cannot listen" in line


def test_the_compose_file_is_valid() -> None:
    file = Path(__file__).parent.parent.parent / "deploy" / "compose.yaml"
    services = yaml.safe_load(file.read_text("utf-8"))["services"]
    assert set(services) == {"database", "node", "proxy"}
    command = services["node"]["command"]
    with pytest.raises(SystemExit):
        main(["serve", "--help", *command])
