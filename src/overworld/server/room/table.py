"""A table: everything that its events have made it.

Events are facts and are never refused. `apply` makes one after the other true; a table that is read
from the store and one that has been live all the time are the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from overworld.components import Components
from overworld.game import Game
from overworld.play.undo import undo
from overworld.rules.state import OVER as RULES_OVER
from overworld.server.room.clocks import Clocks
from overworld.server.room.copies import copy_of
from overworld.server.room.events import (
    GAME_KINDS,
    UNTIL_END,
    UNTIL_RETURN,
    UNTIL_TURN,
    ChatLine,
    Created,
    Joined,
    Stand,
    Started,
)
from overworld.server.room.options import BOT, CLOSED, HERE, ONLINE, Options, SeatOption
from overworld.server.store import Event

LOBBY, PLAYING, OVER, REPLAY = "lobby", "playing", "over", "replay"
"""What a table is doing. A replay is a finished game that was imported."""

STAND_IN = "flint"
"""The bot that plays for people."""

ACTIONS_KEPT = 256
"""Actions that are known by their ids; the store knows them all."""

CHAT_KEPT = 100
"""Chat lines that a newcomer sees."""


@dataclass
class Seat:
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


@dataclass
class Table:
    """The state of a table after its last event."""

    code: str
    box: Components
    seq: int = 0
    status: str = LOBBY
    created: int = 0
    updated: int = 0
    host: str = ""
    origin: str = ""
    options: Options = field(default_factory=lambda: Options(seats=()))
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = None
    game_seq: int = 0
    deal: str = ""
    clocks: Clocks = field(default_factory=lambda: Clocks(Options(seats=()).clock, 0))
    chat: list[ChatLine] = field(default_factory=list)
    spectators_muted: bool = False
    rematch: str = ""
    actions: dict[str, int] = field(default_factory=dict)

    # ------------------------------------------------------------ questions

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; None if nobody has to."""
        if self.status != PLAYING or self.game is None:
            return None
        state = self.game.plain
        return state.decider if not state.awaits_chance and state.phase != RULES_OVER else None

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

    @property
    def names(self) -> list[str]:
        """The names of the seats, for records."""
        return [seat.shown_name for seat in self.seats]

    @property
    def owners(self) -> list[str]:
        """Everybody for whom this is one of their tables."""
        return [*dict.fromkeys([self.host, *(seat.owner for seat in self.seats if seat.owner)])]

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
        resigned = [self.game.colours[n] for n, seat in enumerate(self.seats) if seat.resigned]
        if resigned:
            self.game.tags["Resigned"] = " ".join(resigned)
        ended = None
        if self.status == OVER and not self.game.over:
            ended = "resigned"
        return self.game.record(names=self.names, termination=ended)

    @property
    def winners(self) -> list[int]:
        """Who has won: by the rules, or because the other one of two resigned."""
        if self.game is None or self.status not in (OVER, REPLAY):
            return []
        if self.game.over:
            return list(self.game.winners)
        return [number for number, seat in enumerate(self.seats) if not seat.resigned]

    def copy(self) -> Table:
        """The same table, to make events true that are not stored yet; games are never changed."""
        other = copy_of(self)
        other.clocks = self.clocks.copy()
        other.seats = [copy_of(seat) for seat in self.seats]
        other.chat = list(self.chat)
        other.actions = dict(self.actions)
        return other

    # ------------------------------------------------------------ events

    def apply(self, event: Event, game: Game | None = None) -> None:
        """Makes an event true; `game` is the game after it, if that is known already."""
        handler = getattr(self, f"_on_{event.kind}")
        if event.kind in GAME_KINDS:
            self._game_event(event, handler, game)
        else:
            handler(event)
        self.seq = event.seq
        self.updated = event.at
        if event.action:
            self.actions[event.action] = event.seq
            if len(self.actions) > ACTIONS_KEPT:
                del self.actions[next(iter(self.actions))]

    def _game_event(self, event: Event, handler: object, game: Game | None) -> None:
        """A game event also moves the clocks."""
        before = self.game.plain if self.game else None
        turns, seat = (before.turns, before.turn) if before else (0, None)
        self.clocks.stop(event.at)
        if game is not None and event.kind == "move":
            self.game = game
        else:
            assert callable(handler), "every kind has a handler"
            handler(event)
        assert self.game is not None, "a game event is of a game"
        if self.game.plain.turns != turns:
            self.clocks.begin_turn(seat if turns else None)
            for one in self.seats:
                if one.stand is not None and one.stand.until == UNTIL_TURN:
                    one.stand = None
        if self.game.over:
            self.status = OVER
        decider = self.decider
        person = decider if decider is not None and self.bot_at(decider) is None else None
        self.clocks.run(person, event.at)
        self.game_seq = event.seq

    def _on_create(self, event: Event) -> None:
        made = msgspec.json.decode(event.text, type=Created)
        self.options, self.host, self.created = made.options, made.host, event.at
        self.origin = made.origin
        self._seat_everybody(made.options)
        if made.record:
            self.game = Game.from_record(made.record, self.box)
            if made.step is None:
                self.status = REPLAY
                self.game_seq = event.seq
            else:
                self._back_to(made.step)

    def _back_to(self, step: int) -> None:
        """A fork begins where a game was after some entries."""
        assert self.game is not None, "a fork has a record"
        log = self.game.log
        while len(log) > step:
            self.game.undo()
        self.game = Game.from_position(self.game.position, self.box)

    def _seat_everybody(self, options: Options) -> None:
        before = {seat.option.board: seat for seat in self.seats}
        self.seats = []
        for option in options.seats:
            kept = before.get(option.board)
            seat = Seat(option, name=option.name)
            if option.kind == HERE:
                seat.owner = self.host
            elif kept is not None and kept.kind == option.kind == ONLINE:
                seat = Seat(option, kept.name, kept.owner, kept.token, kept.away_since, kept.node)
            self.seats.append(seat)

    def _on_change(self, event: Event) -> None:
        self.options = msgspec.json.decode(event.text, type=Options)
        self._seat_everybody(self.options)

    def _seat(self, event: Event) -> Seat:
        assert event.seat is not None, f"{event.kind} is of a seat"
        return self.seats[event.seat]

    def _on_join(self, event: Event) -> None:
        joined, seat = msgspec.json.decode(event.text, type=Joined), self._seat(event)
        seat.name, seat.owner, seat.token = joined.name, joined.owner, joined.bot
        seat.away_since = None

    def _on_leave(self, event: Event) -> None:
        seat = self._seat(event)
        seat.name, seat.owner, seat.token = seat.option.name, "", False

    _on_kick = _on_leave

    def _on_rename(self, event: Event) -> None:
        self._seat(event).name = event.text

    def _on_start(self, event: Event) -> None:
        started = msgspec.json.decode(event.text, type=Started)
        if self.game is None:
            self.seats, self.game = self.seated()
        self.deal = started.deal
        self.status = PLAYING
        self._play(started.moves)
        self.clocks = Clocks(self.options.clock, len(self.seats))

    def seated(self) -> tuple[list[Seat], Game]:
        """The seats that are played, numbered anew without closed ones, and their new game."""
        numbers = [number for number, seat in enumerate(self.seats) if seat.kind != CLOSED]
        seats, first = [self.seats[number] for number in numbers], self.options.first
        game = Game(
            len(seats),
            boards=[seat.option.board for seat in seats],
            beginner=[number for number, seat in enumerate(seats) if seat.option.beginner],
            first=None if first is None else numbers.index(first),
            components=self.box,
        )
        return seats, game

    def _play(self, moves: str) -> None:
        assert self.game is not None, "moves are of a game"
        self.game = self.game.copy()
        for move in moves.split(", ") if moves else []:
            self.game.play(move)

    def _on_move(self, event: Event) -> None:
        self._play(event.text)

    def _on_undo(self, event: Event) -> None:
        assert self.game is not None, "an undo is of a game"
        self.game = self.game.copy()
        undo(self.game)

    def _on_resign(self, event: Event) -> None:
        seat = self._seat(event)
        seat.resigned = True
        if len(self.seats) == 2:
            self.status = OVER
        else:
            seat.stand = Stand(STAND_IN, UNTIL_END)

    def _on_bot(self, event: Event) -> None:
        seat = self._seat(event)
        seat.stand = msgspec.json.decode(event.text, type=Stand)

    def _on_flag(self, event: Event) -> None:
        days = self.options.clock.mode == "days"
        self._seat(event).stand = Stand(STAND_IN, UNTIL_RETURN if days else UNTIL_END)

    def _on_back(self, event: Event) -> None:
        self._seat(event).stand = None

    def _on_here(self, event: Event) -> None:
        for number in self.seats_of(self._seat(event).owner):
            self.seats[number].away_since = None
            self.seats[number].node = event.text

    def _on_away(self, event: Event) -> None:
        for number in self.seats_of(self._seat(event).owner):
            self.seats[number].away_since = event.at

    def _on_chat(self, event: Event) -> None:
        if event.text:  # an old line may have been forgotten
            self.chat.append(ChatLine(event.seq, event.at, event.seat, event.text))
            del self.chat[:-CHAT_KEPT]

    def _on_mute(self, event: Event) -> None:
        muted = event.text == "1"
        if event.seat is None:
            self.spectators_muted = muted
        else:
            self.seats[event.seat].muted = muted

    def _on_paint(self, event: Event) -> None:
        self._seat(event).paint = event.text

    def _on_pause(self, event: Event) -> None:
        self.clocks.pause(event.text == "1", event.at)

    def _on_extend(self, event: Event) -> None:
        assert event.seat is not None, "somebody gets more time"
        self.clocks.extend(event.seat, int(event.text))

    def _on_offer(self, event: Event) -> None:
        self._seat(event).offer = event.text

    def _on_claim(self, event: Event) -> None:
        seat = self._seat(event)
        seat.owner, seat.offer, seat.away_since = event.text, "", None

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.text
