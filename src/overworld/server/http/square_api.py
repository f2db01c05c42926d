"""HTTP routes of the square: open tables, quick match, blocks, reports and invitations."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter

from overworld.server.http.identity import identify_or_issue
from overworld.server.http.names_api import PERSON, PersonName
from overworld.server.http.requests import (
    PREFIX,
    TABLE,
    ApiRequest,
    Code,
    api_delete,
    api_get,
    api_post,
)
from overworld.server.hub.messages import SquareList, SquareYou
from overworld.server.hub.safety import (
    Blocked,
    Reason,
    ReportText,
    accept_invitation,
    block,
    block_player,
    blocked_people,
    blocked_seats,
    report,
    report_player,
    unblock,
)
from overworld.server.people.square import Speed
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused
from overworld.server.table.options import MAX_NAME_LENGTH

SQUARE = f"{PREFIX}/square"

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=4 * MAX_NAME_LENGTH)]
Sizes: TypeAlias = Annotated[list[Literal[2, 3, 4]], msgspec.Meta(min_length=1, max_length=3)]
Speeds: TypeAlias = Annotated[list[Speed], msgspec.Meta(min_length=1, max_length=3)]


class SquareState(msgspec.Struct, frozen=True):
    """The list of the square, and the search of this client."""

    square: SquareList
    search: SquareYou


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A search: table sizes, speeds, and seconds after which bots may fill the seats (0: never)."""

    sizes: Sizes
    speeds: Speeds
    patience: Literal[0, 60, 300]
    name: Name = ""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an offer of quick match."""

    offer: Annotated[str, msgspec.Meta(max_length=40)]
    ready: bool


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which a person sits down."""

    name: Name = ""


class TakenSeat(msgspec.Struct, frozen=True):
    """The seat that a person has taken."""

    code: str
    seat: int


class BlockSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of a person to block."""

    seat: SeatNumber


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about the person at a seat, for the operator."""

    seat: SeatNumber
    reason: Reason
    text: ReportText = ""


class PlayerReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a player, for the operator."""

    reason: Reason
    text: ReportText = ""


class InvitationCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code in an invitation of the operator."""

    invitation: Annotated[str, msgspec.Meta(max_length=80)]


@api_get(SQUARE, summary="Open tables and waiting people")
async def get_square(request: ApiRequest) -> SquareState:
    """Return the same as the first two messages of the socket `/api/1/square/socket`."""
    await request.hub.doors.admit(request.owner)
    return SquareState(*await request.node.square.view(request.owner))


@api_post(f"{SQUARE}/search", status_code=200, summary="Look for a table")
async def look_for_table(request: ApiRequest, data: JSONBody[Seek]) -> Response[SquareYou]:
    """Wait for a table. The search ends 30 seconds after the last socket of the client.

    A client that looks already changes its search and keeps its place.
    """
    owner, headers = identify_or_issue(request)
    node = request.node
    node.limits.check("change", owner, request.address)
    name = await node.names.open_name(data.name, owner)
    new = not await node.square.is_waiting(owner)
    if new:
        node.limits.check_new_table(request.address)
    choice = data.sizes, data.speeds, 1000 * data.patience
    await node.square.seek(owner, name, *choice, request.address)
    if new:  # a search may lead to a table
        node.limits.charge_table(request.address)
    return Response((await node.square.view(owner))[1], headers=headers)


@api_delete(f"{SQUARE}/search", status_code=200, summary="Stop looking for a table")
async def stop_looking(request: ApiRequest) -> SquareYou:
    """End the search. A client that has an offer cannot look again for two minutes."""
    _check(request)
    await request.node.square.stop(request.owner)
    return (await request.node.square.view(request.owner))[1]


@api_post(f"{SQUARE}/answer", status_code=200, summary="Answer an offer")
async def answer_offer(request: ApiRequest, data: JSONBody[Answer]) -> SquareYou:
    """Say whether you are ready. If you are not, you cannot look again for two minutes."""
    _check(request)
    await request.node.square.answer(request.owner, data.offer, data.ready)
    return (await request.node.square.view(request.owner))[1]


