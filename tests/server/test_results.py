"""Results of games in a store: written with the event that ends a game, and rebuilt from logs."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.stores import execute
from tests.table.nodes import Node, node_on
from tests.table.script import BOX, HERE, ONLINE, Script, bot

from overworld.cli.main import main
from overworld.server.hub.housekeeping import Housekeeping
from overworld.server.hub.personal import erase_data
from overworld.server.hub.presence import Presence
from overworld.server.hub.ratings import rebuild_ratings
from overworld.server.hub.render import encode_summary
from overworld.server.hub.results import Rebuilt, rebuild_results
from overworld.server.people.results import is_ghost, result_of
from overworld.server.store.model import Conflict, TableWrite
from overworld.server.table.actions import Join, Play, Resign, Start
from overworld.server.table.clocks import DAY
from overworld.server.table.options import Options

ADA, BEN = "a" * 32, "b" * 32


async def play(node: Node, code: str, rng: random.Random, moves: int = 100_000) -> None:
    """Play random moves for all seats."""
    for _ in range(moves):
        table = (await node.rooms.get(code)).table
        if table.decider is None or table.game is None:
            return
        move = rng.choice(table.game.legal_moves.ids)
        if table.bot_at(table.decider) is None:
            owner = table.seats[table.decider].owner
            await node.do(code, Play(move, table.game_seq), owner)
        else:
            await node.bot_move(code, table.game_seq, str(table.game.legal_moves[0]))


async def finish(node: Node, rng: random.Random, *, whole: bool = True) -> str:
    """Finish a game of Ada's with Ben or a bot; return its code. A game with Ben is rated."""
    node.time.passes(DAY)
    if rng.random() < 0.5:
        code = await node.create(Options((HERE, ONLINE), rated=True), ADA)
        await node.do(code, Join(1, "Ben"), BEN)
    else:
        code = await node.create(Options((HERE, *[bot()] * rng.randint(1, 3))), ADA)
    await node.do(code, Start(), ADA)
    if not whole:
        await play(node, code, rng, rng.choice((0, 3, 60)))
        await node.do(code, Resign(0), ADA)
    await play(node, code, rng)
    return code


def finished(url: str, games: int) -> None:
    """Finish some games on a database."""

    async def story() -> None:
        async with node_on(url) as node:
            for owner, name in ((ADA, "Ada"), (BEN, "Ben")):
                day = node.now() // DAY
                await node.store.take_name(
                    *(owner, name, name), now=node.now(), day=day, label="", most=99
                )
            for first in range(0, games, 25):
                part = range(first, min(games, first + 25))
                whole = {game: game % 10 == 0 for game in part}
                await asyncio.gather(
                    *(finish(node, random.Random(game), whole=whole[game]) for game in part)
                )

    asyncio.run(story())


def checked(url: str, *, check: bool = True) -> Rebuilt:
    async def story() -> Rebuilt:
        async with node_on(url) as node:
            done = await rebuild_results(node.store, (BOX,), check=check)
            if check and not done.different:
                assert await rebuild_ratings(node.store, check=True) == 0
            elif not check:
                await rebuild_ratings(node.store)
            return done

    return asyncio.run(story())


def counts(url: str) -> tuple[int, int]:
    """Return the number of games that are over, and of results."""
    over = execute(url, "SELECT count(*) FROM tables WHERE status = 'over'")[0][0]
    return over, execute(url, "SELECT count(*) FROM results")[0][0]


@pytest.mark.slow
@pytest.mark.parametrize("games", [100, pytest.param(10_000, marks=pytest.mark.nightly)])
def test_rebuilt_results_are_the_stored_ones(url: str, games: int) -> None:
    finished(url, games)
    assert counts(url) == (games, games)
    assert checked(url) == Rebuilt(games)
    assert execute(url, "SELECT count(*) FROM rated_games")[0][0] >= games // 8


