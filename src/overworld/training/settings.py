"""What a training can be told, with the values that worked best."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Settings:
    """All settings; every checkpoint and every curve names them."""

    width: int = 256
    blocks: int = 2
    mix: tuple[float, float, float] = (1 / 3, 1 / 3, 1 / 3)
    """The parts of the tables that have two, three and four seats."""
    seed: int = 1

    ppo_minutes: float = 12.0
    """How long the network learns by playing alone before it learns from search."""
    games: int = 65_536
    steps: int = 32
    batch: int = 32_768
    rate: float = 1.0e-3
    last_rate: float = 1.0e-4
    epochs: int = 1
    """How often a round is learned from: the more it has cost, the more often."""
    clip: float = 0.2
    fade: float = 0.96
    """The lambda of generalised advantages: how far ahead a decision is judged by what came."""
    entropy: float = 0.012
    last_entropy: float = 0.008
    lead: float = 0.5
    """What a lead of 100 XP is worth beside the win, at first; at the end a tenth of it."""
    xp_loss: float = 5.0
    hurried: float = 0.25
    """The part of the tables where some seats hurry to have cards scored."""
    tempted: float = 0.35
    """The part where they are only tempted to, when few blocks are missing, and learn from it."""
    haste: float = 8.0
    """By how much a block that the next scoring waits for is liked more there, at most."""
    simple: float = 0.4
    """The part of the tables where simple bots play some seats."""

    search_games: int = 65_536
    search_steps: int = 8
    search_batch: int = 16_384
    simulations: int = 256
    gumbel: bool = False
    """Whether Gumbel's choice and the improved policy are used at the root, or PUCT and visits."""
    curious: float = 0.25
    """The part of the tables where decisions are drawn from what search thinks, not its best."""
    considered: int = 16
    """Candidates at the root."""
    nodes: int = 5000
    """Of a tree; a full one is searched on."""
    scale: float = 0.5
    """How much a worth weighs against a logit in what is learned from a search."""
    patience: float = 4.0
    """Visits after which a worth is half believed."""
    spread_steps: int = 2000
    """Decisions without search before the first round: tables should not be at the same turn."""
    search_rate: float = 3.0e-4
    last_search_rate: float = 3.0e-5
    search_fade: float = 0.95
    kept: int = 8
    """Rounds of search that are learned from."""
    reuse: float = 6.0
    """How often each position is learned from, on average."""

    judge_seconds: float = 60.0
    judge_games: int = 4096

    def as_dict(self) -> dict[str, Any]:
        """For files."""
        return asdict(self)


def small() -> Settings:
    """For a processor: few games, small steps; the same course.

    >>> small().width < Settings().width
    True
    """
    return Settings(
        width=64,
        blocks=1,
        games=256,
        steps=16,
        batch=1024,
        search_games=64,
        search_steps=4,
        search_batch=256,
        simulations=16,
        spread_steps=20,
        considered=8,
        nodes=512,
        judge_games=64,
    )
