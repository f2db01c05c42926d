"""Actions that a client can ask for at a table. The field `do` names the action."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from overworld.server.table.options import Options

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A seat number, from 0."""

Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""The number of an event in a table's log."""

Decision: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
"""The number of a decision."""

Seconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """An action at a table."""


class SeatAction(Action, frozen=True):
    """An action about a seat."""

    seat: SeatNumber


class Join(SeatAction, frozen=True, tag="join"):
    """Take an open seat."""

    name: str = ""


class Leave(SeatAction, frozen=True, tag="leave"):
    """Leave a seat before the game begins."""


class Kick(SeatAction, frozen=True, tag="kick"):
    """Remove a player from the lobby and do not let them join again; for the host."""


class Rename(SeatAction, frozen=True, tag="rename"):
    """Change the name of your seat."""

    name: str


class Change(Action, frozen=True, tag="change"):
    """Change the options before the game begins; for the host."""

    options: Options


class Start(Action, frozen=True, tag="start"):
    """Start the game; for the host."""


class Play(Action, frozen=True, tag="play"):
    """Play a move, written or by number. `expected` is the `seq` of the last game event."""

    move: str | Decision
    expected: Seq


class UndoMove(Action, frozen=True, tag="undo"):
    """Undo the last decision."""

    expected: Seq


class Resign(SeatAction, frozen=True, tag="resign"):
    """Resign. With two players the other one wins; with more, a bot takes the seat."""


class ReplaceAbsent(SeatAction, frozen=True, tag="absent"):
    """Wait for a player who is away, or let a bot play this turn or until they return."""

    choice: Literal["wait", "turn", "return"]


class ReclaimSeat(SeatAction, frozen=True, tag="return"):
    """Take your seat back from a bot."""


class Chat(Action, frozen=True, tag="chat"):
    """Send a chat message to the table."""

    text: str


class Mute(Action, frozen=True, tag="mute"):
    """Mute or unmute a seat, or all spectators; for the host."""

    muted: bool
    seat: SeatNumber | None = None


class Paint(SeatAction, frozen=True, tag="paint"):
    """Show your painted character: 64 hexadecimal digits, eight rows of eight colours."""

    pixels: str


class Pause(Action, frozen=True, tag="pause"):
    """Stop the clocks, or let them run again; for the host."""

    paused: bool


class Extend(SeatAction, frozen=True, tag="extend"):
    """Give a seat more time. A player who has timed out gets the seat back. For the host."""

    seconds: Seconds


class Offer(SeatAction, frozen=True, tag="offer"):
    """Ask for a secret with which another device can take your seat."""


class GiveSeat(SeatAction, frozen=True, tag="give"):
    """Ask for a secret with which another device can take an absent player's seat; for the host.

    The secret is void when the player returns.
    """


class Claim(SeatAction, frozen=True, tag="claim"):
    """Take over a seat from another device."""

    secret: str


class Token(SeatAction, frozen=True, tag="token"):
    """Ask for a secret with which an outside bot can play an open seat; for the host."""

    name: str = ""


class Rematch(Action, frozen=True, tag="rematch"):
    """Create a table for the same players, each one seat further."""


class Restore(Action, frozen=True, tag="restore"):
    """Take a table out of the archive; for the host and players with a seat."""


AnyAction: TypeAlias = (
    Join
    | Leave
    | Kick
    | Rename
    | Change
    | Start
    | Play
    | UndoMove
    | Resign
    | ReplaceAbsent
    | ReclaimSeat
    | Chat
    | Mute
    | Paint
    | Pause
    | Extend
    | Offer
    | GiveSeat
    | Claim
    | Token
    | Rematch
    | Restore
)
"""Any of the actions above, as decoders and schemas need it."""
