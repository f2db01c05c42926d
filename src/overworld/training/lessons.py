"""Lessons: decisions of games that others played, with how these games ended.

They come from archives that `overworld dataset` writes. Decisions without a choice and games that
were not finished are left out; some games are held back, so that learning can be told from
learning by heart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from overworld.bots.network import XP_SCALE
from overworld.observation.schema import size
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.archive import ArchiveError, read_archive
from overworld.training.seats import from_decider

HELD_BACK = 12
"""One game of so many is held back."""


class Decisions(NamedTuple):
    """Rows of one length, as losses read them; seats count clockwise from who decides."""

    observations: Tensor
    players: Tensor
    masks: Tensor
    wins: Tensor
    """Everybody's share of the win."""
    ends: Tensor
    """Everybody's final XP, divided by `XP_SCALE`."""

    def at(self, rows: Tensor) -> Decisions:
        """Some of the rows."""
        return Decisions(*(part[rows] for part in self))


class Lessons:
    """All decisions of some files, on a device: those to learn from, and those held back."""

    def __init__(self, files: Sequence[Path], device: torch.device) -> None:
        parts, games, counted = [], [], 0
        for file in files:
            part, numbers = read_archive(file, _decisions)
            parts.append(part)
            games.append(numbers + counted)
            counted += int(numbers.max()) + 1 if len(numbers) else 0
        game = torch.cat(games)
        if not len(game):
            raise ArchiveError(f"{files[0]}: no decisions of finished games")
        every = Decisions(*(torch.cat(columns).to(device) for columns in zip(*parts, strict=True)))
        held = (game % HELD_BACK == HELD_BACK - 1).to(device)
        self.learned, self.held_back = every.at(~held), every.at(held)
        self.games = len(torch.unique(game))


def _decisions(arrays: Mapping[str, Any]) -> tuple[Decisions, Tensor]:
    """The rows that teach something, four seats wide; raises `ValueError` if they do not fit."""
    masks, players, seats = arrays["mask"], arrays["players"], arrays["seat"]
    rows = np.flatnonzero(arrays["finished"] & (masks.sum(1) > 1))
    masks, counts, movers = masks[rows], players[rows].astype(np.int64), seats[rows].astype(int)
    seen = arrays["observation"][rows]
    if masks.shape[1:] != (DECISIONS,) or seen.dtype != np.uint8 or seen.shape[1] > size(SEATS):
        raise ValueError("columns of another width")
    if not ((counts >= 2) & (counts <= SEATS) & (movers < counts)).all():
        raise ValueError("seats that are not there")
    wide = np.pad(seen, ((0, 0), (0, size(SEATS) - seen.shape[1])))
    turned = torch.from_numpy(movers), torch.from_numpy(counts)
    won, xp = (arrays[name][rows].astype(np.float32) for name in ("share", "xp"))
    decisions = Decisions(
        torch.from_numpy(wide),
        turned[1],
        torch.from_numpy(masks.astype(np.bool_)),
        from_decider(torch.from_numpy(won), *turned),
        from_decider(torch.from_numpy(xp), *turned) / XP_SCALE,
    )
    return decisions, torch.from_numpy(arrays["game"][rows].astype(np.int64))
