"""`overworld`: the one entry point."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from overworld.cli.common import CommandError, names, number, reason_of
from overworld.cli.parser import EXIT_BAD_INPUT, Parser
from overworld.errors import IllegalMove, NotationError
from overworld.version import __version__
from overworld.words import words

EXIT_INTERRUPTED = 130
MOST_TURNS = 1_000_000


_Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
_Run: TypeAlias = Callable[[argparse.Namespace], int]


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="overworld", description=words("about"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=words("help-help"))
    parser.add_argument(
        "--version", action="version", version=__version__, help=words("help-version")
    )
    parser.add_argument("--box", metavar=words("arg-file"), help=words("help-box"))
    commands = parser.add_subparsers(dest="command", required=True, metavar=words("arg-command"))
    _add_table_commands(commands)
    _add_text_commands(commands)
    _add_hint(commands)
    _add_review_commands(commands)
    _add_number_commands(commands)
    _add_stats(commands)
    _add_dataset(commands)
    _add_train(commands)
    _add_arena(commands)
    _add_server_commands(commands)
    _add_backup_commands(commands)
    _add_box_commands(commands)
    _add_locale_commands(commands)
    return parser


def _command(commands: _Commands, name: str, about: str, run: _Run | None = None) -> Parser:
    parser = commands.add_parser(name, help=words(about), description=words(about), add_help=False)
    parser.set_defaults(run=run)
    parser.add_argument("-h", "--help", action="help", help=words("help-help"))
    return parser


def _add_box(parser: argparse.ArgumentParser) -> None:
    # Not to be given is not to speak: `overworld --box FILE show` has said it already.
    parser.add_argument(
        "--box", metavar=words("arg-file"), default=argparse.SUPPRESS, help=words("help-box")
    )


def _add_count(
    parser: argparse._ActionsContainer, option: str, most: int, about: str, default: int | None
) -> None:
    kind, count = number(1, most), words("arg-number")
    parser.add_argument(option, type=kind, default=default, metavar=count, help=about)


def _add_bots_from_files(parser: argparse._ActionsContainer) -> None:
    about = words("help-bots-from-files")
    parser.add_argument("--bots-from-files", action="store_true", help=about)


def _add_table_commands(commands: _Commands) -> None:
    play = _command(commands, "play", "help-play", _play)
    play.add_argument("--lan", action="store_true", help=words("help-lan"))
    play.add_argument("--no-browser", action="store_true", help=words("help-no-browser"))
    count = words("arg-number")
    play.add_argument("--port", type=number(0, 65_535), metavar=count, help=words("help-play-port"))
    _add_box(play)
    _add_terminal_table(play.add_argument_group(words("help-play-terminal")))
    replay = _command(commands, "replay", "help-replay", _later("replay", "replay"))
    replay.add_argument("file", metavar=words("arg-file"), help=words("help-record-file"))
    at = number(0, MOST_TURNS)
    replay.add_argument("--at", type=at, metavar=words("arg-number"), help=words("help-at"))
    _add_box(replay)


def _add_terminal_table(play: argparse._ArgumentGroup) -> None:
    play.add_argument("--terminal", action="store_true", help=words("help-terminal"))
    seats, boards, seat = words("arg-seats"), words("arg-boards"), words("arg-seat")
    play.add_argument("--seats", type=names, metavar=seats, help=words("help-seats"))
    play.add_argument("--boards", type=names, metavar=boards, help=words("help-boards"))
    play.add_argument("--beginner", type=names, metavar=seats, help=words("help-beginner"))
    play.add_argument("--first", metavar=seat, help=words("help-first"))
    chance = play.add_mutually_exclusive_group()
    chance.add_argument("--seed", metavar=words("arg-number"), help=words("help-seed"))
    chance.add_argument("--deal", metavar=words("arg-number"), help=words("help-deal"))
    play.add_argument(
        "--resume", nargs="?", const="", metavar=words("arg-file"), help=words("help-resume")
    )
    _add_bots_from_files(play)


def _add_text_commands(commands: _Commands) -> None:
    for name in ("show", "perft"):
        command = _command(commands, name, f"help-{name}", _later("show", name))
        if name == "show":
            position, file = words("arg-position-or-file"), words("arg-file")
            command.add_argument("position", metavar=position, help=words("help-show-what"))
            command.add_argument("--svg", metavar=file, help=words("help-show-svg"))
            command.add_argument("--html", metavar=file, help=words("help-show-html"))
        else:
            position = words("arg-position")
            command.add_argument("position", metavar=position, help=words("help-position"))
            command.add_argument(
                "depth", type=number(0, 30), metavar=words("arg-number"), help=words("help-depth")
            )
            command.add_argument("--divide", action="store_true", help=words("help-divide"))
        _add_players(command)
        _add_box(command)


def _add_hint(commands: _Commands) -> None:
    count = words("arg-number")
    hint = _command(commands, "hint", "help-hint", _later("hint", "hint"))
    hint.add_argument("what", metavar=words("arg-position-or-file"), help=words("help-hint-what"))
    hint.add_argument("--ply", type=number(0, MOST_TURNS), metavar=count, help=words("help-ply"))
    _add_players(hint)
    budget = hint.add_mutually_exclusive_group()
    _add_count(budget, "--ms", 3_600_000, words("help-ms"), None)
    _add_count(budget, "--sims", 100_000_000, words("help-sims"), None)
    _add_count(hint, "--top", 94, words("help-top"), 5)
    hint.add_argument(
        "--seed", type=number(0, 2**62), default=0, metavar=count, help=words("help-seed")
    )
    _add_box(hint)


def _add_review_commands(commands: _Commands) -> None:
    review = _command(commands, "review", "help-review", _later("review", "review"))
    file = words("arg-file")
    review.add_argument("file", metavar=file, help=words("help-record-file"))
    review.add_argument("--json", action="store_true", help=words("help-json"))
    review.add_argument("--svg", metavar=file, help=words("help-review-svg"))
    puzzles = _command(commands, "puzzles", "help-puzzles", _later("puzzles", "puzzles"))
    puzzles.add_argument("files", nargs="+", metavar=file, help=words("help-record-file"))
    puzzles.add_argument("--out", metavar=file, help=words("help-puzzles-out"))
    for command in (review, puzzles):
        _add_count(command, "--sims", 1_000_000, words("help-review-sims"), None)
        _add_box(command)


def _add_players(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--players",
        type=number(2, 4),
        default=2,
        metavar=words("arg-number"),
        help=words("help-players"),
    )


def _add_number_commands(commands: _Commands) -> None:
    count = words("arg-number")
    simulate = _command(
        commands, "simulate", "help-simulate", _later("simulate", "simulate", "arena")
    )
    simulate.add_argument(
        "games", type=number(1, 100_000_000), metavar=count, help=words("help-games")
    )
    _add_players(simulate)
    simulate.add_argument("--out", metavar=words("arg-folder"), help=words("help-out"))
    simulate.add_argument(
        "--format", choices=("csv", "records"), default="csv", help=words("help-format")
    )
    simulate.add_argument("--seed", default="0", metavar=count, help=words("help-seed"))
    _add_count(simulate, "--max-turns", MOST_TURNS, words("help-max-turns"), None)
    _add_box(simulate)
    _command(commands, "warm-up", "help-warm-up", _later("preparation", "warm_up_all"))
    bench = _command(commands, "bench", "help-bench")
    parts = bench.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    for name, module, runs, extra in (
        ("engine", "bench", 7, "play"),
        ("bots", "bench_bots", 7, "play"),
        ("env", "bench_env", 7, "env"),
        ("server", "bench_server", 3, "play"),
    ):
        run = _later(module, f"bench_{name}", extra)
        part = _command(parts, name, f"help-bench-{name}", run)
        part.add_argument("--json", action="store_true", help=words("help-json"))
        _add_count(part, "--runs", 1000, words("help-runs"), runs)
        _add_box(part)
    for option, most, usual in (
        ("tables", 100_000, 200),
        ("seconds", 86_400, 5),
        ("rate", 1_000_000, 1500),
        ("idle", 100_000, 2000),
        ("nodes", 256, 1),
    ):
        _add_count(part, f"--{option}", most, words(f"help-load-{option}"), usual)
    part.add_argument("--database", metavar=words("arg-url"), help=words("help-load-database"))


def _add_arena(commands: _Commands) -> None:
    count = words("arg-number")
    arena = _command(commands, "arena", "help-arena", _later("arena", "arena", "arena"))
    arena.add_argument("bots", nargs="*", metavar=words("arg-bot"), help=words("help-arena-bots"))
    arena.add_argument("--players", type=number(2, 4), metavar=count, help=words("help-players"))
    _add_count(arena, "--games", 10_000_000, words("help-arena-games"), None)
    arena.add_argument(
        "--together", action="store_true", default=None, help=words("help-arena-together")
    )
    arena.add_argument("--seed", metavar=count, help=words("help-seed"))
    _add_count(arena, "--max-turns", MOST_TURNS, words("help-max-turns"), None)
    _add_count(arena, "--patience", 86_400, words("help-arena-patience"), None)
    arena.add_argument("--out", metavar=words("arg-folder"), help=words("help-out"))
    arena.add_argument("--resume", action="store_true", help=words("help-arena-resume"))
    _add_bots_from_files(arena)
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=number(1, 1024), metavar=count, help=words("help-arena-jobs"))
    where.add_argument("--ray", metavar=words("arg-address"), help=words("help-arena-ray"))
    arena.add_argument("--json", action="store_true", help=words("help-json"))
    _add_box(arena)


def _add_stats(commands: _Commands) -> None:
    stats = _command(commands, "stats", "help-stats", _later("stats", "stats", "plots"))
    records = words("arg-records")
    stats.add_argument("records", nargs="+", metavar=records, help=words("help-stats-records"))
    stats.add_argument("--json", action="store_true", help=words("help-json"))
    stats.add_argument("--out", metavar=words("arg-folder"), help=words("help-stats-out"))
    _add_count(stats, "--jobs", 1024, words("help-jobs"), 1)
    _add_box(stats)


def _add_dataset(commands: _Commands) -> None:
    dataset = _command(commands, "dataset", "help-dataset", _later("dataset", "dataset", "dataset"))
    records = words("arg-records")
    dataset.add_argument("records", nargs="+", metavar=records, help=words("help-stats-records"))
    dataset.add_argument(
        "--out", required=True, metavar=words("arg-file"), help=words("help-dataset-out")
    )
    _add_count(dataset, "--jobs", 1024, words("help-jobs"), 1)
    _add_box(dataset)


def _add_train(commands: _Commands) -> None:
    count = words("arg-number")
    train = _command(commands, "train", "help-train", _later("train", "train", "train", "torch"))
    train.add_argument(
        "--out", required=True, metavar=words("arg-folder"), help=words("help-train-out")
    )
    _add_count(train, "--minutes", 100_000, words("help-train-minutes"), 25)
    train.add_argument(
        "--device", choices=("cuda", "cpu"), default="cuda", help=words("help-train-device")
    )
    players = words("help-train-players")
    train.add_argument(
        "--players", type=number(2, 4), nargs="+", default=(2, 3, 4), metavar=count, help=players
    )
    begin = train.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help=words("help-train-resume"))
    file = words("arg-file")
    begin.add_argument("--start", metavar=file, help=words("help-train-start"))
    guests = words("help-train-guests")
    train.add_argument("--guests", nargs="+", default=(), metavar=file, help=guests)
    thinking = words("help-train-thinking")
    train.add_argument("--thinking", type=number(0, 100), default=0, metavar=count, help=thinking)


def _add_server_commands(commands: _Commands) -> None:
    count = words("arg-number")
    serve = _command(
        commands, "serve", "help-serve", _later("serve", "serve", "server", "litestar")
    )
    serve.add_argument(
        "--host", default="127.0.0.1", metavar=words("arg-address"), help=words("help-serve-host")
    )
    serve.add_argument(
        "--port", type=number(0, 65_535), default=8765, metavar=count, help=words("help-serve-port")
    )
    many = (("--bot-workers", "help-serve-workers"), ("--processes", "help-serve-processes"))
    for option, text in many:
        serve.add_argument(option, type=number(1, 256), default=1, metavar=count, help=words(text))
    for option, argument, text in (
        ("--database", "arg-url", "help-database"),
        ("--public-url", "arg-url", "help-serve-public"),
        ("--metrics", "arg-address", "help-serve-metrics"),
    ):
        serve.add_argument(option, metavar=words(argument), help=words(text))
    for option, argument, text in (
        ("--allowed-host", "arg-address", "help-serve-host-name"),
        ("--trusted-proxy", "arg-address", "help-serve-proxy"),
        ("--also-box", "arg-file", "help-serve-also-box"),
    ):
        serve.add_argument(option, action="append", metavar=words(argument), help=words(text))
    serve.add_argument(
        "--limit", action="append", metavar=words("arg-limit"), help=words("help-serve-limit")
    )
    serve.add_argument("--verbose", action="store_true", help=words("help-serve-verbose"))
    _add_box(serve)


def _add_backup_commands(commands: _Commands) -> None:
    for name in ("backup", "restore"):
        command = _command(commands, name, f"help-{name}", _later("backup", name, "server"))
        command.add_argument("file", metavar=words("arg-file"), help=words("help-backup-file"))
        command.add_argument("--database", metavar=words("arg-url"), help=words("help-database"))


def _add_box_commands(commands: _Commands) -> None:
    box = _command(commands, "box", "help-box-command")
    parts = box.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    for name, nargs in (("show", "?"), ("check", None)):
        part = _command(parts, name, f"help-box-{name}", _later("box", "box"))
        part.add_argument(
            "file", nargs=nargs, metavar=words("arg-file"), help=words("help-box-file")
        )


def _add_locale_commands(commands: _Commands) -> None:
    locale = _command(commands, "locale", "help-locale")
    parts = locale.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    name, about = words("arg-language"), words("help-locale-languages")
    run = _later("locale", "locale", "dev")
    check = _command(parts, "check", "help-locale-check", run)
    check.add_argument("languages", nargs="*", metavar=name, help=about)
    show = _command(parts, "show", "help-locale-show", run)
    show.add_argument("language", metavar=name, help=words("help-locale-language"))
    show.add_argument(
        "--out", required=True, metavar=words("arg-file"), help=words("help-locale-out")
    )


def _later(module: str, function: str, extra: str = "play", needs: str = "sys") -> _Run:
    """A command whose module is loaded when it runs, so that help and errors are quick.

    `needs` is a package that it will load only after it has begun to do something.
    """

    def run(arguments: argparse.Namespace) -> int:
        try:
            import_module(needs)
            command = getattr(import_module(f"overworld.cli.{module}"), function)
            code: int = command(arguments)
        except ModuleNotFoundError as error:
            name = error.name or ""
            if name == "overworld.tools" or name.startswith("overworld.tools."):
                raise CommandError(words("error-developers")) from error
            if name.startswith("overworld"):
                raise
            raise CommandError(words("error-extra", extra=extra, package=name)) from error
        return code

    return run


def _play(arguments: argparse.Namespace) -> int:
    """A table in the terminal if it is said, or something that only it has; else in the browser."""
    options = ("terminal", "seats", "boards", "beginner", "first", "seed", "deal", "resume")
    if any(getattr(arguments, option) not in (None, False) for option in options):
        return _later("play", "play")(arguments)
    return _later("browser", "play_in_browser", "play", "litestar")(arguments)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code; bad input is one line and code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark; that is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except CommandError as error:
        reason = str(error)
    except (NotationError, IllegalMove) as error:
        reason = str(error).splitlines()[0]
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return 0
    except OSError as error:
        _forget_output()
        reason = reason_of(error)
    print(words("error", reason=reason), file=sys.stderr)
    return EXIT_BAD_INPUT


def _forget_output() -> None:
    """Lets nobody complain at exit about output that cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
