"""Waiting people, open tables, blocks, reports and invitations in a store."""

import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

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
from overworld.server.store.database import Database, Row
from overworld.server.table.events import OPEN

SEATING_LEASE = 3_000
"""Milliseconds after which another node may seat the people of a plan."""

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
"""
_BLOCK = """
INSERT INTO blocks (owner, blocked, name, at) SELECT :owner, :blocked, :name, :now
WHERE (SELECT count(*) FROM blocks WHERE owner = :owner AND blocked <> :blocked) < :most
    AND (SELECT count(*) FROM blocks) < :most_in_all
ON CONFLICT (owner, blocked) DO UPDATE SET name = excluded.name
RETURNING blocked
"""
_REPORT = """
INSERT INTO reports (id, reporter, reported, code, seat, name, reason, text, lines, at)
SELECT :id, :reporter, :reported, :code, :seat, :name, :reason, :text, :lines, :at
WHERE (SELECT count(*) FROM reports WHERE reporter = :reporter AND at > :since) < :most
    AND (SELECT count(*) FROM reports) < :most_in_all
RETURNING id
"""
_INVITE = """
INSERT INTO invited (owner, invitation, at) SELECT :owner, :invitation, :now
WHERE (SELECT count(*) FROM invited WHERE invitation = :invitation) < :most
ON CONFLICT (owner) DO UPDATE SET at = excluded.at
RETURNING owner
"""
_ERASE_PERSON = (
    "DELETE FROM waiting WHERE owner = :owner",
    "DELETE FROM blocks WHERE owner = :owner OR blocked = :owner",
    "DELETE FROM invited WHERE owner = :owner",
    "DELETE FROM reports WHERE reporter = :owner",
    "UPDATE reports SET reported = '', name = '', lines = '[]' WHERE reported = :owner",
)


class BlockRow(NamedTuple):
    """A person whom another one blocks, with the name that they had."""

    blocked: str
    name: str
    at: int


class ReportRow(msgspec.Struct, frozen=True):
    """A report for the operator. `lines` has the last chat lines of the table, as JSON."""

    reporter: str
    reported: str
    code: str
    seat: int
    name: str
    reason: str
    text: str
    lines: str
    at: int


class SquareStore(Database):
    """The operations of a store on people who want to meet, or not."""

    _lock_square: Sequence[str] = ()
    """Statements that make nodes change waiting people and limited rows one after the other."""

    _json_strings: str
    """Select the strings of the JSON list `{}`."""

    def _owners_in(self, name: str) -> str:
        return f"({self._json_strings.format(name)})"

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
            plan=_encode(plan),
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
        await self._write(*self._lock_square, statement, owners=_encode(list(owners)), now=now)

    async def propose(self, plan: Plan, ready: Collection[str], now: int) -> bool:
        """Offer a plan to its people; return False if one of them no longer looks for a table."""
        statement = _PROPOSE.format(
            members=self._owners_in(":members"), ready=self._owners_in(":ready")
        )
        rows = await self._write(
            *self._lock_square,
            statement,
            offer=plan.id,
            plan=_encode(plan),
            members=_encode(plan.members),
            ready=_encode(list(ready)),
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
        await self._write(*self._lock_square, _SEATED, offer=offer, now=now)

    async def release(self, offer: str, code: str, now: int) -> None:
        """Let people look again whom a table did not take, and do not offer them that table."""
        await self._write(*self._lock_square, *_RELEASE, offer=offer, refused=code, now=now)

    async def dissolve(self, offer: str, late: bool, now: int) -> None:
        """End an offer. With `late`, people who are not ready are out; others look again."""
        await self._write(*self._lock_square, _DISSOLVE, offer=offer, late=int(late), now=now)

    async def sweep_waiting(self, now: int) -> None:
        """Forget people without heartbeats, and rows that are no longer needed."""
        await self._write(*self._lock_square, _SWEEP, now=now)

    # ------------------------------------------------------------ blocks, reports, invitations

    async def block(
        self, owner: str, blocked: str, name: str, now: int, *, most: int, most_in_all: int
    ) -> bool:
        """Keep two people apart; return False if there are too many blocks."""
        rows = await self._write(
            *self._lock_square,
            _BLOCK,
            owner=owner,
            blocked=blocked,
            name=name,
            now=now,
            most=most,
            most_in_all=most_in_all,
        )
        return bool(rows)

    async def unblock(self, owner: str, blocked: str) -> None:
        """End a block."""
        await self._write(
            "DELETE FROM blocks WHERE owner = :owner AND blocked = :blocked",
            owner=owner,
            blocked=blocked,
        )

    async def blocks_of(self, owner: str) -> list[BlockRow]:
        """Return the people whom a person blocks, the latest first."""
        rows = await self._read(
            "SELECT blocked, name, at FROM blocks WHERE owner = :owner ORDER BY at DESC, blocked",
            owner=owner,
        )
        return [BlockRow(*row) for row in rows]

    async def blocks_about(self, owners: Iterable[str]) -> set[frozenset[str]]:
        """Return all pairs of people with one of these, of whom one blocks the other."""
        listed = self._owners_in(":owners")
        rows = await self._read(
            f"SELECT owner, blocked FROM blocks WHERE owner IN {listed} OR blocked IN {listed}",
            owners=_encode(list(owners)),
        )
        return {frozenset(pair) for pair in rows}

    async def add_report(
        self, report: ReportRow, since: int, *, most: int, most_in_all: int
    ) -> bool:
        """Store a report; False if the person sent `most` after `since`, or there are too many."""
        values = msgspec.structs.asdict(report)
        rows = await self._write(
            *self._lock_square,
            _REPORT,
            **values,
            id=secrets.token_hex(8),
            since=since,
            most=most,
            most_in_all=most_in_all,
        )
        return bool(rows)

    async def reports(self, limit: int) -> list[ReportRow]:
        """Return the reports for the operator, the newest first."""
        rows = await self._read(
            "SELECT reporter, reported, code, seat, name, reason, text, lines, at FROM reports "
            "ORDER BY at DESC, id LIMIT :limit",
            limit=limit,
        )
        return [ReportRow(*row) for row in rows]

    async def reports_by(self, owner: str) -> list[ReportRow]:
        """Return the reports that a person sent."""
        rows = await self._read(
            "SELECT reporter, reported, code, seat, name, reason, text, lines, at FROM reports "
            "WHERE reporter = :owner ORDER BY at DESC, id",
            owner=owner,
        )
        return [ReportRow(*row) for row in rows]

    async def forget_reports(self, before: int) -> int:
        """Delete older reports; return how many."""
        return await self._repeat(
            "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < :before "
            f"LIMIT :limit {self._skip_locked}) RETURNING id",
            before,
        )

    async def people_key(self) -> str:
        """Return the key with which the operator's command signs invitations."""
        return str((await self._read("SELECT value FROM people_key"))[0][0])

    async def invite(self, owner: str, invitation: str, most: int, now: int) -> bool:
        """Admit a person by an invitation; return False if `most` people have used it."""
        rows = await self._write(
            *self._lock_square, _INVITE, owner=owner, invitation=invitation, most=most, now=now
        )
        return bool(rows)

    async def is_invited(self, owner: str) -> bool:
        """Return whether an invitation has admitted a person."""
        return bool(await self._read("SELECT 1 FROM invited WHERE owner = :owner", owner=owner))

    async def erase_person(self, owner: str) -> None:
        """Delete the rows of a person, and their name and words in reports about them."""
        await self._write(*self._lock_square, *_ERASE_PERSON, owner=owner)


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


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
