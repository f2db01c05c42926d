"""Opponents: seats that do not follow the network's policy in some games of self-play.

Two seats with the same network agree to leave the tallest column of the cube standing. Then no card
is scored before the end, and the network learns nothing about positions after a scoring. So in some
games some seats are

    hurried   the network's, but pushed towards the blocks a scoring needs while ahead in XP
    tempted   pushed when few of these blocks are left; the push is part of the policy
    simple    played by bots with at most a one-move lookahead, see `simple_bots`

The network learns values from every decision. It does not learn the policy from decisions of simple
bots or of a pushed, hurried seat. A tempted seat does learn from its decisions, so the push is an
exploration bonus.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from overworld.observation.schema import feature
from overworld.rules.state import COLUMNS, SEATS
from overworld.training.mixture import Mixture
from overworld.training.network import NEVER
from overworld.training.settings import Settings
from overworld.training.simple_bots import SimpleBots

_HEIGHT, _LAYERS = feature("height", 2).offset, feature("layers", 2).offset
_LAYER, _SCORED = feature("layer", 2).offset, feature("scored", 2).offset
_XP = [feature("xp", SEATS, seat).offset for seat in range(SEATS)]
_FEW = 4
"""The number of missing blocks up to which a seat is tempted."""


class Behaviour(NamedTuple):
    """The policy that decisions are drawn from, with a row for each game."""

    logits: Tensor
    push: Tensor
    """The bonus for the network's logits of the columns."""
    own: Tensor
    """Whether the policy learns from the decision."""


class Opponents:
    """The opponents in the games of a mixture."""

    def __init__(self, tables: Mixture, settings: Settings) -> None:
        """Choose the games and seats of the opponents for the whole run.

        A game with opponents has at least one, and at least one seat of the network.
        """
        count, device, players = len(tables), tables.device, tables.players
        drawn = torch.rand(count, device=device)
        self._simple = torch.rand(count, device=device) < settings.simple
        hurried = ~self._simple & (drawn < settings.hurried)
        self.tempted = ~self._simple & ~hurried & (drawn < settings.hurried + settings.tempted)
        seats = torch.arange(SEATS, device=device)
        network = (torch.rand(count, device=device) * players).long()
        after = (seats - network[:, None]) % players[:, None]
        first = 1 + (torch.rand(count, device=device) * (players - 1)).long()
        more = torch.rand((count, SEATS), device=device) < 0.5
        chosen = (after == first[:, None]) | (more & (after > 0))
        given = hurried | self.tempted | self._simple
        self.seats = chosen & (seats < players[:, None]) & given[:, None]
        """Whether each seat is an opponent, with a row for each game."""
        self.haste = torch.rand(count, device=device) * settings.haste * (hurried | self.tempted)
        self._bots = SimpleBots(tables, settings.seed) if settings.simple else None

    def behaviour(self, tables: Mixture, logits: Tensor) -> Behaviour:
        """Return the policy of each game's player to move; `logits` are the network's."""
        opponent = self.seats.gather(1, tables.current_player[:, None])[:, 0]
        seen = tables.observations
        xp = seen[:, _XP]
        ahead = xp[:, 0] > xp[:, 1:].amax(1)
        pushed = opponent & torch.where(self.tempted, seen[:, _LAYER] <= _FEW, ahead)
        tall = seen[:, _HEIGHT : _HEIGHT + COLUMNS] == seen[:, _LAYERS, None]
        push = (self.haste * pushed)[:, None] * (tall & tables.action_mask[:, :COLUMNS])
        changed = logits.clone()
        changed[:, :COLUMNS] += push
        own = self.tempted | ~(push > 0).any(1)
        if self._bots is not None:
            simple = opponent & self._simple
            decisions = self._bots.decide(simple)
            only = torch.full_like(changed, NEVER).scatter_(1, decisions[:, None], 0.0)
            changed = torch.where(simple[:, None], only, changed)
            own &= ~simple
        return Behaviour(changed, push, own)


def is_after_scoring(observations: Tensor) -> Tensor:
    """Return whether each observation is after the first scoring."""
    return observations[..., _SCORED] > 0
