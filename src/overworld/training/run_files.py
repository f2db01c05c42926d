"""The files of a training run: checkpoints and the learning curve."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
import torch

from overworld.bots.network import NETWORK_VERSION, About, NetworkError, reading
from overworld.observation.schema import OBSERVATION_VERSION
from overworld.rules.state import RULES_VERSION
from overworld.training.model import Trunk
from overworld.training.settings import TrainingSettings
from overworld.version import __version__

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

    def add(self, stage: str, seconds: float, decisions: int, simulations: int) -> None:
        """Add a round of a stage."""
        self.rounds += 1
        if stage == "ppo":
            self.ppo_seconds += seconds
            self.ppo_decisions += decisions
        else:
            self.search_seconds += seconds
            self.search_decisions += decisions
            self.simulations += decisions * simulations

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

    about: About
    weights: dict[str, torch.Tensor]
    optimiser: dict[str, Any]
    progress: Progress


def save_checkpoint(
    file: Path,
    trunk: Trunk,
    optimiser: torch.optim.Optimizer,
    settings: TrainingSettings,
    progress: Progress,
) -> None:
    """Write a checkpoint; replace the old one only when the new one is complete."""
    content = {
        "version": CHECKPOINT_VERSION,
        "settings": asdict(settings),
        "about": asdict(trunk.about),
        "weights": trunk.state_dict(),
        "optimiser": optimiser.state_dict(),
        "progress": asdict(progress),
    }
    part = file.with_suffix(".part")
    torch.save(content, part)
    os.replace(part, file)


def load_checkpoint(file: Path, device: torch.device) -> Checkpoint:
    """Read a checkpoint; raise `NetworkError` if this version cannot resume it."""
    with reading(file, "not a complete checkpoint"):
        content = torch.load(file, map_location=device, weights_only=True)
        if content["version"] != CHECKPOINT_VERSION:
            raise NetworkError(
                f"checkpoint version {content['version']}, expected {CHECKPOINT_VERSION}"
            )
        about = About(**content["about"])
        now = About(width=about.width, blocks=about.blocks, report=about.report)
        for field in ("observation", "rules", "box"):
            value, known = getattr(about, field), getattr(now, field)
            if value != known:
                raise NetworkError(f"the {field} must be {known}, got {value}")
        progress = Progress(**content["progress"])
        return Checkpoint(now, content["weights"], content["optimiser"], progress)


def versions(device: torch.device) -> dict[str, Any]:
    """Return the versions and the device of a run."""
    device_name = (
        torch.cuda.get_device_name(device) if device.type == "cuda" else platform.machine()
    )
    return {
        "overworld": __version__,
        "observation": OBSERVATION_VERSION,
        "rules": RULES_VERSION,
        "network": NETWORK_VERSION,
        "python": platform.python_version(),
        "torch": torch.__version__,
        "numba": numba.__version__,
        "numpy": np.__version__,
        "device": device_name,
    }


class Curve:
    """Lines of JSON in a file, also printed in short form."""

    def __init__(self, folder: Path, write: Callable[[str], None]) -> None:
        self._file, self._print = folder / "curve.jsonl", write

    def begin(self, settings: TrainingSettings, device: torch.device, minutes: float) -> None:
        """Write the settings and versions."""
        self.add({"settings": asdict(settings), "versions": versions(device), "minutes": minutes})

    def add(self, row: Mapping[str, Any]) -> None:
        """Write a line."""
        stamped = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), **row}
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(stamped) + "\n")
        numbers = {name: value for name, value in row.items() if isinstance(value, (int, float))}
        if numbers:
            self._print("  ".join(f"{name} {value:.4g}" for name, value in numbers.items()))
