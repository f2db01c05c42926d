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
    add,
    add_box,
    add_command,
    add_count,
    add_players,
    later,
    translate_argparse,
)
from overworld.cli.common import CommandError, Number, comma_separated, system_reason
from overworld.cli.interrupts import EXIT_INTERRUPTED, leaving_immediately, was_interrupted
from overworld.errors import IllegalMove, NotationError
from overworld.i18n import t
from overworld.server import StartError
from overworld.version import __version__

MAX_TURNS = 1_000_000
_LAST_PORT = 65_535


def command_parser() -> Parser:
    """Return the parser of the whole command line."""
    translate_argparse()
    parser = Parser(prog="overworld", description=t("about"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=t("help-help"))
    parser.add_argument("--version", action="version", version=__version__, help=t("help-version"))
    add(parser, "--box", "help-box", "arg-file")
    commands = parser.add_subparsers(dest="command", required=True, metavar=t("arg-command"))
    for add_commands in (
        _add_play,
        _add_replay,
        _add_show,
        _add_hint,
        _add_review,
        _add_simulate,
        _add_bench,
        _add_records,
        _add_train,
        _add_arena,
        _add_mcp,
        _add_serve,
        _add_backup,
        _add_tables,
        _add_people,
        _add_box,
    ):
        add_commands(commands)
    return parser


def _add_play(commands: Commands) -> None:
    play = add_command(commands, "play", "help-play", _play)
    add(play, "--lan", "help-lan")
    add(play, "--no-browser", "help-no-browser")
    add_count(play, "--port", "help-play-port", _LAST_PORT, minimum=0)
    add_box(play)
    terminal = play.add_argument_group(t("help-play-terminal"))
    add(terminal, "--terminal", "help-terminal")
    add(terminal, "--seats", "help-seats", "arg-seats", type=comma_separated)
    add(terminal, "--boards", "help-boards", "arg-boards", type=comma_separated)
    add(terminal, "--beginner", "help-beginner", "arg-seats", type=comma_separated)
    add(terminal, "--first", "help-first", "arg-seat")
    chance = terminal.add_mutually_exclusive_group()
    add(chance, "--seed", "help-seed", "arg-number")
    add(chance, "--deal", "help-deal", "arg-number")
    add(terminal, "--resume", "help-resume", "arg-file", nargs="?", const="")
    add(terminal, "--bots-from-files", "help-bots-from-files")


def _add_replay(commands: Commands) -> None:
    replay = add_command(commands, "replay", "help-replay", later("replay"))
    add(replay, "file", "help-record-file", "arg-file")
    add_count(replay, "--at", "help-at", MAX_TURNS, minimum=0)
    add_box(replay)


def _add_show(commands: Commands) -> None:
    show = add_command(commands, "show", "help-show", later("show"))
    add(show, "position", "help-show-what", "arg-position-or-file")
    add(show, "--svg", "help-show-svg", "arg-file")
    add(show, "--html", "help-show-html", "arg-file")
    perft = add_command(commands, "perft", "help-perft", later("show", "perft"))
    add(perft, "position", "help-position", "arg-position")
    add(perft, "depth", "help-depth", "arg-number", type=Number(0, 30))
    add(perft, "--divide", "help-divide")
    for command in (show, perft):
        add_players(command)
        add_box(command)


def _add_hint(commands: Commands) -> None:
    hint = add_command(commands, "hint", "help-hint", later("hint"))
    add(hint, "what", "help-hint-what", "arg-position-or-file")
    add_count(hint, "--at", "help-hint-at", MAX_TURNS, minimum=0)
    add_players(hint)
    budget = hint.add_mutually_exclusive_group()
    add_count(budget, "--ms", "help-ms", 3_600_000)
    add_count(budget, "--sims", "help-sims", 100_000_000)
    add_count(hint, "--top", "help-top", 94, 5)
    add_count(hint, "--seed", "help-seed", 2**62, 0, minimum=0)
    add_box(hint)


def _add_review(commands: Commands) -> None:
    review = add_command(commands, "review", "help-review", later("review"))
    add(review, "file", "help-record-file", "arg-file")
    add(review, "--json", "help-json")
    add(review, "--svg", "help-review-svg", "arg-file")
    puzzles = add_command(commands, "puzzles", "help-puzzles", later("review", "puzzles"))
    add(puzzles, "files", "help-record-file", "arg-file", nargs="+")
    add(puzzles, "--out", "help-puzzles-out", "arg-file")
    for command in (review, puzzles):
        add_count(command, "--sims", "help-review-sims", 1_000_000)
        add_box(command)


def _add_simulate(commands: Commands) -> None:
    simulate = add_command(commands, "simulate", "help-simulate", later("simulate"))
    add(simulate, "games", "help-games", "arg-number", type=Number(1, 100_000_000))
    add_players(simulate)
    add(simulate, "--out", "help-out", "arg-folder")
    add(simulate, "--format", "help-format", choices=("csv", "records"), default="csv")
    add(simulate, "--seed", "help-seed", "arg-number", default="0")
    add_count(simulate, "--max-turns", "help-max-turns", MAX_TURNS)
    add_box(simulate)


def _add_bench(commands: Commands) -> None:
    add_command(commands, "warm-up", "help-warm-up", later("preparation", "warm_up_all"))
    bench = add_command(commands, "bench", "help-bench")
    parts = bench.add_subparsers(dest="part", required=True, metavar=t("arg-part"))
    for name, module in (("engine", "bench"), ("bots", "bench"), ("env", "bench_env")):
        part = add_command(parts, name, f"help-bench-{name}", later(module, f"bench_{name}"))
        add(part, "--json", "help-json")
        add_count(part, "--runs", "help-runs", 1000, 7)
        add_box(part)
    agents = add_command(parts, "agents", "help-bench-agents", later("bench_agents"))
    add(agents, "bots", "help-bench-agents-bots", "arg-bot", nargs="*")
    players, many = Number(2, 4), "help-bench-agents-players"
    add(agents, "--players", many, "arg-number", type=players, nargs="+")
    add_count(agents, "--deals", "help-bench-agents-deals", 1_000_000)
    add(agents, "--deal-seed", "help-bench-agents-deal-seed", "arg-text")
    add(agents, "--out", "help-bench-agents-out", "arg-folder")
    add_count(agents, "--jobs", "help-arena-jobs", 1024)
    form = agents.add_mutually_exclusive_group()
    add(form, "--json", "help-json")
    add(form, "--markdown", "help-markdown")
    verify = add_command(parts, "verify", "help-bench-verify", later("bench_verify"))
    add(verify, "folders", "help-bench-verify-folders", "arg-folder", nargs="+")
    add(verify, "--anchors", "help-bench-verify-anchors", action="store_true")
    form = verify.add_mutually_exclusive_group()
    add(form, "--json", "help-json")
    add(form, "--markdown", "help-markdown")


def _add_arena(commands: Commands) -> None:
    arena = add_command(commands, "arena", "help-arena", later("arena"))
    add(arena, "bots", "help-arena-bots", "arg-bot", nargs="*")
    add_count(arena, "--players", "help-players", 4, minimum=2)
    add_count(arena, "--games", "help-arena-games", 10_000_000)
    add(arena, "--together", "help-arena-together", default=None)
    add(arena, "--seed", "help-seed", "arg-number")
    add_count(arena, "--max-turns", "help-max-turns", MAX_TURNS)
    add_count(arena, "--patience", "help-arena-patience", 86_400)
    add(arena, "--out", "help-out", "arg-folder")
    add(arena, "--resume", "help-arena-resume")
    add(arena, "--bots-from-files", "help-bots-from-files")
    where = arena.add_mutually_exclusive_group()
    add_count(where, "--jobs", "help-arena-jobs", 1024)
    add(where, "--ray", "help-arena-ray", "arg-address")
    add(arena, "--json", "help-json")
    add_box(arena)


def _add_mcp(commands: Commands) -> None:
    run = later("mcp_server", "mcp", extra="mcp", needs="mcp")
    mcp = add_command(commands, "mcp", "help-mcp", run)
    add(mcp, "--out", "help-mcp-out", "arg-folder", default=".")
    add_box(mcp)


def _add_records(commands: Commands) -> None:
    stats = add_command(commands, "stats", "help-stats", later("stats"))
    dataset = add_command(commands, "dataset", "help-dataset", later("records", "dataset"))
    for command in (stats, dataset):
        add(command, "records", "help-stats-records", "arg-records", nargs="+")
    add(stats, "--json", "help-json")
    add(stats, "--out", "help-stats-out", "arg-folder")
    add(dataset, "--out", "help-dataset-out", "arg-file", required=True)
    for command in (stats, dataset):
        add_count(command, "--jobs", "help-jobs", 1024, 1)
        add_box(command)


def _add_train(commands: Commands) -> None:
    train = add_command(
        commands, "train", "help-train", later("train", extra="train", needs="torch")
    )
    add(train, "--out", "help-train-out", "arg-folder", required=True)
    add_count(train, "--minutes", "help-train-minutes", 100_000, 25)
    add(train, "--device", "help-train-device", choices=("cuda", "cpu"), default="cuda")
    players, default = Number(2, 4), (2, 3, 4)
    about = "help-train-players"
    add(train, "--players", about, "arg-number", type=players, nargs="+", default=default)
    add_count(train, "--expert-percent", "help-train-expert", 100, 0, minimum=0)
    begin = train.add_mutually_exclusive_group()
    add(begin, "--resume", "help-train-resume")
    add(begin, "--start", "help-train-start", "arg-file")


def _add_serve(commands: Commands) -> None:
    run = later("serve", extra="server", needs="litestar")
    serve = add_command(commands, "serve", "help-serve", run)
    add(serve, "--host", "help-serve-host", "arg-address", default="127.0.0.1")
    add_count(serve, "--port", "help-serve-port", _LAST_PORT, 8765, minimum=0)
    add_count(serve, "--bot-workers", "help-serve-workers", 256, 1)
    add_count(serve, "--processes", "help-serve-processes", 256, 1)
    add(serve, "--database", "help-database", "arg-url")
    add(serve, "--public-url", "help-serve-public", "arg-url")
    add(serve, "--people", "help-serve-people", choices=("open", "invite", "off"), default="open")
    add(serve, "--no-push", "help-serve-no-push")
    add(serve, "--push-host", "help-serve-push-host", "arg-address", action="append")
    add(serve, "--unwanted-words", "help-serve-words", "arg-file")
    add(serve, "--metrics", "help-serve-metrics", "arg-address")
    add(serve, "--allowed-host", "help-serve-host-name", "arg-address", action="append")
    add(serve, "--trusted-proxy", "help-serve-proxy", "arg-address", action="append")
    add(serve, "--also-box", "help-serve-also-box", "arg-file", action="append")
    add(serve, "--limit", "help-serve-limit", "arg-limit", action="append")
    add(serve, "--verbose", "help-serve-verbose")
    add_box(serve)


def _add_backup(commands: Commands) -> None:
    for name in ("backup", "restore"):
        command = add_command(commands, name, f"help-{name}", later("backup", name))
        add(command, "file", "help-backup-file", "arg-file")
        add(command, "--database", "help-database", "arg-url")


def _add_tables(commands: Commands) -> None:
    tables = add_command(commands, "tables", "help-tables")
    parts = tables.add_subparsers(dest="part", required=True, metavar=t("arg-part"))
    made = {
        name: add_command(parts, name, f"help-tables-{name}", later("tables"))
        for name in ("list", "show", "restore", "delete", "erase")
    }
    add_count(made["list"], "--limit", "help-tables-limit", 100_000, 50)
    add(made["show"], "code", "help-tables-code", "arg-code")
    for name in ("restore", "delete"):
        add(made[name], "codes", "help-tables-code", "arg-code", nargs="+")
    add(made["erase"], "who", "help-tables-who", "arg-person")
    add(made["erase"], "--table", "help-tables-table", "arg-code")
    for name in ("restore", "erase"):
        add(made[name], "--also-box", "help-serve-also-box", "arg-file", action="append")
        add_box(made[name])
    for part in made.values():
        add(part, "--database", "help-database", "arg-url")
    for name in ("delete", "erase"):
        add(made[name], "--yes", "help-tables-yes")


def _add_people(commands: Commands) -> None:
    people = add_command(commands, "people", "help-people")
    parts = people.add_subparsers(dest="part", required=True, metavar=t("arg-part"))
    rebuild = add_command(parts, "rebuild", "help-people-rebuild", later("people", "rebuild"))
    add(rebuild, "--check", "help-people-check")
    add(rebuild, "--database", "help-database", "arg-url")
    add(rebuild, "--also-box", "help-serve-also-box", "arg-file", action="append")
    add_box(rebuild)
    made = {
        name: add_command(parts, name, f"help-people-{name}", later("moderation", name))
        for name in ("reports", "invite")
    }
    add_count(made["reports"], "--limit", "help-people-limit", 100_000, 50)
    add_count(made["invite"], "--uses", "help-people-uses", 65_535, 20)
    add_count(made["invite"], "--days", "help-people-days", 365, 7)
    add(made["invite"], "--public-url", "help-serve-public", "arg-url")
    for part in (*made.values(), *_add_sanctions(parts)):
        add(part, "--database", "help-database", "arg-url")


def _add_sanctions(parts: Commands) -> list[argparse.ArgumentParser]:
    """Add the commands of an operator about a person, and return them."""
    begin, end = ("mute", "exclude", "rename"), ("unmute", "readmit", "release")
    made = {
        name: add_command(parts, name, f"help-people-{name}", later("sanctions", name))
        for name in (*begin, *end, "sanctions", "log", "numbers")
    }
    for name in (*begin, *end):
        add(made[name], "who", "help-tables-who", "arg-person")
    add(made["rename"], "name", "help-people-name", "arg-name", nargs="?")
    for name in (*begin, *end):
        add(made[name], "--table", "help-tables-table", "arg-code")
        add(made[name], "--why", "help-people-why", "arg-text")
        add(made[name], "--by", "help-people-by", "arg-name")
    for name in begin:
        add_count(made[name], "--days", "help-people-length", 90, 7)
    add_count(made["log"], "--limit", "help-people-entries", 100_000, 50)
    return list(made.values())


def _add_box(commands: Commands) -> None:
    box = add_command(commands, "box", "help-box-command")
    parts = box.add_subparsers(dest="part", required=True, metavar=t("arg-part"))
    for name, nargs in (("show", "?"), ("check", None)):
        part = add_command(parts, name, f"help-box-{name}", later("box"))
        add(part, "file", "help-box-file", "arg-file", nargs=nargs)


def _play(arguments: argparse.Namespace) -> int:
    """Play in the terminal if an option asks for it, else in the browser."""
    terminal = _given(
        arguments,
        *("terminal", "seats", "boards", "beginner", "first", "seed", "deal", "resume"),
        "bots_from_files",
    )
    if terminal is None:
        return later("browser", "play_in_browser", "server", "litestar")(arguments)
    browser = _given(arguments, "lan", "no_browser", "port")
    if browser is not None:
        raise CommandError(t("play-contradiction", browser=browser, terminal=terminal))
    return later("play")(arguments)


def _given(arguments: argparse.Namespace, *names: str) -> str | None:
    """Return the first of some options that the user has given, as it is typed, or None."""
    for name in names:
        value = getattr(arguments, name)
        if value is not None and value is not False:  # a port may be 0
            return f"--{name.replace('_', '-')}"
    return None


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; bad input prints one line and returns 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Print a question mark for a character that the terminal cannot show.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with leaving_immediately():  # the parser reads the messages of a language
        arguments = command_parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except (CommandError, StartError) as error:
        reason = str(error)
    except (NotationError, IllegalMove) as error:
        reason = str(error).splitlines()[0]
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        reason = system_reason(error)
    except BaseException as error:  # Numba may raise another exception after a KeyboardInterrupt
        if was_interrupted(error):
            return EXIT_INTERRUPTED
        raise
    print(t("error", reason=reason), file=sys.stderr)
    return EXIT_BAD_INPUT


def _discard_output() -> None:
    """Redirect standard output to nowhere, so that the flush at exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
