"""Turns observations into the inputs of a network, where the network is."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from overworld.bots.network import INPUTS
from overworld.observation.floats import to_floats
from overworld.training.inputs import COLUMNS, translation


class Reader:
    """Writes inputs for a device: floats on a processor, `bfloat16` on a GPU."""

    def __init__(self, device: torch.device) -> None:
        self.device = device
        found = translation()
        self._ends = torch.from_numpy(found.ends)
        self._fixed: tuple[Any, ...] = ()
        if device.type == "cuda":
            from numba import cuda

            half = torch.from_numpy(found.tables).to(torch.bfloat16).view(torch.int16).numpy()
            numbers = (found.sources, found.kinds, half, found.ends)
            self._fixed = tuple(cuda.to_device(array) for array in numbers)

    def __call__(self, observations: Tensor, players: Tensor) -> Tensor:
        """The inputs of observations that are four seats wide."""
        if self.device.type == "cuda":
            return self._on_gpu(observations, players)
        columns = torch.from_numpy(to_floats(observations.numpy()))
        columns *= torch.arange(COLUMNS) < self._ends[players][:, None]
        return torch.cat([columns, torch.eye(INPUTS - COLUMNS)[players - 2]], 1)

    def _on_gpu(self, observations: Tensor, players: Tensor) -> Tensor:
        from numba import cuda

        from overworld.training.input_kernels import WIDE, inputs_kernel

        shape = (len(observations), INPUTS)
        out = torch.empty(shape, dtype=torch.bfloat16, device=self.device)
        inputs_kernel[len(observations), WIDE](
            cuda.as_cuda_array(observations),
            cuda.as_cuda_array(players),
            *self._fixed,
            cuda.as_cuda_array(out.view(torch.int16)),
        )
        return out
