"""A game's entries as moves, and as the record that keeps them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from overworld.components import Components
from overworld.errors import IllegalMove, NotationError
from overworld.game.facts import forecast_of
from overworld.game.resolve import seat_names, text_of
from overworld.notation.moves import Move
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, COLUMN_NAMES
from overworld.notation.position import format_blocks
from overworld.notation.record import (
    FORMAT,
    TAGS,
    TERMINATIONS,
    Record,
    Step,
    format_fact,
    format_tag,
    parse_record,
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
    OVER,
    SCORE_ID,
    SCORING,
    SETTING_UP,
    STATE,
    TNT,
    TRADE_ID,
    State,
    States,
    Tables,
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
    tags = _tags_of(game, log, names, termination)
    lines = [format_tag(name, value) for name, value in tags.items()]
    return "\n".join([*lines, "", *_lines(game, log)]) + "\n"


def _tags_of(
    game: Game, log: Sequence[Entry], names: Sequence[str] | None, termination: str | None
) -> dict[str, str]:
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
    tags["Result"] = _result(game)
    tags["Termination"] = termination or _termination(game)
    if tags["Termination"] not in TERMINATIONS:
        raise ValueError(f"a game ends as {', '.join(TERMINATIONS)}, not {termination!r}")
    if (tags["Termination"] == "finished") != game.over:
        raise ValueError(f"{termination!r} does not fit a game that is over: {game.over}")
    tags["Resigned"] = game.tags.get("Resigned", "")
    extra = {name: value for name, value in game.tags.items() if name not in TAGS}
    return {name: value for name, value in tags.items() if value} | extra


def _termination(game: Game) -> str:
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


def _result(game: Game) -> str:
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
    tables = game.tables[0]
    if last.mob != NONE and after.mob == NONE:
        return _fight_check(last, code, after, tables)
    if first.phase == SCORING:
        return _score_check(first, decision - SCORE_ID, game.tables, game.components)
    if first.phase == ENDING and decision != TRADE_ID:
        due = range(int(first.scored), LEVELS - max(1, int(first.height.max())))
        return " ".join(CARD_NAMES[card] for card in due) or None
    if first.phase == ACTING and BUILD_ID <= decision < FIGHT_ID:
        seat = int(first.turn)
        paid = format_blocks(first.supply[seat] - after.supply[seat])
        gained = int(after.xp[seat] - first.xp[seat])
        return f"{paid}, +{gained}" if gained else paid
    return None


def _fight_check(last: State, code: int, after: State, tables: Tables) -> str:
    """Hearts turned of hearts needed, and what came of it."""
    hearts = int(last.hearts)
    if last.phase == DRAWING and code != tables.tnt:
        hearts += int(tables.hearts[code])
    elif last.phase == TNT and code == DETONATE_ID:
        hearts += int(tables.hearts[tables.tnt])
    mob = int(last.face[last.mob])
    needed = int(tables.mob_hearts[mob])
    won = after.mobs[last.turn, mob] > last.mobs[last.turn, mob]
    return f"{hearts} of {needed}: " + (f"won, +{int(tables.tile_xp[mob])}" if won else "lost")


def _score_check(first: State, trait: int, tables: States, box: Components) -> str:
    """Spaces times points."""
    states = np.array([first], STATE)
    group = forecast_of(states, tables, box, int(first.scorer)).groups[first.scored * 4 + trait]
    return f"{group.spaces}x{box.points[group.characteristic]}={group.points}"


# ---------------------------------------------------------------- reading


def read_record(text: str, box: Components, start: type[Game]) -> Game:
    """Replays a record, verifying every check, every header and the result."""
    record = parse_record(text, box.materials)
    game = _root(record, box, start)
    entry: list[Step] = []
    mark = len(game.log)
    for step in record.steps:
        if not entry:
            mark = len(game.log)
            _verify_header(game, step)
        try:
            game.play(step.text)
        except NotationError as error:
            raise step.error(error.reason, step.column + (error.column or 1) - 1) from None
        except IllegalMove as error:
            raise step.error(str(error)) from None
        entry.append(step)
        if step.closes or step.header == "0":
            _verify_check(game, game.log[mark:], step)
            entry = []
    _verify_result(game, record)
    game.tags = dict(record.tags)
    return game


def _root(record: Record, box: Components, start: type[Game]) -> Game:
    """The game as its tags describe it, before the first move."""
    tags = record.tags
    for name, wanted in (("Overworld", FORMAT), ("Box", box.name)):
        if tags.get(name) != wanted:
            raise record.error(name, f'must be "{wanted}", not {tags.get(name)!r}')
    boards = tags.get("Boards", "").split(" ")
    beginner = tags.get("Beginner", "-").split(" ") if tags.get("Beginner") != "-" else []
    for tag, colours in (("Beginner", beginner), ("First", [tags.get("First", boards[0])])):
        for colour in colours:
            if colour not in boards or colours.count(colour) > 1:
                raise record.error(tag, f"names {colour!r}, which is no seat or stands twice")
    seats = [boards.index(name) for name in beginner]
    seat = boards.index(tags["First"]) if "First" in tags else None
    try:
        game = start(len(boards), boards=boards, beginner=seats, first=seat, components=box)
    except ValueError as error:
        raise record.error("Boards", f"does not describe a table: {error}") from None
    if "Position" in tags:
        try:
            placed = start.from_position(tags["Position"], box)
        except NotationError as error:
            raise record.error("Position", f"is wrong: {error}") from None
        if seat_names(placed.state, box) != tuple(boards):
            raise record.error("Position", "does not fit the tag Boards")
        if [s for s in range(len(boards)) if placed.state.beginner[s]] != sorted(seats):
            raise record.error("Position", "does not fit the tag Beginner")
        return placed
    return game


def _verify_header(game: Game, step: Step) -> None:
    """The number of the turn, or the card, and the colour of who decides."""
    state = game.state
    phase = int(state.phase)
    if phase in (FIRST, SETTING_UP):
        header, seat = "0", NONE
    elif phase == SCORING:
        header, seat = CARD_NAMES[state.scored], int(state.scorer)
    elif phase == OVER:
        raise step.error("the game is over before this move")
    else:
        header, seat = str(state.turns), int(state.turn)
    if step.header != header:
        reason = f"this is a move of {header}., not of {step.header}."
        raise step.error(reason, step.header_column)
    colour = game.colours[seat] if seat != NONE else None
    if step.colour != colour:
        reason = f"it is {colour} who decides, not {step.colour}"
        raise step.error(reason, step.colour_column)


def _verify_check(game: Game, log: Sequence[Entry], step: Step) -> None:
    """The check in parentheses equals what really happened."""
    if step.check is None:
        return
    first, last = state_from(log[0][0]), state_from(log[-1][0])
    found = check_of(first, log[0][1], last, log[-1][1], game.state, game)
    if step.check != found:
        reason = (
            f"the check ({step.check}) should be ({found})" if found else "nothing to check here"
        )
        raise step.error(reason, step.check_column)


def _verify_result(game: Game, record: Record) -> None:
    """What the tags say of the players and of the end fits the moves."""
    names = record.tags.get("Names", "-")
    if names != "-" and len(names.split(", ")) != len(game.colours):
        raise record.error("Names", f"must be {len(game.colours)} names, not {names!r}")
    result = record.tags.get("Result", _result(game))
    if result != _result(game):
        raise record.error("Result", f'should be "{_result(game)}", not "{result}"')
    termination = record.tags.get("Termination", _termination(game))
    if termination not in TERMINATIONS or (termination == "finished") != game.over:
        state = "over" if game.over else "not over"
        raise record.error("Termination", f'is "{termination}" but the game is {state}')
    for name in record.tags.get("Resigned", "").split(" "):
        if name and name not in game.colours:
            raise record.error("Resigned", f"names {name!r}, who has no seat")
