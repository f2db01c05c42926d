"""A training run: both stages, checkpoints, the learning curve and the weights file."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from overworld.bots.network import Network, NetworkError, array_shapes, load_network, save_network
from overworld.training.expert import Expert
from overworld.training.mixture import Mixture
from overworld.training.model import Player, export_network
from overworld.training.ppo import SelfPlay
from overworld.training.rollout import Numbers
from overworld.training.run_files import Curve, Progress, load_checkpoint, save_checkpoint, versions
from overworld.training.settings import TrainingSettings

CHECKPOINT, WEIGHTS, SELF_PLAY = "checkpoint.pt", "weights.npz", "self_play.npz"

LINE_SECONDS = 10.0
"""Seconds between two lines of the curve."""

MAX_STEPS = 1500
"""The number of decisions after which unfinished games do not count."""


class Trainer:
    """Trains a network for some minutes, with files in a folder."""

    def __init__(
        self,
        folder: Path,
        settings: TrainingSettings,
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
        """Train: first by self-play, then by expert iteration if the settings give it a share.

        A stage that starts has at least one round.
        """
        self.curve.begin(self.settings, self.device, minutes)
        start, seconds, share = time.monotonic(), 60 * minutes, self.settings.expert_share
        if minutes > 0 and share < 1:
            self._self_play(start + seconds * (1 - share))
        if minutes > 0 and share > 0:
            self._expert(start + seconds)
        self._save()

    def _self_play(self, end: float) -> None:
        """Play until `end`; the rate falls over all self-play, also that before this run."""
        stage = SelfPlay(self.player, self.optimiser, self.settings, self.device)
        settings, progress = self.settings, self.progress
        whole = progress.ppo_seconds + max(1.0, end - time.monotonic())

        def play_round() -> Numbers:
            done = min(1.0, progress.ppo_seconds / whole)
            self._set_rate(settings.rate + done * (settings.last_rate - settings.rate))
            return stage.play() | stage.learn(done)

        self._train("ppo", stage.decisions_per_round, play_round, end)

    def _expert(self, end: float) -> None:
        self._export(SELF_PLAY)
        stage = Expert(self.player, self.optimiser, self.settings, self.device)
        self.rivals["self_play"] = self._copy()
        start = time.monotonic()
        first, last = self.settings.search_rate, self.settings.last_search_rate

        def play_round() -> Numbers:
            done = min(1.0, (time.monotonic() - start) / max(1e-9, end - start))
            self._set_rate(first + done * (last - first))
            return stage.play() | stage.learn()

        self._train("expert", stage.decisions_per_round, play_round, end)

    def _train(
        self, stage: str, decisions: int, play_round: Callable[[], Numbers], end: float
    ) -> None:
        """Play rounds; add a line to the curve every few seconds, evaluate and save less often."""
        progress, begun = self.progress, self.progress.rounds
        line = evaluated = time.monotonic()
        rounds, spent = 0, 0.0
        while progress.rounds == begun or time.monotonic() < end:
            start = time.monotonic()
            numbers = play_round()
            self._wait()
            now = time.monotonic()
            progress.add(stage, now - start, decisions, self.settings.simulations)
            rounds, spent = rounds + 1, spent + now - start
            if now - line < LINE_SECONDS:
                continue
            row: dict[str, object] = {
                "stage": stage,
                "minutes": round(progress.minutes, 3),
                "decisions": progress.decisions,
                "per_s": round(rounds * decisions / max(1e-9, spent)),
                **numbers,
            }
            line, rounds, spent = now, 0, 0.0
            if now - evaluated >= self.settings.evaluation_seconds or now >= end:
                row |= self._evaluate()
                self._save()
                evaluated = now
            self.curve.add(row)

    def _evaluate(self) -> Numbers:
        """Return the win shares against random players and against earlier networks."""
        games, device = self.settings.evaluation_games, self.device
        shares = {
            f"random{players}": against_random(self.player, players, games // 4, device)
            for players in (2, 4)
        }
        for name, rival in self.rivals.items():
            shares[f"vs_{name}"] = against(self.player, rival, games, device)
        self.rivals["before"] = self._copy()
        return shares

    def _copy(self) -> Player:
        copy = Player(self.settings.width, self.settings.blocks, self.device)
        copy.load_state_dict(self.player.state_dict())
        return copy

    def _load_weights(self, player: Player, network: Network) -> None:
        trunk = player.trunk
        if array_shapes(network.about) != array_shapes(trunk.about):
            wanted, width = self.settings.width, network.about.width
            raise NetworkError(f"the width of the network must be {wanted}, got {width}")
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
        file = self.folder / CHECKPOINT
        save_checkpoint(file, self.player.trunk, self.optimiser, self.settings, self.progress)
        self._export(WEIGHTS)

    def _export(self, name: str) -> None:
        """Write the weights file for bots, with a report of the run."""
        report = {
            "settings": asdict(self.settings),
            "progress": asdict(self.progress),
            "versions": versions(self.device),
        }
        save_network(export_network(self.player.trunk, report), self.folder / name)


@torch.no_grad()
def against_random(player: Player, players: int, games: int, device: torch.device) -> float:
    """Return the win share of one seat against random players; a fair share is 1 / players."""
    tables = _tables(players, games, device, random_seats=tuple(range(1, players)))
    return _share(tables, player, player, torch.zeros_like(tables.current_player))


@torch.no_grad()
def against(player: Player, other: Player, games: int, device: torch.device) -> float:
    """Return the win share against another network in games of two players."""
    return _share(_tables(2, games, device), player, other, torch.arange(games, device=device) % 2)


def _tables(
    players: int, games: int, device: torch.device, random_seats: tuple[int, ...] = ()
) -> Mixture:
    mix = [float(players == number) for number in (2, 3, 4)]
    tables = Mixture(games, mix, device, random_seats)
    tables.reset("judge")  # the name of a seed: other names change the games
    return tables


def _share(tables: Mixture, player: Player, other: Player, seats: Tensor) -> float:
    """Return the win share of `player` in `seats` in the first game of each row."""
    won = torch.zeros(len(tables), device=tables.device)
    playing = torch.ones(len(tables), dtype=torch.bool, device=tables.device)
    for step in range(MAX_STEPS):
        seen = tables.observations, tables.players, tables.action_mask
        chosen = player(*seen).logits.argmax(1)
        if other is not player:
            chosen = torch.where(
                tables.current_player == seats, chosen, other(*seen).logits.argmax(1)
            )
        tables.step(chosen)
        won += tables.shares.gather(1, seats[:, None])[:, 0] * (playing & tables.dones)
        playing &= ~tables.dones
        if step % 50 == 49 and not bool(playing.any()):
            break
    return float(won.sum() / (~playing).sum().clamp(min=1))
