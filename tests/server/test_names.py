"""Names over HTTP: take, change, prove, move and delete them; who may do what."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.authenticator import Authenticator, decode, encode
from tests.server.inside import HERE, ONLINE, Inside, inside

from overworld.server.http.identity import new_secret
from overworld.server.hub.devices import PAIRING_MS
from overworld.server.hub.names import KNOWN_MS
from overworld.server.people import passkeys
from overworld.server.people.invitations import make_invitation
from overworld.server.people.letters import ALPHABET, RECOVERY, new_letters, read_letters
from overworld.server.people.names import RENAME_AFTER, check_player_name, name_key
from overworld.server.settings import Settings
from overworld.server.table.codes import hash_secret
from overworld.server.table.errors import Refused

Client = httpx.AsyncClient
LOCAL = "http://localhost:8765"
OPEN = {"names_per_address": 1000, "tries_per_address": 1000, "proofs_per_hour": 1000}
PICTURE = "0123456789abcdef" * 4
NOT_SEATED = {"seats": [], "host": False}


def local(found: Inside, address: str = "203.0.113.5", **headers: str) -> Client:
    """Return a browser at localhost, which can use passkeys without HTTPS."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=found.app, client=(address, 50_000)),
        base_url=LOCAL,
        headers={"Origin": LOCAL, **headers},
        cookies={"overworld": new_secret()},
    )


def run(folder: Path, story: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def told() -> None:
        async with inside(folder, **{**OPEN, **settings}) as found:
            await story(found)

    asyncio.run(told())


def own_hash(person: Client) -> str:
    return hash_secret(person.cookies["overworld"])


async def take(person: Client, name: str = "Cleo", **more: Any) -> httpx.Response:
    return await person.put("/api/1/me/name", json={"name": name, **more})


async def mine(person: Client) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/1/me/name")).json()
    return found


async def letters_of(person: Client) -> str:
    answer = await person.post("/api/1/me/letters")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["letters"]
    return found


async def code_of(person: Client) -> str:
    answer = await person.post("/api/1/me/code")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["code"]
    return found


async def with_letters(person: Client, name: str, letters: str) -> httpx.Response:
    return await person.post("/api/1/arrivals/letters", json={"name": name, "letters": letters})


async def with_code(person: Client, code: str) -> httpx.Response:
    return await person.post("/api/1/arrivals/code", json={"code": code, "label": "Phone"})


async def make_passkey(person: Client, key: Authenticator) -> httpx.Response:
    options = (await person.post("/api/1/me/passkeys/challenge")).json()
    return await person.post("/api/1/me/passkeys", json=key.create(options, label="Key"))


async def with_passkey(person: Client, key: Authenticator) -> httpx.Response:
    options = (await person.post("/api/1/arrivals/challenge")).json()
    return await person.post("/api/1/arrivals/passkey", json=key.use(options))


def error(answer: httpx.Response) -> str:
    found: str = answer.json().get("code", "") if answer.status_code >= 400 else "ok"
    return found


# ---------------------------------------------------------------- the pure rules


@pytest.mark.parametrize(
    "name",
    [
        *("ab", "a" * 25, "", "   ", "12345", "a,b c", "Ada\u202eX", "Ada\nLove\0", "-Ada", "Ada-"),
        *(
            "Ada--Love",
            "Ada. Love",
            "Zo\u0301\u0301\u0301e",
            "Ada\u200bLove",
            "<b>Ada</b>",
            "\ue000abc",
        ),
    ],
)
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        check_player_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "a" * 24,
        "Zo\xeb O'Hara",
        "\u5c71\u7530\u592a\u90ce",
        "\u041d\u0430\u0441\u0442\u044f",
    ],
)
def test_a_good_name_of_any_script_is_taken(name: str) -> None:
    assert check_player_name(f" {name}  ") == name


@pytest.mark.parametrize(
    "other",
    [
        *("CLEO", "cleo", "C l e o", "Cl\xe9o", "Cle0", "C1eo", "Cieo", "CIeo", "C-l-e-o"),
        *("\u0421leo", "Cl\u0435\u043e", "\uff23\uff2c\uff25\uff2f", "\u216dleo", "Cle\u03bf"),
    ],
)
def test_names_that_look_alike_have_the_same_key(other: str) -> None:
    assert name_key(other) == name_key("Cleo")


@pytest.mark.parametrize("other", ["Cleon", "Clever", "Ceo", "Theo"])
def test_other_names_have_other_keys(other: str) -> None:
    assert name_key(other) != name_key("Cleo")


def test_recovery_letters_have_100_bits_in_five_groups() -> None:
    letters = new_letters(RECOVERY)
    assert [len(group) for group in letters.split()] == [4] * 5
    assert len(ALPHABET) == len(set(ALPHABET)) == 32
    assert read_letters(letters.lower().replace(" ", "-"), RECOVERY) == letters.replace(" ", "")
    assert new_letters(RECOVERY) != letters


# ---------------------------------------------------------------- a name


