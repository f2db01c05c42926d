"""Names that belong to players: take, change, check and delete them."""

from __future__ import annotations

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.people.letters import public_id
from overworld.server.people.names import (
    LONGEST,
    RENAME_AFTER,
    check_player_name,
    name_key,
    tidy_label,
)
from overworld.server.people.results import new_ghost
from overworld.server.people.sanctions import check_wanted
from overworld.server.store.model import Unavailable
from overworld.server.store.names import PlayerRow
from overworld.server.table import actions
from overworld.server.table.decide import check_picture
from overworld.server.table.errors import Refused
from overworld.server.table.options import Options

KNOWN_MS = 2000
"""Milliseconds after which a node asks the store again which player a browser belongs to."""

_KNOWN = 20_000  # browsers whose player a node remembers


class Device(msgspec.Struct, frozen=True):
    """A browser of a player."""

    id: str
    label: str
    day: int
    """The day of its last visit, in days since 1970."""
    this: bool
    """Whether it is the browser that asks."""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a player."""

    id: str
    label: str
    host: str
    """The host where it works."""
    day: int
    """The day of its last use, in days since 1970."""


class MyName(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of the player who asks, and the ways back to it. A guest has none."""

    name: str = ""
    since: int = 0
    """When the player took the name, in milliseconds since 1970."""
    rename_from: int = 0
    """When the name may change, in milliseconds since 1970."""
    given_until: int = 0
    """Until when you keep the name that the operator gave you; 0 if you chose it."""
    face: str = ""
    letters: bool = False
    """Whether the player has recovery letters."""
    devices: list[Device] = []
    passkeys: list[Passkey] = []
    refused: str = ""
    """Why a guest cannot take a name here: `people_off` or `not_invited`; else empty."""
    passkey_host: str = ""
    """The host for which this page can make passkeys; empty if it cannot."""
    no_passkeys: str = ""
    """Why it cannot: `insecure` (no HTTPS) or `missing` (the server lacks the extra)."""


