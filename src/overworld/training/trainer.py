"""A training run: both stages, checkpoints, the learning curve and the weights file."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

from overworld.bots.network import (
    Network,
    NetworkError,
    load_network,
    save_network,
    shapes_of,
)
from overworld.training.checkpoint import (
    Progress,
    checkpoint_of,
    load_checkpoint,
    save_checkpoint,
)
from overworld.training.curve import Curve, versions
from overworld.training.evaluation import against, against_random
from overworld.training.expert import Expert
from overworld.training.network import Player, weights_of
from overworld.training.ppo import SelfPlay
from overworld.training.rollout import Numbers
from overworld.training.settings import Settings

CHECKPOINT, WEIGHTS, SELF_PLAY = "checkpoint.pt", "weights.npz", "self_play.npz"


class Trainer:
    """Trains a network for some minutes, with files in a folder."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        device: torch.device,
        write: Callable[[str], None] = print,
        *,
        resume: bool = False,
        start: Path | None = None,
    ) -> None:
        """Start a new run, a run with the weights of a file, or resume the one in the folder.

        A resumed network keeps its width and ignores that of the settings.
        """
        kept = load_checkpoint(folder / CHECKPOINT, device) if resume else None
        if kept is not None:
            settings = replace(settings, width=kept.about.width, blocks=kept.about.blocks)
        self.folder, self.settings, self.device = folder, settings, device
        folder.mkdir(parents=True, exist_ok=True)
        self.curve, self.progress = Curve(folder, write), Progress()
        torch.manual_seed(settings.seed)
        if device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.player = Player(settings.width, settings.blocks, device)
        self.optimiser = self._optimiser()
        if kept is not None:
            self.player.trunk.load_state_dict(kept.weights)
            self._resume_optimiser(kept.optimiser)
            self.progress = kept.progress
        elif start is not None:
            network = load_network(start)
            self._load_weights(self.player, network)
            self.progress = Progress(**network.about.report.get("progress", {}))
        self.rivals = {"start": self._copy()} if resume or start is not None else {}

    def run(self, minutes: float) -> None:
        """Train: first the rest of self-play, then expert iteration.

        A stage that starts has at least one round.
        """
        self.curve.begin(self.settings, self.device, minutes)
        start = time.monotonic()
        end = start + 60 * minutes
        left = 60 * self.settings.ppo_minutes - self.progress.ppo_seconds
        if left > 0 and minutes > 0:
            self._self_play(min(end, start + left))
        if time.monotonic() < end:
            self._expert(end)
        self._save()

    def _self_play(self, end: float) -> None:
        stage = SelfPlay(self.player, self.optimiser, self.settings, self.device)
        watch = _Watch(self.settings.judge_seconds)
        settings, progress = self.settings, self.progress
        begun = progress.rounds
        while progress.rounds == begun or time.monotonic() < end:
            done = min(1.0, progress.ppo_seconds / (60 * settings.ppo_minutes))
            self._set_rate(settings.rate + done * (settings.last_rate - settings.rate))
            played = stage.play()
            learned = stage.learn(done)
            self._wait()
            progress.ppo_seconds += watch.lap()
            progress.ppo_decisions += stage.decisions_per_round
            progress.rounds += 1
            self._report("ppo", watch, stage.decisions_per_round, played | learned, end)
            watch.lap()  # evaluation does not count as training
        self._save()
        self._export(SELF_PLAY)

    def _expert(self, end: float) -> None:
        stage = Expert(self.player, self.optimiser, self.settings, self.device)
        watch = _Watch(self.settings.judge_seconds)
        settings, progress = self.settings, self.progress
        self.rivals["self_play"] = self._copy()
        begun, start = progress.rounds, time.monotonic()
        while (now := time.monotonic()) < end or progress.rounds == begun:
            done = min(1.0, (now - start) / max(1e-9, end - start))
            rate, last = settings.search_rate, settings.last_search_rate
            self._set_rate(rate + done * (last - rate))
            played = stage.play()
            learned = stage.learn()
            self._wait()
            progress.search_seconds += watch.lap()
            progress.search_decisions += stage.decisions_per_round
            progress.simulations += stage.decisions_per_round * settings.simulations
            progress.rounds += 1
            self._report("expert", watch, stage.decisions_per_round, played | learned, end)
            watch.lap()

    def _report(
        self, stage: str, watch: _Watch, decisions: int, numbers: Numbers, end: float
    ) -> None:
        """Add a line to the curve every few seconds; evaluate and save less often."""
        watch.count(decisions)
        if not watch.due():
            return
        row: dict[str, object] = {
            "stage": stage,
            "minutes": round(self.progress.minutes, 3),
            "decisions": self.progress.decisions,
            "per_s": round(watch.rate()),
            **numbers,
        }
        if watch.evaluation_due() or time.monotonic() >= end:
            row |= self._evaluate()
            self._save()
        self.curve.add(row)

    def _evaluate(self) -> Numbers:
        """Return the win shares against random players and against earlier networks."""
        games, device = self.settings.judge_games, self.device
        found = {
            f"random{players}": against_random(self.player, players, games // 4, device)
            for players in (2, 4)
        }
        for name, rival in self.rivals.items():
            found[f"vs_{name}"] = against(self.player, rival, 2, games, device)
        self.rivals["before"] = self._copy()
        return found

    def _copy(self) -> Player:
        copy = Player(self.settings.width, self.settings.blocks, self.device)
        copy.load_state_dict(self.player.state_dict())
        return copy

    def _load_weights(self, player: Player, network: Network) -> None:
        trunk = player.trunk
        if shapes_of(network.about) != shapes_of(trunk.about):
            wanted, found = self.settings.width, network.about.width
            raise NetworkError(f"the width of the network must be {wanted}, got {found}")
        trunk.load_state_dict(
            {name: torch.from_numpy(getattr(network, name)) for name in trunk.state_dict()}
        )

    def _optimiser(self) -> torch.optim.Optimizer:
        """Return Adam; on a GPU its rate is a tensor that a recorded step reads."""
        gpu = self.device.type == "cuda"
        rate = torch.tensor(self.settings.rate, device=self.device) if gpu else self.settings.rate
        return torch.optim.Adam(self.player.parameters(), rate, eps=1e-5, fused=gpu, capturable=gpu)

    def _resume_optimiser(self, state: dict[str, Any]) -> None:
        """Restore the state of the optimiser, but not its settings."""
        groups = self.optimiser.state_dict()["param_groups"]
        self.optimiser.load_state_dict({"state": state["state"], "param_groups": groups})

    def _set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def _wait(self) -> None:
        """Wait for the GPU, so that times are true."""
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)

    def _save(self) -> None:
        found = checkpoint_of(self.player.trunk, self.optimiser, self.settings, self.progress)
        save_checkpoint(found, self.folder / CHECKPOINT)
        self._export(WEIGHTS)

    def _export(self, name: str) -> None:
        """Write the weights file for bots, with a report of the run."""
        report = {
            "settings": self.settings.as_dict(),
            "progress": asdict(self.progress),
            "versions": versions(self.device),
        }
        save_network(weights_of(self.player.trunk, report), self.folder / name)


class _Watch:
    """Timers of rounds, lines and evaluations."""

    LINE_SECONDS = 10.0

    def __init__(self, judge_seconds: float) -> None:
        self._judge_seconds = judge_seconds
        self._lap = self._line = self._judged = time.monotonic()
        self._spent, self._decisions = 0.0, 0

    def lap(self) -> float:
        """Return the seconds since the last lap."""
        now = time.monotonic()
        spent, self._lap = now - self._lap, now
        self._last = spent
        return spent

    def count(self, decisions: int) -> None:
        """Count the decisions of the last lap."""
        self._decisions += decisions
        self._spent += self._last

    def due(self) -> bool:
        """Return whether it is time for a line."""
        return time.monotonic() - self._line >= self.LINE_SECONDS

    def rate(self) -> float:
        """Return the decisions per second since the last line."""
        rate = self._decisions / max(1e-9, self._spent)
        self._spent, self._decisions, self._line = 0.0, 0, time.monotonic()
        return rate

    def evaluation_due(self) -> bool:
        """Return whether it is time for an evaluation."""
        due = time.monotonic() - self._judged >= self._judge_seconds
        if due:
            self._judged = time.monotonic()
        return due
