"""The observation of a game from one seat, as bytes or floats: the input of networks and agents.

>>> from overworld.observation import OBSERVATION_VERSION, size
>>> OBSERVATION_VERSION, size(players=2)
(2, 764)
"""

from overworld.observation.floats import float_size, to_floats
from overworld.observation.schema import OBSERVATION_VERSION, Feature, feature, size, view

__all__ = ["OBSERVATION_VERSION", "Feature", "feature", "float_size", "size", "to_floats", "view"]
