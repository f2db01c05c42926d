"""The observation of a game from one seat, as bytes or floats: the input of networks and agents.

>>> from overworld.observation import OBSERVATION_VERSION, size
>>> OBSERVATION_VERSION, size(players=2)
(2, 764)
"""

from overworld.observation.appearance import appearance_of
from overworld.observation.floats import float_size, pieces_of, to_floats
from overworld.observation.schema import OBSERVATION_VERSION, feature, size, view
from overworld.observation.writer import HELD, observe, write_observation

__all__ = [
    "HELD",
    "OBSERVATION_VERSION",
    "appearance_of",
    "feature",
    "float_size",
    "observe",
    "pieces_of",
    "size",
    "to_floats",
    "view",
    "write_observation",
]
