"""Preview of a build."""

from __future__ import annotations

import msgspec

from overworld.errors import NotationError
from overworld.game import Game
from overworld.game.derive_events import events_at
from overworld.game.events import Built
from overworld.game.kernel import decoded_state_of
from overworld.notation.moves import Move
from overworld.notation.names import CARD_NAMES, CELL_INDEX


class GroupView(msgspec.Struct, frozen=True):
    """The largest group of a card: its characteristic, its number of spaces, and its points."""

    characteristic: str
    spaces: int
    points: int


class GroupChange(msgspec.Struct, frozen=True):
    """The largest group of a card before and after."""

    card: str
    before: GroupView
    after: GroupView


class BuildPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The effect of a build: payment (R11), covered tile, XP, groups."""

    tile: str
    space: int
    changes: tuple[GroupChange, ...]
    """Changes for the cards that are not yet scored."""
    paid: dict[str, int] = {}
    covered: str | None = None
    xp: int = 0


def preview_of(game: Game, move: Move | str | int) -> BuildPreview:
    """Return the preview of a legal build.

    Raises `IllegalMove` for an illegal build, and `ValueError` for another kind of decision.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2, first=0)
    >>> game.deal(random.Random(0))
    >>> for move in ("explore 33", "mine w1", "mine z1", "end", "explore 33", "mine w4", "mine z4"):
    ...     game.play(move)
    ...     game.deal(random.Random(2))
    >>> game.play("end")
    >>> preview = preview_of(game, "build c4 1")
    >>> preview.tile, preview.paid
    ('forest-sand-animal_house', {'wood': 1, 'sand': 1})
    >>> preview.changes[1].after
    GroupView(characteristic='sand', spaces=1, points=4)
    """
    ahead = game.copy()
    ahead.play(move)
    built = next(events_at(ahead, game.step_number))
    if not isinstance(built, Built):
        raise ValueError(f"move must be a build, got {move}")
    cards = CARD_NAMES[decoded_state_of(game).scored :]
    before, after = (_largest(now, built.seat, cards) for now in (game, ahead))
    changes = tuple(map(GroupChange, cards, before, after))
    return BuildPreview(built.tile, built.space, changes, built.paid, built.covered, built.xp)


def previews_of(game: Game, cell: str) -> list[BuildPreview]:
    """Return the preview of each legal build of the building in a cell, by space.

    Raises `NotationError` unless `cell` is the name of a cell.

    >>> import random, overworld as ow
    >>> game = ow.Game(players=2, first=0)
    >>> game.deal(random.Random(0))
    >>> previews_of(game, "c4")
    []
    """
    if cell not in CELL_INDEX:
        raise NotationError(f"cell must be a1 to f6, got {cell!r}")
    builds = [move for move in game.legal_moves if str(move).startswith(f"build {cell} ")]
    return [preview_of(game, move) for move in builds]


def _largest(game: Game, seat: int, cards: str) -> list[GroupView]:
    """Return the largest group of each card; points break ties."""
    groups = game.forecast(seat).groups
    largest = (
        max((group for group in groups if group.card == card), key=lambda g: (g.spaces, g.points))
        for card in cards
    )
    return [GroupView(group.characteristic, group.spaces, group.points) for group in largest]
