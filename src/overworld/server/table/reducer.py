"""Apply events to a table.

Events are facts and are never refused. A new event, a log from the store and an event of another
node all go through `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from overworld.components import Box
from overworld.game import Game
from overworld.game.kernel import decoded_state_of
from overworld.play.undo import undo
from overworld.server.table.clocks import Clocks
from overworld.server.table.events import (
    GAME_KINDS,
    UNTIL_END,
    UNTIL_RETURN,
    UNTIL_TURN,
    ChatLine,
    Created,
    Event,
    Joined,
    Outage,
    StandIn,
    Started,
    StepRange,
    UnknownEvent,
    upcast,
)
from overworld.server.table.options import HERE, Options, kept_seats
from overworld.server.table.table import (
    CHAT_KEPT,
    KICKED_KEPT,
    MUTED_KEPT,
    OVER,
    PLAYING,
    REPLAY,
    STAND_IN_BOT,
    Seat,
    Table,
)

LEAVING = ("resign", "bot", "flag")
"""The events after which a bot plays for a player, or the game ends."""

EXCUSED_TURNS = 3
EXCUSED_AFTER_OUTAGE = 600_000
"""The first turns of each player, and the milliseconds after an outage, in which a player who
leaves is not blamed."""


def apply(table: Table, event: Event, game: Game | None = None) -> Table:
    """Return the table after an event; leave the given table unchanged.

    `game` is the game after a `move`, if the caller has played the move already.
    """
    event = upcast(event)
    after = copy(table)
    if event.kind in GAME_KINDS:
        _change_game(after, event, game)
    else:
        _change_table(after, event)
    after.seq = event.seq
    after.updated = max(event.at, table.updated)
    return after


def replay(table: Table, events: Iterable[Event]) -> Table:
    """Return the table after several events."""
    for event in events:
        table = apply(table, event)
    return table


def is_excused(table: Table, turns: int, at: int) -> bool:
    """Return whether a player who leaves now is not blamed.

    This is so in the first three turns of each player, and soon after an outage.
    """
    early = turns <= EXCUSED_TURNS * len(table.seats)
    return early or 0 <= at - table.outage_end < EXCUSED_AFTER_OUTAGE


# Below, `table` is a copy: the functions change it into the table after the event.


def _change_game(table: Table, event: Event, game: Game | None) -> None:
    """Apply an event that changes the game or its players, and update the clocks."""
    before = decoded_state_of(table.game) if table.game else None
    turns, seat = (before.turns, before.turn) if before else (0, None)
    stood_in = [player.stand_in is not None for player in table.seats]
    excused = event.kind in LEAVING and is_excused(table, turns, event.at)
    if table.clocks.on:
        table.clocks = table.clocks.stop(event.at)
    if game is None:
        _play_event(table, event)
    else:
        table.game = game
    assert table.game is not None, "the game has begun"
    if event.kind in LEAVING and event.seat is not None:
        left = stood_in[event.seat] and table.seats[event.seat].excused
        _set(table, event.seat, excused=excused or left)
    if table.game.turn_number != turns:
        table.clocks = table.clocks.begin_turn(seat if turns else None)
        for number, player in enumerate(table.seats):
            if player.stand_in is not None and player.stand_in.until == UNTIL_TURN:
                _set(table, number, stand_in=None, timed_out=False, excused=False)
    _note_bot_steps(table, stood_in, table.game.step_number)
    if table.game.over:
        table.status = OVER
    _find_decider(table, event.at)
    table.game_seq = event.seq


def _note_bot_steps(table: Table, stood_in: list[bool], step: int) -> None:
    """Note where bots begin and stop to play for players; an undo may shorten what they played."""
    for number, player in enumerate(table.seats):
        if player.stand_in is None and not player.bot_steps:
            continue
        noted = [
            part if part.end is None else StepRange(part.first, min(part.end, step))
            for part in player.bot_steps
            if part.end is None or part.first < step
        ]
        before = number < len(stood_in) and stood_in[number]
        if player.stand_in is not None and not before:
            noted.append(StepRange(step))
        elif player.stand_in is None and before and noted:
            noted[-1] = StepRange(noted[-1].first, step)
        if noted != list(player.bot_steps):
            _set(table, number, bot_steps=tuple(noted))


def _find_decider(table: Table, at: int) -> None:
    """Find the seat that has to decide, and start its clock if a person plays it."""
    decider = table.decider = table.find_decider()
    if table.clocks.on:
        person = decider if decider is not None and table.bot_at(decider) is None else None
        table.clocks = table.clocks.run(person, at)


def _number(event: Event) -> int:
    assert event.seat is not None, f"{event.kind} needs a seat"
    return event.seat


def _put(table: Table, number: int, seat: Seat) -> None:
    table.seats = (*table.seats[:number], seat, *table.seats[number + 1 :])


def _set(table: Table, number: int, **changes: object) -> None:
    _put(table, number, replace(table.seats[number], **changes))


def _change_table(table: Table, event: Event) -> None:
    """Apply an event that leaves the game as it is."""
    match event.kind:
        # the lobby
        case "create":
            _create(table, event)
        case "change":
            table.options, table.kicked = msgspec.json.decode(event.text, type=Options), ()
            table.take_box()
            _seat_players(table)
            _open(table, event)
        case "join":
            _join(table, event)
        case "leave":
            _leave(table, event)
        case "kick":
            owner = table.seats[_number(event)].owner
            others = (other for other in table.kicked if other != owner)
            table.kicked = (*others, owner)[-KICKED_KEPT:]
            _leave(table, event)
        case "rename":
            _set(table, _number(event), name=event.text)
        # presence and chat
        case "here":
            for number in table.seats_of(table.seats[_number(event)].owner):
                _set(table, number, away_since=None, node=event.text)
                if table.seats[number].given:  # the host may give only the seat of an absent player
                    _set(table, number, offer="", given=False)
        case "away":
            for number in table.seats_of(table.seats[_number(event)].owner):
                _set(table, number, away_since=event.at)
        case "chat":
            if event.text:  # housekeeping empties old lines
                line = ChatLine(event.seq, event.at, event.seat, event.text)
                table.chat = (*table.chat, line)[-CHAT_KEPT:]
        case "mute" if event.seat is None:
            table.spectators_muted = event.text == "1"
        case "mute":
            _set(table, _number(event), muted=event.text == "1")
        case "paint":
            _set(table, _number(event), paint=event.text)
        # clocks
        case "pause":
            table.clocks = table.clocks.pause(event.text == "1", event.at)
        case "extend":
            table.clocks = table.clocks.extend(_number(event), int(event.text))
        case "overtime":
            _set(table, _number(event), overtime=True)
            table.clocks = table.clocks.overtime(_number(event), int(event.text), event.at)
        case "outage":
            outage = msgspec.json.decode(event.text, type=Outage)
            table.clocks, table.outage_end = table.clocks.refund(outage), outage.end
        # secrets, the end
        case "offer":
            _set(table, _number(event), offer=event.text, given=False)
        case "give":
            _set(table, _number(event), offer=event.text, given=True)
        case "claim":
            _claim(table, event)
        case "rematch":
            table.rematch = event.text
        case "archive":
            table.clocks = table.clocks.stop(event.at).run(None, event.at)
            table.archived, table.decider = True, None
        case "restore":
            _restore(table, event)
        case "erase":
            pass  # the store has changed the person's data in the earlier events
        case _:
            raise UnknownEvent(f"no function applies events of the kind {event.kind!r}")


def _play_event(table: Table, event: Event) -> None:
    """Apply an event that changes the game or its players, except for the clocks."""
    match event.kind:
        case "move":
            _play(table, event.text)
        case "start":
            _start(table, event)
        case "undo":
            assert table.game is not None, "the game has begun"
            table.game = table.game.copy()
            undo(table.game)
        case "resign":
            _set(table, _number(event), resigned=True)
            if len(table.seats) == 2:
                table.status = OVER
            else:
                _set(table, _number(event), stand_in=StandIn(STAND_IN_BOT, UNTIL_END))
        case "bot":
            _set(table, _number(event), stand_in=msgspec.json.decode(event.text, type=StandIn))
        case "flag":
            days = table.options.clock.mode == "days"
            stand_in = StandIn(STAND_IN_BOT, UNTIL_RETURN if days else UNTIL_END)
            _set(table, _number(event), stand_in=stand_in, timed_out=True)
        case "back":
            _set(table, _number(event), stand_in=None, timed_out=False, excused=False)
        case _:
            raise UnknownEvent(f"no function applies events of the kind {event.kind!r}")


def _claim(table: Table, event: Event) -> None:
    number = _number(event)
    before = table.seats[number]
    given_from = before.owner if before.given else ""
    _set(table, number, owner=event.text, offer="", given=False, away_since=None)
    _set(table, number, given_from="" if given_from == event.text else given_from)


# ---------------------------------------------------------------- the lobby


def _create(table: Table, event: Event) -> None:
    made = msgspec.json.decode(event.text, type=Created)
    table.options, table.host, table.created = made.options, made.host, event.at
    table.origin = made.origin
    table.take_box()
    _seat_players(table)
    _open(table, event)
    if made.record:
        for box in table.boxes:
            if f'[Box "{box.name}"]' in made.record:
                table.keep_box(box.name)
        table.game = read_game(made.record, table.box).copy()
        if made.step is None:
            table.status = REPLAY
            table.game_seq = event.seq
        else:
            table.game.undo_to(made.step)
            if not made.whole:
                table.game = Game.from_position(table.game.position, table.box)
            table.continued = table.game.step_number


def _open(table: Table, event: Event) -> None:
    """Note since when the table is open."""
    table.opened = (table.opened or event.at) if table.options.open else 0


@lru_cache(maxsize=4)  # an import reads the record before it creates the table
def read_game(record: str, box: Box) -> Game:
    """Return the game of a record. It is cached: copy it before you change it."""
    return Game.from_record(record, box)


def _seat_players(table: Table) -> None:
    """Seat the players by the options. A player whose board keeps its kind keeps the seat."""
    options, seats = table.options.seats, list[Seat]()
    kept = kept_seats([seat.option for seat in table.seats], options)
    for option, old in zip(options, kept, strict=True):
        is_here = option.kind == HERE
        if old is None:
            seats.append(Seat(option, option.name, table.host if is_here else ""))
        else:
            name = option.name if is_here else table.seats[old].name
            seats.append(replace(table.seats[old], option=option, name=name))
    moved = {old: number for number, old in enumerate(kept) if old is not None}
    for number, seat in enumerate(table.seats):
        if number not in moved:
            _remember_mute(table, seat)
    table.seats = tuple(seats)
    _renumber_chat(table, moved)


def _renumber_chat(table: Table, moved: dict[int, int]) -> None:
    """Keep the chat lines with their authors when seats get other numbers."""
    table.chat = tuple(
        line if line.seat is None else replace(line, seat=moved.get(line.seat))
        for line in table.chat
    )


def _join(table: Table, event: Event) -> None:
    """Give a seat to a player, without the offer, picture and mute of the player before."""
    joined, number = msgspec.json.decode(event.text, type=Joined), _number(event)
    table.muted_leavers = tuple(owner for owner in table.muted_leavers if owner != joined.owner)
    option = table.seats[number].option
    _put(table, number, Seat(option, joined.name, joined.owner, joined.bot))


def _leave(table: Table, event: Event) -> None:
    number = _number(event)
    option = table.seats[number].option
    _remember_mute(table, table.seats[number])
    _put(table, number, Seat(option, option.name))


def _remember_mute(table: Table, seat: Seat) -> None:
    """Remember the player who loses a seat, if the host has muted them."""
    if seat.muted and seat.owner:
        others = (owner for owner in table.muted_leavers if owner != seat.owner)
        table.muted_leavers = (*others, seat.owner)[-MUTED_KEPT:]


# ---------------------------------------------------------------- the game


def _start(table: Table, event: Event) -> None:
    started = msgspec.json.decode(event.text, type=Started)
    if started.box:
        table.keep_box(started.box)
    if table.game is None:
        numbers, table.game = table.new_game()
        table.seats = tuple(table.seats[number] for number in numbers)
        _renumber_chat(table, {old: new for new, old in enumerate(numbers)})
    table.deal = started.deal
    table.status, table.started = PLAYING, event.at
    table.kicked = table.muted_leavers = ()  # no player can join any more
    _play(table, started.moves)
    table.clocks = Clocks.of(table.options.clock, len(table.seats))


def _play(table: Table, moves: str) -> None:
    assert table.game is not None, "the game has begun"
    game = table.game.copy()
    for move in moves.split(", ") if moves else []:
        game.play(move)
    table.game = game


def _restore(table: Table, event: Event) -> None:
    """Continue where the table was archived; do not charge the time in the archive."""
    table.archived = False
    for number, seat in enumerate(table.seats):
        if seat.away_since is not None:
            _set(table, number, away_since=event.at)
    table.clocks = table.clocks.begin_turn(None)
    _find_decider(table, event.at)
