"""Blocks, reports and invitations in a store."""

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from overworld.server.store.database import Database, Values
from overworld.server.table.personal_data import action_prefix

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


class BlockRow(NamedTuple):
    """A person whom another one blocks, with the name that they had."""

    blocked: str
    name: str
    at: int


class ReportedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chat line in a report: the seat and name of its author, and the text."""

    seat: int | None
    name: str
    text: str
    by: str = ""
    """The first characters of the author's hash, so that an erasure finds the line."""


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


class SafetyStore(Database):
    """The operations of a store on people who do not want to meet, and on invited people."""

    _lock_square: Sequence[str] = ()
    """Statements that make nodes change waiting people and limited rows one after the other."""

    _json_strings: str
    """Select the strings of the JSON list `{}`."""

    def _owners_in(self, name: str) -> str:
        return f"({self._json_strings.format(name)})"

    # ------------------------------------------------------------ blocks

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
            owners=encode_json(list(owners)),
        )
        return {frozenset(pair) for pair in rows}

    # ------------------------------------------------------------ reports

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

    async def _forget_lines(self, owner: str) -> None:
        """Delete the chat lines of a person in reports about others."""
        await self._change_lines(owner, None)

    async def _bring_lines(self, owner: str, to: str) -> None:
        """Make the chat lines of a person in reports those of another one."""
        await self._change_lines(owner, action_prefix(to))

    async def _change_lines(self, owner: str, by: str | None) -> None:
        old, changes = action_prefix(owner), list[tuple[str, Values]]()
        for id, text in await self._read(
            "SELECT id, lines FROM reports WHERE lines LIKE :mark", mark=f'%"by":"{old}"%'
        ):
            lines = [
                line if line.by != old else msgspec.structs.replace(line, by=by or "")
                for line in msgspec.json.decode(text, type=list[ReportedLine])
                if line.by != old or by is not None
            ]
            values = {"id": id, "lines": encode_json(lines)}
            changes.append(("UPDATE reports SET lines = :lines WHERE id = :id", values))
        if changes:
            await self._run(changes)

    # ------------------------------------------------------------ invitations

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


def encode_json(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()
