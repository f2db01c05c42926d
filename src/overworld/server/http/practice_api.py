"""HTTP routes of lessons and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody

from overworld.play.lessons import Lesson, LessonInfo, all_lessons, load_lesson
from overworld.play.practice import LEARNER
from overworld.play.puzzles import Puzzle, PuzzleInfo, all_puzzles, load_puzzle
from overworld.server.http.requests import CACHED, PREFIX, ApiRequest, api_get, api_post
from overworld.server.hub.messages import SeatInfo, TableInfo
from overworld.server.table.errors import Refused
from overworld.server.table.options import BOT, HERE, Options, SeatOption

_OPPONENT = "pebble"

_Info = TypeVar("_Info", LessonInfo, PuzzleInfo)


class LessonAtTable(Lesson, frozen=True):
    """A lesson with the table that it is shown at."""

    info: TableInfo


class PuzzleAtTable(Puzzle, frozen=True):
    """A puzzle with the table that it is shown at."""

    info: TableInfo


class PuzzleAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a player's first try at a puzzle."""

    found: bool


@cache
def _lesson(number: int) -> LessonAtTable:
    lesson = load_lesson(number)
    return LessonAtTable(**msgspec.structs.asdict(lesson), info=_table_info(lesson.colours))


@cache
def _puzzle(number: int) -> PuzzleAtTable:
    puzzle = load_puzzle(number)
    return PuzzleAtTable(**msgspec.structs.asdict(puzzle), info=_table_info(puzzle.colours))


def _table_info(colours: tuple[str, ...]) -> TableInfo:
    """Return a table of the learner and a bot, which exists only in the browser."""
    seats = tuple(
        SeatOption(HERE, board=colour) if seat == LEARNER else SeatOption(BOT, _OPPONENT, colour)
        for seat, colour in enumerate(colours)
    )
    return TableInfo(
        code="",
        status="playing",
        options=Options(seats, undo=False, hints=False, chat=False),
        seats=[SeatInfo(seat.kind, seat.board, "", True, bot=seat.bot) for seat in seats],
        host_seat=None,
        created=0,
        grace=0,
    )


@api_get(f"{PREFIX}/lessons", responses=CACHED, summary="The lessons")
async def get_lessons(request: ApiRequest) -> Response[list[LessonInfo]]:
    """Return the lessons in order, without the last one, which is a real game.

    The answer has an `ETag`.
    """
    return request.cached(all_lessons(request.hub.box))


@api_get(f"{PREFIX}/lessons/{{number:int}}", responses=CACHED, summary="A lesson")
async def get_lesson(request: ApiRequest, number: FromPath[int]) -> Response[LessonAtTable]:
    """Return a lesson with all its steps.

    Numbers begin with 0. The answer has an `ETag`.
    """
    _numbered(number, all_lessons(request.hub.box))
    return request.cached(_lesson(number))


@api_get(f"{PREFIX}/puzzles", responses=CACHED, summary="The puzzles")
async def get_puzzles(request: ApiRequest) -> Response[list[PuzzleInfo]]:
    """Return the puzzles in order, with how many players solved them.

    The answer has an `ETag`.
    """
    return request.cached(await request.node.statistics.puzzles())


@api_get(f"{PREFIX}/puzzles/{{number:int}}", responses=CACHED, summary="A puzzle")
async def get_puzzle(request: ApiRequest, number: FromPath[int]) -> Response[PuzzleAtTable]:
    """Return a puzzle with every line of play.

    Numbers begin with 1. The answer has an `ETag`.
    """
    _numbered(number, all_puzzles(request.hub.box))
    return request.cached(_puzzle(number))


@api_post(f"{PREFIX}/puzzles/{{number:int}}/tries", status_code=200, summary="Count a try")
async def count_try(
    request: ApiRequest, number: FromPath[int], data: JSONBody[PuzzleAttempt]
) -> PuzzleInfo:
    """Count your first try at a puzzle; the server does not keep who it was."""
    node = request.node
    puzzle = _numbered(number, all_puzzles(node.hub.box))
    node.limits.check("change", request.owner, request.address)
    await node.statistics.count_try(puzzle, data.found)
    return _numbered(number, await node.statistics.puzzles())


def _numbered(number: int, items: Sequence[_Info]) -> _Info:
    """Return the lesson or puzzle with a number; raise `Refused` if there is none."""
    for item in items:
        if item.number == number:
            return item
    raise Refused("no_route")
