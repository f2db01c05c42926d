"""Store names, the devices and passkeys that prove them, and proofs that work once."""

from collections.abc import Sequence
from typing import NamedTuple

from overworld.server.people.names import RENAME_AFTER
from overworld.server.store.moderation import (
    BRING_SANCTIONS,
    FORGET_SANCTIONS,
    HELD,
    RESERVED,
)
from overworld.server.store.notifications import BRING_PERSON, FORGET_PERSON, NotificationsStore
from overworld.server.store.square import LEAVE_SQUARE

DEVICES, PASSKEYS = 20, 10
"""The most devices and passkeys of one player."""

PROOFS = 10_000
"""The most challenges and codes that wait at a time."""


class PlayerRow(NamedTuple):
    """A player with a name."""

    owner: str
    """The hash of the player's first secret."""
    name: str
    created: int
    renamed: int
    recovery: str
    """The hash of the recovery code; empty without one."""
    face: str
    """The painted face, 64 hexadecimal digits; empty without one."""
    ghost: str
    """The owner that replaces the player's hash; empty unless the player is being deleted."""


class DeviceRow(NamedTuple):
    """A browser of a player; its secret is known by a hash."""

    secret: str
    label: str
    day: int
    """The day of its last visit, in days since 1970."""


class PasskeyRow(NamedTuple):
    """A passkey of a player. The id and the public key are in Base64url."""

    id: str
    owner: str
    public_key: str
    counter: int
    rp: str
    """The host for which the browser made the passkey."""
    label: str
    day: int


class PlayedRow(NamedTuple):
    """The result of one seat of a game."""

    table: int
    code: str
    ended: int
    seat: int
    owner: str
    bot: str
    place: int
    xp: int


_LAST_GAMES = """
SELECT results.table_id, code, ended, seat, owner, bot, place, xp
FROM results JOIN tables ON id = results.table_id
JOIN result_seats ON result_seats.table_id = results.table_id
WHERE results.table_id IN (
    SELECT results.table_id FROM results JOIN result_seats AS mine
    ON mine.table_id = results.table_id
    WHERE mine.owner = :owner ORDER BY ended DESC, results.table_id DESC LIMIT :limit
) ORDER BY ended DESC, results.table_id DESC, seat
"""

_TOGETHER = """
SELECT count(*), coalesce(sum(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END), 0)
FROM result_seats AS mine JOIN result_seats AS theirs ON theirs.table_id = mine.table_id
WHERE mine.owner = :owner AND theirs.owner = :other
"""

_PLAYER = "owner, name, created, renamed, recovery, face, ghost"
_PASSKEY = "id, owner, public_key, counter, rp, label, day"
_FREE = "NOT EXISTS (SELECT 1 FROM players AS other WHERE other.key = :key {})"

_TAKE = (
    f"INSERT INTO players (owner, name, key, created, renamed) SELECT :owner, :name, :key, :now, 0 "
    f"WHERE {_FREE.format('')} AND NOT {RESERVED} "
    "AND (SELECT count(*) FROM players WHERE ghost = '') < :most ON CONFLICT DO NOTHING",
    "INSERT INTO devices SELECT owner, owner, :label, :day FROM players "
    "WHERE owner = :owner AND key = :key ON CONFLICT DO NOTHING",
    "SELECT 1 FROM players WHERE owner = :owner AND key = :key",
)

_RENAME = (
    "UPDATE players SET name = :name, key = :key, renamed = :now WHERE owner = :owner "
    f"AND ghost = '' AND renamed <= :before AND {_FREE.format('AND other.owner <> :owner')} "
    f"AND NOT {RESERVED} AND NOT {HELD} RETURNING owner"
)

# A secret without a device is a guest's, unless it was a player's first one and its device was
# removed: then it has no owner.
_OWNER = """
SELECT coalesce(
    (SELECT owner FROM devices WHERE secret = :secret),
    CASE WHEN EXISTS (SELECT 1 FROM players WHERE owner = :secret) THEN '' ELSE :secret END
)
"""

_ADD_PROOF = f"""
INSERT INTO proofs SELECT :id, :kind, :owner, :until
WHERE (SELECT count(*) FROM proofs) < {PROOFS} ON CONFLICT DO NOTHING RETURNING id
"""

_ADD_DEVICE = f"""
INSERT INTO devices SELECT :secret, owner, :label, :day FROM players
WHERE owner = :owner AND ghost = '' AND NOT EXISTS (
    SELECT 1 FROM players AS other WHERE other.owner = :secret AND other.owner <> :owner
) AND (SELECT count(*) FROM devices WHERE owner = :owner) < {DEVICES}
ON CONFLICT (secret) DO NOTHING RETURNING owner
"""

