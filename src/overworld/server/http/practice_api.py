"""HTTP routes of lessons and puzzles; a browser can cache each one as a whole."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from overworld.play.lessons import Lesson, LessonInfo, all_lessons, lesson_of
from overworld.play.practice import LEARNER
from overworld.play.puzzles import Puzzle, PuzzleInfo, all_puzzles, puzzle_of
from overworld.server.http.etag import etag_of, is_known
from overworld.server.http.identity import address_of, owner_of
from overworld.server.http.origin import check_origin
from overworld.server.hub.messages import Error, SeatInfo, TableInfo
from overworld.server.hub.node import Node
from overworld.server.store import Unavailable
from overworld.server.table.errors import Refused
from overworld.server.table.options import BOT, HERE, Options, SeatOption

_RIVAL = "pebble"
_ANSWERS = {
    304: ResponseSpec(None, description="Your copy is up to date."),
    **{
        status: ResponseSpec(Error, description="A documented error.", generate_examples=False)
        for status in (400, 404, 405, 413, 429, 500, 503)
    },
}


class LessonAtTable(Lesson, frozen=True):
    """A lesson with the table that it is shown at."""

    info: TableInfo


class PuzzleAtTable(Puzzle, frozen=True):
    """A puzzle with the table that it is shown at."""

    info: TableInfo


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a player's first try at a puzzle."""

    found: bool


@cache
def _lesson(number: int) -> LessonAtTable:
    found = lesson_of(number)
    return LessonAtTable(**msgspec.structs.asdict(found), info=_table(found.colours))


@cache
def _puzzle(number: int) -> PuzzleAtTable:
    found = puzzle_of(number)
    return PuzzleAtTable(**msgspec.structs.asdict(found), info=_table(found.colours))


def _table(colours: tuple[str, ...]) -> TableInfo:
    """Return a table of the learner and a bot, which exists only on the page."""
    seats = tuple(
        SeatOption(HERE, board=colour) if seat == LEARNER else SeatOption(BOT, _RIVAL, colour)
        for seat, colour in enumerate(colours)
    )
    return TableInfo(
        code="",
        status="playing",
        options=Options(seats, undo=False, hints=False, chat=False),
        seats=[SeatInfo(one.kind, one.board, "", True, bot=one.bot) for one in seats],
        host_seat=None,
        created=0,
        grace=0,
    )


def practice_routes(prefix: str) -> list[HTTPRouteHandler]:
    """Return the routes below a prefix."""

    @get(f"{prefix}/lessons", responses=_ANSWERS, summary="The lessons")
    async def get_lessons(request: Request[Any, Any, Any]) -> Response[list[LessonInfo]]:
        """Return the lessons in order, without the last one, which is a real game."""
        return _answer(request, all_lessons(_node(request).hub.box))

    @get(f"{prefix}/lessons/{{number:int}}", responses=_ANSWERS, summary="A lesson")
    async def get_lesson(
        request: Request[Any, Any, Any], number: FromPath[int]
    ) -> Response[LessonAtTable]:
        """Return a lesson with all its steps."""
        if number not in [one.number for one in all_lessons(_node(request).hub.box)]:
            raise Refused("no_route")
        return _answer(request, _lesson(number))

    @get(f"{prefix}/puzzles", responses=_ANSWERS, summary="The puzzles")
    async def get_puzzles(request: Request[Any, Any, Any]) -> Response[list[PuzzleInfo]]:
        """Return the puzzles in order, with how many players solved them."""
        return _answer(request, await _rated(_node(request)))

    @get(f"{prefix}/puzzles/{{number:int}}", responses=_ANSWERS, summary="A puzzle")
    async def get_puzzle(
        request: Request[Any, Any, Any], number: FromPath[int]
    ) -> Response[PuzzleAtTable]:
        """Return a puzzle with every line of play."""
        if number not in [one.number for one in all_puzzles(_node(request).hub.box)]:
            raise Refused("no_route")
        return _answer(request, _puzzle(number))

    @post(
        f"{prefix}/puzzles/{{number:int}}/tries",
        responses=_ANSWERS,
        status_code=200,
        summary="Count a try",
    )
    async def count_try(
        request: Request[Any, Any, Any], number: FromPath[int], data: JSONBody[Tried]
    ) -> PuzzleInfo:
        """Count your first try at a puzzle; the server does not keep who it was."""
        node = _node(request)
        check_origin(request, node.settings)
        puzzle = next((one for one in all_puzzles(node.hub.box) if one.number == number), None)
        if puzzle is None:
            raise Refused("no_route")
        node.accounts.check_change(owner_of(request), address_of(request.scope), "")
        await node.store.count_try(puzzle.name, data.found)
        return (await _rated(node))[number - 1]

    return [get_lessons, get_lesson, get_puzzles, get_puzzle, count_try]


async def _rated(node: Node) -> list[PuzzleInfo]:
    """Return the puzzles with their tries, or without them if the store is unavailable."""
    try:
        counted = await node.store.tries()
    except Unavailable:
        counted = {}
    return [
        msgspec.structs.replace(one, tries=tries, found=found)
        for one in all_puzzles(node.hub.box)
        for tries, found in [counted.get(one.name, (0, 0))]
    ]


def _node(request: Request[Any, Any, Any]) -> Node:
    node: Node = request.app.state.node
    return node


def _answer(request: Request[Any, Any, Any], content: Any) -> Response[Any]:
    """Return a response with an ETag, or 304 if the browser has it."""
    headers = {"etag": etag_of(msgspec.json.encode(content)), "cache-control": "no-cache"}
    if is_known(request.headers.get("if-none-match"), headers["etag"]):
        return Response(None, status_code=304, headers=headers)
    return Response(content, headers=headers)