@api_post(f"{SQUARE}/tables/{{code:str}}", status_code=200, summary="Sit down at an open table")
async def sit_down(request: ApiRequest, code: Code, data: JSONBody[Sit]) -> Response[TakenSeat]:
    """Take the first free seat of an open table."""
    owner, headers = identify_or_issue(request)
    request.node.limits.check("change", owner, request.address)
    room = await request.room(code)
    if not room.table.is_open and not room.table.seats_of(owner):
        raise Refused("seat_taken", seat=0)
    code = room.table.code
    name = await request.node.names.open_name(data.name, owner)
    seat = await request.node.square.sit(code, owner, name, request.address)
    return Response(TakenSeat(code, seat), headers=headers)


# ---------------------------------------------------------------- blocks, reports, invitations


@api_get(f"{PREFIX}/me/blocks", summary="People whom you block")
async def get_blocks(request: ApiRequest) -> Response[list[Blocked]]:
    """List the people whom this client blocks."""
    blocked = await blocked_people(request.hub, request.owner)
    return Response(blocked, headers={"cache-control": "no-store"})


@api_delete(f"{PREFIX}/me/blocks/{{id:str}}", summary="Unblock a person")
async def end_block(
    request: ApiRequest, id: Annotated[str, PathParameter(description="The id of the block.")]
) -> None:
    """End a block. An unknown id changes nothing."""
    _check(request)
    await unblock(request.hub, request.owner, id[:40])


@api_get(f"{TABLE}/blocks", summary="Blocked seats of a table")
async def get_blocked_seats(request: ApiRequest, code: Code) -> Response[list[int]]:
    """List the seats of a table whose people this client blocks."""
    room = await request.room(code)
    seats = await blocked_seats(request.hub, room.table, request.owner)
    return Response(seats, headers={"cache-control": "no-store"})


@api_post(f"{TABLE}/blocks", status_code=200, summary="Block a person")
async def block_person(
    request: ApiRequest, code: Code, data: JSONBody[BlockSeat]
) -> Response[list[int]]:
    """Block the person at a seat: you are never seated together by open tables or quick match.

    The person is not told. The answer has the blocked seats of the table.
    """
    _check(request)
    request.node.limits.check("block", request.owner, request.address)
    room = await request.room(code)
    await block(request.hub, room.table, data.seat, request.owner)
    seats = await blocked_seats(request.hub, room.table, request.owner)
    return Response(seats, headers={"cache-control": "no-store"})


@api_post(f"{TABLE}/reports", status_code=200, summary="Report a person")
async def report_person(request: ApiRequest, code: Code, data: JSONBody[Report]) -> None:
    """Report the person at a seat to the operator, with the last chat lines of the table."""
    _check(request)
    request.node.limits.check("report", request.owner, request.address)
    room = await request.room(code)
    await report(request.hub, room.table, data.seat, request.owner, data.reason, data.text)


@api_post(f"{PERSON}/blocks", status_code=200, summary="Block a player")
async def block_named(request: ApiRequest, name: PersonName) -> None:
    """Block the player with a name: you are never seated together by open tables or quick match.

    The player is not told.
    """
    _check(request)
    request.node.limits.check("block", request.owner, request.address)
    await block_player(request.hub, name, request.owner)


@api_post(f"{PERSON}/reports", status_code=200, summary="Report a player")
async def report_named(request: ApiRequest, name: PersonName, data: JSONBody[PlayerReport]) -> None:
    """Report the player with a name to the operator."""
    _check(request)
    request.node.limits.check("report", request.owner, request.address)
    await report_player(request.hub, name, request.owner, data.reason, data.text)


@api_post(f"{PREFIX}/me/invitation", status_code=200, summary="Accept an invitation")
async def use_invitation(request: ApiRequest, data: JSONBody[InvitationCode]) -> Response[None]:
    """Accept an invitation of the operator, for a server whose people are invited."""
    owner, headers = identify_or_issue(request)
    request.node.limits.check("block", owner, request.address)
    await accept_invitation(request.hub, owner, data.invitation)
    return Response(None, headers=headers)


def _check(request: ApiRequest) -> None:
    """Refuse a client without a secret, or one that acts too often."""
    if not request.owner:
        raise Refused("no_secret")
    request.node.limits.check("change", request.owner, request.address)
