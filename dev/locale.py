"""Check the messages of languages, or show them to translators."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from dev.catalogue import LOCALE, Catalogue, read_catalogue
from dev.composed_keys import all_uses
from dev.locale_check import Problem, check
from dev.locale_page import page_of
from overworld.cli.common import CommandError
from overworld.i18n import FALLBACK, languages, words

EXIT_WRONG = 1


def main(command: list[str] | None = None) -> int:
    """Run `check` or `show`; return the exit code."""
    parser = argparse.ArgumentParser("python -m dev.locale", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    check_part = parts.add_parser("check", help="list the errors in the messages of languages")
    check_part.add_argument("languages", nargs="*", help="such as de pl (default: all)")
    show = parts.add_parser("show", help="write a page with all messages, for translators")
    show.add_argument("language", help="such as de")
    show.add_argument("--out", required=True, metavar="FILE", help="the page to write")
    arguments = parser.parse_args(command)
    try:
        if arguments.part == "show":
            return show_language(arguments.language, arguments.out)
        return check_languages(arguments.languages or languages())
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2


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


if __name__ == "__main__":
    sys.exit(main())
