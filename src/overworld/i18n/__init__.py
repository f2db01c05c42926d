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
        self._catalogues = [_catalogue(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, key: str, **values: str | int | float) -> str:
        """The message of a key with its values filled in."""
        for catalogue in self._catalogues:
            text = catalogue.message(key, values)
            if text is not None:
                return text
        raise KeyError(key)


class _Catalogue:
    """The messages of one language in their files, which are read one by one until one has a key.

    To read all of them takes longer than most commands do; what a command says is in the first.
    """

    def __init__(self, language: str) -> None:
        # Isolation marks keep right-to-left names apart in browsers; terminals print garbage there.
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("overworld.i18n").joinpath("locale", language)
        self._unread = [file for file in map(folder.joinpath, FILES) if file.is_file()]

    def message(self, key: str, values: dict[str, str | int | float]) -> str | None:
        """The message of a key; None if there is none."""
        bundle = self._bundle
        while True:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has attributes only"
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
                if not self._unread:  # else what it refers to may be in another file
                    raise errors[0]
            if not self._unread:
                return None
            bundle.add_resource(FluentResource(self._unread.pop(0).read_text("utf-8")))


_catalogue = cache(_Catalogue)


def languages() -> list[str]:
    """The languages that have messages."""
    folder = resources.files("overworld.i18n").joinpath("locale")
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
