"""Argument parser that prints its messages in the user's language and errors in one line."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from overworld.i18n import words

EXIT_BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """An argument parser with translated messages and one-line errors."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        # argparse translates its messages with the module global `_` (gettext), and gettext reads
        # only compiled .mo files. Replacing that global is the one way to use our .ftl files.
        vars(argparse)["_"] = _translated
        super().__init__(*arguments, **options)

    def error(self, message: str) -> NoReturn:
        """Print the error in one line and exit."""
        self.exit(EXIT_BAD_INPUT, words("error", reason=message) + "\n")


def _translated(english: str) -> str:
    """Return the translation of a message of argparse, or the message if there is none."""
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
