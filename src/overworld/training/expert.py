"""The second stage: expert iteration (AlphaZero), the network learns from its own search.

At every table a tree is grown; the decision that it finds is played. The network learns what search
made of its policy, and to expect what this search expected, what later ones did and what came of
it. Rounds are kept for a while and learned from in a mixed order.
"""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.training.learner import Learner
from overworld.training.mixture import Mixture
from overworld.training.network import NEVER, Player, answer_of
from overworld.training.ppo import drawn, entropy_of, spread_out, value_losses
from overworld.training.rollout import Numbers, Rollout
from overworld.training.searcher import Searcher
from overworld.training.settings import Settings


class Expert:
    """Searches and learns, one round after the other."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: Settings,
        device: torch.device,
    ) -> None:
        self.player, self.settings = player, settings
        self.learner = Learner(player, optimiser, self._loss, device)
        self.tables = Mixture(settings.search_games, settings.mix, device)
        self.tables.reset(f"expert {settings.seed}")
        self.searcher = Searcher(self.tables, settings)
        self.rollout = Rollout(settings.search_steps, self.tables)
        self.policies = torch.zeros(
            (settings.search_steps, len(self.tables), self.tables.masks.shape[1]), device=device
        )
        self.decisions_per_round = settings.search_steps * len(self.tables)
        self._curious = torch.rand(len(self.tables), device=device) < settings.curious
        self._thought = False
        spread_out(player, self.tables, settings.spread_steps)
        self.memory = Memory(self.decisions_per_round, settings.kept, device)

    @torch.no_grad()
    def play(self) -> Numbers:
        """Plays a round by search; says how games ended and how much search disagreed."""
        tables, rollout, searcher = self.tables, self.rollout, self.searcher
        for step in range(rollout.steps + 1):
            if step > 0 or not self._thought:
                searcher.think(self.player)
            rollout.shares[step] = searcher.shares
            rollout.xp[step] = searcher.xp
            if step == rollout.steps:
                self._thought = True  # the next round begins with what was found here
                break
            rollout.see(step, tables)
            self.policies[step] = searcher.policy
            tables.step(torch.where(self._curious, drawn_from(searcher.policy), searcher.actions))
            rollout.end(step, tables)
        tables.check_decisions()
        shares, xp = rollout.surprises(self.settings.search_fade)
        wins, ends = rollout.targets(shares, xp)
        self.memory.keep(
            rollout.observations.flatten(0, 1),
            rollout.players.repeat(rollout.steps),
            rollout.masks.flatten(0, 1),
            self.policies.flatten(0, 1),
            wins,
            ends,
        )
        return rollout.endings()

    def learn(self) -> Numbers:
        """Learns from what is kept."""
        settings = self.settings
        for _ in range(max(1, int(settings.reuse * self.memory.rows / settings.search_batch))):
            self.learner.learn(*self.memory.some(settings.search_batch))
        names = ("policy_loss", "share_loss", "xp_loss", "entropy", "target_entropy")
        return dict(zip(names, self.learner.numbers(), strict=True))

    def _loss(self, outputs: Tensor, batch: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
        """How far the policy is from what search made of it, and how far expectations are off."""
        players, masks, policy, wins, ends = batch
        answer = answer_of(outputs, players, masks)
        logs = torch.log_softmax(answer.logits, 1)
        miss = -(policy * logs.masked_fill(~masks, 0.0)).sum(1).mean()
        share_loss, xp_loss = value_losses(answer, wins, ends, players)
        loss = miss + share_loss + self.settings.xp_loss * xp_loss
        known = -(policy * policy.clamp(min=1e-12).log()).sum(1).mean()
        entropy = entropy_of(logs, masks)
        return loss, torch.stack([miss - known, share_loss, xp_loss, entropy, known])


def drawn_from(policy: Tensor) -> Tensor:
    """A decision for each row, as likely as the policy says."""
    return drawn(policy.clamp(min=1e-30).log().masked_fill(policy == 0, NEVER))


class Memory:
    """The last rounds in one piece of memory; a new one takes the place of the oldest."""

    def __init__(self, rows: int, rounds: int, device: torch.device) -> None:
        self.rows, self.rounds, self.device = rows, rounds, device
        self._arrays: tuple[Tensor, ...] = ()
        self._kept = 0

    def keep(self, *arrays: Tensor) -> None:
        """Keeps copies."""
        if not self._arrays:
            self._arrays = tuple(
                array.new_zeros((self.rows * self.rounds, *array.shape[1:])) for array in arrays
            )
        start = self._kept % self.rounds * self.rows
        for kept, array in zip(self._arrays, arrays, strict=True):
            kept[start : start + self.rows] = array
        self._kept += 1

    def some(self, count: int) -> tuple[Tensor, ...]:
        """Rows drawn from all that is kept."""
        filled = min(self._kept, self.rounds) * self.rows
        rows = torch.randint(filled, (count,), device=self.device)
        return tuple(array[rows] for array in self._arrays)
