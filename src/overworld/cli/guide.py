"""The groups of the commands, and the examples, extras and next command of each."""

from __future__ import annotations

from typing import NamedTuple

from overworld.i18n import t


class Guide(NamedTuple):
    """The end of a command's help."""

    examples: tuple[str, ...]
    next: str
    """The command to try next, without `overworld`."""
    extras: tuple[tuple[str, str], ...] = ()
    """Each use of the command that needs an extra: the option, or empty for the command itself."""


GROUPS = {
    "play": ("play", "replay", "show", "hint", "review", "puzzles"),
    "host": ("serve", "backup", "restore", "tables", "people"),
    "bots": ("arena", "bench", "mcp"),
    "research": ("simulate", "stats", "dataset", "train"),
    "tools": ("box", "perft", "warm-up"),
}
"""The commands by purpose; the message `args-group-NAME` is the heading of a group."""

_POSTGRES = (("--database postgresql://...", "postgres"),)

GUIDES = {
    "play": Guide(
        ("overworld play --lan", "overworld play --terminal --seats me,pebble"),
        "review",
        (("overworld play (browser)", "server"),),
    ),
    "replay": Guide(("overworld replay game.ogn", "overworld replay game.ogn --at 40"), "review"),
    "show": Guide(("overworld show start", "overworld show game.ogn --svg table.svg"), "hint"),
    "hint": Guide(("overworld hint start", "overworld hint game.ogn --at 40 --ms 5000"), "review"),
    "review": Guide(
        ("overworld review game.ogn", "overworld review game.ogn --svg chances.svg"), "puzzles"
    ),
    "puzzles": Guide(("overworld puzzles game.ogn --out puzzles.json",), "play"),
    "serve": Guide(
        (
            "overworld serve --public-url https://play.example.org --trusted-proxy 127.0.0.1",
            "overworld serve --host 0.0.0.0 --limit tables_per_address=20",
        ),
        "backup",
        (("", "server"), *_POSTGRES),
    ),
    "backup": Guide(("overworld backup tables.backup",), "restore", _POSTGRES),
    "restore": Guide(
        ("overworld restore tables.backup --database sqlite:///new.sqlite3",),
        "tables list",
        _POSTGRES,
    ),
    "tables": Guide(("overworld tables list",), "backup"),
    "tables list": Guide(("overworld tables list --limit 10",), "tables show", _POSTGRES),
    "tables show": Guide(("overworld tables show ABCDEFGH",), "tables erase", _POSTGRES),
    "tables restore": Guide(("overworld tables restore ABCDEFGH",), "tables show", _POSTGRES),
    "tables delete": Guide(("overworld tables delete ABCDEFGH",), "tables list", _POSTGRES),
    "tables erase": Guide(
        ("overworld tables erase Ada --table ABCDEFGH",), "tables list", _POSTGRES
    ),
    "people": Guide(("overworld people rebuild --check",), "backup"),
    "people reports": Guide(("overworld people reports --limit 10",), "people mute", _POSTGRES),
    "people invite": Guide(
        ("overworld people invite --public-url https://play.example.org",), "serve", _POSTGRES
    ),
    "people mute": Guide(
        (
            'overworld people mute Rudi --table ABCDEFGH --why "insults in chat"',
            "overworld people mute 0123456789abcdef0123456789abcdef --days 30",
        ),
        "people unmute",
        _POSTGRES,
    ),
    "people unmute": Guide(("overworld people unmute Rudi",), "people sanctions", _POSTGRES),
    "people exclude": Guide(
        ('overworld people exclude Rudi --days 14 --why "leaves on purpose"',),
        "people readmit",
        _POSTGRES,
    ),
    "people readmit": Guide(("overworld people readmit Rudi",), "people sanctions", _POSTGRES),
    "people rename": Guide(
        ('overworld people rename "Rude Name"', 'overworld people rename "Rude Name" "Rudi Hill"'),
        "people release",
        _POSTGRES,
    ),
    "people release": Guide(
        ('overworld people release "Player 1234"',), "people sanctions", _POSTGRES
    ),
    "people sanctions": Guide(("overworld people sanctions",), "people log", _POSTGRES),
    "people log": Guide(("overworld people log --limit 10",), "people sanctions", _POSTGRES),
    "people numbers": Guide(("overworld people numbers",), "people reports", _POSTGRES),
    "people rebuild": Guide(
        ("overworld people rebuild --check", "overworld people rebuild"), "backup", _POSTGRES
    ),
    "arena": Guide(
        (
            "overworld arena random pebble --games 20",
            "overworld arena mine.py:Mine flint@200sims --out run",
        ),
        "bench agents",
        (("--ray", "cluster"),),
    ),
    "bench": Guide(("overworld bench engine", "overworld bench agents mine.py:Mine"), "arena"),
    "bench engine": Guide(("overworld bench engine", "overworld bench engine --json"), "perft"),
    "bench bots": Guide(("overworld bench bots --runs 3",), "arena"),
    "bench env": Guide(
        ("overworld bench env --runs 3",), "train", (("PettingZoo, Gymnasium", "env"),)
    ),
    "bench agents": Guide(
        (
            "overworld bench agents pebble --players 2 --deals 10",
            "overworld bench agents mine.py:Mine --out benchmark --markdown",
        ),
        "bench verify",
        (("maskable-ppo", "benchmark"), ("openspiel-mcts", "openspiel")),
    ),
    "bench verify": Guide(
        (
            "overworld bench verify benchmark",
            "overworld bench verify leaderboard/* --markdown",
        ),
        "stats",
    ),
    "mcp": Guide(("overworld mcp --out games",), "replay", (("", "mcp"),)),
    "simulate": Guide(
        (
            "overworld simulate 1000 --players 3",
            "overworld simulate 100 --out games --format records",
        ),
        "stats",
    ),
    "stats": Guide(
        ("overworld stats games", "overworld stats games --out tables"),
        "dataset",
        (("--out (PNG, SVG)", "analysis"),),
    ),
    "dataset": Guide(
        ("overworld dataset games --out decisions.npz",),
        "train",
        (("--out FILE.parquet", "analysis"),),
    ),
    "train": Guide(
        ("overworld train --out run --minutes 60", "overworld train --out run --device cpu"),
        "arena",
        (("", "train"),),
    ),
    "box": Guide(("overworld box show",), "play"),
    "box show": Guide(("overworld box show", "overworld box show mine.toml"), "box check"),
    "box check": Guide(("overworld box check mine.toml",), "play"),
    "perft": Guide(("overworld perft start 3 --divide",), "bench engine"),
    "warm-up": Guide(("overworld warm-up",), "play"),
}
"""The guide of each command, by its name without `overworld`."""


def help_key(command: str) -> str:
    """Return the key of the line of help of a command.

    >>> help_key("tables list")
    'help-tables-list'
    """
    return "help-box-command" if command == "box" else f"help-{command.replace(' ', '-')}"


def epilogue(command: str) -> str:
    """Return the end of a command's help: its examples, its extras and the next command."""
    guide = GUIDES[command]
    sections = [_section("args-examples", guide.examples)]
    if guide.extras:
        uses = [(use or f"overworld {command}", extra) for use, extra in guide.extras]
        width = max(len(use) for use, _ in uses)
        lines = [f'{use:<{width}}  pip install "overworld[{extra}]"' for use, extra in uses]
        sections.append(_section("args-extras", lines))
    sections.append(_section("args-next", [f"overworld {guide.next}  {t(help_key(guide.next))}"]))
    return "\n".join(sections)


def _section(key: str, lines: list[str] | tuple[str, ...]) -> str:
    return "\n".join([f"{t(key)}:", *(f"  {line}" for line in lines), ""])
