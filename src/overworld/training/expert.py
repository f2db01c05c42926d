"""The second stage: expert iteration (AlphaZero). The network learns from its own search.

A search in every game chooses the decision. The network learns the policy of the search, and values
from this search, later searches and the outcome. A replay memory mixes the last rounds. The learner
shows each position in a random frame (see `symmetry`).
"""

from __future__ import annotations

import torch
from torch import Tensor

from overworld.training.learner import Learner
from overworld.training.mixture import Mixture
from overworld.training.model import NEVER, Player, split_outputs
from overworld.training.ppo import mean_entropy, play_ahead, sample_logits, value_losses
from overworld.training.rollout import Numbers, Rollout
from overworld.training.searcher import Searcher
from overworld.training.settings import TrainingSettings
from overworld.training.symmetry import Symmetries


class Expert:
    """Rounds of search and learning."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: TrainingSettings,
        device: torch.device,
    ) -> None:
        self.player, self.settings = player, settings
        self.learner = Learner(player, optimiser, self._loss, device)
        self.tables = Mixture(settings.search_games, settings.mix, device)
        self.tables.reset(f"expert {settings.seed}")
        self.searcher = Searcher(self.tables, settings)
        self.rollout = Rollout(settings.search_steps, self.tables)
        self.symmetries = Symmetries(device)
        self.policies = torch.zeros(
            (settings.search_steps, len(self.tables), self.tables.action_mask.shape[1]),
            device=device,
        )
        self.decisions_per_round = settings.search_steps * len(self.tables)
        self._exploring = torch.rand(len(self.tables), device=device) < settings.sampled_games
        self._searched = False
        play_ahead(player, self.tables, settings.spread_steps)
        self.memory = Memory(self.decisions_per_round, settings.kept, device)

    @torch.no_grad()
    def play(self) -> Numbers:
        """Play a round by search; return how games ended."""
        tables, rollout, searcher = self.tables, self.rollout, self.searcher
        for step in range(rollout.steps + 1):
            if step > 0 or not self._searched:
                searcher.search(self.player)
            rollout.shares[step] = searcher.shares
            rollout.xp[step] = searcher.xp
            if step == rollout.steps:
                self._searched = True  # the next round starts with this search
                break
            rollout.record_observations(
                step, tables.observations, tables.action_mask, tables.current_player
            )
            self.policies[step] = searcher.policy
            tables.step(
                torch.where(self._exploring, sample_policy(searcher.policy), searcher.actions)
            )
            rollout.record_results(step, tables)
        tables.check_decisions()
        shares, xp = rollout.advantages(self.settings.search_lambda)
        wins, ends = rollout.targets(shares, xp)
        self.memory.keep(
            rollout.observations.flatten(0, 1),
            rollout.players.repeat(rollout.steps),
            rollout.action_mask.flatten(0, 1),
            self.policies.flatten(0, 1),
            wins,
            ends,
        )
        return rollout.endings()

    def learn(self) -> Numbers:
        """Learn from the memory."""
        settings = self.settings
        for _ in range(max(1, int(settings.reuse * self.memory.rows / settings.search_batch))):
            seen, players, legal, policy, wins, ends = self.memory.sample(settings.search_batch)
            frames = self.symmetries.draw(len(seen))
            self.learner.learn(
                self.symmetries.observations(seen, frames),
                players,
                self.symmetries.decisions(legal, frames),
                self.symmetries.decisions(policy, frames),
                wins,
                ends,
            )
        names = ("policy_loss", "share_loss", "xp_loss", "entropy", "target_entropy")
        return dict(zip(names, self.learner.numbers(), strict=True))

    def _loss(self, outputs: Tensor, batch: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
        """Return the loss of policy and values, and numbers for the curve."""
        players, masks, policy, wins, ends = batch
        answer = split_outputs(outputs, players, masks)
        logs = torch.log_softmax(answer.logits, 1)
        policy_loss = -(policy * logs.masked_fill(~masks, 0.0)).sum(1).mean()
        share_loss, xp_loss = value_losses(answer, wins, ends, players)
        loss = policy_loss + share_loss + self.settings.xp_loss * xp_loss
        target_entropy = -(policy * policy.clamp(min=1e-12).log()).sum(1).mean()
        entropy = mean_entropy(logs, masks)
        return loss, torch.stack(
            [policy_loss - target_entropy, share_loss, xp_loss, entropy, target_entropy]
        )


def sample_policy(policy: Tensor) -> Tensor:
    """Draw a decision for each row from its policy."""
    return sample_logits(policy.clamp(min=1e-30).log().masked_fill(policy == 0, NEVER))


class Memory:
    """A replay memory of the last rounds; a new round replaces the oldest."""

    def __init__(self, rows: int, rounds: int, device: torch.device) -> None:
        self.rows, self.rounds, self.device = rows, rounds, device
        self._arrays: tuple[Tensor, ...] = ()
        self._kept = 0

    def keep(self, *arrays: Tensor) -> None:
        """Store the rows of a round."""
        if not self._arrays:
            self._arrays = tuple(
                array.new_zeros((self.rows * self.rounds, *array.shape[1:])) for array in arrays
            )
        start = self._kept % self.rounds * self.rows
        for kept, array in zip(self._arrays, arrays, strict=True):
            kept[start : start + self.rows] = array
        self._kept += 1

    def sample(self, count: int) -> tuple[Tensor, ...]:
        """Return random rows."""
        filled = min(self._kept, self.rounds) * self.rows
        rows = torch.randint(filled, (count,), device=self.device)
        return tuple(array[rows] for array in self._arrays)
