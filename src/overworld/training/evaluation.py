"""Measure the win share of a network without search, always playing its best decision."""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.training.mixture import Mixture
from overworld.training.network import Player

MAX_STEPS = 1500
"""The number of decisions after which unfinished games do not count."""


@torch.no_grad()
def against_random(player: Player, players: int, games: int, device: torch.device) -> float:
    """Return the win share of one seat against random players; a fair share is 1 / players."""
    tables = _tables(players, games, device, random_seats=tuple(range(1, players)))
    return _share(tables, player, player, torch.zeros_like(tables.current_player))


@torch.no_grad()
def against(player: Player, other: Player, players: int, games: int, device: torch.device) -> float:
    """Return the win share of one seat against seats of another network."""
    tables = _tables(players, games, device)
    return _share(tables, player, other, torch.arange(games, device=device) % players)


def _tables(
    players: int, games: int, device: torch.device, random_seats: tuple[int, ...] = ()
) -> Mixture:
    mix = [float(players == number) for number in (2, 3, 4)]
    tables = Mixture(games, mix, device, random_seats)
    tables.reset("judge")  # the name of a seed: other names change the games
    return tables


def _share(tables: Mixture, player: Player, other: Player, seats: Tensor) -> float:
    """Return the win share of `player` in `seats` in the first game of each row."""
    won = torch.zeros(len(tables), device=tables.device)
    playing = torch.ones(len(tables), dtype=torch.bool, device=tables.device)
    for step in range(MAX_STEPS):
        seen = tables.observations, tables.players, tables.action_mask
        chosen = player(*seen).logits.argmax(1)
        if other is not player:
            chosen = torch.where(
                tables.current_player == seats, chosen, other(*seen).logits.argmax(1)
            )
        tables.step(chosen)
        won += tables.shares.gather(1, seats[:, None])[:, 0] * (playing & tables.dones)
        playing &= ~tables.dones
        if step % 50 == 49 and not bool(playing.any()):
            break
    return float(won.sum() / (~playing).sum().clamp(min=1))
