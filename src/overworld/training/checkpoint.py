"""Checkpoints of a training run: weights, optimiser, progress."""

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
    """The time and the work spent so far."""

    ppo_seconds: float = 0.0
    search_seconds: float = 0.0
    ppo_decisions: int = 0
    search_decisions: int = 0
    simulations: int = 0
    rounds: int = 0

    @property
    def minutes(self) -> float:
        """The minutes of both stages."""
        return (self.ppo_seconds + self.search_seconds) / 60

    @property
    def decisions(self) -> int:
        """The decisions of both stages."""
        return self.ppo_decisions + self.search_decisions


@dataclass
class Checkpoint:
    """Everything that is needed to resume a run."""

    settings: Settings
    about: About
    weights: dict[str, torch.Tensor]
    optimiser: dict[str, Any]
    progress: Progress = field(default_factory=Progress)


def save_checkpoint(checkpoint: Checkpoint, file: Path) -> None:
    """Write a checkpoint; replace the old one only when the new one is complete."""
    content = {
        "version": CHECKPOINT_VERSION,
        "settings": checkpoint.settings.as_dict(),
        "about": asdict(checkpoint.about),
        "weights": checkpoint.weights,
        "optimiser": checkpoint.optimiser,
        "progress": asdict(checkpoint.progress),
    }
    part = file.with_suffix(".part")
    torch.save(content, part)
    os.replace(part, file)


def load_checkpoint(file: Path, device: torch.device) -> Checkpoint:
    """Read a checkpoint; raise `NetworkError` if this version cannot resume it."""
    try:
        content = torch.load(file, map_location=device, weights_only=True)
        if content["version"] != CHECKPOINT_VERSION:
            raise NetworkError(
                f"checkpoint version {content['version']}, expected {CHECKPOINT_VERSION}"
            )
        about = About(**content["about"])
        now = About(width=about.width, blocks=about.blocks, report=about.report)
        for what in ("observation", "rules", "box"):
            found, known = getattr(about, what), getattr(now, what)
            if found != known:
                raise NetworkError(f"the {what} must be {known}, got {found}")
        settings = dict(content["settings"])
        settings["mix"] = tuple(settings["mix"])
        return Checkpoint(
            Settings(**settings),
            now,
            content["weights"],
            content["optimiser"],
            Progress(**content["progress"]),
        )
    except OSError as error:
        raise NetworkError(f"{file}: {error.strerror or error}") from error
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from None
    except (KeyError, TypeError, ValueError, RuntimeError, EOFError, pickle.PickleError) as error:
        raise NetworkError(f"{file}: not a complete checkpoint") from error


def checkpoint_of(
    trunk: Trunk, optimiser: torch.optim.Optimizer, settings: Settings, progress: Progress
) -> Checkpoint:
    """Return a checkpoint of a run."""
    return Checkpoint(settings, trunk.about, trunk.state_dict(), optimiser.state_dict(), progress)
