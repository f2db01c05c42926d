"""What an action leads to at a table: events, or a refusal. Nothing here changes the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from overworld.errors import IllegalMove, NotationError
from overworld.game import Deal, Game
from overworld.game.refusal import Refusal
from overworld.game.resolve import text_of
from overworld.notation.plain import plain_from
from overworld.play.undo import undo_of
from overworld.server.room import actions as act
from overworld.server.room.codes import hashed, new_secret, same
from overworld.server.room.errors import Refused
from overworld.server.room.events import UNTIL_END, Joined, Stand, Started
from overworld.server.room.options import BOT, ONLINE, check_name, check_options, deal_seed
from overworld.server.room.table import LOBBY, PLAYING, STAND_IN, Table

LONGEST_CHAT = 300
PIXELS = 64
_CHANCE = random.SystemRandom()


@dataclass(frozen=True)
class Draft:
    """An event that has no number yet."""

    kind: str
    seat: int | None = None
    text: str = ""


@dataclass(frozen=True)
class Decided:
    """What an action leads to: events, the game after them, a secret for the actor alone."""

    drafts: list[Draft]
    game: Game | None = None
    secret: str = ""
    owners: list[str] = field(default_factory=list)
    forget: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Actor:
    """Who asks: the hash of a browser's or bot's secret, and what time it is."""

    owner: str
    now: int
    grace: int = 0


def decide(table: Table, action: act.AnyAction, actor: Actor) -> Decided:
    """What an action leads to, or `Refused`."""
    return _DECIDERS[type(action)](table, action, actor)


# ---------------------------------------------------------------- who may do what


def _host_only(table: Table, actor: Actor) -> None:
    if not actor.owner or not same(table.host, actor.owner):
        raise Refused("not_host")


def _seat_of(table: Table, number: int) -> int:
    if not 0 <= number < len(table.seats):
        raise Refused("malformed", field="seat")
    return number


def _own_seat(table: Table, number: int, actor: Actor) -> int:
    owner = table.seats[_seat_of(table, number)].owner
    if not owner or not same(owner, actor.owner):
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


def _join(table: Table, action: act.Join, actor: Actor) -> Decided:
    _in_lobby(table)
    if not actor.owner:
        raise Refused("no_secret")
    return _sit_down(table, action.seat, action.name, actor.owner, bot=False)


def _sit_down(table: Table, number: int, name: str, owner: str, bot: bool) -> Decided:
    seat = table.seats[_seat_of(table, number)]
    if seat.kind != ONLINE or seat.owner:
        raise Refused("seat_taken", seat=number)
    joined = Joined(check_name(name), owner, bot)
    text = msgspec.json.encode(joined).decode()
    return Decided([Draft("join", number, text)], owners=[owner])


def _leave(table: Table, action: act.Leave, actor: Actor) -> Decided:
    _in_lobby(table)
    seat = _own_seat(table, action.seat, actor)
    if table.seats[seat].kind != ONLINE:
        raise Refused("seat_taken", seat=seat)
    return Decided([Draft("leave", seat)], forget=_forgotten(table, seat))


def _kick(table: Table, action: act.Kick, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_lobby(table)
    seat = _seat_of(table, action.seat)
    if table.seats[seat].kind != ONLINE or not table.seats[seat].owner:
        raise Refused("seats_open", seat=seat)
    return Decided([Draft("kick", seat)], forget=_forgotten(table, seat))


def _forgotten(table: Table, number: int) -> list[str]:
    """Whose table this is no longer when a seat is given up."""
    owner = table.seats[number].owner
    still = owner == table.host or len(table.seats_of(owner)) > 1
    return [] if still else [owner]


def _rename(table: Table, action: act.Rename, actor: Actor) -> Decided:
    seat = _own_seat(table, action.seat, actor)
    return Decided([Draft("rename", seat, check_name(action.name))])


def _change(table: Table, action: act.Change, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_lobby(table)
    options = check_options(action.options, table.box)
    if table.game is not None:
        boards = [seat.board for seat in options.seats]
        if boards != list(table.game.colours) or any(s.kind == "closed" for s in options.seats):
            raise Refused("bad_options", field="seats")
        if options.deal is not None:  # a deal begins with the box, a fork in the middle
            raise Refused("bad_options", field="deal")
    return Decided([Draft("change", None, msgspec.json.encode(options).decode())])


def _start(table: Table, action: act.Start, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_lobby(table)
    open_seats = [number for number, seat in enumerate(table.seats) if not seat.filled]
    if open_seats:
        raise Refused("seats_open", seat=open_seats[0])
    if sum(seat.kind != "closed" for seat in table.seats) < 2:
        raise Refused("bad_options", field="seats")
    deal = "" if table.options.deal is None else deal_seed(table.options.deal, actor.now)
    return Decided([Draft("start", None, _started(table, deal))])


def _started(table: Table, deal: str) -> str:
    """What chance decides at once: the set-up, or what was pending where a fork begins."""
    game = table.seated()[1] if table.game is None else table.game.copy()
    game.deal(Deal(deal) if deal else _CHANCE)
    moves = ", ".join(map(str, game.history))
    return msgspec.json.encode(Started(moves, deal)).decode()


# ---------------------------------------------------------------- the game


def _play(table: Table, action: act.Play, actor: Actor) -> Decided:
    game = _in_play(table)
    seat = table.decider
    if action.expected != table.game_seq or seat is None:
        raise Refused("stale", seq=table.game_seq)
    if not same(table.seats[seat].owner, actor.owner):
        raise Refused("not_your_turn", seat=seat)
    if table.bot_at(seat) is not None:
        raise Refused("not_your_turn", seat=seat)
    return play_move(table, game, seat, action.move)


def play_move(table: Table, game: Game, seat: int, move: str | int) -> Decided:
    """A decision and everything that chance says to it: one event."""
    trial = game.copy()
    played = len(trial.log)
    try:
        trial.play(move)
    except IllegalMove as error:
        refusal = error.refusal
        assert isinstance(refusal, Refusal), "a move is refused for a reason"
        raise Refused("illegal", reason=refusal.code, **refusal.facts) from error
    except (NotationError, ValueError, TypeError) as error:
        raise Refused("bad_move", reason=str(error)[:200]) from error
    trial.deal(Deal(table.deal) if table.deal else _CHANCE)
    moves = [text_of(plain_from(before), table.box, code) for before, code in trial.log[played:]]
    return Decided([Draft("move", seat, ", ".join(moves))], game=trial)


def _undo(table: Table, action: act.TakeBack, actor: Actor) -> Decided:
    game = _in_play(table)
    if not table.options.undo:
        raise Refused("option_off", option="undo")
    if action.expected != table.game_seq:
        raise Refused("stale", seq=table.game_seq)
    undo = undo_of(game)
    if undo.seat is None:
        raise Refused("cannot_undo", reason=str(undo.barrier))
    seat = undo.seat
    if not same(table.seats[seat].owner, actor.owner) or table.bot_at(seat) is not None:
        raise Refused("not_your_turn", seat=seat)
    return Decided([Draft("undo", seat)])


def _resign(table: Table, action: act.Resign, actor: Actor) -> Decided:
    _in_play(table)
    seat = _own_seat(table, action.seat, actor)
    if table.seats[seat].resigned:
        raise Refused("game_over")
    return Decided([Draft("resign", seat)])


def _absent(table: Table, action: act.Absent, actor: Actor) -> Decided:
    _in_play(table)
    if not any(number != action.seat for number in table.seats_of(actor.owner)):
        raise Refused("not_your_seat", seat=action.seat)
    who = table.seats[_seat_of(table, action.seat)]
    if who.kind == BOT or who.away_since is None or who.owner == actor.owner:
        raise Refused("not_away", seat=action.seat)
    waited = actor.now - who.away_since
    if waited < actor.grace:
        raise Refused("not_away", seat=action.seat, left=actor.grace - waited)
    if action.choice == "wait":
        return Decided([Draft("back", action.seat)] if who.stand is not None else [])
    text = msgspec.json.encode(Stand(STAND_IN, action.choice)).decode()
    return Decided([Draft("bot", action.seat, text)])


def _return(table: Table, action: act.Return, actor: Actor) -> Decided:
    _in_play(table)
    seat = _own_seat(table, action.seat, actor)
    stand = table.seats[seat].stand
    if stand is None:
        return Decided([])
    if stand.until == UNTIL_END:
        raise Refused("game_over")
    return Decided([Draft("back", seat)])


# ---------------------------------------------------------------- words, pictures, clocks


def _chat(table: Table, action: act.Chat, actor: Actor) -> Decided:
    if not table.options.chat:
        raise Refused("option_off", option="chat")
    if not actor.owner:
        raise Refused("no_secret")
    text = " ".join(action.text.split())
    if not 0 < len(text) <= LONGEST_CHAT or not text.isprintable():
        raise Refused("bad_chat", longest=LONGEST_CHAT)
    seats = table.seats_of(actor.owner)
    seat = seats[0] if seats else None
    muted = table.spectators_muted if seat is None else table.seats[seat].muted
    if muted:
        raise Refused("muted")
    return Decided([Draft("chat", seat, text)])


def _mute(table: Table, action: act.Mute, actor: Actor) -> Decided:
    _host_only(table, actor)
    seat = None if action.seat is None else _seat_of(table, action.seat)
    return Decided([Draft("mute", seat, "1" if action.muted else "0")])


def _paint(table: Table, action: act.Paint, actor: Actor) -> Decided:
    seat = _own_seat(table, action.seat, actor)
    if len(action.pixels) not in (0, PIXELS) or not set(action.pixels) <= set("0123456789abcdef"):
        raise Refused("bad_paint", pixels=PIXELS)
    if table.seats[seat].muted:
        raise Refused("muted")
    return Decided([Draft("paint", seat, action.pixels)])


def _pause(table: Table, action: act.Pause, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_play(table)
    if not table.clocks.on:
        raise Refused("no_clock")
    return Decided([Draft("pause", None, "1" if action.paused else "0")])


def _extend(table: Table, action: act.Extend, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_play(table)
    if not table.clocks.on:
        raise Refused("no_clock")
    return Decided([Draft("extend", _seat_of(table, action.seat), str(action.seconds))])


# ---------------------------------------------------------------- secrets


def _offer(table: Table, action: act.Offer, actor: Actor) -> Decided:
    seat = _own_seat(table, action.seat, actor)
    secret = new_secret()
    return Decided([Draft("offer", seat, hashed(secret))], secret=secret)


def _claim(table: Table, action: act.Claim, actor: Actor) -> Decided:
    if not actor.owner:
        raise Refused("no_secret")
    seat = table.seats[_seat_of(table, action.seat)]
    if not seat.offer or not same(seat.offer, hashed(action.secret)):
        raise Refused("not_your_seat", seat=action.seat)
    forget = _forgotten(table, action.seat)
    return Decided([Draft("claim", action.seat, actor.owner)], owners=[actor.owner], forget=forget)


def _token(table: Table, action: act.Token, actor: Actor) -> Decided:
    _host_only(table, actor)
    _in_lobby(table)
    secret = new_secret()
    decided = _sit_down(table, action.seat, action.name, hashed(secret), bot=True)
    return Decided(decided.drafts, secret=secret, owners=decided.owners)


def _rematch(table: Table, action: act.Rematch, actor: Actor) -> Decided:
    raise AssertionError("a rematch is a new table; the host of tables makes it")


_DECIDERS: dict[type, Callable[..., Decided]] = {
    act.Join: _join,
    act.Leave: _leave,
    act.Kick: _kick,
    act.Rename: _rename,
    act.Change: _change,
    act.Start: _start,
    act.Play: _play,
    act.TakeBack: _undo,
    act.Resign: _resign,
    act.Absent: _absent,
    act.Return: _return,
    act.Chat: _chat,
    act.Mute: _mute,
    act.Paint: _paint,
    act.Pause: _pause,
    act.Extend: _extend,
    act.Offer: _offer,
    act.Claim: _claim,
    act.Token: _token,
    act.Rematch: _rematch,
}
