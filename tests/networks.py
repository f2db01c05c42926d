"""Networks for tests."""

from __future__ import annotations

import numpy as np

from overworld.bots.network import About, Network, array_shapes


def random_network(seed: int = 0, width: int = 256, blocks: int = 2) -> Network:
    """Return an untrained network with random weights of a sensible scale."""
    about = About(width=width, blocks=blocks, report={"trained": False, "seed": seed})
    draw = np.random.default_rng(seed)
    arrays = {}
    for name, shape in array_shapes(about).items():
        spread = 0.1 if name.endswith("bias") or name == "first" else shape[-2] ** -0.5
        arrays[name] = draw.normal(0.0, spread, shape).astype(np.float32)
    return Network(about, **arrays)
