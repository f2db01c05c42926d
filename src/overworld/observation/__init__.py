"""The observation of a game from one seat, as bytes or floats: the input of networks and agents.

>>> from overworld.observation import OBSERVATION_VERSION, size
>>> OBSERVATION_VERSION, size(players=2)
(2, 764)
"""

from overworld.observation.floats import float_size, pieces_of, to_floats
from overworld.observation.schema import OBSERVATION_VERSION, feature, size, view
from overworld.observation.writer import CACHE_WORDS, appearance_of, observe, write_observation

__all__ = [
    "CACHE_WORDS",
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
