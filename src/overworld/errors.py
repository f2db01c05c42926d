"""The errors a caller may want to catch.

```
ValueError
├── BoxError        a box that breaks its grammar; lists every problem with its place
├── NotationError   a text that is not in the grammar of moves, positions or records
├── IllegalMove     a well-formed move that the position does not allow
└── DealDoesNotFit  a deal that wants to reveal what is already elsewhere
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a box: where, a code, and the facts that belong to it.

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
    """A code and its facts for developers; sentences for users are in the locale files.

    >>> describe("too_far", {"steps": 3, "most": 2})
    'too far: steps 3, most 2'
    """
    words = code.replace("_", " ")
    shown = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
    return f"{words}: {shown}" if shown else words


class BoxError(ValueError):
    """A box file cannot be used; `problems` lists everything that is wrong with it."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join([f"{source}:", *(f"  {problem}" for problem in problems)]))

    def __reduce__(self) -> tuple[object, ...]:
        return BoxError, (self.source, self.problems)


class NotationError(ValueError):
    """A text is not in the grammar; `line` and `column` count from 1 where they are known."""

    def __init__(self, reason: str, *, line: int | None = None, column: int | None = None) -> None:
        self.reason = reason
        self.line = line
        self.column = column
        places = (("line", line), ("column", column))
        where = ", ".join(f"{word} {number}" for word, number in places if number is not None)
        super().__init__(f"{where}: {reason}" if where else reason)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_notation_error, (self.reason, self.line, self.column)


def _rebuild_notation_error(reason: str, line: int | None, column: int | None) -> NotationError:
    return NotationError(reason, line=line, column=column)


class IllegalMove(ValueError):
    """A move that this position does not allow; `refusal` holds the reason with its numbers."""

    def __init__(self, move: str, refusal: object, position: str) -> None:
        self.move = move
        self.refusal = refusal
        self.position = position
        super().__init__(f"{move}: {refusal} (in {position})")

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.move, self.refusal, self.position)


class DealDoesNotFit(ValueError):
    """A place was decided by other means, and what the deal has for another is gone."""


def needs_extra(what: str, extra: str, missing: ImportError) -> ImportError:
    """The error for something that is not installed: what needs it, and how to get it.

    >>> needs_extra("drawing", "env", ImportError(name="PIL"))
    ImportError('drawing needs PIL: pip install "overworld[env]"')
    """
    name = missing.name
    return ImportError(f'{what} needs {name}: pip install "overworld[{extra}]"', name=name)


class StartError(Exception):
    """A server that cannot start; the message is in the user's language."""
