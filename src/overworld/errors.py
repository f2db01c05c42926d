"""The exceptions of the engine, and the checks of arguments.

```
ValueError
├── BoxError        a box file is invalid; the error lists every problem with its place
├── NotationError   a string is not a move, position or record
├── IllegalMove     the position does not allow a well-formed move
└── DealDoesNotFit  an outcome of a deal is no longer possible
```
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import UnionType
from typing import SupportsIndex

import msgspec


@dataclass(frozen=True)
class Problem:
    """One problem of a box.

    Args:
        place: The key, such as `mob[3].hearts`.
        code: The kind of the problem.
        facts: The numbers and names of the problem.
        line: The line in the file, from 1, or None if it is unknown.

    >>> print(Problem("mob[3].hearts", "bad_number", {"low": 0, "high": 99, "found": "'two'"}, 84))
    line 84: mob[3].hearts: bad number: low 0, high 99, found 'two'
    """

    place: str
    code: str
    facts: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    line: int | None = None

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        return f"{where}{self.place}: {describe(self.code, self.facts)}"


def describe(code: str, facts: Mapping[str, int | str]) -> str:
    """Format a code and its facts for developers; the locale files have sentences for users.

    >>> describe("too_far", {"steps": 3, "most": 2})
    'too far: steps 3, most 2'
    """
    text = code.replace("_", " ")
    details = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
    return f"{text}: {details}" if details else text


class BoxError(ValueError):
    """A box file is invalid; `problems` lists every problem."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join([f"{source}:", *(f"  {problem}" for problem in problems)]))

    def __reduce__(self) -> tuple[object, ...]:
        return BoxError, (self.source, self.problems)


class NotationError(ValueError):
    """A string is not a move, position or record; `line` and `column` count from 1, or are None."""

    def __init__(self, reason: str, *, line: int | None = None, column: int | None = None) -> None:
        self.reason = reason
        self.line = line
        self.column = column
        places = (("line", line), ("column", column))
        where = ", ".join(f"{word} {number}" for word, number in places if number is not None)
        super().__init__(f"{where}: {reason}" if where else reason)

    def __reduce__(self) -> tuple[object, ...]:
        return partial(NotationError, line=self.line, column=self.column), (self.reason,)


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason why a move is illegal."""

    code: str
    """The kind of the reason, one of `overworld.game.refusal.ALL_CODES`."""
    facts: dict[str, int | str] = {}
    """The numbers and names of the reason."""

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.facts!r})"

    def __str__(self) -> str:
        """Return the reason for developers.

        >>> print(Refusal("too_far", {"steps": 3, "most": 2}))
        too far: steps 3, most 2
        """
        return describe(self.code, self.facts)


class IllegalMove(ValueError):
    """The position does not allow a move; `refusal` has the reason with its numbers."""

    def __init__(self, move: str, refusal: Refusal, position: str) -> None:
        self.move = move
        self.refusal = refusal
        self.position = position
        super().__init__(f"{move}: {refusal} (in {position})")

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.move, self.refusal, self.position)


class DealDoesNotFit(ValueError):
    """An outcome of a deal is no longer possible, because another source decided some places."""


def needs_extra(what: str, extra: str, missing: ImportError) -> ImportError:
    """Return the error for a missing dependency, with the command that installs it.

    >>> needs_extra("drawing", "env", ImportError(name="PIL"))
    ImportError('drawing needs PIL: pip install "overworld[env]"')
    """
    name = missing.name
    return ImportError(f'{what} needs {name}: pip install "overworld[{extra}]"', name=name)


def check_type(name: str, value: object, kind: type | UnionType, wanted: str) -> None:
    """Raise `TypeError` unless an argument is of a kind, which `wanted` describes.

    >>> check_type("names", "ab", list, "a list of strings")
    Traceback (most recent call last):
    TypeError: names must be a list of strings, got 'ab'
    """
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be {wanted}, got {value!r}")


def check_list(name: str, value: object, of: str = "strings") -> None:
    """Raise `TypeError` unless an argument is a list or another sequence, but not a string."""
    check_type(name, value, Sequence, f"a list of {of}")
    if isinstance(value, str):
        raise TypeError(f"{name} must be a list of {of}, got {value!r}")


def as_int(value: object) -> int | None:
    """Return an integer, also one of NumPy, as an int; None for other objects, also for a bool."""
    try:  # a check with `isinstance` would take longer than a move
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def check_int(name: str, value: SupportsIndex, low: int, high: int | None = None) -> int:
    """Return an integer argument, also one of NumPy, as an int.

    Raises:
        TypeError: The argument is not an integer; a bool is none.
        ValueError: The argument is below `low` or above `high`.

    >>> check_int("games", 0, 1)
    Traceback (most recent call last):
    ValueError: games must be at least 1, got 0
    """
    number = as_int(value)
    if number is None:
        raise TypeError(f"{name} must be an integer, got {value!r}")
    if number < low or (high is not None and number > high):
        wanted = f"at least {low}" if high is None else f"{low} to {high}"
        raise ValueError(f"{name} must be {wanted}, got {value!r}")
    return number
