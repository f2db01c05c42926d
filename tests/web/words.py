"""Format the messages of the page independently, to compare them with the page."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def _bundle(language: str = "en") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in resources.files("overworld.i18n").joinpath("locale", language).iterdir():
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def text(key: str, **values: Any) -> str:
    """Return a message of the page in English."""
    pattern = _bundle().get_message(key).value
    assert pattern is not None, key
    found, errors = _bundle().format_pattern(pattern, values)
    assert not errors, errors
    return str(found)


def spoken(key: str, language: str) -> str:
    """Return a message without arguments in any language."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(_bundle(language).format_pattern(pattern)[0])


def listed(items: list[str]) -> str:
    """Join items into one phrase, as the page does in English."""
    if len(items) < 3:
        return " and ".join(items)
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def blocks(counts: dict[str, int]) -> str:
    """Return an amount of blocks as one phrase."""
    order = ("wood", "sand", "stone", "obsidian", "emerald")
    return listed(
        [
            text("amount", count=counts[one], block=one, name=text(f"material-{one}"))
            for one in order
            if counts.get(one)
        ]
    )


def prompt(view: dict[str, Any], names: list[str], reader: str) -> str:
    """Return the prompt for a `reader`: "mine" if asked, "named" at a shared device, or "other"."""
    asked = dict(view["prompt"])
    code, seat = asked.pop("code"), asked.pop("seat", None)
    if code == "over":
        winners = view["winners"]
        key = "ask-over-shared" if len(winners) > 1 else "ask-over"
        told = listed([names[one] for one in winners])
        return text(key, score=view["scores"][winners[0]], winners=told)
    values: dict[str, Any] = {"hearts": 0, "needed": 0, "detonated": 0, "who": names[seat], **asked}
    values["number"] = 3 - values.pop("owed", 0)
    if reader == "other":
        return text(f"ask-{code}", **values)
    sentence = text(f"ask-{code}-mine", **values)
    return sentence if reader == "mine" else text("ask-named", who=names[seat], sentence=sentence)


def face(name: str) -> str:
    """Return the name of a mob or a weapon."""
    kind = name.split("-")[0]
    return text(f"mob-{kind}") if _bundle().has_message(f"mob-{kind}") else text(f"weapon-{name}")


def outcome(entry: dict[str, Any], names: list[str]) -> str:
    """Return the outcome of a fight: hearts, XP, XP of hoes, blocks, and where the tokens went."""
    key = "log-fought-won" if entry["won"] else "log-fought-lost"
    told = [
        text(
            key,
            name=names[entry["seat"]],
            mob=face(entry["mob"]),
            hearts=entry["hearts"],
            needed=entry["needed"],
            xp=entry.get("xp", 0),
        )
    ]
    if entry.get("hoes"):
        told.append(text("log-fought-hoes", xp=entry["hoes"]))
    if entry.get("blocks"):
        told.append(text("log-fought-blocks", blocks=blocks(entry["blocks"])))
    gone = entry.get("detonated", 0)
    if tokens := sum(entry["turned"].values()) - gone:
        told.append(text("log-fought-back", tokens=tokens))
    if gone:
        told.append(text("log-fought-tnt", count=gone))
    return " ".join(told)
