"""Names, devices, passkeys and proofs in both databases."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.stores import START, execute, opened, tell

from overworld.server.people.names import RENAME_AFTER, name_key
from overworld.server.people.results import new_ghost
from overworld.server.store import names
from overworld.server.store.names import DEVICES, PASSKEYS, PasskeyRow
from overworld.server.store.store import Store

ADA, BEN, EVE, PHONE = "a" * 32, "b" * 32, "e" * 32, "f" * 32


async def take(store: Store, owner: str, name: str) -> bool:
    key = name_key(name)
    return await store.take_name(owner, name, key, now=START, day=1, label="Laptop", most=99)


def passkey(id: str = "key", owner: str = ADA) -> PasskeyRow:
    return PasskeyRow(id, owner, "public", 0, "play.example.org", "Phone", 1)


def test_a_name_belongs_to_the_first_who_takes_it(url: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Adalovelace")
        assert not await take(store, BEN, "ADA Lovelace")
        assert not await take(store, ADA, "Another"), "a player has one name"
        assert await take(store, BEN, "Ben Nevis")
        found = await store.player_named(name_key("adalove1ace"))
        assert found is not None
        assert (found.owner, found.name, found.created) == (ADA, "Adalovelace", START)
        assert await store.player(EVE) is None
        named = await store.names_of([ADA, EVE, BEN, ""])
        assert named == {ADA: "Adalovelace", BEN: "Ben Nevis"}

    tell(url, story)


def test_only_one_of_many_gets_a_name_at_the_same_time(url: str) -> None:
    async def story(store: Store) -> None:
        async with opened(url) if store.shared else _same(store) as other:
            owners = [f"{number:032}" for number in range(12)]
            nodes = [store, other]
            taken = await asyncio.gather(
                *(take(nodes[n % 2], owner, "Cleo") for n, owner in enumerate(owners))
            )
        assert sum(taken) == 1
        found = await store.player_named(name_key("Cleo"))
        assert found is not None
        assert found.owner == owners[taken.index(True)]
        assert execute(url, "SELECT count(*) FROM devices") == [(1,)]

    tell(url, story)


class _same:
    """The same store as a second node, for a database of one node."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __aenter__(self) -> Store:
        return self._store

    async def __aexit__(self, *_: object) -> None:
        pass


def test_a_name_changes_once_in_30_days(url: str) -> None:
    async def story(store: Store) -> None:
        async def rename(owner: str, name: str, now: int) -> bool:
            return await store.rename(owner, name, name_key(name), now)

        assert await take(store, ADA, "Ada")
        assert await take(store, BEN, "Ben")
        assert not await rename(ADA, "BEN", START), "it is taken"
        assert await rename(ADA, "Cleo", START)
        assert not await rename(ADA, "Ada", START + RENAME_AFTER - 1)
        assert await store.player_named(name_key("Ada")) is None, "the old name is free"
        assert await rename(ADA, "CLEO", START + RENAME_AFTER)
        assert not await rename(EVE, "Eve", START), "a guest has no name to change"

    tell(url, story)


def test_a_device_stands_for_its_player(url: str) -> None:
    async def story(store: Store) -> None:
        assert await store.owner_of(PHONE) == PHONE
        assert await take(store, ADA, "Ada")
        assert await take(store, BEN, "Ben")
        assert await store.owner_of(ADA) == ADA
        assert await store.add_device(PHONE, ADA, "Phone", 2)
        assert not await store.add_device(PHONE, BEN, "Phone", 2), "a device has one player"
        assert not await store.add_device(BEN, ADA, "Phone", 2), "another player's first device"
        assert not await store.add_device(EVE, "nobody", "Phone", 2)
        assert await store.owner_of(PHONE) == ADA
        await store.visit(PHONE, 9)
        found = [(device.secret, device.day) for device in await store.devices(ADA)]
        assert found == [(PHONE, 9), (ADA, 1)]
        assert not await store.remove_device(PHONE, BEN)
        assert await store.remove_device(PHONE, ADA)
        assert await store.owner_of(PHONE) == PHONE, "a guest again"
        for number in range(DEVICES - 1):
            assert await store.add_device(f"{number:032}", ADA, "", 1)
        assert not await store.add_device(EVE, ADA, "", 1)

    tell(url, story)


