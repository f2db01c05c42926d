"""Records of a game: the writer, and the reader that replays and verifies them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from overworld.components import Box
from overworld.errors import IllegalMove, NotationError, check_int, check_list
from overworld.game.derive_events import events_at
from overworld.game.events import Built, Fought, Scored, TurnEnded
from overworld.game.kernel import Entry, decoded_state_of, log_of, new_kernel, origin_of
from overworld.game.resolve import format_move
from overworld.game.views import Outcome, Termination
from overworld.notation.moves import Move, is_outcome
from overworld.notation.names import BLOCK_LETTERS, CARD_NAMES, COLUMN_NAMES
from overworld.notation.position import format_blocks
from overworld.notation.record import (
    FORMAT,
    TAGS,
    TERMINATIONS,
    TRUNCATED_TAG,
    Record,
    RecordStep,
    format_fact,
    format_tag,
    parse_record,
)
from overworld.rules import phases
from overworld.rules.cube import INNER
from overworld.rules.decoded_state import DecodedState, decode_state
from overworld.rules.state import LEVELS, NONE

if TYPE_CHECKING:
    from overworld.game.game import Game

_Game = TypeVar("_Game", bound="Game")


def read_moves(log: Sequence[Entry], box: Box) -> tuple[Move, ...]:
    """Return the moves of a log."""
    return tuple(Move(format_move(decode_state(before), box, code)) for before, code in log)


def write_record(
    game: Game, names: Sequence[str] | None, termination: Termination | str | None
) -> str:
    """Return the record of a game; the arguments are those of `Game.record`."""
    _check_tags(game)
    tags = _make_tags(game, names, termination)
    lines = [format_tag(name, value) for name, value in tags.items()]
    return "\n".join([*lines, "", *_lines(game)]) + "\n"


def _check_tags(game: Game) -> None:
    """Raise an error if a reader would refuse the tags that the game keeps."""
    tags, colours = game.tags, game.colours
    for name, value in tags.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise TypeError(f"tags must be strings, got {name!r}: {value!r}")
    names = tags.get("Names", "-")
    if names != "-" and len(names.split(", ")) != len(colours):
        raise ValueError(f"the tag Names must be {len(colours)} names, got {names!r}")
    ending = tags.get("Termination", "running")
    if ending not in TERMINATIONS:
        known = ", ".join(TERMINATIONS)
        raise ValueError(f"the tag Termination must be among {known}, got {ending!r}")
    for colour in tags.get("Resigned", "").split(" "):
        if colour and colour not in colours:
            raise ValueError(f"the tag Resigned must name seats, got {colour!r}")


def _make_tags(
    game: Game, names: Sequence[str] | None, termination: Termination | str | None
) -> dict[str, str]:
    box, colours = game.box, game.colours
    tags = dict.fromkeys(TAGS, "")
    tags["Overworld"] = FORMAT
    tags["Box"] = box.name
    tags["Boards"] = " ".join(colours)
    tags["Names"] = game.tags.get("Names", "-") if names is None else _join_names(names, colours)
    beginners = [player.colour for player in game.players if player.beginner]
    tags["Beginner"] = " ".join(beginners) or "-"
    first, position = origin_of(game)
    if first is not None:
        tags["First"] = colours[first]
    if position is not None:
        tags["Position"] = position
    tags["Result"] = format_result(game)
    tags["Termination"] = (
        default_termination(game) if termination is None else _check_termination(game, termination)
    )
    tags["Resigned"] = game.tags.get("Resigned", "")
    extra = {name: value for name, value in game.tags.items() if name not in TAGS}
    return {name: value for name, value in tags.items() if value} | extra


def _check_termination(game: Game, termination: Termination | str) -> str:
    """Return the tag Termination. Raises `ValueError` if the termination does not fit the game."""
    if termination not in tuple(Termination):
        known = ", ".join(Termination)
        raise ValueError(f"termination must be among {known}, got {termination!r}")
    if (termination == Termination.FINISHED) != game.over:
        wanted = "'finished' if and only if the game is over"
        raise ValueError(f"termination must be {wanted}, got {str(termination)!r}")
    if termination == Termination.RESIGNED and _last_seat(game) is None:
        wanted = "the colours of all seats except one in the tag Resigned"
        resigned = game.tags.get("Resigned", "")
        raise ValueError(f"termination 'resigned' needs {wanted}, got {resigned!r}")
    return TRUNCATED_TAG if termination == Termination.TRUNCATED else str(termination)


def _last_seat(game: Game) -> int | None:
    """Return the only seat that the tag Resigned does not name; None if there are several or none.

    The seat has won if the tag Termination says that the game ended by resigning.
    """
    resigned = game.tags.get("Resigned", "").split(" ")
    left = [seat for seat, colour in enumerate(game.colours) if colour not in resigned]
    return left[0] if len(left) == 1 else None


def default_termination(game: Game) -> str:
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


def find_outcome(game: Game, turn_limit: int | None) -> Outcome | None:
    """Return how a game ended, or None; the arguments are those of `Game.outcome`."""
    if turn_limit is not None:
        turn_limit = check_int("turn_limit", turn_limit, 0)
    if game.over:
        return Outcome(game.winners, game.scores, Termination.FINISHED)
    ending = game.tags.get("Termination")
    winner = _last_seat(game) if ending == "resigned" else None
    if winner is not None:
        return Outcome((winner,), game.scores, Termination.RESIGNED)
    too_long = turn_limit is not None and game.turn_number > turn_limit
    if ending == TRUNCATED_TAG or too_long:
        return Outcome((), game.scores, Termination.TRUNCATED)
    return None


def check_names(names: Sequence[str], colours: Sequence[str]) -> Sequence[str]:
    """Return the players' names; raise an error unless there is a string for each seat."""
    check_list("names", names)
    if not all(isinstance(name, str) for name in names):
        raise TypeError(f"names must be a list of strings, got {names!r}")
    if len(names) != len(colours):
        raise ValueError(f"names must have {len(colours)} elements, got {len(names)}")
    return names