_ADD_PASSKEY = f"""
INSERT INTO passkeys SELECT :id, owner, :public_key, :counter, :rp, :label, :day FROM players
WHERE owner = :owner AND ghost = ''
    AND (SELECT count(*) FROM passkeys WHERE owner = :owner) < {PASSKEYS}
ON CONFLICT (id) DO NOTHING RETURNING id
"""

# A player needs a way back: another device, a passkey or a recovery code.
_REMOVE_DEVICE = """
DELETE FROM devices WHERE secret = :secret AND owner = :owner AND (
    EXISTS (SELECT 1 FROM devices AS other WHERE other.owner = :owner AND other.secret <> :secret)
    OR EXISTS (SELECT 1 FROM passkeys WHERE owner = :owner)
    OR EXISTS (SELECT 1 FROM players WHERE owner = :owner AND recovery <> '')
) RETURNING secret
"""

_REMOVE_PASSKEY = """
DELETE FROM passkeys WHERE id = :id AND owner = :owner AND (
    EXISTS (SELECT 1 FROM devices WHERE owner = :owner)
    OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.owner = :owner AND other.id <> :id)
    OR EXISTS (SELECT 1 FROM players WHERE owner = :owner AND recovery <> '')
) RETURNING id
"""


_GHOST = "coalesce((SELECT ghost FROM players WHERE owner = :owner), :ghost)"

# Rows about a person outside of the logs of tables.
_LEAVE = (
    "UPDATE result_seats SET owner = (SELECT ghost FROM players WHERE owner = :owner) "
    "WHERE owner = :owner AND EXISTS (SELECT 1 FROM players WHERE owner = :owner)",
    "UPDATE rated_seats SET owner = (SELECT ghost FROM players WHERE owner = :owner) "
    "WHERE owner = :owner AND EXISTS (SELECT 1 FROM players WHERE owner = :owner)",
    "DELETE FROM ratings WHERE owner = :owner",
    f"UPDATE attempts SET owner = {_GHOST}, address = '' WHERE owner = :owner",
    *LEAVE_SQUARE,
    "DELETE FROM blocks WHERE owner = :owner OR blocked = :owner",
    "DELETE FROM reports WHERE reporter = :owner",
    f"UPDATE reports SET reported = {_GHOST}, name = '', text = '', lines = '[]' "
    "WHERE reported = :owner",
    "DELETE FROM invited WHERE owner = :owner",
    "DELETE FROM served WHERE who = :owner",
    *FORGET_PERSON,
    *FORGET_SANCTIONS,
)

_BRING = (
    "DELETE FROM attempts WHERE owner = :owner AND day IN "
    "(SELECT day FROM attempts WHERE owner = :to)",
    "UPDATE attempts SET owner = :to WHERE owner = :owner",
    "DELETE FROM waiting WHERE owner = :owner",
    "DELETE FROM blocks WHERE owner = :owner AND (blocked = :to OR blocked IN "
    "(SELECT blocked FROM blocks WHERE owner = :to))",
    "DELETE FROM blocks WHERE blocked = :owner AND (owner = :to OR owner IN "
    "(SELECT owner FROM blocks WHERE blocked = :to))",
    "UPDATE blocks SET owner = :to WHERE owner = :owner",
    "UPDATE blocks SET blocked = :to WHERE blocked = :owner",
    "UPDATE reports SET reporter = :to WHERE reporter = :owner",
    "UPDATE reports SET reported = :to WHERE reported = :owner",
    "DELETE FROM invited WHERE owner = :owner AND EXISTS "
    "(SELECT 1 FROM invited AS other WHERE other.owner = :to)",
    "UPDATE invited SET owner = :to WHERE owner = :owner",
    *BRING_PERSON,
    *BRING_SANCTIONS,
)


