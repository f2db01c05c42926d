"""The text format of a game record: tags, then one line per turn. `Game` replays the moves.

    [Overworld "1"]
    [Box "base 1 1c654c00"]
    [Boards "red blue"]

    0. first red; w1=wsto x1=eows ...
    1. red explore 34 [c4=forest-stone-bridge a3=bow], mine w1, mine x1, end
    A. red score desert (4x4=16), blue score snowy_tundra (1x6=6)

Facts in brackets are outcomes of chance. The reader verifies the checks in parentheses. Columns of
the cube are `w`..`z` and cells are `a`..`f`, so that `x3=sand` and `c4=bow` are unambiguous.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from overworld.errors import NotationError
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, CELL_INDEX, COLUMN_INDEX
from overworld.rules.cube import INNER
from overworld.rules.world import STACK_CELLS

FORMAT = "1"
TAGS = (
    "Overworld",
    "Box",
    "Boards",
    "Names",
    "Beginner",
    "First",
    "Position",
    "Result",
    "Termination",
    "Resigned",
)
TRUNCATED_TAG = "cut off"
"""The tag Termination of a truncated game."""

TERMINATIONS = ("finished", "running", TRUNCATED_TAG, "resigned", "abandoned")
"""The values of the tag Termination."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]\Z')
_HEADER = re.compile(r"(0|[1-9][0-9]{0,8}|[ABC])\. ")
_ENTRY = re.compile(
    r"(?:(?P<move>[^\[\],()]*[^\[\],() ])(?: \[(?P<facts>[^\[\]]+)\])?|\[(?P<only>[^\[\]]+)\])"
    r"(?: \((?P<check>[^()]*)\))?"
)
_MAX_LENGTH = 10_000_000  # characters


@dataclass(frozen=True)
class RecordStep:
    """One move of a record with its place; the last step of an entry has the entry's check."""

    text: str
    line: int
    column: int
    header: str
    header_column: int = 1
    colour: str | None = None
    colour_column: int = 1
    check: str | None = None
    check_column: int = 1
    closes: bool = False

    def error(self, reason: str, column: int | None = None) -> NotationError:
        """Return an error about this step, at its own column or another one of its line."""
        return NotationError(reason, line=self.line, column=column or self.column)


@dataclass(frozen=True)
class Record:
    """The tags of a record, and its moves in order."""

    tags: Mapping[str, str]
    tag_lines: Mapping[str, int]
    steps: Sequence[RecordStep]

    def error(self, tag: str, reason: str) -> NotationError:
        """Return an error about a tag, with the line of the tag if the record has it."""
        line = self.tag_lines.get(tag)
        return NotationError(f"the tag {tag} {reason}", line=line, column=1 if line else None)


def format_tag(name: str, value: str) -> str:
    r"""Return a tag line; quotes and backslashes are escaped.

    >>> format_tag("Event", 'the "cup"')
    '[Event "the \\"cup\\""]'
    """
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        raise ValueError(f"the name of a tag must be letters, digits and _, got {name!r}")
    if not value.isprintable():
        raise ValueError(f"the tag {name} must be one printable line, got {value!r}")
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def format_fact(outcome: str) -> str:
    """Return an outcome in the form of facts in brackets.

    >>> format_fact("tile c4 creeper-sand"), format_fact("weapon bow")
    ('c4=creeper-sand', 'bow')
    """
    verb, *words = outcome.split(" ")
    return words[0] if verb == "weapon" else "=".join(words)


def parse_fact(fact: str) -> str:
    """Return the outcome of a fact.

    >>> parse_fact("a3=bow"), parse_fact("x3=sand"), parse_fact("bow")
    ('token a3 bow', 'block x3 sand', 'weapon bow')
    """
    place, equals, name = fact.partition("=")
    if not equals:
        return f"weapon {fact}"
    if place in COLUMN_INDEX:
        return f"block {place} {name}"
    if place in CELL_INDEX:
        return f"{'tile' if CELL_INDEX[place] in STACK_CELLS else 'token'} {place} {name}"
    raise NotationError(f"the place must be a column or a cell, got {place[:40]!r}")