def _join_names(names: Sequence[str], colours: Sequence[str]) -> str:
    for name in check_names(names, colours):
        if ", " in name or not name.isprintable():
            raise ValueError(f"a name must be printable, without ', ', got {name!r}")
    return ", ".join(names) if any(names) else "-"


def format_result(game: Game) -> str:
    """Return the tag Result: the XP of every seat, or `*` until the game is over."""
    if not game.over:
        return "*"
    pairs = zip(game.colours, game.scores, strict=True)
    return ", ".join(f"{colour} {score}" for colour, score in pairs)


def _lines(game: Game) -> Iterator[str]:
    """Yield the lines of moves: line 0, then turns and scoring rounds."""
    log, box = log_of(game), game.box
    index = 0
    while index < len(log) and decode_state(log[index][0]).phase in (
        phases.FIRST,
        phases.SETTING_UP,
    ):
        index += 1
    if index:
        yield f"0. {_set_up_line(log[:index], box)}"
    header = ""
    entries: list[str] = []
    while index < len(log):
        stop = index + 1
        while stop < len(log) and decode_state(log[stop][0]).awaits_chance:
            stop += 1
        first = decode_state(log[index][0])
        text = _entry(game, index, stop)
        scoring = first.phase == phases.SCORING
        name = CARD_NAMES[first.scored] if scoring else str(first.turns)
        colour = game.colours[first.decider]
        if name != header and entries:
            yield f"{header}. {', '.join(entries)}"
            entries = []
        entries.append(text if entries and not scoring else f"{colour} {text}")
        header, index = name, stop
    if entries:
        yield f"{header}. {', '.join(entries)}"


def _set_up_line(log: Sequence[Entry], box: Box) -> str:
    """Return line 0, such as `first red; w1=wsto x1=...`."""
    first = ""
    columns: dict[int, str] = {}
    for before, code in log:
        state = decode_state(before)
        if state.phase == phases.FIRST:
            first = f"{format_move(state, box, code)};"
        else:
            column = state.place
            hidden = "?" * (LEVELS - 1) if column in INNER else ""
            columns[column] = columns.get(column, hidden) + BLOCK_LETTERS[code]
    blocks = [f"{COLUMN_NAMES[column]}={letters}" for column, letters in columns.items()]
    return " ".join([*([first] if first else []), *blocks])


def _entry(game: Game, start: int, stop: int) -> str:
    """Return `move [facts] (check)` for a decision and the outcomes that follow it."""
    texts = list(map(str, read_moves(log_of(game)[start:stop], game.box)))
    parts = [] if is_outcome(texts[0]) else [texts.pop(0)]
    if texts:
        parts.append(f"[{' '.join(format_fact(text) for text in texts)}]")
    check = format_check(game, stop - 1)
    if check:
        parts.append(f"({check})")
    return " ".join(parts)


def format_check(game: Game, at: int) -> str | None:
    """Return the check of the entry whose last move is number `at`, or None if it has none."""
    for event in events_at(game, at):
        if isinstance(event, Fought):
            ending = f"won, +{event.xp}" if event.won else "lost"
            return f"{event.hearts} of {event.needed}: {ending}"
        if isinstance(event, Scored):
            return f"{event.spaces}x{event.points}={event.xp}"
        if isinstance(event, TurnEnded):
            return " ".join(event.due) or None
        if isinstance(event, Built):
            paid = format_blocks([event.paid.get(name, 0) for name in game.box.materials])
            return f"{paid}, +{event.xp}" if event.xp else paid
    return None


