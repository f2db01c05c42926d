"""Environments for research: many games in one compiled loop, PettingZoo, Gymnasium, OpenSpiel.

`CudaVectorEnv` is `VectorEnv` on a GPU; importing it needs none. Importing this package registers
`overworld/Overworld-v0` with Gymnasium if Gymnasium is installed.

>>> from overworld.env import VectorEnv
>>> env = VectorEnv(games=16, players=3, reward="difference", skip_forced=True)
>>> env.reset(seed=1).current_player.shape
(16,)
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from overworld.env.buffers import Buffers
from overworld.env.cuda import CudaVectorEnv
from overworld.env.observing import observe
from overworld.env.random_agent import RandomAgent
from overworld.env.setup import REWARDS, EnvOptions, Reward
from overworld.env.vector import VectorEnv
from overworld.observation.schema import OBSERVATION_VERSION
from overworld.rules.state import DECISIONS

if TYPE_CHECKING:  # imported on first use, because they need Gymnasium and PettingZoo
    from overworld.env import overworld_v0
    from overworld.env.gym_vector import OverworldVectorEnv
    from overworld.env.single import OverworldEnv

if find_spec("gymnasium") is not None:
    import gymnasium

    gymnasium.register(
        "overworld/Overworld-v0",
        "overworld.env.single:OverworldEnv",
        vector_entry_point="overworld.env.gym_vector:make_vector",
    )

__all__ = [
    "DECISIONS",
    "OBSERVATION_VERSION",
    "REWARDS",
    "Buffers",
    "CudaVectorEnv",
    "EnvOptions",
    "OverworldEnv",
    "OverworldVectorEnv",
    "RandomAgent",
    "Reward",
    "VectorEnv",
    "observe",
    "overworld_v0",
]
_LATER = {
    "OverworldEnv": "overworld.env.single",
    "OverworldVectorEnv": "overworld.env.gym_vector",
    "overworld_v0": "overworld.env.overworld_v0",
}


def __getattr__(name: str) -> Any:
    """Import an environment of Gymnasium or PettingZoo on first use."""
    if name not in _LATER:
        raise AttributeError(f"module 'overworld.env' has no attribute {name!r}")
    module = import_module(_LATER[name])
    return getattr(module, name, module)


def __dir__() -> list[str]:
    """Return the public names."""
    return sorted(__all__)
