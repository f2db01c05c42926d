"""Messages between the server and the clients of a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from overworld.game.events import GameEvent
from overworld.play.view import View
from overworld.server.table.actions import AnyAction
from overworld.server.table.events import ChatLine, StepRange
from overworld.server.table.options import Options

ActionId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,40}(?![\s\S])")]
"""The client's id of an action: up to 40 printable ASCII characters without blanks.

The server carries out an action once, even if the client sends it again with the same id.
"""


ReviewStatus: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]
"""The state of a review."""


ReactionName: TypeAlias = Literal["cheer", "laugh", "wow", "oops"]
"""A quick reaction of a player."""


# ---------------------------------------------------------------- from clients


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Act(FromClient, frozen=True, tag="act"):
    """A request for an action."""

    id: ActionId
    action: AnyAction


class Ping(FromClient, frozen=True, tag="ping"):
    """A request for a `pong`."""


class ShowStep(FromClient, frozen=True, tag="lead"):
    """A request to show a step of an ended game to the table; without a step, to end that."""

    id: ActionId
    step: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None


class React(FromClient, frozen=True, tag="react"):
    """A request to show a reaction of a player to the table for a few seconds."""

    id: ActionId
    seat: int
    reaction: ReactionName


ClientMessage: TypeAlias = Act | Ping | ShowStep | React


# ---------------------------------------------------------------- to clients


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public data of a seat."""

    kind: str
    board: str
    name: str
    filled: bool
    bot: str = ""
    beginner: bool = False
    away_since: int | None = None
    stand_in: str = ""
    stand_until: str = ""
    muted: bool = False
    paint: str = ""
    resigned: bool = False
    overtime: bool = False
    timed_out: bool = False
    outside_bot: bool = False
    bot_steps: tuple[StepRange, ...] = ()
    """The steps at which a bot played for the player."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public data of a table, without its game."""

    code: str
    status: str
    options: Options
    seats: list[SeatInfo]
    host_seat: int | None
    created: int
    grace: int
    winners: list[int] = []
    rematch: str = ""
    origin: str = ""
    continued: int | None = None
    """The number of steps that come from the game of `origin`, if this game continues it."""
    spectators_muted: bool = False
    archived: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks: milliseconds left by seat, the seat whose clock runs, and since when."""

    left: list[int]
    running: int | None
    since: int
    paused: bool


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats of a client, and whether it is the host."""

    seats: list[int]
    host: bool
    given: list[int] = []
    """The seats of this client that the host has given to another device."""


class ToClient(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the server."""


class Hello(ToClient, frozen=True, tag="hello"):
    """The first message on a socket.

    A client that has missed only a few events gets a short hello, and the events as updates.
    Otherwise the hello has the whole state.
    """

    seq: int
    game_seq: int
    now: int
    you: You
    version: str = ""
    """The version of the server. A page of another version continues, and may offer to reload."""
    spectators: int = 0
    info: TableInfo | None = None
    view: View | None = None
    log: list[GameEvent] | None = None
    chat: list[ChatLine] | None = None
    clocks: ClockInfo | None = None
    build: str = ""
    url: str = ""
    """The public URL of the server, for links to share; empty if it has none."""
    silenced_until: int = 0
    """Until when the operator has muted you, in milliseconds since 1970; 0 if you are not."""


class Update(ToClient, frozen=True, tag="update"):
    """An event, and the data that it changed."""

    seq: int
    game_seq: int
    at: int
    kind: str
    seat: int | None = None
    text: str = ""
    log: list[GameEvent] = []
    view: View | None = None
    info: TableInfo | None = None
    clocks: ClockInfo | None = None
    chat: ChatLine | None = None
    lines: list[ChatLine] | None = None
    """All chat lines, if seats have new numbers or lines were erased."""


class Done(ToClient, frozen=True, tag="done"):
    """The answer to an action. Only this client receives the `secret`."""

    id: str
    seq: int
    secret: str = ""
    code: str = ""


class Spectators(ToClient, frozen=True, tag="spectators"):
    """The number of spectators."""

    count: int


class Seated(ToClient, frozen=True, tag="seated"):
    """The seats of this client, after players have changed."""

    you: You


class Pong(ToClient, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: int


class Error(ToClient, frozen=True, tag="error"):
    """A refused request: a documented error code, and values for the sentence about it."""

    code: str
    facts: dict[str, str | int] = {}
    id: str = ""


class Reviewing(ToClient, frozen=True, tag="review"):
    """The state of the game's review; clients can read it when it is done."""

    state: ReviewStatus
    percent: int = 0


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A note about a step of a game, by a player or the host."""

    step: int
    name: str
    text: str
    at: int
    seat: int | None = None


class Notes(ToClient, frozen=True, tag="notes"):
    """All notes about the game, sent after a change."""

    notes: list[Note] = []


class ShownStep(ToClient, frozen=True, tag="led"):
    """The step of an ended game that a person shows to the table; None if no person leads."""

    step: int | None = None
    seat: int | None = None
    name: str = ""


class Reaction(ToClient, frozen=True, tag="reaction"):
    """A reaction of a player, which clients show for a few seconds. It is not stored."""

    seat: int
    reaction: ReactionName


class Gone(ToClient, frozen=True, tag="gone"):
    """The host has deleted the table."""


# ---------------------------------------------------------------- the square


class OpenSeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of an open table."""

    board: str
    name: str = ""
    bot: str = ""
    free: bool = False


class OpenTableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open table in the list."""

    code: str
    since: int
    speed: str
    seats: list[OpenSeatInfo]
    yours: bool = False
    """Whether this client is the host or has a seat."""
    rated: bool = False
    """Whether the game changes ratings."""


class SeekerInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who waits for a table, and the tables that they would take."""

    name: str
    sizes: tuple[int, ...]
    speeds: tuple[str, ...]
    since: int
    you: bool = False


class SquareList(ToClient, frozen=True, tag="square"):
    """The open tables and the waiting people, the longest waiting first.

    The server sends it at most once a second, and only after a change.
    """

    tables: list[OpenTableInfo]
    waiting: list[SeekerInfo]
    more: int = 0
    """The number of tables and people that the list leaves out."""


class OfferedPerson(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another person of an offer."""

    name: str
    ready: bool = False


class OfferInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that is offered to this client."""

    id: str
    size: int
    speed: str
    until: int
    """When the offer ends, in milliseconds since 1970; 0 while the server seats the people."""
    people: list[OfferedPerson]
    ready: bool = False
    bots: int = 0
    table: str = ""
    """The code of the open table, if it is a seat at one."""


class SquareYou(ToClient, frozen=True, tag="search"):
    """The search of this client for a table."""

    now: int
    """The time of the server, in milliseconds since 1970."""
    state: str = "none"
    """`none`, `looking`, `offered`, `seating`, `seated` or `out`."""
    since: int = 0
    patience: int = 0
    sizes: tuple[int, ...] = ()
    speeds: tuple[str, ...] = ()
    until: int = 0
    """When a client that is out may look for a table again."""
    offer: OfferInfo | None = None
    code: str = ""
    """The table where this client has got a seat."""


SquareMessage: TypeAlias = SquareList | SquareYou | Pong | Error
"""The messages of the socket of the square."""

ServerMessage: TypeAlias = (
    Hello
    | Update
    | Done
    | Seated
    | Spectators
    | Pong
    | Error
    | Gone
    | Reviewing
    | Notes
    | ShownStep
    | Reaction
)
