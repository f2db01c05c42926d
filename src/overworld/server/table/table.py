"""The state of a table. Treat it as a value: `reducer.apply` returns the next one."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from overworld.components import Box
from overworld.game import Game, Termination
from overworld.game.kernel import decoded_state_of
from overworld.rules import phases
from overworld.server.table.clocks import Clocks
from overworld.server.table.day import end_of
from overworld.server.table.errors import Refused
from overworld.server.table.events import ARCHIVED, OPEN, ChatLine, StandIn, StepRange
from overworld.server.table.options import BOT, CLOSED, Options, SeatOption, box_named

STATUSES = (LOBBY, PLAYING, OVER, REPLAY) = ("lobby", "playing", "over", "replay")
"""The status of a table. A replay is a finished game that was imported."""

STAND_IN_BOT = "flint"
"""The bot that plays for absent people."""

CHAT_KEPT = 100
"""Chat lines that a new client receives."""

KICKED_KEPT = 100
"""Kicked players that a table remembers."""

MUTED_KEPT = 100
"""Players that a table remembers because they were muted when they left."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and its player."""

    option: SeatOption
    name: str = ""
    owner: str = ""
    token: bool = False
    away_since: int | None = None
    node: str = ""
    stand_in: StandIn | None = msgspec.field(default=None, name="stand")
    muted: bool = False
    paint: str = ""
    offer: str = ""
    """The hash of the secret with which another device can take the seat."""
    given: bool = False
    """Whether the host made that secret, because the player is away."""
    given_from: str = ""
    """The owner from whom another device has taken the seat with a secret of the host."""
    resigned: bool = False
    overtime: bool = False
    timed_out: bool = False
    bot_steps: tuple[StepRange, ...] = ()
    """The steps at which a bot played for the player."""
    excused: bool = False
    """Whether a player who has left is not blamed: in the first turns, or after an outage."""

    @property
    def kind(self) -> str:
        """The kind of player that may sit here."""
        return self.option.kind

    @property
    def filled(self) -> bool:
        """Whether the seat needs no further player."""
        return self.kind in (BOT, CLOSED) or bool(self.owner)

    @property
    def display_name(self) -> str:
        """The name for lists and records."""
        return self.option.display_name(self.name)


