"""What many views hold in common, and nobody may change (flyweight).

Between two views of a game little changes, and what lies as before is not made anew.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Generic, NoReturn, Protocol, TypeVar, cast

import msgspec

from overworld.game import facts

_Value = TypeVar("_Value")


class SharedDict(dict[str, _Value]):
    """A dict that is in many views: whoever writes to it is told that it is not theirs.

    >>> SharedDict(wood=1)["wood"] = 2
    Traceback (most recent call last):
    TypeError: what views share is not written to
    """

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("what views share is not written to")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


@lru_cache(maxsize=4096)
def held_of(counts: bytes, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name; those of 0 are left out.

    >>> held_of(bytes([2, 0]), ("wood", "sand"))
    {'wood': 2}
    """
    return SharedDict(facts.held(counts, names))


class Part(Generic[_Value]):
    """A part of many views: as a value, and encoded once for all of them.

    >>> part = Part((1, 2))
    >>> part.value, bytes(part.json)
    ((1, 2), b'[1,2]')
    """

    __slots__ = ("json", "value")

    def __init__(self, value: _Value) -> None:
        self.value = value
        self.json = msgspec.Raw(msgspec.json.encode(value))


class Reader(Protocol):
    """How a part is put into a view."""

    def __call__(self, part: Part[_Value], /) -> _Value:
        """What stands in the view."""


as_value = cast(Reader, attrgetter("value"))
"""Parts for whoever looks at a view."""

as_json = cast(Reader, attrgetter("json"))
"""Parts for an encoder of JSON, which copies them; nobody else can read them."""
