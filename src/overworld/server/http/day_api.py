"""HTTP routes of the deal of the day."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.params import JSONBody, PathParameter

from overworld.server.http.identity import identify_or_issue
from overworld.server.http.requests import PREFIX, ApiRequest, CreatedTable, api_get, api_post
from overworld.server.hub.day import ArchivedDay, DayTables, DayView, check_day
from overworld.server.people.day import options_of
from overworld.server.table.options import MAX_NAME_LENGTH

TODAY = "today"
"""The name of the present day in a path."""

DAYS = f"{PREFIX}/days"

Day = Annotated[str, PathParameter(description="A day (UTC) such as `2026-11-18`, or `today`.")]


class StartTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player at the table; it may be empty."""

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)] = ""


@api_get(DAYS, summary="Past days")
async def get_days(request: ApiRequest) -> Response[list[ArchivedDay]]:
    """Return the last 60 days that are over, the newest first, with your results."""
    return _private(await request.node.days.archive(request.owner))


@api_get(f"{DAYS}/{{day:str}}", summary="The deal of a day")
async def get_day(request: ApiRequest, day: Day) -> Response[DayView]:
    """Return the deal of a day.

    Before you have finished your try, and before the day is over, the answer has nothing about
    the others except their number. The seed of the deal comes when the day is over.
    """
    return _private(await request.node.days.view(_named(request, day), request.owner))


@api_get(f"{DAYS}/{{day:str}}/tables", summary="The week and the season of a day")
async def get_day_tables(request: ApiRequest, day: Day) -> Response[DayTables]:
    """Return the table of the week of a day, and that of its season."""
    return _private(await request.node.days.tables(_named(request, day), request.owner))


@api_post(f"{DAYS}/{{day:str}}/tries", summary="Play the deal of a day")
async def start_try(
    request: ApiRequest, day: Day, data: JSONBody[StartTry]
) -> Response[CreatedTable]:
    """Use up your only try at the deal of today, or play a past deal for fun.

    A second request for today returns the same table. A past deal makes a new table each time,
    with undo and hints, and counts for nothing.
    """
    text, node = _named(request, day), request.node
    node.limits.check("change", request.owner, request.address)
    date = check_day(text, node.hub.now())
    if text != node.days.today:
        node.limits.check_new_table(request.address)
        options = msgspec.structs.replace(
            options_of(date, data.name), deal=await node.hub.published_seed(text)
        )
        return await request.create_table(options)
    owner, headers = identify_or_issue(request)
    code = await node.days.start(text, owner, data.name, request.address)
    return Response(CreatedTable(code, request.link_to(code)), headers=headers, status_code=201)


def _named(request: ApiRequest, day: str) -> str:
    return request.node.days.today if day == TODAY else day


def _private(content: msgspec.Struct | list[ArchivedDay]) -> Response[Any]:
    """Return an answer that depends on who asks."""
    return Response(content, headers={"cache-control": "no-store"})
