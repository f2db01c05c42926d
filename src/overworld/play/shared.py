"""Immutable parts that many views share (flyweight): little changes between two views of a game."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Generic, NoReturn, Protocol, TypeVar, cast

import msgspec

from overworld.game import facts

_Value = TypeVar("_Value")


class SharedDict(dict[str, _Value]):
    """A read-only dict that many views share; writing raises `TypeError`.

    >>> SharedDict(wood=1)["wood"] = 2
    Traceback (most recent call last):
    TypeError: this mapping is shared and read-only
    """

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("this mapping is shared and read-only")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


@lru_cache(maxsize=4096)
def counts_by_name(counts: bytes, names: tuple[str, ...]) -> dict[str, int]:
    """Return counts by name, without those of 0.

    >>> counts_by_name(bytes([2, 0]), ("wood", "sand"))
    {'wood': 2}
    """
    return SharedDict(facts.held(counts, names))


class Part(Generic[_Value]):
    """A part of many views, as a value and as JSON that is encoded once.

    >>> part = Part((1, 2))
    >>> part.value, bytes(part.json)
    ((1, 2), b'[1,2]')
    """

    __slots__ = ("json", "value")

    def __init__(self, value: _Value) -> None:
        self.value = value
        self.json = msgspec.Raw(msgspec.json.encode(value))


class Reader(Protocol):
    """A function that puts a part into a view."""

    def __call__(self, part: Part[_Value], /) -> _Value:
        """Return the value for the view."""


as_value = cast(Reader, attrgetter("value"))
"""Return parts as values."""

as_json = cast(Reader, attrgetter("json"))
"""Return parts as JSON, which only an encoder can read."""
