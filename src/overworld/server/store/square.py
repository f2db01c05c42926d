"""Waiting people and open tables in a store."""

from collections.abc import Collection, Iterable

import msgspec

from overworld.server.people.square import (
    KEPT_MS,
    LOOKING,
    OFFERED,
    OUT,
    OUT_MS,
    READY_MS,
    SEATED,
    SEATED_MS,
    SEATING,
    Plan,
    Waiting,
)
from overworld.server.store.database import Row
from overworld.server.store.moderation import NOTE_WAITS
from overworld.server.store.safety import SafetyStore, encode_json
from overworld.server.table.events import OPEN

SEATING_LEASE = 3_000
"""Milliseconds after which another node may seat the people of a plan."""

_LONGEST_MS = 3_600_000  # without a heartbeat; such a row is left over from a stopped server
_REFUSED_KEPT = 20  # open tables that a waiting person is not offered again
_COLUMNS = (
    "owner, name, sizes, speeds, patience, since, beat, pressed, "
    "state, offer, ready, until, plan, refused, address"
)
_OPEN_TABLES = f"SELECT code, summary FROM tables WHERE status = '{OPEN}' ORDER BY created"

# A person who is out must wait, and one who has an offer must answer it first.
_SEEK = f"""
INSERT INTO waiting (owner, name, address, sizes, speeds, patience, since, beat, pressed,
    state, offer, ready, until, plan, refused)
SELECT :owner, :name, :address, :sizes, :speeds, :patience, :now, :now, :now,
    '{LOOKING}', '', 0, 0, '', ''
WHERE (SELECT count(*) FROM waiting WHERE owner <> :owner) < :most
    AND (SELECT count(*) FROM waiting WHERE owner <> :owner AND address = :address)
        < :most_per_address
ON CONFLICT (owner) DO UPDATE SET name = excluded.name, address = excluded.address,
    sizes = excluded.sizes, speeds = excluded.speeds, patience = excluded.patience,
    since = CASE waiting.state WHEN '{LOOKING}' THEN waiting.since ELSE excluded.since END,
    beat = excluded.beat, pressed = excluded.pressed, state = '{LOOKING}',
    offer = '', ready = 0, until = 0, plan = '',
    refused = CASE waiting.state WHEN '{LOOKING}' THEN waiting.refused ELSE '' END
WHERE waiting.state IN ('{LOOKING}', '{SEATED}')
    OR (waiting.state = '{OUT}' AND waiting.until <= :now)
RETURNING owner
"""

_SIT = f"""
INSERT INTO waiting (owner, name, address, sizes, speeds, patience, since, beat, pressed,
    state, offer, ready, until, plan, refused)
SELECT :owner, :name, :address, '', '', 0, :now, :now, :now,
    '{SEATING}', :offer, 1, :until, :plan, ''
WHERE (SELECT count(*) FROM waiting WHERE owner <> :owner) < :most
    AND (SELECT count(*) FROM waiting WHERE owner <> :owner AND address = :address)
        < :most_per_address
ON CONFLICT (owner) DO UPDATE SET name = excluded.name, beat = excluded.beat,
    pressed = excluded.pressed, state = '{SEATING}', offer = excluded.offer, ready = 1,
    until = excluded.until, plan = excluded.plan
WHERE waiting.state <> '{SEATING}'
RETURNING owner
"""

