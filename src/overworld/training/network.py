"""The layers of `overworld.bots.network` in torch."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from overworld.bots.network import OUTPUTS, SHARE_AT, XP_AT, About, Network, shapes_of
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.inputs import Reader

NEVER = -1.0e9
"""The logit of an illegal decision and of a missing seat."""


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
        for name, shape in shapes_of(self.about).items():
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
        return answer_of(self.trunk(self.reader(observations, players)), players, masks)


def answer_of(outputs: Tensor, players: Tensor, masks: Tensor) -> Answer:
    """Split the outputs and mask illegal decisions and missing seats."""
    present = torch.arange(SEATS, device=outputs.device) < players[:, None]
    return Answer(
        outputs[:, :DECISIONS].masked_fill(~masks, NEVER),
        outputs[:, SHARE_AT:XP_AT].masked_fill(~present, NEVER),
        outputs[:, XP_AT:OUTPUTS],
    )


def weights_of(trunk: Trunk, report: dict[str, Any]) -> Network:
    """Return the weights for bots."""
    arrays = {
        name: getattr(trunk, name).detach().float().cpu().numpy() for name in shapes_of(trunk.about)
    }
    about = About(width=trunk.about.width, blocks=trunk.about.blocks, report=report)
    return Network(about, **arrays)
