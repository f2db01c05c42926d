"""HTTP routes of the game of a table: views, previews, analyses, records and forks."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, Router
from litestar.params import FromPath, JSONBody, QueryParameter

from overworld.components import Box
from overworld.errors import NotationError
from overworld.game import CHANCE, Game, Refusal
from overworld.play.preview import BuildPreview, preview_of, previews_of
from overworld.play.view import View, step_view, view_of, why_of
from overworld.server.http.requests import (
    PREFIX,
    TABLE,
    ApiRequest,
    Code,
    CreatedTable,
    api_get,
    api_post,
    game_at,
)
from overworld.server.http.static import encoding_for
from overworld.server.hub.room import Room
from overworld.server.hub.worker_process import Analysed, analyse_position
from overworld.server.settings import Settings
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused
from overworld.server.table.options import BOT, HERE, ONLINE, Options, SeatOption
from overworld.server.table.personal_data import nameless
from overworld.server.table.reducer import read_game
from overworld.server.table.table import PLAYING, Table

_TOP = 8  # moves in the answer to an analysis
MAX_STEPS = 500
"""The views in one answer: about 1.5 MB, or 40 kB compressed."""
_GZIP_LEVEL = 6  # higher levels save no more
DEFAULT_BOT = "flint"
"""The opponent in place of a person in a fork."""

_Result = TypeVar("_Result")

MoveText = Annotated[str, QueryParameter(max_length=40)]
CellText = Annotated[str, QueryParameter(max_length=2)]
StepNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
"""The step of a replay; without it, a route is about the present."""


class ImportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to import."""

    record: str


class ForkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a fork begins, the seat of the player, and the bot of the other seats.

    Without a bot, the opponents stay the same, and `DEFAULT_BOT` plays for people.
    """

    step: int
    seat: SeatNumber = 0
    bot: str = ""


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time for an analysis in milliseconds; the server has a limit."""

    ms: Annotated[int, msgspec.Meta(ge=1, le=60_000)] = 1000


class Steps(msgspec.Struct, frozen=True):
    """The views of a game step by step; ask again for the steps up to `last` that are missing."""

    first: int
    """The step of the first view."""
    last: int
    """The last step of the game."""
    views: list[View]


@api_get(f"{TABLE}/steps/{{step:int}}", summary="The view after some steps")
async def get_step(request: ApiRequest, code: Code, step: FromPath[int]) -> View:
    """Return the view after this many steps."""
    room = await request.room(code)
    return step_view(game_at(room, step), step, odds=room.table.options.odds)


@api_get(f"{TABLE}/preview", summary="What a build would change")
async def get_preview(request: ApiRequest, code: Code, move: MoveText) -> BuildPreview:
    """Return what a build would cost and change.

    `move` is a build that is legal now.
    """
    return _of_move(preview_of, game_at(await request.room(code)), move)


@api_get(f"{TABLE}/previews", summary="What all builds of a building would change")
async def get_previews(
    request: ApiRequest, code: Code, at: CellText, step: StepNumber = None
) -> list[BuildPreview]:
    """Return what each legal build of the building in a cell would cost and change.

    `at` is the cell. The answer has one preview for each space, and is empty if no build is legal.
    With `step`, it is about that step of the replay.
    """
    return _of_move(previews_of, _game_after(await request.room(code), step), at)


@api_get(f"{TABLE}/why", summary="Why a decision is not legal now")
async def get_why(
    request: ApiRequest, code: Code, move: MoveText, step: StepNumber = None
) -> Refusal | None:
    """Return why a move is illegal; null if it is legal.

    `move` is any decision. With `step`, the answer is about that step of the replay.
    """
    return _of_move(why_of, _game_after(await request.room(code), step), move)


def _game_after(room: Room, step: int | None) -> Game:
    """Return the game of a table, or a copy of it after a step."""
    if step is None:
        return game_at(room)
    then = game_at(room, step).copy()
    then.undo_to(step)
    return then


def _of_move(question: Callable[[Game, str], _Result], game: Game, move: str) -> _Result:
    try:
        return question(game, move)
    except ValueError as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error


# ---------------------------------------------------------------- all steps, and analyses


@api_get(f"{TABLE}/steps", summary="The views of all steps")
async def get_steps(
    request: ApiRequest, code: Code, first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0
) -> Response[Steps]:
    """Return the views after step `first` and after each later step.

    The answer has at most 500 views. It is compressed with `gzip` if the client accepts that: a
    whole game is about 30 kB.
    """
    room = await request.room(code)
    game, odds = game_at(room, first).copy(), room.table.options.odds
    accepted = encoding_for(request.headers.get("accept-encoding", ""), {"gzip": gzip})
    compressed, headers = accepted == "gzip", {"vary": "accept-encoding"}
    if compressed:
        headers["content-encoding"] = "gzip"
    encoded: Any = await request.offload(_encoded_steps, game, first, odds, compressed)
    return Response(encoded, headers=headers, media_type="application/json")


def _encoded_steps(game: Game, first: int, odds: bool, compressed: bool) -> bytes:
    encoded = msgspec.json.encode(collect_steps(game, first, odds=odds))
    return gzip.compress(encoded, _GZIP_LEVEL) if compressed else encoded


def collect_steps(game: Game, first: int, *, odds: bool = True, limit: int = MAX_STEPS) -> Steps:
    """Return the views after step `first` and each later step; this undoes the given game.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2)
    >>> game.deal(random.Random(7))
    >>> steps = collect_steps(game.copy(), 3, limit=10)
    >>> steps.first, len(steps.views), steps.last == game.step_number
    (3, 10, True)
    """
    last = game.step_number
    game.undo_to(min(last, first + limit - 1))
    views = [view_of(game, odds=odds)]
    while game.step_number > first:
        game.undo()
        views.append(view_of(game, odds=odds))
    return Steps(first, last, views[::-1])


