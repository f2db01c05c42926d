"""A game's entries as moves, and written down as a record with its checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from overworld.components import Components
from overworld.game.facts import forecast_of, powers_of
from overworld.game.resolve import text_of
from overworld.notation.moves import Move
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, COLUMN_NAMES
from overworld.notation.plain import Plain
from overworld.notation.position import format_blocks
from overworld.notation.record import (
    FORMAT,
    TAGS,
    TERMINATIONS,
    format_fact,
    format_tag,
)
from overworld.rules.cube import INNER
from overworld.rules.state import (
    ACTING,
    BUILD_ID,
    DETONATE_ID,
    DRAWING,
    ENDING,
    FIGHT_ID,
    FIRST,
    LEVELS,
    NONE,
    SCORE_ID,
    SCORING,
    SETTING_UP,
    STATE,
    TNT,
    TRADE_ID,
    State,
    States,
)

if TYPE_CHECKING:
    from overworld.game.game import Game

Entry: TypeAlias = tuple[bytes, int]
"""The bytes of the state before an entry, and its decision id or outcome number."""


def state_from(before: bytes) -> State:
    """The state that was kept as bytes."""
    state: State = np.frombuffer(before, STATE)[0]
    return state


def moves_of(log: Sequence[Entry], box: Components) -> tuple[Move, ...]:
    """The entries of a log as moves."""
    return tuple(Move(text_of(state_from(before), box, code)) for before, code in log)


# ---------------------------------------------------------------- writing


def write_record(
    game: Game, log: Sequence[Entry], names: Sequence[str] | None, termination: str | None
) -> str:
    """The record of a game from its root."""
    tags = _tags_of(game, names, termination)
    lines = [format_tag(name, value) for name, value in tags.items()]
    return "\n".join([*lines, "", *_lines(game, log)]) + "\n"


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


def _lines(game: Game, log: Sequence[Entry]) -> Iterator[str]:
    """The lines of moves: line 0, then turns and scoring rounds."""
    box = game.components
    index = 0
    while index < len(log) and state_from(log[index][0]).phase in (FIRST, SETTING_UP):
        index += 1
    if index:
        yield f"0. {_set_up_line(log[:index], box)}"
    header = ""
    entries: list[str] = []
    while index < len(log):
        stop = index + 1
        while stop < len(log) and state_from(log[stop][0]).phase <= DRAWING:
            stop += 1
        after = state_from(log[stop][0]) if stop < len(log) else game.state
        first = state_from(log[index][0])
        text = _entry(log[index:stop], after, game)
        scoring = first.phase == SCORING
        name = CARD_NAMES[first.scored] if scoring else str(first.turns)
        colour = game.colours[first.scorer if scoring else first.turn]
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
        state = state_from(before)
        if state.phase == FIRST:
            first = f"{text_of(state, box, code)};"
        else:
            column = int(state.place)
            hidden = "?" * (LEVELS - 1) if column in INNER else ""
            columns[column] = columns.get(column, hidden) + BLOCK_LETTERS[code]
    blocks = [f"{COLUMN_NAMES[column]}={letters}" for column, letters in columns.items()]
    return " ".join([*([first] if first else []), *blocks])


def _entry(log: Sequence[Entry], after: State, game: Game) -> str:
    """`move [facts] (check)` for a decision and the outcomes that follow it."""
    states = [state_from(before) for before, _ in log]
    texts = [text_of(s, game.components, code) for s, (_, code) in zip(states, log, strict=True)]
    parts = []
    if states[0].phase > DRAWING:
        parts.append(texts.pop(0))
    if texts:
        parts.append(f"[{' '.join(format_fact(text) for text in texts)}]")
    check = check_of(states[0], log[0][1], states[-1], log[-1][1], after, game)
    if check:
        parts.append(f"({check})")
    return " ".join(parts)


# ---------------------------------------------------------------- checks


def check_of(
    first: State, decision: int, last: State, code: int, after: State, game: Game
) -> str | None:
    """The redundant check of an entry, or None if it has none.

    `first` is the state before the decision, `last` the one before the entry's last move with its
    `code`, `after` the one that waits for the next decision.
    """
    if after.phase <= DRAWING:
        return None
    if last.mob != NONE and after.mob == NONE:
        return _fight_check(last, code, after, game.components)
    if first.phase == SCORING:
        return _score_check(first, decision - SCORE_ID, game.tables, game.components)
    if first.phase == ENDING and decision != TRADE_ID:
        return " ".join(due_cards(first)) or None
    if first.phase == ACTING and BUILD_ID <= decision < FIGHT_ID:
        seat = int(first.turn)
        paid = format_blocks(first.supply[seat] - after.supply[seat])
        gained = int(after.xp[seat] - first.xp[seat])
        return f"{paid}, +{gained}" if gained else paid
    return None


def due_cards(state: State | Plain) -> str:
    """The letters of the cards that would be due if the turn ended now."""
    return CARD_NAMES[int(state.scored) : LEVELS - max(1, int(max(state.height)))]


class FightResult(NamedTuple):
    """How a fight has ended: hearts turned and needed, whether the mob is beaten, its XP."""

    hearts: int
    needed: int
    won: bool
    xp: int


def fight_result(
    last: State | Plain, code: int, after: State | Plain, box: Components
) -> FightResult:
    """How a fight ended by the state before its last move, that move, and the state after it."""
    hearts, tnt = int(last.hearts), powers_of(box).tnt
    if last.phase == DRAWING and code != tnt:
        hearts += box.weapons[code].hearts
    elif last.phase == TNT and code == DETONATE_ID:
        hearts += box.weapons[tnt].hearts
    kind, seat = int(last.face[last.mob]), int(last.turn)
    mob = box.mobs[kind - len(box.buildings)]
    won = bool(after.mobs[seat][kind] > last.mobs[seat][kind])
    return FightResult(hearts, mob.hearts, won, mob.xp if won else 0)


def _fight_check(last: State, code: int, after: State, box: Components) -> str:
    """Hearts turned of hearts needed, and what came of it."""
    result = fight_result(last, code, after, box)
    ending = f"won, +{result.xp}" if result.won else "lost"
    return f"{result.hearts} of {result.needed}: {ending}"


def _score_check(first: State, trait: int, tables: States, box: Components) -> str:
    """Spaces times points."""
    states = np.array([first], STATE)
    group = forecast_of(states, tables, box, int(first.scorer)).groups[first.scored * 4 + trait]
    return f"{group.spaces}x{box.points[group.characteristic]}={group.points}"
