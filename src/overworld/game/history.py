"""Writer of records: the moves of a game with their checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from overworld.components import Components
from overworld.game.derive_events import events_at
from overworld.game.events import Built, Ended, Fought, Scored
from overworld.game.kernel import Entry
from overworld.game.resolve import text_of
from overworld.game.views import Outcome, Termination
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


def moves_of(log: Sequence[Entry], box: Components) -> tuple[Move, ...]:
    """Return the moves of a log."""
    return tuple(Move(text_of(plain_from(before), box, code)) for before, code in log)


def write_record(game: Game, names: Sequence[str] | None, termination: str | None) -> str:
    """Return the record of a game; the arguments are those of `Game.record`."""
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
    kernel = game._kernel
    if kernel.named_first is not None:
        tags["First"] = colours[kernel.named_first]
    if kernel.root_position is not None:
        tags["Position"] = kernel.root_position
    tags["Result"] = result_of(game)
    tags["Termination"] = termination or termination_of(game)
    if tags["Termination"] not in TERMINATIONS:
        raise ValueError(
            f"termination must be among {', '.join(TERMINATIONS)}, got {termination!r}"
        )
    if (tags["Termination"] == "finished") != game.over:
        wanted = "'finished' if and only if the game is over"
        raise ValueError(f"termination must be {wanted}, got {termination!r}")
    tags["Resigned"] = game.tags.get("Resigned", "")
    extra = {name: value for name, value in game.tags.items() if name not in TAGS}
    return {name: value for name, value in tags.items() if value} | extra


def termination_of(game: Game) -> str:
    """Return the default for the tag Termination."""
    if game.over:
        return "finished"
    kept = game.tags.get("Termination", "running")
    return kept if kept != "finished" else "running"


def drop_ending(game: Game) -> None:
    """Remove the tags about an early end of the game, because the game has changed."""
    if game.tags:
        game.tags.pop("Termination", None)
        game.tags.pop("Resigned", None)


def outcome_of(game: Game, turn_limit: int | None) -> Outcome | None:
    """Return how a game ended, or None; the arguments are those of `Game.outcome`."""
    if game.over:
        return Outcome(game.winners, game.scores, Termination.FINISHED)
    ending = game.tags.get("Termination")
    if ending == "resigned":
        resigned = game.tags.get("Resigned", "").split(" ")
        left = [seat for seat, colour in enumerate(game.colours) if colour not in resigned]
        if len(left) == 1:
            return Outcome(tuple(left), game.scores, Termination.RESIGNED)
    too_long = turn_limit is not None and game.turn_number > turn_limit
    if ending == "cut off" or too_long:
        return Outcome((), game.scores, Termination.TRUNCATED)
    return None


def _join_names(names: Sequence[str], colours: Sequence[str]) -> str:
    if len(names) != len(colours):
        raise ValueError(f"names must have {len(colours)} elements, got {len(names)}")
    for name in names:
        if "," in name or not name.strip() or not name.isprintable():
            raise ValueError(f"a name must be printable and have no comma, got {name!r}")
    return ", ".join(names)


def result_of(game: Game) -> str:
    """Return the tag Result: the XP of every seat, or `*` until the game is over."""
    if not game.over:
        return "*"
    pairs = zip(game.colours, game.scores, strict=True)
    return ", ".join(f"{colour} {score}" for colour, score in pairs)


def _lines(game: Game) -> Iterator[str]:
    """Yield the lines of moves: line 0, then turns and scoring rounds."""
    log, box = game._kernel.log, game.components
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
    """Return line 0, such as `first red; w1=wsto x1=...`."""
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
    """Return `move [facts] (check)` for a decision and the outcomes that follow it."""
    log = game._kernel.log[start:stop]
    states = [plain_from(before) for before, _ in log]
    codes = [code for _, code in log]
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


def check_of(game: Game, at: int) -> str | None:
    """Return the check of the entry whose last move is number `at`, or None if it has none."""
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
