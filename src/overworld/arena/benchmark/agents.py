"""Third-party agents: names, required packages, and training."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from overworld.bots import BotLike, BotSpec, Budget

MCTS = "openspiel-mcts@200sims"
PPO = "maskable-ppo"
THIRD_PARTY = (PPO, MCTS)
"""The agents from other projects."""

_NEEDS = {PPO: ("sb3_contrib", "benchmark"), MCTS: ("open_spiel", "openspiel")}


@dataclass(frozen=True)
class Missing:
    """An agent whose package is not installed, with the package and the extra that installs it."""

    agent: str
    package: str
    extra: str


def missing(agents: Iterable[str]) -> list[Missing]:
    """Return the agents whose packages are not installed.

    >>> missing(["pebble"])
    []
    """
    needs = [(agent, *_NEEDS[agent]) for agent in agents if agent in _NEEDS]
    return [Missing(*need) for need in needs if find_spec(need[1]) is None]


def third_party_bots(agents: Iterable[str], folder: Path) -> dict[str, BotLike]:
    """Return the third-party agents among `agents` as bot specs; their networks are in `folder`."""
    specs: dict[str, BotLike] = {
        PPO: BotSpec(
            "overworld.arena.benchmark.maskable_ppo:MaskablePPOBot",
            None,
            (("folder", str(folder)),),
        ),
        MCTS: BotSpec(
            "overworld.arena.benchmark.openspiel_mcts:OpenSpielMCTS", Budget(simulations=200)
        ),
    }
    return {agent: specs[agent] for agent in agents if agent in specs}


def train_missing_networks(
    agents: Iterable[str],
    players: Iterable[int],
    folder: Path,
    on_training: Callable[[int], object],
) -> None:
    """Train the networks that `folder` does not have; call `on_training` with each player count."""
    if PPO not in agents:
        return
    from overworld.arena.benchmark.maskable_ppo import file_of, train

    for count in players:
        if not file_of(folder, count).exists():
            on_training(count)
            train(count, folder)
