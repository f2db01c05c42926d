"""Reader of records: it replays the moves and verifies everything else in the record."""

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
    """Return the game of a record after verifying every check, every header and the result."""
    record = parse_record(text, box.materials)
    game = _root(record, box, start)
    entry: list[Step] = []
    colours = game.colours
    for step in record.steps:
        if not entry:
            _verify_header(game._kernel.plain, colours, step)
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
        game = start(len(boards), boards=boards, beginner=seats, first=seat, components=box)
    except ValueError as error:
        raise record.error("Boards", f"must describe a table: {error}") from None
    if "Position" in tags:
        try:
            placed = start.from_position(tags["Position"], box)
        except NotationError as error:
            raise record.error("Position", f"must be a position: {error}") from None
        if placed.colours != tuple(boards):
            raise record.error("Position", "must fit the tag Boards")
        if [s for s in range(len(boards)) if placed._kernel.plain.beginner[s]] != sorted(seats):
            raise record.error("Position", "must fit the tag Beginner")
        return placed
    return game


def _verify_header(state: Plain, colours: Sequence[str], step: Step) -> None:
    """Verify the turn number or the card, and the colour of the player who decides."""
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
        reason = f"the line must begin with {header}., got {step.header}."
        raise step.error(reason, step.header_column)
    colour = colours[seat] if seat != NONE else None
    if step.colour != colour:
        reason = f"the colour must be {colour}, got {step.colour}"
        raise step.error(reason, step.colour_column)


def _verify_check(game: Game, step: Step) -> None:
    """Verify the check in parentheses."""
    if step.check is None:
        return
    found = check_of(game, game.step_number - 1)
    if step.check != found:
        reason = (
            f"the check must be ({found}), got ({step.check})"
            if found
            else "this move has no check"
        )
        raise step.error(reason, step.check_column)


def _verify_result(game: Game, record: Record) -> None:
    """Verify the tags about the players and the end."""
    names = record.tags.get("Names", "-")
    if names != "-" and len(names.split(", ")) != len(game.colours):
        raise record.error("Names", f"must be {len(game.colours)} names, got {names!r}")
    result = record.tags.get("Result", result_of(game))
    if result != result_of(game):
        raise record.error("Result", f'must be "{result_of(game)}", got "{result}"')
    termination = record.tags.get("Termination", termination_of(game))
    if termination not in TERMINATIONS or (termination == "finished") != game.over:
        state = "is over" if game.over else "is not over"
        raise record.error("Termination", f'must fit a game that {state}, got "{termination}"')
    for name in record.tags.get("Resigned", "").split(" "):
        if name and name not in game.colours:
            raise record.error("Resigned", f"must name seats, got {name!r}")
