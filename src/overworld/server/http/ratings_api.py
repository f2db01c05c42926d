"""HTTP routes of ratings."""

from __future__ import annotations

from litestar import Response

from overworld.server.http.requests import PREFIX, TABLE, ApiRequest, Code, api_get
from overworld.server.hub.ratings import GameRating, Ladder
from overworld.server.table.errors import Refused

_PRIVATE = {"cache-control": "no-store"}


@api_get(f"{PREFIX}/ladder", summary="The ladder")
async def get_ladder(request: ApiRequest) -> Response[Ladder]:
    """Return players by their ratings, with the bots as fixed marks.

    A node computes the ladder at most once a minute. It has players with a name who were here in
    the last 60 days. Players whose ratings are provisional have no place and no rating.
    """
    return Response(await request.node.ratings.ladder(request.owner), headers=_PRIVATE)


@api_get(f"{TABLE}/rating", summary="Your rating after a game")
async def get_game_rating(request: ApiRequest, code: Code) -> Response[GameRating]:
    """Return how a game that is over changed your rating, or why it is not rated."""
    room = await request.room(code)
    if not room.table.ended:
        raise Refused("not_over")
    answer = await request.node.ratings.of_game(room.table.code, request.owner)
    return Response(answer, headers=_PRIVATE)
