"""Write the generated pages of the reference (`make reference`).

The pages are committed, so that readers on GitHub see them and the site needs no code to build
them. A test compares them with the sources.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields
from pathlib import Path

import overworld
from dev.api_reference import api_pages
from dev.http_reference import http_page
from dev.markdown import page, sentence, table
from dev.typescript import field_docs
from overworld.cli.arguments import Parser
from overworld.cli.common import Number
from overworld.cli.guide import GROUPS, GUIDES, help_key
from overworld.cli.main import command_parser
from overworld.i18n import Translator
from overworld.server.metrics import (
    METRICS,
    MOVE_SECONDS,
    MOVE_SECONDS_MEANING,
    PROCESS_METRICS,
)
from overworld.server.settings import Settings

PACKAGE = Path(overworld.__file__).parent
REFERENCE = PACKAGE.parent.parent / "docs" / "reference"
_DEFAULT = re.compile(r" \(default: ([^)]*)\)")
_UNBOUNDED = 2**62
_FORMS = {"+": "{0} [{0} ...]", "*": "[{0} ...]", "?": "[{0}]"}
"""How the usage shows the values of an argument, by `nargs`."""
_english = Translator("en")


def main() -> None:
    """Write every page."""
    for name, write in PAGES.items():
        (REFERENCE / name).write_text(write(), "utf-8")


# ---------------------------------------------------------------- the command line


def parsers(parser: argparse.ArgumentParser) -> Iterator[Parser]:
    """Yield the parsers of all commands and of their parts, in the order of the help."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                assert isinstance(part, Parser)
                yield part
                yield from parsers(part)


def command_line() -> str:
    """Return the page of the command line."""
    found = {parser.command: parser for parser in parsers(command_parser())}
    about = (
        "All commands of `overworld`. In a clone after `make play`, the program is "
        "`.venv/bin/overworld`. Overworld is not on PyPI, so install extras in the clone, with "
        "`.venv` activated (`source .venv/bin/activate`).\n\n"
        "Commands print results to standard output, and messages and errors to standard error. "
        "The exit code is 0 after success, 2 after bad input and 130 after Ctrl-C. `--box FILE` "
        "may come before or after the command. `--help` describes a command in your language."
    )
    parts = []
    for group, names in GROUPS.items():
        parts.append(f"## {sentence(_english(f'args-group-{group}'))[:-1]}")
        commands = [command for name in names for command in found if command.split()[0] == name]
        rows = [
            [f"[`overworld {name}`](#{_anchor(name)})", sentence(_english(help_key(name)))]
            for name in commands
        ]
        parts.append(table(["command", "purpose"], rows))
        parts += [_command(found[name]) for name in commands]
    return page("Command line", about, *parts)


def _anchor(command: str) -> str:
    return f"overworld-{command.replace(' ', '-')}"


def _command(parser: Parser) -> str:
    """Return the section of a command."""
    guide = GUIDES[parser.command]
    shown = [action for action in parser._actions if "--help" not in action.option_strings]
    parts = [
        f"### overworld {parser.command}",
        sentence(parser.description or ""),
        f"```text\n{_usage(parser.command, shown)}\n```",
    ]
    rows = [_argument(action) for action in shown if action.help is not None]
    if rows:
        parts.append(table(["argument", "meaning", "default"], rows))
    uses = [
        f"- `{use or f'overworld {parser.command}'}` needs the extra `{extra}`: "
        f'`pip install -e ".[{extra}]"`'
        for use, extra in guide.extras
    ]
    if uses:
        parts.append("\n".join(uses))
    parts.append('```sh title="examples"\n' + "\n".join(guide.examples) + "\n```")
    parts.append(f"Try next: [`overworld {guide.next}`](#{_anchor(guide.next)})")
    return "\n\n".join(parts)


def _usage(command: str, actions: list[argparse.Action]) -> str:
    """Return the usage line: required options and arguments by name, all others as OPTIONS."""
    words = ["overworld", command]
    words += [
        f"{action.option_strings[-1]} {_value(action)}"
        for action in actions
        if action.option_strings and action.required
    ]
    if any(action.option_strings and not action.required for action in actions):
        words.append("[OPTIONS]")
    words += [
        _FORMS.get(str(action.nargs), "{0}").format(_value(action))
        for action in actions
        if not action.option_strings
    ]
    return " ".join(words)


def _value(action: argparse.Action) -> str:
    """Return the name of the value of an argument, or its choices."""
    if action.metavar is None and action.choices is not None:
        return "|".join(map(str, action.choices))
    return str(action.metavar)


