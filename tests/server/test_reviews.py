"""Reviews of games, notes about steps, and led reviews."""

from __future__ import annotations

import asyncio
import json
import math
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.inside import Inside, Knock, inside
from tests.server.stores import START, execute, make, opened, tell

from overworld import Game
from overworld.game import CHANCE
from overworld.server.hub import reviews as reviews_module
from overworld.server.hub.postgame import MAX_NOTE_LENGTH, MAX_NOTES
from overworld.server.hub.worker_process import ReviewProgress, WorkerDied
from overworld.server.store.model import ATTEMPTS, NoteRow
from overworld.server.store.store import Store

LEASE = 1000


def record_of(decisions: int) -> str:
    """Return the record of a game with some random decisions."""
    chance, game = random.Random(3), Game(2)
    game.deal(chance)
    for _ in range(decisions):
        game.play(chance.choice(list(game.legal_moves)))
        game.deal(chance)
    assert game.turn not in (None, CHANCE)
    return game.record()


async def replay_of(person: httpx.AsyncClient, decisions: int = 3) -> str:
    """Import a record; return the code of its table."""
    answer = await person.post("/api/1/records", json={"record": record_of(decisions)})
    code: str = answer.json()["code"]
    return code


@asynccontextmanager
async def reviewing(found: Inside) -> AsyncIterator[None]:
    """Let the node work on its queue in the background."""
    task = asyncio.create_task(found.node.reviews.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await found.node.reviews.close()


async def until_done(found: Inside, person: httpx.AsyncClient, code: str) -> dict[str, Any]:
    """Wait until the review is done and return it; ask the node, because requests have limits."""
    while (await found.node.reviews.state(code)).state not in ("done", "failed"):
        await asyncio.sleep(0.05)
    state: dict[str, Any] = (await person.get(f"/api/1/tables/{code}/review")).json()
    return state


# ---------------------------------------------------------------- the queue in the store


def test_reviews_are_taken_in_the_order_in_which_they_were_asked_for(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("AAAA", "BBBB", "CCCC"):
            await make(store, code)
        for now, code in enumerate(("BBBB", "CCCC", "BBBB")):
            assert await store.ask_review(code, START + now, max_waiting=2 + now)
        assert not await store.ask_review("AAAA", START + 9, max_waiting=2)
        assert await store.waiting_reviews() == 2
        assert await store.review("AAAA", START) is None
        row = await store.review("CCCC", START)
        assert row is not None
        assert (row.text, row.ahead) == ("", 1)
        now = START + 10
        taken = [await store.claim_review(store.node, now, LEASE) for _ in range(3)]
        assert taken == ["BBBB", "CCCC", None]
        await store.end_review("BBBB", '{"a": 1}')
        done = await store.review("BBBB", START)
        assert done is not None
        assert done.text == '{"a": 1}'
        assert await store.waiting_reviews() == 1
        assert await store.claim_review("other", now + LEASE, LEASE) == "CCCC", "a lease has ended"
        await store.release_work("other")
        assert await store.claim_review(store.node, now + LEASE, LEASE) == "CCCC"

    tell(url, story)


def test_a_failed_review_is_retried_until_it_is_quarantined(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await store.ask_review("AAAA", START, max_waiting=9)
        for attempt in range(ATTEMPTS):
            assert await store.claim_review(store.node, START + attempt, LEASE) == "AAAA"
            await store.end_review("AAAA", "")
        assert await store.claim_review(store.node, START + 9, LEASE) is None
        assert await store.ask_review("AAAA", START + 10, max_waiting=9)
        assert await store.claim_review(store.node, START + 11, LEASE) == "AAAA"

    tell(url, story)


def test_addresses_take_turns_with_their_reviews(url: str) -> None:
    async def story(store: Store) -> None:
        asked = {"EVE0": "eve", "EVE1": "eve", "EVE2": "eve", "ADA0": "ada", "ADA1": "ada"}
        for now, (code, address) in enumerate(asked.items()):
            await make(store, code)
            assert await store.ask_review(code, START + now, 9, address=address, max_per_address=3)
        await make(store, "EVE3")
        assert not await store.ask_review("EVE3", START + 9, 9, address="eve", max_per_address=3)
        order = ["EVE0", "ADA0", "EVE1", "ADA1", "EVE2"]
        for place, code in enumerate(order):
            row = await store.review(code, START + 9)
            assert row is not None
            assert row.ahead == place
        taken = [await store.claim_review(store.node, START + 10, LEASE) for _ in order]
        assert taken == order

    tell(url, story)


def test_requests_at_the_same_time_do_not_exceed_the_limit_of_an_address(url: str) -> None:
    async def story(store: Store) -> None:
        codes = [f"EVE{number}" for number in range(8)]
        for code in codes:
            await make(store, code)
        await asyncio.gather(*(store.waiting_reviews() for _ in codes))  # connects for each
        for _ in range(20):
            asked = (
                store.ask_review(one, START, 99, address="eve", max_per_address=3) for one in codes
            )
            assert sum(await asyncio.gather(*asked)) == 3
            assert await store.waiting_reviews() == 3
            execute(url, "DELETE FROM reviews")

    tell(url, story)


def test_an_address_that_was_served_waits_for_the_other_address(url: str) -> None:
    async def story(store: Store) -> None:
        for now, (code, address) in enumerate([("EVE0", "eve"), ("EVE1", "eve"), ("ADA0", "ada")]):
            await make(store, code)
            await store.ask_review(code, START + now, 9, address=address)
        assert await store.claim_review(store.node, START + 5, LEASE) == "EVE0"
        await store.end_review("EVE0", "{}")
        row = await store.review("EVE1", START + 6)
        assert row is not None
        assert row.ahead == 1
        assert await store.claim_review(store.node, START + 7, LEASE) == "ADA0"

    tell(url, story)


def test_a_late_failure_does_not_erase_a_review(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await store.ask_review("AAAA", START, max_waiting=9)
        await store.claim_review(store.node, START, LEASE)
        await store.end_review("AAAA", '{"a": 1}')
        await store.end_review("AAAA", "")
        await store.end_review("AAAA", '{"a": 2}')
        row = await store.review("AAAA", START)
        assert row is not None
        assert (row.text, row.attempts) == ('{"a": 1}', 0)

    tell(url, story)


def test_the_hash_of_an_address_is_removed_when_its_review_ends(url: str) -> None:
    async def story(store: Store) -> None:
        for code in ("AAAA", "BBBB"):
            await make(store, code)
            await store.ask_review(code, START, max_waiting=9, address="school")
        for _ in range(ATTEMPTS):
            assert await store.claim_review(store.node, START, LEASE) == "AAAA"
            await store.end_review("AAAA", "")
        await store.end_review("BBBB", "{}")

    tell(url, story)
    assert execute(url, "SELECT address FROM reviews") == [("",), ("",)]


def test_a_failure_without_the_lease_does_not_count(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await store.ask_review("AAAA", START, max_waiting=9)
        assert await store.claim_review(store.node, START, LEASE) == "AAAA"
        assert await store.claim_review("other", START + LEASE, LEASE) == "AAAA"
        await store.end_review("AAAA", "")
        row = await store.review("AAAA", START)
        assert row is not None
        assert (row.attempts, row.leased_until) == (0, START + 2 * LEASE)

    tell(url, story)


def test_a_renewed_lease_keeps_a_review_from_other_nodes(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await store.ask_review("AAAA", START, max_waiting=9)
        await store.claim_review(store.node, START, LEASE)
        await store.renew_review("AAAA", "other", START + 9 * LEASE)
        await store.renew_review("AAAA", store.node, START + 3 * LEASE)
        assert await store.claim_review("other", START + 2 * LEASE, LEASE) is None
        assert await store.claim_review("other", START + 3 * LEASE, LEASE) == "AAAA"

    tell(url, story)


def test_deleting_a_table_deletes_its_review_and_notes(url: str) -> None:
    async def story(store: Store) -> None:
        await make(store)
        await store.ask_review("AAAA", START, max_waiting=9)
        await store.set_note("AAAA", NoteRow(5, "ada", 0, "Ada", "why?", START))
        await store.set_note("AAAA", NoteRow(2, "ben", None, "", "here", START))
        await store.set_note("AAAA", NoteRow(5, "ada", 0, "Ada", "oh", START + 1))
        found = await store.notes("AAAA")
        assert [(note.step, note.text) for note in found] == [(2, "here"), (5, "oh")]
        await store.set_note("AAAA", NoteRow(5, "ada", 0, "Ada", "", START + 2))
        assert len(await store.notes("AAAA")) == 1
        await store.delete("AAAA")
        assert await store.notes("AAAA") == []
        assert await store.review("AAAA", START) is None

    tell(url, story)


def test_a_review_of_a_killed_server_starts_again(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        async with opened(url) as store:
            await make(store)
            await store.ask_review("AAAA", START, max_waiting=9)
            assert await store.claim_review(store.node, START, 10**9) == "AAAA"
        async with opened(url) as store:
            assert await store.claim_review(store.node, START, LEASE) == "AAAA"

    asyncio.run(story())


# ---------------------------------------------------------------- asking


@pytest.mark.process
def test_a_review_is_done_once_announced_on_the_socket_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            inside(tmp_path, review_simulations=4) as found,
            found.person() as ada,
            found.person() as eve,
        ):
            code = await replay_of(ada)
            path = f"/api/1/tables/{code}/review"
            assert (await ada.get(path)).json() == {"state": "none"}
            asked = (await ada.post(path)).json()
            assert asked == {"state": "waiting", "seconds": 20}
            async with reviewing(found), found.socket(code, eve) as socket:
                assert (await socket.read())["type"] == "hello"
                state = await until_done(found, eve, code)
                heard = await socket.read()
                while heard.get("state") != "done":
                    assert heard["type"] in ("review", "spectators")
                    heard = await socket.read()
            assert state["state"] == "done"
            review = state["review"]
            assert review["simulations"] == 4
            assert len(review["steps"]) + review["start"] + 1 == len(review["values"])
            again = (await ada.post(path)).json()  # the node no longer works on the queue
            assert again == state
            assert found.node.reviews.done == 1

    asyncio.run(story())


def test_another_decision_is_judged_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"review_simulations": 4, "analyses_per_minute": 100}
        async with inside(tmp_path, **settings) as found, found.person() as ada:
            code = await replay_of(ada, 8)
            table = f"/api/1/tables/{code}"
            body = {"move": "end"}
            assert await refused(ada.post(f"{table}/steps/55/try", json=body)) == "no_step"
            await ada.post(f"{table}/review")
            async with reviewing(found):
                state = await until_done(found, ada, code)
            review = state["review"]
            steps = [step for step in review["steps"] if step.get("best")]
            assert steps
            before = (await ada.get("/api/1/me")).json()
            for one in steps[:2]:
                seat, path = one.get("seat", 0), f"{table}/steps/{one['at']}/try"
                legal = (await ada.get(f"{table}/steps/{one['at']}")).json()["legal"]
                texts = [move["text"] for move in legal][:4]
                for move in {one["best"], one["move"], *texts}:
                    tried = (await ada.post(path, json={"move": move})).json()
                    assert tried["best"] == one["after"][seat]
                    assert tried["played"] == review["values"][one["at"] + 1][seat]
                    assert tried["margin"] == one.get("margin", 0)
                    worse = tried["grade"] not in ("excellent", "good")
                    assert (tried["reason"] is not None) == (worse or move == one["best"])
                    if move == one["best"]:
                        assert (tried["grade"], tried["share"]) == ("excellent", tried["best"])
                    elif move == one["move"]:
                        assert (tried["grade"], tried["share"]) == ("same", tried["played"])
                    else:
                        assert tried["grade"] not in ("same", "excellent") or (
                            tried["share"] >= tried["best"] - 0.01
                        )
                assert await refused(ada.post(path, json={"move": "mine zz"})) == "bad_move"
            quiet = next(one["at"] for one in review["steps"] if not one.get("best"))
            asked = ada.post(f"{table}/steps/{quiet}/try", json=body)
            assert await refused(asked) == "no_step"
            assert (await ada.get("/api/1/me")).json() == before
            assert (await ada.get(f"{table}/review")).json() == state
            await found.node.analyses.close()

    asyncio.run(story())


def test_tried_decisions_share_the_limit_of_analyses(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, analyses_per_minute=2) as found, found.person() as ada:
            code = await replay_of(ada)
            path = f"/api/1/tables/{code}/steps/60/try"
            answers = [await refused(ada.post(path, json={"move": "end"})) for _ in range(3)]
            assert answers == ["no_step", "no_step", "too_many_requests"]

    asyncio.run(story())


def test_a_review_that_cannot_be_done_is_quarantined_and_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await replay_of(ada)

            async def dies(*arguments: object, **progress: object) -> str:
                raise WorkerDied("the process died")

            monkeypatch.setattr(found.node.reviews._worker, "ask", dies)
            path = f"/api/1/tables/{code}/review"
            await ada.post(path)
            async with reviewing(found):
                assert await until_done(found, ada, code) == {"state": "failed"}
            assert (await ada.post(path)).json()["state"] == "waiting"

    asyncio.run(story())


def test_a_running_review_has_the_values_so_far_in_the_order_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code, states = await replay_of(ada), []

            async def ask(*arguments: object, progress: Callable[[ReviewProgress], None]) -> str:
                for percent, values in (
                    (0, ((1.0, 0.0),)),
                    (40, ((0.75, 0.25), (0.61239, 0.38761))),
                ):
                    progress(ReviewProgress(percent, values))
                    states.append((await ada.get(path)).json())
                return "{}"

            monkeypatch.setattr(found.node.reviews._worker, "ask", ask)
            path = f"/api/1/tables/{code}/review"
            await ada.post(path)
            async with reviewing(found):
                await until_done(found, ada, code)
            assert states == [
                {"state": "running", "seconds": 20, "values": [[1, 0]]},
                {
                    "state": "running",
                    "percent": 40,
                    "seconds": 12,
                    "values": [[0.612, 0.388], [0.75, 0.25], [1, 0]],
                },
            ]

    asyncio.run(story())


def test_the_lease_is_renewed_while_a_review_runs_and_the_wait_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The review takes 90 seconds on the hub's clock, longer than a lease."""
    monkeypatch.setattr(reviews_module, "_RENEW", 0.0)

    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            first, second, third = [await replay_of(ada) for _ in range(3)]
            hub, renewed = found.node.hub, asyncio.Event()
            time = hub.now()
            monkeypatch.setattr(hub, "now", lambda: time)
            renew = hub.store.renew_review

            async def noted(code: str, node: str, until: int) -> None:
                await renew(code, node, until)
                if until > time and time > started:
                    renewed.set()

            monkeypatch.setattr(hub.store, "renew_review", noted)
            started = time

            async def long(*arguments: object, **progress: object) -> str:
                nonlocal time
                time += 90_000
                await asyncio.wait_for(renewed.wait(), PATIENCE)
                taken = await hub.store.claim_review("another node", time, LEASE)
                assert taken != first
                return "{}"

            monkeypatch.setattr(found.node.reviews._worker, "ask", long)
            await ada.post(f"/api/1/tables/{first}/review")
            async with reviewing(found):
                await until_done(found, ada, first)
            usual = 20 + 0.3 * (90 - 20)
            asked = [
                (await ada.post(f"/api/1/tables/{code}/review")).json() for code in (second, third)
            ]
            waits = [(one.get("ahead", 0), one["seconds"]) for one in asked]
            assert waits == [(0, math.ceil(usual)), (1, math.ceil(2 * usual))]

    asyncio.run(story())


def test_three_reviews_of_one_address_may_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            codes = [await replay_of(ada) for _ in range(4)]
            paths = [f"/api/1/tables/{code}/review" for code in codes]
            for path in paths[:3]:
                assert (await ada.post(path)).json()["state"] == "waiting"
            async with found.person() as another:  # at the same address
                answer = (await another.post(paths[3])).json()
            assert (answer["code"], answer["facts"]) == ("too_many_reviews", {"most": 3})
            async with found.person("203.0.113.9") as ben:
                state = (await ben.post(paths[3])).json()
                assert (state["state"], state["ahead"]) == ("waiting", 1)

    asyncio.run(story())


def test_reviews_need_an_ended_game_and_a_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        settings = {"reviews_per_hour": 2, "reviews_waiting": 2}
        async with inside(tmp_path, **settings) as found, found.person() as ada:
            lobby = await found.table(ada)
            assert await refused(ada.post(f"/api/1/tables/{lobby}/review")) == "not_started"
            act = {"type": "act", "id": "s", "action": {"do": "start"}}
            await ada.post(f"/api/1/tables/{lobby}/actions", json=act)
            assert await refused(ada.post(f"/api/1/tables/{lobby}/review")) == "not_over"
            codes = [await replay_of(ada) for _ in range(4)]
            paths = [f"/api/1/tables/{code}/review" for code in codes]
            async with found.person() as eve:
                eve.headers["Origin"] = "https://evil.example"
                assert await refused(eve.post(paths[0])) == "bad_origin"
            async with found.person() as nobody:
                nobody.cookies.clear()
                assert await refused(nobody.post(paths[0])) == "no_secret"
            for path in (*paths[:2], *paths[:2]):  # to ask again costs nothing
                assert (await ada.post(path)).json()["state"] == "waiting"
            waiting = (await ada.get(paths[1])).json()
            assert waiting == {"state": "waiting", "ahead": 1, "seconds": 40}
            assert await refused(ada.post(paths[2])) == "too_many_requests"
            async with found.person("203.0.113.9") as ben:
                assert await refused(ben.post(paths[3])) == "busy"
            assert await refused(ada.post("/api/1/tables/QQQQQQ/review")) == "no_table"

    asyncio.run(story())


async def refused(request: Any) -> str:
    """Return the error code of a response."""
    code: str = (await request).json()["code"]
    return code


# ---------------------------------------------------------------- notes


def test_notes_of_players_are_kept_with_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as eve:
            code = await replay_of(ada)
            base = f"/api/1/tables/{code}"
            note = f"{base}/steps/53/note"
            async with found.socket(code, eve) as socket:
                await socket.read()
                answer = await ada.put(note, json={"text": "  Why not mine?\nOr build. "})
                assert [one["text"] for one in answer.json()] == ["Why not mine?\nOr build."]
                heard = await socket.read()
                while heard["type"] != "notes":
                    heard = await socket.read()
                assert heard["notes"] == answer.json() == (await eve.get(f"{base}/notes")).json()
            assert await refused(eve.put(note, json={"text": "me too"})) == "not_your_seat"
            assert (
                await refused(ada.put(note, json={"text": "x" * (MAX_NOTE_LENGTH + 1)}))
                == "bad_chat"
            )
            assert await refused(ada.put(note, json={"text": "bell\a"})) == "bad_chat"
            far = f"{base}/steps/9999/note"
            assert await refused(ada.put(far, json={"text": "x"})) == "no_step"
            assert (await ada.put(note, json={"text": ""})).json() == []
            lobby = await found.table(ada)
            early = f"/api/1/tables/{lobby}/steps/0/note"
            assert await refused(ada.put(early, json={"text": "x"})) == "not_over"

    asyncio.run(story())


def test_the_number_of_notes_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            code = await replay_of(ada)
            for number in range(MAX_NOTES):
                note = NoteRow(number, "somebody", None, "", "x", START)
                await found.node.store.set_note(code, note)
            path = f"/api/1/tables/{code}/steps/1/note"
            assert await refused(ada.put(path, json={"text": "one more"})) == "log_full"

    asyncio.run(story())


# ---------------------------------------------------------------- a led review


async def hear(socket: Knock, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while (found := await socket.read())["type"] != kind:
        pass
    return found


def say(socket: Knock, step: int | None) -> None:
    socket.say(json.dumps({"type": "lead", "id": "l1", "step": step}))


def test_a_leader_shows_a_step_to_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada, found.person() as eve:
            code = await replay_of(ada)
            async with found.socket(code, eve) as watching:
                async with found.socket(code, ada) as leading:
                    say(leading, 53)
                    assert (await hear(leading, "done"))["id"] == "l1"
                    led = {"type": "led", "step": 53, "seat": 0, "name": "red"}
                    assert await hear(watching, "led") == led
                    async with found.socket(code, eve) as late:
                        assert (await hear(late, "led"))["step"] == 53
                    say(watching, 1)
                    assert (await hear(watching, "error"))["code"] == "not_your_seat"
                    say(leading, 9999)
                    assert (await hear(leading, "error"))["code"] == "no_step"
                    say(leading, None)
                    assert (await hear(watching, "led")) == {"type": "led"}
                    say(leading, 54)
                    assert (await hear(watching, "led"))["step"] == 54
                # the leader has disconnected
                assert (await hear(watching, "led")) == {"type": "led"}
            stored = {event.kind for event in await found.node.store.events(code)}
            assert stored <= {"create", "here", "away"}, "nothing of it is stored"

    asyncio.run(story())


def test_a_review_can_be_led_only_after_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as found, found.person() as ada:
            lobby = await found.table(ada)
            async with found.socket(lobby, ada) as socket:
                say(socket, 0)
                assert (await hear(socket, "error"))["code"] == "not_over"

    asyncio.run(story())