def test_the_event_that_ends_a_game_writes_its_result(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            code = await node.create(Options((HERE, ONLINE)), ADA)
            await node.do(code, Join(1, "Ben"), BEN)
            await node.do(code, Start(), ADA)
            assert [row.result for row in await node.store.results()] == [None]
            node.time.passes(5000)
            await node.do(code, Resign(1), BEN)
            row = (await node.store.results())[0]
            table = (await node.rooms.get(code)).table
            assert row.result == result_of(table)
            assert row.result is not None
            assert row.result.ended == node.now()
            assert [(seat.owner, seat.kept) for seat in row.result.seats] == [
                (ADA, True),
                (BEN, False),
            ]
            await node.delete(code, ADA)

    asyncio.run(story())
    for table in ("results", "result_seats"):
        assert execute(url, f"SELECT count(*) FROM {table}") == [(0,)], "gone with its table"


def test_a_refused_append_writes_no_result(url: str) -> None:
    script = Script(Options((HERE, HERE)), host=ADA)
    script.do(Start(), ADA)

    async def story() -> None:
        async with node_on(url) as node:
            made = TableWrite("AAAAAA", script.log, "playing", encode_summary(script.table))
            await node.store.create(made)
            (end,) = script.do(Resign(0), ADA)
            late = script.do(Resign(0), ADA) if script.table.status != "over" else [end]
            write = TableWrite(
                "AAAAAA", late, "over", encode_summary(script.table), result=result_of(script.table)
            )
            await node.store.append(write)
            with pytest.raises(Conflict):
                await node.store.append(write)

    asyncio.run(story())
    assert counts(url) == (1, 1)
    assert execute(url, "SELECT count(*) FROM result_seats") == [(2,)]


DAMAGE = {
    "UPDATE result_seats SET xp = xp + 1 WHERE seat = 0": 5,
    "UPDATE result_seats SET owner = 'thief' WHERE seat = 0": 5,
    "UPDATE results SET ended = ended + 1": 5,
    "DELETE FROM results": 5,
    "DELETE FROM result_seats WHERE seat = 1": 5,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_rebuild_finds_and_repairs_damage(url: str, damage: str) -> None:
    finished(url, 5)
    before = execute(url, "SELECT * FROM result_seats ORDER BY table_id, seat")
    execute(url, damage)
    if not damage.startswith("DELETE FROM results"):
        assert execute(url, "SELECT * FROM result_seats ORDER BY table_id, seat") != before or (
            "ended" in damage
        )
    assert checked(url) == Rebuilt(5, DAMAGE[damage])
    assert checked(url, check=False) == Rebuilt(5, DAMAGE[damage])
    assert checked(url) == Rebuilt(5)
    assert execute(url, "SELECT * FROM result_seats ORDER BY table_id, seat") == before


def test_the_command_checks_and_rebuilds(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    finished(url, 3)

    def rebuild(*more: str) -> int:
        return main(["people", "rebuild", "--database", url, *more])

    assert rebuild("--check") == 0
    assert "Tables read: 3. Results that differ from the logs: 0." in capsys.readouterr().out
    execute(url, "UPDATE result_seats SET place = 4 WHERE seat = 0")
    assert rebuild("--check") == 1
    assert "logs: 3." in capsys.readouterr().out
    assert rebuild("--check") == 1, "a check changes nothing"
    capsys.readouterr()
    assert rebuild() == 0
    assert "Results replaced: 3." in capsys.readouterr().out
    assert rebuild("--check") == 0
    assert main(["people", "rebuild", "--database", "mysql://x"]) == 2


def test_the_command_works_while_a_server_runs(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            rng = random.Random(1)
            await finish(node, rng, whole=False)
            execute(url, "DELETE FROM results")
            command = ["people", "rebuild", "--database", url]
            assert await asyncio.to_thread(main, command) == 0
            await finish(node, rng, whole=False)

    asyncio.run(story())
    assert counts(url) == (2, 2)
    assert checked(url) == Rebuilt(2)


def test_a_damaged_log_does_not_stop_a_rebuild(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(url, 3)
    execute(
        url,
        "UPDATE events SET text = 'nonsense' WHERE kind = 'start' "
        "AND table_id = (SELECT min(id) FROM tables)",
    )
    execute(url, "DELETE FROM results")
    assert main(["people", "rebuild", "--database", url]) == 0
    out = capsys.readouterr().out
    assert "Results replaced: 2." in out
    assert "could not be read: 1." in out


def test_a_new_version_adds_the_results_of_old_tables(url: str) -> None:
    finished(url, 4)
    results = execute(url, "SELECT * FROM result_seats ORDER BY table_id, seat")
    execute(url, "INSERT INTO missing_results SELECT id FROM tables")
    execute(url, "DELETE FROM results")

    async def story() -> None:
        async with node_on(url) as node:
            await node.create(Options((HERE, HERE)), ADA)
            await Housekeeping(node, Presence(node)).add_results()
            await rebuild_ratings(node.store)

    asyncio.run(story())
    assert execute(url, "SELECT * FROM result_seats ORDER BY table_id, seat") == results
    assert execute(url, "SELECT count(*) FROM missing_results") == [(0,)]


def test_an_erased_person_leaves_no_hash_in_results(url: str) -> None:
    async def story() -> None:
        async with node_on(url) as node:
            rng = random.Random(5)
            codes = [await finish(node, rng, whole=False) for _ in range(8)]
            with_ben = [row for row in await node.store.results() if has(row.result, BEN)]
            assert 0 < len(with_ben) < len(codes)
            await erase_data(node, BEN)
            rows = [row.result for row in await node.store.results()]
            assert not any(has(result, BEN) for result in rows)
            ghosts = [
                seat.owner for row in rows if row for seat in row.seats if is_ghost(seat.owner)
            ]
            assert len(set(ghosts)) == len(with_ben), "a ghost at one table only"
            assert await rebuild_results(node.store, (BOX,), check=True) == Rebuilt(len(codes))

    def has(result: object, owner: str) -> bool:
        return owner in repr(result)

    asyncio.run(story())
    assert BEN not in repr(execute(url, "SELECT * FROM result_seats"))


def test_a_person_whose_seat_moved_after_the_end_is_erased_from_the_result(url: str) -> None:
    async def story() -> None:
        from overworld.server.table.actions import Claim, Offer

        async with node_on(url) as node:
            code = await node.create(Options((HERE, ONLINE)), ADA)
            await node.do(code, Join(1, "Ben"), BEN)
            await node.do(code, Start(), ADA)
            await node.do(code, Resign(0), ADA)
            offered = await node.do(code, Offer(1), BEN)
            await node.do(code, Claim(1, offered.secret), "c" * 32)
            await erase_data(node, BEN)

    asyncio.run(story())
    owners = [row[0] for row in execute(url, "SELECT owner FROM result_seats ORDER BY seat")]
    assert owners[0] == ADA
    assert is_ghost(owners[1])
    assert checked(url) == Rebuilt(1)


# ---------------------------------------------------------------- kills


def play_until_killed(url: str, seed: int, pipe: Connection) -> None:
    """Finish game after game; send a word after each."""

    async def story() -> None:
        rng = random.Random(seed)
        async with node_on(url) as node:
            while True:
                await finish(node, rng, whole=rng.random() < 0.1)
                pipe.send("finished")

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.parametrize("kills", [6, pytest.param(300, marks=pytest.mark.nightly)])
def test_results_survive_kills(url: str, kills: int, tmp_path: Path) -> None:
    """A process is killed in the middle of a game, or of a transaction."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.table.nodes"])
    rng = random.Random(kills)
    for kill in range(kills):
        pipe, other = context.Pipe()
        process = context.Process(target=play_until_killed, args=(url, kill, other), daemon=True)
        process.start()
        other.close()
        for _ in range(rng.randint(1, 4)):
            assert pipe.poll(PATIENCE), "the process finishes games"
            assert pipe.recv() == "finished"
        process.join(rng.random() * 0.02)
        process.kill()
        process.join()
        pipe.close()
    over, results = counts(url)
    assert over == results >= kills
    assert checked(url).different == 0
