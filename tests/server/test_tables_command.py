"""`overworld tables`: on both databases, while a server runs and when none does."""

from __future__ import annotations

import asyncio
import builtins
from pathlib import Path

import pytest
from tests.server.stores import execute
from tests.server.test_privacy import ADA, BEN, ended, played
from tests.table.nodes import node_on

from overworld.cli.main import main
from overworld.server.hub.housekeeping import Follower
from overworld.server.table.actions import Rename, Resign


def prepare(url: str) -> str:
    """Make a table of Ada's and Ben's and return its code."""

    async def story() -> str:
        async with node_on(url) as node:
            return await ended(node)

    return asyncio.run(story())


def tables(url: str, *arguments: str) -> int:
    return main(["tables", *arguments, "--database", url])


def test_tables_are_listed_and_shown(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    codes = [prepare(url), prepare(url)]
    assert tables(url, "list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[1].split()[:2] == [codes[1], "over"]
    assert lines[1].endswith("Adalovelace, Newbenjamin")
    assert tables(url, "list", "--limit", "1") == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert tables(url, "show", codes[0].lower()) == 0
    shown = capsys.readouterr().out
    assert BEN in shown
    assert "Newbenjamin" in shown
    assert "Oldbenjamin" not in shown
    assert '"seats"' in shown
    assert tables(url, "show", "QQQQQQ") == 2
    assert "QQQQQQ" in capsys.readouterr().err


def test_deleting_asks_first(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = [prepare(url), prepare(url)]
    answers = iter(["no", "yes"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(answers))
    assert tables(url, "delete", codes[0]) == 2
    assert execute(url, "SELECT count(*) FROM tables") == [(2,)]
    assert tables(url, "delete", codes[0], "QQQQQQ", "--yes") == 2
    assert execute(url, "SELECT count(*) FROM tables") == [(2,)]
    assert tables(url, "delete", codes[0]) == 0
    assert codes[0] in capsys.readouterr().out
    assert tables(url, "delete", codes[1], "--yes") == 0
    for table in ("tables", "events", "notes", "owners"):
        assert execute(url, f"SELECT count(*) FROM {table}") == [(0,)]
    assert tables(url, "list") == 0


def test_archived_tables_are_restored(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def archive() -> list[str]:
        async with node_on(url) as node:
            codes = [await played(node), await ended(node), await played(node)]
            node.time.passes(node.settings.archive_after + 1)
            for code in codes[:2]:
                await node.archive(code)
            return codes

    codes = asyncio.run(archive())
    assert tables(url, "restore", codes[0], codes[2]) == 2
    assert codes[2] in capsys.readouterr().err
    assert tables(url, "restore", "QQQQQQ") == 2
    wanted = "SELECT status FROM tables ORDER BY id"
    assert execute(url, wanted) == [("archived",), ("archived",), ("playing",)]
    assert tables(url, "restore", codes[0].lower(), codes[1]) == 0
    shown = capsys.readouterr().out
    assert codes[0] in shown
    assert codes[1] in shown
    assert execute(url, wanted) == [("playing",), ("over",), ("playing",)]
    assert tables(url, "restore", codes[0]) == 2

    async def play_on() -> None:
        async with node_on(url) as node:
            assert await node.answer(codes[0], Resign(1), BEN) == "ok"

    asyncio.run(play_on())


def test_a_table_that_cannot_be_read_is_not_restored(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = prepare(sqlite_url)
    execute(sqlite_url, "UPDATE tables SET status = 'archived'")
    execute(sqlite_url, "DELETE FROM snapshots")
    execute(sqlite_url, "UPDATE events SET text = 'broken' WHERE kind = 'create'")
    assert tables(sqlite_url, "restore", code) == 2
    assert "--also-box" in capsys.readouterr().err


@pytest.mark.parametrize("who", [[BEN], ["Newbenjamin", "--table"], [BEN, "--table"]])
def test_a_person_is_erased_at_all_tables(
    url: str, capsys: pytest.CaptureFixture[str], who: list[str]
) -> None:
    codes = [prepare(url), prepare(url)]
    given = [*who, codes[0]] if len(who) > 1 else who
    assert tables(url, "erase", *given, "--yes") == 0
    capsys.readouterr()
    for code in codes:
        assert tables(url, "show", code) == 0
        shown = capsys.readouterr().out
        assert BEN not in shown
        assert "Newbenjamin" not in shown
        assert ADA in shown
    assert "enjamin" not in str(execute(url, "SELECT * FROM events"))
    summaries = str(execute(url, "SELECT summary FROM tables"))
    assert "enjamin" not in summaries
    assert BEN not in summaries
    assert ADA in summaries
    assert tables(url, "erase", BEN, "--yes") == 2


@pytest.mark.parametrize("who", [["Ben"], ["Nobody", "--table"], ["ZZ", "--table"]])
def test_erasing_an_unknown_person_fails_with_one_line(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], who: list[str]
) -> None:
    code = prepare(sqlite_url)
    given = [*who, code] if len(who) > 1 else who
    assert tables(sqlite_url, "erase", *given, "--yes") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_empty_name_is_refused_although_a_player_has_none(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> str:
        async with node_on(sqlite_url) as node:
            code = await ended(node)
            await node.do(code, Rename(1, ""), BEN)
            return code

    code = asyncio.run(story())
    assert tables(sqlite_url, "erase", "", "--table", code, "--yes") == 2
    assert "--table" in capsys.readouterr().err


def test_a_damaged_table_fails_with_one_line(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = [prepare(sqlite_url), prepare(sqlite_url)]
    execute(sqlite_url, "UPDATE events SET text = '{' WHERE kind = 'create' AND table_id = 1")
    execute(sqlite_url, "DELETE FROM snapshots")
    assert tables(sqlite_url, "show", codes[0]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert tables(sqlite_url, "erase", BEN, "--yes") == 2
    assert BEN not in str(execute(sqlite_url, "SELECT * FROM events WHERE table_id = 2"))


def test_a_name_of_two_people_is_refused_and_the_hash_is_suggested(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = prepare(sqlite_url)
    execute(sqlite_url, "UPDATE events SET text = replace(text, 'Adalovelace', 'Newbenjamin')")
    assert tables(sqlite_url, "erase", "Newbenjamin", "--table", code, "--yes") == 2
    assert "tables show" in capsys.readouterr().err


def test_the_command_only_reads_a_file_that_a_server_has_open(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with node_on(sqlite_url) as node:
            code = await ended(node)
            for arguments, wanted in (
                (["list"], 0),
                (["show", code], 0),
                (["restore", code], 2),
                (["delete", code, "--yes"], 2),
                (["erase", BEN, "--yes"], 2),
            ):
                found = await asyncio.to_thread(tables, sqlite_url, *arguments)
                assert found == wanted, arguments
            assert await node.store.table(code) is not None

    asyncio.run(story())
    assert "stop it first" in capsys.readouterr().err


def test_a_running_node_applies_deletions_and_erasures_of_the_command(postgres_url: str) -> None:
    async def story() -> None:
        async with node_on(postgres_url) as node:
            first, second = await ended(node), await ended(node)
            watching = await node.follow(first, ADA), await node.follow(second, ADA)
            task = asyncio.create_task(Follower(node).run())
            try:
                await asyncio.to_thread(tables, postgres_url, "delete", first, "--yes")
                await asyncio.to_thread(tables, postgres_url, "erase", BEN, "--yes")
                async with asyncio.timeout(30):
                    while not (watching[0].heard and watching[1].updates):
                        await asyncio.sleep(0.01)
            finally:
                task.cancel()
            assert watching[0].heard[-1]["type"] == "gone"
            assert watching[1].updates[-1]["kind"] == "erase"
            seats = watching[1].updates[-1]["info"]["seats"]
            assert [seat["name"] for seat in seats] == ["Adalovelace", ""]

    asyncio.run(story())


@pytest.mark.parametrize("part", [["list"], ["show", "QQQQQQ"], ["delete", "QQQQQQ", "--yes"]])
def test_a_missing_database_fails_with_one_line_and_is_not_created(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: list[str]
) -> None:
    assert tables(f"sqlite:///{tmp_path / 'none.sqlite3'}", *part) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
