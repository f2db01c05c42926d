"""The browsers of a player: ways back to a name, and how another browser becomes the player's."""

from __future__ import annotations

import logging

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.hub.names import Names
from overworld.server.people import passkeys
from overworld.server.people.letters import (
    PAIRING,
    RECOVERY,
    hash_letters,
    new_letters,
    public_id,
    read_letters,
)
from overworld.server.people.names import name_key, tidy_label
from overworld.server.store.names import DEVICES, PASSKEYS, PasskeyRow
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.errors import Refused

PAIRING_MS = 5 * 60_000
"""Milliseconds in which a code for another device works."""

_TABLES_AT_ONCE = 100
_LOG = logging.getLogger("overworld.names")


class Arrived(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser that has become a device of a player."""

    name: str
    games: int = 0
    """Tables of this browser from before, which it can bring along."""
    letters: str = ""
    """The new recovery letters, if the browser used the old ones."""


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number of tables that a browser has brought along."""

    brought: int = 0
    failed: int = 0
    next: str = ""
    """Where to continue (`?after=`); empty at the end."""


class Devices:
    """The devices, passkeys, recovery letters and pairing codes of players."""

    def __init__(self, hub: Hub, names: Names) -> None:
        self._hub = hub
        self._store = hub.store
        self._names = names

    async def make_letters(self, owner: str) -> str:
        """Return new recovery letters of a player; older ones stop working."""
        await self._names.player(owner)
        letters = new_letters(RECOVERY)
        await self._store.set_recovery(owner, _recovery_hash(letters))
        return letters

    async def make_code(self, owner: str) -> tuple[str, int]:
        """Return a code for another device of a player, and when it stops working."""
        await self._names.player(owner)
        code, until = new_letters(PAIRING), self._hub.now() + PAIRING_MS
        await self._add_proof(_pairing_hash(code), "pair", owner, until)
        return code, until

    async def _add_proof(self, id: str, kind: str, owner: str, until: int) -> None:
        if not await self._store.add_proof(id, kind, owner, until=until, now=self._hub.now()):
            raise Refused("busy")

    async def creation_options(self, owner: str, host: str) -> passkeys.CreationOptions:
        """Return the options for a new passkey of a player at a host."""
        player = await self._names.player(owner)
        known = await self._store.passkeys(owner)
        if len(known) >= PASSKEYS:
            raise Refused("too_many_ways_back", most=PASSKEYS)
        ids = [key.id for key in known if key.rp == host]
        options, id = passkeys.creation_options(host, owner, player.name, ids)
        await self._add_proof(id, "create", owner, self._hub.now() + passkeys.CHALLENGE_MS)
        return options

    async def add_passkey(
        self, owner: str, host: str, origin: str, answer: passkeys.Created
    ) -> None:
        """Store the passkey that a player's browser has made; raises `Refused`."""
        await self._names.player(owner)
        id = passkeys.challenge_in(answer.client_data)
        asked = await self._store.use_proof(id, "create", self._hub.now())
        if not equal_in_constant_time(asked or "", owner):
            raise Refused("bad_proof")
        made = passkeys.check_created(host, origin, answer)
        row = PasskeyRow(
            made.id,
            owner,
            made.public_key,
            made.counter,
            host,
            tidy_label(answer.label),
            self._hub.day(),
        )
        if not await self._store.add_passkey(row):
            raise Refused("too_many_ways_back", most=PASSKEYS)

    async def remove_device(self, owner: str, id: str) -> None:
        """Remove a device of a player. Its browser is a guest again."""
        await self._names.player(owner)
        for device in await self._store.devices(owner):
            if equal_in_constant_time(public_id(device.secret), id):
                if not await self._store.remove_device(device.secret, owner):
                    raise Refused("last_way_back")
                await self._store.remove_browser(owner, secret=device.secret)
                self._names.forget(device.secret)
                return
        raise Refused("no_own_name")

    async def remove_passkey(self, owner: str, id: str) -> None:
        """Remove a passkey of a player."""
        await self._names.player(owner)
        for key in await self._store.passkeys(owner):
            if equal_in_constant_time(public_id(key.id), id):
                if not await self._store.remove_passkey(key.id, owner):
                    raise Refused("last_way_back")
                return
        raise Refused("no_own_name")

    # ------------------------------------------------------------ arrivals

    async def arrive_with_letters(
        self, secret: str, name: str, letters: str, label: str
    ) -> Arrived:
        """Make a browser a device of a player, by the name and the recovery letters.

        A wrong name and wrong letters get the same answer after the same work. The letters work
        once: the answer has new ones.
        """
        await self._check_guest(secret)
        player = await self._store.player_named(name_key(name))
        hash = _recovery_hash(letters)
        kept = player.recovery if player is not None else ""
        if not equal_in_constant_time(kept or "-", hash) or player is None:
            raise Refused("bad_proof")
        await self._check_room(player.owner)
        new = new_letters(RECOVERY)
        if not await self._store.replace_recovery(player.owner, hash, _recovery_hash(new)):
            raise Refused("bad_proof")  # another browser used them at the same moment
        return await self._arrive(secret, player.owner, label, new)

    async def arrive_with_code(self, secret: str, code: str, label: str) -> Arrived:
        """Make a browser a device of the player who showed it a code."""
        await self._check_guest(secret)
        owner = await self._store.use_proof(_pairing_hash(code), "pair", self._hub.now())
        if not owner:
            raise Refused("bad_proof")
        await self._check_room(owner)
        return await self._arrive(secret, owner, label)

    async def request_options(self, host: str) -> passkeys.RequestOptions:
        """Return the options to use a passkey at a host."""
        options, id = passkeys.request_options(host)
        await self._add_proof(id, "use", "", self._hub.now() + passkeys.CHALLENGE_MS)
        return options

    async def arrive_with_passkey(
        self, secret: str, host: str, origin: str, answer: passkeys.Used
    ) -> Arrived:
        """Make a browser a device of the player whose passkey it has used."""
        await self._check_guest(secret)
        id = passkeys.challenge_in(answer.client_data)
        asked = await self._store.use_proof(id, "use", self._hub.now())
        key = await self._store.passkey(answer.id)
        if asked is None or key is None or key.rp != host:
            raise Refused("bad_proof")
        counter = passkeys.check_used(key.rp, origin, key.public_key, key.counter, answer)
        if not await self._store.use_passkey(key.id, key.counter, counter, self._hub.day()):
            raise Refused("bad_proof")
        await self._check_room(key.owner)
        return await self._arrive(secret, key.owner, answer.label)

    async def _check_guest(self, secret: str) -> None:
        """Refuse a browser that has a name already, or is another player's device."""
        self._names.forget(secret)
        owner = await self._names.owner_of(secret)
        player = await self._store.player(owner) if owner else None
        if player is not None:
            raise Refused("already_named", name=player.name)

    async def _check_room(self, owner: str) -> None:
        if len(await self._store.devices(owner)) >= DEVICES:
            raise Refused("too_many_ways_back", most=DEVICES)

    async def _arrive(self, secret: str, owner: str, label: str, letters: str = "") -> Arrived:
        if not await self._store.add_device(secret, owner, tidy_label(label), self._hub.day()):
            raise Refused("bad_proof")  # the player was deleted at the same moment
        await self._store.bring_browsers(secret, owner)
        self._names.forget(secret)
        player = await self._names.player(owner)
        return Arrived(player.name, await self._store.count_tables(secret), letters)

    async def bring(self, secret: str, owner: str, after: str = "") -> Brought:
        """Give the tables of a browser from before to its player, from a code on.

        The browser has proved both: its own secret, and the player's when it arrived.
        """
        if not owner or secret == owner or await self._store.owner_of(secret) != owner:
            raise Refused("no_own_name")
        codes = await self._store.codes_about(secret, after, _TABLES_AT_ONCE)
        brought = failed = 0
        for code in codes:
            try:
                await self._hub.hand_over(code, secret, owner)
                brought += 1
            except Refused as refused:
                if refused.error != "no_table":
                    failed += 1
                    _LOG.warning("cannot hand over: %s", refused.error, extra={"table": code})
        if len(codes) == _TABLES_AT_ONCE:
            return Brought(brought, failed, codes[-1])
        await self._store.bring(secret, owner)
        return Brought(brought, failed)


def _recovery_hash(letters: str) -> str:
    return hash_letters("recovery", read_letters(letters, RECOVERY))


def _pairing_hash(code: str) -> str:
    return hash_letters("pair", read_letters(code, PAIRING))
