"""HTTP routes that take longer: all steps, records, imports, forks and analyses."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from overworld.components import Components
from overworld.errors import NotationError
from overworld.game import CHANCE, Game
from overworld.play.view import View, view_of
from overworld.server.http.acting import spectator_bucket
from overworld.server.http.identity import address_of, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.http.requests import (
    ERRORS,
    PREFIX,
    Code,
    Made,
    game_at,
    make,
    may_make,
    node_of,
    room_of,
)
from overworld.server.http.static import encoding_for
from overworld.server.hub.bot_process import Analysed
from overworld.server.settings import Settings
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused
from overworld.server.table.options import BOT, HERE, ONLINE, Options, SeatOption
from overworld.server.table.reducer import game_of
from overworld.server.table.table import PLAYING, Table
from overworld.server.table.traces import nameless

_TOP = 5  # moves in the answer to an analysis
MOST_STEPS = 500
"""The views in one answer: about 1.5 MB, or 40 kB compressed."""
_EFFORT = 6  # level of gzip; higher levels save no more


class Imported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to import."""

    record: str


class Forked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a fork begins, the seat of the player, and the bot of the other seats."""

    step: int
    seat: SeatNumber = 0
    bot: str = "flint"


class AnalysisWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for an analysis in milliseconds; the server has a limit."""

    ms: Annotated[int, msgspec.Meta(ge=1, le=60_000)] = 1000


class Steps(msgspec.Struct, frozen=True):
    """The views of a game step by step; ask again for the steps up to `last` that are missing."""

    first: int
    """The step of the first view."""
    last: int
    """The last step of the game."""
    views: list[View]


@get(f"{PREFIX}/tables/{{code:str}}/steps", responses=ERRORS, summary="The views of all steps")
async def get_steps(
    request: Request[Any, Any, Any],
    code: Code,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[Steps]:
    """Return the views after step `first` and after each later step."""
    room, node = await room_of(request, code), node_of(request)
    game = game_at(room, first)
    accepted = encoding_for(request.headers.get("accept-encoding", ""), {"gzip": gzip})
    written: Any = await node.hub.offload.run(
        address_of(request.scope),
        _answer_of,
        game.copy(),
        first,
        room.table.options.odds,
        accepted == "gzip",
    )
    headers = {"vary": "accept-encoding"}
    if accepted == "gzip":
        headers["content-encoding"] = "gzip"
    return Response(written, headers=headers, media_type="application/json")


def _answer_of(game: Game, first: int, odds: bool, compressed: bool) -> bytes:
    written = msgspec.json.encode(steps_of(game, first, odds=odds))
    return gzip.compress(written, _EFFORT) if compressed else written


def steps_of(game: Game, first: int, *, odds: bool = True, most: int = MOST_STEPS) -> Steps:
    """Return the views after step `first` and each later step; this undoes the given game.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> found = steps_of(game.copy(), 3, most=10)
    >>> found.first, len(found.views), found.last == game.step_number
    (3, 10, True)
    """
    last = game.step_number
    while game.step_number >= first + most:
        game.undo()
    views = [view_of(game, odds=odds)]
    while game.step_number > first:
        game.undo()
        views.append(view_of(game, odds=odds))
    return Steps(first, last, views[::-1])


@post(
    f"{PREFIX}/tables/{{code:str}}/steps/{{step:int}}/analysis",
    responses=ERRORS,
    status_code=200,
    summary="What the search thinks of a step",
)
async def analyse_step(
    request: Request[Any, Any, Any],
    code: Code,
    step: FromPath[int],
    data: JSONBody[AnalysisWanted],
) -> Analysed:
    """Estimate the best moves; if hints are off, only in finished games."""
    node, owner, address = node_of(request), owner_of(request), address_of(request.scope)
    check_origin(request, node.settings)
    if not owner:
        raise Refused("no_secret")
    room = await room_of(request, code)
    game = game_at(room, step)
    if room.table.status == PLAYING and not room.table.options.hints_on:
        raise Refused("option_off", option="hints")
    node.accounts.check_analysis(owner, address, spectator_bucket(node, room.table.code, owner))
    position = await node.hub.offload.run(address, _position_at, game.copy(), step)
    if not position:
        raise Refused("no_step", most=game.step_number)
    budget = min(data.ms, node.settings.analysis_ms)
    return await node.analyses.ask(position, budget, _TOP, address, room.table.options.box)


def _position_at(game: Game, step: int) -> str:
    """Return the position after a step; empty if it is no player's turn."""
    while game.step_number > step:
        game.undo()
    return "" if game.turn in (None, CHANCE) else game.position


@get(
    f"{PREFIX}/tables/{{code:str}}/record",
    responses=ERRORS,
    summary="The record of a game",
    media_type="text/plain",
)
async def get_record(request: Request[Any, Any, Any], code: Code) -> Response[str]:
    """Return the record of the game so far as a file."""
    room, node = await room_of(request, code), node_of(request)
    game_at(room, 0)
    owner, address = owner_of(request), address_of(request.scope)
    record = await node.hub.transcripts.record(room, owner, address)
    name = f'attachment; filename="{room.table.code}.ogn"'
    return Response(record, headers={"content-disposition": name})


@post(f"{PREFIX}/records", responses=ERRORS, summary="Import a record")
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[Imported]
) -> Response[Made]:
    """Create a table where players can replay and fork the game of a record."""
    may_make(request)
    node, address = node_of(request), address_of(request.scope)
    try:
        game = await node.hub.offload.run(address, _game_of, data.record, node.hub.boxes)
    except NotationError as error:
        node.accounts.made_table(address)  # a bad record costs as much as a table
        raise Refused("bad_record", reason=str(error)[:200]) from error
    _check_length(game.step_number, node.settings)
    box = "" if game.components == node.hub.box else game.components.name
    seats = tuple(SeatOption(HERE, board=colour) for colour in game.colours)
    options = Options(seats, box=box)
    return await make(request, options, record=data.record)