def parse_record(text: str, materials: Sequence[str]) -> Record:
    """Read the tags and moves of a record. Raises `NotationError` with line and column."""
    if not isinstance(text, str):
        raise NotationError(f"a record must be a string, got {type(text).__name__}")
    if len(text) > _MAX_LENGTH:
        raise NotationError(f"a record must have at most {_MAX_LENGTH} characters, got {len(text)}")
    tags: dict[str, str] = {}
    tag_lines: dict[str, int] = {}
    steps: list[RecordStep] = []
    in_tags = True
    text = text.removeprefix("\ufeff")  # some editors write a byte order mark
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        line = line.rstrip(" ")
        if not line:
            continue
        if line.startswith("["):
            if not in_tags:
                raise NotationError("tags must come before the moves", line=number, column=1)
            name, value = _parse_tag(line, number)
            if name in tags:
                raise NotationError(f"the tag {name} must occur once", line=number, column=2)
            tags[name], tag_lines[name] = value, number
            continue
        in_tags = False
        header = _HEADER.match(line)
        if not header:
            raise NotationError(
                "a line of moves must begin with its turn number and a dot, or A. B. C.",
                line=number,
                column=1,
            )
        if header[1] == "0":
            steps += _set_up_steps(line, number, header.end(), materials)
        else:
            steps += _turn_steps(line, number, header[1], header.end())
    return Record(tags, tag_lines, steps)


def _parse_tag(line: str, number: int) -> tuple[str, str]:
    tag = _TAG.match(line)
    if not tag:
        raise NotationError('a tag must be [Name "value"]', line=number, column=1)
    name = tag[1]
    value = re.sub(r"\\(.)", r"\1", tag[2])
    if not value.isprintable():
        raise NotationError(f"the tag {name} must be printable", line=number, column=2)
    return name, value


def _set_up_steps(line: str, number: int, start: int, materials: Sequence[str]) -> list[RecordStep]:
    """Return the steps of line 0: `first red; w1=wsto x1=...`. Either half may be missing."""
    steps = []
    column = start + 1
    rest = line[start:]
    if rest.startswith("first "):
        first, semicolon, blocks = rest.partition("; ")
        steps.append(RecordStep(first.removesuffix(";"), number, column, "0"))
        column += len(first) + len(semicolon)
        rest = blocks
    for word in rest.split(" ") if rest else []:
        name, _, letters = word.partition("=")
        hidden = "???" if COLUMN_INDEX.get(name) in INNER else ""
        if name not in COLUMN_INDEX or not letters.startswith(hidden):
            raise NotationError(
                f"set-up must be columns such as w1=wsto or x2=???e, got {word[:40]!r}",
                line=number,
                column=column,
            )
        for offset, letter in enumerate(letters[len(hidden) :], start=len(name + "=" + hidden)):
            if letter not in BLOCK_LETTERS:
                raise NotationError(
                    f"a block must be among {BLOCK_LETTERS}, got {letter!r}",
                    line=number,
                    column=column + offset,
                )
            block = f"block {name} {materials[BLOCK_LETTERS.index(letter)]}"
            steps.append(RecordStep(block, number, column + offset, "0"))
        column += len(word) + 1
    return steps


def _turn_steps(line: str, number: int, header: str, start: int) -> list[RecordStep]:
    """Return the steps of a turn or a scoring round, where every entry begins with a colour."""
    steps: list[RecordStep] = []
    at, colour, colour_at = start, "", start
    while True:
        if header in CARD_NAMES or not steps:
            end = line.find(" ", at)
            colour, colour_at = line[at : end if end >= 0 else None], at
            at += len(colour) + 1
        entry = _ENTRY.match(line, at)
        if entry is None:
            raise NotationError("expected a move", line=number, column=at + 1)
        at_header = 0 if steps else 1  # a later error is at the move, not at the header
        place = RecordStep("", number, 0, header, at_header, colour, colour_at + 1)
        steps += _entry_steps(entry, place)
        at = entry.end()
        if at == len(line):
            return steps
        if not line.startswith(", ", at):
            raise NotationError(
                "expected ', ' and the next move, [facts] or (a check)", line=number, column=at + 1
            )
        at += 2


def _entry_steps(entry: re.Match[str], place: RecordStep) -> list[RecordStep]:
    """Return the steps of `move [facts] (check)`; the last one has the check."""
    moves: list[tuple[str, int]] = []
    if entry["move"]:
        moves.append((entry["move"], entry.start("move") + 1))
    group = "facts" if entry["move"] else "only"
    if entry[group]:
        column = entry.start(group) + 1
        for fact in entry[group].split(" "):
            try:
                moves.append((parse_fact(fact), column))
            except NotationError as error:
                raise place.error(error.reason, column) from None
            column += len(fact) + 1
    *others, (last, last_column) = moves
    closing = replace(
        place,
        text=last,
        column=last_column,
        check=entry["check"],
        check_column=entry.start("check") + 1,
        closes=True,
    )
    return [*(replace(place, text=text, column=column) for text, column in others), closing]
