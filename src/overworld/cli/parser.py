"""The parser of the command line: its own sentences in the player's language, errors in a line."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from overworld.i18n import words

EXIT_BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose sentences are words of ours."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        # argparse asks a function of its own for a translation of everything that it says.
        vars(argparse)["_"] = _translated
        super().__init__(*arguments, **options)

    def error(self, message: str) -> NoReturn:
        """Says what is wrong, and ends."""
        self.exit(EXIT_BAD_INPUT, words("error", reason=message) + "\n")


def _translated(english: str) -> str:
    """A sentence of argparse, its places for values kept; what nobody has translated stays."""
    match english:
        case "usage: ":
            return words("args-usage") + " "
        case "positional arguments":
            return words("args-positional")
        case "options":
            return words("args-options")
        case "argument %(argument_name)s: %(message)s":
            return words("args-argument", name="%(argument_name)s", reason="%(message)s")
        case "the following arguments are required: %s":
            return words("args-required", names="%s")
        case "unrecognized arguments: %s":
            return words("args-unknown", names="%s")
        case "invalid choice: %(value)r (choose from %(choices)s)":
            return words("args-choice", found="%(value)r", known="%(choices)s")
        case "expected one argument":
            return words("args-one")
        case "expected at least one argument":
            return words("args-some")
        case "not allowed with argument %s":
            return words("args-not-with", name="%s")
        case "ambiguous option: %(option)s could match %(matches)s":
            return words("args-ambiguous", found="%(option)s", known="%(matches)s")
        case "ignored explicit argument %r":
            return words("args-no-value", found="%r")
    return english
