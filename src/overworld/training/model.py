"""The network of `overworld.bots.network` in torch, with its inputs from two to four seats.

Each input reads one byte of an observation and looks it up in a table of 256 numbers: a count times
its scale, or whether a code is that of the input. Inputs of missing seats are zero. The last inputs
are the number of players, one-hot.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from overworld.bots.network import INPUTS, OUTPUTS, SHARE_AT, XP_AT, About, Network, array_shapes
from overworld.observation.floats import float_size, layout_of, to_floats
from overworld.observation.schema import Bytes, Floats
from overworld.rules.compiled import compiled
from overworld.rules.state import DECISIONS, SEATS, Ints

COLUMNS = float_size(SEATS)
"""The number of inputs that read a byte."""

NEVER = -1.0e9
"""The logit of an illegal decision and of a missing seat."""


class Translation(NamedTuple):
    """How bytes become inputs."""

    sources: Ints
    """The byte that each input reads."""
    kinds: Ints
    """The table of each input."""
    tables: npt.NDArray[np.generic]
    ends: Ints
    """The number of inputs in use, by number of players."""


@cache
def translation() -> Translation:
    """Return the translation for the schema of observations.

    >>> found = translation()
    >>> len(found.sources), found.ends[2:].tolist()
    (2777, [2345, 2561, 2777])
    """
    values = np.arange(256, dtype=np.float32)
    sources, kinds = np.zeros(COLUMNS, np.int64), np.zeros(COLUMNS, np.int64)
    rows: dict[tuple[str, float], Floats] = {
        ("count", 1.0): values
    }  # the first table: plain counts
    layout = layout_of(SEATS)
    for byte, start in enumerate(layout.columns.tolist()):
        codes, scale = int(layout.codes[byte]), layout.scales[byte]
        sources[start : start + max(1, codes)] = byte
        if not codes:
            rows.setdefault(("count", scale), values * scale)
            kinds[start] = list(rows).index(("count", scale))
        for code in range(codes):
            rows.setdefault(("code", code), (values == code).astype(np.float32))
            kinds[start + code] = list(rows).index(("code", code))
    ends = np.array([0, 0, *(float_size(players) for players in (2, 3, 4))])
    return Translation(sources, kinds, np.stack(list(rows.values())), ends)


@compiled
def write_input(
    observations: Bytes,
    players: Ints,
    translation: Translation,
    index: int,
    column: int,
    out: npt.NDArray[np.generic],
) -> None:
    """Write one input of one observation; the tables and `out` have the same dtype."""
    seats, sources, tables = int(players[index]), translation.sources, translation.tables
    if column >= len(sources):
        out[index, column] = tables[0, 1 if column - len(sources) == seats - 2 else 0]
    elif column < translation.ends[seats]:
        byte = observations[index, sources[column]]
        out[index, column] = tables[translation.kinds[column], byte]
    else:
        out[index, column] = tables[0, 0]


class Reader:
    """Converts observations to inputs on a device: float32 on a CPU, bfloat16 on a GPU."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        found = translation()
        self._ends = torch.from_numpy(found.ends)
        self._on_device = found
        if device.type == "cuda":
            from numba import cuda

            tables = torch.from_numpy(found.tables).to(torch.bfloat16).view(torch.int16).numpy()
            arrays = found._replace(tables=tables)
            self._on_device = Translation(*(cuda.to_device(array) for array in arrays))

    def __call__(self, observations: Tensor, players: Tensor) -> Tensor:
        """Return the inputs of observations that are four seats wide."""
        if self.device.type == "cuda":
            return self._on_gpu(observations, players)
        columns = torch.from_numpy(to_floats(observations.numpy()))
        columns *= torch.arange(COLUMNS) < self._ends[players][:, None]
        return torch.cat([columns, torch.eye(INPUTS - COLUMNS)[players - 2]], 1)

    def _on_gpu(self, observations: Tensor, players: Tensor) -> Tensor:
        from numba import cuda

        from overworld.training.gpu_kernels import INPUT_THREADS, inputs_kernel

        shape = (len(observations), INPUTS)
        out = torch.empty(shape, dtype=torch.bfloat16, device=self.device)
        inputs_kernel[len(observations), INPUT_THREADS](
            cuda.as_cuda_array(observations),
            cuda.as_cuda_array(players),
            self._on_device,
            cuda.as_cuda_array(out.view(torch.int16)),
        )
        return out


class Answer(NamedTuple):
    """The outputs for many positions; seats count clockwise from the player to move."""

    logits: Tensor
    """The logits of the decisions, NEVER if illegal."""
    shares: Tensor
    """The logits of the win share of each seat, NEVER if the seat is missing."""
    xp: Tensor
    """The final XP of each seat, divided by `XP_SCALE`."""


class Trunk(nn.Module):
    """The weights, with the names and shapes of a weights file."""

    def __init__(self, width: int = 256, blocks: int = 2) -> None:
        super().__init__()
        self.about = About(width=width, blocks=blocks)
        for name, shape in array_shapes(self.about).items():
            weights = torch.zeros(shape)
            if name == "first":
                nn.init.normal_(weights, std=0.05)  # about 300 inputs are not zero
            elif name == "block":
                nn.init.normal_(weights, std=0.5 * width**-0.5)
            self.register_parameter(name, nn.Parameter(weights))  # heads start at zero

    def forward(self, inputs: Tensor) -> Tensor:
        """Return all outputs."""
        block, block_bias = self._as("block", inputs), self._as("block_bias", inputs)
        x = torch.addmm(self._as("first_bias", inputs), inputs, self._as("first", inputs))
        x = torch.relu(x)
        for index in range(self.about.blocks):
            x = x + torch.relu(torch.addmm(block_bias[index], x, block[index]))
        return torch.addmm(self._as("heads_bias", inputs), x, self._as("heads", inputs)).float()

    def _as(self, name: str, inputs: Tensor) -> Tensor:
        """Return weights in the dtype of the inputs."""
        weights: Tensor = getattr(self, name)
        return weights.to(inputs.dtype)


class Player(nn.Module):
    """A trunk with a reader of observations for any number of seats."""

    def __init__(self, width: int, blocks: int, device: torch.device) -> None:
        super().__init__()
        self.trunk = Trunk(width, blocks).to(device)
        self.reader = Reader(device)

    def forward(self, observations: Tensor, players: Tensor, masks: Tensor) -> Answer:
        """Return the outputs for observations that are four seats wide."""
        return split_outputs(self.trunk(self.reader(observations, players)), players, masks)


def split_outputs(outputs: Tensor, players: Tensor, masks: Tensor) -> Answer:
    """Split the outputs and mask illegal decisions and missing seats."""
    present = torch.arange(SEATS, device=outputs.device) < players[:, None]
    return Answer(
        outputs[:, :DECISIONS].masked_fill(~masks, NEVER),
        outputs[:, SHARE_AT:XP_AT].masked_fill(~present, NEVER),
        outputs[:, XP_AT:OUTPUTS],
    )


def export_network(trunk: Trunk, report: dict[str, Any]) -> Network:
    """Return the weights for bots."""
    arrays = {
        name: getattr(trunk, name).detach().float().cpu().numpy()
        for name in array_shapes(trunk.about)
    }
    about = About(width=trunk.about.width, blocks=trunk.about.blocks, report=report)
    return Network(about, **arrays)
