"""`overworld play` serves while other processes still compile its bots."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from filelock import FileLock
from tests.patience import PATIENCE, wait_until
from tests.server.harness import Person
from tests.server.inside import Inside
from tests.server.test_play import playing

from overworld.bots import BOTS
from overworld.bots.warm_up import warm_up
from overworld.rules.cache_folder import cache_folder
from overworld.server.hub import compilation
from overworld.server.hub.compilation import Compilation
from overworld.server.settings import Settings

HEADER = "overworld-compiling"


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[tuple[Path, ExitStack]]:
    """Make a compile cache without the bot diamond, which cannot be compiled at first."""
    warm_up()
    copy = tmp_path / "cache" / cache_folder().name
    shutil.copytree(cache_folder(), copy, ignore=shutil.ignore_patterns("lock*"))
    (copy / "warm-diamond").unlink()
    with ExitStack() as held:
        held.enter_context(FileLock(copy / "lock-diamond"))
        yield copy, held


@pytest.mark.process
def test_the_game_is_served_while_a_bot_is_compiled(
    cold: tuple[Path, ExitStack], tmp_path: Path
) -> None:
    folder, held = cold
    with (
        playing(tmp_path, "--port", "0", OVERWORLD_CACHE_DIR=str(folder.parent)) as game,
        Person(game.url) as person,
    ):
        health = f"{game.url}/health"
        assert 0 <= int(httpx.get(health, timeout=PATIENCE).headers[HEADER]) < 100
        assert HEADER not in httpx.get(game.url, timeout=PATIENCE).headers, (
            "files of the page do not change"
        )

        def start(bot: str) -> str:
            code = person.make({"kind": "bot", "bot": bot}, {"kind": "here"}, first=0)
            assert person.do(code, "start")["type"] == "done"
            return code

        def has_moved(code: str) -> bool:
            return bool(person.table(code)["view"]["decider"] == 1)

        pebble = start("pebble")
        wait_until(lambda: has_moved(pebble), "a bot that is compiled moves")
        diamond = start("diamond")
        assert not has_moved(diamond)
        assert HEADER in httpx.get(health, timeout=PATIENCE).headers
        held.close()
        wait_until(
            lambda: HEADER not in httpx.get(health, timeout=PATIENCE).headers, "it is compiled"
        )
        wait_until(lambda: has_moved(diamond), "then it moves")


@pytest.mark.process
def test_ctrl_c_ends_the_processes_that_compile(
    cold: tuple[Path, ExitStack], tmp_path: Path
) -> None:
    folder, _ = cold
    with playing(tmp_path, "--port", "0", OVERWORLD_CACHE_DIR=str(folder.parent)) as game:
        pid = game.process.pid

        def children() -> list[str]:
            listed = ["ps", "-o", "pid=", "--ppid", str(pid)]
            return subprocess.run(listed, capture_output=True, text=True).stdout.split()

        wait_until(lambda: bool(children()), "a process compiles")
        before = children()
        for one in (str(pid), *before):
            with suppress(ProcessLookupError):  # the server may have ended it already
                os.kill(int(one), signal.SIGINT)  # as a terminal does
        assert game.end() == 0
    wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in before), "all end")


def test_a_server_with_compiled_bots_is_ready_when_it_starts() -> None:
    warm_up()
    ready = Compilation(BOTS)
    assert ready.percent is None
    assert ready.compiled_bots() == tuple(BOTS)
    asyncio.run(ready.wait_for("diamond"))


def test_workers_compile_bots_for_themselves_if_the_compilation_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compilation, "is_warm", lambda bot: bot != "diamond")
    monkeypatch.setattr(compilation, "start_ignoring_sigint", _start_nothing)
    monkeypatch.setattr(compilation, "_POLL", 0)

    async def check() -> None:
        missing = Compilation(BOTS)
        assert missing.compiled_bots() == tuple(bot for bot in BOTS if bot != "diamond")
        waiting = asyncio.create_task(missing.wait_for("diamond"))
        await missing.run()
        await waiting
        assert missing.percent is None
        assert missing.compiled_bots() == tuple(BOTS)

    asyncio.run(check())


def _start_nothing(process: object) -> None:
    """Replace the start of a process that dies immediately."""


def test_a_server_that_has_compiled_everything_sends_no_header(tmp_path: Path) -> None:
    async def check() -> None:
        inside = Inside(Settings(f"sqlite:///{tmp_path / 'tables.db'}"))
        await inside.node.store.open()
        try:
            async with inside.person() as person:
                assert HEADER not in (await person.get("/health")).headers
        finally:
            await inside.node.store.close()

    asyncio.run(check())
