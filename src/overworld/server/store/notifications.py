"""Browsers that get notifications, and the notifications that wait, in a store."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from overworld.server.people.notifications import TABLE_MS, Kind, Notification, Wishes
from overworld.server.store.database import Row
from overworld.server.store.model import MAX_LEASE
from overworld.server.store.safety import SafetyStore, encode_json
from overworld.server.table.clocks import DAY

_BROWSER = "id, owner, secret, endpoint, p256dh, auth, label, used, failures"
_IS_KEY = (
    "owner = :owner AND kind = :kind AND table_id = (SELECT id FROM tables WHERE code = :code)"
)
_IS_LEASED = f"{_IS_KEY} AND seq = :seq AND node = :node AND leased_until = :lease"

_ADD_PERSON = """
INSERT INTO push_people (owner, kinds, quiet_from, quiet_to, zone, seen, day, sent)
SELECT :owner, :kinds, 0, 0, :zone, :now, 0, 0
WHERE EXISTS (SELECT 1 FROM push_people WHERE owner = :owner)
    OR (SELECT count(*) FROM push_people) < :most
ON CONFLICT (owner) DO UPDATE SET zone = excluded.zone, seen = excluded.seen
"""

_ADD_BROWSER = """
INSERT INTO push_browsers (id, owner, secret, endpoint, p256dh, auth, label, used, failures, failed)
SELECT :id, owner, :secret, :endpoint, :public, :auth, :label, :now, 0, 0 FROM push_people
WHERE owner = :owner
ON CONFLICT (endpoint) DO UPDATE SET owner = excluded.owner, secret = excluded.secret,
    p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label, used = excluded.used,
    failures = 0
"""

_FORGET_MOST = """
DELETE FROM push_browsers WHERE owner = :owner AND id NOT IN (
    SELECT id FROM push_browsers WHERE owner = :owner
    ORDER BY CASE endpoint WHEN :endpoint THEN 0 ELSE 1 END, used DESC, id LIMIT :browsers
)
"""

REPLACE_CALL = """
ON CONFLICT (owner, kind, table_id) DO UPDATE SET seq = excluded.seq, at = excluded.at,
    due = excluded.due, tries = 0, done = '', leased_until = 0
"""
"""The end of an insert into the outbox: a newer notification replaces one that waits."""

_FORGET_LONELY = (
    "DELETE FROM push_people WHERE owner NOT IN (SELECT owner FROM push_browsers)",
    "DELETE FROM outbox WHERE owner NOT IN (SELECT owner FROM push_people)",
)

# One notification of a person at a time, so that two nodes keep the limits of a person.
_CLAIM = f"""
UPDATE outbox SET node = :node, leased_until = :until WHERE (owner, kind, table_id) IN (
    SELECT owner, kind, table_id FROM outbox
    WHERE due <= :now AND (leased_until <= :now OR leased_until > :now + {MAX_LEASE})
        AND NOT EXISTS (
            SELECT 1 FROM outbox AS other WHERE other.owner = outbox.owner
            AND (other.leased_until BETWEEN :now + 1 AND :now + {MAX_LEASE} OR (
                (other.due, other.kind, other.table_id)
                    < (outbox.due, outbox.kind, outbox.table_id)
            ))
        )
    ORDER BY due LIMIT :limit {{skip_locked}}
)
RETURNING owner, kind, (SELECT code FROM tables WHERE id = table_id), seq, at, (
    SELECT max(other.last) FROM outbox AS other
    WHERE other.owner = outbox.owner AND other.table_id = outbox.table_id
), tries, done
"""

_COUNT_SENT = """
UPDATE push_people SET day = :today,
    sent = 1 + CASE WHEN day = :today THEN sent ELSE 0 END WHERE owner = :owner
