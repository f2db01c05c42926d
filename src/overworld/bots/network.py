"""A network that knows the game: its weights in a file, what they were trained on, what they say.

    observation -> floats (four seats wide, zeros where nobody sits) + number of players, one-hot
    x = relu(floats @ first + bias)             the first layer: a sum of rows
    x = x + relu(x @ block + bias)              as often as there are blocks (residual)
    outputs = x @ heads + bias                  94 logits of decisions | 4 of shares | 4 times XP

Seats count clockwise from who decides. The softmax over the seats that are there is everybody's
share of the win; final XP are the last outputs times `XP_SCALE`. A file is a NumPy archive of half
floats with a header in JSON; it is refused if it does not fit the observation or the rules of this
version. Nothing here needs more than NumPy; `inference` has the same in compiled code.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from overworld.components import load_components
from overworld.observation.floats import float_size, to_floats
from overworld.observation.schema import OBSERVATION_VERSION, SEAT_BYTES, TABLE_BYTES, Bytes, Floats
from overworld.rules.state import DECISIONS, RULES_VERSION, SEATS

NETWORK_VERSION = 1
"""Of the file and of what is computed from it."""

INPUTS = float_size(SEATS) + SEATS - 1
"""The floats of four seats, then whether 2, 3 or 4 play."""

SHARE_AT = DECISIONS
XP_AT = DECISIONS + SEATS
OUTPUTS = DECISIONS + 2 * SEATS
XP_SCALE = 50.0

MOST_BYTES = 4 * 1024 * 1024
"""Of a file: it is part of the wheel."""


class NetworkError(ValueError):
    """A file of weights that cannot be used; the message says which and why, in one line."""


@dataclass(frozen=True)
class About:
    """What a network was made for, and how it was trained."""

    width: int = 256
    blocks: int = 2
    version: int = NETWORK_VERSION
    observation: int = OBSERVATION_VERSION
    rules: int = RULES_VERSION
    box: str = field(default_factory=lambda: load_components().name)
    players: tuple[int, ...] = (2, 3, 4)
    report: dict[str, Any] = field(default_factory=dict)
    """Of the training: when, how long, on what, against whom."""


def shapes_of(about: About) -> dict[str, tuple[int, ...]]:
    """The arrays of a network, inputs before outputs.

    >>> shapes_of(About(width=64, blocks=1))["block"]
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
    """The weights of a network, as floats of four bytes."""

    about: About
    first: Floats
    first_bias: Floats
    block: Floats
    block_bias: Floats
    heads: Floats
    heads_bias: Floats

    def __post_init__(self) -> None:
        for name, shape in shapes_of(self.about).items():
            array: Floats = getattr(self, name)
            if array.shape != shape or array.dtype != np.float32:
                raise NetworkError(
                    f"{name}: {shape} of float32 are needed, not {array.shape} of {array.dtype}"
                )
            if not np.isfinite(array).all():
                raise NetworkError(f"{name}: there are weights that are no numbers")

    def outputs(self, observations: Bytes) -> Floats:
        """What the network says about observations, one row each; plain NumPy, the reference."""
        x = np.maximum(inputs_of(observations) @ self.first + self.first_bias, 0)
        for weights, bias in zip(self.block, self.block_bias, strict=True):
            x = x + np.maximum(x @ weights + bias, 0)
        answer: Floats = x @ self.heads + self.heads_bias
        return answer


def inputs_of(observations: Bytes) -> Floats:
    """The floats that a network reads, `INPUTS` for each observation of 2 to 4 seats.

    >>> row = inputs_of(np.zeros((1, TABLE_BYTES + 3 * SEAT_BYTES), np.uint8))[0]
    >>> row.shape, row[-3:].tolist()
    ((2780,), [0.0, 1.0, 0.0])
    """
    players = (observations.shape[1] - TABLE_BYTES) // SEAT_BYTES
    inputs = np.zeros((len(observations), INPUTS), np.float32)
    inputs[:, : float_size(players)] = to_floats(observations)
    inputs[:, float_size(SEATS) + players - 2] = 1.0
    return inputs


def random_network(seed: int = 0, width: int = 256, blocks: int = 2) -> Network:
    """A network that has learned nothing, but whose layers neither fade nor explode."""
    about = About(width=width, blocks=blocks, report={"trained": False, "seed": seed})
    draw = np.random.default_rng(seed)
    arrays = {}
    for name, shape in shapes_of(about).items():
        spread = 0.1 if name.endswith("bias") or name == "first" else shape[-2] ** -0.5
        arrays[name] = draw.normal(0.0, spread, shape).astype(np.float32)
    return Network(about, **arrays)


def save_network(network: Network, file: Path) -> None:
    """Writes a file of weights, rounded to half floats."""
    header = np.frombuffer(json.dumps(asdict(network.about)).encode(), np.uint8)
    arrays = {name: getattr(network, name) for name in shapes_of(network.about)}
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    with file.open("wb") as stream:
        np.savez(stream, about=header, **halves)


def load_network(file: Path) -> Network:
    """Reads a file of weights; raises `NetworkError` if it cannot be used here."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise NetworkError(f"more than {MOST_BYTES} bytes")
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as arrays:
            about = _read_about(arrays["about"].tobytes())
            needed = {name: arrays[name] for name in shapes_of(about)}
        return Network(about, **{name: a.astype(np.float32) for name, a in needed.items()})
    except OSError as error:
        raise NetworkError(f"{file}: {error.strerror or error}") from error
    except NetworkError as error:
        raise NetworkError(f"{file}: {error}") from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise NetworkError(f"{file}: not a file of weights, or not all of it") from error


def _read_about(header: bytes) -> About:
    """Reads the header; refuses what was made for another version."""
    fields = json.loads(header)
    about = About(**{**fields, "players": tuple(fields["players"])})
    for what, found, known in (
        ("network version", about.version, NETWORK_VERSION),
        ("observation version", about.observation, OBSERVATION_VERSION),
        ("rules version", about.rules, RULES_VERSION),
    ):
        if found != known:
            raise NetworkError(f"made for {what} {found}, but this is {known}")
    if not (isinstance(about.width, int) and 1 <= about.width <= 1024):
        raise NetworkError(f"a width of {about.width} is not between 1 and 1024")
    if not (isinstance(about.blocks, int) and 0 <= about.blocks <= 16):
        raise NetworkError(f"{about.blocks} blocks are not between 0 and 16")
    return about
