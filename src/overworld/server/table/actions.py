"""What somebody at a table can ask for; `do` says what."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from overworld.server.table.options import Options

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A seat of a table; seats are numbered from 0."""

Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""The number of an event at a table."""

Decision: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
"""The id of a decision."""

Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be done at a table."""


class Join(Action, frozen=True, tag="join"):
    """Sits down on an open seat."""

    seat: SeatNumber
    name: str = ""


class Leave(Action, frozen=True, tag="leave"):
    """Gives a seat up before the game begins."""

    seat: SeatNumber


class Kick(Action, frozen=True, tag="kick"):
    """Frees a seat before the game begins, and keeps its owner from it; for the host."""

    seat: SeatNumber


class Rename(Action, frozen=True, tag="rename"):
    """Changes the name of one's seat."""

    seat: SeatNumber
    name: str


class Change(Action, frozen=True, tag="change"):
    """Changes the options before the game begins; for the host."""

    options: Options


class Start(Action, frozen=True, tag="start"):
    """Begins the game; for the host."""


class Play(Action, frozen=True, tag="play"):
    """Carries a decision out, as text or id, at the `expected` seq of the last game event."""

    move: str | Decision
    expected: Seq


class TakeBack(Action, frozen=True, tag="undo"):
    """Takes the last decision back."""

    expected: Seq


class Resign(Action, frozen=True, tag="resign"):
    """Gives the game up: of two, the other wins; otherwise a bot takes the seat."""

    seat: SeatNumber


class Absent(Action, frozen=True, tag="absent"):
    """What to do about somebody who is away: wait, a bot for this turn, or until they return."""

    seat: SeatNumber
    choice: Literal["wait", "turn", "return"]


class Return(Action, frozen=True, tag="return"):
    """Takes one's seat back from a bot."""

    seat: SeatNumber


class Chat(Action, frozen=True, tag="chat"):
    """Says something to the table."""

    text: str


class Mute(Action, frozen=True, tag="mute"):
    """Silences a seat, or all spectators; for the host."""

    muted: bool
    seat: SeatNumber | None = None


class Paint(Action, frozen=True, tag="paint"):
    """Shows one's painted character: 64 hexadecimal digits, eight rows of eight colours."""

    seat: SeatNumber
    pixels: str


class Pause(Action, frozen=True, tag="pause"):
    """Stops the clocks, or lets them run again; for the host."""

    paused: bool


class Extend(Action, frozen=True, tag="extend"):
    """Gives a seat more time; a bot that took it by the clock hands it back. For the host."""

    seat: SeatNumber
    seconds: Seconds


class Offer(Action, frozen=True, tag="offer"):
    """Asks for a secret with which another device can take one's seat."""

    seat: SeatNumber


class Claim(Action, frozen=True, tag="claim"):
    """Takes a seat over from another device."""

    seat: SeatNumber
    secret: str


class Token(Action, frozen=True, tag="token"):
    """Asks for a secret with which a bot of one's own can play an open seat; for the host."""

    seat: SeatNumber
    name: str = ""


class Rematch(Action, frozen=True, tag="rematch"):
    """Opens a table with the same people, everybody one seat further."""


class Restore(Action, frozen=True, tag="restore"):
    """Takes a table out of the archive, to play on; for the host and players with a seat."""


AnyAction: TypeAlias = (
    Join
    | Leave
    | Kick
    | Rename
    | Change
    | Start
    | Play
    | TakeBack
    | Resign
    | Absent
    | Return
    | Chat
    | Mute
    | Paint
    | Pause
    | Extend
    | Offer
    | Claim
    | Token
    | Rematch
    | Restore
)
