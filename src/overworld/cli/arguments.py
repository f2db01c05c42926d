"""The argument parser, options that several commands share, and commands that import late."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn, TypeAlias

from overworld.cli.common import CommandError, Number, install_command
from overworld.cli.guide import GROUPS, epilogue, help_key
from overworld.cli.interrupts import leaving_immediately
from overworld.i18n import t

EXIT_BAD_INPUT = 2

_ARGPARSE_MESSAGES: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("args-usage", {}),
    "positional arguments": ("args-positional", {}),
    "options": ("args-options", {}),
    "argument %(argument_name)s: %(message)s": (
        "args-argument",
        {"name": "%(argument_name)s", "reason": "%(message)s"},
    ),
    "the following arguments are required: %s": ("args-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("args-unknown", {"names": "%s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "args-choice",
        {"found": "%(value)r", "known": "%(choices)s"},
    ),
    "expected one argument": ("args-one", {}),
    "expected at least one argument": ("args-some", {}),
    "not allowed with argument %s": ("args-not-with", {"name": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "args-ambiguous",
        {"found": "%(option)s", "known": "%(matches)s"},
    ),
    "ignored explicit argument %r": ("args-no-value", {"found": "%r"}),
}
"""Our message, with its values, for each message of argparse."""


def _translated(english: str) -> str:
    """Return the translation of a message of argparse, or the message if there is none."""
    if english not in _ARGPARSE_MESSAGES:
        return english
    key, values = _ARGPARSE_MESSAGES[english]
    return t(key, **values) + " " * english.endswith(" ")


def translate_argparse() -> None:
    """Let argparse print messages in the language of the environment."""
    # argparse calls its global `_` (gettext), which reads only compiled .mo files, and formats its
    # errors before `ArgumentParser.error` gets them. So replacing that global is the one way.
    vars(argparse)["_"] = _translated


class Parser(argparse.ArgumentParser):
    """An argument parser with translated messages, one-line errors and examples."""

    @property
    def command(self) -> str:
        """The name of the command without `overworld`; empty for the program itself."""
        return self.prog.partition(" ")[2]

    def format_help(self) -> str:
        """Return the help: the program lists commands by purpose, a command ends with examples."""
        if self.command:
            return f"{super().format_help()}\n{epilogue(self.command)}"
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group, names in GROUPS.items():
            formatter.start_section(t(f"args-group-{group}"))
            formatter.add_arguments(
                [argparse.Action([], name, help=t(help_key(name))) for name in names]
            )
            formatter.end_section()
        formatter.start_section(t("args-options"))
        formatter.add_arguments([action for action in self._actions if action.option_strings])
        formatter.end_section()
        formatter.add_text(t("args-more"))
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """Print the error as a single line and exit."""
        self.exit(EXIT_BAD_INPUT, t("error", reason=message) + "\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def add_command(commands: Commands, name: str, help_key: str, run: Run | None = None) -> Parser:
    """Add a command with its line of help, and return its parser."""
    about = t(help_key)
    parser = commands.add_parser(name, help=about, description=about, add_help=False)
    parser.set_defaults(run=run)
    parser.add_argument("-h", "--help", action="help", help=t("help-help"))
    return parser


def add(
    parser: argparse._ActionsContainer, name: str, help_key: str, value: str = "", **more: Any
) -> None:
    """Add an argument with translated help.

    Args:
        parser: The parser of a command, or a group of its arguments.
        name: The name of the argument or, with `--`, of the option.
        help_key: The key of the line of help.
        value: The key of the name of its value; an option without one is a flag.
        more: Further arguments of `add_argument`.
    """
    if value:
        more["metavar"] = t(value)
    elif name.startswith("-") and "choices" not in more:
        more["action"] = "store_true"
    parser.add_argument(name, help=t(help_key), **more)


def add_count(
    parser: argparse._ActionsContainer,
    option: str,
    help_key: str,
    maximum: int,
    default: int | None = None,
    minimum: int = 1,
) -> None:
    """Add an option that takes an integer from `minimum` to `maximum`."""
    add(parser, option, help_key, "arg-number", type=Number(minimum, maximum), default=default)


def add_box(parser: argparse.ArgumentParser) -> None:
    """Add `--box FILE` to a command."""
    # SUPPRESS keeps the value of a `--box` before the command, as in `overworld --box FILE show`.
    add(parser, "--box", "help-box", "arg-file", default=argparse.SUPPRESS)


def add_players(command: argparse.ArgumentParser) -> None:
    """Add `--players` (default 2)."""
    add_count(command, "--players", "help-players", 4, 2, minimum=2)


def later(module: str, function: str = "", extra: str = "", needs: str = "sys") -> Run:
    """Return a command that imports its module when it runs, so that help and errors are quick.

    Args:
        module: The module in `overworld.cli`.
        function: The function in that module, if its name is another one.
        extra: The extra that installs its packages; the error for a missing package names it.
            A command without one needs the base install only.
        needs: A package to import first, if the command would import it only after it has begun.
    """

    def run(arguments: argparse.Namespace) -> int:
        try:
            with leaving_immediately():
                import_module(needs)
                carry_out = getattr(import_module(f"overworld.cli.{module}"), function or module)
            code: int = carry_out(arguments)
        except ModuleNotFoundError as error:
            name = error.name or ""
            if not extra or name.startswith("overworld"):
                raise
            command_line = install_command(extra)
            raise CommandError(t("error-extra", command=command_line, package=name)) from error
        return code

    return run