def _argument(action: argparse.Action) -> list[str]:
    """Return the row of an argument: its name, meaning and default."""
    name = action.option_strings[-1] if action.option_strings else ""
    if action.nargs != 0:  # not a flag
        value = _FORMS.get(str(action.nargs), "{0}") if name else "{0}"
        name = f"{name} {value.format(_value(action))}".strip()
    meaning, default = str(action.help), ""
    if found := _DEFAULT.search(meaning):
        meaning, default = meaning.replace(found[0], ""), found[1]
    elif not any(action.default is none for none in (None, False, argparse.SUPPRESS)):
        values = action.default if isinstance(action.default, tuple) else (action.default,)
        default = " ".join(map(str, values))
    if isinstance(action.type, Number):
        limits = f"{action.type.low} to {action.type.high:,}"
        meaning += f" ({limits})" * (limits not in meaning and action.type.high < _UNBOUNDED)
    if "--database" in action.option_strings:
        default = _OPTIONS["database"][1]
    # argparse calls an argument with `nargs="*"` required, although it may have no values.
    if action.required and action.nargs not in ("?", "*"):
        default = "required"
    return [f"`{name}`", sentence(meaning), default]


# ---------------------------------------------------------------- the settings of the server

_MS, _BYTES, _EACH_MINUTE = "ms", "bytes", "per minute"
UNITS = {
    "bot_workers": "processes",
    "bot_ms_per_minute": "ms per minute",
    "lease": _MS,
    "max_message": _BYTES,
    "max_record": _BYTES,
    "max_entries": "steps",
    "connections": "connections",
    "connections_per_address": "connections",
    "sockets_per_address": "WebSockets",
    "request_timeout": _MS,
    "answer_timeout": _MS,
    "people_per_address": "people",
    "requests_per_minute": _EACH_MINUTE,
    "bytes_per_minute": "bytes per minute",
    "work_per_minute": "ms per minute",
    "actions_per_second": "per second",
    "actions_at_once": "actions",
    "chats_per_minute": _EACH_MINUTE,
    "changes_per_minute": _EACH_MINUTE,
    "tables_per_address": "tables per day",
    "deals_per_address": "tries per day",
    "analyses_per_minute": _EACH_MINUTE,
    "analysis_ms": _MS,
    "analyses_at_once": "at a time",
    "reviews_per_hour": "per hour",
    "review_simulations": "simulations",
    "reviews_waiting": "reviews",
    "reviews_per_address": "reviews",
    "open_tables": "tables",
    "waiting_people": "people",
    "blocks_per_person": "people",
    "reports_per_day": "per day",
    "reports_kept": "reports",
    "data_per_hour": "pages per hour",
    "names_per_address": "names per day",
    "names_kept": "players",
    "tries_per_address": "tries per hour",
    "tries_per_name": "tries per hour",
    "tries_in_all": "tries per hour",
    "proofs_per_hour": "per hour",
    "push_browsers": "browsers",
    "push_people": "people",
    "push_per_address": "requests per day",
    "push_waiting": "notifications",
    "grace": _MS,
    "overtime": _MS,
    "archive_after": _MS,
    "delete_after": _MS,
    "forget_after": _MS,
    "live_bytes": _BYTES,
}
"""The unit of each setting that is a number."""

_OPTIONS = {
    "database": ("--database", "a SQLite file in your user data folder"),
    "public_url": ("--public-url", "the host of the request"),
    "allowed_hosts": ("--allowed-host", "none"),
    "people": ("--people", "`open`"),
    "push": ("--no-push", "on"),
    "push_hosts": ("--push-host", "none"),
    "unwanted_words": ("--unwanted-words", "none"),
    "trusted_proxies": ("--trusted-proxy", "none"),
    "bot_workers": ("--bot-workers", "1"),
}


def human(value: float, unit: str) -> str:
    """Return a default with its unit, and in larger units where they fit.

    >>> human(15_000, "ms"), human(0, "ms"), human(2_592_000_000, "ms"), human(60, "per minute")
    ('15,000 ms (15 s)', '0 ms', '2,592,000,000 ms (30 days)', '60 per minute')
    """
    text = f"{value:,.0f} {unit}"
    if unit == _MS:
        for size, name in ((86_400_000, "days"), (60_000, "min"), (1000, "s")):
            if value and value % size == 0:
                return f"{text} ({value // size:g} {name})"
    return text