_GO_OUT = f"state = '{OUT}', offer = '', ready = 0, plan = '', until = :now + {OUT_MS}"
_LOOK_AGAIN = f"state = '{LOOKING}', offer = '', ready = 0, plan = '', until = 0"
_STOP = (
    f"UPDATE waiting SET {_GO_OUT} WHERE owner = :owner AND state = '{OFFERED}'",
    f"DELETE FROM waiting WHERE owner = :owner AND state IN ('{LOOKING}', '{SEATED}')",
)
_IN_OFFER = f"owner = :owner AND offer = :offer AND state = '{OFFERED}' AND until > :now"
_READY = (
    f"UPDATE waiting SET ready = 1, pressed = :now, beat = :now WHERE {_IN_OFFER} RETURNING owner"
)
_DECLINE = f"UPDATE waiting SET {_GO_OUT} WHERE {_IN_OFFER} RETURNING owner"
_PROPOSE = f"""
UPDATE waiting SET state = '{OFFERED}', offer = :offer, plan = :plan, until = :now + {READY_MS},
    ready = CASE WHEN owner IN {{ready}} THEN 1 ELSE 0 END
WHERE owner IN {{members}} AND state = '{LOOKING}' AND (
    SELECT count(*) FROM waiting WHERE owner IN {{members}} AND state = '{LOOKING}'
) = :count
RETURNING owner
"""
_CLAIM_SEATS = f"""
UPDATE waiting SET state = '{SEATING}', until = :now + {SEATING_LEASE}
WHERE offer = :offer AND (state = '{OFFERED}' OR (state = '{SEATING}' AND until <= :now)) AND (
    SELECT count(*) FROM waiting WHERE offer = :offer AND ready = 1
) = :count
RETURNING owner
"""
_SEATED = f"""
UPDATE waiting SET state = '{SEATED}', until = :now + {SEATED_MS}
WHERE offer = :offer AND state = '{SEATING}'
"""
_RELEASE = (
    f"DELETE FROM waiting WHERE offer = :offer AND state = '{SEATING}' AND sizes = ''",
    f"UPDATE waiting SET {_LOOK_AGAIN}, pressed = :now, refused = refused || ' ' || :refused "
    f"WHERE offer = :offer AND state = '{SEATING}'",
)
_DISSOLVE = f"""
UPDATE waiting SET offer = '', plan = '', ready = 0,
    state = CASE WHEN ready = 1 OR :late = 0 THEN '{LOOKING}' ELSE '{OUT}' END,
    until = CASE WHEN ready = 1 OR :late = 0 THEN 0 ELSE :now + {OUT_MS} END,
    pressed = CASE WHEN ready = 1 THEN :now ELSE pressed END
WHERE offer = :offer AND state = '{OFFERED}'
    AND (:late = 0 OR (until <= :now AND EXISTS (
        SELECT 1 FROM waiting WHERE offer = :offer AND ready = 0
    )))
"""
_SWEEP = f"""
DELETE FROM waiting WHERE (state = '{LOOKING}' AND beat < :now - {KEPT_MS})
    OR (state IN ('{OUT}', '{SEATED}') AND until <= :now)
    OR beat < :now - {_LONGEST_MS}
"""
LEAVE_SQUARE = (
    # Other people of an offer look again; their rows have the hash in the plan.
    f"UPDATE waiting SET {_LOOK_AGAIN} WHERE owner <> :owner AND state = '{OFFERED}' "
    "AND offer IN (SELECT offer FROM waiting WHERE owner = :owner)",
    "UPDATE waiting SET plan = replace(plan, :owner, '') WHERE plan <> ''",
    "DELETE FROM waiting WHERE owner = :owner",
)
"""Remove a person from the waiting people and from the plans of others."""


