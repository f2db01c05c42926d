"""Words for people: messages from `locale/*/*.ftl` in the language of their choice."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
TYPED = ("cli.ftl", "table.ftl")
"""What only the command line says."""

FILES = (*TYPED, "names.ftl", "reasons.ftl", "log.ftl", "world.ftl", "review.ftl", "replay.ftl")
"""What the command line says; the other files of a language are for the browser alone."""


class Words:
    """The messages of one language, English where one is missing.

    >>> Words("en")("seats-needed", most=4)
    'a table has 2 to 4 seats: name 2 to 4 with --seats'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, **values: str | int | float) -> str:
        """The message of a key with its values filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has attributes only"
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise errors[0]
                return str(text)
        raise KeyError(key)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks keep right-to-left names apart in browsers; terminals print them as garbage.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("overworld").joinpath("locale", language)
    for file in map(folder.joinpath, FILES):
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def languages() -> list[str]:
    """The languages that have messages."""
    folder = resources.files("overworld").joinpath("locale")
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


def choose_language(wanted: Sequence[str]) -> str:
    """The first of the wanted languages that there is, else English.

    >>> choose_language(["xx_XX.UTF-8", "en_GB.UTF-8"])
    'en'
    """
    known = languages()
    for name in wanted:
        language = name.partition(".")[0].partition("_")[0].lower()
        if language in known:
            return language
    return FALLBACK


@cache
def _chosen() -> Words:
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return Words(choose_language([os.environ.get(name, "") for name in names]))


def words(key: str, **values: str | int | float) -> str:
    """The message of a key in the language of the environment."""
    return _chosen()(key, **values)


def language() -> str:
    """The language of the environment, or English."""
    return _chosen().language


def listed(things: Iterable[str]) -> str:
    """Things as one phrase, as the language of the environment joins them."""
    return format_list([*things], locale=language())
