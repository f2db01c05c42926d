"""What happens at a table without anybody asking: who comes and goes, bots, clocks, its end.

As in `decide`, everything is an argument, and nothing changes the table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from overworld.server.table.context import Context, Fact, as_json, given_back, numbered
from overworld.server.table.decide import MOST_TALK, played, restoring
from overworld.server.table.errors import Refused
from overworld.server.table.events import UNTIL_END, Created, Event, Joined, Stand
from overworld.server.table.options import ONLINE, Options, is_deal
from overworld.server.table.outages import missed
from overworld.server.table.table import LOBBY, PLAYING, STAND_IN, Table


def created(created: Created, facts: Sequence[Fact], context: Context) -> list[Event]:
    """Return the first events of a table; a rematch adds facts about its players."""
    facts = [Fact("create", None, as_json(created)), *facts]
    return [Event(seq, *fact, context.now) for seq, fact in enumerate(facts, start=1)]


def bot_moved(table: Table, seq: int, move: str, context: Context) -> list[Event]:
    """What a bot decided after an event, unless somebody else has decided meanwhile."""
    seat = table.decider
    if table.game_seq != seq or seat is None or table.bot_at(seat) is None:
        raise Refused("stale", seq=table.game_seq)
    assert table.game is not None, "somebody decides"
    return numbered(table, [played(table, table.game, seat, move, context.chance)], context)


def flagged(table: Table, context: Context) -> list[Event]:
    """Hand the seat of a player whose time is over to a bot; give time back after an outage.

    A player whose bank is spent keeps the seat: from then on every turn has a little time.
    """
    clocks, now = table.clocks, context.now
    if clocks.deadline is None or clocks.deadline > now:
        return []
    for outage in missed(clocks, context.outages, now):
        clocks = clocks.without(outage)
    assert clocks.deadline is not None, "it runs as before"
    if clocks.deadline > now:
        return numbered(table, given_back(table, context), context)
    assert clocks.running is not None, "there is a deadline"
    if clocks.option.mode == "days" or table.seats[clocks.running].overtime:
        return numbered(table, [Fact("flag", clocks.running)], context)
    return numbered(table, [Fact("overtime", clocks.running, str(context.overtime))], context)


def here(table: Table, owner: str, node: str, context: Context) -> list[Event]:
    """Somebody is here, on a node; a seat that a bot only kept is given back."""
    seats = table.seats_of(owner)
    if not seats or not is_presence_written(table):
        return []
    facts = [Fact("here", seats[0], node)]
    for number in seats:
        stand = table.seats[number].stand
        if stand is not None and stand.until != UNTIL_END and table.game is not None:
            facts.append(Fact("back", number))
    return numbered(table, facts, context)


def away(table: Table, owner: str, nodes: set[str], context: Context) -> list[Event]:
    """Somebody has gone who was on one of some nodes, or on none yet."""
    seats = table.seats_of(owner)
    gone = [n for n in seats if table.seats[n].node in nodes and table.seats[n].away_since is None]
    if not gone or not is_presence_written(table):
        return []
    return numbered(table, [Fact("away", seats[0])], context)


def gone(table: Table, owner: str, context: Context) -> list[Event]:
    """Free the seats of a person who will not come back: in a game, a bot plays to its end."""
    facts = []
    for number in table.seats_of(owner):
        seat = table.seats[number]
        if table.status == LOBBY and seat.kind == ONLINE:
            facts.append(Fact("leave", number))
        elif table.status == PLAYING and (seat.stand is None or seat.stand.until != UNTIL_END):
            facts.append(Fact("bot", number, as_json(Stand(STAND_IN, UNTIL_END))))
    return [] if table.archived or not facts else numbered(table, facts, context)


def is_presence_written(table: Table) -> bool:
    """Return whether the log of a table still says which players come and go."""
    return not table.archived and table.seq < MOST_TALK


def archived(table: Table, before: int, context: Context) -> list[Event]:
    """Archive a table without an event since: until it is restored, it is only seen and forked."""
    if table.archived or table.updated >= before:
        return []
    return numbered(table, [Fact("archive")], context)


def restored(table: Table, context: Context) -> list[Event]:
    """Take a table out of the archive; change nothing at a table that is not archived."""
    facts = restoring(table)
    return numbered(table, facts, context) if facts else []


def rematched(table: Table, code: str, context: Context) -> list[Event]:
    """The first rematch of a table is the one that counts."""
    return [] if table.rematch else numbered(table, [Fact("rematch", None, code)], context)


def one_seat_further(table: Table) -> tuple[Options, list[Fact]]:
    """Return the options of a rematch and facts about its players, each one seat further.

    Muted players and spectators stay muted. A deal that only an old version accepted is left out.
    The names of people who join online are not options: they leave with the person.
    """
    seats = [*table.seats[-1:], *table.seats[:-1]]
    boards = [seat.option.board for seat in table.seats]
    deal = table.options.deal
    options = msgspec.structs.replace(
        table.options,
        first=None,
        deal=deal if deal and is_deal(deal, table.updated) else None,
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
            facts.append(Fact("join", number, as_json(joined)))
            if seat.muted:
                facts.append(Fact("mute", number, "1"))
    if table.spectators_muted:
        facts.append(Fact("mute", None, "1"))
    return options, facts
