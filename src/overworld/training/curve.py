"""The learning curve: a file with settings, versions and measurements."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numba
import numpy as np
import torch

from overworld.bots.network import NETWORK_VERSION
from overworld.observation.schema import OBSERVATION_VERSION
from overworld.rules.state import RULES_VERSION
from overworld.training.settings import Settings
from overworld.version import __version__


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

    def begin(self, settings: Settings, device: torch.device, minutes: float) -> None:
        """Write the settings and versions."""
        self.add({"settings": settings.as_dict(), "versions": versions(device), "minutes": minutes})

    def add(self, row: Mapping[str, Any]) -> None:
        """Write a line."""
        stamped = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), **row}
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(stamped) + "\n")
        numbers = {name: value for name, value in row.items() if isinstance(value, (int, float))}
        if numbers:
            self._print("  ".join(f"{name} {value:.4g}" for name, value in numbers.items()))
