"""Block and report people by seat or by name, and accept invitations of the operator."""

from __future__ import annotations

import hmac
from typing import Annotated, Literal, TypeAlias

import msgspec

from overworld.server.hub.hub import Hub
from overworld.server.people.invitations import read_invitation
from overworld.server.people.names import LONGEST, name_key
from overworld.server.store.names import PlayerRow
from overworld.server.store.safety import ReportedLine, ReportRow
from overworld.server.table.clocks import DAY
from overworld.server.table.errors import Refused
from overworld.server.table.personal_data import action_prefix
from overworld.server.table.table import Table

MAX_REPORT_LENGTH = 500
LINES_REPORTED = 12
"""The last chat lines of the table, which go with a report."""

BLOCKS_IN_ALL = 200_000

Reason: TypeAlias = Literal["insults", "name", "stalls", "other"]
"""The subject of a report: words, a name or painted face, stalling or leaving, or another one."""

ReportText: TypeAlias = Annotated[str, msgspec.Meta(max_length=MAX_REPORT_LENGTH)]


class Blocked(msgspec.Struct, frozen=True):
    """A person whom a client blocks, with the name that they had. The id says nothing else."""

    id: str
    name: str
    at: int


def person_at(table: Table, number: int, owner: str) -> str:
    """Return the hash of another person at a seat; raise `Refused` if there is none."""
    if not owner:
        raise Refused("no_secret")
    if not 0 <= number < len(table.seats):
        raise Refused("malformed", field="seat")
    seat = table.seats[number]
    if not seat.owner or seat.token or seat.owner == owner:
        raise Refused("no_person", seat=number)
    return seat.owner


async def player_named(hub: Hub, text: str, owner: str) -> PlayerRow:
    """Return another player by their own name; raise `Refused` if there is none."""
    if not owner:
        raise Refused("no_secret")
    player = await hub.store.player_named(name_key(text))
    if player is None or player.owner == owner:
        raise Refused("no_player", name=text[:LONGEST])
    return player


async def block(hub: Hub, table: Table, number: int, owner: str) -> None:
    """Keep a client and the person at a seat apart from now on."""
    await _block(hub, owner, person_at(table, number, owner), table.seats[number].display_name)


async def block_player(hub: Hub, text: str, owner: str) -> None:
    """Keep a client and the player with a name apart from now on."""
    player = await player_named(hub, text, owner)
    await _block(hub, owner, player.owner, player.name)


async def _block(hub: Hub, owner: str, blocked: str, name: str) -> None:
    limits = {"most": hub.settings.blocks_per_person, "most_in_all": BLOCKS_IN_ALL}
    if not await hub.store.block(owner, blocked, name, hub.now(), **limits):
        raise Refused("too_many_requests")


async def unblock(hub: Hub, owner: str, id: str) -> None:
    """End a block by its id; an unknown id changes nothing."""
    for row in await hub.store.blocks_of(owner):
        if hmac.compare_digest(await _block_id(hub, owner, row.blocked), id):
            await hub.store.unblock(owner, row.blocked)


async def blocked_people(hub: Hub, owner: str) -> list[Blocked]:
    """Return the people whom a client blocks, the latest first."""
    rows = await hub.store.blocks_of(owner) if owner else []
    return [Blocked(await _block_id(hub, owner, row.blocked), row.name, row.at) for row in rows]


async def blocked_seats(hub: Hub, table: Table, owner: str) -> list[int]:
    """Return the seats of a table whose people a client blocks."""
    rows = await hub.store.blocks_of(owner) if owner else []
    blocked = {row.blocked for row in rows}
    return [number for number, seat in enumerate(table.seats) if seat.owner in blocked]


async def _block_id(hub: Hub, owner: str, blocked: str) -> str:
    key = (await hub.store.people_key()).encode()
    return hmac.digest(key, f"block {owner} {blocked}".encode(), "sha256")[:8].hex()


async def report(
    hub: Hub, table: Table, number: int, owner: str, reason: Reason, text: str
) -> None:
    """Store a report about the person at a seat, with the last chat lines, for the operator."""
    reported, name = person_at(table, number, owner), table.names[number]
    lines = await _last_lines(hub, table)
    about = reported, table.code, number, name
    await _report(hub, owner, about, reason, text, lines)


async def report_player(hub: Hub, name: str, owner: str, reason: Reason, text: str) -> None:
    """Store a report about the player with a name, which belongs to no table."""
    player = await player_named(hub, name, owner)
    await _report(hub, owner, (player.owner, "", 0, player.name), reason, text, [])


async def _report(
    hub: Hub,
    owner: str,
    about: tuple[str, str, int, str],
    reason: Reason,
    text: str,
    lines: list[ReportedLine],
) -> None:
    words = " ".join(text.split()).replace("\0", "")
    now, settings = hub.now(), hub.settings
    row = ReportRow(owner, *about, reason, words, msgspec.json.encode(lines).decode(), now)
    limits = {"most": settings.reports_per_day, "most_in_all": settings.reports_kept}
    if not await hub.store.add_report(row, now - DAY, **limits):
        raise Refused("too_many_requests")


async def _last_lines(hub: Hub, table: Table) -> list[ReportedLine]:
    """Return the last chat lines of a table, with a part of the hash of each author."""
    lines, names = table.chat[-LINES_REPORTED:], table.names
    if not lines:
        return []
    events = await hub.store.events(table.code, lines[0].seq - 1)
    authors = {event.seq: action_prefix(event.action) for event in events}
    return [
        ReportedLine(
            line.seat,
            "" if line.seat is None else names[line.seat],
            line.text,
            authors.get(line.seq, ""),
        )
        for line in lines
    ]


async def accept_invitation(hub: Hub, owner: str, text: str) -> None:
    """Admit a client by an invitation; raise `Refused` if it is false, old or used up."""
    invitation, now = read_invitation(await hub.store.people_key(), text), hub.now()
    if invitation is None or not invitation.is_current(now):
        raise Refused("not_invited")
    if await hub.store.is_invited(owner):
        return
    if not await hub.store.invite(owner, invitation.id, invitation.uses, now):
        raise Refused("not_invited")
