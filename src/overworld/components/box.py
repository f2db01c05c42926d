"""The contents of a box, as frozen values."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, NoReturn, TypeVar

import msgspec

ID = re.compile(r"[a-z][a-z0-9_-]{0,59}\Z")
"""The pattern of the ids of a box, which are the names in moves, positions and records."""

GROUPS = ("biome", "material", "type")
"""The three groups of characteristics, in the order of the scoring cards A, B and C."""


_Value = TypeVar("_Value")


def _freeze(value: Any) -> Any:
    """Return a read-only copy of TOML values."""
    if isinstance(value, Mapping):
        return MappingProxyType({name: _freeze(inner) for name, inner in value.items()})
    return tuple(map(_freeze, value)) if isinstance(value, list) else value


def _thaw(value: Any) -> Any:
    """Return a copy of TOML values with dicts and lists, which can be pickled and changed."""
    if isinstance(value, Mapping):
        return {name: _thaw(inner) for name, inner in value.items()}
    return list(map(_thaw, value)) if isinstance(value, list | tuple) else value


class ReadOnlyDict(dict[str, _Value]):
    """A read-only dict; writing raises `TypeError`. It can be copied, pickled and encoded.

    >>> ReadOnlyDict(wood=1)["wood"] = 2
    Traceback (most recent call last):
    TypeError: this mapping is shared and read-only
    """

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this mapping is shared and read-only")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (dict(self),)


@dataclass(frozen=True)
class Weapon:
    """A kind of weapon token."""

    id: str
    hearts: int
    power: str
    per_player: int
    neutral: int
    xp: int = 0


@dataclass(frozen=True)
class Building:
    """A kind of building tile."""

    id: str
    biome: str
    material: str
    type: str
    cost: Mapping[str, int] = field(hash=False)
    xp: int
    copies: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "cost", ReadOnlyDict(self.cost))


@dataclass(frozen=True)
class Mob:
    """A kind of mob tile; `characteristic` is None for an extra-action mob."""

    id: str
    kind: str
    hearts: int
    xp: int
    variant: str
    copies: int
    characteristic: str | None = None
    points_each: int = 0


@dataclass(frozen=True)
class Board:
    """A player board: nine printed biomes in reading order; its id is the colour of the seat."""

    id: str
    biomes: tuple[str, ...]


@dataclass(frozen=True)
class Box:
    """All components of a box, with the numbers that the rules need.

    >>> from overworld import load_box
    >>> box = load_box()
    >>> box.id, box.blocks["sand"], len(box.buildings), box.weapons[-1].id
    ('base', 14, 44, 'tnt')
    """

    id: str
    """The id of the box, the first part of its name."""
    version: int
    """The version of the box."""
    title: str
    """The title for readers."""
    characteristics: Mapping[str, tuple[str, ...]]
    """The four characteristics of each group: `biome`, `material` and `type`."""
    blocks: Mapping[str, int]
    """The number of blocks of each kind: the materials, then the wildcard."""
    points: Mapping[str, int]
    """The points of each characteristic for a space."""
    weapons: tuple[Weapon, ...]
    """The kinds of weapon token."""
    buildings: tuple[Building, ...]
    """The kinds of building tile."""
    mobs: tuple[Mob, ...]
    """The kinds of mob tile."""
    boards: tuple[Board, ...]
    """The player boards."""
    raw: Mapping[str, Any]
    """The contents of the file, read-only: lists are tuples."""

    @classmethod
    def from_raw(cls, raw: Mapping[str, Any]) -> Box:
        """Return the values of a valid box, every list in the order of the file."""
        raw = _thaw(raw)
        names = {group: tuple(raw["characteristics"][group]) for group in GROUPS}
        cube = raw["cube"]
        cards = (raw["scoring"][card]["points"] for card in "ABC")
        points = {
            name: card[name]
            for group, card in zip(GROUPS, cards, strict=True)
            for name in names[group]
        }
        buildings = [
            {**entry, "cost": {name: cost[name] for name in names["material"] if name in cost}}
            for entry in raw["building"]
            for cost in [entry["cost"]]
        ]
        return cls(
            id=raw["meta"]["id"],
            version=raw["meta"]["version"],
            title=raw["meta"]["title"],
            characteristics=MappingProxyType(names),
            blocks=MappingProxyType(
                {name: cube["blocks"][name] for name in (*names["material"], cube["wildcard"])}
            ),
            points=MappingProxyType(points),
            weapons=msgspec.convert(raw["weapon"], tuple[Weapon, ...]),
            buildings=msgspec.convert(buildings, tuple[Building, ...]),
            mobs=msgspec.convert(raw["mob"], tuple[Mob, ...]),
            boards=tuple(
                Board(entry["id"], tuple(biome for row in entry["grid"] for biome in row))
                for entry in raw["board"]
            ),
            raw=_freeze(raw),
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Box.from_raw, (_thaw(self.raw),)

    def __hash__(self) -> int:
        return hash(self._fingerprint)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self._fingerprint == other._fingerprint

    def __repr__(self) -> str:
        return f"<Box {self.name}>"

    @cached_property
    def materials(self) -> tuple[str, ...]:
        """The kinds of block in the order of positions: the four materials, then the wildcard."""
        return tuple(self.blocks)

    @cached_property
    def tiles(self) -> tuple[Building | Mob, ...]:
        """The kinds of tile in the order of positions: buildings, then mobs."""
        return (*self.buildings, *self.mobs)

    @cached_property
    def tile_ids(self) -> tuple[str, ...]:
        """The ids of the kinds of tile."""
        return tuple(tile.id for tile in self.tiles)

    @cached_property
    def weapon_ids(self) -> tuple[str, ...]:
        """The ids of the kinds of weapon."""
        return tuple(weapon.id for weapon in self.weapons)

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """The twelve characteristics in the order of the scoring cards."""
        return tuple(name for group in GROUPS for name in self.characteristics[group])

    @cached_property
    def digest(self) -> str:
        """The first eight hex digits of the SHA-256 of the box's names and numbers."""
        return self._fingerprint.hex()[:8]

    @cached_property
    def _fingerprint(self) -> bytes:
        """The whole SHA-256, by which boxes are compared and hashed."""
        facts = {
            "id": self.id,
            "version": self.version,
            "characteristics": {group: self.characteristics[group] for group in GROUPS},
            "blocks": list(self.blocks.items()),
            "points": list(self.points.items()),
            "weapons": [asdict(weapon) for weapon in self.weapons],
            "buildings": [asdict(building) for building in self.buildings],
            "mobs": [asdict(mob) for mob in self.mobs],
            "boards": [asdict(board) for board in self.boards],
        }
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).digest()

    @cached_property
    def name(self) -> str:
        """The name of the box in records: id, version and digest."""
        return f"{self.id} {self.version} {self.digest}"
