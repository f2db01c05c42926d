"""The box: `base.toml`, its loader and the values it contains."""

from overworld.components.box import GROUPS, Board, Box, Building, Mob, Weapon
from overworld.components.loader import load_box

__all__ = ["GROUPS", "Board", "Box", "Building", "Mob", "Weapon", "load_box"]
