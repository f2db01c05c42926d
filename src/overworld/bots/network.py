"""The policy and value network: weights file, layers, and inference in NumPy.

    observation -> floats (four seats, zeros for empty ones) + number of players, one-hot
    x = relu(floats @ first + bias)             the first layer: a sum of rows
    x = x + relu(x @ block + bias)              once for each residual block
    outputs = x @ heads + bias                  94 logits of decisions | 4 of win shares | 4 XP

Seats are counted clockwise from the player to move. The softmax over the occupied seats gives the
win shares. Final XP are the last outputs times `XP_SCALE`. A weights file is a NumPy archive of
half floats with a JSON header. `load_network` refuses a file for another version of the
observation or the rules. This module needs only NumPy; `inference` has the compiled version.
"""

from __future__ import annotations

import json
import pickle
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from overworld.bots.bot import BotError
from overworld.components import load_box
from overworld.observation.floats import float_size, to_floats
from overworld.observation.schema import OBSERVATION_VERSION, Bytes, Floats, players_in
from overworld.rules.state import DECISIONS, RULES_VERSION, SEATS

NETWORK_VERSION = 1
"""The version of the file format and the layers."""

INPUTS = float_size(SEATS) + SEATS - 1
"""The floats of four seats, then the number of players (2, 3 or 4), one-hot."""

SHARE_AT = DECISIONS
XP_AT = DECISIONS + SEATS
OUTPUTS = DECISIONS + 2 * SEATS
XP_SCALE = 50.0

MAX_BYTES = 4 * 1024 * 1024
"""Maximum size of a weights file: it is part of the wheel."""


_DAMAGED = (
    *(ValueError, KeyError, TypeError, EOFError, RuntimeError),
    *(zipfile.BadZipFile, pickle.PickleError),
)
"""The errors of NumPy and torch for a damaged file."""


class NetworkError(BotError):
    """A weights file that is not usable; the message is one line with the file and the reason."""


@dataclass(frozen=True)
class About:
    """The header of a weights file: size, versions, box and training of the network."""

    width: int = 256
    blocks: int = 2
    version: int = NETWORK_VERSION
    observation: int = OBSERVATION_VERSION
    rules: int = RULES_VERSION
    box: str = field(default_factory=lambda: load_box().name)
    players: tuple[int, ...] = (2, 3, 4)
    report: dict[str, Any] = field(default_factory=dict)
    """The training: date, duration, hardware, opponents."""


def array_shapes(about: About) -> dict[str, tuple[int, ...]]:
    """Return the shapes of a network's arrays, inputs before outputs.

    >>> array_shapes(About(width=64, blocks=1))["block"]
    (1, 64, 64)
    """
    width, blocks = about.width, about.blocks
    return {
        "first": (INPUTS, width),
        "first_bias": (width,),
        "block": (blocks, width, width),
        "block_bias": (blocks, width),
        "heads": (width, OUTPUTS),
        "heads_bias": (OUTPUTS,),
    }


@dataclass(frozen=True, eq=False)
class Network:
    """The weights of a network as float32 arrays."""

    about: About
    first: Floats
    first_bias: Floats
    block: Floats
    block_bias: Floats
    heads: Floats
    heads_bias: Floats

    def __post_init__(self) -> None:
        for name, shape in array_shapes(self.about).items():
            array: Floats = getattr(self, name)
            if array.shape != shape or array.dtype != np.float32:
                raise NetworkError(
                    f"{name} must be float32 of shape {shape}, got {array.dtype} of {array.shape}"
                )
            if not np.isfinite(array).all():
                raise NetworkError(f"{name} must contain only finite numbers")

    def outputs(self, observations: Bytes) -> Floats:
        """Evaluate observations, one per row, in plain NumPy: the reference implementation."""
        x = np.maximum(network_inputs(observations) @ self.first + self.first_bias, 0)
        for weights, bias in zip(self.block, self.block_bias, strict=True):
            x = x + np.maximum(x @ weights + bias, 0)
        answer: Floats = x @ self.heads + self.heads_bias
        return answer


def network_inputs(observations: Bytes) -> Floats:
    """Convert observations of 2 to 4 seats to network inputs, `INPUTS` floats each.

    >>> row = network_inputs(np.zeros((1, 872), np.uint8))[0]
    >>> row.shape, row[-3:].tolist()
    ((2780,), [0.0, 1.0, 0.0])
    """
    players = players_in(observations)
    inputs = np.zeros((len(observations), INPUTS), np.float32)
    inputs[:, : float_size(players)] = to_floats(observations)
    inputs[:, float_size(SEATS) + players - 2] = 1.0
    return inputs


def save_network(network: Network, file: Path) -> None:
    """Write a weights file, rounded to half floats."""
    header = np.frombuffer(json.dumps(asdict(network.about)).encode(), np.uint8)
    arrays = {name: getattr(network, name) for name in array_shapes(network.about)}
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    with file.open("wb") as stream:
        np.savez(stream, about=header, **halves)


def load_network(file: Path) -> Network:
    """Load a weights file; raise `NetworkError` if it is not usable here."""
    with _opened(file) as arrays:
        about = _read_about(arrays["about"].tobytes())
        needed = {name: arrays[name] for name in array_shapes(about)}
        return Network(about, **{name: a.astype(np.float32) for name, a in needed.items()})


def read_header(file: Path) -> About:
    """Read the header and the checksums of a weights file, without loading the weights.

    Raises:
        NetworkError: The file is damaged, or not usable here.
    """
    with _opened(file) as arrays:
        damaged = arrays.zip.testzip()
        if damaged is not None:
            raise NetworkError(f"{damaged} is damaged")
        about = _read_about(arrays["about"].tobytes())
        missing = sorted({*array_shapes(about)} - {*arrays.files})
        if missing:
            raise NetworkError(f"{', '.join(missing)}: missing")
        return about


@contextmanager
def _opened(file: Path) -> Iterator[Any]:
    """Open a weights file as `reading` does."""
    with reading(file, "not a weights file, or not complete"):
        if file.stat().st_size > MAX_BYTES:
            raise NetworkError(f"more than {MAX_BYTES} bytes")
        # NumPy leaves a file open that is not a valid archive, so this opens and closes it.
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
            yield arrays


@contextmanager
def reading(file: Path, problem: str) -> Iterator[None]:
    """Raise each error in a `with` block as `NetworkError` with the file.

    `problem` is the reason if the content is wrong.
    """
    try:
        yield
    except OSError as error:
        raise NetworkError(f"{file}: {error.strerror or error}") from error
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from None
    except _DAMAGED as error:
        raise NetworkError(f"{file}: {problem}") from error


def _read_about(header: bytes) -> About:
    fields = json.loads(header)
    about = About(**{**fields, "players": tuple(fields["players"])})
    for name, value, known in (
        ("network version", about.version, NETWORK_VERSION),
        ("observation version", about.observation, OBSERVATION_VERSION),
        ("rules version", about.rules, RULES_VERSION),
    ):
        if value != known:
            raise NetworkError(f"{name} must be {known}, got {value}")
    if not (isinstance(about.width, int) and 1 <= about.width <= 1024):
        raise NetworkError(f"width must be between 1 and 1024, got {about.width}")
    if not (isinstance(about.blocks, int) and 0 <= about.blocks <= 16):
        raise NetworkError(f"blocks must be between 0 and 16, got {about.blocks}")
    return about