class Names:
    """The names of all players, and which player each browser belongs to."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._known: dict[str, tuple[str, int]] = {}

    # ------------------------------------------------------------ which player a browser is

    async def owner_of(self, secret: str) -> str:
        """Return the owner that the hash of a browser's secret stands for (`Store.owner_of`).

        Another node may have changed it up to `KNOWN_MS` ago. If the store does not answer, the
        last known owner stays.
        """
        known, now = self._known.get(secret), self._hub.now()
        if known is not None and 0 <= now - known[1] < KNOWN_MS:
            return known[0]
        try:
            owner = await self._store.owner_of(secret)
        except Unavailable:
            if known is None:
                raise
            return known[0]
        self._known.pop(secret, None)
        if len(self._known) >= _KNOWN:
            for old in [*self._known][: _KNOWN // 10]:
                del self._known[old]
        self._known[secret] = owner, now
        return owner

    def forget(self, *secrets: str) -> None:
        """Forget which players some browsers belong to: that has changed."""
        for secret in secrets:
            self._known.pop(secret, None)

    async def player(self, owner: str) -> PlayerRow:
        """Return the player with an owner; raises `Refused` if a guest asks."""
        player = await self._store.player(owner) if owner else None
        if player is None or player.ghost:
            raise Refused("no_own_name")
        return player

    # ------------------------------------------------------------ a player's own name

    async def mine(self, owner: str, secret: str, host: str = "", no_passkeys: str = "") -> MyName:
        """Return the name of an owner as the browser with `secret` sees it."""
        player = await self._store.player(owner) if owner else None
        if player is None or player.ghost:
            refused = await self._closed(owner)
            return MyName(refused=refused, passkey_host=host, no_passkeys=no_passkeys)
        await self._store.visit(secret, self._hub.day())
        devices = [
            Device(public_id(row.secret), row.label, row.day, row.secret == secret)
            for row in await self._store.devices(owner)
        ]
        keys = [
            Passkey(public_id(row.id), row.label, row.rp, row.day)
            for row in await self._store.passkeys(owner)
        ]
        own = player.renamed + RENAME_AFTER if player.renamed else 0
        given = await self._hub.sanctions.renamed_until(owner)
        return MyName(
            player.name,
            player.created,
            max(own, given),
            given,
            player.face,
            bool(player.recovery),
            devices,
            keys,
            passkey_host=host,
            no_passkeys=no_passkeys,
        )

    async def _closed(self, owner: str) -> str:
        """Return the code of the refusal of all names to a guest; empty if there is none."""
        try:
            await self._hub.doors.check_access(owner)
        except Refused as refused:
            return refused.error
        return ""

    async def is_free(self, text: str, owner: str) -> tuple[str, bool]:
        """Return a name in its normal form, and whether the owner could have it."""
        name = self._check(text)
        key = name_key(name)
        holder = await self._store.player_named(key)
        if holder is None:
            return name, not await self._store.reserved_from(key, self._hub.now())
        return name, bool(owner) and holder.owner == owner

    def _check(self, text: str) -> str:
        """Return a name in its normal form; raise `Refused` if it is invalid or unwanted."""
        name = check_player_name(text)
        check_wanted([name], self._hub.settings.unwanted_words)
        return name

    async def take(self, owner: str, text: str, label: str) -> None:
        """Give a guest a name.

        Raises `Refused` if the server gives this guest no names, if the name is invalid or taken,
        or if too many players have one.
        """
        await self._hub.doors.check_access(owner)
        name = self._check(text)
        await self._hub.sanctions.check_own_name(owner)
        player = await self._store.player(owner)
        if player is not None:
            raise Refused("already_named", name=player.name)
        key, when, most = name_key(name), self._hub.now(), self._hub.settings.names_kept
        if not await self._store.take_name(
            owner, name, key, now=when, day=self._hub.day(), label=tidy_label(label), most=most
        ):
            full = await self._store.count_players() >= most
            raise Refused("names_full") if full else Refused("name_taken", name=name)
        self.forget(owner)

    async def rename(self, owner: str, text: str) -> None:
        """Change the name of a player, unless it is the same; at most once in 30 days."""
        player = await self.player(owner)
        if " ".join(text.split()) == player.name:
            return
        name, now = self._check(text), self._hub.now()
        await self._hub.sanctions.check_own_name(owner)
        if player.renamed > now - RENAME_AFTER:
            raise Refused("renamed_lately", until=player.renamed + RENAME_AFTER)
        if not await self._store.rename(owner, name, name_key(name), now):
            raise Refused("name_taken", name=name)

    async def is_named(self, owner: str) -> bool:
        """Return whether an owner has a name."""
        player = await self._store.player(owner) if owner else None
        return player is not None and not player.ghost

    async def set_face(self, owner: str, face: str) -> None:
        """Store the painted face of a player; an empty one removes it."""
        check_picture(face)
        player = await self.player(owner)
        if face and face != player.face:
            await self._hub.sanctions.check_speech(owner)
        await self._store.set_face(owner, face)

    async def open_name(self, name: str, owner: str) -> str:
        """Return a name as strangers will see it.

        A player whom the operator has renamed gets the current name in place of the former one,
        which their browsers may still send. Raises `Refused` if the name is unwanted or another
        player's.
        """
        key = name_key(name)
        if not key:
            return name
        holder = await self._store.player_named(key)
        if holder is None:
            former = await self._store.reserved_from(key, self._hub.now())
            player = await self._store.player(owner) if owner in former else None
            if player is not None and player.name:
                return player.name
        check_wanted([name], self._hub.settings.unwanted_words)
        if holder.owner != owner if holder is not None else former:
            raise Refused("name_taken", name=name[:LONGEST])
        return name

    async def open_options(self, options: Options, owner: str) -> Options:
        """Return the options of a table; at an open one, its names are as strangers see them."""
        if not options.open:
            return options
        seats = [
            msgspec.structs.replace(seat, name=await self.open_name(seat.name, owner))
            for seat in options.seats
        ]
        return msgspec.structs.replace(options, seats=tuple(seats))

    async def open_action(self, code: str, action: actions.Action, owner: str) -> actions.Action:
        """Return an action whose names at an open table are as strangers see them."""
        if isinstance(action, actions.Change):
            options = await self.open_options(action.options, owner)
            return msgspec.structs.replace(action, options=options)
        if isinstance(action, actions.Join | actions.Rename):
            room = await self._hub.rooms.get(code)
            if room.table.options.open:
                name = await self.open_name(action.name, owner)
                return msgspec.structs.replace(action, name=name)
        return action

    # ------------------------------------------------------------ deletion

    async def begin_deletion(self, owner: str, secret: str) -> str:
        """Delete the name of an owner and all ways back to it; return the ghost.

        The ghost replaces the owner in results. It is empty for a guest.
        """
        devices = await self._store.devices(owner)
        ghost = await self._store.begin_deletion(owner, secret, new_ghost())
        self.forget(*(device.secret for device in devices))
        return ghost

    async def end_deletion(self, owner: str, secret: str) -> None:
        """Delete the last rows of an owner after all tables are erased."""
        await self._store.end_deletion(owner, new_ghost())
        self.forget(secret, owner)
