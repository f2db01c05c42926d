"""The errors a caller may want to catch.

```
ValueError
├── BoxError        a box that breaks its grammar; lists every problem with its place
├── NotationError   a text that is not in the grammar of moves, positions or records
└── IllegalMove     a well-formed move that the position does not allow
```
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a box, and where.

    >>> print(Problem("weapon[3].hearts", "must be a whole number from 0 to 99, not 'two'", 84))
    line 84: weapon[3].hearts: must be a whole number from 0 to 99, not 'two'
    """

    place: str
    text: str
    line: int | None = None

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        return f"{where}{self.place}: {self.text}"


class BoxError(ValueError):
    """A box file cannot be used; `problems` lists everything that is wrong with it."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join([f"{source}: {len(problems)} problem(s)", *map(str, problems)]))


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
