"""Format game events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from overworld.cli.common import percent
from overworld.cli.names import amounts, face_name, name_of
from overworld.components import Components
from overworld.game import events
from overworld.i18n import listed, words

Names = Callable[[int], str]
"""Return the name of a seat."""

Values = dict[str, str | int | float]
"""Values of a message."""


def format_event(event: events.GameEvent, box: Components, names: Names) -> str:
    """Return the sentences for an event."""
    values = _values(event, box, names)
    if isinstance(event, events.Fought):
        return " ".join(_fought(event, values))
    return words(_key(event), **values)


def _key(event: events.GameEvent) -> str:
    """Return the key of the message for an event."""
    code = str(event.__struct_config__.tag)
    match event:
        case events.Mined(pickaxe=True):
            return "log-mined-pickaxe"
        case events.LayerFinished(card=str()):
            return "log-layer-card"
        case events.Built():
            over, gained = "-over" * (event.covered is not None), "-xp" * (event.xp > 0)
            return f"log-built{over}{gained}"
        case events.FightBegan():
            return "log-fight-chance"
        case events.Turned(xp=gained) if gained:
            return "log-turned-xp"
        case events.Declined(power=power):
            return f"log-declined-{power}"
        case events.Ended(due=due) if due:
            return "log-ended-due"
        case events.Over(scores=scores):
            return "log-over-blocks" if scores.count(max(scores)) > 1 else "log-over"
        case _:
            return f"log-{code}"


def _fought(event: events.Fought, values: Values) -> Iterator[str]:
    """Yield sentences about the result of a fight and its effects."""
    yield words("log-fought-won" if event.won else "log-fought-lost", **values)
    if event.hoes:
        yield words("log-fought-hoes", xp=event.hoes)
    if event.blocks:
        yield words("log-fought-blocks", blocks=amounts(event.blocks))
    tokens = sum(event.turned.values()) - event.detonated
    if tokens:
        yield words("log-fought-back", tokens=tokens)
    if event.detonated:
        yield words("log-fought-tnt", count=event.detonated)


def _values(event: events.GameEvent, box: Components, names: Names) -> Values:
    """Return the values for the message of an event."""
    values: Values = {}
    for field, found in msgspec.structs.asdict(event).items():
        if field == "seat":
            values["name"] = names(found)
        elif field in ("tile", "mob", "weapon", "face") or (field == "covered" and found):
            values[field] = face_name(box, found)
        elif field == "characteristic":
            values["trait"] = name_of("trait", found)
        elif field == "block":
            values[field] = name_of("material", found)
        elif field == "level":
            values[field] = found + 1
        elif field == "space":
            values[field] = words(f"space-{found}")
        elif field == "paid":
            values[field] = amounts(found) or words("log-nothing")
        elif field == "chance":
            values[field] = percent(found)
        elif isinstance(found, str | int):
            values[field] = found
    match event:
        case events.Ended(due=due):
            values["cards"] = listed(due)
        case events.Over():
            values["count"] = len(event.winners)
            values["winners"] = listed(map(names, event.winners))
            values["scores"] = _each(event.scores, names)
            values["blocks"] = _each(event.blocks, names)
    return values


def _each(numbers: tuple[int, ...], names: Names) -> str:
    return listed(
        words("log-over-each", name=names(seat), number=number)
        for seat, number in enumerate(numbers)
    )
