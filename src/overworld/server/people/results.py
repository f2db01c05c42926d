"""The result of a finished game: a few facts for each seat, on which all rankings are based.

The store writes a result together with the event that ends the game. `result_from_log` computes
the same result from the log of the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from overworld.components import Box
from overworld.game import Game
from overworld.game.kernel import decoded_state_of
from overworld.rules.state import BLOCK_KINDS
from overworld.server.table.events import Event
from overworld.server.table.options import BOT, parse_day
from overworld.server.table.reducer import apply
from overworld.server.table.table import OVER, Seat, Table

OUTSIDE_BOT = "outside"
"""The bot in the result of a seat that a program played with a token."""

_GHOST = "ghost "


def new_ghost() -> str:
    """Return a random owner for a person whose data was erased."""
    return _GHOST + secrets.token_hex(8)


def is_ghost(owner: str) -> bool:
    """Return whether an owner stands for a person whose data was erased."""
    return owner.startswith(_GHOST)


class SeatResult(msgspec.Struct, frozen=True):
    """The result of one seat."""

    seat: int
    owner: str
    """The person's hash, a ghost, or empty for a bot."""
    bot: str
    """The bot that the seat had from the start; empty for a person."""
    place: int
    """The place by the rules, from 1; tied seats share the better place."""
    xp: int
    lead: int
    """The XP above the best other seat; negative behind it."""
    kept: bool
    """Whether the person finished the game without resigning and without a bot in their place."""
    mu: float | None = None
    """The rating before the game; None for a seat that is not rated."""
    sigma: float | None = None
    excused: bool = False
    """Whether a person who did not finish the game is not blamed for it."""


UNRATED, ASKED, RATED, FEW_NAMES, TOO_OFTEN = range(5)
"""Whether a result is rated.

The players did not ask for it; they did, and the store has not decided; it is; fewer than two
people count; the same people played too many rated games in a week.
"""


class Result(msgspec.Struct, frozen=True):
    """The result of a game."""

    ended: int
    """Milliseconds since 1970."""
    box: str
    size: int
    deal: str
    """The day of a try at the deal of the day, or such a deal of an older version; else empty."""
    seats: tuple[SeatResult, ...]
    rated: int = UNRATED
    """`UNRATED` or another one of these."""


def result_of(table: Table, ghost: Callable[[], str] = new_ghost) -> Result | None:
    """Return the result of a table's game; None if it has none.

    A game that continues another one has no result, and neither has an imported one. Lessons and
    puzzles have no tables.

    Args:
        table: The table after the event that ended its game.
        ghost: Returns the owner of a seat whose person was erased during the game.
    """
    if table.status != OVER or table.continued is not None or table.game is None:
        return None
    scores, places = table.game.scores, _places(table, table.game)
    kept = [seat.stand_in is None and not seat.resigned for seat in table.seats]
    people = [not _bot(seat) for seat in table.seats]
    agreed = not any(stayed for stayed, person in zip(kept, people, strict=True) if person)
    seats = tuple(
        SeatResult(
            number,
            _owner(seat, ghost),
            _bot(seat),
            places[number],
            xp,
            xp - max(scores[:number] + scores[number + 1 :]),
            people[number] and kept[number],
            excused=people[number] and not kept[number] and (agreed or seat.excused),
        )
        for number, (seat, xp) in enumerate(zip(table.seats, scores, strict=True))
    )
    deal = table.options.day or (table.deal if parse_day(table.deal) else "")
    rated = ASKED if table.options.rated else UNRATED
    return Result(table.updated, table.box.name, len(seats), deal, seats, rated)


def _owner(seat: Seat, ghost: Callable[[], str]) -> str:
    return "" if _bot(seat) else seat.owner or ghost()


def _bot(seat: Seat) -> str:
    if seat.kind == BOT:
        return seat.option.bot
    return OUTSIDE_BOT if seat.token else ""


def _places(table: Table, game: Game) -> list[int]:
    """Return the place of each seat: by XP, then by blocks left, as the rules name the winners.

    If the game ended because one of two players resigned, that player is second.
    """
    if not game.over:
        return [2 if seat.resigned else 1 for seat in table.seats]
    supply = decoded_state_of(game).supply
    ranks = [(xp, sum(supply[seat][:BLOCK_KINDS])) for seat, xp in enumerate(game.scores)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def result_from_log(
    events: Iterable[Event],
    boxes: tuple[Box, ...],
    stored: Result | None = None,
    ghost: Callable[[], str] = new_ghost,
) -> Result | None:
    """Return the result of the game in a log; None if it has none.

    The log does not have the ghosts of erased people, nor ratings, nor who had a name. All are
    taken from the result that is stored, so that it is equal if nothing is wrong with it.
    """
    table = Table("", boxes[0], boxes=boxes)
    for event in events:
        table = apply(table, event)
        if table.status == OVER:
            break
    result = result_of(table, ghost)
    if result is None or stored is None:
        return result
    before = {seat.seat: seat for seat in stored.seats}
    seats = tuple(
        _keep(seat, before[seat.seat]) if seat.seat in before else seat for seat in result.seats
    )
    rated = stored.rated if result.rated else UNRATED
    return replace(result, rated=rated, seats=seats)


def _keep(seat: SeatResult, stored: SeatResult) -> SeatResult:
    """Return a seat with the ghost and the rating that are stored."""
    if is_ghost(seat.owner) and is_ghost(stored.owner):
        seat = replace(seat, owner=stored.owner)
    return replace(seat, mu=stored.mu, sigma=stored.sigma)
