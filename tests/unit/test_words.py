"""Words: every key that the code uses has a message, every message is used, values fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import overworld
from overworld.arena.match import CRASH, DEATH, ILLEGAL, STALL
from overworld.game.refusal import ALL_CODES
from overworld.stats.gather import ACTIONS
from overworld.stats.plots import LABELS
from overworld.stats.report import ALL
from overworld.stats.summary import SOURCES
from overworld.words import FILES, Words, choose_language, languages

SOURCE = Path(overworld.__file__).parent
CODE = "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
PROBLEMS = {
    *re.findall(r'self\.add\(\s*(?:f?"[^"]*"|[a-z]+),\s*"([a-z0-9_]+)"', CODE),
    *re.findall(r'Problem\("file", "([a-z_]+)"', CODE),
    *re.findall(r'"(wrong_sum_of_[a-z]+)"', CODE),
}
PATTERNS = {
    "reason-": ALL_CODES,
    "problem-": PROBLEMS,
    "means-": ("draw", "trade", "pass", "end"),
    "prompt-": ("second", "bow", "pickaxe", "tnt", "end"),
    "help-": ("show", "perft", "backup", "restore"),
    "help-box-": ("show", "check"),
    "bench-": ("game", "arrays"),
    "help-bench-": ("engine", "bots", "env", "server"),
    "help-load-": ("tables", "seconds", "rate", "idle"),
    "arena-column-": (
        *("bot", "games", "share", "interval", "fair", "xp", "ms", "slowest", "rating"),
    ),
    "arena-forfeit-": (CRASH, ILLEGAL, STALL, DEATH),
    "arena-folder-": ("begun", "not-begun", "unreadable", "other-version", "other-box"),
    "arena-cluster-": ("no-ray", "no-cluster", "task", "lost"),
    "stats-row-": ("turns", "decisions", "entries", "seat", "winner", "margin"),
    "stats-phase-": (ALL, "act", "second", "bow", "pickaxe", "tnt", "end", "score"),
    "stats-source-": SOURCES,
    "stats-action-": ACTIONS,
    "stats-plot-": LABELS,
}


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of the command line."""
    found = {}
    for name in FILES:
        text = (SOURCE / "locale" / language / name).read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = entry
    return found


def used_keys() -> set[str]:
    plain = set(re.findall(r'words\(\s*"([a-z_-]+)"', CODE))
    named = set(re.findall(r'(?:key = |else )"([a-z]+-[a-z-]+)"', CODE))
    chosen = set(re.findall(r'"([a-z]+-[a-z-]+)" if ', CODE))
    composed = {prefix + end for prefix, ends in PATTERNS.items() for end in ends}
    about = set(re.findall(r'"(help-[a-z-]+)"', CODE))
    return plain | named | chosen | composed | about


@pytest.mark.parametrize("language", languages())
def test_every_key_has_a_message_and_every_message_a_use(language: str) -> None:
    assert used_keys() == set(messages(language))


def test_composed_keys_are_the_ones_in_the_code() -> None:
    found = set(re.findall(r'words\(f"([a-z-]+-)\{', CODE)) | set(
        re.findall(r'f"([a-z-]+-)\{name\}"', CODE)
    )
    assert found == set(PATTERNS)


def test_messages_with_plurals() -> None:
    words = Words("en")
    assert words("reason-actions_owed", owed=1) == "you still owe an action."
    assert words("reason-actions_owed", owed=2) == "you still owe 2 actions."
    with pytest.raises(KeyError):
        words("no-such-message")


def test_a_missing_value_is_an_error_not_a_hole() -> None:
    with pytest.raises(Exception, match="file"):
        Words("en")("saved")


def test_the_language_of_the_environment() -> None:
    assert choose_language(["de_DE.UTF-8", "en_US"]) in ("de", "en")
    assert choose_language(["C", ""]) == "en"
