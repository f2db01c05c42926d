"""The pictures in the documents show the present English messages."""

from __future__ import annotations

import json
from pathlib import Path

from dev.locale import LOCALE, read_messages
from tests.web.marks import source_of

IMAGES = Path(__file__).parents[2] / "docs" / "img"


def outdated(pictures: dict[str, list[str]], then: dict[str, str], now: dict[str, str]) -> set[str]:
    """Return the pictures with a message that has changed."""
    changed = {key for key, text in then.items() if now.get(key) != text}
    return {name for name, keys in pictures.items() if changed & {*keys}}


def test_a_changed_or_deleted_message_makes_its_pictures_outdated() -> None:
    pictures = {"home.png": ["play", "learn"], "table.png": ["play"], "phone.png": ["end"]}
    then = {"play": "Play", "learn": "Learn", "end": "End turn"}
    assert not outdated(pictures, then, {**then, "new": "New"})
    assert outdated(pictures, then, {**then, "play": "Play now"}) == {"home.png", "table.png"}
    assert outdated(pictures, then, {"play": "Play", "learn": "Learn"}) == {"phone.png"}


def test_the_pictures_show_the_present_messages() -> None:
    written = json.loads((IMAGES / "messages.json").read_text("utf-8"))
    now = {message.key: source_of(message) for message in read_messages(LOCALE / "en")}
    assert outdated(written["pictures"], written["messages"], now) == set(), "run: make pictures"


def test_every_picture_of_the_page_has_its_messages() -> None:
    written = json.loads((IMAGES / "messages.json").read_text("utf-8"))
    files = {str(file.relative_to(IMAGES)) for file in IMAGES.rglob("*.png")}
    assert {*written["pictures"]} == files
    assert all(written["pictures"].values())
    used = {key for keys in written["pictures"].values() for key in keys}
    assert used == {*written["messages"]}
