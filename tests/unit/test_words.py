"""Messages of the command line: the keys in the code, values and the choice of a language."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from dev.message_keys import composed_keys, package_keys, package_shapes
from fluent.syntax import FluentParser, ast

import overworld
from overworld.components import load_box
from overworld.i18n import (
    FILES,
    Translator,
    choose_language,
    language,
    languages,
    t,
    using,
    wanted_languages,
)
from overworld.play.sentences import amounts, building_name, face_name

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


def test_a_block_of_code_can_use_another_language() -> None:
    german = Translator("de")
    with using(german):
        assert (t("why-game_over"), language()) == (german("why-game_over"), "de")
        with using(Translator("en")):
            assert t("why-game_over") == "The game is over."
        assert language() == "de"


def test_a_translator_without_names_falls_back_to_ids() -> None:
    files = tuple(file for file in FILES if file != "names.ftl")
    with using(Translator("en", files)):
        assert face_name(load_box(), "creeper-sand") == "creeper-sand"
        assert building_name(load_box(), "forest-wood-bridge") == "forest-wood-bridge"
        assert amounts({"wood": 2, "emerald": 1}) == "2 wood and 1 emerald"
    with using(Translator("en")):
        assert face_name(load_box(), "creeper-sand") == "Creeper"
        assert building_name(load_box(), "forest-wood-bridge") == (
            "Brook Crossing (forest, wood, bridge)"
        )


def test_messages_are_imported_when_the_first_one_is_formatted() -> None:
    code = (
        "import sys, overworld.play.sentences as sentences\n"
        "found = [{'babel', 'fluent'} & {*sys.modules}]\n"
        "sentences.amounts({'wood': 1, 'sand': 1})\n"
        "print(found, sorted({'babel', 'fluent'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[set()] ['babel', 'fluent']\n"