"""

_COUNT_FAILURE = """
UPDATE push_browsers SET failures = failures + 1, failed = :today WHERE id = :id AND failed < :today
"""

FORGET_PERSON = (
    "DELETE FROM outbox WHERE owner = :owner",
    "DELETE FROM push_browsers WHERE owner = :owner",
    "DELETE FROM push_people WHERE owner = :owner",
)
"""Forget the browsers of a person and the notifications that wait for them."""

BRING_PERSON = (
    "INSERT INTO push_people (owner, kinds, quiet_from, quiet_to, zone, seen, day, sent) "
    "SELECT :to, kinds, quiet_from, quiet_to, zone, seen, day, sent FROM push_people "
    "WHERE owner = :owner ON CONFLICT (owner) DO NOTHING",
    "UPDATE push_browsers SET owner = :to WHERE owner = :owner",
    "DELETE FROM outbox WHERE owner = :owner AND EXISTS (SELECT 1 FROM outbox AS other "
    "WHERE other.owner = :to AND other.kind = outbox.kind AND other.table_id = outbox.table_id)",
    "UPDATE outbox SET owner = :to WHERE owner = :owner",
    "DELETE FROM push_people WHERE owner = :owner",
)
"""Give the browsers of a person and their notifications to another owner."""


class BrowserRow(NamedTuple):
    """A browser that gets notifications."""

    id: str
    owner: str
    secret: str
    """The hash of the browser's secret."""
    endpoint: str
    public: str
    """The public key of the browser, in Base64url."""
    auth: str
    label: str
    used: int
    """When the browser was last here, or got a notification."""
    failures: int
    """The days with failures since then."""


