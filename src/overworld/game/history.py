"""A game's entries as moves, and written down as a record with its checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from overworld.components import Components
from overworld.game.events import Built, Ended, Fought, Scored
from overworld.game.happened import events_at
from overworld.game.resolve import text_of
from overworld.notation.moves import Move
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, COLUMN_NAMES
from overworld.notation.plain import plain_from
from overworld.notation.position import format_blocks
from overworld.notation.record import (
    FORMAT,
    TAGS,
    TERMINATIONS,
    format_fact,
    format_tag,
)
from overworld.rules.cube import INNER
from overworld.rules.state import FIRST, LEVELS, SCORING, SETTING_UP

if TYPE_CHECKING:
    from overworld.game.game import Game

Entry: TypeAlias = tuple[bytes, int]
"""The bytes of the state before an entry, and its decision id or outcome number."""


def moves_of(log: Sequence[Entry], box: Components) -> tuple[Move, ...]:
    """The entries of a log as moves."""
    return tuple(Move(text_of(plain_from(before), box, code)) for before, code in log)


# ---------------------------------------------------------------- writing


def write_record(game: Game, names: Sequence[str] | None, termination: str | None) -> str:
    """The record of a game from its root."""
    tags = _tags_of(game, names, termination)
    lines = [format_tag(name, value) for name, value in tags.items()]
    return "\n".join([*lines, "", *_lines(game)]) + "\n"


def _tags_of(game: Game, names: Sequence[str] | None, termination: str | None) -> dict[str, str]:
    box, colours = game.components, game.colours
    tags = dict.fromkeys(TAGS, "")
    tags["Overworld"] = FORMAT
    tags["Box"] = box.name
    tags["Boards"] = " ".join(colours)
    tags["Names"] = game.tags.get("Names", "-") if names is None else _join_names(names, colours)
    beginners = [player.colour for player in game.players if player.beginner]
    tags["Beginner"] = " ".join(beginners) or "-"
    if game.named_first is not None:
        tags["First"] = colours[game.named_first]
    if game.root_position is not None:
        tags["Position"] = game.root_position
    tags["Result"] = result_of(game)
    tags["Termination"] = termination or termination_of(game)
    if tags["Termination"] not in TERMINATIONS:
        raise ValueError(f"a game ends as {', '.join(TERMINATIONS)}, not {termination!r}")
    if (tags["Termination"] == "finished") != game.over:
        raise ValueError(f"{termination!r} does not fit a game that is over: {game.over}")
    tags["Resigned"] = game.tags.get("Resigned", "")
    extra = {name: value for name, value in game.tags.items() if name not in TAGS}
    return {name: value for name, value in tags.items() if value} | extra


def termination_of(game: Game) -> str:
    """How the record ends unless its writer says otherwise."""
    if game.over:
        return "finished"
    kept = game.tags.get("Termination", "running")
    return kept if kept != "finished" else "running"


def _join_names(names: Sequence[str], colours: Sequence[str]) -> str:
    if len(names) != len(colours):
        raise ValueError(f"{len(colours)} players need {len(colours)} names, not {len(names)}")
    for name in names:
        if "," in name or not name.strip() or not name.isprintable():
            raise ValueError(f"a name is printable text without commas, not {name!r}")
    return ", ".join(names)


def result_of(game: Game) -> str:
    """The XP of every seat; `*` until the game is over."""
    if not game.over:
        return "*"
    pairs = zip(game.colours, game.scores, strict=True)
    return ", ".join(f"{colour} {score}" for colour, score in pairs)


def _lines(game: Game) -> Iterator[str]:
    """The lines of moves: line 0, then turns and scoring rounds."""
    log, box = game.log, game.components
    index = 0
    while index < len(log) and plain_from(log[index][0]).phase in (FIRST, SETTING_UP):
        index += 1
    if index:
        yield f"0. {_set_up_line(log[:index], box)}"
    header = ""
    entries: list[str] = []
    while index < len(log):
        stop = index + 1
        while stop < len(log) and plain_from(log[stop][0]).awaits_chance:
            stop += 1
        first = plain_from(log[index][0])
        text = _entry(game, index, stop)
        scoring = first.phase == SCORING
        name = CARD_NAMES[first.scored] if scoring else str(first.turns)
        colour = game.colours[first.decider]
        if name != header and entries:
            yield f"{header}. {', '.join(entries)}"
            entries = []
        entries.append(text if entries and not scoring else f"{colour} {text}")
        header, index = name, stop
    if entries:
        yield f"{header}. {', '.join(entries)}"


def _set_up_line(log: Sequence[Entry], box: Components) -> str:
    """`first red; w1=wsto x1=...`: the letters of each column as they were decided."""
    first = ""
    columns: dict[int, str] = {}
    for before, code in log:
        state = plain_from(before)
        if state.phase == FIRST:
            first = f"{text_of(state, box, code)};"
        else:
            column = state.place
            hidden = "?" * (LEVELS - 1) if column in INNER else ""
            columns[column] = columns.get(column, hidden) + BLOCK_LETTERS[code]
    blocks = [f"{COLUMN_NAMES[column]}={letters}" for column, letters in columns.items()]
    return " ".join([*([first] if first else []), *blocks])


def _entry(game: Game, start: int, stop: int) -> str:
    """`move [facts] (check)` for a decision and the outcomes that follow it."""
    states = [plain_from(before) for before, _ in game.log[start:stop]]
    codes = [code for _, code in game.log[start:stop]]
    texts = [text_of(s, game.components, code) for s, code in zip(states, codes, strict=True)]
    parts = []
    if not states[0].awaits_chance:
        parts.append(texts.pop(0))
    if texts:
        parts.append(f"[{' '.join(format_fact(text) for text in texts)}]")
    check = check_of(game, stop - 1)
    if check:
        parts.append(f"({check})")
    return " ".join(parts)


# ---------------------------------------------------------------- checks


def check_of(game: Game, at: int) -> str | None:
    """The redundant check of an entry whose last move is number `at`, or None if it has none."""
    for event in events_at(game, at):
        if isinstance(event, Fought):
            ending = f"won, +{event.xp}" if event.won else "lost"
            return f"{event.hearts} of {event.needed}: {ending}"
        if isinstance(event, Scored):
            return f"{event.spaces}x{event.points}={event.xp}"
        if isinstance(event, Ended):
            return " ".join(event.due) or None
        if isinstance(event, Built):
            paid = format_blocks([event.paid.get(name, 0) for name in game.components.materials])
            return f"{paid}, +{event.xp}" if event.xp else paid
    return None
