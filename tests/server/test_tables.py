"""Tables as people use them: made, joined, played to the end, over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Person, Server, Socket, serving, sqlite_url
from tests.server.stores import execute

from overworld import Deal, Game
from overworld.play.view import step_view
from overworld.server.http.game_api import collect_steps
from overworld.server.table.codes import ALPHABET


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_url(tmp_path_factory.mktemp("server"))) as found:
        yield found


ONLINE = {"kind": "online"}


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": level}


async def play_out(sockets: list[Socket], rng: random.Random) -> None:
    """Play a game to its end: the player to move makes a random legal decision."""
    first = sockets[0]
    while first.info["status"] == "playing":
        assert first.view is not None
        mover = next((s for s in sockets if first.view["decider"] in s.you["seats"]), None)
        if mover is None:
            await first.receive()
            continue
        await mover.until(lambda s: s.seq >= first.seq)
        legal = [move["text"] for move in mover.view["legal"]]  # type: ignore[index]
        answer = await mover.do("play", move=rng.choice(legal), expected=mover.game_seq)
        assert answer["type"] == "done", answer
        seq = answer["seq"]
        for socket in sockets:
            await socket.until(lambda s, seq=seq: s.seq >= seq)


def test_two_people_and_a_bot_play_a_whole_game(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make({"kind": "here", "name": "Ada"}, ONLINE, bot("pebble"))
        assert ben.do(code, "join", seat=1, name="Ben")["type"] == "done"
        assert ada.do(code, "start")["type"] == "done"

        async def game() -> None:
            async with ada.socket(code) as first, ben.socket(code) as second:
                await play_out([first, second], random.Random(1))
                await second.until(lambda s: s.seq >= first.seq)
                assert first.hash == second.hash
                assert first.log == second.log

        asyncio.run(game())
        record = ada.http.get(f"/api/1/tables/{code}/record").text
        replayed = Game.from_record(record)
        assert replayed.over
        assert replayed.tags["Names"] == "Ada, Ben, pebble"
        table = ada.table(code)
        assert table["info"]["winners"] == list(replayed.winners)
        assert table["info"]["status"] == "over"


HERE = {"kind": "here"}


def started(person: Person, *seats: dict[str, Any], **options: object) -> str:
    """Make a table, start its game and return its code."""
    code = person.make(*(seats or (HERE, HERE)), **options)
    assert person.do(code, "start")["type"] == "done"
    return code


def refusal(answer: dict[str, object]) -> object:
    assert answer["type"] == "error", answer
    return answer["code"]


def first_move(person: Person, code: str, *, reveals: bool) -> dict[str, object]:
    """Plays the first legal decision that reveals something, or nothing."""
    table = person.table(code)
    move = next(m for m in table["view"]["legal"] if m.get("reveals", False) is reveals)
    return person.do(code, "play", move=move["text"], expected=table["game_seq"])


def any_move(person: Person, code: str) -> dict[str, object]:
    """Plays the first legal decision."""
    table = person.table(code)
    move = table["view"]["legal"][0]["text"]
    return person.do(code, "play", move=move, expected=table["game_seq"])


# ---------------------------------------------------------------- the lobby


def test_codes_cannot_be_misread(server: Server) -> None:
    with Person(server) as ada:
        code = ada.make(HERE, HERE)
        assert len(code) == 6
        assert set(code) <= set(ALPHABET)
        assert not set("0O1IL") & set(ALPHABET)
        assert ada.table(f" {code.lower()} ".strip())["info"]["code"] == code


def test_all_clients_see_changes_in_the_lobby(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE, {"kind": "closed"})

        async def lobby() -> None:
            async with ada.socket(code) as host, ben.socket(code) as guest:
                assert guest.you == {"seats": [], "host": False}
                assert host.you == {"seats": [0], "host": True}
                await guest.do("join", seat=1, name="Ben")
                await guest.until(lambda s: s.you["seats"] == [1])
                await host.until(lambda s: s.info["seats"][1]["name"] == "Ben")
                assert host.info["seats"][1]["filled"]
                options = dict(host.info["options"])
                options["odds"] = False
                await host.do("change", options=options)
                await guest.until(lambda s: s.info["options"].get("odds", True) is False)
                assert guest.info["seats"][1]["name"] == "Ben", "seated players keep their seats"
                assert refusal(await guest.do("change", options=options)) == "not_host"
                assert refusal(await guest.do("kick", seat=0)) == "not_host"
                assert refusal(await guest.do("start")) == "not_host"
                await host.do("kick", seat=1)
                await guest.until(lambda s: not s.info["seats"][1]["filled"])
                await guest.until(lambda s: s.you["seats"] == [])
                assert refusal(await host.do("start")) == "seats_open"
                assert refusal(await guest.do("join", seat=1, name="Ben")) == "kicked"
                await host.do("change", options=options)
                await guest.do("join", seat=1, name="Ben")
                assert (await host.do("start"))["type"] == "done"
                await guest.until(lambda s: s.view is not None)
                assert len(guest.info["seats"]) == 2, "closed seats are removed"
                assert refusal(await guest.do("join", seat=0)) == "already_started"

        asyncio.run(lobby())


@pytest.mark.parametrize(
    "options",
    [
        {"seats": [HERE]},
        {"seats": [HERE] * 5},
        {"seats": [HERE, {"kind": "bot"}]},
        {"seats": [HERE, {"kind": "bot", "bot": "granite"}]},
        {"seats": [{**HERE, "board": "red"}, {**HERE, "board": "red"}]},
        {"seats": [{**HERE, "board": "pink"}, HERE]},
        {"seats": [{**HERE, "name": "a,b"}, HERE]},
        {"seats": [{**HERE, "name": "x" * 25}, HERE]},
        {"seats": [HERE, HERE], "first": 2},
        {"seats": [HERE, {"kind": "closed"}, HERE], "first": 1},
        {"seats": [HERE, HERE], "deal": ""},
        {"seats": [HERE, HERE], "clock": {"mode": "bank"}},
        {"seats": [HERE, HERE], "clock": {"mode": "days", "days": 31}},
        {"seats": [HERE, HERE], "undo": "yes"},
        {},
        [],
    ],
)
def test_invalid_options_of_a_table_are_refused(server: Server, options: object) -> None:
    with Person(server) as ada:
        answer = ada.http.post("/api/1/tables", json=options)
        assert answer.status_code == 400
        assert answer.json()["code"] in ("bad_options", "bad_name", "malformed")


def test_options_set_boards_beginners_and_the_first_player(server: Server) -> None:
    with Person(server) as ada:
        seats = ({**HERE, "board": "green"}, {**HERE, "beginner": True}, bot("random"))
        view = ada.table(started(ada, *seats, first=1))["view"]
        assert [player["colour"] for player in view["players"]] == ["green", "red", "blue"]
        assert [player.get("beginner", False) for player in view["players"]] == [False, True, False]
        assert view["decider"] == 1


def test_tables_with_the_same_deal_start_alike(server: Server) -> None:
    with Person(server) as ada:
        views = [ada.table(started(ada, deal=deal))["view"] for deal in ("7", "7", "mine", "mine")]
        assert views[0]["hash"] == views[1]["hash"]
        assert views[2]["hash"] == views[3]["hash"] != views[0]["hash"]
        game = Game(2)
        game.deal(Deal("7"))
        assert views[0]["cube"] == started_cube(game)


def started_cube(game: Game) -> object:
    from overworld.play.view import view_of

    return dict(view_of(game).cube)


# ---------------------------------------------------------------- the game


def test_illegal_stale_and_foreign_moves_are_refused(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = started(ada)
        table = ada.table(code)
        seq = table["game_seq"]
        assert refusal(ada.do(code, "play", move="mine x2", expected=seq)) == "illegal"
        assert refusal(ada.do(code, "play", move="dance", expected=seq)) == "bad_move"
        assert refusal(ada.do(code, "play", move=9999, expected=seq)) in ("illegal", "bad_move")
        assert refusal(ada.do(code, "play", move="mine w1", expected=seq - 1)) == "stale"
        assert refusal(ben.do(code, "play", move="mine w1", expected=seq)) == "not_your_turn"
        assert ada.table(code)["seq"] == table["seq"]
        assert refusal(ada.do("ZZZZZZ", "start")) == "no_table"
        assert refusal(ada.do("nonsense", "start")) == "no_table"


def test_an_illegal_move_says_why(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada, deal="7")
        seq = ada.table(code)["game_seq"]
        answer = ada.do(code, "play", move="end", expected=seq)
        assert answer["facts"]["reason"] == "actions_owed"


def test_undo_goes_back_to_the_same_hash_and_not_past_a_reveal(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada)
        before = ada.table(code)
        assert refusal(ada.do(code, "undo", expected=before["game_seq"])) == "cannot_undo"
        first_move(ada, code, reveals=False)
        table = ada.table(code)
        assert ada.do(code, "undo", expected=table["game_seq"])["type"] == "done"
        assert ada.table(code)["view"]["hash"] == before["view"]["hash"]
        first_move(ada, code, reveals=True)
        table = ada.table(code)
        answer = ada.do(code, "undo", expected=table["game_seq"])
        assert refusal(answer) == "cannot_undo"
        assert answer["facts"]["reason"] == "revealed"


def test_undo_can_be_switched_off(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada, undo=False)
        first_move(ada, code, reveals=False)
        seq = ada.table(code)["game_seq"]
        assert refusal(ada.do(code, "undo", expected=seq)) == "option_off"


def test_the_same_id_is_carried_out_once(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada)
        table = ada.table(code)
        move = table["view"]["legal"][0]["text"]
        first = ada.do(code, "play", id="one", move=move, expected=table["game_seq"])
        again = ada.do(code, "play", id="one", move=move, expected=table["game_seq"])
        assert first["type"] == again["type"] == "done"
        assert first["seq"] == again["seq"] == ada.table(code)["seq"]


def test_a_player_who_resigns_a_game_of_two_loses(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE)
        ben.do(code, "join", seat=1)
        ada.do(code, "start")
        assert refusal(ada.do(code, "resign", seat=1)) == "not_your_seat"
        assert ben.do(code, "resign", seat=1)["type"] == "done"
        info = ada.table(code)["info"]
        assert (info["status"], info["winners"]) == ("over", [0])
        view = ada.table(code)["view"]
        assert (view["over"], view["winners"], view["prompt"]) == (True, [0], {"code": "over"})
        assert (view["decider"], view.get("legal")) == (None, None), "no player has to decide"
        record = Game.from_record(ada.http.get(f"/api/1/tables/{code}/record").text)
        assert record.tags["Termination"] == "resigned"
        assert record.tags["Resigned"] == "blue"
        played = ada.do(code, "play", move="mine w1", expected=ada.table(code)["game_seq"])
        assert refusal(played) == "game_over"


def test_a_bot_continues_for_a_player_who_resigns_a_game_of_three(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE, HERE, first=1)
        ben.do(code, "join", seat=1)
        ada.do(code, "start")
        ben.do(code, "resign", seat=1)

        async def watch() -> None:
            async with ada.socket(code) as socket:
                await socket.until(lambda s: s.view["turn"] != 1)
                assert socket.info["status"] == "playing"
                assert socket.info["seats"][1]["resigned"]

        asyncio.run(watch())


def test_a_rematch_moves_all_players_on_by_one_seat(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make({**HERE, "name": "Ada"}, ONLINE)
        ben.do(code, "join", seat=1, name="Ben")
        ada.do(code, "start")
        assert refusal(ada.do(code, "rematch")) == "not_over"
        ben.do(code, "resign", seat=1)
        answers = [ada.do(code, "rematch"), ben.do(code, "rematch")]
        assert answers[0]["code"] == answers[1]["code"] != code
        new = ada.table(answers[0]["code"])
        assert [seat["name"] for seat in new["info"]["seats"]] == ["Ben", "Ada"]
        assert new["you"]["seats"] == [1]
        assert ben.table(answers[0]["code"])["you"]["seats"] == [0]
        assert ada.table(code)["info"]["rematch"] == answers[0]["code"]


# ---------------------------------------------------------------- words and pictures


def test_chat_is_limited_and_can_be_muted(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben, Person(server) as eve:
        code = ada.make(HERE, ONLINE)
        ben.do(code, "join", seat=1, name="Ben")
        assert ben.do(code, "chat", text=" hello   there ")["type"] == "done"
        assert eve.do(code, "chat", text="I only watch")["type"] == "done"
        chat = ada.table(code)["chat"]
        assert [(line["seat"], line["text"]) for line in chat] == [
            (1, "hello there"),
            (None, "I only watch"),
        ]
        assert refusal(ben.do(code, "chat", text=" ")) == "bad_chat"
        assert refusal(ben.do(code, "chat", text="x" * 301)) == "bad_chat"
        assert refusal(ben.do(code, "mute", seat=0, muted=True)) == "not_host"
        ada.do(code, "mute", seat=1, muted=True)
        ada.do(code, "mute", seat=None, muted=True)
        assert refusal(ben.do(code, "chat", text="still here")) == "muted"
        assert refusal(eve.do(code, "chat", text="me too")) == "muted"
        silent = ada.make(HERE, HERE, chat=False)
        assert refusal(ada.do(silent, "chat", text="hello")) == "option_off"


def test_painted_characters_are_shown_to_the_table(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE)
        pixels = "0123456789abcdef" * 4
        assert ada.do(code, "paint", seat=0, pixels=pixels)["type"] == "done"
        assert ben.table(code)["info"]["seats"][0]["paint"] == pixels
        for wrong in ("f" * 63, "F" * 64, "<script>"):
            assert refusal(ada.do(code, "paint", seat=0, pixels=wrong)) == "bad_paint"
        assert refusal(ben.do(code, "paint", seat=0, pixels=pixels)) == "not_your_seat"


# ---------------------------------------------------------------- who may see and do what


def test_spectators_see_the_same_and_can_be_excluded(server: Server) -> None:
    with Person(server) as ada, Person(server) as eve:
        code = started(ada)
        assert eve.table(code)["view"] == ada.table(code)["view"]
        private = started(ada, spectators=False)
        assert ada.table(private)["type"] == "hello"
        assert refusal(eve.table(private)) == "no_spectators"

        async def knock() -> None:
            socket = eve.socket(private)
            async with socket:
                assert socket.seen[0]["code"] == "no_spectators"

        asyncio.run(knock())


def test_a_private_table_admits_a_player_who_takes_a_seat(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE, spectators=False)

        async def sits_down() -> None:
            async with ada.socket(code) as host, ben.socket(code) as guest:
                while host.seen[-1] != {"type": "spectators", "count": 1}:
                    await host.receive()
                await guest.send("join", seat=1, name="Ben")
                while host.seen[-1] != {"type": "spectators", "count": 0}:
                    await host.receive()

        asyncio.run(sits_down())
        assert ben.table(code)["you"]["seats"] == [1]


def test_a_browser_lists_only_its_own_tables(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE)
        assert [row["code"] for row in ada.http.get("/api/1/me").json()] == [code]
        assert ben.http.get("/api/1/me").json() == []
        ben.do(code, "join", seat=1, name="Ben")
        (row,) = ben.http.get("/api/1/me").json()
        assert row["summary"]["names"] == ["red", "Ben"]
        assert (row["mine"], "host" in row) == ([1], False)
        (row,) = ada.http.get("/api/1/me").json()
        assert (row["mine"], row["host"]) == ([0], True)
        assert not row["summary"].keys() & {"host", "holders"}, "the server shows no hashes"
        ben.do(code, "leave", seat=1)
        assert ben.http.get("/api/1/me").json() == []


def test_a_list_shows_your_seats_at_tables_of_an_older_version(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as running, Person(running) as ada:
        code = started(ada, HERE, bot("random"), first=0)
        old = "json_remove(summary, '$.host', '$.holders')"
        execute(url, f"UPDATE tables SET summary = {old}")
        (row,) = ada.http.get("/api/1/me").json()
        assert (row["code"], row["mine"], row["host"]) == (code, [0], True)


def test_a_seat_moves_to_another_device(server: Server) -> None:
    with Person(server) as phone, Person(server) as laptop, Person(server) as eve:
        code = started(phone, HERE, bot("random"), first=0)
        secret = phone.do(code, "offer", seat=0)["secret"]
        assert refusal(eve.do(code, "claim", seat=0, secret="guess")) == "not_your_seat"
        picture = phone.http.post(
            f"/api/1/tables/{code}/qr.svg", json={"seat": 0, "secret": secret}
        )
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert 'xmlns="http://www.w3.org/2000/svg"' in picture.text, "browsers show it as an image"
        assert laptop.do(code, "claim", seat=0, secret=secret)["type"] == "done"
        assert refusal(eve.do(code, "claim", seat=0, secret=secret)) == "not_your_seat"
        assert laptop.table(code)["you"]["seats"] == [0]
        assert phone.table(code)["you"]["seats"] == []
        assert refusal(first_move(phone, code, reveals=False)) == "not_your_turn"
        assert first_move(laptop, code, reveals=False)["type"] == "done"


def test_only_the_host_deletes_a_table(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE)
        assert ben.http.delete(f"/api/1/tables/{code}").json()["code"] == "not_host"

        async def watch() -> None:
            async with ben.socket(code) as socket:
                assert ada.http.delete(f"/api/1/tables/{code}").status_code == 204
                await socket.until(lambda s: s.seen[-1]["type"] == "gone")

        asyncio.run(watch())
        assert ada.http.get(f"/api/1/tables/{code}").status_code == 404


# ---------------------------------------------------------------- records, steps, forks


def test_an_exported_record_can_be_imported(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada, HERE, bot("pebble"), first=0)
        first_move(ada, code, reveals=True)
        record = ada.http.get(f"/api/1/tables/{code}/record")
        assert record.headers["content-disposition"].endswith(f'"{code}.ogn"')
        made = ada.http.post("/api/1/records", json={"record": record.text})
        assert made.status_code == 201
        replay = ada.table(made.json()["code"])
        assert replay["info"]["status"] == "replay"
        assert replay["view"]["hash"] == ada.table(code)["view"]["hash"]
        assert refusal(first_move(ada, made.json()["code"], reveals=False)) == "game_over"
        bad = ada.http.post("/api/1/records", json={"record": record.text.replace("red", "pink")})
        assert (bad.status_code, bad.json()["code"]) == (400, "bad_record")


def test_all_steps_come_in_one_answer(server: Server) -> None:
    with Person(server) as ada:
        code = started(ada)
        for _ in range(6):
            any_move(ada, code)
        path = f"/api/1/tables/{code}/steps"
        answer = ada.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        told = answer.json()
        plain = ada.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == told
        assert len(answer.content) == len(plain.content) > 5 * answer.num_bytes_downloaded
        assert (told["first"], len(told["views"])) == (0, told["last"] + 1)
        for step in (0, told["last"] // 2, told["last"]):
            assert told["views"][step] == ada.http.get(f"{path}/{step}").json()
        late = ada.http.get(path, params={"first": told["last"] - 1}).json()
        assert late == {**told, "first": told["last"] - 1, "views": told["views"][-2:]}
        beyond = ada.http.get(path, params={"first": told["last"] + 1})
        assert (beyond.status_code, beyond.json()["code"]) == (404, "no_step")


def test_one_answer_has_a_bounded_number_of_steps() -> None:
    game = Game(2)
    game.deal(random.Random(1))
    found = collect_steps(game.copy(), 3, limit=10)
    assert (found.first, found.last, len(found.views)) == (3, game.step_number, 10)
    assert [found.views[0], found.views[-1]] == [step_view(game, 3), step_view(game, 12)]
    assert len(collect_steps(game.copy(), game.step_number - 1).views) == 2


def test_every_step_can_be_seen_and_forked(server: Server) -> None:
    with Person(server) as ada, Person(server) as eve:
        code = started(ada, hints=True)
        for _ in range(6):
            any_move(ada, code)
        record = ada.http.get(f"/api/1/tables/{code}/record").text
        game = Game.from_record(record)
        for step in (0, game.step_number - 1, game.step_number):
            view = ada.http.get(f"/api/1/tables/{code}/steps/{step}")
            assert view.status_code == 200
        assert view.json()["hash"] == ada.table(code)["view"]["hash"]
        assert ada.http.get(f"/api/1/tables/{code}/steps/{game.step_number + 1}").status_code == 404
        before = ada.table(code)
        step = next(
            n
            for n in range(game.step_number, 0, -1)
            if ada.http.get(f"/api/1/tables/{code}/steps/{n}").json()["decider"] is not None
        )
        body = {"step": step, "seat": before["view"]["decider"], "bot": "pebble"}
        fork = eve.http.post(f"/api/1/tables/{code}/fork", json=body).json()["code"]
        assert eve.do(fork, "start")["type"] == "done"
        assert eve.table(fork)["view"]["hash"] == before["view"]["hash"]
        assert any_move(eve, fork)["type"] == "done"
        after = ada.table(code)
        assert after == {**before, "now": after["now"]}


def test_only_a_player_who_plays_alone_gets_hints(server: Server) -> None:
    with Person(server) as ada:
        alone, together = started(ada, HERE, bot("random"), first=0), started(ada)
        answers = []
        for code in (alone, together):
            record = ada.http.get(f"/api/1/tables/{code}/record").text
            step = Game.from_record(record).step_number
            path = f"/api/1/tables/{code}/steps/{step}/analysis"
            answers.append(ada.http.post(path, json={"ms": 50}).json())
        assert refusal(answers[1]) == "option_off"
        legal = [move["text"] for move in ada.table(alone)["view"]["legal"]]
        assert answers[0]["moves"][0]["move"] in legal
        assert answers[0]["simulations"] > 0


def test_clients_resume_after_their_last_event(server: Server) -> None:
    with Person(server) as ada, Person(server) as ben:
        code = ada.make(HERE, ONLINE)
        ben.do(code, "join", seat=1)
        ada.do(code, "start")

        async def resume() -> None:
            async with ada.socket(code) as first:
                seq = first.seq
            ben.do(code, "chat", text="one")
            ben.do(code, "chat", text="two")
            async with ada.socket(code, after=seq) as again:
                assert "view" not in again.seen[0], "nothing that the client has is sent again"
                await again.until(lambda s: s.seen[-1].get("text") == "two")
                events = [m for m in again.seen if m["type"] == "update"]
                assert [m["seq"] for m in events] == list(range(seq + 1, again.seq + 1))
            async with ada.socket(code, after=0) as fresh:
                assert fresh.view is not None
                assert fresh.seen[0]["chat"][-1]["text"] == "two"

        asyncio.run(resume())
