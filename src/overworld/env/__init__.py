"""Environments for research: many games in one compiled loop, PettingZoo, Gymnasium, OpenSpiel.

`CudaVectorEnv` is `VectorEnv` on a GPU; importing it needs none. Importing this package registers
`overworld/Overworld-v0` with Gymnasium if Gymnasium is installed.

>>> from overworld.env import VectorEnv
>>> env = VectorEnv(games=16, players=3, reward="difference", skip_forced=True)
>>> env.reset(seed=1).current_player.shape
(16,)
"""

from importlib.util import find_spec

from overworld.env.buffers import Buffers
from overworld.env.cuda import CudaVectorEnv
from overworld.env.random_agent import RandomAgent
from overworld.env.setup import REWARDS, EnvOptions, Reward, VectorOptions
from overworld.env.vector import VectorEnv
from overworld.observation.schema import OBSERVATION_VERSION

if find_spec("gymnasium") is not None:
    import gymnasium

    gymnasium.register(
        "overworld/Overworld-v0",
        "overworld.env.single:OverworldEnv",
        vector_entry_point="overworld.env.gym_vector:make_vector",
    )

__all__ = [
    "OBSERVATION_VERSION",
    "REWARDS",
    "Buffers",
    "CudaVectorEnv",
    "EnvOptions",
    "RandomAgent",
    "Reward",
    "VectorEnv",
    "VectorOptions",
]