def _game_of(record: str, boxes: tuple[Components, ...]) -> Game:
    """Return the game of a record with the box that it names, else with the first box."""
    named = [box for box in boxes if f'"{box.name}"' in record]
    return game_of(record, named[0] if named else boxes[0])


@post(f"{PREFIX}/tables/{{code:str}}/fork", responses=ERRORS, summary="Try from here")
async def fork_table(
    request: Request[Any, Any, Any], code: Code, data: JSONBody[Forked]
) -> Response[Made]:
    """Make a table that continues from a step against bots; the first one stays as it is."""
    may_make(request)
    room, node = await room_of(request, code), node_of(request)
    game = game_at(room, data.step)
    _check_fork(room.table, owner_of(request))
    _check_length(game.step_number, node.settings)
    if not 0 <= data.seat < len(game.colours):
        raise Refused("malformed", field="seat")
    seats = tuple(
        SeatOption(HERE, board=colour)
        if number == data.seat
        else SeatOption(BOT, bot=data.bot, board=colour)
        for number, colour in enumerate(game.colours)
    )
    owner, address = owner_of(request), address_of(request.scope)
    record = nameless(await node.hub.transcripts.record(room, owner, address))
    options = Options(seats, hints=True, box=room.table.options.box)
    return await make(request, options, record=record, step=data.step, origin=room.table.code)


def _check_fork(table: Table, owner: str) -> None:
    """Refuse to fork a running game without hints, because the fork would give hints.

    If hints are off only because several people play, they may fork if they share one browser.
    """
    if table.status != PLAYING or table.archived or table.options.hints_on:
        return
    alone = {seat.owner for seat in table.seats if seat.kind in (HERE, ONLINE)} == {owner}
    if table.options.hints is not None or not alone:
        raise Refused("option_off", option="fork")


def _check_length(entries: int, settings: Settings) -> None:
    """Refuse long games, which cost time whenever a client opens their table."""
    if entries > settings.max_entries:
        raise Refused("bad_record", reason=f"{entries} entries, {settings.max_entries} at most")


RECORD_HANDLERS: list[HTTPRouteHandler] = [get_steps, analyse_step, get_record, fork_table]
"""All handlers of this module except `import_record`, whose body may be longer."""


def import_route(settings: Settings) -> Router:
    """Return the route of `import_record`, with its own limit of the body."""
    return Router(
        "/",
        route_handlers=[import_record],
        request_max_body_size=settings.max_record + settings.max_message,
    )
