"""What a server says to the clients of a table, and what they may say to it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from overworld.game.events import GameEvent
from overworld.play.view import View
from overworld.server.table.actions import AnyAction
from overworld.server.table.events import ChatLine
from overworld.server.table.options import Options

ActionId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,40}(?![\s\S])")]
"""A client's own id of an action: the same id is carried out once, however often it is sent.

Up to 40 printable ASCII characters without blanks.
"""


ReviewStatus: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]
"""How far a review is."""


# ---------------------------------------------------------------- from clients


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Asks for an action."""

    id: ActionId
    action: AnyAction


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Asks whether the server is there."""


class Lead(msgspec.Struct, frozen=True, tag="lead", tag_field="type", forbid_unknown_fields=True):
    """Shows everybody a step of an ended game; without one, nobody is led any more."""

    id: ActionId
    step: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None


ClientMessage: TypeAlias = Act | Ping | Lead


# ---------------------------------------------------------------- to clients


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

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


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it, without its game."""

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
    spectators_muted: bool = False
    archived: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks at a moment: milliseconds left by seat, whose time runs, since when."""

    left: list[int]
    running: int | None
    since: int
    paused: bool


class You(msgspec.Struct, frozen=True):
    """What a client is at this table: its seats, and whether it is the host."""

    seats: list[int]
    host: bool


class ToClient(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that a server says."""


class Hello(ToClient, frozen=True, tag="hello"):
    """The first message on a socket: everything, or nothing but `you` if the client is up to date.

    What was missed follows as updates if it is not much; otherwise it is in here.
    """

    seq: int
    game_seq: int
    now: int
    you: You
    version: str = ""
    """The version of the server's build; a page of another one goes on, and may offer to reload."""
    spectators: int = 0
    info: TableInfo | None = None
    view: View | None = None
    log: list[GameEvent] | None = None
    chat: list[ChatLine] | None = None
    clocks: ClockInfo | None = None
    build: str = ""


class Update(ToClient, frozen=True, tag="update"):
    """An event, and whatever it changed."""

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
    """All chat lines, where seats have other numbers now or lines were erased."""


class Done(ToClient, frozen=True, tag="done"):
    """An action was carried out at this seq; `secret` is told to nobody else."""

    id: str
    seq: int
    secret: str = ""
    code: str = ""


class Spectators(ToClient, frozen=True, tag="spectators"):
    """How many people are watching."""

    count: int


class Seated(ToClient, frozen=True, tag="seated"):
    """Seats have changed hands: what this client is now."""

    you: You


class Pong(ToClient, frozen=True, tag="pong"):
    """The server is there."""

    now: int


class Error(ToClient, frozen=True, tag="error"):
    """Something could not be done: a documented code and facts for a sentence about it."""

    code: str
    facts: dict[str, str | int] = {}
    id: str = ""


class Reviewing(ToClient, frozen=True, tag="review"):
    """How far the review of the game is; it can be read when it is done."""

    state: ReviewStatus
    percent: int = 0


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A note about a step of a game; whoever wrote it has a seat, or is the host."""

    step: int
    name: str
    text: str
    at: int
    seat: int | None = None


class Notes(ToClient, frozen=True, tag="notes"):
    """All notes about the game, after one has changed."""

    notes: list[Note] = []


class Led(ToClient, frozen=True, tag="led"):
    """The step of an ended game that somebody shows everybody; without one, nobody leads."""

    step: int | None = None
    seat: int | None = None
    name: str = ""


class Gone(ToClient, frozen=True, tag="gone"):
    """The table was deleted by its host."""


ServerMessage: TypeAlias = (
    Hello | Update | Done | Seated | Spectators | Pong | Error | Gone | Reviewing | Notes | Led
)