def test_the_first_secret_of_a_player_can_be_locked_out(url: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Ada")
        assert not await store.remove_device(ADA, ADA), "it is the only way back"
        assert await store.add_device(PHONE, ADA, "", 1)
        assert await store.remove_device(ADA, ADA)
        assert await store.owner_of(ADA) == ""
        assert await store.owner_of(PHONE) == ADA
        assert await store.add_device(ADA, ADA, "", 1), "with a proof it comes back"
        assert await store.owner_of(ADA) == ADA

    tell(url, story)


@pytest.mark.parametrize("way", ["recovery", "passkey"])
def test_the_last_device_goes_only_if_another_way_back_stays(url: str, way: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Ada")
        if way == "recovery":
            assert await store.set_recovery(ADA, "hash")
        else:
            assert await store.add_passkey(passkey())
        assert await store.remove_device(ADA, ADA)
        if way == "passkey":
            assert not await store.remove_passkey("key", ADA), "it is the only way back"

    tell(url, story)


def test_a_recovery_code_is_replaced_once(url: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Ada")
        assert not await store.replace_recovery(ADA, "", "new"), "there is none"
        assert await store.set_recovery(ADA, "old")
        assert not await store.set_recovery(BEN, "old")
        tries = [store.replace_recovery(ADA, "old", f"new {n}") for n in range(8)]
        assert sum(await asyncio.gather(*tries)) == 1

    tell(url, story)


def test_a_passkey_is_stored_once_and_its_counter_moves_once(url: str) -> None:
    async def story(store: Store) -> None:
        assert not await store.add_passkey(passkey()), "Ada is a guest"
        assert await take(store, ADA, "Ada")
        assert await take(store, BEN, "Ben")
        assert await store.add_passkey(passkey())
        assert not await store.add_passkey(passkey(owner=BEN))
        assert await store.passkey("key") == passkey()
        assert await store.passkey("other") is None
        used = [store.use_passkey("key", 0, 1, 5) for _ in range(8)]
        assert sum(await asyncio.gather(*used)) == 1
        assert await store.passkeys(ADA) == [passkey()._replace(counter=1, day=5)]
        for number in range(PASSKEYS - 1):
            assert await store.add_passkey(passkey(f"key {number}"))
        assert not await store.add_passkey(passkey("one too many"))
        assert not await store.remove_passkey("key", BEN)
        assert await store.remove_passkey("key", ADA)

    tell(url, story)


def test_a_proof_works_once_and_in_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Store) -> None:
        async def add(id: str, owner: str = ADA, now: int = START) -> bool:
            return await store.add_proof(id, "pair", owner, until=now + 10, now=now)

        assert await add("first")
        assert await store.use_proof("first", "create", START) is None, "another kind"
        used = await asyncio.gather(*(store.use_proof("first", "pair", START) for _ in range(8)))
        assert [owner for owner in used if owner is not None] == [ADA]
        assert await add("second")
        assert await add("third")
        assert await store.use_proof("second", "pair", START) is None, "a newer one replaced it"
        assert await store.use_proof("third", "pair", START + 10) is None, "too late"
        assert await store.use_proof("third", "pair", START) is None, "a try uses it up"
        assert await add("open 1", "")
        assert await add("open 2", "")
        assert await store.use_proof("open 1", "pair", START) == ""
        await store.forget_proofs(START + 9)
        assert execute(url, "SELECT id FROM proofs") == [("open 2",)]
        await store.forget_proofs(START + 10)
        assert execute(url, "SELECT id FROM proofs") == []

    tell(url, story)


def test_waiting_proofs_have_a_total(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = names._ADD_PROOF.replace(f"{names.PROOFS}", "3")
    monkeypatch.setattr(names, "_ADD_PROOF", few)

    async def story(store: Store) -> None:
        added = [
            await store.add_proof(f"{n}", "use", "", until=START + 10, now=START) for n in range(4)
        ]
        assert added == [True, True, True, False]
        assert await store.add_proof("later", "use", "", until=START + 99, now=START + 10)

    tell(url, story)


def test_a_deletion_ends_every_way_back_and_can_be_continued(url: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Ada")
        assert await store.add_device(PHONE, ADA, "Phone", 1)
        assert await store.add_device(EVE, ADA, "Tablet", 1)
        assert await store.add_passkey(passkey())
        assert await store.set_recovery(ADA, "hash")
        assert await store.add_proof("code", "pair", ADA, until=START * 2, now=START)
        await store.end_deletion(ADA, new_ghost())
        assert await store.player(ADA) is not None, "no deletion has begun"
        ghost = await store.begin_deletion(ADA, PHONE, new_ghost())
        assert ghost
        assert await store.begin_deletion(ADA, PHONE, new_ghost()) == ghost
        assert await store.player_named(name_key("Ada")) is None
        assert await store.passkeys(ADA) == []
        assert await store.use_proof("code", "pair", START) is None
        assert [await store.owner_of(secret) for secret in (PHONE, EVE, ADA)] == [ADA, EVE, ""]
        assert not await store.add_device(BEN, ADA, "", 1)
        assert not await store.set_recovery(ADA, "new")
        assert not await store.rename(ADA, "Ada", name_key("Ada"), START * 2)
        assert await take(store, BEN, "Ada"), "the name is free"
        await store.end_deletion(ADA, new_ghost())
        assert await store.player(ADA) is None
        assert await store.owner_of(PHONE) == PHONE
        assert await store.begin_deletion(EVE, EVE, new_ghost()) == "", "a guest"

    tell(url, story)


ABOUT = (
    "INSERT INTO attempts VALUES ('{day}', '{who}', 'CODE{day}{tag}', 1, 'address')",
    "INSERT INTO blocks VALUES ('{who}', '{other}', 'Their name', 1)",
    "INSERT INTO blocks VALUES ('{other}', '{who}', 'My name', 1)",
    "INSERT INTO reports VALUES ('{day}1', '{who}', '{other}', 'C', 0, 'N', 'r', 't', '[]', 1)",
    "INSERT INTO reports VALUES "
    "('{day}2', '{other}', '{who}', 'C', 0, 'My name', 'r', 't', '[]', 1)",
    "INSERT INTO invited VALUES ('{who}', 'invitation', 1)",
)


def everything(url: str) -> str:
    """Return all rows about people outside of tables."""
    tables = ("attempts", "blocks", "reports", "invited", "players", "devices", "waiting")
    return str([execute(url, f"SELECT * FROM {table}") for table in tables])


@pytest.mark.parametrize("named", [True, False])
def test_a_deletion_leaves_no_hash_outside_of_tables(url: str, named: bool) -> None:
    async def story(store: Store) -> None:
        if named:
            assert await take(store, ADA, "Ada")
        for statement in ABOUT:
            execute(url, statement.format(day="1", tag="x", who=ADA, other=BEN))
        ghost = await store.begin_deletion(ADA, ADA, new_ghost())
        await store.end_deletion(ADA, new_ghost())
        left = everything(url)
        assert ADA not in left
        assert "My name" not in left
        assert BEN in left, "Ben's report stays, without Ada's name"
        if named:
            assert ghost in left

    tell(url, story)


def test_a_browser_brings_its_rows_along(url: str) -> None:
    async def story(store: Store) -> None:
        assert await take(store, ADA, "Ada")
        for day, who in (("1", ADA), ("1", PHONE), ("2", PHONE)):
            execute(url, ABOUT[0].format(day=day, tag=who[0], who=who))
        for statement in ABOUT[1:]:
            execute(url, statement.format(day="3", who=PHONE, other=BEN))
            if "reports" not in statement:
                execute(url, statement.format(day="4", who=ADA, other=BEN))
        await store.bring(PHONE, ADA)
        assert PHONE not in everything(url)
        assert execute(url, "SELECT day, code FROM attempts ORDER BY day") == [
            ("1", "CODE1a"),
            ("2", "CODE2f"),
        ]
        assert execute(url, "SELECT count(*) FROM blocks") == [(2,)]

    tell(url, story)
