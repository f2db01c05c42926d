"""What the parsers of commands are made of: options that many share, and commands run late."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from overworld.cli.common import CommandError, number
from overworld.cli.parser import Parser
from overworld.i18n import words

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def command_of(commands: Commands, name: str, about: str, run: Run | None = None) -> Parser:
    """The parser of a command, with its line of help."""
    parser = commands.add_parser(name, help=words(about), description=words(about), add_help=False)
    parser.set_defaults(run=run)
    parser.add_argument("-h", "--help", action="help", help=words("help-help"))
    return parser


def add_box(parser: argparse.ArgumentParser) -> None:
    """`--box FILE`, after the command too."""
    # Not to be given is not to speak: `overworld --box FILE show` has said it already.
    parser.add_argument(
        "--box", metavar=words("arg-file"), default=argparse.SUPPRESS, help=words("help-box")
    )


def add_count(
    parser: argparse._ActionsContainer, option: str, most: int, about: str, default: int | None
) -> None:
    """An option that takes a whole number from 1 on."""
    kind, count = number(1, most), words("arg-number")
    parser.add_argument(option, type=kind, default=default, metavar=count, help=about)


def add_players(command: argparse.ArgumentParser) -> None:
    """`--players`, 2 unless it is said."""
    command.add_argument(
        "--players",
        type=number(2, 4),
        default=2,
        metavar=words("arg-number"),
        help=words("help-players"),
    )


def add_bots_from_files(parser: argparse._ActionsContainer) -> None:
    """The user's word that code named in a file may run."""
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