class SquareStore(SafetyStore):
    """The operations of a store on people who want to meet."""

    # ------------------------------------------------------------ open tables and waiting people

    async def open_tables(self, limit: int) -> list[tuple[str, str]]:
        """Return the codes and summaries of open tables, the oldest first."""
        rows = await self._read(f"{_OPEN_TABLES} LIMIT :limit", limit=limit)
        return [(code, summary) for code, summary in rows]

    async def count_open(self) -> int:
        """Return the number of open tables."""
        rows = await self._read(f"SELECT count(*) FROM tables WHERE status = '{OPEN}'")
        return int(rows[0][0])

    async def waiting(self, owner: str = "") -> list[Waiting]:
        """Return all waiting people, or only one of them."""
        where = "WHERE owner = :owner" if owner else ""
        rows = await self._read(f"SELECT {_COLUMNS} FROM waiting {where}", owner=owner)
        return [_waiting(row) for row in rows]

    async def seek(self, person: Waiting, *, most: int, most_per_address: int) -> bool:
        """Let a person wait; return False if a limit, an offer or a time out is in the way.

        A person who waits already keeps their place.
        """
        rows = await self._write(
            *self._lock_square,
            _SEEK,
            owner=person.owner,
            name=person.name,
            address=person.address,
            sizes=" ".join(map(str, person.sizes)),
            speeds=" ".join(person.speeds),
            patience=person.patience,
            now=person.since,
            most=most,
            most_per_address=most_per_address,
        )
        return bool(rows)

    async def sit(
        self, person: Waiting, plan: Plan, now: int, *, most: int, most_per_address: int
    ) -> bool:
        """Note that a person takes a seat at an open table; False if they get another one now."""
        rows = await self._write(
            *self._lock_square,
            _SIT,
            owner=person.owner,
            name=person.name,
            address=person.address,
            offer=plan.id,
            plan=encode_json(plan),
            now=now,
            until=now + SEATING_LEASE,
            most=most,
            most_per_address=most_per_address,
        )
        return bool(rows)

    async def stop_waiting(self, owner: str, now: int) -> None:
        """End the waiting of a person, unless they are being seated.

        A person who has an offer is out, because others wait for the answer.
        """
        await self._write(*self._lock_square, *_STOP, owner=owner, now=now)

    async def answer_offer(self, owner: str, offer: str, ready: bool, now: int) -> bool:
        """Note the answer of a person; return False if the offer has ended."""
        statement = _READY if ready else _DECLINE
        rows = await self._write(*self._lock_square, statement, owner=owner, offer=offer, now=now)
        return bool(rows)

    async def heartbeat(self, owners: Iterable[str], now: int) -> None:
        """Note that people are connected."""
        statement = (
            f"UPDATE waiting SET beat = :now WHERE owner IN {self._owners_in(':owners')} "
            "AND beat < :now"
        )
        await self._write(*self._lock_square, statement, owners=encode_json(list(owners)), now=now)

    async def propose(self, plan: Plan, ready: Collection[str], now: int) -> bool:
        """Offer a plan to its people; return False if one of them no longer looks for a table."""
        statement = _PROPOSE.format(
            members=self._owners_in(":members"), ready=self._owners_in(":ready")
        )
        rows = await self._write(
            *self._lock_square,
            statement,
            offer=plan.id,
            plan=encode_json(plan),
            members=encode_json(plan.members),
            ready=encode_json(list(ready)),
            count=len(plan.members),
            now=now,
        )
        return len(rows) == len(plan.members)

    async def claim_seats(self, plan: Plan, now: int) -> bool:
        """Begin to seat the people of a plan; False if another node does it, or not all are ready.

        Another node may try again after `SEATING_LEASE`.
        """
        count = len(plan.members)
        rows = await self._write(
            *self._lock_square, _CLAIM_SEATS, offer=plan.id, count=count, now=now
        )
        return len(rows) == count

    async def note_seated(self, offer: str, now: int) -> None:
        """Note that the people of a plan have their seats."""
        await self._write(*self._lock_square, NOTE_WAITS, _SEATED, offer=offer, now=now)

    async def release(self, offer: str, code: str, now: int) -> None:
        """Let people look again whom a table did not take, and do not offer them that table."""
        await self._write(*self._lock_square, *_RELEASE, offer=offer, refused=code, now=now)

    async def dissolve(self, offer: str, late: bool, now: int) -> None:
        """End an offer. With `late`, people who are not ready are out; others look again."""
        await self._write(*self._lock_square, _DISSOLVE, offer=offer, late=int(late), now=now)

    async def sweep_waiting(self, now: int) -> None:
        """Forget people without heartbeats, and rows that are no longer needed."""
        await self._write(*self._lock_square, _SWEEP, now=now)


def _waiting(row: Row) -> Waiting:
    owner, name, sizes, speeds, patience, since, beat, pressed, *state, plan, refused, address = row
    where, offer, ready, until = state
    return Waiting(
        owner,
        name,
        tuple(map(int, sizes.split())),
        tuple(speeds.split()),
        *(patience, since, beat, pressed),
        *(where, offer, bool(ready), until),
        msgspec.json.decode(plan, type=Plan) if plan else None,
        tuple(refused.split()[-_REFUSED_KEPT:]),
        address,
    )
