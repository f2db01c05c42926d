"""The benchmark of the server: small runs, and errors of the server."""

from __future__ import annotations

import asyncio
import gc
import json
from contextlib import suppress
from pathlib import Path

import pytest
from dev.bench_server import NodesReport, Report, main
from dev.load import Load, LoadError
from tests.patience import PATIENCE
from tests.server.harness import OPEN_LIMITS, serving, sqlite_url

pytestmark = pytest.mark.process
TINY = ["--runs", "1", "--tables", "2", "--seconds", "1", "--idle", "4", "--rate", "20"]


@pytest.fixture(autouse=True)
def no_settling_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure immediately: the tests do not need stable numbers."""
    monkeypatch.setattr("dev.bench_server._SETTLE", 0.1)


def test_a_tiny_run_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", *TINY]) == 0
    report: Report = json.loads(capsys.readouterr().out)
    assert set(report) == set(Report.__annotations__)
    assert report["tables"] == 2
    assert report["idle_sockets"] == 4
    assert 1 < report["moves_per_s"] < 100_000
    assert 1 < report["paced_moves_per_s"] < 40
    assert 10 < report["cpu_us_per_move"] < 1e6
    for latency in (report["busy"], report["paced"], report["single"]):
        assert 0 < latency["p50_ms"] <= latency["p99_ms"] < 60_000
    assert 500 < report["event_bytes"] < 6000
    assert 0 <= report["stored_bytes"] < 5000
    assert 20 < report["start_mb"] <= report["idle_mb"] < 2000


def test_a_measurement_waits_for_the_first_move(
    tmp_path: Path,
) -> None:
    async def story(url: str) -> None:
        async with Load(url, 1) as load:
            await load.begin()
            sample = await load.play(0)
            assert sample.moves_per_s > 0
            assert sample.latency(0.5) > 0

    with serving(sqlite_url(tmp_path), limits=OPEN_LIMITS) as server:
        asyncio.run(story(server.url))


@pytest.mark.nightly
def test_several_nodes_are_compared_with_one(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    several = ["--json", "--nodes", "2", "--database", postgres_url]
    assert main([*several, *TINY]) == 0
    report: NodesReport = json.loads(capsys.readouterr().out)
    assert set(report) == set(NodesReport.__annotations__)
    assert report["nodes"] == 2
    assert report["ratio"] == pytest.approx(report["moves_per_s"] / report["one_moves_per_s"])
    for cpu in (report["one_cpu_us_per_move"], report["cpu_us_per_move"]):
        assert 10 < cpu < 1e6


def test_several_nodes_need_postgres(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--nodes", "2", *TINY]) == 2
    assert "--nodes needs PostgreSQL" in capsys.readouterr().err


def test_the_benchmark_reports_a_server_that_does_not_start(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert main(["--database", "mysql://nowhere", *TINY]) == 2
    assert "the benchmark failed" in capfd.readouterr().err


def test_the_load_reports_a_server_that_does_not_answer() -> None:
    async def story() -> None:
        gone = asyncio.Event()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                while await reader.read(1000):
                    pass
            writer.close()
            gone.set()

        async with await asyncio.start_server(listen, "127.0.0.1", 0) as silent:
            port = silent.sockets[0].getsockname()[1]
            with pytest.raises(LoadError, match="GET /me: no response within"):
                await Load(f"http://127.0.0.1:{port}", 1, patience=0.05).__aenter__()
            await gone.wait()

    asyncio.run(story())


def test_a_cancelled_load_closes_its_connections() -> None:
    async def story() -> None:
        waiting, held = asyncio.Event(), 0

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal held
            request = await reader.readline()
            if b"/me" in request:
                writer.write(b"HTTP/1.1 200 OK\r\nset-cookie: overworld=x; Path=/\r\n\r\n{}")
            else:
                held += 1
                waiting.set()
                with suppress(ConnectionError):
                    while await reader.read(1000):
                        pass
                held -= 1
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with Load(f"http://127.0.0.1:{port}", 3) as load:
            beginning = asyncio.create_task(load.begin())
            await waiting.wait()
            assert held, "a client must wait for an answer"
            beginning.cancel()
        async with asyncio.timeout(PATIENCE):
            while held:
                await asyncio.sleep(0.01)
        assert held == 0
        server.close()

    asyncio.run(story())
    gc.collect()  # unclosed connections raise warnings now, and warnings are errors