def test_a_guest_is_never_asked_and_a_name_keeps_a_seat_in_a_running_game(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as ben:
            code = await found.table(ada, HERE, ONLINE)
            join = {"type": "act", "id": "1", "action": {"do": "join", "seat": 1, "name": "Ben"}}
            await ben.post(f"/api/1/tables/{code}/actions", json=join)
            start = {"type": "act", "id": "2", "action": {"do": "start"}}
            await ada.post(f"/api/1/tables/{code}/actions", json=start)
            assert await mine(ben) == {"no_passkeys": "insecure"}
            before = (await ben.get(f"/api/1/tables/{code}")).json()["you"]
            answer = await take(ben, " Ben   Nevis ", face=PICTURE, label="Lap\ntop")
            assert answer.status_code == 200, answer.text
            assert answer.headers["cache-control"] == "no-store"
            shown = answer.json()
            assert (shown["name"], shown["face"]) == ("Ben Nevis", PICTURE)
            assert [(one["label"], one["this"]) for one in shown["devices"]] == [("Lap top", True)]
            assert own_hash(ben) not in answer.text
            assert (await ben.get(f"/api/1/tables/{code}")).json()["you"] == before
            assert before == {"seats": [1], "host": False}
            assert len((await ben.get("/api/1/me")).json()) == 1

    run(tmp_path, story)


def test_a_name_is_unique_and_changes_once_in_30_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: Inside) -> None:
        now = found.node.hub.now()
        async with found.person() as ada, found.person() as ben:
            assert error(await take(ada)) == "ok"
            assert error(await take(ben, "CLE0")) == "name_taken"
            assert error(await take(ben, "x")) == "bad_name"
            assert (await ben.get("/api/1/names/cleo")).json() == {"name": "cleo", "free": False}
            assert (await ada.get("/api/1/names/cleo")).json()["free"] is True
            assert error(await ben.get("/api/1/names/c")) == "bad_name"
            assert error(await take(ada, face="x")) == "bad_paint"
            assert error(await take(ada, face=PICTURE)) == "ok", "the same name changes nothing"
            assert error(await take(ada, "Cleo Hill")) == "ok"
            assert error(await take(ada, "Cleo")) == "renamed_lately"
            assert (await mine(ada))["rename_from"] >= now + RENAME_AFTER
            monkeypatch.setattr(found.node.hub, "now", lambda: now + RENAME_AFTER + 60_000)
            assert error(await take(ada, "Cleo")) == "ok"
            assert error(await take(ben, "Cleo Hill")) == "ok", "the old name is free"
            shown = (await ben.get("/api/1/people/CLEO")).json()
            assert (shown["name"], shown["face"], "you" in shown) == ("Cleo", PICTURE, False)
            assert error(await ben.get("/api/1/people/nobody")) == "no_player"

    run(tmp_path, story)


def test_a_profile_has_games_and_the_head_to_head_but_no_codes_for_strangers(
    tmp_path: Path,
) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as ben, found.person() as eve:
            await take(ada)
            bot = {"kind": "bot", "bot": "pebble"}
            codes = []
            for loser in (ada, ben, ben):
                code = await found.table(ada, HERE, ONLINE)
                await act(ben, code, "b1", "join", seat=1, name="Guest Ben")
                await act(ada, code, "a1", "start")
                seat = 0 if loser is ada else 1
                assert await act(loser, code, "r1", "resign", seat=seat) == "ok"
                codes.append(code)
            unfinished = await found.table(ada, HERE, bot)
            shown = (await ben.get("/api/1/people/Cleo")).json()
            assert shown["together"] == {"games": 3, "ahead": 1, "behind": 2}
            assert [game["code"] for game in shown["games"]] == codes[::-1]
            assert [game["place"] for game in shown["games"]] == [1, 1, 2]
            assert all(game["others"] == [{}] for game in shown["games"]), "a guest has no name"
            answer = await eve.get("/api/1/people/Cleo")
            assert "together" not in answer.json()
            for hidden in (*codes, unfinished, "Guest Ben", own_hash(ada), own_hash(ben)):
                assert hidden not in answer.text
            assert len(answer.json()["games"]) == 3

    run(tmp_path, story)


# ---------------------------------------------------------------- ways back


