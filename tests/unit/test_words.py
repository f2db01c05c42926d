"""Words: every key that the code uses has a message, every message is used, values fit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from dev.composed_keys import package_shapes, package_used
from dev.key_uses import package_prefixes
from fluent.syntax import FluentParser, ast

import overworld
from overworld.i18n import FILES, TYPED, Words, choose_language, languages

SOURCE = Path(overworld.__file__).parent


def messages(language: str, files: Sequence[str]) -> dict[str, ast.Message]:
    """The messages of some files of a language."""
    found = {}
    for name in files:
        text = (SOURCE / "i18n" / "locale" / language / name).read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", languages())
def test_every_key_has_a_message_and_every_message_a_use(language: str) -> None:
    assert {*messages(language, TYPED)} <= package_used() <= {*messages(language, FILES)}


def test_composed_keys_are_the_ones_in_the_code() -> None:
    assert package_prefixes() == set(package_shapes())


def test_messages_with_plurals() -> None:
    words = Words("en")
    assert words("why-actions_owed", owed=1) == "You still have an action to take."
    assert words("why-actions_owed", owed=2) == "You still have 2 actions to take."
    with pytest.raises(KeyError):
        words("no-such-message")


def test_a_missing_value_is_an_error_not_a_hole() -> None:
    with pytest.raises(Exception, match="file"):
        Words("en")("saved")


def test_the_language_of_the_environment() -> None:
    assert choose_language(["de_DE.UTF-8", "en_US"]) in ("de", "en")
    assert choose_language(["C", ""]) == "en"
