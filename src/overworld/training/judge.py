"""How strong a network is without search: its share of the win, playing what it likes best."""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.training.mixture import Mixture
from overworld.training.network import Player

MOST_STEPS = 1500
"""Decisions after which a table is not waited for."""


@torch.no_grad()
def against_random(player: Player, players: int, games: int, device: torch.device) -> float:
    """The share of the win of one seat among others that play at random; fair is 1 / players."""
    tables = _tables(players, games, device, random_seats=tuple(range(1, players)))
    return _share(tables, player, player, torch.zeros_like(tables.movers))


@torch.no_grad()
def against(player: Player, other: Player, players: int, games: int, device: torch.device) -> float:
    """The share of the win of one seat among others that another network plays."""
    tables = _tables(players, games, device)
    return _share(tables, player, other, torch.arange(games, device=device) % players)


def _tables(
    players: int, games: int, device: torch.device, random_seats: tuple[int, ...] = ()
) -> Mixture:
    mix = [float(players == number) for number in (2, 3, 4)]
    tables = Mixture(games, mix, device, random_seats)
    tables.reset("judge")
    return tables


def _share(tables: Mixture, player: Player, other: Player, seats: Tensor) -> float:
    """Plays the first game at each table; `player` sits in `seats`."""
    won = torch.zeros(len(tables), device=tables.device)
    playing = torch.ones(len(tables), dtype=torch.bool, device=tables.device)
    for step in range(MOST_STEPS):
        seen = tables.observations, tables.players, tables.masks
        chosen = player(*seen).logits.argmax(1)
        if other is not player:
            chosen = torch.where(tables.movers == seats, chosen, other(*seen).logits.argmax(1))
        tables.step(chosen)
        won += tables.shares.gather(1, seats[:, None])[:, 0] * (playing & tables.dones)
        playing &= ~tables.dones
        if step % 50 == 49 and not bool(playing.any()):
            break
    return float(won.sum() / (~playing).sum().clamp(min=1))