def settings() -> str:
    """Return the page of the server settings."""
    texts = field_docs(Settings)
    options, limits = [], []
    for field in fields(Settings):
        text = " ".join(texts[field.name].split())
        if field.name in _OPTIONS:
            option, default = _OPTIONS[field.name]
            options.append([f"`{option}`", f"`{field.name}`", default, text])
        else:
            assert field.default is not MISSING
            if field.name not in UNITS:
                raise SystemExit(f"add a unit for {field.name} to UNITS in dev/reference.py")
            limits.append([f"`{field.name}`", human(field.default, UNITS[field.name]), text])
    about = (
        "The settings of `overworld serve`. The defaults suit a public server. "
        "[`overworld serve`](cli.md#overworld-serve) lists the other options, such as the port."
    )
    return page(
        "Server settings",
        about,
        "## Options",
        table(["option", "setting", "default", "meaning"], options),
        "## Limits",
        "Change a limit with `--limit NAME=NUMBER`, a whole number in the unit of the table. "
        "The option can be repeated.",
        '```sh title="examples"\noverworld serve --limit tables_per_address=20 --limit '
        "archive_after=604800000\n```",
        table(["limit", "default", "meaning"], limits),
    )


# ---------------------------------------------------------------- the metrics of the server


def metrics() -> str:
    """Return the page of the server metrics."""
    about = (
        "`overworld serve --metrics 127.0.0.1:9464` serves these metrics for Prometheus at "
        "`http://127.0.0.1:9464/metrics`. The public port does not have them. Each node counts "
        "from its own start. "
        "[Run a server](../how-to/run-a-server.md#watch-it) says how to watch a server."
    )
    rows = [
        [f"`{metric.full_name}`", metric.kind, metric.meaning, metric.alarm] for metric in METRICS
    ]
    slow = "p99 above 0.06 s for long: [another node](../how-to/scale-out.md)"
    rows.append([f"`{MOVE_SECONDS}`", "histogram", MOVE_SECONDS_MEANING, slow])
    process = [[f"`{name}`", meaning] for name, meaning in PROCESS_METRICS.items()]
    return page(
        "Server metrics",
        about,
        "## Metrics of a node",
        table(["metric", "type", "meaning", "alarm"], rows),
        "## Metrics of the process",
        "On Linux there are also the usual metrics of a process, among them:",
        table(["metric", "meaning"], process),
        "## Settings for Prometheus",
        "Scrape each node:",
        "```yaml\nscrape_configs:\n  - job_name: overworld\n    static_configs:\n"
        '      - targets: ["127.0.0.1:9464"]\n```',
        "Expressions for the p99 of moves, for the processor use of a node (1 is a whole core), "
        "and for two alarms:",
        f"```text\nhistogram_quantile(0.99, rate({MOVE_SECONDS}_bucket[5m]))\n"
        "rate(process_cpu_seconds_total[5m])\n"
        "overworld_tables_damaged > 0\noverworld_bots_quarantined_total > 0\n```",
    )


# ---------------------------------------------------------------- environment variables

_LANGUAGE = "`overworld` and the messages about compiling"
VARIABLES = {
    "OVERWORLD_CACHE_DIR": (
        "every program that uses the engine",
        "The folder for compiled code. Set it if your home folder is read-only, for example in a "
        "container. Other users must not be able to write to it.",
        "`overworld` in your user cache folder",
    ),
    "LANGUAGE": (
        _LANGUAGE,
        "A list of languages, such as `de:sv`. The first that exists counts."
        " It has no effect if the locale is `C`.",
        "not set",
    ),
    "LC_ALL": (
        _LANGUAGE,
        "The locale, such as `de_DE.UTF-8`. It comes before the next two.",
        "not set",
    ),
    "LC_MESSAGES": (_LANGUAGE, "The locale, if `LC_ALL` is not set.", "not set"),
    "LANG": (_LANGUAGE, "The locale, if neither of the two is set.", "English"),
    "NO_COLOR": (
        "`overworld play --terminal`",
        "Any value that is not empty switches colours off.",
        "colours in a terminal",
    ),
    "TERM": ("`overworld play --terminal`", "`dumb` switches colours off.", "set by the terminal"),
    "DISPLAY": (
        "`overworld play`",
        "Without a display, the program prints the address and opens no browser.",
        "set by the desktop",
    ),
    "WAYLAND_DISPLAY": ("`overworld play`", "As `DISPLAY`, for Wayland.", "set by the desktop"),
    "BROWSER": ("`overworld play`", "The browser to open.", "the browser of the desktop"),
    "PYTHONWARNINGS": (
        "`overworld serve`",
        "Filters for Python warnings. The server adds a filter for its worker processes.",
        "not set",
    ),
    "PYGAME_HIDE_SUPPORT_PROMPT": (
        "`overworld bench env`",
        "The command sets it to `1`, so that pygame prints no greeting.",
        "`1`",
    ),
}
"""Each variable that the package reads: the programs, the meaning and the default."""