def read_record(text: str, box: Box, start: type[_Game]) -> _Game:
    """Return the game of a record after verifying every check, every header and the result."""
    record = parse_record(text, box.materials)
    game = _root(record, box, start)
    colours, begins = game.colours, True  # `begins`: the next step is the first of an entry
    for step in record.steps:
        if begins:
            _verify_header(decoded_state_of(game), colours, step)
        try:
            game.play(step.text)
        except NotationError as error:
            raise step.error(error.reason, step.column + (error.column or 1) - 1) from None
        except IllegalMove as error:
            raise step.error(str(error)) from None
        begins = step.closes or step.header == "0"
        if begins and step.check is not None:
            _verify_check(game, step)
    _verify_result(game, record)
    game.tags = record.tags
    return game


def _root(record: Record, box: Box, start: type[_Game]) -> _Game:
    """Return the game before the first move, as the tags describe it."""
    tags = record.tags
    for name, wanted in (("Overworld", FORMAT), ("Box", box.name)):
        if tags.get(name) != wanted:
            raise record.error(name, f'must be "{wanted}", got {tags.get(name)!r}')
    boards = tags.get("Boards", "").split(" ")
    beginner = tags.get("Beginner", "-").split(" ") if tags.get("Beginner") != "-" else []
    for tag, colours in (("Beginner", beginner), ("First", [tags.get("First", boards[0])])):
        for colour in colours:
            if colour not in boards or colours.count(colour) > 1:
                raise record.error(tag, f"must name different seats, got {colour!r}")
    seats = [boards.index(name) for name in beginner]
    seat = boards.index(tags["First"]) if "First" in tags else None
    try:
        game = start._from_kernel(new_kernel(box, len(boards), boards, seats, seat))
    except ValueError as error:
        raise record.error("Boards", f"must describe a table: {error}") from None
    if "Position" in tags:
        try:
            placed = start.from_position(tags["Position"], box)
        except NotationError as error:
            raise record.error("Position", f"must be a position: {error}") from None
        if placed.colours != tuple(boards):
            raise record.error("Position", "must fit the tag Boards")
        if [s for s in range(len(boards)) if decoded_state_of(placed).beginner[s]] != sorted(seats):
            raise record.error("Position", "must fit the tag Beginner")
        return placed
    return game


def _verify_header(state: DecodedState, colours: Sequence[str], step: RecordStep) -> None:
    """Verify the turn number or the card, and the colour of the player who decides."""
    phase = state.phase
    if phase in (phases.FIRST, phases.SETTING_UP):
        header, seat = "0", NONE
    elif phase == phases.SCORING:
        header, seat = CARD_NAMES[state.scored], state.decider
    elif phase == phases.OVER:
        raise step.error("the game is over before this move")
    else:
        header, seat = str(state.turns), state.decider
    if step.header != header:
        reason = f"the line must begin with {header}., got {step.header}."
        raise step.error(reason, step.header_column)
    colour = colours[seat] if seat != NONE else None
    if step.colour != colour:
        reason = f"the colour must be {colour}, got {step.colour}"
        raise step.error(reason, step.colour_column)


def _verify_check(game: Game, step: RecordStep) -> None:
    """Verify the check in parentheses."""
    check = format_check(game, game.step_number - 1)
    if check is None:
        raise step.error("this move has no check", step.check_column)
    if step.check != check:
        reason = f"the check must be ({check}), got ({step.check})"
        raise step.error(reason, step.check_column)


def _verify_result(game: Game, record: Record) -> None:
    """Verify the tags about the players and the end."""
    names = record.tags.get("Names", "-")
    if names != "-" and len(names.split(", ")) != len(game.colours):
        raise record.error("Names", f"must be {len(game.colours)} names, got {names!r}")
    result = record.tags.get("Result", format_result(game))
    if result != format_result(game):
        raise record.error("Result", f'must be "{format_result(game)}", got "{result}"')
    termination = record.tags.get("Termination", default_termination(game))
    if termination not in TERMINATIONS or (termination == "finished") != game.over:
        state = "is over" if game.over else "is not over"
        raise record.error("Termination", f'must fit a game that {state}, got "{termination}"')
    # A record of an earlier version may have the termination "resigned" without the tag Resigned.
    for name in record.tags.get("Resigned", "").split(" "):
        if name and name not in game.colours:
            raise record.error("Resigned", f"must name seats, got {name!r}")
