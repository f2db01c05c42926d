"""`overworld`: the commands, their options, and their exit codes."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from overworld.cli.arguments import (
    EXIT_BAD_INPUT,
    Commands,
    Parser,
    add_bots_from_files,
    add_box,
    add_count,
    add_players,
    command_of,
    later,
)
from overworld.cli.common import CommandError, names, number, reason_of
from overworld.errors import IllegalMove, NotationError, StartError
from overworld.i18n import words
from overworld.version import __version__

EXIT_INTERRUPTED = 130
MOST_TURNS = 1_000_000


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
    _add_tables_commands(commands)
    _add_box_commands(commands)
    return parser


def _add_table_commands(commands: Commands) -> None:
    play = command_of(commands, "play", "help-play", _play)
    play.add_argument("--lan", action="store_true", help=words("help-lan"))
    play.add_argument("--no-browser", action="store_true", help=words("help-no-browser"))
    count = words("arg-number")
    play.add_argument("--port", type=number(0, 65_535), metavar=count, help=words("help-play-port"))
    add_box(play)
    _add_terminal_table(play.add_argument_group(words("help-play-terminal")))
    replay = command_of(commands, "replay", "help-replay", later("replay", "replay"))
    replay.add_argument("file", metavar=words("arg-file"), help=words("help-record-file"))
    at = number(0, MOST_TURNS)
    replay.add_argument("--at", type=at, metavar=words("arg-number"), help=words("help-at"))
    add_box(replay)


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
    add_bots_from_files(play)


def _add_text_commands(commands: Commands) -> None:
    for name in ("show", "perft"):
        command = command_of(commands, name, f"help-{name}", later("show", name))
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
        add_players(command)
        add_box(command)


def _add_hint(commands: Commands) -> None:
    count = words("arg-number")
    hint = command_of(commands, "hint", "help-hint", later("hint", "hint"))
    hint.add_argument("what", metavar=words("arg-position-or-file"), help=words("help-hint-what"))
    hint.add_argument("--ply", type=number(0, MOST_TURNS), metavar=count, help=words("help-ply"))
    add_players(hint)
    budget = hint.add_mutually_exclusive_group()
    add_count(budget, "--ms", 3_600_000, words("help-ms"), None)
    add_count(budget, "--sims", 100_000_000, words("help-sims"), None)
    add_count(hint, "--top", 94, words("help-top"), 5)
    hint.add_argument(
        "--seed", type=number(0, 2**62), default=0, metavar=count, help=words("help-seed")
    )
    add_box(hint)


def _add_review_commands(commands: Commands) -> None:
    review = command_of(commands, "review", "help-review", later("review", "review"))
    file = words("arg-file")
    review.add_argument("file", metavar=file, help=words("help-record-file"))
    review.add_argument("--json", action="store_true", help=words("help-json"))
    review.add_argument("--svg", metavar=file, help=words("help-review-svg"))
    puzzles = command_of(commands, "puzzles", "help-puzzles", later("puzzles", "puzzles"))
    puzzles.add_argument("files", nargs="+", metavar=file, help=words("help-record-file"))
    puzzles.add_argument("--out", metavar=file, help=words("help-puzzles-out"))
    for command in (review, puzzles):
        add_count(command, "--sims", 1_000_000, words("help-review-sims"), None)
        add_box(command)


def _add_number_commands(commands: Commands) -> None:
    count = words("arg-number")
    simulate = command_of(commands, "simulate", "help-simulate", later("simulate", "simulate"))
    simulate.add_argument(
        "games", type=number(1, 100_000_000), metavar=count, help=words("help-games")
    )
    add_players(simulate)
    simulate.add_argument("--out", metavar=words("arg-folder"), help=words("help-out"))
    simulate.add_argument(
        "--format", choices=("csv", "records"), default="csv", help=words("help-format")
    )
    simulate.add_argument("--seed", default="0", metavar=count, help=words("help-seed"))
    add_count(simulate, "--max-turns", MOST_TURNS, words("help-max-turns"), None)
    add_box(simulate)
    command_of(commands, "warm-up", "help-warm-up", later("preparation", "warm_up_all"))
    bench = command_of(commands, "bench", "help-bench")
    parts = bench.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    for name, module in (("engine", "bench"), ("bots", "bench_bots"), ("env", "bench_env")):
        part = command_of(parts, name, f"help-bench-{name}", later(module, f"bench_{name}"))
        part.add_argument("--json", action="store_true", help=words("help-json"))
        add_count(part, "--runs", 1000, words("help-runs"), 7)
        add_box(part)
    _add_bench_agents(parts)


def _add_bench_agents(parts: Commands) -> None:
    run = later("bench_agents", "bench_agents")
    part = command_of(parts, "agents", "help-bench-agents", run)
    about = words("help-bench-agents-bots")
    part.add_argument("bots", nargs="*", metavar=words("arg-bot"), help=about)
    count, many = words("arg-number"), words("help-bench-agents-players")
    part.add_argument("--players", type=number(2, 4), nargs="+", metavar=count, help=many)
    add_count(part, "--deals", 1_000_000, words("help-bench-agents-deals"), None)
    part.add_argument("--out", metavar=words("arg-folder"), help=words("help-bench-agents-out"))
    add_count(part, "--jobs", 1024, words("help-arena-jobs"), None)
    form = part.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words("help-json"))
    form.add_argument("--markdown", action="store_true", help=words("help-markdown"))


def _add_arena(commands: Commands) -> None:
    count = words("arg-number")
    arena = command_of(commands, "arena", "help-arena", later("arena", "arena"))
    arena.add_argument("bots", nargs="*", metavar=words("arg-bot"), help=words("help-arena-bots"))
    arena.add_argument("--players", type=number(2, 4), metavar=count, help=words("help-players"))
    add_count(arena, "--games", 10_000_000, words("help-arena-games"), None)
    arena.add_argument(
        "--together", action="store_true", default=None, help=words("help-arena-together")
    )
    arena.add_argument("--seed", metavar=count, help=words("help-seed"))
    add_count(arena, "--max-turns", MOST_TURNS, words("help-max-turns"), None)
    add_count(arena, "--patience", 86_400, words("help-arena-patience"), None)
    arena.add_argument("--out", metavar=words("arg-folder"), help=words("help-out"))
    arena.add_argument("--resume", action="store_true", help=words("help-arena-resume"))
    add_bots_from_files(arena)
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=number(1, 1024), metavar=count, help=words("help-arena-jobs"))
    where.add_argument("--ray", metavar=words("arg-address"), help=words("help-arena-ray"))
    arena.add_argument("--json", action="store_true", help=words("help-json"))
    add_box(arena)


def _add_stats(commands: Commands) -> None:
    stats = command_of(commands, "stats", "help-stats", later("stats", "stats"))
    records = words("arg-records")
    stats.add_argument("records", nargs="+", metavar=records, help=words("help-stats-records"))
    stats.add_argument("--json", action="store_true", help=words("help-json"))
    stats.add_argument("--out", metavar=words("arg-folder"), help=words("help-stats-out"))
    add_count(stats, "--jobs", 1024, words("help-jobs"), 1)
    add_box(stats)


def _add_dataset(commands: Commands) -> None:
    dataset = command_of(commands, "dataset", "help-dataset", later("dataset", "dataset"))
    records = words("arg-records")
    dataset.add_argument("records", nargs="+", metavar=records, help=words("help-stats-records"))
    dataset.add_argument(
        "--out", required=True, metavar=words("arg-file"), help=words("help-dataset-out")
    )
    add_count(dataset, "--jobs", 1024, words("help-jobs"), 1)
    add_box(dataset)


def _add_train(commands: Commands) -> None:
    count = words("arg-number")
    train = command_of(commands, "train", "help-train", later("train", "train", "train", "torch"))
    train.add_argument(
        "--out", required=True, metavar=words("arg-folder"), help=words("help-train-out")
    )
    add_count(train, "--minutes", 100_000, words("help-train-minutes"), 25)
    train.add_argument(
        "--device", choices=("cuda", "cpu"), default="cuda", help=words("help-train-device")
    )
    players = words("help-train-players")
    train.add_argument(
        "--players", type=number(2, 4), nargs="+", default=(2, 3, 4), metavar=count, help=players
    )
    begin = train.add_mutually_exclusive_group()
    begin.add_argument("--resume", action="store_true", help=words("help-train-resume"))
    begin.add_argument("--start", metavar=words("arg-file"), help=words("help-train-start"))


def _add_server_commands(commands: Commands) -> None:
    count = words("arg-number")
    serve = command_of(
        commands, "serve", "help-serve", later("serve", "serve", "server", "litestar")
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
    add_box(serve)


def _add_backup_commands(commands: Commands) -> None:
    for name in ("backup", "restore"):
        command = command_of(commands, name, f"help-{name}", later("backup", name))
        command.add_argument("file", metavar=words("arg-file"), help=words("help-backup-file"))
        command.add_argument("--database", metavar=words("arg-url"), help=words("help-database"))


def _add_tables_commands(commands: Commands) -> None:
    tables = command_of(commands, "tables", "help-tables")
    parts = tables.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    run, code = later("tables", "tables"), words("arg-code")
    made = {
        name: command_of(parts, name, f"help-tables-{name}", run)
        for name in ("list", "show", "restore", "delete", "erase")
    }
    add_count(made["list"], "--limit", 100_000, words("help-tables-limit"), 50)
    made["show"].add_argument("code", metavar=code, help=words("help-tables-code"))
    for name in ("restore", "delete"):
        made[name].add_argument("codes", nargs="+", metavar=code, help=words("help-tables-code"))
    erase = made["erase"]
    erase.add_argument("who", metavar=words("arg-person"), help=words("help-tables-who"))
    erase.add_argument("--table", metavar=code, help=words("help-tables-table"))
    file, about = words("arg-file"), words("help-serve-also-box")
    for name in ("restore", "erase"):
        made[name].add_argument("--also-box", action="append", metavar=file, help=about)
        add_box(made[name])
    for part in made.values():
        part.add_argument("--database", metavar=words("arg-url"), help=words("help-database"))
    for name in ("delete", "erase"):
        made[name].add_argument("--yes", action="store_true", help=words("help-tables-yes"))


def _add_box_commands(commands: Commands) -> None:
    box = command_of(commands, "box", "help-box-command")
    parts = box.add_subparsers(dest="part", required=True, metavar=words("arg-part"))
    for name, nargs in (("show", "?"), ("check", None)):
        part = command_of(parts, name, f"help-box-{name}", later("box", "box"))
        part.add_argument(
            "file", nargs=nargs, metavar=words("arg-file"), help=words("help-box-file")
        )


def _play(arguments: argparse.Namespace) -> int:
    """Play in the terminal if an option asks for it, else in the browser."""
    options = ("terminal", "seats", "boards", "beginner", "first", "seed", "deal", "resume")
    if any(getattr(arguments, option) not in (None, False) for option in options):
        return later("play", "play")(arguments)
    return later("browser", "play_in_browser", "server", "litestar")(arguments)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; bad input prints one line and returns 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Print a question mark for a character that the terminal cannot show.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except (CommandError, StartError) as error:
        reason = str(error)
    except (NotationError, IllegalMove) as error:
        reason = str(error).splitlines()[0]
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        reason = reason_of(error)
    print(words("error", reason=reason), file=sys.stderr)
    return EXIT_BAD_INPUT


def _discard_output() -> None:
    """Redirect standard output to nowhere, so that the flush at exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
