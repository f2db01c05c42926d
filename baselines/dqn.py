"""DQN by self-play: double Q-learning with a replay memory.

The network's logits are the Q values of the player to move. The decisions of other players and
chance between two decisions of a seat count as the environment, as in PPO. The return of a seat is
its win share plus half of its final lead over the mean of the others in units of 100 XP. The lead
is paid out whenever it changes, so that a decision is rewarded soon.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from overworld.observation.schema import size
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.learner import Learner
from overworld.training.mixture import Mixture
from overworld.training.model import NEVER, Player
from overworld.training.rollout import Numbers, lead_in_xp

LEAD = 0.5
"""The reward for a lead of 100 XP in units of a win."""


@dataclass(frozen=True)
class DQNSettings:
    """The settings of DQN."""

    mix: tuple[float, float, float] = (1 / 3, 1 / 3, 1 / 3)
    """The fractions of games with two, three and four seats."""
    seed: int = 1
    games: int = 256
    steps: int = 8
    """The number of decisions of each game in a round."""
    batch: int = 1024
    memory: int = 200_000
    """The number of transitions in the replay memory."""
    reuse: float = 4.0
    """The mean number of times that a transition is learned from."""
    first_epsilon: float = 1.0
    last_epsilon: float = 0.02
    exploration: float = 0.3
    """The fraction of the run in which epsilon falls."""
    copy_every: int = 200
    """The number of updates after which the target network is copied."""


class DQN:
    """Rounds of self-play and learning."""

    def __init__(
        self,
        player: Player,
        optimiser: torch.optim.Optimizer,
        settings: DQNSettings,
        device: torch.device,
    ) -> None:
        self.player, self.settings, self.device = player, settings, device
        self.target = deepcopy(player.trunk)
        self.learner = Learner(player, optimiser, q_loss, device)
        self.tables = Mixture(settings.games, settings.mix, device)
        self.tables.reset(settings.seed)
        count = len(self.tables)
        self.decisions_per_round = count * settings.steps
        self.last = _Transitions.zeros(count * SEATS, device)
        """The last decision of every seat, which has no next position yet; row = game x seat."""
        self.memory = _Transitions.zeros(settings.memory, device)
        self.waiting = torch.zeros(count * SEATS, dtype=torch.bool, device=device)
        """Whether the seat has such a decision in this game."""
        self.leads = torch.zeros((count, SEATS), device=device)
        self.kept = self.updates = 0

    @torch.no_grad()
    def play(self, progress: float) -> Numbers:
        """Play a round; `progress` of the run is between 0 and 1."""
        settings, tables = self.settings, self.tables
        falling = min(1.0, progress / settings.exploration)
        epsilon = settings.first_epsilon + falling * (
            settings.last_epsilon - settings.first_epsilon
        )
        ended, xp = 0.0, 0.0
        for _ in range(settings.steps):
            seats = tables.current_player
            rows = torch.arange(len(tables), device=self.device) * SEATS + seats
            self._keep(rows[self.waiting[rows]], tables.observations, tables.action_mask)
            values = self.player(tables.observations, tables.players, tables.action_mask).logits
            noise = torch.rand_like(values).masked_fill(~tables.action_mask, NEVER)
            explores = torch.rand(len(tables), device=self.device) < epsilon
            chosen = torch.where(explores, noise.argmax(1), values.argmax(1))
            self.last.observations[rows] = tables.observations
            self.last.actions[rows] = chosen
            self.last.players[rows] = tables.players
            self.last.rewards[rows] = 0.0
            self.waiting[rows] = True
            tables.step(chosen)
            self._reward()
            done = tables.dones
            ended += float(done.sum())
            xp += float((tables.scores.sum(1) / tables.players * done).sum())
        tables.check_decisions()
        return {"ended": ended, "xp": xp / max(1.0, ended), "epsilon": epsilon}

    def _reward(self) -> None:
        """Pay changes of leads and the win shares; end the decisions of games that are done."""
        tables = self.tables
        present = torch.arange(SEATS, device=self.device) < tables.players[:, None]
        leads = lead_in_xp(tables.scores / 100, tables.players) * present
        done = tables.dones[:, None]
        rewards = LEAD * (leads - self.leads) + torch.where(done, tables.shares, 0.0)
        self.last.rewards += rewards.flatten()
        over = (done & present).flatten() & self.waiting
        self._keep(over.nonzero()[:, 0], None, None)
        self.waiting &= ~done.expand(-1, SEATS).flatten()
        self.leads = torch.where(done, 0.0, leads)

    def _keep(self, rows: Tensor, seen: Tensor | None, legal: Tensor | None) -> None:
        """Store the last decisions of seats (rows), with their next positions unless at the end."""
        memory, last, count = self.memory, self.last, len(rows)
        if not count:
            return
        places = (self.kept + torch.arange(count, device=self.device)) % self.settings.memory
        self.kept += count
        memory.observations[places] = last.observations[rows]
        memory.actions[places] = last.actions[rows]
        memory.players[places] = last.players[rows]
        memory.rewards[places] = last.rewards[rows]
        if seen is None or legal is None:
            memory.next_masks[places] = False  # no legal decision: the game is over
        else:
            memory.next_observations[places] = seen[rows // SEATS]
            memory.next_masks[places] = legal[rows // SEATS]

    def learn(self) -> Numbers:
        """Learn from the memory as often as `reuse` asks for."""
        settings, filled = self.settings, min(self.kept, self.settings.memory)
        if filled < settings.batch:
            return {}
        count = max(1, int(settings.reuse * self.decisions_per_round / settings.batch))
        for _ in range(count):
            rows = torch.randint(filled, (settings.batch,), device=self.device)
            memory = self.memory
            players = memory.players[rows]
            goals = memory.rewards[rows] + self._next_values(rows, players)
            self.learner.learn(memory.observations[rows], players, memory.actions[rows], goals)
            self.updates += 1
            if self.updates % settings.copy_every == 0:
                self.target.load_state_dict(self.player.trunk.state_dict())
        return dict(zip(("loss", "value"), self.learner.numbers(), strict=True))

    @torch.no_grad()
    def _next_values(self, rows: Tensor, players: Tensor) -> Tensor:
        """Return the target network's value of the next decision that the network prefers."""
        inputs = self.player.reader(self.memory.next_observations[rows], players)
        legal = self.memory.next_masks[rows]
        preferred = self.player.trunk(inputs)[:, :DECISIONS].masked_fill(~legal, NEVER).argmax(1)
        values = self.target(inputs).gather(1, preferred[:, None])[:, 0]
        return torch.where(legal.any(1), values, 0.0)


def q_loss(outputs: Tensor, batch: tuple[Tensor, ...]) -> tuple[Tensor, Tensor]:
    """Return the Huber loss of the Q values of the decisions taken, and numbers for the curve."""
    _, actions, goals = batch
    values = outputs[:, :DECISIONS].gather(1, actions[:, None])[:, 0]
    loss = F.smooth_l1_loss(values, goals)
    return loss, torch.stack([loss, values.mean()])


@dataclass
class _Transitions:
    observations: Tensor
    actions: Tensor
    players: Tensor
    rewards: Tensor
    next_observations: Tensor
    next_masks: Tensor

    @classmethod
    def zeros(cls, rows: int, device: torch.device) -> _Transitions:
        def new(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros((rows, *shape), dtype=dtype, device=device)

        return cls(
            new(size(SEATS), dtype=torch.uint8),
            new(dtype=torch.int64),
            new(dtype=torch.int64),
            new(dtype=torch.float32),
            new(size(SEATS), dtype=torch.uint8),
            new(DECISIONS, dtype=torch.bool),
        )
