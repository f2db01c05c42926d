"""Agents of others: what they are called in tables, what they need, and how they are made ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from overworld.bots import BotLike, BotSpec, Budget

MCTS = "openspiel-mcts@200sims"
PPO = "maskable-ppo"
THIRD_PARTY = (PPO, MCTS)
"""The agents that come from other projects."""

_NEEDS = {PPO: ("sb3_contrib", "benchmark"), MCTS: ("open_spiel", "openspiel")}


@dataclass(frozen=True)
class Missing:
    """An agent that is left out, the package that it needs, and the extra that brings it."""

    agent: str
    package: str
    extra: str


def missing(agents: Iterable[str]) -> list[Missing]:
    """The agents among some whose packages are not installed.

    >>> missing(["pebble"])
    []
    """
    needs = [(agent, *_NEEDS[agent]) for agent in agents if agent in _NEEDS]
    return [Missing(*need) for need in needs if find_spec(need[1]) is None]


def others_in(agents: Iterable[str], folder: Path) -> dict[str, BotLike]:
    """The agents of others among some, as bots; networks lie in `folder`."""
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


def make_ready(
    agents: Iterable[str], players: Iterable[int], folder: Path, say: Callable[[int], object]
) -> None:
    """Trains the networks that are not in `folder` yet; `say` is told for how many players."""
    if PPO not in agents:
        return
    from overworld.arena.benchmark.maskable_ppo import file_of, train

    for count in players:
        if not file_of(folder, count).exists():
            say(count)
            train(count, folder)
