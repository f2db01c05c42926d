"""Tables without a server and with a fake clock."""

from __future__ import annotations

import random

from msgspec.structs import replace

from overworld.components import load_box
from overworld.server.table import upkeep
from overworld.server.table.actions import AnyAction, Change, Join, Play, Start
from overworld.server.table.context import Context, Transition
from overworld.server.table.decide import decide
from overworld.server.table.errors import Refused
from overworld.server.table.events import Created, Event, Outage
from overworld.server.table.options import Options, SeatOption, check_options
from overworld.server.table.reducer import replay
from overworld.server.table.table import Table

NOW = 1_700_000_000_000
SECOND, DAY = 1000, 86_400_000
GRACE = 120 * SECOND
BOX = load_box()
HERE, ONLINE, CLOSED = SeatOption("here"), SeatOption("online"), SeatOption("closed")


def bot(name: str = "random") -> SeatOption:
    return SeatOption("bot", bot=name)


class Script:
    """A table with its log and a clock that only the test moves."""

    def __init__(
        self,
        options: Options,
        *,
        host: str = "host",
        record: str = "",
        step: int | None = None,
        whole: bool = True,
        seed: int = 7,
    ) -> None:
        self.now = NOW
        self.outages: tuple[Outage, ...] = ()
        self.overtime = 0
        self.chance = random.Random(seed)
        made = Created(check_options(options, BOX, now=NOW), host, record, step)
        if step is not None and whole:
            made = replace(made, whole=True)
        self.log = upkeep.create(made, [], self.context())
        self.table = replay(Table("QK7MPX", BOX), self.log)

    def context(self, secret: str = "secret") -> Context:
        return Context(self.now, self.chance, secret, GRACE, self.outages, self.overtime)

    def take(self, changes: list[Transition]) -> list[Event]:
        """Append events to the log, as the command processor does; return them."""
        if changes:
            self.table = changes[-1].table
        events = [change.event for change in changes]
        self.log += events
        return events

    def do(self, action: AnyAction, actor: str, secret: str = "secret") -> list[Event]:
        """Carry out an action, or raise `Refused`."""
        return self.take(decide(self.table, action, actor, self.context(secret)))

    def answer(self, action: AnyAction, actor: str) -> str:
        """Return `ok` or the error of an action, without carrying it out."""
        try:
            decide(self.table, action, actor, self.context())
        except Refused as refused:
            return refused.error
        return "ok"

    def flag(self) -> list[Event]:
        """Check the running clock."""
        return self.take(upkeep.expire_clock(self.table, self.context()))

    def archive(self) -> list[Event]:
        return self.take(upkeep.archive(self.table, self.now + 1, self.context()))

    def play(self, moves: int) -> None:
        """Play random moves for all seats."""
        for _ in range(moves):
            seat, game = self.table.decider, self.table.game
            if seat is None or game is None:
                return
            move = int(self.chance.choice(game.legal_moves.ids))
            if self.table.bot_at(seat) is None:
                self.do(Play(move, self.table.game_seq), self.table.seats[seat].owner)
            else:
                text = str(game.legal_moves[0])
                self.take(
                    upkeep.play_bot_move(self.table, self.table.game_seq, text, self.context())
                )

    @property
    def replayed(self) -> Table:
        """The table after a replay of its log."""
        return replay(Table("QK7MPX", BOX), self.log)


def people(seats: int = 3, **options: object) -> Script:
    """Return a lobby: a host, a guest, a third player if there is a seat, and open seats."""
    script = Script(Options((HERE, *[ONLINE] * (seats - 1)), **options))  # type: ignore[arg-type]
    for seat, name in enumerate(["guest", "other"][: seats - 1], start=1):
        script.do(Join(seat, name.title()), name)
    return script


def begun(seats: int = 3, **options: object) -> Script:
    """Return a started game of these people, in which the guest decides first."""
    script = people(seats, first=1, **options)
    if seats == 4:
        now = script.table.options
        kept = (*now.seats[:3], SeatOption("closed", board=now.seats[3].board))
        script.do(Change(Options(kept, first=1, **options)), "host")  # type: ignore[arg-type]
    script.do(Start(), "host")
    return script
