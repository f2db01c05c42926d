"""Replays a record into a game, verifying everything it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from overworld.components import Components
from overworld.errors import IllegalMove, NotationError
from overworld.game.history import check_of, result_of, termination_of
from overworld.notation.names import CARD_NAMES
from overworld.notation.plain import Plain
from overworld.notation.record import FORMAT, TERMINATIONS, Record, Step, parse_record
from overworld.rules.state import FIRST, NONE, OVER, SCORING, SETTING_UP

if TYPE_CHECKING:
    from overworld.game.game import Game

_Game = TypeVar("_Game", bound="Game")


def read_record(text: str, box: Components, start: type[_Game]) -> _Game:
    """Replays a record, verifying every check, every header and the result."""
    record = parse_record(text, box.materials)
    game = _root(record, box, start)
    entry: list[Step] = []
    colours = game.colours
    for step in record.steps:
        if not entry:
            _verify_header(game.plain, colours, step)
        try:
            game.play(step.text)
        except NotationError as error:
            raise step.error(error.reason, step.column + (error.column or 1) - 1) from None
        except IllegalMove as error:
            raise step.error(str(error)) from None
        entry.append(step)
        if step.closes or step.header == "0":
            _verify_check(game, step)
            entry = []
    _verify_result(game, record)
    game.tags = dict(record.tags)
    return game


def _root(record: Record, box: Components, start: type[_Game]) -> _Game:
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
        if placed.colours != tuple(boards):
            raise record.error("Position", "does not fit the tag Boards")
        if [s for s in range(len(boards)) if placed.state.beginner[s]] != sorted(seats):
            raise record.error("Position", "does not fit the tag Beginner")
        return placed
    return game


def _verify_header(state: Plain, colours: Sequence[str], step: Step) -> None:
    """The number of the turn, or the card, and the colour of who decides."""
    phase = state.phase
    if phase in (FIRST, SETTING_UP):
        header, seat = "0", NONE
    elif phase == SCORING:
        header, seat = CARD_NAMES[state.scored], state.decider
    elif phase == OVER:
        raise step.error("the game is over before this move")
    else:
        header, seat = str(state.turns), state.decider
    if step.header != header:
        reason = f"this is a move of {header}., not of {step.header}."
        raise step.error(reason, step.header_column)
    colour = colours[seat] if seat != NONE else None
    if step.colour != colour:
        reason = f"it is {colour} who decides, not {step.colour}"
        raise step.error(reason, step.colour_column)


def _verify_check(game: Game, step: Step) -> None:
    """The check in parentheses equals what really happened."""
    if step.check is None:
        return
    found = check_of(game, len(game.log) - 1)
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
    result = record.tags.get("Result", result_of(game))
    if result != result_of(game):
        raise record.error("Result", f'should be "{result_of(game)}", not "{result}"')
    termination = record.tags.get("Termination", termination_of(game))
    if termination not in TERMINATIONS or (termination == "finished") != game.over:
        state = "over" if game.over else "not over"
        raise record.error("Termination", f'is "{termination}" but the game is {state}')
    for name in record.tags.get("Resigned", "").split(" "):
        if name and name not in game.colours:
            raise record.error("Resigned", f"names {name!r}, who has no seat")