class StoredTable(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The fields of a table that a snapshot stores."""

    seq: int = 0
    status: str = LOBBY
    archived: bool = False
    created: int = 0
    updated: int = 0
    host: str = ""
    origin: str = ""
    options: Options = Options(seats=())
    seats: tuple[Seat, ...] = ()
    game_seq: int = 0
    deal: str = ""
    clocks: Clocks = Clocks()
    chat: tuple[ChatLine, ...] = ()
    spectators_muted: bool = False
    kicked: tuple[str, ...] = ()
    """Owners who cannot sit down again before the host changes the options."""
    muted_leavers: tuple[str, ...] = msgspec.field(default=(), name="left_muted")
    """Owners who were muted when they left the lobby: they are muted when they join again."""
    rematch: str = ""
    continued: int | None = None
    """If the game continues another one: the number of its steps that come from there."""
    started: int = 0
    """When the game started, in milliseconds since 1970."""
    outage_end: int = 0
    """When the last outage ended that was not charged to a player; 0 without one."""
    opened: int = 0
    """When the host opened the table to all, in milliseconds since 1970; 0 if it is private."""


class Table(StoredTable, eq=False):
    """The state of a table after its last event."""

    code: str
    box: Box
    game: Game | None = None
    decider: int | None = None
    """The seat that has to decide; None if no seat has to."""
    boxes: tuple[Box, ...] = ()
    """The boxes that options may name; empty if there is only one."""

    def take_box(self) -> None:
        """Set the box to the one that the options name."""
        self.box = box_named(self.options.box, self.boxes or (self.box,))

    def keep_box(self, name: str) -> None:
        """Choose the box with which the game began, also if another one is the first box now.

        Raises:
            UnknownBox: The server does not have this box.
        """
        if name != self.box.name:
            self.options = replace(self.options, box=name)
            self.take_box()

    def bot_at(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now; None if a person does."""
        who = self.seats[seat]
        if who.kind == BOT:
            return who.option.bot
        return None if who.stand_in is None else who.stand_in.bot

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to decide; None if no bot has to."""
        seat = self.decider
        return None if seat is None else self.bot_at(seat)

    def seats_of(self, owner: str) -> list[int]:
        """Return the seats of a browser or an outside bot."""
        return [number for number, seat in enumerate(self.seats) if owner and seat.owner == owner]

    def refusal_to_speak(self, owner: str) -> Refused | None:
        """Return the reason why a player or the host may not write now; None if they may."""
        if not self.options.chat:
            return Refused("option_off", option="chat")
        if self.is_muted(owner):
            return Refused("muted")
        return None

    @property
    def list_status(self) -> str:
        """The status in lists."""
        return ARCHIVED if self.archived else self.status

    @property
    def is_open(self) -> bool:
        """Whether all people may find the table: an open lobby whose host has a seat."""
        return (
            self.opened > 0
            and self.status == LOBBY
            and not self.archived
            and bool(self.seats_of(self.host))
        )

    @property
    def row_status(self) -> str:
        """The status in the row of the store."""
        return OPEN if self.is_open else self.list_status

    @property
    def names(self) -> list[str]:
        """The names of the seats, for records."""
        return [seat.display_name for seat in self.seats]

    @property
    def owners(self) -> list[str]:
        """The host and the players, without those whose data was erased."""
        people = dict.fromkeys([self.host, *(seat.owner for seat in self.seats)])
        return [owner for owner in people if owner]

    @property
    def remembered(self) -> list[str]:
        """Owners without a seat that the lobby keeps: kicked, or muted when they left."""
        return [owner for owner in dict.fromkeys([*self.kicked, *self.muted_leavers]) if owner]

    @property
    def ended(self) -> bool:
        """Whether the game is over, so that it can be reviewed."""
        return self.status in (OVER, REPLAY)

    def is_muted(self, owner: str) -> bool:
        """Return whether the host has muted a person at one of their seats."""
        return any(self.seats[number].muted for number in self.seats_of(owner))

    def admits(self, owner: str, now: int) -> bool:
        """Return whether a client may see the table at a time in milliseconds since 1970.

        Every client may see a lobby, to join it, and a try at the deal of a day that is over.
        """
        return (
            self.options.spectators
            or self.status == LOBBY
            or bool(owner and owner in self.owners)
            or bool(self.options.day and not self.is_secret(now))
        )

    def seats_given_from(self, owner: str) -> list[int]:
        """Return the seats that the host has given from an owner to another device."""
        seats = enumerate(self.seats)
        return [number for number, seat in seats if owner and seat.given_from == owner]

    def refusal_to_watch(self, owner: str) -> Refused:
        """Return the reason why a client that the table does not admit may not see it."""
        given = self.seats_given_from(owner)
        return Refused("seat_given", seat=given[0]) if given else Refused("no_spectators")

    def is_secret(self, now: int) -> bool:
        """Return whether the game is a try at the deal of a day that is not over."""
        return bool(self.options.day) and now < end_of(self.options.day)

    def record(self) -> str:
        """Return the record of the game so far."""
        assert self.game is not None, "the game has begun"
        if self.status == REPLAY:
            return self.game.record()
        game = self.game.copy()
        resigned = [game.colours[n] for n, seat in enumerate(self.seats) if seat.resigned]
        if resigned:
            game.tags["Resigned"] = " ".join(resigned)
        ended = Termination.RESIGNED if self.status == OVER and not game.over else None
        return game.record(names=self.names, termination=ended)

    @property
    def winners(self) -> list[int]:
        """The winners: by the rules, or because the other one of two players resigned."""
        if self.game is None or self.status not in (OVER, REPLAY):
            return []
        if self.game.over:
            return list(self.game.winners)
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def find_decider(self) -> int | None:
        """Return the seat that has to decide, from the game. The reducer stores it in `decider`."""
        if self.status != PLAYING or self.archived or self.game is None:
            return None
        state = decoded_state_of(self.game)
        return state.decider if not state.awaits_chance and state.phase != phases.OVER else None

    def new_game(self) -> tuple[tuple[int, ...], Game]:
        """Return the numbers of all seats that are not closed, and a new game for them."""
        numbers = tuple(number for number, seat in enumerate(self.seats) if seat.kind != CLOSED)
        seats, first = [self.seats[number] for number in numbers], self.options.first
        game = Game(
            len(seats),
            boards=[seat.option.board for seat in seats],
            beginner=[number for number, seat in enumerate(seats) if seat.option.beginner],
            first=None if first is None else numbers.index(first),
            box=self.box,
        )
        return numbers, game
