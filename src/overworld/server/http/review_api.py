"""HTTP routes of the review of an ended game: its state, decisions tried out, and notes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.params import FromPath, JSONBody

from overworld.game import Game
from overworld.play.view import View, view_of
from overworld.review.findings import BetterReason
from overworld.review.retry import Grade, judge_try, known_value
from overworld.server.http.requests import (
    TABLE,
    ApiRequest,
    Code,
    api_delete,
    api_get,
    api_post,
    api_put,
    game_at,
)
from overworld.server.hub.messages import Note
from overworld.server.hub.postgame import read_notes, remove_note, write_note
from overworld.server.hub.reviews import ReviewState
from overworld.server.hub.worker_process import value_position
from overworld.server.table.actions import SeatNumber
from overworld.server.table.errors import Refused


@api_post(f"{TABLE}/review", status_code=200, summary="Have a game reviewed")
async def ask_review(request: ApiRequest, code: Code) -> ReviewState:
    """Request the review of an ended game, or return its state; the server stores it.

    Only clients with a secret may ask, once for each game.
    """
    if not request.owner:
        raise Refused("no_secret")
    room, reviews = await request.room(code), request.node.reviews
    request.refuse_secret(room)
    game_at(room)
    if not room.table.ended:
        raise Refused("not_over")
    current = await reviews.state(room.table.code)
    if current.state not in ("none", "failed"):
        return current
    request.check_limit("review", room)
    return await reviews.ask(room.table.code, request.address)


@api_get(f"{TABLE}/review", summary="The review of a game")
async def get_review(request: ApiRequest, code: Code) -> ReviewState:
    """Return the review of a game or its state, without requesting one."""
    room = await request.room(code)
    return await request.node.reviews.state(room.table.code)


# ---------------------------------------------------------------- tries


class TryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision to try out at a step of a reviewed game."""

    move: Annotated[str, msgspec.Meta(max_length=40)]


class TriedMove(msgspec.Struct, frozen=True):
    """How good a tried decision is: its grade and win shares, and the view after it."""

    grade: Grade
    share: float
    """The win share of the deciding player after it."""
    best: float
    """The win share after the best decision."""
    played: float
    """The win share after the decision in the game."""
    margin: float
    """The loss against the best decision up to which another one is as good."""
    reason: BetterReason | None
    """The advantage of the best decision over a worse one, or its own reason; else None."""
    view: View


@api_post(
    f"{TABLE}/steps/{{step:int}}/try", status_code=200, summary="How good another decision is"
)
async def try_move(
    request: ApiRequest, code: Code, step: FromPath[int], data: JSONBody[TryRequest]
) -> TriedMove:
    """Judge another decision at a step, as the review would; this changes no game.

    It uses the same search as the review and counts as an analysis.
    """
    if not request.owner:
        raise Refused("no_secret")
    room = await request.room(code)
    request.refuse_secret(room)
    game = game_at(room, step).copy()
    if not room.table.ended:
        raise Refused("not_over")
    request.check_limit("analysis", room)
    review = await request.node.reviews.finished(room.table.code)
    at = step - review.start if review else -1
    if review is None or not 0 <= at < len(review.steps) or not review.steps[at].best:
        raise Refused("no_step", most=game.step_number)
    seat = review.steps[at].seat or 0
    position, view = await request.offload(_tried, game, step, data.move)
    shares = known_value(review, step, data.move)
    if shares is None:
        asked = (position, data.move, review.bot, review.simulations, room.table.options.box)
        analyses = request.node.analyses
        shares = await analyses.ask(request.address, 0, value_position, *asked)
    grade, reason = await request.offload(judge_try, game, review, step, data.move, shares)
    return TriedMove(
        grade,
        shares[seat],
        review.steps[at].after[seat],
        review.values[step + 1][seat],
        review.steps[at].margin,
        reason,
        view,
    )


def _tried(game: Game, step: int, move: str) -> tuple[str, View]:
    """Take a game back to a step; return its position, and the view after a move there."""
    game.undo_to(step)
    ahead = game.copy()
    try:
        ahead.play(move)
    except (ValueError, TypeError) as error:  # an illegal move is a ValueError
        raise Refused("bad_move", reason=str(error)[:200]) from error
    return game.position, view_of(ahead)


# ---------------------------------------------------------------- notes


class NoteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note about a step; an empty text removes the author's note."""

    text: str


@api_get(f"{TABLE}/notes", summary="Notes about a game")
async def get_notes(request: ApiRequest, code: Code) -> list[Note]:
    """Return the notes about the steps of a game."""
    room = await request.room(code)
    return await read_notes(request.hub, room.table.code)


@api_put(f"{TABLE}/steps/{{step:int}}/note", summary="Note something about a step")
async def put_note(
    request: ApiRequest, code: Code, step: FromPath[int], data: JSONBody[NoteRequest]
) -> list[Note]:
    """Store your note about a step of an ended game; an empty text removes it.

    The host and players with a seat may write notes, if they may chat (`muted`, `option_off`).
    """
    room = await request.room(code)
    request.check_limit("change", room)
    return await write_note(request.hub, room, request.owner, step, data.text)


@api_delete(
    f"{TABLE}/steps/{{step:int}}/note", status_code=200, summary="Remove the note of a seat"
)
async def delete_note(
    request: ApiRequest, code: Code, step: FromPath[int], seat: SeatNumber
) -> list[Note]:
    """Remove the note of a seat about a step, for the host; returns the notes that are left.

    `seat` is the seat of its author.
    """
    room = await request.room(code)
    request.check_limit("change", room)
    return await remove_note(request.hub, room, request.owner, step, seat)
