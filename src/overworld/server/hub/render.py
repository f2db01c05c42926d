"""Build the messages about a table. All clients get the same message, with only the changes."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from overworld.game.events import GameEvent
from overworld.play.prompt import Prompt
from overworld.play.view import View, encodable_view
from overworld.server.hub.messages import (
    ClockInfo,
    Hello,
    Note,
    SeatInfo,
    TableInfo,
    ToClient,
    Update,
    You,
)
from overworld.server.people.open_tables import OpenInfo, open_info
from overworld.server.settings import Settings
from overworld.server.store.model import NoteRow
from overworld.server.table.codes import equal_in_constant_time
from overworld.server.table.events import (
    CLOCK_KINDS,
    GAME_KINDS,
    INFO_KINDS,
    SECRET_KINDS,
    Event,
)
from overworld.server.table.options import BOT, CLOSED
from overworld.server.table.table import LOBBY, OVER, Seat, Table
from overworld.version import __version__

_ENCODER = msgspec.json.Encoder()


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The data of a table in a list."""

    names: list[str]
    boards: list[str]
    turn: int | None = None
    turns: int = 0
    winners: list[int] = []
    scores: list[int] = []
    bots: list[int] = []
    """The seats of bots."""
    bot_ids: list[str] = []
    """The bot of each of these seats; empty in summaries of older versions."""
    deal: str = ""
    box: str = ""
    """The title of its box, if that is not the first one."""
    closed: list[int] = []
    """The closed seats."""
    continued: bool = False
    """Whether the game continues another one from a step."""
    day: str = ""
    """The day, if the game is a try at the deal of the day."""


class StoredSummary(Summary, frozen=True, omit_defaults=True):
    """A summary with the hashes of its people, which no client gets."""

    host: str = ""
    holders: list[str] | None = None
    """The owner of each seat; None in summaries of older versions."""
    open: OpenInfo | None = None


def encode(message: ToClient) -> bytes:
    """Encode a message as JSON."""
    return _ENCODER.encode(message)


def notes_from(rows: list[NoteRow]) -> list[Note]:
    """Return notes without the hashes of their authors."""
    return [Note(row.step, row.name, row.text, row.at, row.seat) for row in rows]


def encode_summary(table: Table, address: str = "") -> str:
    """Return the summary of a table as JSON, for the store.

    An open table keeps the hash of its host's network address, because addresses have limits.
    """
    return _ENCODER.encode(
        StoredSummary(
            names=table.names,
            boards=[seat.option.board for seat in table.seats],
            turn=table.decider,
            turns=table.game.turn_number if table.game else 0,
            winners=table.winners,
            scores=list(table.game.scores) if table.game else [],
            bots=[number for number, seat in enumerate(table.seats) if seat.kind == BOT],
            bot_ids=[seat.option.bot for seat in table.seats if seat.kind == BOT],
            deal=table.deal,
            box=table.box.title if table.options.box else "",
            closed=[number for number, seat in enumerate(table.seats) if seat.kind == CLOSED],
            continued=table.continued is not None,
            day=table.options.day,
            host=table.host,
            holders=[seat.owner for seat in table.seats],
            open=open_info(table, address),
        )
    ).decode()


def with_owner(summary: str, names: list[str], owner: str, to: str = "") -> str:
    """Return a stored summary with other names, and with `to` in place of a person's hash."""
    stored = msgspec.json.decode(summary, type=StoredSummary)
    holders = stored.holders and [to if holder == owner else holder for holder in stored.holders]
    host = to if stored.host == owner else stored.host
    changed = msgspec.structs.replace(stored, names=names, holders=holders, host=host)
    return _ENCODER.encode(changed).decode()


def render_seat(seat: Seat) -> SeatInfo:
    """Return the public data of a seat."""
    stand = seat.stand_in
    return SeatInfo(
        kind=seat.kind,
        board=seat.option.board,
        name=seat.name,
        filled=seat.filled,
        bot=seat.option.bot,
        beginner=seat.option.beginner,
        away_since=seat.away_since,
        stand_in=stand.bot if stand else "",
        stand_until=stand.until if stand else "",
        muted=seat.muted,
        paint=seat.paint,
        resigned=seat.resigned,
        overtime=seat.overtime,
        timed_out=seat.timed_out,
        outside_bot=seat.token,
        bot_steps=seat.bot_steps,
    )


def render_info(table: Table, settings: Settings) -> TableInfo:
    """Return the public data of a table, without its game."""
    hosted = table.seats_of(table.host)
    return TableInfo(
        code=table.code,
        status=table.status,
        options=table.options,
        seats=[render_seat(seat) for seat in table.seats],
        host_seat=hosted[0] if hosted else None,
        created=table.created,
        grace=settings.grace,
        winners=table.winners,
        rematch=table.rematch,
        origin=table.origin,
        continued=table.continued,
        spectators_muted=table.spectators_muted,
        archived=table.archived,
    )


def render_clocks(table: Table) -> ClockInfo | None:
    """Return the clocks; None for a table without clocks or game."""
    clocks = table.clocks
    if not clocks.on or table.game is None:
        return None
    return ClockInfo(list(clocks.left), clocks.running, clocks.since, clocks.paused)


def render_view(table: Table) -> View | None:
    """Return the view of the game, for encoding; None before the game begins."""
    if table.game is None or table.status == LOBBY:
        return None
    first = table.continued or 0
    view = encodable_view(table.game, odds=table.options.odds, first=first)
    if table.status == OVER and not view.over:  # one of two players has resigned
        ended = {"over": True, "winners": tuple(table.winners), "prompt": Prompt("over")}
        return replace(view, decider=None, legal=(), **ended)
    return view


def render_you(table: Table, owner: str) -> You:
    """Return the seats of a client, and whether it is the host."""
    host = equal_in_constant_time(table.host, owner)
    return You(table.seats_of(owner), host, table.seats_given_from(owner))


def brief_hello(table: Table, owner: str, now: int, spectators: int) -> Hello:
    """Return the first message for a client that needs only the events that it missed."""
    you = render_you(table, owner)
    return Hello(table.seq, table.game_seq, now, you, __version__, spectators)


def _stand_ins(table: Table) -> list[object]:
    return [(seat.stand_in, seat.bot_steps) for seat in table.seats]


def render_update(before: Table, after: Table, event: Event, settings: Settings) -> Update:
    """Return the message about an event, with the data that it changed."""
    log: list[GameEvent] = []
    if event.kind in ("start", "move") and after.game is not None:
        played = before.game.step_number if before.game is not None else 0
        log = list(after.game.events(played))
    stands = _stand_ins(before) != _stand_ins(after)
    changed = after.status != before.status or stands or event.kind in INFO_KINDS
    renumbered = event.kind in ("start", "change") and after.chat
    return Update(
        seq=event.seq,
        game_seq=after.game_seq,
        at=event.at,
        kind=event.kind,
        seat=event.seat,
        text="" if event.kind in SECRET_KINDS else event.text,
        log=log,
        view=render_view(after) if event.kind in GAME_KINDS else None,
        info=render_info(after, settings) if changed else None,
        clocks=render_clocks(after) if event.kind in CLOCK_KINDS else None,
        chat=after.chat[-1] if event.kind == "chat" and after.chat else None,
        lines=list(after.chat) if renumbered or event.kind == "erase" else None,
    )
