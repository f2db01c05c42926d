"""Guests: seats that do not follow the network's policy at some tables of self-play.

Two seats with the same network agree to leave the tallest column of the cube standing. Then no card
is scored before the end, and the network learns nothing about positions after a scoring. So at some
tables some seats are

    hurried   the network's, but pushed towards the blocks a scoring needs while ahead in XP
    tempted   pushed when few of these blocks are left; the push is part of the policy
    simple    played by bots that look at most one decision ahead, see `simple_bots`

The values are learned from every decision. The policy is not learned from decisions of simple bots
or of a pushed, hurried seat. A tempted seat does learn from its decisions, so the push works as an
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
"""A seat is tempted if the next scoring needs at most so many blocks."""


class Said(NamedTuple):
    """What the decision at each table is drawn from."""

    logits: Tensor
    push: Tensor
    """Added to the network's logits of the columns."""
    own: Tensor
    """Whether the policy learns from the decision."""


class Guests:
    """The guests at the tables of a mixture."""

    def __init__(self, tables: Mixture, settings: Settings) -> None:
        """Choose the tables and seats of the guests, for the whole training.

        A table with guests has at least one, and at least one seat that is none.
        """
        count, device, players = len(tables), tables.device, tables.players
        drawn = torch.rand(count, device=device)
        self._simple = torch.rand(count, device=device) < settings.simple
        hurried = ~self._simple & (drawn < settings.hurried)
        self.tempted = ~self._simple & ~hurried & (drawn < settings.hurried + settings.tempted)
        seats = torch.arange(SEATS, device=device)
        host = (torch.rand(count, device=device) * players).long()
        after = (seats - host[:, None]) % players[:, None]
        first = 1 + (torch.rand(count, device=device) * (players - 1)).long()
        invited = torch.rand((count, SEATS), device=device) < 0.5
        guest = (after == first[:, None]) | (invited & (after > 0))
        given = hurried | self.tempted | self._simple
        self.seats = guest & (seats < players[:, None]) & given[:, None]
        """Whether each seat is a guest, with a row for each table."""
        self.haste = torch.rand(count, device=device) * settings.haste * (hurried | self.tempted)
        self._bots = SimpleBots(tables, settings.seed) if settings.simple else None

    def speak(self, tables: Mixture, logits: Tensor) -> Said:
        """Return what to draw the decisions from; `logits` are the network's."""
        guest = self.seats.gather(1, tables.movers[:, None])[:, 0]
        seen = tables.observations
        xp = seen[:, _XP]
        ahead = xp[:, 0] > xp[:, 1:].amax(1)
        pushed = guest & torch.where(self.tempted, seen[:, _LAYER] <= _FEW, ahead)
        tall = seen[:, _HEIGHT : _HEIGHT + COLUMNS] == seen[:, _LAYERS, None]
        push = (self.haste * pushed)[:, None] * (tall & tables.masks[:, :COLUMNS])
        said = logits.clone()
        said[:, :COLUMNS] += push
        own = self.tempted | ~(push > 0).any(1)
        if self._bots is not None:
            away = guest & self._simple
            decisions = self._bots.decide(away)
            only = torch.full_like(said, NEVER).scatter_(1, decisions[:, None], 0.0)
            said = torch.where(away[:, None], only, said)
            own &= ~away
        return Said(said, push, own)


def after_a_card(observations: Tensor) -> Tensor:
    """Return which observations were made after a card was scored."""
    return observations[..., _SCORED] > 0
