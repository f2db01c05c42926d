"""The game as an environment for research: many games at once, PettingZoo, Gymnasium, OpenSpiel.

`CudaVectorEnv` is `VectorEnv` on a graphics processor; importing it needs none.

Importing this registers `overworld/Overworld-v0` with Gymnasium where that is installed.

>>> from overworld.env import VectorEnv
>>> env = VectorEnv(games=16, players=3, reward="difference", skip_forced=True)
>>> env.reset(seed=1).movers.shape
(16,)
"""

from importlib.util import find_spec

from overworld.env.buffers import Buffers
from overworld.env.cuda import CudaVectorEnv
from overworld.env.setup import REWARDS, Reward
from overworld.env.vector import VectorEnv
from overworld.observation.schema import OBSERVATION_VERSION

if find_spec("gymnasium") is not None:
    import gymnasium

    gymnasium.register(
        "overworld/Overworld-v0",
        "overworld.env.single:OverworldEnv",
        vector_entry_point="overworld.env.gym_vector:make_vector",
    )

__all__ = ["OBSERVATION_VERSION", "REWARDS", "Buffers", "CudaVectorEnv", "Reward", "VectorEnv"]
