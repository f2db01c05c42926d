"""A training on disk, to go on with: weights, optimiser, how far it has come."""

from __future__ import annotations

import os
import pickle
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from overworld.bots.network import About, NetworkError
from overworld.training.network import Trunk
from overworld.training.settings import Settings

CHECKPOINT_VERSION = 1


@dataclass
class Progress:
    """How far a training has come."""

    ppo_seconds: float = 0.0
    search_seconds: float = 0.0
    ppo_decisions: int = 0
    search_decisions: int = 0
    simulations: int = 0
    rounds: int = 0

    @property
    def minutes(self) -> float:
        """All of them."""
        return (self.ppo_seconds + self.search_seconds) / 60

    @property
    def decisions(self) -> int:
        """All of them."""
        return self.ppo_decisions + self.search_decisions


@dataclass
class Checkpoint:
    """Everything that is needed to go on."""

    settings: Settings
    about: About
    weights: dict[str, torch.Tensor]
    optimiser: dict[str, Any]
    progress: Progress = field(default_factory=Progress)


def save_checkpoint(checkpoint: Checkpoint, file: Path) -> None:
    """Writes a checkpoint; the old one stays until the new one is whole."""
    whole = {
        "version": CHECKPOINT_VERSION,
        "settings": checkpoint.settings.as_dict(),
        "about": asdict(checkpoint.about),
        "weights": checkpoint.weights,
        "optimiser": checkpoint.optimiser,
        "progress": asdict(checkpoint.progress),
    }
    part = file.with_suffix(".part")
    torch.save(whole, part)
    os.replace(part, file)


def load_checkpoint(file: Path, device: torch.device) -> Checkpoint:
    """Reads a checkpoint; raises `NetworkError` if this version cannot go on with it."""
    try:
        whole = torch.load(file, map_location=device, weights_only=True)
        if whole["version"] != CHECKPOINT_VERSION:
            raise NetworkError(f"checkpoint version {whole['version']}, not {CHECKPOINT_VERSION}")
        about = About(**whole["about"])
        now = About(width=about.width, blocks=about.blocks, report=about.report)
        for what in ("observation", "rules", "box"):
            found, known = getattr(about, what), getattr(now, what)
            if found != known:
                raise NetworkError(f"trained for {what} {found}, but this is {known}")
        settings = dict(whole["settings"])
        settings["mix"] = tuple(settings["mix"])
        return Checkpoint(
            Settings(**settings),
            now,
            whole["weights"],
            whole["optimiser"],
            Progress(**whole["progress"]),
        )
    except OSError as error:
        raise NetworkError(f"{file}: {error.strerror or error}") from error
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from None
    except (KeyError, TypeError, ValueError, RuntimeError, EOFError, pickle.PickleError) as error:
        raise NetworkError(f"{file}: not a checkpoint, or not all of it") from error


def checkpoint_of(
    trunk: Trunk, optimiser: torch.optim.Optimizer, settings: Settings, progress: Progress
) -> Checkpoint:
    """What is to be kept of a training as it stands."""
    return Checkpoint(settings, trunk.about, trunk.state_dict(), optimiser.state_dict(), progress)