class NotificationsStore(SafetyStore):
    """The operations of a store on notifications. An `append` adds them; see `TableWrite.calls`."""

    _lock_push: Sequence[str] = ()
    """Statements that make nodes add browsers one after the other."""

    async def push_key(self) -> str:
        """Return the secret from which nodes derive the key for push services."""
        return str((await self._read("SELECT value FROM push_key"))[0][0])

    # ------------------------------------------------------------ people and browsers

    async def add_browser(
        self, browser: BrowserRow, kinds: str, zone: str, *, browsers: int, most: int
    ) -> bool:
        """Store a browser, or renew it; return False if `most` people have browsers.

        A person with more than `browsers` loses the one that was not used for the longest time.
        """
        rows = await self._write(
            *self._lock_push,
            "DELETE FROM push_browsers WHERE secret = :secret AND endpoint <> :endpoint",
            _ADD_PERSON,
            _ADD_BROWSER,
            _FORGET_MOST,
            _FORGET_LONELY[0],
            "SELECT 1 FROM push_browsers WHERE owner = :owner AND endpoint = :endpoint",
            **(browser._asdict() | {"id": browser.id or secrets.token_hex(8)}),
            now=browser.used,
            kinds=kinds,
            zone=zone,
            browsers=browsers,
            most=most,
        )
        return bool(rows)

    async def browsers(self, owner: str) -> list[BrowserRow]:
        """Return the browsers of a person that get notifications, the last used first."""
        statement = (
            f"SELECT {_BROWSER} FROM push_browsers WHERE owner = :owner ORDER BY used DESC, id"
        )
        return [BrowserRow(*row) for row in await self._read(statement, owner=owner)]

    async def remove_browser(self, owner: str, *, id: str = "", secret: str = "") -> bool:
        """Forget a browser of a person by its id or secret; return False if there is none."""
        gone = "DELETE FROM push_browsers WHERE owner = :owner AND (id = :id OR secret = :secret)"
        found = await self._write(f"{gone} RETURNING id", owner=owner, id=id, secret=secret)
        await self._write(*_FORGET_LONELY)
        return bool(found)

    async def bring_browsers(self, owner: str, to: str) -> None:
        """Give the browsers of an owner to another one."""
        await self._write(*self._lock_push, *BRING_PERSON, owner=owner, to=to)

    async def wishes(self, owner: str, now: int) -> Wishes | None:
        """Return the notifications that a person wants; None without a browser."""
        rows = await self._read(
            "SELECT kinds, quiet_from, quiet_to, zone, seen, day, sent FROM push_people "
            "WHERE owner = :owner",
            owner=owner,
        )
        if not rows:
            return None
        kinds, quiet_from, quiet_to, zone, seen, day, sent = rows[0]
        today = sent if day == now // DAY else 0
        return Wishes(tuple(kinds.split()), quiet_from, quiet_to, zone, seen, today)

    async def set_wishes(
        self, owner: str, kinds: str, quiet_from: int, quiet_to: int, zone: str
    ) -> bool:
        """Store the notifications that a person wants; return False without a browser."""
        rows = await self._write(
            "UPDATE push_people SET kinds = :kinds, quiet_from = :quiet_from, "
            "quiet_to = :quiet_to, zone = :zone WHERE owner = :owner RETURNING owner",
            owner=owner,
            kinds=kinds,
            quiet_from=quiet_from,
            quiet_to=quiet_to,
            zone=zone,
        )
        return bool(rows)

    async def push_people(self) -> set[str]:
        """Return all people with browsers that get notifications."""
        return {owner for (owner,) in await self._read("SELECT owner FROM push_people")}

    async def note_seen(self, owners: Iterable[str], now: int) -> None:
        """Note that people have open sockets, or had until now."""
        await self._write(
            f"UPDATE push_people SET seen = :now WHERE owner IN {self._owners_in(':owners')} "
            "AND seen < :now",
            owners=encode_json(list(owners)),
            now=now,
        )

    # ------------------------------------------------------------ notifications that wait

    async def next_notification(self) -> int | None:
        """Return when the next notification is due; None if none waits."""
        due: int | None = (await self._read("SELECT min(due) FROM outbox WHERE due IS NOT NULL"))[
            0
        ][0]
        return due

    async def count_notifications(self) -> int:
        """Return how many notifications wait."""
        statement = "SELECT count(*) FROM outbox WHERE due IS NOT NULL"
        return int((await self._read(statement))[0][0])

    async def claim_notifications(
        self, node: str, now: int, lease_ms: int, limit: int
    ) -> list[Notification]:
        """Take due notifications that no node has a lease on, at most one of each person."""
        rows = await self._write(
            _CLAIM.format(skip_locked=self._skip_locked),
            node=node,
            now=now,
            until=now + lease_ms,
            limit=limit,
        )
        return [_notification(row) for row in rows]

    async def settle(
        self, one: Notification, lease: int, *, due: int | None, sent: int = 0
    ) -> None:
        """End the lease of a notification: it waits until `due`, or no longer if that is None.

        Do not change a newer notification that has replaced it. `sent` is the time when the first
        browser of the person got it; 0 if none got it now.
        """
        values = {"owner": one.owner, "kind": one.kind, "code": one.code, "seq": one.seq}
        changes = [
            "UPDATE outbox SET due = :due, tries = :tries, done = :done, leased_until = 0 "
            f"WHERE {_IS_LEASED}"
        ]
        if sent:
            changes = [f"UPDATE outbox SET last = :sent WHERE {_IS_KEY}", _COUNT_SENT, *changes]
        await self._write(
            *changes,
            **values,
            lease=lease,
            due=due,
            tries=one.tries,
            done=one.done,
            sent=sent,
            today=sent // DAY,
        )

    async def note_delivered(self, ids: Sequence[str], now: int) -> None:
        """Note that browsers got a notification."""
        await self._write(
            "UPDATE push_browsers SET used = :now, failures = 0 "
            f"WHERE id IN {self._owners_in(':ids')}",
            ids=encode_json(ids),
            now=now,
        )

    async def note_failed(self, id: str, now: int, most: int) -> None:
        """Count a day with a failure of a browser, and forget it after `most` in a row."""
        await self._write(
            _COUNT_FAILURE,
            "DELETE FROM push_browsers WHERE id = :id AND failures >= :most",
            *_FORGET_LONELY,
            id=id,
            today=now // DAY,
            most=most,
        )

    async def release_notifications(self, node: str) -> None:
        """End all leases of a node, so that other nodes can send its notifications now."""
        await self._write(
            "UPDATE outbox SET leased_until = 0 WHERE node = :node AND leased_until > 0", node=node
        )

    async def sweep_notifications(self, unused: int, now: int) -> None:
        """Forget browsers that were not used since a time, and rows that are no longer needed."""
        await self._write(
            "DELETE FROM push_browsers WHERE used < :unused",
            *_FORGET_LONELY,
            f"DELETE FROM outbox WHERE due IS NULL AND last < :now - {TABLE_MS}",
            unused=unused,
            now=now,
        )


def _notification(row: Row) -> Notification:
    owner, kind, code, seq, at, last, tries, done = row
    known: Kind = kind
    return Notification(owner, known, code, seq, at, last, tries, done)
