"""The routes of lessons and puzzles: each whole in one answer, so that a browser can keep it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from overworld.server.http.etag import etag_of, is_known
from overworld.server.hub.messages import Error
from overworld.server.hub.node import Node
from overworld.server.lessons import Lesson, LessonInfo, all_lessons, lesson_of
from overworld.server.puzzles import Puzzle, PuzzleInfo, all_puzzles, puzzle_of
from overworld.server.room.errors import Refused

_ANSWERS = {
    304: ResponseSpec(None, description="It is what you have."),
    **{
        status: ResponseSpec(Error, description="A documented error.", generate_examples=False)
        for status in (400, 404, 405, 413, 429, 500, 503)
    },
}


def practice_routes(prefix: str) -> list[HTTPRouteHandler]:
    """The routes below a prefix."""

    @get(f"{prefix}/lessons", responses=_ANSWERS, summary="The lessons")
    async def get_lessons(request: Request[Any, Any, Any]) -> Response[list[LessonInfo]]:
        """The lessons in their order, without the last one, which is a real game."""
        return _answer(request, all_lessons(_node(request).host.box))

    @get(f"{prefix}/lessons/{{number:int}}", responses=_ANSWERS, summary="A lesson")
    async def get_lesson(request: Request[Any, Any, Any], number: int) -> Response[Lesson]:
        """A lesson with everything that is shown and asked in it."""
        if number not in [one.number for one in all_lessons(_node(request).host.box)]:
            raise Refused("no_route")
        return _answer(request, lesson_of(number))

    @get(f"{prefix}/puzzles", responses=_ANSWERS, summary="The puzzles")
    async def get_puzzles(request: Request[Any, Any, Any]) -> Response[list[PuzzleInfo]]:
        """The puzzles in their order."""
        return _answer(request, all_puzzles(_node(request).host.box))

    @get(f"{prefix}/puzzles/{{number:int}}", responses=_ANSWERS, summary="A puzzle")
    async def get_puzzle(request: Request[Any, Any, Any], number: int) -> Response[Puzzle]:
        """A puzzle with every way through it."""
        if number not in [one.number for one in all_puzzles(_node(request).host.box)]:
            raise Refused("no_route")
        return _answer(request, puzzle_of(number))

    return [get_lessons, get_lesson, get_puzzles, get_puzzle]


def _node(request: Request[Any, Any, Any]) -> Node:
    node: Node = request.app.state.node
    return node


def _answer(request: Request[Any, Any, Any], content: Any) -> Response[Any]:
    """An answer that is not sent again to who has it; it changes only with the server."""
    headers = {"etag": etag_of(msgspec.json.encode(content)), "cache-control": "no-cache"}
    if is_known(request.headers.get("if-none-match"), headers["etag"]):
        return Response(None, status_code=304, headers=headers)
    return Response(content, headers=headers)
