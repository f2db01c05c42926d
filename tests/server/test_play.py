"""`overworld play` opens the game in the browser, and stops when the player types `quit`."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.harness import Person

import overworld
from overworld.cli.main import main
from overworld.server.store.location import ServerLock, announce_url, default_url, sqlite_path

NO_BROWSER = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}


class Game:
    """A process of `overworld play`, with its output so far."""

    def __init__(self, process: subprocess.Popen[str], said: list[str]) -> None:
        self.process = process
        self.said = said
        (self.url,) = re.findall(r"http://[\d.:]+", said[0])

    def end(self) -> int:
        """Wait for the end of the process and keep the rest of its output."""
        out, err = self.process.communicate(timeout=PATIENCE)
        self.said += out.splitlines()
        assert err == ""
        return self.process.returncode


@contextmanager
def playing(
    folder: Path, *arguments: str, stdin: int = subprocess.PIPE, **environment: str
) -> Iterator[Game]:
    """Start a game whose tables are in a folder; read its output up to the line about stopping."""
    process = subprocess.Popen(
        [sys.executable, "-m", "overworld", "play", *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | NO_BROWSER | {"XDG_DATA_HOME": str(folder)} | environment,
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line.rstrip("\n"))
        if "Ctrl-C" in line:
            break
    else:
        raise AssertionError(process.communicate())
    try:
        yield Game(process, said)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def test_play_serves_the_client_until_the_player_types_quit(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as game:
        assert game.said[0] == f"The table is ready. Open {game.url} in a browser."
        assert game.url.startswith("http://127.0.0.1:")
        page = httpx.get(game.url, timeout=PATIENCE)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "<script" in page.text
        assert game.process.stdin is not None
        game.process.stdin.write("hello\n QUIT \n")
        game.process.stdin.flush()
        assert game.process.wait(timeout=PATIENCE) == 0
        assert game.end() == 0
        assert game.said[-1] == "Stopped. Your games are saved."


def test_the_end_of_input_and_ctrl_c_stop_play_and_games_are_kept(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as game, Person(game.url) as person:
        code = person.make({"kind": "here"}, {"kind": "bot", "bot": "pebble"})
        assert person.do(code, "start")["type"] == "done"
        cookie = person.cookie
        game.process.send_signal(signal.SIGINT)
        assert game.end() == 0
    with playing(tmp_path, "--port", "0") as game:
        tables = httpx.get(
            f"{game.url}/api/1/me", headers={"Cookie": cookie}, timeout=PATIENCE
        ).json()
        assert [table["code"] for table in tables] == [code]
        assert game.end() == 0, "its input was closed"


def test_play_continues_without_an_input(tmp_path: Path) -> None:
    """Shells give `/dev/null` to background processes."""
    with playing(tmp_path, "--port", "0", stdin=subprocess.DEVNULL) as game:
        time.sleep(0.5)
        assert httpx.get(game.url, timeout=PATIENCE).status_code == 200
        game.process.send_signal(signal.SIGTERM)
        assert game.end() == 0


def test_play_opens_the_installed_browser(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nexec >/dev/null 2>&1\necho "$1" > {seen}\nsleep 5\n')
    browser.chmod(0o755)
    ours, theirs = pty.openpty()
    try:
        with playing(tmp_path, "--port", "0", stdin=theirs, BROWSER=str(browser)) as game:
            assert game.said[0] == f"The table is ready at {game.url} and opens in your browser."
            stop = time.monotonic() + PATIENCE
            while not (seen.exists() and seen.read_text().endswith("\n")):
                assert time.monotonic() < stop, "no browser was opened"
                time.sleep(0.05)
            assert seen.read_text() == f"{game.url}\n"
            os.write(ours, b"quit\n")
            assert game.end() == 0
    finally:
        os.close(ours)
        os.close(theirs)


def test_play_shows_its_address_in_the_local_network_as_a_qr_code(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan", "--no-browser", "--port", "0", BROWSER="/bin/false") as game:
        first, second, *picture, _ = game.said
        assert first == f"The table is ready. Open {game.url} in a browser."
        assert game.url in second
        assert len(picture) > 12
        assert len({len(line) for line in picture}) == 1, "the lines of a square are equally long"
        assert set("".join(picture)) == set("█▀▄ ")
        assert httpx.get(game.url, timeout=PATIENCE).status_code == 200
        port = game.url.rpartition(":")[2]
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200


def test_links_from_this_device_lead_other_devices_to_the_local_network(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan", "--no-browser", "--port", "0") as game:
        here = f"http://127.0.0.1:{game.url.rpartition(':')[2]}"
        with Person(here) as host:
            seats = [{"kind": "here"}, {"kind": "online"}]
            created = host.http.post("/api/1/tables", json={"seats": seats}).json()
            assert created["link"] == f"{game.url}/t/{created['code']}"

            async def first_message() -> dict[str, Any]:
                async with host.socket(created["code"]) as client:
                    return client.seen[0]

            assert asyncio.run(first_message())["url"] == game.url


def test_a_taken_port_is_an_error_and_the_default_port_has_alternatives(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "overworld", "play", "--no-browser", "--port", port]
        environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
        found = subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment
        )
        assert found.returncode == 2
        assert f"cannot listen on 127.0.0.1 port {port}" in found.stderr
        assert found.stderr.count("\n") == 1
    with playing(tmp_path) as first, playing(tmp_path / "other") as second:
        assert first.url != second.url
        assert (
            httpx.get(first.url, timeout=PATIENCE).status_code
            == httpx.get(second.url, timeout=PATIENCE).status_code
            == 200
        )


@pytest.fixture
def unbuilt(tmp_path: Path) -> dict[str, str]:
    """Return an environment whose package has no client."""
    package = tmp_path / "without" / "overworld"
    package.mkdir(parents=True)
    for entry in Path(overworld.__file__).parent.iterdir():
        if entry.name not in ("static", "__pycache__"):
            (package / entry.name).symlink_to(entry)
    return os.environ | {"PYTHONPATH": str(package.parent), "XDG_DATA_HOME": str(tmp_path)}


def test_play_without_a_client_says_how_to_build_it(unbuilt: dict[str, str]) -> None:
    command = [sys.executable, "-m", "overworld", "play"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, env=unbuilt)
    assert found.returncode == 2
    assert found.stderr.count("\n") == 1
    assert "`make play`" in found.stderr
    assert "--terminal" in found.stderr


def test_a_second_play_opens_the_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (NO_BROWSER | {"XDG_DATA_HOME": str(tmp_path)}).items():
        monkeypatch.setenv(name, value)
    file = sqlite_path(default_url())
    file.parent.mkdir(parents=True)
    file.touch()
    lock = ServerLock(file)
    lock.take()
    try:
        assert main(["play"]) == 2, "it does not print its address yet"
        assert "in use" in capsys.readouterr().err
        announce_url(default_url(), "http://127.0.0.1:8765")
        assert main(["play"]) == 0
        said = "Your tables are already open. Go to http://127.0.0.1:8765 in a browser.\n"
        assert capsys.readouterr() == (said, "")
    finally:
        lock.release()


def test_a_server_for_this_device_only_is_not_shown_to_the_network(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (NO_BROWSER | {"XDG_DATA_HOME": str(tmp_path)}).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("overworld.cli.browser._own_address", lambda: "127.0.0.2")
    file = sqlite_path(default_url())
    file.parent.mkdir(parents=True)
    file.touch()
    lock = ServerLock(file)
    lock.take()
    try:
        for host, code, said in (("127.0.0.1", 2, "Stop it there first"), ("0.0.0.0", 0, "open")):
            with socket.create_server((host, 0)) as listener:
                address = f"http://127.0.0.1:{listener.getsockname()[1]}"
                announce_url(default_url(), address)
                assert main(["play", "--lan"]) == code
                out, err = capsys.readouterr()
                assert said in out + err
                assert address in out + err
    finally:
        lock.release()
