"""Decide what an action at a table leads to: transitions, or a refusal.

These functions are pure: time, chance and secrets are arguments, and the table is not changed.
"""

from __future__ import annotations

from contextlib import suppress
from functools import singledispatch

from overworld.errors import DealDoesNotFit, IllegalMove, NotationError
from overworld.game import Deal, Game
from overworld.game.kernel import log_of
from overworld.game.resolve import format_move
from overworld.play.undo import check_undo
from overworld.rules.decoded_state import decode_state
from overworld.server.table import actions as act
from overworld.server.table.codes import equal_in_constant_time, hash_secret
from overworld.server.table.context import Context, Fact, Transition, encode_text, transitions
from overworld.server.table.day import day_seed
from overworld.server.table.errors import Refused
from overworld.server.table.events import UNTIL_END, UNTIL_TURN, Joined, StandIn, Started
from overworld.server.table.options import (
    BOT,
    ONLINE,
    check_name,
    check_options,
    deal_seed,
    distinct_name,
)
from overworld.server.table.table import (
    LOBBY,
    OVER,
    PLAYING,
    REPLAY,
    STAND_IN_BOT,
    Seat,
    Table,
)

MAX_CHAT_LENGTH = 300
PIXELS = 64

MAX_EVENTS, MAX_EVENTS_WITH_CHAT, MAX_EVENTS_WITH_SPECTATORS = 20_000, 16_000, 4_000
"""Log lengths at which a table refuses all actions, all but `_PLAYED`, and spectators' chat."""

_PLAYED = (
    act.Start,
    act.Play,
    act.UndoMove,
    act.Resign,
    act.ReplaceAbsent,
    act.ReclaimSeat,
    act.Restore,
)


def decide(
    table: Table, action: act.Action, actor: str, context: Context, key: str = ""
) -> list[Transition]:
    """Return the events that an action leads to, each with the table after it.

    `actor` is the hash of the client's secret, empty for a client without one. The first event
    stores `key`, the idempotency key of the action.

    Raises:
        Refused: The actor may not do this, or not now.
    """
    if not table.admits(actor, context.now) and not _right_claim(table, action):
        raise table.refusal_to_watch(actor)
    if table.archived and not isinstance(action, act.Restore):
        raise Refused("archived")
    if table.seq >= (limit := MAX_EVENTS if isinstance(action, _PLAYED) else MAX_EVENTS_WITH_CHAT):
        raise Refused("log_full", most=limit)
    return transitions(table, _facts(action, table, actor, context), context, key)


@singledispatch
def _facts(action: act.Action, table: Table, actor: str, context: Context) -> list[Fact]:
    """Return the facts that an action leads to; each type of action registers its function."""
    raise TypeError(f"action must be a registered action, got {type(action).__name__}")


# ---------------------------------------------------------------- permissions


def _host_only(table: Table, actor: str) -> None:
    if not equal_in_constant_time(table.host, actor):
        raise Refused("not_host")


def _check_seat(table: Table, number: int) -> int:
    if not 0 <= number < len(table.seats):
        raise Refused("malformed", field="seat")
    return number


def own_seat(table: Table, number: int, actor: str) -> int:
    """Return the number of a seat; raise `Refused` unless the actor has it."""
    owner = table.seats[_check_seat(table, number)].owner
    if not equal_in_constant_time(owner, actor):
        raise Refused("not_your_seat", seat=number)
    return number


def _in_lobby(table: Table) -> None:
    if table.status != LOBBY:
        raise Refused("already_started")


def _in_play(table: Table) -> Game:
    if table.game is None or table.status == LOBBY:
        raise Refused("not_started")
    if table.status != PLAYING:
        raise Refused("game_over")
    return table.game


# ---------------------------------------------------------------- the lobby


@_facts.register
def _join(action: act.Join, table: Table, actor: str, context: Context) -> list[Fact]:
    _in_lobby(table)
    if not actor:
        raise Refused("no_secret")
    seat = table.seats[_check_seat(table, action.seat)]
    if seat.kind != ONLINE or seat.owner:
        raise Refused("seat_taken", seat=action.seat)
    if actor in table.kicked:
        raise Refused("kicked")
    others = [one.name for number, one in enumerate(table.seats) if number != action.seat]
    name = distinct_name(check_name(action.name), others)
    muted = actor in table.muted_leavers or table.is_muted(actor)
    joined = Joined("" if muted else name, actor)  # the name could be a message
    mute = [Fact("mute", action.seat, "1")] if muted else []
    return [Fact("join", action.seat, encode_text(joined)), *mute]


