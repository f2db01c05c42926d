"""Guests: whoever else sits at some tables of self-play, so that all of the game is seen.

Two seats of one network agree to leave the tallest column of the cube standing: no card is scored
until the end, and nothing is learned about what comes after one. So at some tables some seats are

    hurried   the network's, but while ahead in XP pushed to take what a scoring still waits for
    tempted   pushed where few blocks are missing; the push is part of its policy there
    simple    played by bots that look at most one decision ahead, see `simple_bots`

What somebody else decides, or a push decides, is part of the world: expectations are learned from
it, the policy is not. A tempted seat learns from its own decisions, temptation included: whether
it should have given in. So it explores what it would never have tried (an exploration bonus).
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
"""Blocks that a scoring waits for, at most, where a seat is tempted."""


class Said(NamedTuple):
    """What decisions are drawn from, at every table."""

    logits: Tensor
    push: Tensor
    """What was added to the network's logits of columns."""
    own: Tensor
    """Whether the network can learn from its decision."""


class Guests:
    """Which seats of a mixture's tables play in another manner, and how they decide."""

    def __init__(self, tables: Mixture, settings: Settings) -> None:
        """Gives seats away for good; at every table a seat or more stays as it is.

        Seats are drawn: one at least is given away, and of further ones each second.
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
        """The seats that were given away, a row for each table."""
        self.haste = torch.rand(count, device=device) * settings.haste * (hurried | self.tempted)
        self._bots = SimpleBots(tables, settings.seed) if settings.simple else None

    def speak(self, tables: Mixture, logits: Tensor) -> Said:
        """What whoever decides draws from; `logits` are what the network says, everywhere."""
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
    """Which observations were made after a card was scored."""
    return observations[..., _SCORED] > 0
