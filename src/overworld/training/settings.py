"""The settings of a training run, with the defaults that worked best."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingSettings:
    """All settings; checkpoints and curves contain them."""

    width: int = 256
    blocks: int = 2
    mix: tuple[float, float, float] = (1 / 3, 1 / 3, 1 / 3)
    """The fractions of games with two, three and four seats."""
    seed: int = 1

    expert_share: float = 0.0
    """The fraction of the time for expert iteration, after self-play."""
    games: int = 65_536
    steps: int = 32
    batch: int = 32_768
    rate: float = 1.0e-3
    last_rate: float = 1.0e-4
    epochs: int = 1
    """The number of passes over each round."""
    clip: float = 0.2
    gae_lambda: float = 0.96
    """The lambda of generalised advantages."""
    entropy: float = 0.012
    last_entropy: float = 0.008
    lead: float = 0.5
    """The reward for a lead of 100 XP in units of a win, at first; it falls to a tenth."""
    xp_loss: float = 5.0
    hurried: float = 0.25
    """The fraction of games with hurried seats, see `opponents`."""
    tempted: float = 0.35
    """The fraction of games with tempted seats."""
    haste: float = 8.0
    """The maximum bonus for the logit of a block that the next scoring needs."""
    simple: float = 0.4
    """The fraction of games with simple bots."""

    search_games: int = 65_536
    search_steps: int = 8
    search_batch: int = 16_384
    simulations: int = 256
    gumbel: bool = False
    """Whether the root uses Gumbel's choice and the improved policy, not PUCT and visits."""
    sampled_games: float = 0.25
    """The fraction of games that draw decisions from the search policy, not its best."""
    considered: int = 16
    """The number of candidates at the root."""
    nodes: int = 5000
    """The maximum number of nodes of a tree; the search of a full tree continues."""
    scale: float = 0.5
    """The weight of a value against a logit in the improved policy."""
    shrinkage: float = 4.0
    """The number of visits after which a value has half of its weight."""
    spread_steps: int = 2000
    """The number of decisions without search before the first round, see `ppo.play_ahead`."""
    search_rate: float = 3.0e-4
    last_search_rate: float = 3.0e-5
    search_lambda: float = 0.95
    kept: int = 8
    """The number of rounds in the replay memory."""
    reuse: float = 6.0
    """The mean number of times that a position is learned from."""

    evaluation_seconds: float = 60.0
    evaluation_games: int = 4096


def small() -> TrainingSettings:
    """Return settings for a CPU, with fewer games and the same stages.

    >>> small().width < TrainingSettings().width
    True
    """
    return TrainingSettings(
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
        evaluation_games=64,
    )