@_facts.register
def _leave(action: act.Leave, table: Table, actor: str, context: Context) -> list[Fact]:
    _in_lobby(table)
    seat = own_seat(table, action.seat, actor)
    if table.seats[seat].kind != ONLINE:
        raise Refused("seat_not_online", seat=seat)
    return [Fact("leave", seat)]


@_facts.register
def _kick(action: act.Kick, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    _in_lobby(table)
    seat = _check_seat(table, action.seat)
    if table.seats[seat].kind != ONLINE or not table.seats[seat].owner:
        raise Refused("seat_not_online", seat=seat)
    return [Fact("kick", seat)]


@_facts.register
def _rename(action: act.Rename, table: Table, actor: str, context: Context) -> list[Fact]:
    seat = own_seat(table, action.seat, actor)
    if table.seats[seat].muted:
        raise Refused("muted")
    return [Fact("rename", seat, check_name(action.name))]


@_facts.register
def _change(action: act.Change, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    _in_lobby(table)
    options = check_options(action.options, *(table.boxes or (table.box,)), now=context.now)
    if table.game is not None:
        boards = [seat.board for seat in options.seats]
        if boards != list(table.game.colours) or any(s.kind == "closed" for s in options.seats):
            raise Refused("bad_options", field="seats")
        if options.deal is not None:  # a deal starts with a full box, but a fork does not
            raise Refused("bad_options", field="deal")
        if options.rated:
            raise Refused("bad_options", field="rated")
    return [Fact("change", None, encode_text(options))]


@_facts.register
def _start(action: act.Start, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    _in_lobby(table)
    open_seats = [number for number, seat in enumerate(table.seats) if not seat.filled]
    if open_seats:
        raise Refused("seats_open", seat=open_seats[0])
    if sum(seat.kind != "closed" for seat in table.seats) < 2:
        raise Refused("bad_options", field="seats")
    deal = "" if table.options.deal is None else deal_seed(table.options.deal, context.now)
    game = table.new_game()[1] if table.game is None else table.game.copy()
    before = game.step_number
    if table.options.day:  # its seed must not be in the log
        game.deal(Deal(day_seed(context.day_key, table.options.day)))
    else:
        game.deal(Deal(deal) if deal else context.chance)
    # The set-up of a new game, or the chance events that were pending where a fork begins.
    moves = ", ".join(map(str, game.history[before:]))
    return [Fact("start", None, encode_text(Started(moves, deal, table.box.name)))]


# ---------------------------------------------------------------- the game


@_facts.register
def _play(action: act.Play, table: Table, actor: str, context: Context) -> list[Fact]:
    game = _in_play(table)
    seat = table.decider
    if action.expected != table.game_seq or seat is None:
        raise Refused("stale", seq=table.game_seq)
    if not equal_in_constant_time(table.seats[seat].owner, actor) or table.bot_at(seat) is not None:
        raise Refused("not_your_turn", seat=seat)
    return [play_move(table, game, seat, action.move, context)]


def play_move(table: Table, game: Game, seat: int, move: str | int, context: Context) -> Fact:
    """Return one fact for a decision and the chance events that follow it.

    Raises:
        Refused: The move is illegal, or not a move.
    """
    after = game.copy()
    before = after.step_number
    try:
        after.play(move)
    except IllegalMove as error:
        refusal = error.refusal
        raise Refused("illegal", reason=refusal.code, **refusal.facts) from error
    except (NotationError, ValueError, TypeError) as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error
    if table.options.day:
        after.deal(Deal(day_seed(context.day_key, table.options.day)))
    if table.deal:
        with suppress(DealDoesNotFit):  # the deal may be from another box
            after.deal(Deal(table.deal))
    after.deal(context.chance)
    steps = (
        format_move(decode_state(state), table.box, step) for state, step in log_of(after)[before:]
    )
    return Fact("move", seat, ", ".join(steps), after)


@_facts.register
def _undo(action: act.UndoMove, table: Table, actor: str, context: Context) -> list[Fact]:
    game = _in_play(table)
    if not table.options.undo:
        raise Refused("option_off", option="undo")
    if action.expected != table.game_seq:
        raise Refused("stale", seq=table.game_seq)
    undo = check_undo(game, table.continued or 0)
    if undo.seat is None:
        raise Refused("cannot_undo", reason=str(undo.barrier))
    seat = undo.seat
    if not equal_in_constant_time(table.seats[seat].owner, actor) or table.bot_at(seat) is not None:
        raise Refused("not_your_turn", seat=seat)
    return [Fact("undo", seat)]


@_facts.register
def _resign(action: act.Resign, table: Table, actor: str, context: Context) -> list[Fact]:
    _in_play(table)
    seat = own_seat(table, action.seat, actor)
    if table.seats[seat].resigned:
        raise Refused("game_over")
    return [Fact("resign", seat)]


@_facts.register
def _absent(action: act.ReplaceAbsent, table: Table, actor: str, context: Context) -> list[Fact]:
    _in_play(table)
    if not any(number != action.seat for number in table.seats_of(actor)):
        raise Refused("not_your_seat", seat=action.seat)
    who = _absent_player(table, action.seat, actor, context)
    if action.choice == "wait":
        return [Fact("back", action.seat)] if who.stand_in is not None else []
    return [Fact("bot", action.seat, encode_text(StandIn(STAND_IN_BOT, action.choice)))]


def _absent_player(table: Table, number: int, actor: str, context: Context) -> Seat:
    """Return the seat of another player who has been away for long; otherwise raise `Refused`."""
    who = table.seats[_check_seat(table, number)]
    replaced = who.stand_in is not None and who.stand_in.until == UNTIL_END
    if who.kind == BOT or who.away_since is None or who.owner == actor or replaced:
        raise Refused("not_away", seat=number)
    waited = context.now - max([who.away_since, *(outage.end for outage in context.outages)])
    if waited < context.grace:
        raise Refused("not_away", seat=number, left=context.grace - waited)
    return who


@_facts.register
def _return(action: act.ReclaimSeat, table: Table, actor: str, context: Context) -> list[Fact]:
    _in_play(table)
    seat = own_seat(table, action.seat, actor)
    who = table.seats[seat]
    if who.stand_in is None:
        return []
    if not (who.timed_out and table.options.clock.mode == "bank"):
        if who.stand_in.until == UNTIL_END:
            raise Refused("game_over")
        return [Fact("back", seat)]
    if who.resigned:
        raise Refused("game_over")
    return _return_in_overtime(table, seat, context)


def _return_in_overtime(table: Table, seat: int, context: Context) -> list[Fact]:
    """Return a seat whose bank is spent, with overtime for each turn.

    In the player's turn the bot plays on until it ends. Otherwise the others would wait for the
    player more than once in a turn.
    """
    stand_in, clocks = table.seats[seat].stand_in, table.clocks
    if stand_in is not None and stand_in.until == UNTIL_TURN:
        return []
    renewed = clocks.left[seat] < clocks.last[seat]
    facts = [Fact("overtime", seat, str(context.overtime))] if renewed else []
    if table.decider == seat:
        return [*facts, Fact("bot", seat, encode_text(StandIn(STAND_IN_BOT, UNTIL_TURN)))]
    return [*facts, Fact("back", seat)]


# ---------------------------------------------------------------- chat, pictures, clocks


@_facts.register
def _chat(action: act.Chat, table: Table, actor: str, context: Context) -> list[Fact]:
    if not table.options.chat:
        raise Refused("option_off", option="chat")
    if not actor:
        raise Refused("no_secret")
    text = " ".join(action.text.split())
    if not 0 < len(text) <= MAX_CHAT_LENGTH or not text.isprintable():
        raise Refused("bad_chat", longest=MAX_CHAT_LENGTH)
    seat = next(iter(table.seats_of(actor)), None)
    if table.spectators_muted if seat is None else table.seats[seat].muted:
        raise Refused("muted")
    if seat is None and table.seq >= MAX_EVENTS_WITH_SPECTATORS:
        raise Refused("log_full", most=MAX_EVENTS_WITH_SPECTATORS)
    return [Fact("chat", seat, text)]


@_facts.register
def _mute(action: act.Mute, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    seat = None if action.seat is None else _check_seat(table, action.seat)
    facts = [Fact("mute", seat, "1" if action.muted else "0")]
    if seat is not None and action.muted and not table.spectators_muted:
        facts.append(Fact("mute", None, "1"))  # else the player could chat as a spectator
    return facts


def check_picture(pixels: str) -> None:
    """Raise `Refused` unless a painted character is empty or has `PIXELS` hexadecimal digits."""
    if len(pixels) not in (0, PIXELS) or not set(pixels) <= set("0123456789abcdef"):
        raise Refused("bad_paint", pixels=PIXELS)


@_facts.register
def _paint(action: act.Paint, table: Table, actor: str, context: Context) -> list[Fact]:
    seat = own_seat(table, action.seat, actor)
    check_picture(action.pixels)
    if table.seats[seat].muted:
        raise Refused("muted")
    return [Fact("paint", seat, action.pixels)]


def _with_clocks(table: Table) -> None:
    _in_play(table)
    if not table.clocks.on:
        raise Refused("no_clock")


@_facts.register
def _pause(action: act.Pause, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    _with_clocks(table)
    return [Fact("pause", None, "1" if action.paused else "0")]


@_facts.register
def _extend(action: act.Extend, table: Table, actor: str, context: Context) -> list[Fact]:
    _host_only(table, actor)
    _with_clocks(table)
    number = _check_seat(table, action.seat)
    facts = [Fact("extend", number, str(action.seconds))]
    seat = table.seats[number]
    if seat.stand_in is not None and seat.timed_out and not seat.resigned:
        facts.append(Fact("back", number))
    return facts


@_facts.register
def _offer(action: act.Offer, table: Table, actor: str, context: Context) -> list[Fact]:
    seat = own_seat(table, action.seat, actor)
    _check_moving(table)
    return [Fact("offer", seat, hash_secret(context.secret))]


def _check_moving(table: Table) -> None:
    """Raise `Refused` if seats may not move: a rated game is about the people who began it."""
    if table.options.rated and table.status == PLAYING:
        raise Refused("rated_game")


@_facts.register
def _give(action: act.GiveSeat, table: Table, actor: str, context: Context) -> list[Fact]:
    """Give the seat of an absent player to another device, which claims it with the secret."""
    _host_only(table, actor)
    _in_play(table)
    _check_moving(table)
    if _absent_player(table, action.seat, actor, context).token:
        raise Refused("seat_not_online", seat=action.seat)  # the seat of an outside bot
    return [Fact("give", action.seat, hash_secret(context.secret))]


def _right_claim(table: Table, action: act.Action) -> bool:
    """Return whether a claim has the right secret. It admits to a table without spectators."""
    if not isinstance(action, act.Claim) or not 0 <= action.seat < len(table.seats):
        return False
    return equal_in_constant_time(table.seats[action.seat].offer, hash_secret(action.secret))


@_facts.register
def _claim(action: act.Claim, table: Table, actor: str, context: Context) -> list[Fact]:
    if not actor:
        raise Refused("no_secret")
    _check_seat(table, action.seat)
    if not _right_claim(table, action):
        raise Refused("not_your_seat", seat=action.seat)
    _check_moving(table)
    who, facts = table.seats[action.seat], [Fact("claim", action.seat, actor)]
    if who.given and who.stand_in is not None and not who.timed_out:
        facts.append(Fact("back", action.seat))  # the bot played for the absent player
    return facts


@_facts.register
def _token(action: act.Token, table: Table, actor: str, context: Context) -> list[Fact]:
    """Give a seat to an outside bot. A second token for a seat replaces the first one."""
    _host_only(table, actor)
    _in_lobby(table)
    seat = table.seats[_check_seat(table, action.seat)]
    if seat.kind != ONLINE or (seat.owner and not seat.token):
        raise Refused("seat_taken", seat=action.seat)
    joined = Joined(check_name(action.name), hash_secret(context.secret), bot=True)
    return [Fact("join", action.seat, encode_text(joined))]


@_facts.register
def _rematch(action: act.Rematch, table: Table, actor: str, context: Context) -> list[Fact]:
    """Check that the actor may ask for a rematch; the hub creates the table.

    If the host was erased, the player who asks becomes the host. A muted player could then lift
    the mute, so another player has to ask.
    """
    if table.status not in (OVER, REPLAY):
        raise Refused("not_over")
    if table.options.day:
        raise Refused("one_try")
    if not table.seats_of(actor) and not equal_in_constant_time(table.host, actor):
        raise Refused("not_host")
    if not table.host and not table.rematch and table.is_muted(actor):
        raise Refused("muted")
    return []


@_facts.register
def _restore(action: act.Restore, table: Table, actor: str, context: Context) -> list[Fact]:
    if not table.seats_of(actor):
        _host_only(table, actor)
    return restore_facts(table)


def restore_facts(table: Table) -> list[Fact]:
    """Return the facts that restore a table; a bot takes the seats of erased players."""
    if not table.archived:
        return []
    empty = (
        number
        for number, seat in enumerate(table.seats)
        if table.status == PLAYING and seat.kind != BOT and not seat.owner and not seat.stand_in
    )
    stand_in = encode_text(StandIn(STAND_IN_BOT, UNTIL_END))
    return [Fact("restore"), *(Fact("bot", number, stand_in) for number in empty)]
