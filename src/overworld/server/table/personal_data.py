"""Find and remove personal data in the log of a table.

Events hold names, chat, painted characters and hashes of browsers. This module only
tracks who sits where, so it needs neither a game nor a box. Its functions return the changed
events. A log with these events in place of the old ones still replays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from overworld.server.table.context import encode_text
from overworld.server.table.events import NAMING_KINDS, ChatLine, Created, Event, Joined, upcast
from overworld.server.table.options import BOT, CLOSED, HERE, Options, SeatOption, kept_seats
from overworld.server.table.table import KICKED_KEPT, MUTED_KEPT

_NAMES = re.compile(r'^\[Names ".*"\]\n', re.MULTILINE)  # a tag of records
_KEY = 8  # characters of the owner's hash at the start of an action key


def action_key(owner: str, id: str) -> str:
    """Return the idempotency key of an action, from its client and the client's id for it.

    A client without a secret has no hash. The `-` keeps its keys apart from those of all owners.

    >>> action_key("6a09e667f3bcc908", "1"), action_key("", "6a09e6671")
    ('6a09e6671', '-6a09e6671')
    """
    return f"{action_prefix(owner) or '-'}{id}"


def action_prefix(owner: str) -> str:
    """Return the first characters of all action keys of an owner."""
    return owner[:_KEY]


class SeatOccupant:
    """A person at a seat, from joining to leaving. An empty seat has one without owner."""

    __slots__ = ("muted", "name", "named", "option", "owners")

    def __init__(self, option: SeatOption, at: int, owner: str = "") -> None:
        self.option = option
        self.name = option.name
        self.named = at  # the seq of the event that set the name
        self.owners = [owner]
        self.muted = False

    @property
    def owner(self) -> str:
        """The hash of the browser that has the seat now; `owners` also has the earlier ones."""
        return self.owners[-1]

    @property
    def display_name(self) -> str:
        """The name that lists and records show."""
        return self.option.display_name(self.name)


class _TracedEvent(msgspec.Struct, frozen=True):
    """An event, its person, and the owner of the seat at that time."""

    event: Event
    occupant: SeatOccupant | None = None
    owner: str = ""


class PersonalDataLog:
    """A log, with the person that each event is about."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.host = ""
        self.options = Options(seats=())
        self.occupants: list[SeatOccupant] = []
        self._options_at = 0
        self._kicked: list[SeatOccupant] = []  # players whom the lobby keeps out
        self._muted_leavers: list[SeatOccupant] = []  # players who are muted when they join again
        self._steps = [self._follow(upcast(event)) for event in events]

    def _follow(self, event: Event) -> _TracedEvent:
        occupant, kind = None, event.kind
        if kind == "create":
            made = msgspec.json.decode(event.text, type=Created)
            self.host, self.options = made.host, made.options
            self._seat_players(event.seq)
        elif kind == "change":
            self.options = msgspec.json.decode(event.text, type=Options)
            self._kicked.clear()
            self._seat_players(event.seq)
        elif kind == "start":
            self._kicked.clear()
            self._muted_leavers.clear()
            self.occupants = [one for one in self.occupants if one.option.kind != CLOSED]
        elif event.seat is not None:
            occupant = self.occupants[event.seat]
            if kind == "join":
                joined = msgspec.json.decode(event.text, type=Joined)
                occupant = SeatOccupant(occupant.option, self._options_at, joined.owner)
                occupant.name, occupant.named = joined.name, event.seq
                self.occupants[event.seat] = occupant
                muted = self._muted_leavers
                self._muted_leavers = [one for one in muted if one.owner != joined.owner]
            elif kind in ("leave", "kick"):
                if kind == "kick":
                    self._kicked.append(occupant)
                if occupant.muted:
                    self._muted_leavers.append(occupant)
                self.occupants[event.seat] = SeatOccupant(occupant.option, self._options_at)
            elif kind == "rename":
                occupant.name, occupant.named = event.text, event.seq
            elif kind == "claim":
                occupant.owners.append(event.text)
            elif kind == "mute":
                occupant.muted = event.text == "1"
        return _TracedEvent(event, occupant, "" if occupant is None else occupant.owner)

    def _seat_players(self, at: int) -> None:
        """Seat the players by the options. A player whose board keeps its kind keeps the seat."""
        before, self._options_at = self.occupants, at
        options, self.occupants = self.options.seats, []
        kept = kept_seats([occupant.option for occupant in before], options)
        for option, old in zip(options, kept, strict=True):
            if old is None:
                occupant = SeatOccupant(option, at, self.host if option.kind == HERE else "")
            else:
                occupant = before[old]
                occupant.option = option
                if option.kind == HERE:
                    occupant.name, occupant.named = option.name, at
            self.occupants.append(occupant)
        lost = (occupant for occupant in before if occupant not in self.occupants)
        self._muted_leavers += [occupant for occupant in lost if occupant.muted]

    @property
    def names(self) -> list[str]:
        """The names in lists and records now."""
        return [occupant.display_name for occupant in self.occupants]

    def seats_of(self, owner: str) -> list[int]:
        """Return the seats that an owner has now."""
        return [n for n, occupant in enumerate(self.occupants) if owner and occupant.owner == owner]

    # ------------------------------------------------------------ one person

    def _concerns(self, step: _TracedEvent, owner: str) -> bool:
        """Return whether an event is about an owner, who had the seat then or had it last."""
        if step.occupant is not None and owner in (step.owner, step.occupant.owner):
            return True
        return step.event.kind == "chat" and step.event.action.startswith(action_prefix(owner))

    def personal_data(self, owner: str) -> PersonalData:
        """Return the personal data of an owner; raise `ValueError` if `owner` is empty."""
        if not owner:
            raise ValueError("owner must not be empty")
        data = PersonalData(host=self.host == owner)
        for step in self._steps:
            event = step.event
            if event.kind in ("create", "change"):
                options, _ = _options_in(event)
                if data.host:
                    _add(data.names, [seat.name for seat in options.seats if seat.kind == HERE])
            elif self._concerns(step, owner) and event.text:
                if event.kind == "join":
                    _add(data.names, [msgspec.json.decode(event.text, type=Joined).name])
                elif event.kind == "rename":
                    _add(data.names, [event.text])
                elif event.kind == "chat":
                    data.chat.append(ChatLine(event.seq, event.at, event.seat, event.text))
                elif event.kind == "paint":
                    _add(data.pictures, [event.text])
        data.seats.extend(self.seats_of(owner))
        return data

    def without(self, owner: str) -> list[Event]:
        """Return the events that change when an owner is erased, without the personal data."""
        names, prefix = set(self.personal_data(owner).names), action_prefix(owner)
        changed = []
        for step in self._steps:
            event = self._erased(step, owner, names)
            if event.action.startswith(prefix):
                event = replace(event, action="")
            if event != step.event:
                changed.append(event)
        return changed

    def _erased(self, step: _TracedEvent, owner: str, names: set[str]) -> Event:
        event = step.event
        if event.kind in ("create", "change"):
            return _without_names(event, names, owner)
        if not event.text or not self._concerns(step, owner):
            return event
        if event.kind == "join":
            joined = msgspec.json.decode(event.text, type=Joined)
            return replace(event, text=encode_text(Joined("", "", joined.bot)))
        if event.kind in ("rename", "chat", "paint", "offer", "give", "claim"):
            return replace(event, text="")
        return event

    def handed_over(self, owner: str, to: str) -> list[Event]:
        """Return the events that change when all of an owner's data becomes another owner's.

        Raises:
            ValueError: One of the owners is empty.
        """
        if not owner or not to:
            raise ValueError("neither owner may be empty")
        prefix, known = action_prefix(owner), {step.event.action for step in self._steps}
        changed = []
        for step in self._steps:
            event = _with_owner(step.event, owner, to)
            if event.action.startswith(prefix):
                action = action_key(to, event.action.removeprefix(prefix))
                if action in known:  # the other owner's client chose the same id
                    action = action_key(to, f"~{event.seq}")
                event = replace(event, action=action)
            if event != step.event:
                changed.append(event)
        return changed

    # ------------------------------------------------------------ old names

    def without_old_names(self, before: int) -> list[Event]:
        """Return the events before a time that hold names no longer shown, without these names.

        Names in the current options count as shown. If the owner has left the seat, the hash of
        their browser is removed too. The lobby keeps the hashes of kicked players until its
        options change, and of players who left while muted until the game starts.
        """
        shown = {self._options_at, *(occupant.named for occupant in self.occupants)}
        remembered = (*self._kicked[-KICKED_KEPT:], *self._muted_leavers[-MUTED_KEPT:])
        stay = {*self.occupants, *remembered}
        changed = []
        for step in self._steps:
            event = step.event
            if event.at >= before or event.kind not in NAMING_KINDS:
                continue
            new = _with_nameless_fork(event) if event.kind == "create" else event
            if event.seq in shown:
                pass  # the names stay
            elif event.kind in ("create", "change"):
                new = _without_names(new, None)
            elif event.kind == "rename":
                new = replace(event, text="")
            elif event.kind == "join":
                joined = msgspec.json.decode(event.text, type=Joined)
                owner = joined.owner if step.occupant in stay else ""
                new = replace(event, text=encode_text(Joined("", owner, joined.bot)))
            elif event.kind == "claim" and step.occupant not in stay:
                new = replace(event, text="")
            if new != event:
                changed.append(new)
        return changed


