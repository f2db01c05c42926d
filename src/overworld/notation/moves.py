"""The string of a move: a player's decision or an outcome of chance.

The verbs are fixed, and the names are the ids of the box:

    mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · draw · detonate · pass · trade · end
    score desert
    first red · block w1 sand · tile c4 creeper-sand · token a3 bow · weapon bow
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from overworld.components.box import ID
from overworld.errors import NotationError
from overworld.notation.names import (
    CELL_INDEX,
    CELLS_AROUND,
    COLUMN_INDEX,
    COLUMN_NAMES,
    CORNER_CELLS,
    CROSSING_INDEX,
    CROSSING_NAMES,
    SPACE_NAMES,
)
from overworld.rules import first_id
from overworld.rules.state import SPACES

_PLACES = {
    "column": (COLUMN_INDEX, "a column w1 to z4"),
    "crossing": (CROSSING_INDEX, "a crossing 11 to 55"),
    "cell": (CELL_INDEX, "a cell a1 to f6"),
    "space": ({name: index for index, name in enumerate(SPACE_NAMES)}, "a space 1 to 9"),
}
DECISIONS = {
    "mine": ("column",),
    "explore": ("crossing",),
    "build": ("cell", "space"),
    "fight": ("cell",),
    "take": ("cell",),
    "draw": (),
    "detonate": (),
    "trade": (),
    "pass": (),
    "end": (),
    "score": ("id",),
}
OUTCOMES = {
    "first": ("id",),
    "block": ("column", "id"),
    "tile": ("cell", "id"),
    "token": ("cell", "id"),
    "weapon": ("id",),
}
VERBS = DECISIONS | OUTCOMES
_VERBS_ALONE = {
    first_id.DRAW: "draw",
    first_id.DETONATE: "detonate",
    first_id.TRADE: "trade",
    first_id.PASS: "pass",
    first_id.END: "end",
}
_VERB_IDS = {verb: decision for decision, verb in _VERBS_ALONE.items()}


@dataclass(frozen=True)
class Move:
    """A decision or an outcome.

    Args:
        text: The string of the move. A malformed string raises `NotationError`.

    >>> Move("build c4 5")
    Move('build c4 5')
    >>> str(Move("mine w1"))
    'mine w1'
    >>> Move("build c4 5").kind, Move("build c4 5").arguments
    ('build', {'cell': 'c4', 'space': '5'})
    """

    text: str

    def __post_init__(self) -> None:
        parse_move(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    @property
    def kind(self) -> str:
        """The verb: `mine`, `explore`, `build`, ..."""
        return self.text.partition(" ")[0]

    @property
    def arguments(self) -> dict[str, str]:
        """The words after the verb by name: `column`, `crossing`, `cell`, `space` or `id`."""
        verb, *words = self.text.split(" ")
        return dict(zip(VERBS[verb], words, strict=True))

    @property
    def is_outcome(self) -> bool:
        """Whether this is an outcome of chance and not a player's decision."""
        return is_outcome(self.text)


def is_outcome(text: str) -> bool:
    """Return whether a well-formed move is an outcome of chance."""
    return text.partition(" ")[0] in OUTCOMES


def parse_move(text: str) -> tuple[str, tuple[int | str, ...]]:
    """Return the verb and the arguments of a move: indices of places, or ids.

    >>> parse_move("build c4 5")
    ('build', (20, 4))
    """
    if not isinstance(text, str):
        raise NotationError(f"a move must be a string, got {type(text).__name__}")
    return _parse_move(text)


# Only a few hundred moves exist, and a game parses each of them often.
@lru_cache(maxsize=4096)
def _parse_move(text: str) -> tuple[str, tuple[int | str, ...]]:
    verb, *words = text.split(" ")
    if verb not in VERBS:
        raise NotationError(
            f"a move must begin with one of {', '.join(VERBS)}, got {_quote(text)}", column=1
        )
    kinds = VERBS[verb]
    if len(words) != len(kinds):
        wanted = " ".join([verb, *(f"<{kind}>" for kind in kinds)])
        raise NotationError(f"the move must be {wanted}, got {_quote(text)}", column=1)
    column = len(verb) + 2
    arguments: list[int | str] = []
    for kind, word in zip(kinds, words, strict=True):
        if kind == "id":
            if not ID.match(word):
                raise NotationError(f"the name must be an id, got {_quote(word)}", column=column)
            arguments.append(word)
        else:
            index, expected = _PLACES[kind]
            if word not in index:
                raise NotationError(
                    f"the place must be {expected}, got {_quote(word)}", column=column
                )
            arguments.append(index[word])
        column += len(word) + 1
    return verb, tuple(arguments)


def format_decision(decision: int, crossing: int, names: tuple[str, ...]) -> str:
    """Return the string of a decision id for a player on a crossing; `names` are the card's.

    >>> format_decision(50, 12, ())
    'build d3 1'
    """
    if decision < first_id.EXPLORE:
        return f"mine {COLUMN_NAMES[decision]}"
    if decision < first_id.BUILD:
        return f"explore {CROSSING_NAMES[decision - first_id.EXPLORE]}"
    if decision < first_id.FIGHT:
        corner, space = divmod(decision - first_id.BUILD, SPACES)
        return f"build {CELLS_AROUND[crossing][corner]} {SPACE_NAMES[space]}"
    if decision < first_id.TAKE:
        return f"fight {CELLS_AROUND[crossing][decision - first_id.FIGHT]}"
    if decision < first_id.DRAW:
        return f"take {CELLS_AROUND[crossing][decision - first_id.TAKE]}"
    if decision >= first_id.SCORE:
        return f"score {names[decision - first_id.SCORE]}"
    return _VERBS_ALONE[decision]


def decision_id(
    verb: str, arguments: tuple[int | str, ...], crossing: int, names: tuple[str, ...]
) -> int | None:
    """Return the id of a parsed decision for a player on a crossing, or None.

    >>> decision_id("build", (15, 0), 12, ()), decision_id("fight", (35,), 12, ())
    (50, None)
    """
    if verb == "mine":
        return int(arguments[0])
    if verb == "explore":
        return first_id.EXPLORE + int(arguments[0])
    if verb == "score":
        return first_id.SCORE + names.index(str(arguments[0])) if arguments[0] in names else None
    if verb in ("build", "fight", "take"):
        cell, around = int(arguments[0]), CORNER_CELLS[crossing]
        if cell not in around:
            return None
        corner = around.index(cell)
        if verb == "build":
            return first_id.BUILD + corner * SPACES + int(arguments[1])
        return (first_id.FIGHT if verb == "fight" else first_id.TAKE) + corner
    return _VERB_IDS[verb]


def _quote(text: str) -> str:
    """Return a quoted string, shortened so that an error fits into one line."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