def test_a_name_comes_back_with_letters_which_work_once(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as phone, found.person() as thief:
            await take(ada)
            code = await found.table(ada)
            old = await letters_of(ada)
            assert (await mine(ada))["letters"] is True
            letters = await letters_of(ada)
            assert error(await with_letters(phone, "Cleo", old)) == "bad_proof", "replaced"
            typed = f" {letters.lower().replace(' ', '  ')} "
            arrived = await with_letters(phone, "CLEO", typed)
            assert arrived.status_code == 200, arrived.text
            assert arrived.json()["name"] == "Cleo"
            assert error(await with_letters(thief, "Cleo", letters)) == "bad_proof", "used"
            assert (await phone.get(f"/api/1/tables/{code}")).json()["you"]["seats"] == [0, 1]
            new = arrived.json()["letters"]
            assert error(await with_letters(thief, "Cleo", new)) == "ok"

    run(tmp_path, story)


def test_a_name_moves_to_another_device_by_code_once_and_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: Inside) -> None:
        now = found.node.hub.now()
        monkeypatch.setattr(found.node.hub, "now", lambda: now)
        async with found.person() as ada, found.person() as phone, found.person() as thief:
            await take(ada)
            made = (await ada.post("/api/1/me/code")).json()
            assert made["link"] == "http://127.0.0.1:8765/back"
            assert made["until"] == now + PAIRING_MS
            qr = await ada.post("/api/1/me/code/qr.svg", json={"code": made["code"]})
            assert qr.headers["content-type"].startswith("image/svg+xml")
            assert error(await with_code(phone, made["code"].lower())) == "ok"
            assert [one["label"] for one in (await mine(phone))["devices"]].count("Phone") == 1
            assert error(await with_code(thief, made["code"])) == "bad_proof", "used"
            late = await code_of(phone)
            monkeypatch.setattr(found.node.hub, "now", lambda: now + PAIRING_MS)
            assert error(await with_code(thief, late)) == "bad_proof", "too late"
            first = await code_of(phone)
            await code_of(ada)
            assert error(await with_code(thief, first)) == "bad_proof", "a newer one replaced it"
            assert error(await with_code(thief, "")) == "bad_proof"
            bad = await ada.post("/api/1/me/code/qr.svg", json={"code": "no"})
            assert error(bad) == "malformed"

    run(tmp_path, story)


