"""Views of the seats and their forecasts, cached between views of a game."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from sys import byteorder

import msgspec

from overworld.components import Components
from overworld.game import facts
from overworld.notation.names import CROSSING_NAMES
from overworld.notation.plain import Plain, numbers_of, place_of
from overworld.play.shared import Part, counts_by_name
from overworld.rules.state import SEATS

# The bytes of a seat in the state are the cache key, so reading them takes one slice.
_HELD = ("boards", "beginner", "crossing", "xp", "supply", "spaces", "pile", "mobs")
_TAKEN = [itemgetter(*[place_of(name, seat) for name in _HELD]) for seat in range(SEATS)]


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The possessions of a seat, without counts of 0."""

    colour: str
    crossing: str
    board: tuple[str | None, ...]
    xp: int = 0
    beginner: bool = False
    supply: dict[str, int] = {}
    pile: dict[str, int] = {}
    mobs: dict[str, int] = {}


class BonusView(msgspec.Struct, frozen=True):
    """The bonus of a defeated scoring mob at the end."""

    mob: str
    spaces: int
    points: int


class ForecastView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forecast of a seat: twelve characteristics in the order of the box, and its mobs.

    `groups` are the spaces that count, as nine bits: 1 for space 1, 2 for space 2, 4 for space 3.
    """

    spaces: tuple[int, ...]
    points: tuple[int, ...]
    groups: tuple[int, ...]
    bonuses: tuple[BonusView, ...] = ()


def seats_of(state: Plain, box: Components) -> list[tuple[Part[PlayerView], Part[ForecastView]]]:
    """Return the view and the forecast of every seat.

    >>> import overworld as ow
    >>> game = ow.Game(players=2)
    >>> player, forecast = seats_of(game._kernel.plain, game.components)[1]
    >>> player.value.colour, player.value.xp, forecast.value.spaces[:4]
    ('blue', 0, (1, 1, 1, 1))
    """
    raw = state.raw
    return [_seat_with(box, take(raw)) for take in _TAKEN[: state.players]]


@lru_cache(maxsize=4096)
def _seat_with(
    box: Components, held: tuple[bytes, ...]
) -> tuple[Part[PlayerView], Part[ForecastView]]:
    board, beginner, crossing, xp, supply, spaces, pile, mobs = held
    player = PlayerView(
        box.boards[board[0]].id,
        CROSSING_NAMES[crossing[0]],
        _board(spaces, box),
        int.from_bytes(xp, byteorder, signed=True),
        bool(beginner[0]),
        counts_by_name(supply, box.materials),
        counts_by_name(pile, box.weapon_ids),
        counts_by_name(mobs, box.tile_ids),
    )
    return Part(player), _forecast_on(facts.BoardKey(board[0], beginner[0], spaces), box, mobs)


@lru_cache(maxsize=4096)
def _board(spaces: bytes, box: Components) -> tuple[str | None, ...]:
    return facts.board_of(numbers_of(spaces), box)


@lru_cache(maxsize=4096)
def _forecast_on(board: facts.BoardKey, box: Components, mobs: bytes) -> Part[ForecastView]:
    counts, groups = facts.counted_on(board, box)
    spaces = counts[: facts.TRAITS]
    points = [n * each for n, each in zip(spaces, box.points.values(), strict=True)]
    found = facts.bonuses_of(mobs, counts, box)
    bonuses = [BonusView(bonus.mob, bonus.spaces, bonus.points) for bonus in found]
    return Part(ForecastView(spaces, tuple(points), groups, tuple(bonuses)))
