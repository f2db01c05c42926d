"""The argument parser, options that several commands share, and commands that import late."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

from overworld.cli.common import CommandError, number
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
        """Print the error as a single line and exit."""
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


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def command_of(commands: Commands, name: str, about: str, run: Run | None = None) -> Parser:
    """Add a command with its line of help, and return its parser."""
    parser = commands.add_parser(name, help=words(about), description=words(about), add_help=False)
    parser.set_defaults(run=run)
    parser.add_argument("-h", "--help", action="help", help=words("help-help"))
    return parser


def add_box(parser: argparse.ArgumentParser) -> None:
    """Add `--box FILE` to a command."""
    # SUPPRESS keeps the value of a `--box` before the command, as in `overworld --box FILE show`.
    parser.add_argument(
        "--box", metavar=words("arg-file"), default=argparse.SUPPRESS, help=words("help-box")
    )


def add_count(
    parser: argparse._ActionsContainer, option: str, most: int, about: str, default: int | None
) -> None:
    """Add an option that takes an integer from 1 to `most`."""
    kind, count = number(1, most), words("arg-number")
    parser.add_argument(option, type=kind, default=default, metavar=count, help=about)


def add_players(command: argparse.ArgumentParser) -> None:
    """Add `--players` (default 2)."""
    command.add_argument(
        "--players",
        type=number(2, 4),
        default=2,
        metavar=words("arg-number"),
        help=words("help-players"),
    )


def add_bots_from_files(parser: argparse._ActionsContainer) -> None:
    """Add `--bots-from-files`, which allows bots named in a file to run code."""
    about = words("help-bots-from-files")
    parser.add_argument("--bots-from-files", action="store_true", help=about)


def later(module: str, function: str, extra: str = "", needs: str = "sys") -> Run:
    """Return a command that imports its module when it runs, so that help and errors are quick.

    Args:
        module: The module in `overworld.cli`.
        function: The function in that module.
        extra: The extra that installs its packages; the error for a missing package names it.
            A command without one needs the base install only.
        needs: A package to import first, if the command would import it only after it has begun.
    """

    def run(arguments: argparse.Namespace) -> int:
        try:
            import_module(needs)
            command = getattr(import_module(f"overworld.cli.{module}"), function)
            code: int = command(arguments)
        except ModuleNotFoundError as error:
            name = error.name or ""
            if not extra or name.startswith("overworld"):
                raise
            raise CommandError(words("error-extra", extra=extra, package=name)) from error
        return code

    return run
