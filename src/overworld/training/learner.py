"""Gradient steps, recorded as a CUDA graph on a GPU.

A step of a small network has about 200 kernels. Launching them takes longer than running them. So
the learner records one step as a CUDA graph and replays it.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from overworld.training.model import Player

Loss = Callable[[Tensor, tuple[Tensor, ...]], tuple[Tensor, Tensor]]
"""A function of the network's outputs and a batch: the loss, and numbers for the curve."""

_WARM_UP = 3
_MAX_GRADIENT_NORM = 1.0


class Learner:
    """Trains a network on batches of one size."""

    def __init__(
        self, player: Player, optimiser: torch.optim.Optimizer, loss: Loss, device: torch.device
    ) -> None:
        self.player, self.optimiser, self.loss = player, optimiser, loss
        self.device = device
        self._steps = 0
        self._graph: torch.cuda.CUDAGraph | None = None
        self._inputs: Tensor | None = None
        self._batch: tuple[Tensor, ...] = ()
        self._numbers = torch.zeros(0)
        self._sums: Tensor | None = None
        self._summed = 0

    def learn(self, observations: Tensor, players: Tensor, *others: Tensor) -> None:
        """Learn from a batch; the loss gets `players` and `others`."""
        inputs, batch = self.player.reader(observations, players), (players, *others)
        if self.device.type != "cuda":
            numbers = self._step(inputs, batch)
        else:
            numbers = self._replay(inputs, batch)
        self._sums = numbers.clone() if self._sums is None else self._sums + numbers
        self._summed += 1

    def numbers(self) -> list[float]:
        """Return the means of the numbers since the last call."""
        if self._sums is None:
            return []
        means: list[float] = (self._sums / self._summed).tolist()
        self._sums, self._summed = None, 0
        return means

    def _step(self, inputs: Tensor, batch: tuple[Tensor, ...]) -> Tensor:
        loss, numbers = self.loss(self.player.trunk(inputs), batch)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), _MAX_GRADIENT_NORM)
        self.optimiser.step()
        return numbers.detach()

    def _replay(self, inputs: Tensor, batch: tuple[Tensor, ...]) -> Tensor:
        if self._inputs is None:
            self._inputs, self._batch = inputs.clone(), tuple(part.clone() for part in batch)
        self._inputs.copy_(inputs)
        for kept, part in zip(self._batch, batch, strict=True):
            kept.copy_(part)
        if self._graph is not None:
            self._graph.replay()
        elif self._steps < _WARM_UP:
            self._steps += 1
            self._numbers = self._warm_up()
        else:
            self._graph = self._record()
            self._graph.replay()
        return self._numbers

    def _warm_up(self) -> Tensor:
        """Make a step on another stream, which CUDA graphs require before a recording."""
        assert self._inputs is not None
        stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        here = torch.cuda.current_stream()
        stream.wait_stream(here)
        with torch.cuda.stream(stream):
            numbers = self._step(self._inputs, self._batch)
        here.wait_stream(stream)
        return numbers

    def _record(self) -> torch.cuda.CUDAGraph:
        """Record a step without running it."""
        assert self._inputs is not None
        torch.cuda.synchronize(self.device)
        self.optimiser.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._numbers = self._step(self._inputs, self._batch)
        return graph
