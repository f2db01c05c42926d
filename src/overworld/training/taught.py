"""A stage of its own: supervised learning of who won, and by what, in games that others played.

Self-play shows a network the positions that it likes to reach; games of bots that search, or of
people, show it others. Its expectations learn how these games ended, while its policy is held to
what it was before (distillation).
"""

from __future__ import annotations

from copy import deepcopy

import torch
from torch import Tensor

from overworld.training.learner import Learner
from overworld.training.lessons import Decisions, Lessons
from overworld.training.network import Player, answer_of
from overworld.training.ppo import value_losses
from overworld.training.rollout import Numbers
from overworld.training.settings import Settings


class Taught:
    """Learns from lessons, one batch after the other, each decision once in a pass."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: Settings,
        device: torch.device,
        lessons: Lessons,
    ) -> None:
        self.player, self.settings, self.lessons = player, settings, lessons
        self.learner = Learner(player, optimiser, self._loss, device)
        self._before = deepcopy(player.trunk)
        self._rows = len(lessons.learned.players)
        self.decisions_per_round = min(settings.lesson_batch, self._rows)
        self._learned = 0
        self._order = torch.zeros(0, dtype=torch.int64)

    @property
    def done(self) -> float:
        """The part of all passes that has been learned."""
        rounds = self._rows // self.decisions_per_round * self.settings.lesson_passes
        return self._learned / rounds

    def learn(self) -> Numbers:
        """Learns from a batch."""
        if len(self._order) < self.decisions_per_round:
            self._order = torch.randperm(self._rows, device=self.learner.device)
        rows = self._order[: self.decisions_per_round]
        self._order = self._order[self.decisions_per_round :]
        batch = self.lessons.learned.at(rows)
        with torch.no_grad():
            outputs = self._before(self.player.reader(batch.observations, batch.players))
            policy = torch.softmax(answer_of(outputs, batch.players, batch.masks).logits, 1)
        self.learner.learn(*batch, policy)
        self._learned += 1
        names = ("share_loss", "xp_loss", "policy_loss")
        return dict(zip(names, self.learner.numbers(), strict=True))

    @torch.no_grad()
    def losses(self) -> Numbers:
        """How far expectations are off in the games held back, or in all if none is."""
        held = self.lessons.held_back
        if not len(held.players):
            held = self.lessons.learned
        count, batch = len(held.players), self.settings.lesson_batch
        sums = torch.zeros(2, device=self.learner.device)
        for start in range(0, count, batch):
            part = Decisions(*(column[start : start + batch] for column in held))
            answer = self.player(part.observations, part.players, part.masks)
            missed = value_losses(answer, part.wins, part.ends, part.players)
            sums += torch.stack(missed) * len(part.players)
        share_loss, xp_loss = (sums / count).tolist()
        return {"held_share_loss": share_loss, "held_xp_loss": xp_loss}

    def _loss(self, outputs: Tensor, batch: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
        """How far expectations are off, and how far the policy has gone from what it was."""
        players, masks, wins, ends, policy = batch
        answer = answer_of(outputs, players, masks)
        logs = torch.log_softmax(answer.logits, 1).masked_fill(~masks, 0.0)
        gone = (policy * (policy.clamp(min=1e-12).log() - logs)).sum(1).mean()
        share_loss, xp_loss = value_losses(answer, wins, ends, players)
        loss = share_loss + self.settings.xp_loss * xp_loss + self.settings.lesson_kept * gone
        return loss, torch.stack([share_loss, xp_loss, gone])
