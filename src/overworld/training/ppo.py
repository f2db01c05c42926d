"""The first stage: proximal policy optimisation, the network against itself and some guests.

The reward is the share of the win. A lead in XP is worth a little beside it, less and less: it
tells early what the win tells late. Advantages are those of whoever decides; between two
decisions of a seat the others' decisions and chance count as the world.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor

from overworld.rules.state import COLUMNS
from overworld.training.guests import Guests, after_a_card
from overworld.training.learner import Learner
from overworld.training.mixture import Mixture
from overworld.training.network import Answer, Player, answer_of
from overworld.training.rollout import Numbers, Rollout
from overworld.training.seats import lead_of, to_table
from overworld.training.settings import Settings


class SelfPlay:
    """Plays and learns, one round after the other."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: Settings,
        device: torch.device,
    ) -> None:
        self.player, self.settings = player, settings
        self.learner = Learner(player, optimiser, self._loss, device)
        self.tables = Mixture(settings.games, settings.mix, device)
        self.tables.reset(settings.seed)
        self.guests = Guests(self.tables, settings)
        self.rollout = Rollout(settings.steps, self.tables)
        shape = (settings.steps, len(self.tables))
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.pushes = torch.zeros((*shape, COLUMNS), device=device)
        self.own = torch.zeros(shape, device=device)
        """1 where the network's policy decided, 0 where a guest did."""
        self.decisions_per_round = settings.steps * len(self.tables)

    @torch.no_grad()
    def play(self) -> Numbers:
        """Plays a round; says how games ended."""
        tables, rollout = self.tables, self.rollout
        for step in range(rollout.steps + 1):
            answer = self.player(tables.observations, tables.players, tables.masks)
            shares = torch.softmax(answer.shares, 1)
            rollout.shares[step] = to_table(shares, tables.movers, tables.players)
            rollout.xp[step] = to_table(answer.xp, tables.movers, tables.players)
            if step == rollout.steps:
                break
            rollout.see(step, tables)
            said = self.guests.speak(tables, answer.logits)
            self.pushes[step], self.own[step] = said.push, said.own
            chosen = drawn(said.logits)
            self.actions[step] = chosen
            logs = torch.log_softmax(said.logits, 1)
            self.chances[step] = logs.gather(1, chosen[:, None])[:, 0]
            tables.step(chosen)
            rollout.end(step, tables)
        tables.check_decisions()
        late = after_a_card(rollout.observations).float().mean()
        return rollout.endings() | {"own": float(self.own.mean()), "late": float(late)}

    def learn(self, progress: float) -> Numbers:
        """Learns from the round; `progress` of the stage is between 0 and 1."""
        settings, rollout = self.settings, self.rollout
        with torch.no_grad():
            shares, xp = rollout.surprises(settings.fade)
            wins, ends = rollout.targets(shares, xp)
            players = rollout.players.repeat(rollout.steps)
            movers = rollout.movers.flatten()[:, None]
            lead = lead_of(xp.flatten(0, 1), players).gather(1, movers)[:, 0]
            gains = shares.flatten(0, 1).gather(1, movers)[:, 0]
            gains = gains + settings.lead * (1 - 0.9 * min(1.0, 2 * progress)) * lead
            own = self.own.flatten()
            gains = standard(gains, own)
        entropy = settings.entropy + progress * (settings.last_entropy - settings.entropy)
        weight = torch.tensor(entropy, device=gains.device)
        observations = rollout.observations.flatten(0, 1)
        batch = (
            players,
            rollout.masks.flatten(0, 1),
            self.actions.flatten(),
            self.chances.flatten(),
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
        """The clipped gain of decisions, and how far expectations are off."""
        players, masks, actions, chances, gains, own, pushes, wins, ends, weight = batch
        answer = answer_of(outputs, players, masks)
        pushed = answer.logits + F.pad(pushes, (0, answer.logits.shape[1] - COLUMNS))
        logs = torch.log_softmax(pushed, 1)
        # A guest's gain is 0, and its decision may have been all but impossible to the network.
        now = torch.where(own > 0, logs.gather(1, actions[:, None])[:, 0], chances)
        ratio = (now - chances).exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        gain = torch.minimum(ratio * gains, clipped * gains).sum() / own.sum().clamp(min=1)
        entropy = entropy_of(logs, masks)
        share_loss, xp_loss = value_losses(answer, wins, ends, players)
        loss = share_loss + self.settings.xp_loss * xp_loss - gain - weight * entropy
        moved = (ratio - 1 - (now - chances)).mean()  # an estimate of the divergence
        return loss, torch.stack([gain, share_loss, xp_loss, entropy, moved])


@torch.no_grad()
def spread_out(player: Player, tables: Mixture, steps: int) -> None:
    """Plays without search until tables are at different turns, or learning forgets some."""
    for _ in range(steps):
        answer = player(tables.observations, tables.players, tables.masks)
        tables.step(drawn(answer.logits))


def standard(gains: Tensor, own: Tensor) -> Tensor:
    """The network's own gains with mean 0 and variance 1, and those of guests 0.

    >>> standard(torch.tensor([1.0, 3.0, 9.0]), torch.tensor([1.0, 1.0, 0.0])).round().tolist()
    [-1.0, 1.0, 0.0]
    """
    count = own.sum().clamp(min=1)
    gains = (gains - (gains * own).sum() / count) * own
    return gains / ((gains.square().sum() / count).sqrt() + 1e-6)


def drawn(logits: Tensor) -> Tensor:
    """A decision for each row, as likely as its logit says (Gumbel's trick)."""
    noise = -torch.empty_like(logits).exponential_().clamp_(min=1e-20).log()
    return (logits + noise).argmax(1)


def entropy_of(logs: Tensor, masks: Tensor) -> Tensor:
    """How open decisions are, on average: the entropy of what is legal."""
    return -(logs.exp() * logs.masked_fill(~masks, 0.0)).sum(1).mean()


def value_losses(
    answer: Answer, wins: Tensor, ends: Tensor, players: Tensor
) -> tuple[Tensor, Tensor]:
    """How far expectations are off: cross entropy of shares, squared distance of XP."""
    share_loss = -(wins * F.log_softmax(answer.shares, 1)).sum(1).mean()
    sits = torch.arange(ends.shape[1], device=ends.device) < players[:, None]
    xp_loss = ((answer.xp - ends).square() * sits).sum(1) / players
    return share_loss, xp_loss.mean()