def _with_owner(event: Event, owner: str, to: str) -> Event:
    """Replace the hash of an owner in an event by another."""
    if event.kind == "create":
        made = msgspec.json.decode(event.text, type=Created)
        if made.host == owner:
            return replace(event, text=encode_text(replace(made, host=to)))
    elif event.kind == "join":
        joined = msgspec.json.decode(event.text, type=Joined)
        if joined.owner == owner:
            return replace(event, text=encode_text(Joined(joined.name, to, joined.bot)))
    elif event.kind == "claim" and event.text == owner:
        return replace(event, text=to)
    return event


class PersonalData(msgspec.Struct):
    """The personal data of one browser in a table's log."""

    host: bool = False
    seats: list[int] = []
    names: list[str] = []
    chat: list[ChatLine] = []
    pictures: list[str] = []


def _add(known: list[str], new: Sequence[str]) -> None:
    known.extend(text for text in dict.fromkeys(new) if text and text not in known)


def _options_in(event: Event) -> tuple[Options, Created | None]:
    if event.kind == "change":
        return msgspec.json.decode(event.text, type=Options), None
    made = msgspec.json.decode(event.text, type=Created)
    return made.options, made


def nameless(record: str) -> str:
    r"""Return a record without the names of its players.

    >>> nameless('[Boards "red blue"]\n[Names "Ada, Ben"]\n[Beginner "-"]')
    '[Boards "red blue"]\n[Beginner "-"]'
    """
    return _NAMES.sub("", record)


def _with_nameless_fork(event: Event) -> Event:
    """Remove the names from the record of a fork, which does not show them."""
    made = msgspec.json.decode(event.text, type=Created)
    if made.step is None or nameless(made.record) == made.record:
        return event
    return replace(event, text=encode_text(replace(made, record=nameless(made.record))))


def _without_names(event: Event, names: set[str] | None, owner: str = "") -> Event:
    """Remove some names of people, or all if `names` is None, and the host `owner`."""
    options, made = _options_in(event)
    seats = tuple(
        replace(seat, name="")
        if seat.kind != BOT and (names is None or seat.name in names)
        else seat
        for seat in options.seats
    )
    options = replace(options, seats=seats)
    if made is None:
        return replace(event, text=encode_text(options))
    host = "" if owner and made.host == owner else made.host
    return replace(event, text=encode_text(replace(made, options=options, host=host)))