class NamesStore(NotificationsStore):
    """The operations of a store on players with a name."""

    _lock_names: Sequence[str] = ()
    """Statements that make nodes give out names one after the other."""
    _lock_ratings: Sequence[str] = ()
    """Statements that make nodes rate games one after the other."""

    # ------------------------------------------------------------ players

    async def owner_of(self, secret: str) -> str:
        """Return the owner that the hash of a secret stands for.

        It is the player of the device, else the hash itself. It is empty if the secret was a
        player's first one and that device was removed.
        """
        return str((await self._read(_OWNER, secret=secret))[0][0])

    async def player(self, owner: str) -> PlayerRow | None:
        """Return the player with an owner, or None for a guest."""
        rows = await self._read(f"SELECT {_PLAYER} FROM players WHERE owner = :owner", owner=owner)
        return PlayerRow(*rows[0]) if rows else None

    async def player_named(self, key: str) -> PlayerRow | None:
        """Return the player whose name has a key (`name_key`), or None."""
        rows = await self._read(f"SELECT {_PLAYER} FROM players WHERE key = :key", key=key)
        return PlayerRow(*rows[0]) if rows else None

    async def names_of(self, owners: Sequence[str]) -> dict[str, str]:
        """Return the names of those owners who have one."""
        names = dict[str, str]()
        for owner in dict.fromkeys(owners):
            player = await self.player(owner) if owner else None
            if player is not None and player.name:
                names[owner] = player.name
        return names

    async def last_games(self, owner: str, limit: int) -> list[PlayedRow]:
        """Return all seats of the last games of an owner, the newest game first."""
        return [PlayedRow(*row) for row in await self._read(_LAST_GAMES, owner=owner, limit=limit)]

    async def head_to_head(self, owner: str, other: str) -> tuple[int, int, int]:
        """Return how many games two owners played together, and how many each finished higher."""
        games, ahead, behind = (await self._read(_TOGETHER, owner=owner, other=other))[0]
        return int(games), int(ahead), int(behind)

    async def take_name(
        self, owner: str, name: str, key: str, *, now: int, day: int, label: str, most: int
    ) -> bool:
        """Give an owner without a name this one; False if it is taken, or `most` players have one.

        The browser with the secret `owner` becomes the player's first device.
        """
        values = {"owner": owner, "name": name, "key": key, "label": label}
        rows = await self._write(*self._lock_names, *_TAKE, now=now, day=day, most=most, **values)
        return bool(rows)

    async def rename(self, owner: str, name: str, key: str, now: int) -> bool:
        """Change a name; return False if it is taken or was changed less than 30 days ago."""
        values = {"owner": owner, "name": name, "key": key, "now": now}
        before = now - RENAME_AFTER
        return bool(await self._write(*self._lock_names, _RENAME, before=before, **values))

    async def set_face(self, owner: str, face: str) -> bool:
        """Store the painted face of a player; return False for a guest."""
        statement = (
            "UPDATE players SET face = :face WHERE owner = :owner AND ghost = '' RETURNING owner"
        )
        return bool(await self._write(statement, owner=owner, face=face))

    async def set_recovery(self, owner: str, hash: str) -> bool:
        """Store the hash of a new recovery code; return False for a guest."""
        statement = (
            "UPDATE players SET recovery = :hash WHERE owner = :owner AND ghost = '' "
            "RETURNING owner"
        )
        return bool(await self._write(statement, owner=owner, hash=hash))

    async def replace_recovery(self, owner: str, old: str, new: str) -> bool:
        """Replace the hash of a recovery code by another; only the first of several calls can."""
        statement = (
            "UPDATE players SET recovery = :new WHERE owner = :owner AND recovery = :old "
            "AND recovery <> '' AND ghost = '' RETURNING owner"
        )
        return bool(await self._write(statement, owner=owner, old=old, new=new))

    # ------------------------------------------------------------ devices and passkeys

    async def devices(self, owner: str) -> list[DeviceRow]:
        """Return the devices of a player, the last used first."""
        statement = (
            "SELECT secret, label, day FROM devices WHERE owner = :owner ORDER BY day DESC, secret"
        )
        return [DeviceRow(*row) for row in await self._read(statement, owner=owner)]

    async def add_device(self, secret: str, owner: str, label: str, day: int) -> bool:
        """Make a browser a device of a player.

        Return False if it is a player's device already, if it is the first device of another
        player, or if the player has `DEVICES`.
        """
        values = {"secret": secret, "owner": owner, "label": label, "day": day}
        return bool(await self._write(_ADD_DEVICE, **values))

    async def visit(self, secret: str, day: int) -> None:
        """Note the day of a device's last visit."""
        statement = "UPDATE devices SET day = :day WHERE secret = :secret AND day < :day"
        await self._write(statement, secret=secret, day=day)

    async def remove_device(self, secret: str, owner: str) -> bool:
        """Remove a device; return False if it is not the player's, or the only way back."""
        return bool(await self._write(_REMOVE_DEVICE, secret=secret, owner=owner))

    async def passkeys(self, owner: str) -> list[PasskeyRow]:
        """Return the passkeys of a player, the newest first."""
        statement = f"SELECT {_PASSKEY} FROM passkeys WHERE owner = :owner ORDER BY day DESC, id"
        return [PasskeyRow(*row) for row in await self._read(statement, owner=owner)]

    async def passkey(self, id: str) -> PasskeyRow | None:
        """Return a passkey by its id, or None."""
        rows = await self._read(f"SELECT {_PASSKEY} FROM passkeys WHERE id = :id", id=id)
        return PasskeyRow(*rows[0]) if rows else None

    async def add_passkey(self, key: PasskeyRow) -> bool:
        """Store a passkey; return False if it is known or the player has `PASSKEYS`."""
        return bool(await self._write(_ADD_PASSKEY, **key._asdict()))

    async def use_passkey(self, id: str, before: int, counter: int, day: int) -> bool:
        """Store the counter of a passkey; return False if it changed meanwhile or is gone."""
        statement = (
            "UPDATE passkeys SET counter = :counter, day = :day "
            "WHERE id = :id AND counter = :before RETURNING id"
        )
        return bool(await self._write(statement, id=id, before=before, counter=counter, day=day))

    async def remove_passkey(self, id: str, owner: str) -> bool:
        """Remove a passkey; return False if it is not the player's, or the only way back."""
        return bool(await self._write(_REMOVE_PASSKEY, id=id, owner=owner))

    # ------------------------------------------------------------ proofs

    async def add_proof(self, id: str, kind: str, owner: str, *, until: int, now: int) -> bool:
        """Store the hash of a challenge or code; return False if `PROOFS` wait already.

        A player has one proof of a kind: an older one ends.
        """
        rows = await self._write(
            "DELETE FROM proofs WHERE until <= :now",
            "DELETE FROM proofs WHERE owner = :owner AND owner <> '' AND kind = :kind",
            _ADD_PROOF,
            id=id,
            kind=kind,
            owner=owner,
            until=until,
            now=now,
        )
        return bool(rows)

    async def use_proof(self, id: str, kind: str, now: int) -> str | None:
        """Remove a proof and return its owner; None if there is none or its time is over."""
        rows = await self._write(
            "DELETE FROM proofs WHERE id = :id AND kind = :kind RETURNING owner, until",
            id=id,
            kind=kind,
        )
        return rows[0][0] if rows and rows[0][1] > now else None

    async def forget_proofs(self, now: int) -> None:
        """Delete proofs whose time is over."""
        await self._write("DELETE FROM proofs WHERE until <= :now", now=now)

    async def bring(self, owner: str, to: str) -> None:
        """Give the rows about an owner outside of tables to another owner.

        If both have tried the deal of a day, the try of `to` stays.
        """
        await self._write(*_BRING, owner=owner, to=to)
        await self._bring_lines(owner, to)

    # ------------------------------------------------------------ deletion

    async def begin_deletion(self, owner: str, secret: str, ghost: str) -> str:
        """Delete the name and all ways back of a player; return the ghost, empty for a guest.

        Blocks, reports, waiting and tries of the person go too, also a guest's.

        The row and the device with `secret` stay until `end_deletion`, so that the same browser
        can continue. A second call returns the ghost of the first.
        """
        rows = await self._write(
            *self._lock_ratings,
            "UPDATE players SET name = '', key = NULL, recovery = '', face = '', "
            "ghost = CASE ghost WHEN '' THEN :ghost ELSE ghost END WHERE owner = :owner",
            "DELETE FROM devices WHERE owner = :owner AND secret <> :secret",
            "DELETE FROM passkeys WHERE owner = :owner",
            "DELETE FROM proofs WHERE owner = :owner",
            *_LEAVE,
            "SELECT ghost FROM players WHERE owner = :owner",
            owner=owner,
            secret=secret,
            ghost=ghost,
        )
        await self._forget_lines(owner)
        return str(rows[0][0]) if rows else ""

    async def end_deletion(self, owner: str, ghost: str) -> None:
        """Delete all rows of a person that are left outside of tables.

        These are rows written since the deletion began, and the row and the last device of a
        player. `ghost` replaces a guest.
        """
        end = "DELETE FROM players WHERE owner = :owner AND ghost <> ''"
        await self._write(*self._lock_ratings, *_LEAVE, end, owner=owner, ghost=ghost)
        await self._forget_lines(owner)
        await self.clean_up(deleted=True)
