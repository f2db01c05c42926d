"""The network that is trained: the layers of `overworld.bots.network`, in torch."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from overworld.bots.network import OUTPUTS, SHARE_AT, XP_AT, About, Network, shapes_of
from overworld.rules.state import DECISIONS, SEATS
from overworld.training.reader import Reader

NEVER = -1.0e9
"""The logit of what is not legal, and of a seat where nobody sits."""


class Answer(NamedTuple):
    """What a network says about many positions; seats count clockwise from who decides."""

    logits: Tensor
    """Of the decisions, NEVER where they are not legal."""
    shares: Tensor
    """The logits of everybody's share of the win, NEVER where nobody sits."""
    xp: Tensor
    """Everybody's final XP, divided by `XP_SCALE`."""


class Trunk(nn.Module):
    """The weights, named and shaped as in a file of weights."""

    def __init__(self, width: int = 256, blocks: int = 2) -> None:
        super().__init__()
        self.about = About(width=width, blocks=blocks)
        for name, shape in shapes_of(self.about).items():
            weights = torch.zeros(shape)
            if name == "first":
                nn.init.normal_(weights, std=0.05)  # some three hundred inputs are not zero
            elif name == "block":
                nn.init.normal_(weights, std=0.5 * width**-0.5)
            self.register_parameter(name, nn.Parameter(weights))  # heads begin without likings

    def forward(self, inputs: Tensor) -> Tensor:
        """All outputs as they come out."""
        block, block_bias = self._as("block", inputs), self._as("block_bias", inputs)
        x = torch.addmm(self._as("first_bias", inputs), inputs, self._as("first", inputs))
        x = torch.relu(x)
        for index in range(self.about.blocks):
            x = x + torch.relu(torch.addmm(block_bias[index], x, block[index]))
        return torch.addmm(self._as("heads_bias", inputs), x, self._as("heads", inputs)).float()

    def _as(self, name: str, inputs: Tensor) -> Tensor:
        """Weights in the inputs' kind of number."""
        weights: Tensor = getattr(self, name)
        return weights.to(inputs.dtype)


class Player(nn.Module):
    """A trunk that reads observations of any number of seats."""

    def __init__(self, width: int, blocks: int, device: torch.device) -> None:
        super().__init__()
        self.trunk = Trunk(width, blocks).to(device)
        self.reader = Reader(device)

    def forward(self, observations: Tensor, players: Tensor, masks: Tensor) -> Answer:
        """Reads observations, four seats wide, and answers."""
        return answer_of(self.trunk(self.reader(observations, players)), players, masks)


def answer_of(outputs: Tensor, players: Tensor, masks: Tensor) -> Answer:
    """The parts of the outputs, without what cannot be."""
    sits = torch.arange(SEATS, device=outputs.device) < players[:, None]
    return Answer(
        outputs[:, :DECISIONS].masked_fill(~masks, NEVER),
        outputs[:, SHARE_AT:XP_AT].masked_fill(~sits, NEVER),
        outputs[:, XP_AT:OUTPUTS],
    )


def weights_of(trunk: Trunk, report: dict[str, Any]) -> Network:
    """The weights as bots use them."""
    arrays = {
        name: getattr(trunk, name).detach().float().cpu().numpy() for name in shapes_of(trunk.about)
    }
    about = About(width=trunk.about.width, blocks=trunk.about.blocks, report=report)
    return Network(about, **arrays)
