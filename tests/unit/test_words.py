"""Messages of the command line: the keys in the code, values and the choice of a language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from dev.message_keys import composed_keys, package_keys, package_shapes
from fluent.syntax import FluentParser, ast

import overworld
from overworld.i18n import FILES, Translator, choose_language, languages, wanted_languages

SOURCE = Path(overworld.__file__).parent


def messages(language: str, files: Sequence[str]) -> dict[str, ast.Message]:
    """Return the messages in some files of a language."""
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
def test_the_command_line_reads_the_files_of_all_its_messages(language: str) -> None:
    composed = [composed_keys()[shape] for shape in package_shapes() & {*composed_keys()}]
    assert package_keys().union(*composed) <= {*messages(language, FILES)}


def test_a_number_chooses_the_plural_form() -> None:
    words = Translator("en")
    assert words("why-actions_owed", owed=1) == "You still have an action to take."
    assert words("why-actions_owed", owed=2) == "You still have 2 actions to take."
    with pytest.raises(KeyError):
        words("no-such-message")


def test_a_missing_value_raises_an_error() -> None:
    with pytest.raises(Exception, match="file"):
        Translator("en")("saved")


def test_the_environment_chooses_the_language() -> None:
    assert choose_language(["de_DE.UTF-8", "en_US"]) == "de"
    assert choose_language(["de_DE@euro", "en_US"]) == "de"
    assert choose_language(["C", ""]) == "en"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANGUAGE": "de:en", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "xx:sv"}, "sv"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de", "LC_ALL": "POSIX"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "sv_SE", "LANG": "de_DE.UTF-8"}, "sv"),
        ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({}, "en"),
    ],
)
def test_variables_choose_the_language_as_in_gettext(
    variables: dict[str, str], language: str
) -> None:
    assert choose_language(wanted_languages(variables)) == language
