"""Events at a table that no client asks for: presence, bots, clocks, archive, rematch.

These functions are pure, as in `decide`. Each returns transitions; an empty list means that there
is nothing to do.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from overworld.server.table.clocks import outages_to_refund
from overworld.server.table.context import (
    Context,
    Fact,
    Transition,
    encode_text,
    outage_refunds,
    transitions,
)
from overworld.server.table.decide import MAX_EVENTS_WITH_CHAT, play_move, restore_facts
from overworld.server.table.errors import Refused
from overworld.server.table.events import UNTIL_END, UNTIL_TURN, Created, Event, Joined, StandIn
from overworld.server.table.options import ONLINE, Options, is_deal
from overworld.server.table.table import LOBBY, PLAYING, STAND_IN_BOT, Table


def create(created: Created, facts: Sequence[Fact], context: Context) -> list[Event]:
    """Return the first events of a table; a rematch adds facts about its players."""
    facts = [Fact("create", None, encode_text(created)), *facts]
    return [
        Event(seq, fact.kind, fact.seat, fact.text, context.now)
        for seq, fact in enumerate(facts, start=1)
    ]


def play_bot_move(table: Table, seq: int, move: str, context: Context) -> list[Transition]:
    """Play the move that a bot chose after the game event `seq`.

    Raises:
        Refused: The game has changed since then, or the move is illegal.
    """
    seat = table.decider
    if table.game_seq != seq or seat is None or table.bot_at(seat) is None:
        raise Refused("stale", seq=table.game_seq)
    assert table.game is not None, "a table with a decider has a game"
    return transitions(table, [play_move(table, table.game, seat, move, context)], context)


def expire_clock(table: Table, context: Context) -> list[Transition]:
    """Act on a clock that has run out.

    Refund outages first. A player whose bank is spent for the first time gets overtime for this
    turn and each later one. Otherwise a bot takes the seat.
    """
    clocks, now = table.clocks, context.now
    if clocks.deadline is None or clocks.deadline > now:
        return []
    for outage in outages_to_refund(clocks, context.outages, now):
        clocks = clocks.refund(outage)
    assert clocks.deadline is not None, "a refund does not stop the clock"
    if clocks.deadline > now:
        return transitions(table, outage_refunds(table, context), context)
    assert clocks.running is not None, "a clock with a deadline runs"
    if clocks.option.mode == "days" or table.seats[clocks.running].overtime:
        return transitions(table, [Fact("flag", clocks.running)], context)
    return transitions(table, [Fact("overtime", clocks.running, str(context.overtime))], context)


def mark_here(table: Table, owner: str, node: str, context: Context) -> list[Transition]:
    """Note that a player is connected to a node, and give back seats of a temporary stand-in."""
    seats = table.seats_of(owner)
    if not seats or not logs_presence(table):
        return []
    facts = [Fact("here", seats[0], node)]
    for number in seats:
        stand_in, late = table.seats[number].stand_in, table.seats[number].timed_out
        # After its time was up, the bot finishes the turn (see `decide`).
        keeps = (UNTIL_END, UNTIL_TURN) if late else (UNTIL_END,)
        if stand_in is not None and stand_in.until not in keeps and table.game is not None:
            facts.append(Fact("back", number))
    return transitions(table, facts, context)


def mark_away(table: Table, owner: str, nodes: set[str], context: Context) -> list[Transition]:
    """Note that a player who was connected to one of `nodes` has disconnected."""
    seats = table.seats_of(owner)
    present = [table.seats[n] for n in seats if table.seats[n].away_since is None]
    if not any(seat.node in nodes for seat in present) or not logs_presence(table):
        return []
    return transitions(table, [Fact("away", seats[0])], context)


def remove_player(table: Table, owner: str, context: Context) -> list[Transition]:
    """Free the seats of a person who will not come back: in a game, a bot plays to its end."""
    facts = []
    for number in table.seats_of(owner):
        seat = table.seats[number]
        if table.status == LOBBY and seat.kind == ONLINE:
            facts.append(Fact("leave", number))
        elif table.status == PLAYING and (
            seat.stand_in is None or seat.stand_in.until != UNTIL_END
        ):
            facts.append(Fact("bot", number, encode_text(StandIn(STAND_IN_BOT, UNTIL_END))))
    return [] if table.archived else transitions(table, facts, context)


def free_silent_seat(
    table: Table, owner: str, alive: Collection[str], context: Context
) -> list[Transition]:
    """Free the seats of a guest of an open lobby who has no connection to a node that lives."""
    if not table.is_open or owner == table.host:
        return []
    seats = [(number, table.seats[number]) for number in table.seats_of(owner)]
    silent = [
        Fact("leave", number)
        for number, seat in seats
        if seat.kind == ONLINE and (seat.away_since is not None or seat.node not in alive)
    ]
    return transitions(table, silent, context)


def logs_presence(table: Table) -> bool:
    """Return whether `here` and `away` events are still written to a table's log."""
    return not table.archived and table.seq < MAX_EVENTS_WITH_CHAT


def archive(table: Table, before: int, context: Context) -> list[Transition]:
    """Archive a table whose last event is before `before` (milliseconds since 1970).

    Until the table is restored, clients can only view and fork it.
    """
    if table.archived or table.updated >= before:
        return []
    return transitions(table, [Fact("archive")], context)


def restore(table: Table, context: Context) -> list[Transition]:
    """Take a table out of the archive; do nothing at a table that is not archived."""
    return transitions(table, restore_facts(table), context)


def link_rematch(table: Table, code: str, context: Context) -> list[Transition]:
    """Store the code of the rematch, unless the table has one already."""
    return [] if table.rematch else transitions(table, [Fact("rematch", None, code)], context)


def rematch_setup(table: Table) -> tuple[Options, list[Fact]]:
    """Return the options of a rematch and the facts that seat its players, each one seat further.

    Muted players and spectators stay muted, and the table is private. A deal that only an old
    version accepted is left out. The options do not name players who join online: their names leave
    with them.
    """
    seats = [*table.seats[-1:], *table.seats[:-1]]
    boards = [seat.option.board for seat in table.seats]
    deal = table.options.deal
    options = msgspec.structs.replace(
        table.options,
        first=None,
        open=False,
        deal=deal if deal and is_deal(deal) else None,
        seats=tuple(
            msgspec.structs.replace(
                seat.option, board=board, name="" if seat.kind == ONLINE else seat.name
            )
            for seat, board in zip(seats, boards, strict=True)
        ),
    )
    facts = list[Fact]()
    for number, seat in enumerate(seats):
        if seat.kind == ONLINE and seat.owner:
            joined = Joined(seat.name, seat.owner, seat.token)
            facts.append(Fact("join", number, encode_text(joined)))
            if seat.muted:
                facts.append(Fact("mute", number, "1"))
    if table.spectators_muted:
        facts.append(Fact("mute", None, "1"))
    return options, facts
