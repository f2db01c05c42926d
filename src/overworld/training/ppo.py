"""The first stage: proximal policy optimisation, the network against itself and some opponents.

The reward is the win share. A lead in XP adds a small reward that decreases during the stage,
because it is known earlier than the win. Advantages are those of the player to move. Decisions of
other players and chance between two decisions of a seat count as the environment.

The network decides in a random frame (see `symmetry`) and learns in the frame in which it decided.
So the samples come from the current policy, and all images of a position teach the same.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from overworld.rules.state import COLUMNS
from overworld.training.learner import Learner
from overworld.training.mixture import Mixture
from overworld.training.model import Answer, Player, split_outputs
from overworld.training.opponents import Opponents, is_after_scoring
from overworld.training.rollout import Numbers, Rollout, lead_in_xp, to_table
from overworld.training.settings import TrainingSettings
from overworld.training.symmetry import Symmetries


class SelfPlay:
    """Rounds of self-play and learning."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: TrainingSettings,
        device: torch.device,
    ) -> None:
        self.player, self.settings = player, settings
        self.learner = Learner(player, optimiser, self._loss, device)
        self.tables = Mixture(settings.games, settings.mix, device)
        self.tables.reset(settings.seed)
        self.opponents = Opponents(self.tables, settings)
        self.rollout = Rollout(settings.steps, self.tables)
        self.symmetries = Symmetries(device)
        shape = (settings.steps, len(self.tables))
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.log_probabilities = torch.zeros(shape, device=device)
        self.pushes = torch.zeros((*shape, COLUMNS), device=device)
        self.own = torch.zeros(shape, device=device)
        """1 if the network's policy decided, 0 if an opponent did."""
        self.decisions_per_round = settings.steps * len(self.tables)

    @torch.no_grad()
    def play(self) -> Numbers:
        """Play a round; return how games ended."""
        tables, rollout, symmetries = self.tables, self.rollout, self.symmetries
        for step in range(rollout.steps + 1):
            frames = symmetries.draw(len(tables))
            seen = symmetries.observations(tables.observations, frames)
            legal = symmetries.decisions(tables.action_mask, frames)
            answer = self.player(seen, tables.players, legal)
            shares = torch.softmax(answer.shares, 1)
            rollout.shares[step] = to_table(shares, tables.current_player, tables.players)
            rollout.xp[step] = to_table(answer.xp, tables.current_player, tables.players)
            if step == rollout.steps:
                break
            rollout.record_observations(step, seen, legal, tables.current_player)
            logits = symmetries.table_decisions(answer.logits, frames)
            policy = self.opponents.behaviour(tables, logits)
            self.pushes[step] = symmetries.decisions(policy.push, frames)
            self.own[step] = policy.own
            chosen = sample_logits(policy.logits)
            self.actions[step] = symmetries.actions(chosen, frames)
            logs = torch.log_softmax(policy.logits, 1)
            self.log_probabilities[step] = logs.gather(1, chosen[:, None])[:, 0]
            tables.step(chosen)
            rollout.record_results(step, tables)
        tables.check_decisions()
        late = is_after_scoring(rollout.observations).float().mean()
        return rollout.endings() | {"own": float(self.own.mean()), "late": float(late)}

    def learn(self, progress: float) -> Numbers:
        """Learn from the round; `progress` of the stage is between 0 and 1."""
        settings, rollout = self.settings, self.rollout
        with torch.no_grad():
            shares, xp = rollout.advantages(settings.gae_lambda)
            wins, ends = rollout.targets(shares, xp)
            players = rollout.players.repeat(rollout.steps)
            current_player = rollout.current_player.flatten()[:, None]
            lead = lead_in_xp(xp.flatten(0, 1), players).gather(1, current_player)[:, 0]
            gains = shares.flatten(0, 1).gather(1, current_player)[:, 0]
            gains = gains + settings.lead * (1 - 0.9 * min(1.0, 2 * progress)) * lead
            own = self.own.flatten()
            gains = normalise(gains, own)
        entropy = settings.entropy + progress * (settings.last_entropy - settings.entropy)
        weight = torch.tensor(entropy, device=gains.device)
        observations = rollout.observations.flatten(0, 1)
        batch = (
            players,
            rollout.action_mask.flatten(0, 1),
            self.actions.flatten(),
            self.log_probabilities.flatten(),
            gains,
            own,
            self.pushes.flatten(0, 1),
            wins,
            ends,
        )
        for _ in range(settings.epochs):
            order = torch.randperm(len(gains), device=gains.device)
            for start in range(0, len(order) - settings.batch + 1, settings.batch):
                rows = order[start : start + settings.batch]
                self.learner.learn(observations[rows], *(part[rows] for part in batch), weight)
        names = ("gain", "share_loss", "xp_loss", "entropy", "kl")
        return dict(zip(names, self.learner.numbers(), strict=True))

    def _loss(self, outputs: Tensor, batch: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
        """Return the clipped policy loss with the value losses, and numbers for the curve."""
        players, masks, actions, old, gains, own, pushes, wins, ends, weight = batch
        answer = split_outputs(outputs, players, masks)
        pushed = answer.logits + F.pad(pushes, (0, answer.logits.shape[1] - COLUMNS))
        logs = torch.log_softmax(pushed, 1)
        # The gain of an opponent is 0; its decision may have almost no probability for the network.
        now = torch.where(own > 0, logs.gather(1, actions[:, None])[:, 0], old)
        ratio = (now - old).exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        gain = torch.minimum(ratio * gains, clipped * gains).sum() / own.sum().clamp(min=1)
        entropy = mean_entropy(logs, masks)
        share_loss, xp_loss = value_losses(answer, wins, ends, players)
        loss = share_loss + self.settings.xp_loss * xp_loss - gain - weight * entropy
        moved = (ratio - 1 - (now - old)).mean()  # an estimate of the KL divergence
        return loss, torch.stack([gain, share_loss, xp_loss, entropy, moved])


@torch.no_grad()
def play_ahead(player: Player, tables: Mixture, steps: int) -> None:
    """Play without search, so that games are at different turns when learning starts."""
    for _ in range(steps):
        answer = player(tables.observations, tables.players, tables.action_mask)
        tables.step(sample_logits(answer.logits))


def normalise(gains: Tensor, own: Tensor) -> Tensor:
    """Return the advantages of the network with mean 0 and variance 1, and 0 for opponents.

    >>> normalise(torch.tensor([1.0, 3.0, 9.0]), torch.tensor([1.0, 1.0, 0.0])).round().tolist()
    [-1.0, 1.0, 0.0]
    """
    count = own.sum().clamp(min=1)
    gains = (gains - (gains * own).sum() / count) * own
    return gains / ((gains.square().sum() / count).sqrt() + 1e-6)


def sample_logits(logits: Tensor) -> Tensor:
    """Draw a decision for each row from its logits (Gumbel trick)."""
    noise = -torch.empty_like(logits).exponential_().clamp_(min=1e-20).log()
    return (logits + noise).argmax(1)


def mean_entropy(logs: Tensor, masks: Tensor) -> Tensor:
    """Return the mean entropy of the legal decisions."""
    return -(logs.exp() * logs.masked_fill(~masks, 0.0)).sum(1).mean()


def value_losses(
    answer: Answer, wins: Tensor, ends: Tensor, players: Tensor
) -> tuple[Tensor, Tensor]:
    """Return the cross entropy of win shares and the squared error of XP."""
    share_loss = -(wins * F.log_softmax(answer.shares, 1)).sum(1).mean()
    present = torch.arange(ends.shape[1], device=ends.device) < players[:, None]
    xp_loss = ((answer.xp - ends).square() * present).sum(1) / players
    return share_loss, xp_loss.mean()
