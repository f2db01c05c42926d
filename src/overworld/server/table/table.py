"""A table: everything that its events have made it. It is a value; `reducer.apply` makes the next.

Nothing here changes a table or its game; whatever changes is replaced.
"""

from __future__ import annotations

import msgspec

from overworld.components import Components
from overworld.game import Game
from overworld.rules.state import OVER as RULES_OVER
from overworld.server.table.clocks import Clocks
from overworld.server.table.errors import Refused
from overworld.server.table.events import ARCHIVED, ChatLine, Stand
from overworld.server.table.options import BOT, CLOSED, Options, SeatOption, box_named

LOBBY, PLAYING, OVER, REPLAY = "lobby", "playing", "over", "replay"
"""What a table is doing. A replay is a finished game that was imported."""

STAND_IN = "flint"
"""The bot that plays for people."""

CHAT_KEPT = 100
"""Chat lines that a newcomer sees."""

KICKED_KEPT = 100
"""Kicked players that a table remembers."""

MUTED_KEPT = 100
"""Players who left while they were muted that a table remembers."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table and who sits there."""

    option: SeatOption
    name: str = ""
    owner: str = ""
    token: bool = False
    away_since: int | None = None
    node: str = ""
    stand: Stand | None = None
    muted: bool = False
    paint: str = ""
    offer: str = ""
    resigned: bool = False
    overtime: bool = False
    timed_out: bool = False

    @property
    def kind(self) -> str:
        """Who may sit here."""
        return self.option.kind

    @property
    def filled(self) -> bool:
        """Whether somebody sits here."""
        return self.kind in (BOT, CLOSED) or bool(self.owner)

    @property
    def shown_name(self) -> str:
        """The name for lists and records."""
        return self.name or (self.option.bot if self.kind == BOT else self.option.board)


class Table(msgspec.Struct, eq=False):
    """The state of a table after its last event."""

    code: str
    box: Components
    seq: int = 0
    status: str = LOBBY
    archived: bool = False
    created: int = 0
    updated: int = 0
    host: str = ""
    origin: str = ""
    options: Options = Options(seats=())
    seats: tuple[Seat, ...] = ()
    game: Game | None = None
    game_seq: int = 0
    deal: str = ""
    clocks: Clocks = Clocks()
    chat: tuple[ChatLine, ...] = ()
    spectators_muted: bool = False
    kicked: tuple[str, ...] = ()
    """Owners who cannot sit down again before the host changes the options."""
    left_muted: tuple[str, ...] = ()
    """Owners who were muted when they left the lobby: they are muted when they join again."""
    rematch: str = ""
    decider: int | None = None
    """The seat that has to decide; None if nobody has to."""
    boxes: tuple[Components, ...] = ()
    """What options may name; empty where there is but one box."""

    def take_box(self) -> None:
        """Takes the box that the options name."""
        self.box = box_named(self.options.box, self.boxes or (self.box,))

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat now."""
        who = self.seats[seat]
        if who.kind == BOT:
            return who.option.bot
        return None if who.stand is None else who.stand.bot

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to decide; None if a person has to, or nobody."""
        seat = self.decider
        return None if seat is None else self.bot_at(seat)

    def seats_of(self, owner: str) -> list[int]:
        """The seats of a browser or a bot."""
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def refusal_to_speak(self, owner: str) -> Refused | None:
        """Return why a player or the host may not write to the others now; None if they may."""
        if not self.options.chat:
            return Refused("option_off", option="chat")
        if self.is_muted(owner):
            return Refused("muted")
        return None

    @property
    def listed_as(self) -> str:
        """What lists say that the table is doing."""
        return ARCHIVED if self.archived else self.status

    @property
    def names(self) -> list[str]:
        """The names of the seats, for records."""
        return [seat.shown_name for seat in self.seats]

    @property
    def owners(self) -> list[str]:
        """The host and the players, without those whose data was erased."""
        people = dict.fromkeys([self.host, *(seat.owner for seat in self.seats)])
        return [one for one in people if one]

    @property
    def remembered(self) -> list[str]:
        """People without a seat whose hash the lobby keeps: kicked, or muted when they left."""
        return [one for one in dict.fromkeys([*self.kicked, *self.left_muted]) if one]

    @property
    def ended(self) -> bool:
        """Whether people can look back at the game."""
        return self.status in (OVER, REPLAY)

    def is_muted(self, owner: str) -> bool:
        """Return whether the host has muted a person at one of their seats."""
        return any(self.seats[number].muted for number in self.seats_of(owner))

    def admits(self, owner: str) -> bool:
        """Whether somebody may look at the table; whoever wants to sit down sees its lobby."""
        return (
            self.options.spectators or self.status == LOBBY or bool(owner and owner in self.owners)
        )

    def record(self) -> str:
        """The record of the game so far."""
        assert self.game is not None, "a table that has begun has a game"
        if self.status == REPLAY:
            return self.game.record()
        game = self.game.copy()
        resigned = [game.colours[n] for n, seat in enumerate(self.seats) if seat.resigned]
        if resigned:
            game.tags["Resigned"] = " ".join(resigned)
        ended = "resigned" if self.status == OVER and not game.over else None
        return game.record(names=self.names, termination=ended)

    @property
    def winners(self) -> list[int]:
        """Who has won: by the rules, or because the other one of two resigned."""
        if self.game is None or self.status not in (OVER, REPLAY):
            return []
        if self.game.over:
            return list(self.game.winners)
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def find_decider(self) -> int | None:
        """Who has to decide, by the game; `decider` is kept up to date by the reducer."""
        if self.status != PLAYING or self.archived or self.game is None:
            return None
        state = self.game.plain
        return state.decider if not state.awaits_chance and state.phase != RULES_OVER else None

    def seated(self) -> tuple[tuple[int, ...], Game]:
        """The numbers of the seats that are played, without closed ones, and their new game."""
        numbers = tuple(number for number, seat in enumerate(self.seats) if seat.kind != CLOSED)
        seats, first = [self.seats[number] for number in numbers], self.options.first
        game = Game(
            len(seats),
            boards=[seat.option.board for seat in seats],
            beginner=[number for number, seat in enumerate(seats) if seat.option.beginner],
            first=None if first is None else numbers.index(first),
            components=self.box,
        )
        return numbers, game