def test_a_browser_without_a_cookie_arrives_and_gets_one(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as phone:
            await take(ada)
            phone.cookies.clear()
            assert error(await with_code(phone, await code_of(ada))) == "ok"
            assert (await mine(phone))["name"] == "Cleo"
            assert own_hash(phone) != own_hash(ada)

    run(tmp_path, story)


def test_a_new_browser_gets_its_secret_before_it_takes_a_name(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada:
            ada.cookies.clear()
            assert error(await take(ada)) == "no_secret"
            assert "name" not in await mine(ada)
            assert error(await take(ada)) == "ok"

    run(tmp_path, story)


def test_a_passkey_is_made_and_used(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as phone:
            await take(ada)
            assert (await mine(ada))["passkey_host"] == "localhost"
            key = Authenticator(LOCAL)
            made = await make_passkey(ada, key)
            assert made.status_code == 200, made.text
            (shown,) = made.json()["passkeys"]
            assert (shown["label"], shown["host"]) == ("Key", "localhost")
            arrived = await with_passkey(phone, key)
            assert arrived.status_code == 200, arrived.text
            assert arrived.json() == {"name": "Cleo"}
            assert (await mine(phone))["name"] == "Cleo"
            row = (await found.node.store.passkeys(own_hash(ada)))[0]
            assert (row.rp, row.counter) == ("localhost", 1)
            assert decode(row.public_key)[:16] == bytes(16), "the model is not kept"

    run(tmp_path, story)


Forgery = Callable[[Authenticator, dict[str, Any]], dict[str, str]]


def _other_origin(key: Authenticator, options: dict[str, Any]) -> dict[str, str]:
    key.origin = "http://localhost.evil.example"
    return key.use(options)


def _other_key(key: Authenticator, options: dict[str, Any]) -> dict[str, str]:
    other = Authenticator(LOCAL)
    other.id = key.id
    return other.use(options)


def _other_host(key: Authenticator, options: dict[str, Any]) -> dict[str, str]:
    return key.use({**options, "rpId": "evil.example"})


def _own_challenge(key: Authenticator, options: dict[str, Any]) -> dict[str, str]:
    return key.use({**options, "challenge": encode(b"x" * 32)})


@pytest.mark.parametrize(
    "forge",
    [
        _other_origin,
        _other_key,
        _other_host,
        _own_challenge,
        lambda key, options: {**key.use(options), "signature": "AAAA"},
        lambda key, options: {**key.use(options), "id": encode(b"unknown id 12345")},
        lambda key, options: {**key.use(options), "client_data": "AAAA"},
        lambda key, options: {**key.use(options), "authenticator_data": ""},
        lambda key, options: {**key.use(options), "client_data": encode(b'{"challenge":5}')},
    ],
)
def test_a_forged_use_of_a_passkey_is_refused(tmp_path: Path, forge: Forgery) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as thief:
            await take(ada)
            key = Authenticator(LOCAL)
            assert error(await make_passkey(ada, key)) == "ok"
            options = (await thief.post("/api/1/arrivals/challenge")).json()
            answer = await thief.post("/api/1/arrivals/passkey", json=forge(key, options))
            assert error(answer) == "bad_proof"
            assert await mine(thief) == {"passkey_host": "localhost"}

    run(tmp_path, story)


def test_a_copied_passkey_is_refused_by_its_counter(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as phone, local(found) as thief:
            await take(ada)
            key = Authenticator(LOCAL)
            assert error(await make_passkey(ada, key)) == "ok"
            assert error(await with_passkey(phone, key)) == "ok"
            key.counter -= 1
            assert error(await with_passkey(thief, key)) == "bad_proof"

    run(tmp_path, story)


def test_a_challenge_works_once_in_time_and_for_one_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: Inside) -> None:
        now = found.node.hub.now()
        monkeypatch.setattr(found.node.hub, "now", lambda: now)
        async with local(found) as ada, local(found) as ben, local(found) as phone:
            await take(ada)
            await take(ben, "Ben Nevis")
            key = Authenticator(LOCAL)
            options = (await ada.post("/api/1/me/passkeys/challenge")).json()
            answer = await ben.post("/api/1/me/passkeys", json=key.create(options))
            assert error(answer) == "bad_proof", "Ada's challenge"
            answer = await ada.post("/api/1/me/passkeys", json=key.create(options))
            assert error(answer) == "bad_proof", "a try uses it up"
            options = (await ada.post("/api/1/me/passkeys/challenge")).json()
            monkeypatch.setattr(found.node.hub, "now", lambda: now + passkeys.CHALLENGE_MS)
            answer = await ada.post("/api/1/me/passkeys", json=key.create(options))
            assert error(answer) == "bad_proof", "too late"
            assert error(await make_passkey(ada, key)) == "ok"
            options = (await phone.post("/api/1/arrivals/challenge")).json()
            used = key.use(options)
            assert error(await phone.post("/api/1/arrivals/passkey", json=used)) == "ok"
            async with local(found) as thief:
                answer = await thief.post("/api/1/arrivals/passkey", json=used)
                assert error(answer) == "bad_proof", "replayed"

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("public", "base", "host", "problem"),
    [
        ("", "http://localhost:8765", "localhost", ""),
        ("", "http://127.0.0.1:8765", "", "insecure"),
        ("", "http://192.168.1.7:8765", "", "insecure"),
        ("https://play.example.org", "https://play.example.org", "play.example.org", ""),
        ("https://play.example.org", "http://192.168.1.7:8765", "", "insecure"),
        ("http://play.example.org", "http://play.example.org", "", "insecure"),
        ("https://203.0.113.9", "https://203.0.113.9", "", "insecure"),
    ],
)
def test_passkeys_need_https_or_localhost(
    tmp_path: Path, public: str, base: str, host: str, problem: str
) -> None:
    async def story(found: Inside) -> None:
        async with found.person(Origin=base) as ada:
            ada.base_url = httpx.URL(base)
            shown = await mine(ada)
            assert shown == {"passkey_host": host} if host else {"no_passkeys": problem}
            await take(ada)
            answer = await ada.post("/api/1/me/passkeys/challenge")
            assert error(answer) == ("no_passkeys" if problem else "ok")
            assert not problem or answer.json()["facts"] == {"why": problem}
            answer = await ada.post("/api/1/arrivals/challenge")
            assert error(answer) == ("no_passkeys" if problem else "ok")

    run(tmp_path, story, public_url=public)


def test_a_server_without_fido2_has_all_but_passkeys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)

    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as phone, local(found) as tablet:
            await take(ada)
            assert (await mine(ada))["no_passkeys"] == "missing"
            answer = await ada.post("/api/1/me/passkeys/challenge")
            assert (error(answer), answer.json()["facts"]) == ("no_passkeys", {"why": "missing"})
            assert error(await with_letters(phone, "Cleo", await letters_of(ada))) == "ok"
            assert error(await with_code(tablet, await code_of(ada))) == "ok"

    run(tmp_path, story)


# ---------------------------------------------------------------- devices


def test_a_removed_device_is_a_guest_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as phone:
            await take(ada)
            code = await found.table(ada)
            own = await found.table(phone)
            await with_code(phone, await code_of(ada))
            assert (await phone.get(f"/api/1/tables/{code}")).json()["you"]["host"] is True
            assert (await phone.get(f"/api/1/tables/{own}")).json()["you"] == NOT_SEATED
            (other,) = [one["id"] for one in (await mine(ada))["devices"] if not one["this"]]
            assert error(await ada.delete(f"/api/1/me/devices/{other}")) == "ok"
            assert "name" not in await mine(phone)
            assert (await phone.get(f"/api/1/tables/{code}")).json()["you"] == NOT_SEATED
            assert (await phone.get(f"/api/1/tables/{own}")).json()["you"]["host"] is True
            (first,) = [one["id"] for one in (await mine(ada))["devices"]]
            assert error(await ada.delete(f"/api/1/me/devices/{first}")) == "last_way_back"

    run(tmp_path, story)


def test_a_lost_first_device_can_be_locked_out(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as phone:
            await take(ada)
            code = await found.table(ada)
            await with_code(phone, await code_of(ada))
            (first,) = [one["id"] for one in (await mine(phone))["devices"] if not one["this"]]
            await phone.delete(f"/api/1/me/devices/{first}")
            assert (await ada.get(f"/api/1/tables/{code}")).json()["you"] == NOT_SEATED
            assert error(await ada.post("/api/1/me/letters")) == "no_secret"
            answer = await ada.get("/api/1/me")
            assert answer.json() == []
            assert "set-cookie" in answer.headers, "it gets a new secret"
            assert (await phone.get(f"/api/1/tables/{code}")).json()["you"]["host"] is True

    run(tmp_path, story)


def test_another_node_knows_a_device_after_two_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(found: Inside) -> None:
        names, store = found.node.names, found.node.store
        now = found.node.hub.now()
        monkeypatch.setattr(found.node.hub, "now", lambda: now)
        async with found.person() as ada, found.person() as phone:
            await take(ada)
            assert await names.owner_of(own_hash(phone)) == own_hash(phone)
            await store.add_device(own_hash(phone), own_hash(ada), "", 1)  # by another node
            assert await names.owner_of(own_hash(phone)) == own_hash(phone)
            monkeypatch.setattr(found.node.hub, "now", lambda: now + KNOWN_MS)
            assert await names.owner_of(own_hash(phone)) == own_hash(ada)

    run(tmp_path, story)


# ---------------------------------------------------------------- bring games along


async def act(person: Client, code: str, id: str, do: str, **action: Any) -> str:
    body = {"type": "act", "id": id, "action": {"do": do, **action}}
    return error(await person.post(f"/api/1/tables/{code}/actions", json=body))


def test_a_browser_brings_its_games_along_and_plays_on(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as phone, found.person() as ben:
            await take(ada)
            hosted = await found.table(phone, HERE, ONLINE)
            assert await act(ben, hosted, "b1", "join", seat=1, name="Ben") == "ok"
            joined = await found.table(ben, HERE, ONLINE)
            assert await act(phone, joined, "p1", "join", seat=1, name="Me") == "ok"
            assert await act(phone, joined, "p2", "chat", text="hello") == "ok"
            await act(ben, joined, "b2", "start")
            old = own_hash(phone)
            assert error(await phone.post("/api/1/me/games")) == "no_own_name"
            arrived = (await with_code(phone, await code_of(ada))).json()
            assert arrived == {"name": "Cleo", "games": 2}
            assert (await phone.get(f"/api/1/tables/{joined}")).json()["you"] == NOT_SEATED
            async with found.socket(joined, ben) as watcher:
                await watcher.read()
                assert (await phone.post("/api/1/me/games")).json() == {"brought": 2}
                while (await watcher.read()).get("kind") != "erase":
                    pass
            for code, you in (
                (hosted, {"seats": [0], "host": True}),
                (joined, {"seats": [1], "host": False}),
            ):
                for person in (phone, ada):
                    assert (await person.get(f"/api/1/tables/{code}")).json()["you"] == you
            assert await act(ada, hosted, "a1", "start") == "ok"
            listed = {one["code"] for one in (await ada.get("/api/1/me")).json()}
            assert listed == {hosted, joined}
            dump = await dumped(found)
            devices = [line for line in dump if old in line]
            assert [line for line in devices if 'INTO "devices"' not in line] == []
            data = (await ada.get("/api/1/me/data")).json()
            assert [line["text"] for table in data["tables"] for line in table["chat"]] == ["hello"]
            assert error(await ada.post("/api/1/me/games")) == "no_own_name", "nothing to bring"

    run(tmp_path, story)


async def dumped(found: Inside) -> list[str]:
    """Return the database as lines of SQL."""
    path = Path(found.settings.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


# ---------------------------------------------------------------- export and delete


def test_an_export_has_the_name_and_no_secret(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada:
            await take(ada, label="Laptop", face=PICTURE)
            letters = await letters_of(ada)
            assert error(await make_passkey(ada, Authenticator(LOCAL))) == "ok"
            answer = await ada.get("/api/1/me/data")
            player = answer.json()["player"]
            assert (player["name"], player["face"], player["letters"]) == ("Cleo", PICTURE, True)
            assert [one["label"] for one in player["devices"]] == ["Laptop"]
            assert [one["host"] for one in player["passkeys"]] == ["localhost"]
            assert letters not in answer.text
            assert ada.cookies["overworld"] not in answer.text

    run(tmp_path, story)


@pytest.mark.parametrize("by", ["first", "phone"])
def test_a_delete_leaves_neither_name_nor_hash_and_records_replay(tmp_path: Path, by: str) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as phone, local(found) as ben:
            await take(ada, "Adalovelace", label="Labelled laptop", face=PICTURE)
            code = await found.table(ben, HERE, ONLINE)
            await act(ada, code, "a1", "join", seat=1, name="Adalovelace")
            await act(ada, code, "a2", "chat", text="secret words")
            await act(ada, code, "a3", "paint", seat=1, pixels=PICTURE)
            await act(ben, code, "b1", "start")
            await act(ada, code, "a4", "resign", seat=1)
            record = (await ben.get(f"/api/1/tables/{code}/record")).text
            assert error(await make_passkey(ada, Authenticator(LOCAL))) == "ok"
            await letters_of(ada)
            await with_code(phone, await code_of(ada))
            pair = await code_of(ada)
            hashes = [own_hash(ada), own_hash(phone)]
            who = ada if by == "first" else phone
            answer = await who.delete("/api/1/me/data")
            assert answer.json() == {"erased": 1}
            assert ("set-cookie" in answer.headers) == (by == "first"), "a device stays a guest"
            await found.node.store.clean_up(deleted=True)
            files = b"".join(
                file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()
            ).decode("latin-1")
            text = "\n".join(await dumped(found))
            gone = ("Adalovelace", name_key("Adalovelace"), "Labelled", "secret words", PICTURE)
            for word in (*gone, *hashes, *(hash[:8] for hash in hashes)):
                assert word not in text, word
                assert word not in files, word
            again = (await ben.get(f"/api/1/tables/{code}/record")).text
            moves = [line for line in record.splitlines() if not line.startswith("[Names")]
            assert [line for line in again.splitlines() if not line.startswith("[Names")] == moves
            found.node.hub.rooms.evict(code)
            assert (await ben.get(f"/api/1/tables/{code}")).status_code == 200
            async with local(found) as thief:
                assert error(await with_code(thief, pair)) == "bad_proof"
                assert error(await take(thief, "Adalovelace")) == "ok", "the name is free"
            assert "name" not in await mine(phone)

    run(tmp_path, story)


# ---------------------------------------------------------------- limits and equal answers


def test_an_address_takes_three_names_a_day(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async def taken(name: str, address: str = "203.0.113.5") -> str:
            async with found.person(address) as person:
                return error(await take(person, name))

        assert await taken("Number One") == "ok"
        for _ in range(5):
            assert await taken("Number One") == "name_taken", "which does not count"
        answers = await asyncio.gather(*(taken(f"Many {letter * 3}") for letter in "abcdefgh"))
        assert sorted(answers) == ["ok"] * 2 + ["too_many_names"] * 6
        assert await taken("Another", "203.0.113.6") == "ok"

    run(tmp_path, story, names_per_address=3)


def test_ten_people_of_one_home_take_a_name_on_a_day(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        answers = []
        for letter in "abcdefghijk":
            async with found.person() as person:
                answers.append(error(await take(person, f"Many {letter * 3}")))
        assert answers == ["ok"] * 10 + ["too_many_names"]

    run(tmp_path, story, names_per_address=Settings("sqlite:///x").names_per_address)


def test_a_server_gives_out_some_names_only(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as ben, found.person() as eve:
            assert error(await take(ada)) == "ok"
            assert error(await take(ben, "Ben Nevis")) == "ok"
            assert error(await take(eve, "Eve Hill")) == "names_full"
            await ben.delete("/api/1/me/data")
            assert error(await take(eve, "Cleo")) == "name_taken"
            assert error(await take(eve, "Eve Hill")) == "ok"

    run(tmp_path, story, names_kept=2)


def test_tries_of_all_addresses_are_limited(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async def tried(number: int) -> str:
            async with found.person(f"198.51.100.{number}") as person:
                return error(await with_code(person, "7QK2 MXT9"))

        answers = [await tried(number) for number in range(8)]
        assert answers == ["bad_proof"] * 6 + ["too_many_tries"] * 2

    run(tmp_path, story, tries_in_all=6)


def test_tries_are_limited_by_address_and_by_name_known_or_not(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada:
            await take(ada)
            letters = await letters_of(ada)

        async def tried(name: str, letters: str, address: str) -> tuple[str, str]:
            async with found.person(address) as person:
                answer = await with_letters(person, name, letters)
                return error(answer), answer.text

        wrong = "0000 0000 0000 0000 0000"
        for name in ("Cleo", "Nobody"):
            answers = [await tried(name, wrong, f"198.51.100.{n}") for n in range(6)]
            assert [code for code, _ in answers] == ["bad_proof"] * 5 + ["too_many_tries"]
            assert len({text for _, text in answers[:5]}) == 1
        assert answers[0][1] == '{"type":"error","code":"bad_proof"}'
        assert (await tried("CLE0", letters, "198.51.100.9"))[0] == "too_many_tries", "an alias"
        names = [f"Name {letter * 4}" for letter in "abcdefghijklmnopqrstuvwxyz"]
        many = [(await tried(name, wrong, "192.0.2.1"))[0] for name in names]
        assert many == ["bad_proof"] * 20 + ["too_many_tries"] * 6
        async with found.person("192.0.2.1") as person:
            assert error(await with_code(person, "7QK2 MXT9")) == "too_many_tries"

    run(tmp_path, story, tries_per_address=20)


def test_proofs_are_limited(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as ada:
            await take(ada)
            routes = ("me/letters", "me/code", "me/passkeys/challenge")
            asked = [error(await ada.post(f"/api/1/{routes[n % 3]}")) for n in range(7)]
            assert asked == ["ok"] * 6 + ["too_many_requests"]

    run(tmp_path, story, proofs_per_hour=6)


def test_no_secret_is_in_a_log_or_a_path(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def story(found: Inside) -> None:
        async with local(found) as ada, local(found) as phone, local(found) as tablet:
            await take(ada)
            letters, key = await letters_of(ada), Authenticator(LOCAL)
            await make_passkey(ada, key)
            await with_passkey(tablet, key)
            code = await code_of(ada)
            await with_code(phone, code)
            logged = json.dumps([str(record.__dict__) for record in caplog.records])
            secrets = [letters, code, ada.cookies["overworld"], own_hash(ada), encode(key.id)]
            for secret in (*secrets, code.replace(" ", ""), key.id.hex()):
                assert secret not in logged

    run(tmp_path, story)


# ---------------------------------------------------------------- who may do what

ACTIONS: dict[str, tuple[str, str, dict[str, Any] | None]] = {
    "see my name": ("GET", "me/name", None),
    "take a name": ("PUT", "me/name", {"name": "Fresh Name"}),
    "ask for a name": ("GET", "names/Cleo", None),
    "see a player": ("GET", "people/Cleo", None),
    "see the ladder": ("GET", "ladder", None),
    "make letters": ("POST", "me/letters", None),
    "make a code": ("POST", "me/code", None),
    "draw a code": ("POST", "me/code/qr.svg", {"code": "7QK2 MXT9"}),
    "begin a passkey": ("POST", "me/passkeys/challenge", None),
    "store a passkey": ("POST", "me/passkeys", {"client_data": "AA", "attestation": "AA"}),
    "remove a passkey": ("DELETE", "me/passkeys/PASSKEY", None),
    "remove a device": ("DELETE", "me/devices/DEVICE", None),
    "bring games": ("POST", "me/games", None),
    "export": ("GET", "me/data", None),
    "delete": ("DELETE", "me/data", None),
}
"""Every action. PASSKEY and DEVICE belong to Cleo."""

MAY: dict[str, tuple[str, ...]] = {
    # what a stranger (no cookie), a bot (token), a guest, another named player,
    # Cleo's first browser, Cleo's other device, a removed device and an operator get
    "see my name": ("ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok"),
    "take a name": (
        *("no_secret", "no_secret", "ok", "ok"),
        *("ok", "ok", "ok", "no_secret"),
    ),
    "ask for a name": ("ok",) * 8,
    "see a player": ("ok",) * 8,
    "see the ladder": ("ok",) * 8,
    "make letters": (
        *("no_secret", "no_secret", "no_own_name", "ok"),
        *("ok", "ok", "no_own_name", "no_secret"),
    ),
    "make a code": (
        *("no_secret", "no_secret", "no_own_name", "ok"),
        *("ok", "ok", "no_own_name", "no_secret"),
    ),
    "draw a code": (
        *("no_secret", "no_secret", "ok", "ok"),
        *("ok", "ok", "ok", "no_secret"),
    ),
    "begin a passkey": (
        *("no_secret", "no_secret", "no_own_name", "ok"),
        *("ok", "ok", "no_own_name", "no_secret"),
    ),
    "store a passkey": (
        *("no_secret", "no_secret", "no_own_name", "bad_proof"),
        *("bad_proof", "bad_proof", "no_own_name", "no_secret"),
    ),
    "remove a passkey": (
        *("no_secret", "no_secret", "no_own_name", "no_own_name"),
        *("ok", "ok", "no_own_name", "no_secret"),
    ),
    "remove a device": (
        *("no_secret", "no_secret", "no_own_name", "no_own_name"),
        *("ok", "ok", "no_own_name", "no_secret"),
    ),
    "bring games": (
        *("no_secret", "no_secret", "no_own_name", "no_own_name"),
        *("no_own_name", "ok", "no_own_name", "no_secret"),
    ),
    "export": ("no_secret", "ok", "ok", "ok", "ok", "ok", "ok", "no_secret"),
    "delete": ("no_secret", "ok", "ok", "ok", "ok", "ok", "ok", "no_secret"),
}
WHO = ("stranger", "bot", "guest", "named", "first", "device", "removed", "operator")
CHECKS = [
    (action, who, expected)
    for action, all in MAY.items()
    for who, expected in zip(WHO, all, strict=True)
]


def test_every_action_is_in_the_table() -> None:
    assert set(MAY) == set(ACTIONS)
    assert len(CHECKS) >= 40


@pytest.mark.parametrize(("action", "who", "expected"), CHECKS)
def test_only_the_right_people_may(tmp_path: Path, action: str, who: str, expected: str) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as cleo, local(found) as phone, local(found) as gone:
            hash = own_hash(cleo)
            await take(cleo, label="First")
            await letters_of(cleo)
            await make_passkey(cleo, Authenticator(LOCAL))
            await with_code(phone, await code_of(cleo))
            await with_code(gone, await code_of(cleo))
            lost = [one["id"] for one in (await mine(gone))["devices"] if one["this"]]
            await cleo.delete(f"/api/1/me/devices/{lost[0]}")
            shown = await mine(cleo)
            device = next(one["id"] for one in shown["devices"] if one["this"])
            passkey = shown["passkeys"][0]["id"]
            others = {"first": cleo, "device": phone, "removed": gone}
            async with local(found, "127.0.0.1" if who == "operator" else "203.0.113.7") as other:
                if who in ("stranger", "operator", "bot"):
                    other.cookies.clear()
                if who == "bot":
                    other.headers["Authorization"] = f"Bearer {new_secret()}"
                if who == "named":
                    await take(other, "Somebody Else")
                person = others.get(who, other)
                method, path, body = ACTIONS[action]
                path = path.replace("DEVICE", device).replace("PASSKEY", passkey)
                answer = await person.request(method, f"/api/1/{path}", json=body)
            assert error(answer) == expected, answer.text
            player = await found.node.store.player(hash)
            mine_now = who in ("first", "device")
            if not mine_now:
                assert player is not None
                assert player.name == "Cleo"
                assert len(await found.node.store.passkeys(player.owner)) == 1
                assert len(await found.node.store.devices(player.owner)) == 2
            if action == "see my name":
                assert (answer.json().get("name") == "Cleo") == mine_now
            if action == "export":
                assert ("Cleo" in answer.text) == mine_now
            if action == "delete" and mine_now:
                assert player is None

    run(tmp_path, story)


@pytest.mark.parametrize(
    "action", [name for name, (method, *_) in ACTIONS.items() if method != "GET"]
)
def test_a_page_of_another_site_may_change_nothing(tmp_path: Path, action: str) -> None:
    async def story(found: Inside) -> None:
        async with local(found) as cleo:
            await take(cleo)
            method, path, body = ACTIONS[action]
            for origin in ("https://evil.example", "null"):
                answer = await cleo.request(
                    method, f"/api/1/{path}", json=body, headers={"Origin": origin}
                )
                assert error(answer) == "bad_origin"

    run(tmp_path, story)


def test_a_named_browser_cannot_become_another_players_device(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as ben, found.person() as phone:
            await take(ada)
            await take(ben, "Ben Nevis")
            assert error(await with_code(ben, await code_of(ada))) == "already_named"
            assert error(await with_code(phone, await code_of(ada))) == "ok"
            assert error(await with_code(phone, await code_of(ben))) == "already_named"
            assert error(await with_letters(phone, "Ben Nevis", await letters_of(ben))) == (
                "already_named"
            )

    run(tmp_path, story)


@pytest.mark.parametrize(("people", "refusal"), [("off", "people_off"), ("invite", "not_invited")])
def test_a_server_that_is_closed_gives_no_names_and_keeps_old_ones(
    tmp_path: Path, people: str, refusal: str
) -> None:
    clients = list[dict[str, str]]()

    async def before(found: Inside) -> None:
        async with local(found) as ada:
            assert error(await take(ada)) == "ok"
            assert "refused" not in await mine(ada)
            clients.append(dict(ada.cookies))

    async def closed(found: Inside) -> None:
        async with local(found) as ada, local(found) as guest, local(found) as phone:
            ada.cookies.update(clients[0])
            assert error(await take(guest, "Fresh Name")) == refusal
            assert (await mine(guest))["refused"] == refusal
            assert (await mine(ada))["name"] == "Cleo"
            assert error(await take(ada, "Cleo Bee")) == "ok", "a player may still change it"
            assert error(await with_code(phone, await code_of(ada))) == "ok"
            assert (await mine(phone))["name"] == "Cleo Bee"
            key, now = await found.node.store.people_key(), found.node.hub.now()
            body = {"invitation": make_invitation(key, b"123456", now, 24, 1)}
            answer = await guest.post("/api/1/me/invitation", json=body)
            assert error(answer) == "ok"
            invited = "ok" if people == "invite" else refusal
            assert error(await take(guest, "Fresh Name")) == invited

    run(tmp_path, before)
    run(tmp_path, closed, people=people)


def test_a_guest_cannot_use_a_taken_name_at_an_open_table(tmp_path: Path) -> None:
    async def story(found: Inside) -> None:
        async with found.person() as ada, found.person() as ben:
            await take(ada)
            for taken in ("Cleo", "CLE0"):
                seats = [{**HERE, "name": taken}, ONLINE]
                answer = await ben.post("/api/1/tables", json={"seats": seats, "open": True})
                assert error(answer) == "name_taken"
                closed = await ben.post("/api/1/tables", json={"seats": seats})
                assert error(closed) == "ok", "guests by link stay as they are"
            body = {"seats": [{**HERE, "name": "Ben"}, ONLINE, ONLINE], "open": True}
            code = (await ben.post("/api/1/tables", json=body)).json()["code"]
            async with found.person() as eve:
                assert await act(eve, code, "e1", "join", seat=1, name="cleo") == "name_taken"
                assert await act(eve, code, "e2", "join", seat=1, name="Eve") == "ok"
                assert await act(eve, code, "e3", "rename", seat=1, name="Cleo") == "name_taken"
            assert await act(ada, code, "a1", "join", seat=2, name="Cleo") == "ok"
            named = {**body, "seats": [{**HERE, "name": "Cleo"}, ONLINE, ONLINE]}
            assert await act(ben, code, "b1", "change", options=named) == "name_taken"

    run(tmp_path, story)