OTHERS = {
    "NUMBA_DISABLE_JIT": (
        "Numba",
        "`1` runs the rules without compiling them: slow, for debuggers and coverage.",
    ),
    "XDG_CACHE_HOME": ("platformdirs", "The user cache folder on Linux. Default: `~/.cache`."),
    "XDG_DATA_HOME": (
        "platformdirs",
        "The user data folder on Linux, for the database and saved "
        "games. Default: `~/.local/share`.",
    ),
    "COLUMNS": ("argparse", "The width of the help, in characters."),
}
"""Variables that our dependencies read, with the name of the dependency."""


def variables_in(source: str) -> set[str]:
    """Return the environment variables that a line of source code names.

    >>> sorted(variables_in('a = os.environ.get("NO_COLOR") or "NOTHING"'))
    ['NOTHING', 'NO_COLOR']
    """
    lines = [line for line in source.splitlines() if re.search(r"environ\w*[.\[]|getenv", line)]
    return {name for line in lines for name in re.findall(r'"([A-Z][A-Z_]+)"', line)}


def environment_variables() -> str:
    """Return the page of the environment variables."""
    about = "The environment variables that Overworld reads. All of them are optional."
    rows = [[f"`{name}`", *texts] for name, texts in VARIABLES.items()]
    others = [[f"`{name}`", *texts] for name, texts in OTHERS.items()]
    return page(
        "Environment variables",
        about,
        table(["variable", "read by", "meaning", "default"], rows),
        "## Variables of dependencies",
        "Dependencies read more variables. These are useful with Overworld.",
        table(["variable", "read by", "meaning"], others),
    )


# ---------------------------------------------------------------- exceptions


@dataclass(frozen=True)
class Raised:
    """An exception class of the package."""

    name: str
    module: str
    base: str
    text: str
    """The first sentence of its docstring."""


def exceptions() -> str:
    """Return the page of the exceptions."""
    found = {one.name: one for one in _exceptions()}
    homes = _exported()
    public = {name for name in found if name in homes}
    about = (
        "The exceptions that the package defines. Those about bad input are a `ValueError`. "
        "Functions also raise `TypeError` for arguments of a wrong type."
    )
    inner = {name for name in found if name not in public}
    return page(
        "Exceptions",
        about,
        "## Public exceptions",
        _tree({name: found[name] for name in public}, homes),
        "## Internal exceptions",
        "The public modules do not export these. The server and the command line turn them into "
        "messages.",
        _tree({name: found[name] for name in inner}, homes),
    )


def _exceptions() -> list[Raised]:
    """Return the exception classes of the package, without private ones."""
    classes = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.bases:
                base = ast.unparse(node.bases[0])
                text = " ".join((ast.get_docstring(node) or "").split())
                first = re.split(r"(?<=[.]) ", text)[0]
                classes[node.name] = Raised(node.name, module, base, first)
    return [one for one in classes.values() if _raisable(one.name, classes) and one.name[0] != "_"]


def _raisable(name: str, classes: dict[str, Raised]) -> bool:
    if name in classes:
        return _raisable(classes[name].base, classes)
    kind = getattr(builtins, name, None)
    return isinstance(kind, type) and issubclass(kind, Exception)


def _exported() -> dict[str, str]:
    """Return the shortest module that exports each public name."""
    homes: dict[str, str] = {}
    for file in sorted(PACKAGE.rglob("__init__.py"), key=lambda file: (len(file.parts), file)):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                module = ".".join(file.parent.relative_to(PACKAGE.parent).parts)
                for name in ast.literal_eval(node.value):
                    homes.setdefault(name, module)
    return homes


def _tree(found: dict[str, Raised], homes: dict[str, str]) -> str:
    """Return classes as a nested list below the built-in classes they come from."""

    def below(base: str, depth: int) -> Iterator[str]:
        for one in sorted(found.values(), key=lambda one: one.name):
            if one.base == base:
                module = homes.get(one.name, one.module)
                yield f"{'    ' * depth}- `{module}.{one.name}`: {one.text}"
                yield from below(one.name, depth + 1)

    lines = []
    for base in sorted({one.base for one in found.values() if one.base not in found}):
        above = homes.get(base)
        lines += [f"- `{above}.{base}`" if above else f"- `{base}`", *below(base, 1)]
    return "\n".join(lines)


PAGES: dict[str, Callable[[], str]] = {
    "cli.md": command_line,
    "settings.md": settings,
    "metrics.md": metrics,
    "environment-variables.md": environment_variables,
    "exceptions.md": exceptions,
    "http.md": http_page,
    **api_pages(),
}
"""The file of each generated page, and the function that returns its text."""

if __name__ == "__main__":
    os.environ["LC_ALL"] = "C"  # the help is in English
    main()
