"""The box: `base.toml`, its loader and the values it contains."""

from overworld.components.box import GROUPS, Board, Building, Components, Mob, Weapon
from overworld.components.loader import load_components

__all__ = ["GROUPS", "Board", "Building", "Components", "Mob", "Weapon", "load_components"]
