"""`overworld locale`: checks the messages of languages, or shows them to translators."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from overworld.cli.common import CommandError
from overworld.tools.catalogue import LOCALE, Catalogue, read_catalogue
from overworld.tools.composed_keys import all_uses
from overworld.tools.locale_check import Problem, check
from overworld.tools.locale_page import page_of
from overworld.words import FALLBACK, languages, words

EXIT_WRONG = 1


def locale(arguments: argparse.Namespace) -> int:
    """Runs `locale check` or `locale show`."""
    if arguments.part == "show":
        return show_language(arguments.language, arguments.out)
    return check_languages(arguments.languages or languages())


def check_languages(names: list[str], folder: Path = LOCALE) -> int:
    """Prints what is wrong with languages; 1 if anything is, warnings apart."""
    english = read_catalogue(FALLBACK, folder)
    uses = all_uses() if folder == LOCALE else None
    wrong = 0
    for name in names:
        found = _read(name, folder)
        problems = check(found, english, uses)
        for problem in problems:
            print(_line(found, problem))
        errors = sum(not problem.warning for problem in problems)
        wrong += errors
        warnings = len(problems) - errors
        key = "locale-wrong" if errors else "locale-right"
        print(words(key, language=name, errors=errors, warnings=warnings, count=len(found.entries)))
    return EXIT_WRONG if wrong else 0


def show_language(name: str, out: str, folder: Path = LOCALE) -> int:
    """Writes the page of a language for translators."""
    english = read_catalogue(FALLBACK, folder)
    found = _read(name, folder)
    Path(out).write_text(page_of(found, english, check(found, english)), "utf-8")
    print(words("locale-shown", file=out, count=len(english.entries)))
    return 0


def _read(name: str, folder: Path) -> Catalogue:
    if not (folder / name).is_dir() or name in (".", ".."):
        known = ", ".join(sorted(one.name for one in folder.iterdir() if one.is_dir()))
        raise CommandError(words("locale-no-language", language=name, known=known))
    return read_catalogue(name, folder)


def _line(found: Catalogue, problem: Problem) -> str:
    file = os.path.relpath(found.folder / problem.file)
    key = "locale-warning" if problem.warning else "locale-problem"
    return words(key, file=file, line=problem.line, name=problem.key, text=problem.text)
