"""Words: every key that the code uses has a message, every message is used, values fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import overworld
from overworld.tools.composed_keys import package_shapes, package_used
from overworld.tools.key_uses import package_prefixes
from overworld.words import FILES, Words, choose_language, languages

SOURCE = Path(overworld.__file__).parent


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of the command line."""
    found = {}
    for name in FILES:
        text = (SOURCE / "locale" / language / name).read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", languages())
def test_every_key_has_a_message_and_every_message_a_use(language: str) -> None:
    assert package_used() == set(messages(language))


def test_composed_keys_are_the_ones_in_the_code() -> None:
    assert package_prefixes() == set(package_shapes())


def test_messages_with_plurals() -> None:
    words = Words("en")
    assert words("reason-actions_owed", owed=1) == "you still owe an action."
    assert words("reason-actions_owed", owed=2) == "you still owe 2 actions."
    with pytest.raises(KeyError):
        words("no-such-message")


def test_a_missing_value_is_an_error_not_a_hole() -> None:
    with pytest.raises(Exception, match="file"):
        Words("en")("saved")


def test_the_language_of_the_environment() -> None:
    assert choose_language(["de_DE.UTF-8", "en_US"]) in ("de", "en")
    assert choose_language(["C", ""]) == "en"