@api_post(
    f"{TABLE}/steps/{{step:int}}/analysis",
    status_code=200,
    summary="What the search thinks of a step",
)
async def analyse_step(
    request: ApiRequest, code: Code, step: FromPath[int], data: JSONBody[AnalysisRequest]
) -> Analysed:
    """Estimate the best moves; if hints are off, only in finished games.

    Only clients with a secret may ask. `ms` is at most 60000, and the server cuts it to its limit
    `analysis_ms`.
    """
    if not request.owner:
        raise Refused("no_secret")
    room = await request.room(code)
    request.refuse_secret(room)
    game = game_at(room, step)
    if room.table.status == PLAYING and not room.table.options.hints_on:
        raise Refused("option_off", option="hints")
    request.check_limit("analysis", room)
    position = await request.offload(_position_at, game.copy(), step)
    if not position:
        raise Refused("no_step", most=game.step_number)
    ms, box = min(data.ms, request.node.settings.analysis_ms), room.table.options.box
    asked = (position, ms, _TOP, box)
    return await request.node.analyses.ask(request.address, ms / 1000, analyse_position, *asked)


def _position_at(game: Game, step: int) -> str:
    """Return the position after a step; empty if it is no player's turn."""
    game.undo_to(step)
    return "" if game.turn in (None, CHANCE) else game.position


# ---------------------------------------------------------------- records and forks


@api_get(f"{TABLE}/record", summary="The record of a game", media_type="text/plain")
async def get_record(request: ApiRequest, code: Code) -> Response[str]:
    """Return the record of the game so far as a file."""
    room = await request.room(code)
    request.refuse_secret(room)
    game_at(room)
    record = await request.record(room)
    name = f'attachment; filename="{room.table.code}.ogn"'
    return Response(record, headers={"content-disposition": name})


@api_post(f"{PREFIX}/records", summary="Import a record")
async def import_record(
    request: ApiRequest, data: JSONBody[ImportRequest]
) -> Response[CreatedTable]:
    """Create a table where players can replay and fork the game of a record.

    The body may be as long as the limit `max_record`.
    """
    request.node.limits.check_new_table(request.address)
    node = request.node
    try:
        game = await request.offload(_read_record, data.record, node.hub.boxes)
    except NotationError as error:
        node.limits.charge_table(request.address)  # a bad record costs as much as a table
        raise Refused("bad_record", reason=str(error)[:200]) from error
    _check_length(game.step_number, node.settings)
    box = "" if game.box == node.hub.box else game.box.name
    seats = tuple(SeatOption(HERE, board=colour) for colour in game.colours)
    return await request.create_table(Options(seats, box=box), record=data.record)


def _read_record(record: str, boxes: tuple[Box, ...]) -> Game:
    """Return the game of a record with the box that it names, else with the first box."""
    named = [box for box in boxes if f'"{box.name}"' in record]
    return read_game(record, named[0] if named else boxes[0])


@api_post(f"{TABLE}/fork", summary="Try from here")
async def fork_table(
    request: ApiRequest, code: Code, data: JSONBody[ForkRequest]
) -> Response[CreatedTable]:
    """Make a table that continues from a step against bots; the first one stays as it is.

    The steps before it stay in the log. The other seats have the same bots, or `bot`. While a
    game lasts, this needs the option `hints`, or people who share one browser and did not switch
    hints off.
    """
    request.node.limits.check_new_table(request.address)
    room = await request.room(code)
    request.refuse_secret(room)
    game = game_at(room, data.step)
    _check_fork(room.table, request.owner)
    _check_length(game.step_number, request.node.settings)
    if not 0 <= data.seat < len(game.colours):
        raise Refused("malformed", field="seat")
    seats = tuple(
        SeatOption(HERE, board=colour)
        if number == data.seat
        else SeatOption(BOT, bot=data.bot or _bot_of(room.table, number), board=colour)
        for number, colour in enumerate(game.colours)
    )
    record = nameless(await request.record(room))
    options, origin = Options(seats, hints=True, box=room.table.options.box), room.table.code
    return await request.create_table(options, record=record, step=data.step, origin=origin)


def _bot_of(table: Table, seat: int) -> str:
    """Return the bot of a seat, or `DEFAULT_BOT` if a person has it."""
    option = table.seats[seat].option
    return option.bot if option.kind == BOT else DEFAULT_BOT


def _check_fork(table: Table, owner: str) -> None:
    """Refuse to fork a running game without hints, because the fork would give hints.

    If hints are off only because several people play, they may fork if they share one browser.
    """
    if table.status != PLAYING or table.archived or table.options.hints_on:
        return
    alone = {seat.owner for seat in table.seats if seat.kind in (HERE, ONLINE)} == {owner}
    if table.options.hints is not None or not alone:
        raise Refused("option_off", option="fork")


def _check_length(steps: int, settings: Settings) -> None:
    """Refuse long games, which cost time whenever a client opens their table."""
    if steps > settings.max_entries:
        raise Refused("bad_record", reason=f"{steps} steps, {settings.max_entries} at most")


def import_route(settings: Settings) -> Router:
    """Return the route of `import_record`, with its own limit of the body."""
    return Router(
        "/",
        route_handlers=[import_record],
        request_max_body_size=settings.max_record + settings.max_message,
    )
