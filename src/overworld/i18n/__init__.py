"""Translated messages from `locale/*/*.ftl`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources

# Babel and fluent.runtime are imported late: most programs that use the engine show no message.

FALLBACK = "en"
CLI_FILES = ("cli.ftl", "table.ftl")
"""Files with messages of the command line only."""

FILES = (*CLI_FILES, "names.ftl", "reasons.ftl", "log.ftl", "world.ftl", "review.ftl", "replay.ftl")
"""Files that the command line reads; the page reads the others too."""


class Translator:
    """The messages of one language, with English as the fallback.

    Args:
        language: The language, a folder of `locale`.
        files: The files with the messages.

    >>> Translator("en")("seats-needed", most=4)
    'a table has 2 to 4 seats: name 2 to 4 with --seats'
    """

    def __init__(self, language: str, files: tuple[str, ...] = FILES) -> None:
        self.language = language
        names = dict.fromkeys((language, FALLBACK))
        self._catalogues = [_catalogue(name, files) for name in names]

    def __call__(self, key: str, **values: str | int | float) -> str:
        """Return the message of a key with its values; raise `KeyError` for an unknown key."""
        for catalogue in self._catalogues:
            text = catalogue.message(key, values)
            if text is not None:
                return text
        raise KeyError(key)


class _Catalogue:
    """The message files of one language, read one by one until a file has the key.

    Reading all files takes longer than most commands; most messages are in the first file.
    """

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        # Terminals print the Unicode isolation marks as garbage.
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files("overworld.i18n").joinpath("locale", language)
        self._unread = [file for file in map(folder.joinpath, files) if file.is_file()]

    def message(self, key: str, values: dict[str, str | int | float]) -> str | None:
        """Return the message of a key, or None."""
        from fluent.runtime import FluentResource

        bundle = self._bundle
        while True:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has attributes only"
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
                if not self._unread:  # else the message may refer to a term in the next file
                    raise errors[0]
            if not self._unread:
                return None
            bundle.add_resource(FluentResource(self._unread.pop(0).read_text("utf-8")))


_catalogue = cache(_Catalogue)


def languages() -> list[str]:
    """Return the languages that have messages."""
    folder = resources.files("overworld.i18n").joinpath("locale")
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


def choose_language(wanted: Sequence[str]) -> str:
    """Return the first wanted language that exists, else English; `wanted` are names of locales.

    >>> choose_language(["xx_XX.UTF-8", "en_GB.UTF-8"])
    'en'
    """
    from babel import negotiate_locale

    names = [name.partition(".")[0].partition("@")[0] for name in wanted]
    return negotiate_locale(names, languages()) or FALLBACK


def wanted_languages(environment: Mapping[str, str]) -> list[str]:
    """Return the locales that environment variables name, the most wanted first, as GNU gettext.

    The first variable that is set of `LC_ALL`, `LC_MESSAGES` and `LANG` is the locale. `LANGUAGE`
    lists more wanted ones, but does not count if the locale is C.

    >>> wanted_languages({"LANGUAGE": "de:sv", "LANG": "en_US.UTF-8"})
    ['de', 'sv', 'en_US.UTF-8']
    >>> wanted_languages({"LANGUAGE": "de", "LC_ALL": "C", "LANG": "de_DE.UTF-8"})
    ['C']
    """
    variables = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, variables), "")
    if locale in ("C", "POSIX"):
        return [locale]
    return [*environment.get("LANGUAGE", "").split(":"), locale]


_chosen: ContextVar[Translator | None] = ContextVar("translator", default=None)


@contextmanager
def using(translator: Translator) -> Iterator[None]:
    """Use a translator in the block, instead of that for the environment.

    >>> with using(Translator("de")):
    ...     format_list(["wood", "sand"])
    'wood und sand'
    """
    token = _chosen.set(translator)
    try:
        yield
    finally:
        _chosen.reset(token)


@cache
def _of_environment() -> Translator:
    return Translator(choose_language(wanted_languages(os.environ)))


def _translator() -> Translator:
    return _chosen.get() or _of_environment()


def t(key: str, **values: str | int | float) -> str:
    """Return the message of a key in the language of the environment."""
    return _translator()(key, **values)


def language() -> str:
    """Return the language of the environment, or English."""
    return _translator().language


def format_list(things: Iterable[str]) -> str:
    """Join strings to one phrase, as the language of the environment does."""
    from babel import lists

    return lists.format_list([*things], locale=language())


def percent(chance: float, sign: str = "") -> str:
    """Format a probability as a percentage; with `sign="+"`, a change of one.

    >>> percent(0.375), percent(0.375, sign="+")
    ('37.5%', '+37.5%')
    """
    return t("percent", number=f"{100 * chance:{sign}.1f}")
