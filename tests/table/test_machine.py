"""A live table, its replay and a second node agree after every event.

A state machine acts for all clients on two nodes that share a database. Time passes, clocks are
set, rooms leave memory, nodes restart, and each node receives the other's events late.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.nodes import Follower, Node, Time
from tests.table.script import BOX, DAY, SECOND

from overworld.server.settings import Settings
from overworld.server.store.sqlite import SqliteStore
from overworld.server.table.actions import (
    AnyAction,
    Change,
    Chat,
    Claim,
    Extend,
    Join,
    Kick,
    Leave,
    Mute,
    Offer,
    Paint,
    Pause,
    Play,
    ReclaimSeat,
    Rename,
    ReplaceAbsent,
    Resign,
    Start,
    Token,
    UndoMove,
)
from overworld.server.table.errors import ERROR_STATUS, Refused
from overworld.server.table.events import Event
from overworld.server.table.options import ClockOption, Options, SeatOption
from overworld.server.table.reducer import apply
from overworld.server.table.snapshot import encode_snapshot
from overworld.server.table.table import Table

PEOPLE = ("host", "guest", "other", "stranger", "")
BOARDS = ("red", "blue", "green", "yellow")

people = st.sampled_from(PEOPLE)
seats = st.integers(0, 3)
texts = st.sampled_from(["Hello!", "Ada", "ü", "", "x" * 400, "a, b"])
clocks = st.sampled_from(
    [ClockOption(), ClockOption("bank", bank=60, increment=5), ClockOption("days", days=1)]
)
kinds = st.sampled_from(["here", "online", "online", "bot", "closed"])


@st.composite
def options(draw: st.DrawFn) -> Options:
    boards = draw(st.permutations(BOARDS))
    chosen = draw(st.lists(kinds, min_size=2, max_size=4))
    found = [
        SeatOption(kind, bot="random" if kind == "bot" else "", board=board)  # type: ignore[arg-type]
        for kind, board in zip(chosen, boards, strict=False)
    ]
    return Options(
        tuple(found),
        clock=draw(clocks),
        undo=draw(st.booleans()),
        spectators=draw(st.booleans()),
        deal=draw(st.sampled_from([None, None, "7"])),
    )


actions: st.SearchStrategy[AnyAction] = st.one_of(
    st.builds(Join, seats, texts),
    st.builds(Leave, seats),
    st.builds(Kick, seats),
    st.builds(Rename, seats, texts),
    st.builds(Change, options()),
    st.just(Start()),
    st.builds(Resign, seats),
    st.builds(ReplaceAbsent, seats, st.sampled_from(["wait", "turn", "return"])),
    st.builds(ReclaimSeat, seats),
    st.builds(Chat, texts),
    st.builds(Mute, st.booleans(), st.none() | seats),
    st.builds(Paint, seats, st.sampled_from(["", "f" * 64, "g"])),
    st.builds(Pause, st.booleans()),
    st.builds(Extend, seats, st.integers(1, 100)),
    st.builds(Token, seats, texts),
)


class SharedStore(SqliteStore):
    """A SQLite file that two nodes of one process share."""

    shared = True


class Tables(RuleBasedStateMachine):
    """One table on two nodes."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.url = f"sqlite:///{Path(self.folder.name) / 'tables.sqlite3'}"
        self.store = SharedStore(Path(self.folder.name) / "tables.sqlite3")
        self.time = Time()
        self.code = ""
        self.secrets = dict[int, str]()
        self.told = dict[int, Any]()
        self.replayed: list[Table] = []
        self.nodes: list[Node] = []
        self.followers: list[Follower] = []

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        self.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    def node(self) -> Node:
        return Node(self.store, Settings(self.url, grace=1000, archive_after=90 * DAY), self.time)

    @initialize(chosen=options())
    def make(self, chosen: Options) -> None:
        self.run(self.store.open())
        self.nodes = [self.node(), self.node()]
        self.code = self.run(self.nodes[0].create(chosen, "host"))
        self.followers = [self.run(node.follow(self.code, "host")) for node in self.nodes]

    def attempt(self, work: Any) -> Any:
        """Run some work; return None if it is refused with a documented error."""
        try:
            return self.run(work)
        except Refused as refused:
            return ERROR_STATUS[refused.error] and None

    def table(self, number: int) -> Table:
        room = self.run(self.nodes[number].rooms.get(self.code))
        table: Table = room.table
        return table

    @rule(number=st.integers(0, 1), action=actions, who=people)
    def a_client_acts(self, number: int, action: AnyAction, who: str) -> None:
        self.attempt(self.nodes[number].do(self.code, action, who))

    @rule(number=st.integers(0, 1))
    def all_join_and_the_game_starts(self, number: int) -> None:
        for seat, who in enumerate(["host", "guest", "other", "guest"]):
            self.attempt(self.nodes[number].do(self.code, Join(seat), who))
        self.attempt(self.nodes[number].do(self.code, Start(), "host"))

    @rule(number=st.integers(0, 1), moves=st.integers(1, 6), pick=st.integers(0, 999))
    def the_deciders_play(self, number: int, moves: int, pick: int) -> None:
        for _ in range(moves):
            node, table = self.nodes[number], self.table(number)
            if table.decider is None or table.game is None:
                return
            legal = table.game.legal_moves
            if table.bot_to_move is None:
                move = legal.ids[pick % len(legal)]
                owner = table.seats[table.decider].owner
                self.attempt(node.do(self.code, Play(move, table.game_seq), owner))
            else:
                text = str(legal[pick % len(legal)])
                self.attempt(node.bot_move(self.code, table.game_seq, text))

    @rule(number=st.integers(0, 1), who=people)
    def a_player_undoes(self, number: int, who: str) -> None:
        action = UndoMove(self.table(number).game_seq)
        self.attempt(self.nodes[number].do(self.code, action, who))

    @rule(number=st.integers(0, 1), seat=seats, who=people)
    def a_player_offers_a_seat(self, number: int, seat: int, who: str) -> None:
        done = self.attempt(self.nodes[number].do(self.code, Offer(seat), who))
        if done is not None:
            self.secrets[seat] = done.secret

    @rule(number=st.integers(0, 1), seat=seats, who=people)
    def a_client_claims_a_seat(self, number: int, seat: int, who: str) -> None:
        action = Claim(seat, self.secrets.get(seat, "guess"))
        self.attempt(self.nodes[number].do(self.code, action, who))

    @rule(number=st.integers(0, 1), who=people, here=st.booleans())
    def a_player_comes_or_goes(self, number: int, who: str, here: bool) -> None:
        node = self.nodes[number]
        self.attempt(node.mark_here(self.code, who) if here else node.mark_away(self.code, who))

    @rule(ms=st.sampled_from([1, SECOND, 30 * SECOND, 70 * SECOND, DAY]))
    def time_passes(self, ms: int) -> None:
        self.time.passes(ms)

    @rule(ms=st.sampled_from([-2 * 3600 * SECOND, 20 * 60 * SECOND]))
    def the_clock_is_set(self, ms: int) -> None:
        self.time.wall += ms

    @rule(number=st.integers(0, 1))
    def clocks_are_checked(self, number: int) -> None:
        self.attempt(self.nodes[number].flag_clock(self.code))

    @rule(number=st.integers(0, 1))
    def an_outage_happens(self, number: int) -> None:
        now = self.nodes[number].now()
        self.time.passes(DAY)
        for node in self.nodes:
            node.clock.note_outage(now, now + DAY)

    @precondition(lambda self: len(self.replayed) > 12)
    @rule(number=st.integers(0, 1))
    def the_table_is_archived(self, number: int) -> None:
        self.time.passes(100 * DAY)
        self.attempt(self.nodes[number].archive(self.code))

    @rule(number=st.integers(0, 1))
    def a_node_restarts(self, number: int) -> None:
        self.nodes[number] = self.node()
        self.followers[number] = self.run(self.nodes[number].follow(self.code, "host"))

    @rule(number=st.integers(0, 1))
    def a_node_catches_up(self, number: int) -> None:
        self.attempt(self.nodes[number].processor.resync(self.code))

    @invariant()
    def both_nodes_and_a_replay_agree(self) -> None:
        if not self.code:
            return
        self.run(self.compare())

    async def compare(self) -> None:
        log = await self.store.events(self.code)
        assert [event.seq for event in log] == list(range(1, len(log) + 1))
        self.replay(log)
        last = self.replayed[-1]
        for node in self.nodes:
            room = await node.rooms.get(self.code)
            then = self.replayed[room.table.seq - 1]
            assert encode_snapshot(room.table) == encode_snapshot(then)
            assert room.spectators == 0 or not then.seats_of("host")
        for follower in self.followers:
            for update in follower.updates:
                assert self.told.setdefault(update["seq"], update) == update
            seqs = [update["seq"] for update in follower.updates]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs))) if seqs else True
        row = await self.store.table(self.code)
        assert row is not None
        assert (row.seq, row.status) == (last.seq, last.list_status)
        for who in PEOPLE:
            mine = [one.code for one in await self.store.tables_of(who)]
            assert (self.code in mine) == (who in last.owners)

    def replay(self, log: list[Event]) -> None:
        """Replay the new events of the log, and keep the table after each."""
        for event in log[len(self.replayed) :]:
            before = self.replayed[-1] if self.replayed else Table(self.code, BOX)
            assert event.at >= before.updated, "time never goes back at a table"
            after = apply(before, event)
            assert min(after.clocks.left, default=0) >= 0
            assert not before.archived or event.kind == "restore", "it is not played on"
            self.replayed.append(after)


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=12, stateful_step_count=30, suppress_health_check=list(HealthCheck)
)
